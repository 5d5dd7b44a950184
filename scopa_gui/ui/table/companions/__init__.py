"""What takes part at a table beside the cards: coach, hint, questions of memory, paper. companion.py is their base."""
