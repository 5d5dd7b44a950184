"""Ratings, with an interval, of the strength of a player of puzzles and of the difficulty of a puzzle for a person."""
