"""The last cards solved exactly: in one world (solver.py), and on average over the worlds left."""
