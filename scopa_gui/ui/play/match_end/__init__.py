"""The end of a match: who won, how it went, and how it is celebrated."""
