"""How strong a player of puzzles is and how hard a puzzle is for a person: both are ratings, with an interval."""
