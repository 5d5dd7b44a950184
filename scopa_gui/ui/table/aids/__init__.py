"""Aids at the table, each on or off: the count, what others can hold, the primiera race. Start at aid_registry.py."""
