"""A deal played twice with the sides exchanged: the unit in which strength is measured.

The hand side plays first, the deck side deals; with two players they are one seat each. A player gets nothing but the
view of its seat; only one that says ``sees_all`` (ceiling.py) is handed the Position.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from time import perf_counter

from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.player import Limit
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.strength.cast import cast
from tests.strength.versions import level_in

GAMES = {"scopa": 2, "scopone": 4, "scopone_scientifico": 4, "escoba": 2, "scopa_dassi": 2}
"""The games of the ladder, each with its number of players."""


@dataclass(slots=True)
class Clock:
    """The seconds that the moves of one player took."""

    seconds: float = 0.0
    moves: int = 0

    def add(self, seconds: float) -> None:
        """One more move."""
        self.seconds += seconds
        self.moves += 1


@dataclass(slots=True)
class Chunk:
    """Some deals of a pairing to be played: ``deals`` from the first number to before the last.

    Everybody who searches has the ``limit``, or without one ``share`` of his own time.
    """

    game: str
    first: str
    second: str
    limit: Limit
    seed: str
    deals: tuple[int, int]
    share: float = 1.0

    def limit_of(self, name: str) -> Limit:
        """How long this player may think."""
        if self.limit != Limit() or name not in LEVELS:
            return self.limit
        return LEVELS[name].limit(self.share)


@dataclass(slots=True)
class Played:
    """What came of a chunk: for every deal the points more that the first player had as hand side and as deck side."""

    chunk: Chunk
    margins: list[tuple[int, int]] = field(default_factory=list)
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))


def rules_of(game: str) -> Rules:
    """The rules of a game of the ladder."""
    return VARIANTS[game].rules_by_players[GAMES[game]]


def play_out(
    position: Position,
    players: Sequence,
    randoms: Sequence[Random],
    limits: Sequence[Limit],
    clocks: Sequence[Clock],
    totals: Sequence[int] = (),
    names: Sequence[str] = (),
) -> Position:
    """The end of a smazzata played out; all given by side, ``totals`` the points of the match so far.

    ``names`` are known to all, as at a table of the program; without them nobody knows who the others are.
    """
    rules = position.rules
    seated = [level_in(names[seat % rules.sides]) for seat in range(rules.players)] if names else ()
    while not position.is_over:
        side = position.turn % rules.sides
        player, seen = players[side], view_of(position, position.turn, totals, seated)
        begun = perf_counter()
        choice = (
            player.choose_seeing(position, randoms[side])
            if getattr(player, "sees_all", False)
            else player.choose(seen, limits[side], randoms[side])
        )
        clocks[side].add(perf_counter() - begun)
        position = position.play(choice.move)
    return position


def points_of(position: Position) -> tuple[int, ...]:
    """The points by side of a smazzata that is over. All ten coins count as a match where they win it."""
    sheet = score(position.rules, position.piles, position.scope)
    return tuple(had + position.rules.target * (side == sheet.cappotto) for side, had in enumerate(sheet.points))


def play_pair(chunk: Chunk, number: int, clocks: tuple[Clock, Clock]) -> tuple[int, int]:
    """One deal played twice: the points more of the first player as hand side, then as deck side.

    A player against itself is the control: its two copies draw from randoms of their own, so that it can fail.
    Otherwise a random belongs to a side of the table, and two names for the same player come out exactly even.
    """
    rules = rules_of(chunk.game)
    position = deal_smazzata(rules, Random(f"{chunk.seed}/{chunk.game}/{number}"))
    limits = (chunk.limit_of(chunk.first), chunk.limit_of(chunk.second))
    players, is_control = (cast(chunk.first), cast(chunk.second)), chunk.first == chunk.second
    margins = []
    for turn in (0, 1):
        seated = [players[side ^ turn] for side in (0, 1)]
        randoms = [
            Random(
                f"{chunk.seed}/{chunk.game}/{number}/{'player' if is_control else 'side'} {side ^ (turn * is_control)}"
            )
            for side in (0, 1)
        ]
        swapped = [limits[side ^ turn] for side in (0, 1)], [clocks[side ^ turn] for side in (0, 1)]
        names = [(chunk.first, chunk.second)[side ^ turn] for side in (0, 1)]
        points = points_of(play_out(position, seated, randoms, *swapped, names=names))
        margins.append(points[turn] - points[1 - turn])
    return margins[0], margins[1]


def play_chunk(chunk: Chunk) -> Played:
    """Play every deal of a chunk twice."""
    played = Played(chunk)
    for number in range(*chunk.deals):
        played.margins.append(play_pair(chunk, number, played.clocks))
    return played


def workers(number: int | None = None) -> Pool:
    """One process for every core, each started afresh."""
    return get_context("spawn").Pool(number or os.cpu_count() or 1)
