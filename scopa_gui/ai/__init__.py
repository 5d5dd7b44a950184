"""Players, which choose a move from what one seat can see. Start with player.py, then tactics/ and search/."""
