"""Players: they choose a move from what one seat may know. Start with player.py, then heuristic/ and search/."""
