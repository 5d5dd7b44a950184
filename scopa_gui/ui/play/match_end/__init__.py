"""End of a match: the winner, the score, the celebration and the course of the match."""
