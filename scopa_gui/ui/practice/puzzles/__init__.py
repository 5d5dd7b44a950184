"""Puzzles at the table: the screens, the slip beside the table, the marks of difficulty."""
