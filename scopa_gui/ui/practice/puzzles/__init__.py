"""Puzzles at the table: their screens, the paper next to the table, their difficulty and the player's rating."""
