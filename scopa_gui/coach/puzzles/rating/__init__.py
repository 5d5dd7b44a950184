"""Ratings of the player's strength at puzzles and of each puzzle's difficulty, and the choice of the next puzzle."""
