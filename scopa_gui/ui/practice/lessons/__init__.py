"""Lessons at the table: their screens, the paper next to the table, and their texts."""
