"""Card table. Start with geometry/layout.py (places on the table), then board.py: what its screens share."""
