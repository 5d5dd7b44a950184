"""Reasons why a described moment is impossible: each as a kind with the values it is about."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from random import Random

from scopa_gui.engine.cards import DECK, RANK_SETS, cards_of
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.legality import cappotto_of
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.setup import Setup, cannot_begin


class ProblemKind(Enum):
    """Reasons why a moment is impossible."""

    SEATS = "seats"
    """Not as many hands, piles, scope or totals as the game has; or a seat that is not at the table has the turn."""
    NO_CARDS = "no_cards"
    """Something else than cards of the deck."""
    TWICE = "twice"
    """``card`` lies in two places."""
    BELOW_NONE = "below_none"
    """Less than no scopa, or less than no points."""
    TABLE_WANTS = "table_wants"
    """``count`` cards of the first table are neither on it nor in the piles."""
    TABLE_NOT_PLAYED = "table_not_played"
    """Nobody plays to this first table: it is dealt again, or the dealer takes it at once."""
    OVER = "over"
    """No card is left to play."""
    ALL_COINS = "all_coins"
    """``side`` has won at once with all coins."""
    HAND_TOO_FULL = "hand_too_full"
    """``seat`` is told ``told`` cards and holds ``count`` now."""
    STOCK = "stock"
    """The stock is told with ``told`` cards and has ``count`` now."""
    PILE_TOO_SMALL = "pile_too_small"
    """``side`` has one card: whoever takes has two."""
    PILE_TOO_SOON = "pile_too_soon"
    """``side`` has a pile, and none of its seats has played yet."""
    SCOPE = "scope"
    """``side`` has more scope than the ``most`` that its pile allows."""
    NO_TAKER = "no_taker"
    """Cards have been taken, and nobody was the last to take."""
    TAKER = "taker"
    """``seat`` is said to have taken last, and has no pile."""
    MATCH_WON = "match_won"
    """Points that have won the match for ``side`` already."""
    MOVES = "moves"
    """The told moves do not lead here."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """One reason; ``args`` as its kind says."""

    kind: ProblemKind
    args: Mapping[str, int] = field(default_factory=dict)


def problems_of(setup: Setup) -> tuple[SetupProblem, ...]:
    """Every reason why a moment cannot be; empty when it can."""
    found = tuple(_of_the_telling(setup))
    if not found:
        found = (*_of_the_table(setup), *_of_the_hands(setup), *_of_the_piles(setup), *_of_the_match(setup))
    if not found and setup.history and not _leads_here(setup):
        found = (SetupProblem(ProblemKind.MOVES),)
    return found


def _of_the_telling(setup: Setup) -> Iterator[SetupProblem]:
    """Yield the problems that make it a moment of no game at all."""
    rules = setup.rules
    seats = range(rules.players)
    sides = rules.sides
    if (
        len(setup.hands) != len(seats)
        or {len(setup.piles), len(setup.scope), len(setup.totals)} != {sides}
        or (setup.seated and len(setup.seated) != len(seats))
        or setup.turn not in seats
        or (setup.last_taker is not None and setup.last_taker not in seats)
    ):
        yield SetupProblem(ProblemKind.SEATS)
        return
    heaps = (*setup.hands, setup.table, *setup.piles)
    if any(not 0 <= cards <= DECK for cards in (*heaps, setup.first_table)) or any(
        not 0 <= card < 40 for card in setup.stock
    ):
        yield SetupProblem(ProblemKind.NO_CARDS)
        return
    seen = twice = 0
    for cards in (*heaps, *(1 << card for card in setup.stock)):
        seen, twice = seen | cards, twice | seen & cards
    yield from (SetupProblem(ProblemKind.TWICE, {"card": card}) for card in cards_of(twice))
    if min((*setup.scope, *setup.totals)) < 0:
        yield SetupProblem(ProblemKind.BELOW_NONE)


def _of_the_table(setup: Setup) -> Iterator[SetupProblem]:
    rules = setup.rules
    played = setup.played
    if played < 0:
        yield SetupProblem(ProblemKind.TABLE_WANTS, {"count": -played})
    elif not played and setup.table and cannot_begin(rules, setup.table):
        yield SetupProblem(ProblemKind.TABLE_NOT_PLAYED)
    if played >= rules.plays:
        yield SetupProblem(ProblemKind.OVER)
    side = cappotto_of(rules, setup.piles)
    if side is not None:
        yield SetupProblem(ProblemKind.ALL_COINS, {"side": side})


def _of_the_hands(setup: Setup) -> Iterator[SetupProblem]:
    for seat, (hand, count) in enumerate(zip(setup.hands, setup.counts, strict=True)):
        if hand.bit_count() > count:
            yield SetupProblem(ProblemKind.HAND_TOO_FULL, {"seat": seat, "told": hand.bit_count(), "count": count})
    if setup.stock and len(setup.stock) != setup.in_stock:
        yield SetupProblem(ProblemKind.STOCK, {"told": len(setup.stock), "count": setup.in_stock})


def _of_the_piles(setup: Setup) -> Iterator[SetupProblem]:
    rules = setup.rules
    alone = RANK_SETS[1] if rules.law.ace_leaves_nothing else 0
    at_once = max((scope for _total, scope in rules.dealer_bonus), default=0)
    for side, (pile, scope) in enumerate(zip(setup.piles, setup.scope, strict=True)):
        if pile.bit_count() == 1 and not pile & alone:
            yield SetupProblem(ProblemKind.PILE_TOO_SMALL, {"side": side})
        if pile and setup.played >= 0 and not _may_have(setup, side):
            yield SetupProblem(ProblemKind.PILE_TOO_SOON, {"side": side})
        most = pile.bit_count() // 2
        if pile and side == setup.dealer % rules.sides:
            most += max(0, at_once - rules.turned // 2)
        if scope > most:
            yield SetupProblem(ProblemKind.SCOPE, {"side": side, "most": most})
    if setup.last_taker is None and any(pile & ~alone for pile in setup.piles):
        yield SetupProblem(ProblemKind.NO_TAKER)
    if setup.last_taker is not None and not setup.piles[setup.last_taker % rules.sides]:
        yield SetupProblem(ProblemKind.TAKER, {"seat": setup.last_taker})


def _may_have(setup: Setup, side: int) -> bool:
    """Return whether somebody of a side has played already, or has taken the first table at once as the dealer."""
    rules = setup.rules
    first = range(min(setup.played, rules.players))
    if any((setup.leader + place) % rules.sides == side for place in first):
        return True
    return side == setup.dealer % rules.sides and bool(dealer_scope(rules, setup.piles[side]))


def _of_the_match(setup: Setup) -> Iterator[SetupProblem]:
    side = winner_of(setup.rules, setup.totals)
    if side is not None:
        yield SetupProblem(ProblemKind.MATCH_WON, {"side": side})


def _leads_here(setup: Setup) -> bool:
    """Return whether the known moves lead to this moment, wherever the unknown cards are."""
    try:
        setup.begun(Random(0))
    except (ValueError, IndexError):
        return False
    return True
