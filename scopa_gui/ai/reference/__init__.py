"""Players for measuring strength only: random moves, Greedy, and the rules of the classic books."""
