"""The teacher: what a move costs and why. Start at judge.py."""
