"""A match in play, and the processes that think for it. Begin with table.py; worker.py answers questions elsewhere."""
