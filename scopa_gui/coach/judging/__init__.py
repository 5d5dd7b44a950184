"""Cost of a move, split into its parts, and the cause. Start at judge.py; verdict.py is the result."""
