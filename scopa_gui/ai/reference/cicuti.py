"""The rules of Cicuti and Guardamagna: those of Chitarrella and Saracino (chitarrella.py) with more about the sevens.

That they extend them, mainly for the sevens, is known; rules a, b and c and their place are a reconstruction.
"""

from collections.abc import Sequence

from scopa_gui.ai.heuristic import pairing
from scopa_gui.ai.reasons import ReasonKey
from scopa_gui.ai.reference import chitarrella
from scopa_gui.ai.reference.chitarrella import CHITARRELLA
from scopa_gui.ai.reference.rulebook import BookRule
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, bit, rank_of
from scopa_gui.engine.moves import Move


def lay_no_seven(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule a: while the settebello is unseen a seven is never laid."""
    if not _fears_settebello(facts):
        return []
    return [move for move in moves if not (move.is_lay and rank_of(move.card) == 7)]


def offer_no_seven(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule a: while the settebello is unseen leave nothing it could take, unless a partner may take the seven."""
    if not _fears_settebello(facts):
        return []
    return [move for move in moves if not _offers_to_settebello(facts, move)]


def pair_sevens(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule b: the leader's side takes sevens in sums, so that they end unpaired; the dealer's, seven with seven."""
    if facts.rules.sides != 2 or facts.view.stock:
        return []
    wanted = pairing.sevens_paired if facts.is_dealers_side else pairing.sevens_unpaired
    return [move for move in moves if move.taken & RANK_SETS[7] and wanted(facts, move) > 0]


def hold_sevens(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule c: with three sevens out the fourth is free; else rule 3 of Chitarrella and Saracino."""
    return [] if _three_are_out(facts) else chitarrella.hold_sevens(facts, moves)


def _three_are_out(facts: Facts) -> bool:
    return (facts.captured & RANK_SETS[7]).bit_count() == 3


def _fears_settebello(facts: Facts) -> bool:
    return bool(facts.unseen & bit(SETTEBELLO)) and facts.plays_left > 1


def _offers_to_settebello(facts: Facts, move: Move) -> bool:
    table = facts.outcome(move).table
    takes = facts.rules.law.captures(SETTEBELLO, table)
    if takes and table & RANK_SETS[7] and any(facts.pool(seat) & RANK_SETS[7] for seat in facts.partners):
        return False
    return bool(takes)


_OF_SEVENS = (
    BookRule("a lay", lay_no_seven, laying=ReasonKey.KEEPS_CARD),
    BookRule("a offer", offer_no_seven),
    BookRule("b", pair_sevens, ReasonKey.SEVENS),
    BookRule("c", hold_sevens, laying=ReasonKey.KEEPS_CARD),
)
_PLACE = next(place for place, rule in enumerate(CHITARRELLA) if rule.number == "3 hold")
CICUTI: tuple[BookRule, ...] = (*CHITARRELLA[:_PLACE], *_OF_SEVENS, *CHITARRELLA[_PLACE + 1 :])
"""Rules a to c stand where Chitarrella and Saracino hold the sevens; c takes the place of that rule."""
