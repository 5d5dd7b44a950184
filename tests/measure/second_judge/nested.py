"""Seats that search in turn: each by playouts over worlds of its own information, and the last cards by solved worlds.

What a seat has not seen lies anyhow for it; it does not ask why the others played as they did.
"""

import numpy as np
from numpy.typing import NDArray

from scopa_gui.engine.rules import Rules
from tests.measure.second_judge.crowds import Crowd, Places, WayTable, glance, play_out
from tests.measure.second_judge.endings import Endings
from tests.measure.second_judge.guesses import Known
from tests.measure.second_judge.smazzate import Smazzata
from tests.measure.second_judge.ways import Way, Ways

WORLDS, CANDIDATES = 12, 3
"""Worlds that a seat imagines, and ways that it tries in each: the best at a glance."""
GLANCE = 0.3
"""How much the first glance counts beside the mean of the playouts."""
SOLVED = 7
"""With so many cards left, where two sides play, a seat solves every world that it can imagine."""
_NONE = -99.0


def replied(crowd: Crowd, table: WayTable, rng: np.random.Generator, worlds: int = WORLDS) -> Places:
    """The way that the seat whose turn it is finds best in every column."""
    ways, worth = glance(crowd, table)
    order = np.argsort(-worth, axis=0, kind="stable")[:CANDIDATES]
    tried, first = np.take_along_axis(ways, order, axis=0), np.take_along_axis(worth, order, axis=0)
    chosen = tried[0].copy()
    asked = np.flatnonzero(first[1] > _NONE) if len(first) > 1 else np.array([], np.intp)
    if len(asked):
        found = _tried(crowd.chosen(np.repeat(asked, worlds)).redrawn(rng), table, rng, tried[:, asked], worlds)
        found += GLANCE * first[:, asked]
        chosen[asked] = tried[np.argmax(found, axis=0), asked]
    return chosen


def _tried(
    imagined: Crowd, table: WayTable, rng: np.random.Generator, ways: Places, worlds: int
) -> NDArray[np.float32]:
    """The mean lead of the seat's side after each of the ways (ways, columns), in worlds side by side."""
    side, every = imagined.turn % imagined.rules.sides, np.arange(imagined.size)
    found = np.zeros(ways.shape, np.float32)
    for place, way in enumerate(ways):
        one = imagined.chosen(every)
        one.play(table, np.repeat(way, worlds))
        found[place] = play_out(one, table, rng, solves=False)[side].reshape(-1, worlds).mean(axis=1)
    return found


def nested_out(
    crowd: Crowd, table: WayTable, rng: np.random.Generator, replies: int, worlds: int = WORLDS
) -> NDArray[np.int16]:
    """What each side has more in the end (sides, worlds): so many next moves are searched, the others glanced at."""
    for _ in range(min(replies, crowd.left)):
        crowd.play(table, replied(crowd, table, rng, worlds))
    return play_out(crowd, table, rng)


class Minds:
    """Seats near the end: each takes the way that is best on average over all worlds it can imagine, each solved."""

    def __init__(self, ways: Ways, endings: Endings) -> None:
        self.ways, self.endings = ways, endings
        self._chosen: dict[tuple, Way] = {}

    def margins(self, world: Smazzata) -> tuple[int, ...]:
        """What each side has more in the end, every seat choosing so; changes the world."""
        while world.left:
            world.play(self.ways, self.choose(world))
        return world.margins(self.ways.rules)

    def choose(self, world: Smazzata) -> Way:
        """The way of the seat whose turn it is, by what it knows alone."""
        hand, turn = world.hands[world.turn], world.turn
        found = [way for card in range(40) if hand >> card & 1 for way in self.ways.of(card, world.table)]
        if len(found) == 1:
            return found[0]
        key = hand, world.table, tuple(world.piles), turn, world.last, world.left
        if key not in self._chosen:
            worths = self._worths(Known.whose_turn(self.ways.rules, world), found)
            self._chosen[key] = found[max(range(len(found)), key=lambda place: (worths[place], found[place].worth))]
        return self._chosen[key]

    def _worths(self, known: Known, found: list[Way]) -> list[int]:
        """The sums over all worlds of what the ways bring."""
        worths = [0] * len(found)
        for deal in known.every():
            for place, way in enumerate(found):
                worths[place] += lead_after(known.world(deal), way, self.ways, self.endings)
        return worths


def lead_after(world: Smazzata, way: Way, ways: Ways, endings: Endings) -> int:
    """What this way brings the side that plays it with open cards, from here on; two sides, no stock. Plays it."""
    side = world.turn % 2
    made = world.scope[side]
    world.play(ways, way)
    return world.scope[side] - made - endings.lead(world)


def can_be_solved(rules: Rules, known: Known) -> bool:
    """Whether the seats reach the point where they solve what they imagine."""
    return rules.sides == 2 and not known.stock
