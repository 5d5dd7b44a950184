"""What is not played out is estimated: points from piles, the worth of a deal, the chance of winning the match."""
