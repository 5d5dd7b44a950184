"""Lessons at the table: the screens, the paper next to the table, the words."""
