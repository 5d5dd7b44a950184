"""What a move costs, split by what it costs, and why. Start at judge.py; verdict.py is what it says."""
