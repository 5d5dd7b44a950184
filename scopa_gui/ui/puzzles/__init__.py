"""Puzzles as they are seen: the slip beside the table, hands that lie open, the marks of difficulty. Start with
page.py.
"""
