"""Setup: a moment of a smazzata as somebody describes it, however much of it is known.

It can be turned into a view and a position. The number of cards in each hand and in the stock, and the dealer, follow
from the open cards and from whose turn it is. The reasons that make a setup impossible are in setup_problems.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import NamedTuple

from scopa_gui.engine.cards import DECK, Card, CardSet, bit, cards_of, mask_of
from scopa_gui.engine.dealing import TABLE, HandCounts, deal_order, deal_starts, dealer_scope, hands_after, must_redeal
from scopa_gui.engine.moves import Played
from scopa_gui.engine.position import ImpossiblePosition, Position, opening
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView, view_of

_DEALS = 200
"""Times that a first table is drawn, at most, until play begins with it: three kings may be on it already."""


class TrayKind(Enum):
    """Places where a card can be put."""

    DECK = "deck"
    """Nowhere yet: in a hand that is not seen, or in the stock."""
    HAND = "hand"
    TABLE = "table"
    PILE = "pile"


class Tray(NamedTuple):
    """A place for cards; ``number`` the seat of a hand, the side of a pile."""

    kind: TrayKind
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Known facts of a moment. Seats are relative: me = 0, then counter-clockwise; sides too (seat % sides).

    ``hands`` are the known cards by seat, the rest of a hand is not seen; ``stock`` is from the top if it is known,
    else empty; ``totals`` are the points of the match; ``first_table`` and ``history`` are the moves that led here, if
    they are known; ``seated`` says who sits where, empty if that is not known.
    """

    rules: Rules
    hands: tuple[CardSet, ...]
    table: CardSet
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    totals: tuple[int, ...]
    turn: int = 0
    last_taker: int | None = None
    stock: tuple[Card, ...] = ()
    first_table: CardSet = 0
    history: tuple[Played, ...] = ()
    seated: tuple[str, ...] = ()

    # What follows

    @property
    def played(self) -> int:
        """Number of cards that have been played, judged by the open cards; below 0 while the first table is not
        complete.
        """
        return self.table.bit_count() + sum(pile.bit_count() for pile in self.piles) - self.rules.turned

    @property
    def _held(self) -> HandCounts:
        return hands_after(self.rules, min(max(0, self.played), self.rules.plays))

    @property
    def leader(self) -> int:
        """The seat that played the first card of the smazzata."""
        return (self.turn - max(0, self.played)) % self.rules.players

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return (self.leader - 1) % self.rules.players

    @property
    def counts(self) -> tuple[int, ...]:
        """Number of cards that each seat holds at this moment."""
        counts = self._held.counts
        return tuple(counts[(seat - self.leader) % len(counts)] for seat in range(len(counts)))

    @property
    def in_stock(self) -> int:
        """Number of cards left to deal."""
        return self._held.stock

    @property
    def placed(self) -> CardSet:
        """Cards that have a known place."""
        found = self.table
        for cards in (*self.hands, *self.piles, *map(bit, self.stock)):
            found |= cards
        return found

    def is_hand_known(self, seat: int) -> bool:
        """Return whether every card of a hand is known."""
        return self.hands[seat].bit_count() == self.counts[seat]

    def cards_in(self, tray: Tray) -> CardSet:
        """Return the known cards of a tray; for the deck those with no place yet, including a known stock."""
        match tray.kind:
            case TrayKind.HAND:
                return self.hands[tray.number]
            case TrayKind.PILE:
                return self.piles[tray.number]
            case TrayKind.TABLE:
                return self.table
        return DECK & ~replace(self, stock=()).placed

    # Other setups

    def moved(self, card: Card, tray: Tray) -> "Setup":
        """The same with a card in this tray instead; who took last follows a pile that begins or ends with it."""
        out = ~bit(card)
        hands = [hand & out for hand in self.hands]
        piles = [pile & out for pile in self.piles]
        table = self.table & out
        match tray.kind:
            case TrayKind.HAND:
                hands[tray.number] |= bit(card)
            case TrayKind.PILE:
                piles[tray.number] |= bit(card)
            case TrayKind.TABLE:
                table |= bit(card)
        taker = self.last_taker
        if taker is not None and not piles[taker % self.rules.sides]:
            taker = None
        if taker is None:
            taker = next((side for side, pile in enumerate(piles) if pile), None)
        return replace(self, hands=tuple(hands), piles=tuple(piles), table=table, last_taker=taker, stock=())

    def dealt_by(self, dealer: int) -> "Setup":
        """The same with another dealer, which makes it somebody else's turn."""
        return replace(self, turn=(dealer + 1 + max(0, self.played)) % self.rules.players)

    def under(self, rules: Rules) -> "Setup":
        """The same under other rules; cards of hands and piles that are no more lie nowhere."""
        players = rules.players
        sides = rules.sides

        def by_side(values: tuple[int, ...]) -> tuple[int, ...]:
            return (*values, *(0,) * sides)[:sides]

        found = replace(
            self.without_past(),
            rules=rules,
            hands=(*self.hands, *(0,) * players)[:players],
            piles=by_side(self.piles),
            scope=by_side(self.scope),
            totals=by_side(self.totals),
            turn=self.turn if self.turn < players else 0,
            last_taker=None,
            stock=(),
            seated=(),
        )
        return replace(found, last_taker=next((side for side, pile in enumerate(found.piles) if pile), None))

    def without_past(self) -> "Setup":
        """The same without the moves that led here."""
        return replace(self, first_table=0, history=())

    def filled(self, rng: Random) -> "Setup":
        """The same, what is wanting of the first table and of the hand whose turn it is dealt at random."""
        wanting = max(0, -self.played)
        found = self
        if wanting:
            left = self.cards_in(Tray(TrayKind.DECK))
            found = replace(self, table=self.table | _completing(self, left, wanting, rng))
        left = found.cards_in(Tray(TrayKind.DECK))
        wanting = max(0, found.counts[found.turn] - found.hands[found.turn].bit_count())
        drawn = mask_of(rng.sample(cards_of(left), min(wanting, left.bit_count())))
        hands = tuple(hand | drawn if seat == found.turn else hand for seat, hand in enumerate(found.hands))
        return replace(found, hands=hands, stock=())

    # The ways on

    def position(self, rng: Random) -> Position:
        """Return the full position, with the unknown cards dealt at random; raises ImpossiblePosition."""
        hidden = list(cards_of(DECK & ~self.placed))
        rng.shuffle(hidden)
        hands = list[CardSet]()
        for known, count in zip(self.hands, self.counts, strict=False):
            wanting = max(0, count - known.bit_count())
            hands.append(known | mask_of(hidden[:wanting]))
            hidden = hidden[wanting:]
        leader = self.leader
        players = self.rules.players
        sides = self.rules.sides
        if len(hands) != players or (self.stock and hidden):
            raise ImpossiblePosition("The hands and the stock do not make up what is not on the table or in the piles.")
        return Position(
            self.rules,
            tuple(hands[(leader + seat) % players] for seat in range(players)),
            self.table,
            self.stock or tuple(hidden),
            tuple(self.piles[(leader + side) % sides] for side in range(len(self.piles))),
            tuple(self.scope[(leader + side) % sides] for side in range(len(self.scope))),
            (self.turn - leader) % players,
            None if self.last_taker is None else (self.last_taker - leader) % players,
            self._followed_from(),
            tuple(Played((seat - leader) % players, move) for seat, move in self.history),
        )

    def _followed_from(self) -> CardSet:
        """Return the table from which the moves are followed; if earlier moves are not known, that of now."""
        if self.history or not self.played:
            return self.first_table if self.history else self.first_table or self.table
        return self.table

    def begun(self, rng: Random) -> Position:
        """Return the position from which the known moves lead here, as `position` deals it.

        Raises ValueError if they do not lead here.
        """
        position = self.position(rng)
        if not position.history:
            return position
        first = opening(self.rules, _pack_of(position))
        after = first
        for _seat, move in position.history:
            after = after.play(move)
        if after != position:
            raise ImpossiblePosition("These moves do not lead here.")
        return first

    def view(self, seat: int | None = None) -> PlayerView:
        """Return what a seat may know, by default the one whose turn it is.

        Raises ImpossiblePosition if its hand is not known.
        """
        asked = self.turn if seat is None else seat
        if not self.is_hand_known(asked):
            raise ImpossiblePosition(f"Of the hand of seat {asked} not every card is told.")
        leader = self.leader
        players = self.rules.players
        sides = self.rules.sides
        totals = [self.totals[(leader + side) % sides] for side in range(sides)]
        seated = (*self.seated[leader:], *self.seated[:leader])
        return view_of(self.position(Random(0)), (asked - leader) % players, totals, seated)


def _completing(setup: Setup, left: CardSet, wanting: int, rng: Random) -> CardSet:
    """Cards for what is wanting of the first table: if they can be found, such that play begins with it."""
    drawn = 0
    for _ in range(_DEALS):
        drawn = mask_of(rng.sample(cards_of(left), min(wanting, left.bit_count())))
        if not cannot_begin(setup.rules, setup.table | drawn):
            break
    return drawn


def cannot_begin(rules: Rules, table: CardSet) -> bool:
    """Return whether no first card is played to this first table: it is dealt again, or the dealer takes it at once."""
    return must_redeal(rules, table) or bool(dealer_scope(rules, table))


def empty_setup(rules: Rules, seated: Sequence[str] = ()) -> Setup:
    """Return a setup in which nothing is known yet: no card has been placed."""
    none = (0,) * rules.sides
    return Setup(
        rules=rules, hands=(0,) * rules.players, table=0, piles=none, scope=none, totals=none, seated=tuple(seated)
    )


def setup_seen(view: PlayerView) -> Setup:
    """Return the moment as a seat knows it: its own hand and what is open, the other hands not seen."""
    return Setup(
        rules=view.rules,
        hands=(view.hand, *(0,) * (view.rules.players - 1)),
        table=view.table,
        piles=view.piles,
        scope=view.scope,
        totals=view.totals,
        turn=view.turn,
        last_taker=view.last_taker,
        first_table=view.first_table,
        history=view.history,
        seated=view.seated,
    )


def setup_of(position: Position, seat: int, totals: Sequence[int] = (), seated: Sequence[str] = ()) -> Setup:
    """Return the moment with all hands and the stock known, from a seat of the position.

    ``totals`` and ``seated`` are as for view_of.
    """
    players = position.rules.players
    hands = tuple(position.hands[(seat + other) % players] for other in range(players))
    return replace(setup_seen(view_of(position, seat, totals, seated)), hands=hands, stock=position.stock)


def _pack_of(position: Position) -> tuple[Card, ...]:
    """A pack that is dealt so that these cards can have been played in this order; raises ValueError, IndexError."""
    rules = position.rules
    history = position.history
    starts = [start for start in deal_starts(rules) if start <= len(history)]
    pack = list[Card]()
    table = list(cards_of(position.first_table))
    for start, end in zip(starts, (*starts[1:], rules.plays), strict=True):
        held = tuple(
            mask_of(move.card for mover, move in history[start:end] if mover == seat)
            | (hand if end > len(history) else 0)
            for seat, hand in enumerate(position.hands)
        )
        left = 40 if not start else rules.plays - start
        piles = {seat: list(cards_of(hand)) for seat, hand in enumerate(held)} | {TABLE: table}
        pack += [piles[seat].pop() for seat in deal_order(rules, left)]
    return (*pack, *position.stock)
