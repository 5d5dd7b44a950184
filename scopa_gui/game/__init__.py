"""A match being played at a table. Start reading at table.py; thinker.py lets the computer think in its own process."""
