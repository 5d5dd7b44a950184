"""The game itself: pure values and functions, standard library only. Start at position.py; captures.py is the law."""
