"""A match being played at a table. Start reading at table.py; worker.py has questions answered by another process."""
