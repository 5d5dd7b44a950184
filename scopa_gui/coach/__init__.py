"""The teacher: what a move costs and why. Start at judging/judge.py."""
