"""Lessons on given positions. Start with lesson.py; curriculum.py has all lessons, lesson_session.py runs one."""
