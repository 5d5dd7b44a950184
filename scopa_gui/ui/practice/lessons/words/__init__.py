"""What the teacher says in the lessons. Start with lesson_texts.py."""
