"""Lessons, puzzles, the drill of memory, and how practice goes."""
