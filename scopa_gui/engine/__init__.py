"""The rules of the game as plain values and functions that use only the standard library.

Begin with position.py, a round in progress. captures.py decides which cards a card may take, and scoring counts points.
"""
