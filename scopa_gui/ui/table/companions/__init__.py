"""Companions at a table besides the cards: coach, hint, memory questions, paper. companion.py is their base."""
