"""Lessons on set positions. Start with lesson.py; lesson_session.py plays them."""
