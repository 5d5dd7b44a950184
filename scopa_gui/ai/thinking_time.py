"""Seconds that the searching levels think about a move."""

PROFESSORESSA = 0.1
MAESTRO = 1.0
