"""Card table. Start with geometry/table_layout.py (places on the table), then table_screen.py (screen and sessions)."""
