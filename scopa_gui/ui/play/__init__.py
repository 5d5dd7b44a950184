"""Screens for a match: before it, at the table, the count, its end, and explanations of moves."""
