"""Puzzles as they are seen: the slip beside the table, open hands, the marks of difficulty. Start with page.py."""
