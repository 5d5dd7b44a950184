"""Aids at the table, each on or off: the count, what others can hold, the race for the primiera. Start at aids.py."""
