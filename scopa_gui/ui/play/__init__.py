"""A match: chosen, played, counted, ended, gone on with."""
