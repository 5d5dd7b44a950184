"""Puzzles at the table: the screens, what is on the paper next to the table, the marks of difficulty."""
