"""Puzzles: positions whose best move is to be found. Start with puzzle.py, then position_question.py."""
