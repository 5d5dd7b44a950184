"""Judge of moves: how many points a move loses, and why. Start with judge.py; its result is in verdict.py."""
