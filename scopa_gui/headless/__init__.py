"""The engine and the players as a program: one JSON request a line. Start reading at program.py; kinds.py lists what
may be asked.
"""
