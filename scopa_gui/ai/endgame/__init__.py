"""Exact solution of the last cards: in one world (solver.py), and averaged over all possible worlds."""
