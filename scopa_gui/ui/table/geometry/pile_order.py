"""Traces left by the moves of a smazzata: how the table filled and emptied, and every pile in the order of capture."""

from dataclasses import dataclass

from scopa_gui.engine.cards import Card, CardSet, cards_of
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class PileOrder:
    """The successive tables of a smazzata, and the piles.

    `tables` lists the cards on the table, from the first table on, after each change; the last entry is the present
    table. `piles` lists the captured cards by side, the lowest first; `scope` the cards that made scope by side, laid
    crosswise.
    """

    tables: tuple[CardSet, ...]
    piles: tuple[tuple[Card, ...], ...]
    scope: tuple[tuple[Card, ...], ...]


class _Teller:
    """Plays the moves again."""

    def __init__(self, view: PlayerView) -> None:
        self.view = view
        self.table: CardSet = view.first_table
        self.tables = [self.table]
        self.piles: list[list[Card]] = [[] for _ in range(view.rules.sides)]
        self.scope: list[list[Card]] = [[] for _ in range(view.rules.sides)]

    def lay(self, card: Card) -> None:
        self.table |= 1 << card
        self.tables.append(self.table)

    def take(self, side: int, cards: CardSet) -> None:
        self.piles[side] += cards_of(cards)
        if self.table & cards:
            self.table &= ~cards
            self.tables.append(self.table)

    def open(self) -> None:
        """Give the dealer the cards and the scope of the first table, if it was swept at once."""
        view = self.view
        swept = 0 if view.moves_before else dealer_scope(view.rules, view.first_table)
        side = view.side_of(view.dealer)
        if swept and not view.first_table & ~view.piles[side]:
            self.take(side, view.first_table)
            self.scope[side] += cards_of(view.first_table)[:swept]

    def play(self) -> None:
        """Every move of the history, then what was left over."""
        view = self.view
        over = not view.plays_left
        for number, (seat, move) in enumerate(view.history):
            if move.is_lay:
                self.lay(move.card)
                continue
            side = view.side_of(seat)
            if not move.is_for_itself:
                self.take(side, move.taken)
            self.piles[side].append(move.card)
            last = over and number == len(view.history) - 1
            if not self.table and not move.is_for_itself and is_scopa(view.rules, move, is_last_card=last):
                self.scope[side].append(move.card)
        for side, pile in enumerate(view.piles):
            self.take(side, pile & ~sum(1 << card for card in self.piles[side]))


def scatter(card: Card, salt: int = 0) -> int:
    """A number 0..65535 that looks random and is always the same for a card: how it happens to lie."""
    mixed = (card + 1) * 2654435761 + (salt + 1) * 40503 * (card + 7)
    return (mixed ^ mixed >> 13) * 69069 >> 5 & 0xFFFF


def askew(card: Card, salt: int = 0) -> float:
    """The same as a number from -1 to 1."""
    return scatter(card, salt) / 32767.5 - 1.0


def pile_order_of(view: PlayerView) -> PileOrder:
    """Work out the piles and the successive tables from the first table and the moves so far."""
    teller = _Teller(view)
    teller.open()
    teller.play()
    scope = tuple(tuple(cards[:count]) for cards, count in zip(teller.scope, view.scope, strict=True))
    return PileOrder(tuple(teller.tables), tuple(map(tuple, teller.piles)), scope)
