"""The law of captures: which sets of table cards a played card may take. No other module knows it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, lru_cache
from typing import Any

from scopa_gui.engine.cards import BELOW_RANK, DECK, RANK_SETS, Card, CardSet, cards_of, rank_of, sum_of
from scopa_gui.engine.moves import IllegalReason, Move
from scopa_gui.engine.options import AceOnAces, AceOnNothing, CapturePriority, Capturing, EqualTake

FIFTEEN = 15
UP_TO_RANK = (*(BELOW_RANK[rank] for rank in range(1, 11)), *(DECK,) * 5)
"""The cards of at most this rank, for totals from 0 to 14."""
_MEMO_LIMIT = 4_000
"""Number of tables remembered for a card: 14 MiB for the forty cards of a law if all of them were full."""
_HALF = 20
"""The cards of two suits."""
_LOWER = (1 << _HALF) - 1
_HALVES_LIMIT = 4_000
"""Number of sets of cards of two suits whose sums are remembered: 3 MiB."""
_MOVES_LIMIT = 10_000
"""Number of moves that are remembered: 2 MiB."""
_LAYS = tuple((Move(card),) for card in range(40))


@dataclass(frozen=True, slots=True)
class CaptureLaw:
    """The options of the rules that decide captures, and a memo of what was worked out. Made by capture_law()."""

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
        # Speed: what every move asks is worked out once.
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
        """True when every card takes equal cards and sums of its own value, and nothing else."""
        return not (self.by_fifteen or self.ace_is_special)

    @property
    def pairs_off(self) -> bool:
        """True when the cards of a rank capture each other, and a card of another rank takes one only in a sum."""
        return not self.by_fifteen

    @property
    def is_free_choice(self) -> bool:
        """True if a sum may be taken even where an equal card is on the table, however many cards it has."""
        return self.priority is CapturePriority.FREE

    @property
    def is_fewest_only(self) -> bool:
        """True when of several captures only those with the fewest cards are legal."""
        return self.priority is CapturePriority.FEWEST

    @property
    def takes_all_equal(self) -> bool:
        """True when a card takes every card of its value, not only one."""
        return self.equal_take is EqualTake.ALL

    @property
    def ace_on_aces(self) -> AceOnAces:
        """Choice of what an ace that sweeps takes where an ace is on the table."""
        return self.asso_with_ace if self.asso else AceOnAces.ACE_ONLY

    @property
    def ace_leaves_nothing(self) -> bool:
        """True when an ace that is played to an empty table may go to its player's own pile."""
        return self.asso and (self.asso_self_always or self.asso_empty is AceOnNothing.SELF)

    def moves_of(self, card: Card, table: CardSet) -> tuple[Move, ...]:
        """Every legal move of one card on a table, never empty."""
        memo = self._of_cards[card]
        reach = table & memo.reach
        return memo[reach & memo.settling or reach]

    def moves_of_hand(self, hand: CardSet, table: CardSet) -> tuple[Move, ...]:
        """Every legal move of the cards of a hand on a table, by card."""
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
        """Every set that the card may take, in order of size then cards; an ace for itself gives its own bit."""
        return tuple(move.taken for move in self.moves_of(card, table) if move.taken)

    def in_reach(self, rank: int) -> CardSet:
        """The table cards on which the moves of a rank may depend."""
        if rank == 1 and self.asso:
            return DECK
        reach = RANK_SETS[rank] | BELOW_RANK[rank] if self.by_rank else 0
        return reach | UP_TO_RANK[FIFTEEN - rank] if self.by_fifteen else reach

    def settling(self, rank: int) -> CardSet:
        """Return the cards that alone settle the moves of a rank where one of them is on the table."""
        # Rule: S0 3, S1, S2 3: a sum is taken only where no equal card lies.
        is_settled = self.is_equal_first and not self.by_fifteen and not (rank == 1 and self.asso)
        return RANK_SETS[rank] if is_settled else 0

    def work_out(self, card: Card, table: CardSet) -> tuple[Move, ...]:
        """Return the moves of a card on a table, computed without the cache."""
        takes = self._takes(card, table)
        if not takes:
            return _LAYS[card]
        if len(takes) > 1:
            takes = _in_order(takes)
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
        """Return what an ace takes by its special power in Scopa d'Assi and Cirulla (S0, S4; options asso_*)."""
        takes: list[CardSet] = []
        aces = table & RANK_SETS[1]
        if aces and self.ace_on_aces.takes_ace:
            takes += [aces] if self.takes_all_equal else [1 << ace for ace in cards_of(aces)]
        if table and (not aces or self.ace_on_aces.takes_all):
            takes.append(table)
        if (self.asso and self.asso_self_always) or (not table and self.ace_leaves_nothing):
            # Rule: S0 third bullet of Scopa d'Assi: an ace may be shown and put in the own tricks.
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
    """The moves of one card by the table cards that matter to it, each worked out when first asked for.

    Most tables share the few cards that matter to a rank.
    """

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
    """The one CaptureLaw with these values of LAW_OPTIONS, so that its memo is shared."""
    return CaptureLaw(*options)


# Speed: looked up, not made anew: 1.04 times the smazzate a second by fifteen.
_move = lru_cache(_MOVES_LIMIT)(Move)


def _in_order(takes: Iterable[CardSet]) -> list[CardSet]:
    """Each of these sets once, in order of size then cards."""
    # Of as many cards, those come first that have the lowest one in which they differ: the bits compare from below.
    by_cards = sorted(set(takes), key=lambda taken: f"{taken:b}"[::-1], reverse=True)
    return sorted(by_cards, key=int.bit_count)


def subsets_with_sum(table: CardSet, total: int) -> list[CardSet]:
    """Every non-empty set of table cards whose values add up to total, from 1 to 14."""
    # Speed: the sets of either half of the pack are looked up: 1.25 times the smazzate a second by fifteen, else 1.1;
    # of either only the totals that make it up: 1.08 times by fifteen, else 1.03.
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
    """The sets of these cards of two suits by their total, from 0 for the empty set to 14.

    Before them the totals that there are, each a bit, and the same mirrored: bit 14 for a total of 0.
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
