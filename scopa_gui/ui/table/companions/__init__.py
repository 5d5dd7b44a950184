"""Companions at a table, such as coach, hint, memory questions and paper. companion.py has their base class."""
