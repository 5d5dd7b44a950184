"""The players that look ahead. Start with search_player.py; flat_monte_carlo.py and ismcts.py are the two searches."""
