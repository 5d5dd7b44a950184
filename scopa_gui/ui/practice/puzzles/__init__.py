"""Puzzles at the table: the screens, what stands on the paper beside the table, the marks of difficulty."""
