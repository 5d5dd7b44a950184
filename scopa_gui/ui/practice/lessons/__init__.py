"""Lessons at the table: the screens, the paper beside the table, the words."""
