"""What the teacher says in the lessons, in English; the catalogues have the other languages. Start with telling.py."""
