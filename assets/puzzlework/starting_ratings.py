"""Writes down the starting ratings of the puzzles that ship: python -m assets.puzzlework.starting_ratings.

After puzzles were added, or a weight in scopa_gui/coach/puzzles/rating/starting_rating.py was changed.
"""

from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.rating.saved_starts import save_starts, saved_starts_file

if __name__ == "__main__":
    save_starts(saved_starts_file(), shipped())
