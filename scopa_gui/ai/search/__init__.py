"""Search: the player that looks ahead. Start with search_player.py; flat_monte_carlo.py and ismcts.py search."""
