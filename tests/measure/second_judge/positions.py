"""Positions to judge: one of a smazzata, from tables of every level and of several, in every phase; a third late."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from scopa_gui.ai.levels import LEVELS, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView, view_of

GAMES = {
    "scopone_scientifico": VARIANTS["scopone_scientifico"].rules,
    "scopone": VARIANTS["scopone"].rules,
    "scopa 2": VARIANTS["scopa"].rules,
    "escoba 2": VARIANTS["escoba"].rules,
    "scopa_dassi 2": VARIANTS["scopa_dassi"].rules,
    "scopa 3": VARIANTS["scopa"].rules_by_players[3],
}
THINKING = Limit(iterations=300)
"""What those who search are given a move."""
LATE, FEWEST_LEFT, MOST_LEFT = 3, 8, 10
"""Every third position is a late one: so many cards are still to be played."""
TABLES = (*LEVELS, "two of them", "all kinds")
"""Who sits at a table: all of a level, the sides of two levels, or anybody."""


class Drawn(NamedTuple):
    """A position by which it can be made again: the game, the number, who sits at the table."""

    game: str
    number: int

    @property
    def rules(self) -> Rules:
        """Of its game."""
        return GAMES[self.game]

    @property
    def table(self) -> str:
        """Who sits there, one of TABLES."""
        return TABLES[self.number % len(TABLES)]

    @property
    def is_late(self) -> bool:
        """Whether it is drawn from the late ones."""
        return self.number // len(TABLES) % LATE == LATE - 1

    @property
    def seats(self) -> tuple[str, ...]:
        """The level of every seat."""
        rng, rules = Random(f"second judge/{self.game}/{self.number}/seats"), self.rules
        if self.table in LEVELS:
            return (self.table,) * rules.players
        of_sides = rng.sample(list(LEVELS), rules.sides)
        if self.table == TABLES[-2]:
            return tuple(of_sides[seat % rules.sides] for seat in range(rules.players))
        return tuple(rng.choice(list(LEVELS)) for _ in range(rules.players))


@dataclass(frozen=True)
class Case:
    """A position with a choice, and the move that was played."""

    drawn: Drawn
    position: Position
    played: Move

    @property
    def view(self) -> PlayerView:
        """What the seat knew, who sits there too."""
        return view_of(self.position, self.position.turn, (), self.drawn.seats)

    @property
    def left(self) -> int:
        """The cards still to be played."""
        return sum(hand.bit_count() for hand in self.position.hands) + len(self.position.stock)


def moments(drawn: Drawn, seed: str) -> Iterator[tuple[Position, Move]]:
    """The positions of a smazzata of this table, each with the move that was played."""
    rng = Random(f"second judge/{drawn.game}/{drawn.number}/{seed}")
    position, players = deal_smazzata(drawn.rules, rng), [player_of(level) for level in drawn.seats]
    while not position.is_over:
        limit = THINKING if LEVELS[drawn.seats[position.turn]].is_search else Limit()
        move = players[position.turn].choose(view_of(position, position.turn, (), drawn.seats), limit, rng).move
        yield position, move
        position = position.play(move)


def case_of(drawn: Drawn) -> Case:
    """The position of this number: the first with a choice from a moment on that is drawn among all, or the late."""
    for attempt in range(50):
        rng = Random(f"second judge/{drawn.game}/{drawn.number}/{attempt}/moment")
        most = rng.randint(FEWEST_LEFT, MOST_LEFT) if drawn.is_late else rng.randint(2, drawn.rules.plays)
        for position, move in moments(drawn, str(attempt)):
            case = Case(drawn, position, move)
            if case.left <= most and len(position.legal_moves()) > 1:
                if drawn.is_late and case.left < FEWEST_LEFT:
                    break
                return case
    raise ValueError(f"No choice in fifty smazzate of {drawn}.")
