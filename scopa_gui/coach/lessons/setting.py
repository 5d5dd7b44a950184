"""Setting: where all forty cards lie when a lesson, or a part of it, begins."""

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
    """The set of the cards written with blanks between them: "7D FC"."""
    return mask_of(card_named(name) for name in text.split())


def rules_with(game: str, players: int, options: Mapping[str, Any]) -> Rules:
    """The rules of a named game, with what is played otherwise in these options."""
    return replace(VARIANTS[game].rules_by_players[players], **options)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """A position, card by card. ``hands`` by seat from the first player on (the last seat deals), ``piles`` by side.

    ``rest``: where the cards go that are not named: "stock", or the number of a side for its pile. ``moves`` have been
    played since, from ``turn`` on: what the pupil has seen. ``me``: the pupil's seat. ``options``: what is played
    otherwise than the game is by itself. ``totals``: the points of the match so far, by side.
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
        """The rules it is played by."""
        return rules_with(self.game, self.players, self.options)

    def start(self) -> Position:
        """The position before ``moves``; raises ImpossiblePosition when the cards cannot lie so."""
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
        """The position after ``moves``; raises IllegalMove when one is against the rules."""
        position = self.start()
        for text in self.moves:
            position = position.play(move_named(text))
        return position
