"""Lessons: what a good player teaches a guest, on positions given by their cards. Start: model.py; walk.py plays."""
