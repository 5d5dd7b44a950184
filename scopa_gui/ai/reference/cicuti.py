"""The rules of Cicuti and Guardamagna (CICUTI): those of Chitarrella and Saracino, with more about the sevens.

It is known that they add rules, mainly about the sevens; rules a, b and c and their place are a reconstruction.
"""

from collections.abc import Sequence

from scopa_gui.ai.reference import chitarrella
from scopa_gui.ai.reference.chitarrella import CHITARRELLA
from scopa_gui.ai.reference.rulebook import BookRule
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.cards_captured import SEVENS
from scopa_gui.ai.tactics.cards_laid import KEEPS_CARD
from scopa_gui.ai.tactics.pairing import sevens_paired, sevens_unpaired
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, bit, rank_of
from scopa_gui.engine.moves import Move


def lay_no_seven(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule a: never lay a seven while the settebello is unseen."""
    if not _fears_settebello(facts):
        return []
    return [move for move in moves if not (move.is_lay and rank_of(move.card) == 7)]


def offer_no_seven(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule a: leave nothing that an unseen settebello could take, unless a partner may take a seven there."""
    if not _fears_settebello(facts):
        return []
    partner_takes = any(facts.pool(seat) & RANK_SETS[7] for seat in facts.partners)
    tables = {move: facts.outcome(move).table for move in moves}
    return [
        move
        for move, table in tables.items()
        if not facts.rules.law.captures(SETTEBELLO, table) or (table & RANK_SETS[7] and partner_takes)
    ]


def pair_sevens(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule b: the leader's side unpairs the sevens by taking them in sums, the dealer's side pairs them."""
    if facts.rules.sides != 2 or facts.view.stock:
        return []
    wanted = sevens_paired if facts.is_dealers_side else sevens_unpaired
    return [move for move in moves if move.taken & RANK_SETS[7] and wanted(facts, move) > 0]


def hold_sevens(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule c: rule 3 of Chitarrella and Saracino, unless three sevens have been captured."""
    three_captured = (facts.captured & RANK_SETS[7]).bit_count() == 3
    return [] if three_captured else chitarrella.hold_sevens(facts, moves)


def _fears_settebello(facts: Facts) -> bool:
    return bool(facts.unseen & bit(SETTEBELLO)) and facts.plays_left > 1


_OF_SEVENS = (
    BookRule("a lay", lay_no_seven, laying=KEEPS_CARD),
    BookRule("a offer", offer_no_seven),
    BookRule("b", pair_sevens, SEVENS),
    BookRule("c", hold_sevens, laying=KEEPS_CARD),
)
_PLACE = next(place for place, rule in enumerate(CHITARRELLA) if rule.number == "3 hold")
CICUTI: tuple[BookRule, ...] = (*CHITARRELLA[:_PLACE], *_OF_SEVENS, *CHITARRELLA[_PLACE + 1 :])
"""All rules in order; a, b and c replace the rule "3 hold" of Chitarrella and Saracino."""
