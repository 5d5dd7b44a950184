"""Words of the teacher in the lessons. Start with lesson_texts.py."""
