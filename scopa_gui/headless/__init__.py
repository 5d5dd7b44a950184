"""The engine and the players as a program: one JSON request a line. Start with program.py; kinds.py lists the kinds."""
