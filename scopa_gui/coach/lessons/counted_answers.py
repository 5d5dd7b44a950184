"""Counts that a lesson may ask for, worked out by the engine, so that no answer is written by hand."""

from collections.abc import Callable, Mapping

from scopa_gui.coach.lessons.lesson import LessonPiles
from scopa_gui.engine.cards import RANK_SETS, SUIT_LETTERS, SUIT_SETS, rank_of, sum_of
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES, primiera_slots, primiera_sum
from scopa_gui.engine.scoring.sheet import ScoreSheet, score
from scopa_gui.engine.view import view_of

ME = 0
THEM = 1
NOBODY = -1
"""Answers to the question who wins a point."""
WHO = "who"


def sheet_of(piles: LessonPiles) -> ScoreSheet:
    """Return the count of a finished smazzata."""
    return score(piles.rules, piles.piles, piles.scope)


def _best_of_suit(piles: LessonPiles, suit: str) -> int:
    card = primiera_slots(piles.piles[0])[SUIT_LETTERS.index(suit)]
    return 0 if card is None else PRIMIERA_VALUES[rank_of(card)]


def _who(piles: LessonPiles, category: str) -> int:
    award = sheet_of(piles).award(Category(category))
    assert award is not None
    return NOBODY if award.winner is None else award.winner


def _award(piles: LessonPiles, category: str) -> int:
    award = sheet_of(piles).award(Category(category))
    assert award is not None
    return award.points[0]


OF_PILES: Mapping[str, Callable[[LessonPiles, str], int]] = {
    "cards": lambda piles, _: piles.piles[0].bit_count(),
    "coins": lambda piles, _: (piles.piles[0] & SUIT_SETS[0]).bit_count(),
    "primiera": lambda piles, _: primiera_sum(piles.piles[0]),
    "best": _best_of_suit,
    "points": lambda piles, _: sheet_of(piles).points[0],
    "award": _award,
    WHO: _who,
}
OF_TABLE: Mapping[str, Callable[[Position, str], int]] = {
    "table": lambda position, _: sum_of(position.table),
    "dealer_scope": lambda position, _: dealer_scope(position.rules, position.table),
    "table_after": lambda position, move: sum_of(position.play(move_named(move)).table),
    "unseen": lambda position, rank: (view_of(position, position.turn).unseen & RANK_SETS[int(rank)]).bit_count(),
    "unseen_coins": lambda position, _: (view_of(position, position.turn).unseen & SUIT_SETS[0]).bit_count(),
    "scope_of": lambda position, move: sum(position.play(move_named(move)).scope) - sum(position.scope),
}
"""Counts by name. The functions get what follows a colon: "unseen:10" is the number of kings that the seat to play has
not seen, "scope_of:4D=4C" the number of scope made by a move.
"""


def counted(what: str, of: Position | LessonPiles) -> int:
    """Return a count, such as "unseen:10", of a position or of the piles at the end."""
    name, _, arg = what.partition(":")
    return OF_PILES[name](of, arg) if isinstance(of, LessonPiles) else OF_TABLE[name](of, arg)
