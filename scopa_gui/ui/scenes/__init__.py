"""One file a screen; title.py is the first, start.py is the door to the table."""
