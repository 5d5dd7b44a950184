"""Practice: lessons, puzzles, the memory drill, a position of one's own, and the player's progress."""
