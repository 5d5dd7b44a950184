"""Reasons why a Setup is impossible: problems_of() finds them all."""

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
    """Reasons why a setup is impossible, with the arguments of each."""

    SEATS = "seats"
    """Wrong number of hands, piles, scope, totals or ``seated``, or a turn or last taker that is not at the table."""
    NO_CARDS = "no_cards"
    """Numbers that are not cards."""
    TWICE = "twice"
    """``card`` is in two places."""
    BELOW_NONE = "below_none"
    """A negative number of scopas or points."""
    TABLE_WANTS = "table_wants"
    """``count`` cards of the first table are neither on the table nor in the piles."""
    TABLE_NOT_PLAYED = "table_not_played"
    """Play cannot begin with this first table: it needs a redeal, or the dealer takes it at once."""
    OVER = "over"
    """No card is left to play."""
    ALL_COINS = "all_coins"
    """``side`` has won at once with all coins."""
    HAND_TOO_FULL = "hand_too_full"
    """``seat`` is given ``told`` cards but holds only ``count`` at this moment."""
    STOCK = "stock"
    """The stock is given ``told`` cards but has ``count`` at this moment."""
    PILE_TOO_SMALL = "pile_too_small"
    """``side`` has a pile of one card, but a capture puts at least two there."""
    PILE_TOO_SOON = "pile_too_soon"
    """``side`` has a pile although none of its seats has played yet."""
    SCOPE = "scope"
    """``side`` has more scope than the ``most`` that its pile allows."""
    NO_TAKER = "no_taker"
    """There are piles but no last taker."""
    TAKER = "taker"
    """``seat`` is given as the last taker but its side has no pile."""
    MATCH_WON = "match_won"
    """``side`` has already won the match with these points."""
    MOVES = "moves"
    """The given moves do not lead to this moment."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """One reason why a setup is impossible; ``args`` are the arguments of its kind."""

    kind: ProblemKind
    args: Mapping[str, int] = field(default_factory=dict)


def problems_of(setup: Setup) -> tuple[SetupProblem, ...]:
    """Return every reason why a setup is impossible; empty if it is possible."""
    found = list(_basic_problems(setup))
    if not found:
        found = [*_table_problems(setup), *_pile_problems(setup)]
        winner = winner_of(setup.rules, setup.totals)
        if winner is not None:
            found.append(SetupProblem(ProblemKind.MATCH_WON, {"side": winner}))
    if not found and setup.history:
        try:
            setup.begun(Random(0))
        except (ValueError, IndexError):
            found.append(SetupProblem(ProblemKind.MOVES))
    return tuple(found)


def _basic_problems(setup: Setup) -> Iterator[SetupProblem]:
    """Yield the problems that make all further checks meaningless."""
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


def _table_problems(setup: Setup) -> Iterator[SetupProblem]:
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
    for seat, (hand, count) in enumerate(zip(setup.hands, setup.counts, strict=True)):
        if hand.bit_count() > count:
            yield SetupProblem(ProblemKind.HAND_TOO_FULL, {"seat": seat, "told": hand.bit_count(), "count": count})
    if setup.stock and len(setup.stock) != setup.in_stock:
        yield SetupProblem(ProblemKind.STOCK, {"told": len(setup.stock), "count": setup.in_stock})


def _pile_problems(setup: Setup) -> Iterator[SetupProblem]:
    rules = setup.rules
    alone = RANK_SETS[1] if rules.law.ace_leaves_nothing else 0
    dealers_scope = max((scope for _total, scope in rules.dealer_bonus), default=0)
    for side, (pile, scope) in enumerate(zip(setup.piles, setup.scope, strict=True)):
        if pile.bit_count() == 1 and not pile & alone:
            yield SetupProblem(ProblemKind.PILE_TOO_SMALL, {"side": side})
        if pile and setup.played >= 0 and not _may_have_pile(setup, side):
            yield SetupProblem(ProblemKind.PILE_TOO_SOON, {"side": side})
        most = pile.bit_count() // 2
        if pile and side == setup.dealer % rules.sides:
            most += max(0, dealers_scope - rules.turned // 2)
        if scope > most:
            yield SetupProblem(ProblemKind.SCOPE, {"side": side, "most": most})
    if setup.last_taker is None and any(pile & ~alone for pile in setup.piles):
        yield SetupProblem(ProblemKind.NO_TAKER)
    if setup.last_taker is not None and not setup.piles[setup.last_taker % rules.sides]:
        yield SetupProblem(ProblemKind.TAKER, {"seat": setup.last_taker})


def _may_have_pile(setup: Setup, side: int) -> bool:
    """Return whether a seat of this side has played already, or took the first table at once as the dealer."""
    rules = setup.rules
    first = range(min(setup.played, rules.players))
    if any((setup.leader + place) % rules.sides == side for place in first):
        return True
    return side == setup.dealer % rules.sides and bool(dealer_scope(rules, setup.piles[side]))
