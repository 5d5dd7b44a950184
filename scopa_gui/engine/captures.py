"""The law of captures: which sets of table cards a played card may take. No other module knows it."""

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from scopa_gui.engine.cards import BELOW_RANK, DECK, RANK_SETS, RANKS, Card, CardSet, cards_of, rank_of, sum_of
from scopa_gui.engine.moves import IllegalReason, Move
from scopa_gui.engine.options import AceOnAces, AceOnNothing, CapturePriority, Capturing, EqualTake

FIFTEEN = 15
UP_TO_RANK = (*(BELOW_RANK[rank] for rank in range(1, 11)), *(DECK,) * 5)
"""The cards of at most this rank, for totals from 0 to 14."""
_MEMO_LIMIT = 60_000


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
    _reach: tuple[CardSet, ...] = field(init=False, repr=False, compare=False)
    _is_settled_by_equal: bool = field(init=False, repr=False, compare=False)
    _memo: dict[tuple[CardSet, Card], tuple[Move, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        # Speed: what every move asks is worked out once.
        object.__setattr__(self, "by_rank", self.capture.by_rank)
        object.__setattr__(self, "by_fifteen", self.capture.by_fifteen)
        object.__setattr__(self, "is_equal_first", self.priority is CapturePriority.SINGLE)
        object.__setattr__(self, "_is_settled_by_equal", self.is_equal_first and not self.by_fifteen)
        object.__setattr__(self, "_reach", (0, *(self._in_reach(rank) for rank in RANKS)))

    def __reduce__(self) -> tuple[object, ...]:
        return capture_law, tuple(getattr(self, option) for option in LAW_OPTIONS)

    def _in_reach(self, rank: int) -> CardSet:
        """The cards that may be part of what a rank takes by its value."""
        reach = RANK_SETS[rank] | BELOW_RANK[rank] if self.by_rank else 0
        return reach | UP_TO_RANK[FIFTEEN - rank] if self.by_fifteen else reach

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
        """True when a sum may be taken where an equal card lies, however many cards it has."""
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
        """What an ace that sweeps takes where an ace lies on the table."""
        return self.asso_with_ace if self.asso else AceOnAces.ACE_ONLY

    @property
    def ace_leaves_nothing(self) -> bool:
        """True when an ace that is played to an empty table may go to its player's own pile."""
        return self.asso and (self.asso_self_always or self.asso_empty is AceOnNothing.SELF)

    def moves_of(self, card: Card, table: CardSet) -> tuple[Move, ...]:
        """Every legal move of one card on a table, never empty."""
        rank = card % 10 + 1
        key = (self._relevant(rank, table), card)
        found = self._memo.get(key)
        if found is None:
            # Speed: most tables share the few cards that matter to a rank; the memo doubles random playouts.
            if len(self._memo) > _MEMO_LIMIT:
                self._memo.clear()
            found = self._memo[key] = self._work_out(card, key[0])
        return found

    def captures(self, card: Card, table: CardSet) -> tuple[CardSet, ...]:
        """Every set that the card may take, in order of size then cards; an ace for itself gives its own bit."""
        return tuple(move.taken for move in self.moves_of(card, table) if move.taken)

    def _relevant(self, rank: int, table: CardSet) -> CardSet:
        """The table cards on which the moves of a rank depend."""
        if rank == 1 and self.asso:
            return table
        reach = table & self._reach[rank]
        if self._is_settled_by_equal:
            # Rule: S0 3, S1, S2 3: a sum is taken only where no equal card lies.
            return reach & RANK_SETS[rank] or reach
        return reach

    def _work_out(self, card: Card, table: CardSet) -> tuple[Move, ...]:
        takes = self._takes(card, table)
        if len(takes) > 1:
            takes = sorted(set(takes), key=lambda taken: (taken.bit_count(), cards_of(taken)))
        moves = [Move(card, taken) for taken in takes]
        if not moves or not self.mandatory:
            moves.append(Move(card))
        return tuple(moves)

    def _takes(self, card: Card, table: CardSet) -> list[CardSet]:
        rank = rank_of(card)
        takes: list[CardSet] = []
        if rank == 1 and self.ace_is_special:
            takes += self._ace_takes(card, table)
        if self.by_fifteen:
            takes += subsets_with_sum(table, FIFTEEN - rank)
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
        """What an ace takes by its special power in Scopa d'Assi and Cirulla (S0, S4; options asso_*)."""
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
        """Why the card may not take this set here, or None when it may."""
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


LAW_OPTIONS: tuple[str, ...] = tuple(option.name for option in fields(CaptureLaw) if option.init)
"""The options of the rules that decide captures."""


@cache
def capture_law(*options: Any) -> CaptureLaw:
    """The one CaptureLaw with these values of LAW_OPTIONS, so that its memo is shared."""
    return CaptureLaw(*options)


def subsets_with_sum(table: CardSet, total: int) -> list[CardSet]:
    """Every non-empty set of table cards whose values add up to total."""
    found: list[CardSet] = []
    # Sets that still need something, each with what it needs and the place of the next card it may take.
    open_sets = [(0, total, 0)]
    cards = [(1 << card, card % 10 + 1) for card in sorted(cards_of(table), key=rank_of)]
    # Speed: a list of open sets instead of a generator that calls itself: a tenth more smazzate a second by fifteen.
    while open_sets:
        chosen, need, start = open_sets.pop()
        for place in range(start, len(cards)):
            card, rank = cards[place]
            if rank >= need:
                if rank > need:
                    break
                found.append(chosen | card)
            else:
                open_sets.append((chosen | card, need - rank, place + 1))
    return found
