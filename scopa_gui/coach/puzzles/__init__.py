"""Positions with one best move, to be found: puzzle.py is one, position_question.py any that can be asked."""
