"""Aids at the table, each on or off: the count of the cards, what the others can hold, the race for the primiera. Start
at aids_companion.py.
"""
