"""Card table. Start with geometry/table_layout.py (places on the table), then board.py: what its screens share."""
