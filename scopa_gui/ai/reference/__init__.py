"""Players to measure against: any legal move, Greedy, the rules of the classic books. Nobody meets them at a table."""
