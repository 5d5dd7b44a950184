"""Where it is spoken: smazzate of every game and of tables of every level, and some of their turns."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import NamedTuple

from scopa_gui.ai.levels import LEVELS, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView, view_of
from tests.measure.claims.utterances import SPOKEN_GAMES

TABLES = (*LEVELS, "two of them", "all kinds")
"""Who sits at a table: all of a level, the sides of two levels, or anybody."""
THINKING = Limit(iterations=40)
"""What those who search are given a move."""
SHARE = 0.5
"""Of the turns with a choice."""
CLOSE = 0.25
"""Of the turns at which the match is nearly over."""


class Sitting(NamedTuple):
    """A smazzata by which it can be played again: the game, and which of it."""

    game: str
    number: int

    @property
    def rules(self) -> Rules:
        """Of its game."""
        return SPOKEN_GAMES[self.game]

    @property
    def table(self) -> str:
        """Who sits there, one of TABLES."""
        return TABLES[self.number % len(TABLES)]

    def rng(self, purpose: str) -> Random:
        """Chance for one purpose, always the same."""
        return Random(f"claims/{self.game}/{self.number}/{purpose}")

    @property
    def seats(self) -> tuple[str, ...]:
        """The level of every seat."""
        rng, rules = self.rng("seats"), self.rules
        if self.table in LEVELS:
            return (self.table,) * rules.players
        among = rng.choices(list(LEVELS), k=rules.sides if self.table == TABLES[-2] else rules.players)
        return tuple(among[seat % len(among)] for seat in range(rules.players))


def sittings(games: list[str]) -> Iterator[Sitting]:
    """The games in turn, without an end."""
    return (Sitting(game, number) for number in count() for game in games)


def turns(sitting: Sitting) -> Iterator[tuple[PlayerView, Move]]:
    """Some of the turns of a smazzata at which there is a choice, and what was played."""
    rng, seats = sitting.rng("play"), sitting.seats
    position, players = deal_smazzata(sitting.rules, rng), [player_of(level) for level in seats]
    while not position.is_over:
        view = view_of(position, position.turn, (), seats)
        limit = THINKING if LEVELS[seats[position.turn]].is_search else Limit()
        move = players[position.turn].choose(view, limit, rng).move
        if len(view.legal_moves()) > 1 and rng.random() < SHARE:
            yield _scored(view, rng), move
        position = position.play(move)


def _scored(view: PlayerView, rng: Random) -> PlayerView:
    """The same turn, now and then of a match that is nearly over."""
    if rng.random() >= CLOSE:
        return view
    target = view.rules.target
    return replace(view, totals=tuple(target - rng.randint(1, 4) for _ in view.piles))
