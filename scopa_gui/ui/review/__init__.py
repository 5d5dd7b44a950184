"""The review of a match. Start with review_cursor.py: where in the match one is, and what is known of it."""
