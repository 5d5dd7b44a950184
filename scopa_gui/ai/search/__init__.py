"""Search: the player that looks ahead. Start with search.py."""
