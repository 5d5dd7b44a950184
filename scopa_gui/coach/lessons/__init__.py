"""Lessons: what a good player teaches a guest, on positions given card by card. Start with lesson.py; lesson_session.py
plays them.
"""
