"""Setting: the position, card by card, at the beginning of a part of a lesson."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from scopa_gui.engine.cards import DECK, CardSet, card_named, cards_of, mask_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS

STOCK = "stock"


def cards(text: str) -> CardSet:
    """Return the set of cards written with blanks between them, such as "7D FC"."""
    return mask_of(card_named(name) for name in text.split())


def rules_with(game: str, players: int, options: Mapping[str, Any]) -> Rules:
    """Return the rules of a game with these options changed."""
    return replace(VARIANTS[game].rules_by_players[players], **options)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """Position, card by card.

    ``hands``: by seat from the first player; the last seat is the dealer. ``piles`` and ``scope``: by side. ``rest``:
    place of all cards that are not named: "stock", or the number of a side for its pile. ``moves``: played from this
    position on, by seat ``turn`` first. ``me``: the pupil's seat. ``options``: changed options of the rules.
    ``totals``: points of the match, by side.
    """

    game: str = "scopa"
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    totals: tuple[int, ...] = ()
    me: int = 0
    hands: tuple[str, ...]
    table: str = ""
    piles: tuple[str, ...] = ()
    scope: tuple[int, ...] = ()
    rest: str = STOCK
    turn: int = 0
    last_taker: int | None = None
    moves: tuple[str, ...] = ()

    @property
    def rules(self) -> Rules:
        """Rules of the game with the changed options."""
        return rules_with(self.game, self.players, self.options)

    def start(self) -> Position:
        """Return the position before ``moves``; raise ImpossiblePosition if the cards do not fit."""
        rules = self.rules
        hands = tuple(map(cards, self.hands))
        table = cards(self.table)
        piles = [cards(pile) for pile in self.piles] or [0] * rules.sides
        left = DECK & ~mask_of(card for some in (*hands, table, *piles) for card in cards_of(some))
        stock: list[int] = []
        if self.rest == STOCK:
            stock = list(cards_of(left))
            Random(self.table).shuffle(stock)
        else:
            piles[int(self.rest)] |= left
        return Position(
            rules,
            hands,
            table,
            tuple(stock),
            tuple(piles),
            self.scope or (0,) * rules.sides,
            self.turn,
            self.last_taker,
            table,
        )

    def position(self) -> Position:
        """Return the position after ``moves``; raise IllegalMove if one is not legal."""
        position = self.start()
        for text in self.moves:
            position = position.play(move_named(text))
        return position
