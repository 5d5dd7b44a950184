"""Counting of the points at the end of a smazzata. Begin with score() in sheet.py.

LAWS in categories.py has an entry for each category, and PRIMIERA in primiera.py one for each way to compare primieras.
Code with a faster count for some rules lists them by name and calls this package for all others.
"""
