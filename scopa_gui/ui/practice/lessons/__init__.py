"""Lessons at the table: the screens, the slip of paper beside the table, the words."""
