"""The drill of memory: drill_screen.py is the screen, drill_layout.py where things lie on its table."""
