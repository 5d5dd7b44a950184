"""Seconds that the searching levels think about a move; levels.py and styles.py both need them."""

PROFESSORESSA = 0.1
MAESTRO = 1.0
