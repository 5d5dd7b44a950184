"""Counting of the points by the rules. Start at categories.py (what is paid for) and primiera.py (its modes).

sheet.py counts. A new category is one entry of LAWS in categories.py, a new mode of the primiera one of PRIMIERA in
primiera.py; code that has a faster way for some of them names those and calls this package for all others.
"""
