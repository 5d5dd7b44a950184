"""The review of a match. Start with review_cursor.py: the place in the match, and the verdicts known."""
