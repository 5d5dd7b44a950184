"""Lessons: what a good player teaches a guest, on positions given card by card. Start with model.py; walk.py plays
them.
"""
