"""A match: chosen, played, counted, ended, continued."""
