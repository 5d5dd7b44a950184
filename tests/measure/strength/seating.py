"""A deal played once from every side: the unit in which strength is measured.

The hand side plays first, the deck side deals; of three sides the third is between them. Who is measured sits on one
side, the other player on the others. A player gets nothing but the
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
from tests.measure.strength.cast import cast
from tests.measure.strength.versions import level_in

GAMES: dict[str, Rules] = {
    "scopa": VARIANTS["scopa"].rules_by_players[2],
    "scopone": VARIANTS["scopone"].rules,
    "scopone_scientifico": VARIANTS["scopone_scientifico"].rules,
    "escoba": VARIANTS["escoba"].rules_by_players[2],
    "scopa_dassi": VARIANTS["scopa_dassi"].rules_by_players[2],
    "scopa 3": VARIANTS["scopa"].rules_by_players[3],
    "scopa 6": VARIANTS["scopa"].rules_by_players[6],
}
"""The games of the ladder."""
TWO_SIDED = [name for name, rules in GAMES.items() if rules.sides == 2]


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
    """What came of a chunk: by deal the points more that the first player had, from the hand to the deck side."""

    chunk: Chunk
    margins: list[tuple[float, ...]] = field(default_factory=list)
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))


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


def play_deal(chunk: Chunk, number: int, clocks: tuple[Clock, Clock]) -> tuple[float, ...]:
    """One deal played from every side: the points more of the first player than the mean of the others, hand to deck.

    A player against itself is the control: its copies draw from randoms of their own, so that it can fail. Otherwise a
    random belongs to a side of the table, and two names for the same player come out exactly even.
    """
    rules, players = GAMES[chunk.game], (cast(chunk.first), cast(chunk.second))
    position = deal_smazzata(rules, Random(f"{chunk.seed}/{chunk.game}/{number}"))
    limits, is_control = (chunk.limit_of(chunk.first), chunk.limit_of(chunk.second)), chunk.first == chunk.second
    margins = []
    for mine in range(rules.sides):
        who = [int(side != mine) for side in range(rules.sides)]
        randoms = [
            Random(f"{chunk.seed}/{chunk.game}/{number}/{'player' if is_control else 'side'} {drawing}")
            for drawing in ((side - mine * is_control) % rules.sides for side in range(rules.sides))
        ]
        by_side = [[each[one] for one in who] for each in (players, limits, clocks, (chunk.first, chunk.second))]
        seated, own_limits, own_clocks, names = by_side
        points = points_of(play_out(position, seated, randoms, own_limits, own_clocks, names=names))
        margins.append(points[mine] - (sum(points) - points[mine]) / (rules.sides - 1))
    return tuple(margins)


def play_chunk(chunk: Chunk) -> Played:
    """Play every deal of a chunk."""
    played = Played(chunk)
    for number in range(*chunk.deals):
        played.margins.append(play_deal(chunk, number, played.clocks))
    return played


def workers(number: int | None = None) -> Pool:
    """One process for every core, each started afresh."""
    return get_context("spawn").Pool(number or os.cpu_count() or 1)
