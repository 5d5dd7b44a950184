"""Estimates for what is not played out: points from piles, the worth of a deal, the chance of winning the match."""
