"""Captures that the rules allow: the sets of table cards that a played card may take. No other module knows this.

Begin with CaptureLaw.moves_of(), the legal moves of one card; work_out() finds them and why_not() explains a refusal.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache, lru_cache
from typing import Any

from scopa_gui.engine.cards import BELOW_RANK, DECK, RANK_SETS, Card, CardSet, cards_of, rank_of, sum_of
from scopa_gui.engine.moves import IllegalReason, Move
from scopa_gui.engine.options import AceOnAces, AceOnNothing, CapturePriority, Capturing, EqualTake

FIFTEEN = 15
UP_TO_RANK = (*(BELOW_RANK[rank] for rank in range(1, 11)), *(DECK,) * 5)
"""The cards of at most this rank, for ranks from 0 to 14."""
_MEMO_LIMIT = 4_000
"""Number of tables cached for each card: at most 14 MiB for the forty cards of a law."""
_HALF = 20
"""Number of cards in two suits."""
_LOWER = (1 << _HALF) - 1
"""The cards of the first two suits."""
_HALVES_LIMIT = 4_000
"""Number of sets from two suits whose sums are cached: 3 MiB."""
_MOVES_LIMIT = 10_000
"""Number of Move values that are cached: 2 MiB."""
_LAYS = tuple((Move(card),) for card in range(40))


@dataclass(frozen=True, slots=True)
class CaptureLaw:
    """The options of the rules that decide captures, with a cache of the moves found. Made by capture_law()."""

    capture: Capturing = Capturing.SUM
    priority: CapturePriority = CapturePriority.SINGLE
    equal_take: EqualTake = EqualTake.ONE
    mandatory: bool = True
    asso: bool = False
    asso_with_ace: AceOnAces = AceOnAces.ACE_ONLY
    asso_empty: AceOnNothing = AceOnNothing.LAY
    asso_self_always: bool = False
    by_rank: bool = field(init=False, repr=False, compare=False)
    by_fifteen: bool = field(init=False, repr=False, compare=False)
    is_equal_first: bool = field(init=False, repr=False, compare=False)
    _of_cards: tuple["_MovesOfCard", ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Speed: worked out once, because every move needs them.
        object.__setattr__(self, "by_rank", self.capture.by_rank)
        object.__setattr__(self, "by_fifteen", self.capture.by_fifteen)
        object.__setattr__(self, "is_equal_first", self.priority is CapturePriority.SINGLE)
        object.__setattr__(self, "_of_cards", tuple(_MovesOfCard(self, card) for card in range(40)))

    def __reduce__(self) -> tuple[object, ...]:
        return capture_law, tuple(getattr(self, option) for option in LAW_OPTIONS)

    @property
    def ace_is_special(self) -> bool:
        """True when an ace may take the whole table."""
        return self.asso or self.capture.ace_sweeps

    @property
    def takes_own_value_only(self) -> bool:
        """True when all cards take only equal cards and sums of their own rank."""
        return not (self.by_fifteen or self.ace_is_special)

    @property
    def pairs_off(self) -> bool:
        """True when cards of equal rank capture each other, and others take them only as part of a sum."""
        return not self.by_fifteen

    @property
    def is_free_choice(self) -> bool:
        """True if the player may take any equal card or sum, whatever else could be taken."""
        return self.priority is CapturePriority.FREE

    @property
    def is_fewest_only(self) -> bool:
        """True when only the captures with the fewest cards are legal."""
        return self.priority is CapturePriority.FEWEST

    @property
    def takes_all_equal(self) -> bool:
        """True when a card takes all cards of its rank instead of one."""
        return self.equal_take is EqualTake.ALL

    @property
    def ace_on_aces(self) -> AceOnAces:
        """Cards that an ace may take where another ace is on the table."""
        return self.asso_with_ace if self.asso else AceOnAces.ACE_ONLY

    @property
    def ace_leaves_nothing(self) -> bool:
        """True when an ace that is played to an empty table may go to its player's pile."""
        return self.asso and (self.asso_self_always or self.asso_empty is AceOnNothing.SELF)

    def moves_of(self, card: Card, table: CardSet) -> tuple[Move, ...]:
        """Return every legal move of one card on a table; there is at least one."""
        memo = self._of_cards[card]
        reach = table & memo.reach
        return memo[reach & memo.settling or reach]

    def moves_of_hand(self, hand: CardSet, table: CardSet) -> tuple[Move, ...]:
        """Return every legal move of a hand on a table, in the order of its cards."""
        of_cards = self._of_cards
        moves: tuple[Move, ...] = ()
        # Speed: moves_of() written out, from the highest card down: 1.04 times the smazzate a second, 1.09 at Scopone.
        while hand:
            card = hand.bit_length() - 1
            hand ^= 1 << card
            memo = of_cards[card]
            reach = table & memo.reach
            moves = memo[reach & memo.settling or reach] + moves
        return moves

    def captures(self, card: Card, table: CardSet) -> tuple[CardSet, ...]:
        """Return every set that the card may take, smaller sets first; for an ace for itself, the ace."""
        return tuple(move.taken for move in self.moves_of(card, table) if move.taken)

    def in_reach(self, rank: int) -> CardSet:
        """Return the cards that can change the moves of a rank when they are on the table."""
        if rank == 1 and self.asso:
            return DECK
        reach = RANK_SETS[rank] | BELOW_RANK[rank] if self.by_rank else 0
        return reach | UP_TO_RANK[FIFTEEN - rank] if self.by_fifteen else reach

    def settling(self, rank: int) -> CardSet:
        """Return the equal cards, if they must be taken before any sum so that no other card matters; otherwise 0."""
        # Rule: S0 3, S1, S2 3: a sum is taken only if no equal card is on the table.
        is_settled = self.is_equal_first and not self.by_fifteen and not (rank == 1 and self.asso)
        return RANK_SETS[rank] if is_settled else 0

    def work_out(self, card: Card, table: CardSet) -> tuple[Move, ...]:
        """Return the moves of a card on a table, computed without the cache."""
        takes = self._takes(card, table)
        if not takes:
            return _LAYS[card]
        if len(takes) > 1:
            # Reversed bits compare from the lowest card up: among sets of one size, low cards come first.
            by_cards = sorted(set(takes), key=lambda taken: f"{taken:b}"[::-1], reverse=True)
            takes = sorted(by_cards, key=int.bit_count)
        moves = tuple([_move(card, taken) for taken in takes])
        return moves if self.mandatory else moves + _LAYS[card]

    def _takes(self, card: Card, table: CardSet) -> list[CardSet]:
        rank = rank_of(card)
        takes = subsets_with_sum(table, FIFTEEN - rank) if self.by_fifteen else []
        if rank == 1 and self.ace_is_special:
            takes += self._ace_takes(card, table)
        if self.by_rank and not (rank == 1 and self.asso):
            takes += self._simple_takes(rank, table)
        return takes

    def _simple_takes(self, rank: int, table: CardSet) -> list[CardSet]:
        equal = table & RANK_SETS[rank]
        takes = ([equal] if self.takes_all_equal else [1 << card for card in cards_of(equal)]) if equal else []
        if takes and self.is_equal_first:
            return takes
        takes += subsets_with_sum(table & BELOW_RANK[rank], rank)
        if self.is_fewest_only:
            fewest = min((taken.bit_count() for taken in takes), default=0)
            takes = [taken for taken in takes if taken.bit_count() == fewest]
        return takes

    def _ace_takes(self, card: Card, table: CardSet) -> list[CardSet]:
        """Return the sets that only an ace may take, in Scopa d'Assi and Cirulla (S0, S4; options asso_*)."""
        takes: list[CardSet] = []
        aces = table & RANK_SETS[1]
        if aces and self.ace_on_aces.takes_ace:
            takes += [aces] if self.takes_all_equal else [1 << ace for ace in cards_of(aces)]
        if table and (not aces or self.ace_on_aces.takes_all):
            takes.append(table)
        if (self.asso and self.asso_self_always) or (not table and self.ace_leaves_nothing):
            # Rule: S0 third bullet of Scopa d'Assi: an ace may be shown and put in its player's pile.
            takes.append(1 << card)
        return takes

    def why_not(self, card: Card, taken: CardSet, table: CardSet) -> IllegalReason | None:
        """Return the reason why the card may not take this set here, or None if it may."""
        legal = self.moves_of(card, table)
        if any(move.taken == taken for move in legal):
            return None
        if taken == 1 << card:
            return IllegalReason.NOT_FOR_ITSELF
        if taken & ~table:
            return IllegalReason.NOT_ON_TABLE
        if not taken:
            return IllegalReason.MUST_CAPTURE
        return self._why_not_this_set(rank_of(card), taken, table)

    def _why_not_this_set(self, rank: int, taken: CardSet, table: CardSet) -> IllegalReason:
        if rank == 1 and self.asso:
            return (
                IllegalReason.ACE_TAKES_ACE
                if table & RANK_SETS[1] and self.ace_on_aces.takes_ace
                else IllegalReason.ACE_TAKES_ALL
            )
        if not self.by_rank:
            return IllegalReason.NOT_FIFTEEN
        equal = table & RANK_SETS[rank]
        if taken & equal and (taken != equal or not self.takes_all_equal):
            return IllegalReason.ALL_EQUAL_CARDS if self.takes_all_equal else IllegalReason.ONE_EQUAL_CARD
        if sum_of(taken) != rank and taken != equal:
            return IllegalReason.WRONG_SUM
        return IllegalReason.EQUAL_CARD_FIRST if equal and self.is_equal_first else IllegalReason.FEWEST_CARDS


class _MovesOfCard(dict[CardSet, tuple[Move, ...]]):
    """Cache of the moves of one card, by the table cards that can change them; filled when a key is first read."""

    __slots__ = ("card", "law", "reach", "settling")

    def __init__(self, law: CaptureLaw, card: Card) -> None:
        super().__init__()
        self.law = law
        self.card = card
        self.reach, self.settling = law.in_reach(rank_of(card)), law.settling(rank_of(card))

    def __missing__(self, table: CardSet) -> tuple[Move, ...]:
        if len(self) >= _MEMO_LIMIT:
            self.clear()
        found = self[table] = self.law.work_out(self.card, table)
        return found


LAW_OPTIONS: tuple[str, ...] = tuple(option.name for option in fields(CaptureLaw) if option.init)
"""The options of the rules that decide captures."""


@cache
def capture_law(*options: Any) -> CaptureLaw:
    """Return the only CaptureLaw with these values of LAW_OPTIONS, so that its cache is shared."""
    return CaptureLaw(*options)


# Speed: cached: 1.04 times the smazzate a second by fifteen.
_move = lru_cache(_MOVES_LIMIT)(Move)


def subsets_with_sum(table: CardSet, total: int) -> list[CardSet]:
    """Return every non-empty set of table cards whose ranks add up to ``total``, from 1 to 14."""
    # Speed: the sets of each half of the pack are cached: 1.25 times the smazzate a second by fifteen, else 1.1.
    # Only totals for which the other half has the rest are tried: 1.08 times by fifteen, else 1.03.
    totals, _, low = _sums_of(table & _LOWER)
    _, mirrored, high = _sums_of(table >> _HALF)
    found: list[CardSet] = []
    parts = totals & mirrored >> FIFTEEN - 1 - total
    while parts:
        part = parts.bit_length() - 1
        parts ^= 1 << part
        theirs = high[total - part]
        for mine in low[part]:
            for other in theirs:
                found.append(mine | other << _HALF)  # noqa: PERF401 - a comprehension is a call more: speed
    return found


@lru_cache(_HALVES_LIMIT)
def _sums_of(cards: CardSet) -> tuple[int, int, Mapping[int, tuple[CardSet, ...]]]:
    """Return the totals that sets of these cards from two suits can have, and the sets by total.

    The totals go from 0 (the empty set) to 14. They come first as bits, bit n for total n, then mirrored, bit 14 - n.
    """
    if not cards:
        return 1, 1 << FIFTEEN - 1, {0: (0,)}
    card = cards.bit_length() - 1
    rest = _sums_of(cards ^ 1 << card)[2]
    sums = dict(rest)
    for part, others in rest.items():
        total = part + rank_of(card)
        if total < FIFTEEN:
            sums[total] = (*sums.get(total, ()), *(1 << card | other for other in others))
    return sum(1 << total for total in sums), sum(1 << FIFTEEN - 1 - total for total in sums), sums
