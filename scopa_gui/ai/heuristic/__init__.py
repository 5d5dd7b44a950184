"""The player of weighted tactics. Start with heuristic_player.py; tactics.py and pairing.py name the tactics."""
