"""Ratings in words: the player's level, what an answer changed in it, puzzles found in a row."""

from scopa_gui.coach.puzzles.rating.glicko import Rating
from scopa_gui.coach.puzzles.rating.player_rating import PuzzleRatings, RatedAnswer, ThemeLean
from scopa_gui.ui.words.translation import _, decimal, ngettext

_ROW = 2
"""Puzzles found in a row from which on that is told."""


def _tens(points: float) -> int:
    return 10 * round(points / 10)


def level_figure(rating: Rating) -> str:
    """A rating and how far it may be off, as figures."""
    return f"{round(rating.value)} \N{PLUS-MINUS SIGN} {_tens(rating.margin)}"


def level_words(ratings: PuzzleRatings) -> str:
    """The player's level, and whether much of it is a guess yet; "" before any answer that counts."""
    if not ratings.answers:
        return ""
    words = _("Your level: {level}") if ratings.is_settled else _("Your level: {level}, provisional")
    return words.format(level=level_figure(ratings.player))


def changed_words(ratings: PuzzleRatings, answer: RatedAnswer) -> str:
    """The level after an answer, and what the answer changed."""
    gain = decimal(answer.gain, 0, signed=True) if answer.gain else "\N{PLUS-MINUS SIGN}0"
    return _("Your level: {level} ({gain})").format(level=level_figure(ratings.player), gain=gain)


def lean_words(lean: ThemeLean) -> str:
    """Return by how much a theme is clearly weak or strong; "" if it is neither."""
    if not (lean.is_weak or lean.is_strong):
        return ""
    words = (
        _("Here you’re about {points} points below your level.")
        if lean.is_weak
        else _("Here you’re about {points} points above your level.")
    )
    return words.format(points=_tens(abs(lean.value)))


def row_words(ratings: PuzzleRatings) -> str:
    """Return how many puzzles were found in a row; "" for none or one."""
    if ratings.row < _ROW:
        return ""
    return ngettext("{count} in a row without help", "{count} in a row without help", ratings.row).format(
        count=ratings.row
    )


def longest_words(ratings: PuzzleRatings) -> str:
    """The most that were found in a row; "" for none or one."""
    if ratings.longest_row < _ROW:
        return ""
    return ngettext("longest run: {count}", "longest run: {count}", ratings.longest_row).format(
        count=ratings.longest_row
    )
