"""Lessons: what a good player teaches a guest on set positions. Start with lesson.py; lesson_session.py plays them."""
