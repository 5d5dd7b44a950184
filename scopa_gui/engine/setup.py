"""Setup: a moment of a smazzata in which not all cards have to be known, for example one that a player puts together.

A setup becomes a PlayerView or, with the unknown cards dealt at random, a Position. The dealer and the number of cards
in each hand and in the stock follow from the open cards and the turn. setup_problems.py finds what is impossible in it.
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
"""Most times that a first table is drawn before one that needs a redeal is used; any may need one."""


class TrayKind(Enum):
    """Places where a card can be put."""

    DECK = "deck"
    """Cards not placed yet, which are in hands that nobody sees or in the stock."""
    HAND = "hand"
    TABLE = "table"
    PILE = "pile"


class Tray(NamedTuple):
    """A place for cards; ``number`` is the seat of a hand or the side of a pile."""

    kind: TrayKind
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Known facts of a moment. Seats are relative: mine is 0, then counter-clockwise; side = seat % sides.

    ``hands`` has the known cards of each seat; ``stock`` begins with its top card, or is empty if unknown; ``totals``
    are the points of the match; ``first_table`` and ``history`` are the start and the moves that led here, empty if
    unknown; ``seated`` names the players by seat, or is empty if unknown.
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

    @property
    def played(self) -> int:
        """Number of cards played so far, counted from the open cards; below 0 if the first table lacks cards."""
        return self.table.bit_count() + sum(pile.bit_count() for pile in self.piles) - self.rules.turned

    @property
    def _hand_counts(self) -> HandCounts:
        return hands_after(self.rules, min(max(0, self.played), self.rules.plays))

    @property
    def leader(self) -> int:
        """Seat that played the first card of the smazzata."""
        return (self.turn - max(0, self.played)) % self.rules.players

    @property
    def dealer(self) -> int:
        """Seat that dealt."""
        return (self.leader - 1) % self.rules.players

    @property
    def counts(self) -> tuple[int, ...]:
        """Number of cards that each seat holds at this moment."""
        counts = self._hand_counts.counts
        return tuple(counts[(seat - self.leader) % len(counts)] for seat in range(len(counts)))

    @property
    def in_stock(self) -> int:
        """Number of cards left to deal."""
        return self._hand_counts.stock

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
        """Return the known cards of a tray; the deck has those not placed yet, including a known stock."""
        match tray.kind:
            case TrayKind.HAND:
                return self.hands[tray.number]
            case TrayKind.PILE:
                return self.piles[tray.number]
            case TrayKind.TABLE:
                return self.table
        return DECK & ~replace(self, stock=()).placed

    def moved(self, card: Card, tray: Tray) -> "Setup":
        """Return the setup with a card moved to this tray, and a last taker who still has a pile."""
        others = ~bit(card)
        hands = [hand & others for hand in self.hands]
        piles = [pile & others for pile in self.piles]
        table = self.table & others
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
        """Return the setup with another dealer, which makes it somebody else's turn."""
        return replace(self, turn=(dealer + 1 + max(0, self.played)) % self.rules.players)

    def under(self, rules: Rules) -> "Setup":
        """Return the setup under other rules, without its past and without the cards of seats that no longer exist."""
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
        """Return the setup without the moves that led here."""
        return replace(self, first_table=0, history=())

    def filled(self, rng: Random) -> "Setup":
        """Return the setup with the first table and the hand to play completed at random."""
        missing = max(0, -self.played)
        found = self
        if missing:
            left = self.cards_in(Tray(TrayKind.DECK))
            for _ in range(_DEALS):
                drawn = mask_of(rng.sample(cards_of(left), min(missing, left.bit_count())))
                if not cannot_begin(self.rules, self.table | drawn):
                    break
            found = replace(self, table=self.table | drawn)
        left = found.cards_in(Tray(TrayKind.DECK))
        missing = max(0, found.counts[found.turn] - found.hands[found.turn].bit_count())
        drawn = mask_of(rng.sample(cards_of(left), min(missing, left.bit_count())))
        hands = tuple(hand | drawn if seat == found.turn else hand for seat, hand in enumerate(found.hands))
        return replace(found, hands=hands, stock=())

    def position(self, rng: Random) -> Position:
        """Return the full position, with the unknown cards dealt at random; raises ImpossiblePosition."""
        hidden = list(cards_of(DECK & ~self.placed))
        rng.shuffle(hidden)
        hands = list[CardSet]()
        for known, count in zip(self.hands, self.counts, strict=False):
            missing = max(0, count - known.bit_count())
            hands.append(known | mask_of(hidden[:missing]))
            hidden = hidden[missing:]
        leader = self.leader
        players = self.rules.players
        sides = self.rules.sides
        if len(hands) != players or (self.stock and hidden):
            raise ImpossiblePosition("The hands, stock, table and piles do not add up to a pack.")
        first_table = self.first_table
        if not self.history:
            # Without the earlier moves the history begins now, with the cards on the table.
            first_table = self.table if self.played else first_table or self.table
        return Position(
            self.rules,
            tuple(hands[(leader + seat) % players] for seat in range(players)),
            self.table,
            self.stock or tuple(hidden),
            tuple(self.piles[(leader + side) % sides] for side in range(len(self.piles))),
            tuple(self.scope[(leader + side) % sides] for side in range(len(self.scope))),
            (self.turn - leader) % players,
            None if self.last_taker is None else (self.last_taker - leader) % players,
            first_table,
            tuple(Played((seat - leader) % players, move) for seat, move in self.history),
        )

    def begun(self, rng: Random) -> Position:
        """Return the position before the known moves, with the unknown cards dealt as position() deals them.

        Raises ValueError or IndexError if the moves do not lead to this moment.
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
        """Return what a seat may know, by default the seat to play; ImpossiblePosition if its hand is not known."""
        viewer = self.turn if seat is None else seat
        if not self.is_hand_known(viewer):
            raise ImpossiblePosition(f"Not every card in the hand of seat {viewer} is known.")
        leader = self.leader
        players = self.rules.players
        sides = self.rules.sides
        totals = [self.totals[(leader + side) % sides] for side in range(sides)]
        seated = (*self.seated[leader:], *self.seated[:leader])
        return view_of(self.position(Random(0)), (viewer - leader) % players, totals, seated)


def cannot_begin(rules: Rules, table: CardSet) -> bool:
    """Return whether play cannot begin with this first table: it needs a redeal, or the dealer takes it at once."""
    return must_redeal(rules, table) or bool(dealer_scope(rules, table))


def empty_setup(rules: Rules, seated: Sequence[str] = ()) -> Setup:
    """Return a setup in which no card has been placed."""
    none = (0,) * rules.sides
    return Setup(
        rules=rules, hands=(0,) * rules.players, table=0, piles=none, scope=none, totals=none, seated=tuple(seated)
    )


def setup_seen(view: PlayerView) -> Setup:
    """Return the setup of a view: its own hand and the open cards are known, other hands are not."""
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
    """Return the setup of a position seen from a seat, with all hands and the stock known.

    ``totals`` and ``seated`` are as for view_of().
    """
    players = position.rules.players
    hands = tuple(position.hands[(seat + other) % players] for other in range(players))
    return replace(setup_seen(view_of(position, seat, totals, seated)), hands=hands, stock=position.stock)


def _pack_of(position: Position) -> tuple[Card, ...]:
    """Return a pack from which these moves could have been made; raises ValueError or IndexError if there is none."""
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
