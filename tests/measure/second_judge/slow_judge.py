"""The second judge: slow, and with no line in common with the first beyond the engine.

It draws any deal that can lie so, all alike, and weighs the same deals by how the others played (guesses.py); its
playouts go by its own glance (crowds.py), and where a move is in doubt the next seats search in turn (nested.py).
The move that it prefers is chosen in some worlds and tested in others, so that being the highest of several does not
make a move look better than it is. Where the smazzata decides the match, a lead is worth a match and not its points.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView
from tests.measure.second_judge.crowds import Crowd, WayTable, play_out
from tests.measure.second_judge.guesses import Deal, Habit, Known, Reading, crowd_of
from tests.measure.second_judge.nested import SOLVED, Minds, can_be_solved, lead_after, nested_out, replied
from tests.measure.second_judge.ways import Ways

Leads = NDArray[np.float64]
FIRST, CHOOSING, TESTING, STEP = 300, 1300, 3000, 500
"""Worlds of the first look, of the choice in all, of the test at most, and of one of its steps."""
MIDDLE = 16
"""With more cards left than this, the test has fewer worlds: as many moves in all."""
NESTED = 240
"""Worlds in which seats search in turn."""
ALL_WORLDS, SEARCHED = 300, 600
"""So many deals are all tried, the seats searching in turn to the end; so many tries in all where chance has a part."""
IN_DOUBT = 0.1
"""Points from which on the test is made again with seats that search."""
CLEAR, SURE = 0.15, 2.0
"""A loss of more than this, by so many standard errors, is called one."""


@dataclass(frozen=True)
class Loss:
    """What a move loses against another, in points: a mean with its standard error."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it is one."""
        return self.mean > CLEAR and self.mean > SURE * self.error

    def is_below(self, most: float) -> bool:
        """Whether it is significantly less."""
        return self.mean + SURE * self.error < most


@dataclass(frozen=True)
class Opinion:
    """What some moves lose against ``best``, the move chosen in other worlds; under each reading, ``uniform`` or
    ``weighed``, the losses of each move: by glances first, then, where it was in doubt, with seats that search.

    ``way``: "exact", "all" (every deal, all seats searching) or "drawn"; ``worlds`` of the test.
    """

    best: Move
    way: str
    worlds: int
    losses: Mapping[Move, Mapping[str, Sequence[Loss]]]

    def loses(self, move: Move, reading: str) -> bool:
        """Whether the move clearly loses: by glances, and also where seats search."""
        return all(loss.is_clear for loss in self.losses[move][reading])


@dataclass
class SlowJudge:
    """The judge of some rules; what it works out it keeps."""

    rules: Rules
    nested: int = NESTED
    ways: Ways = field(init=False)
    table: WayTable = field(init=False)

    def __post_init__(self) -> None:
        self.ways = Ways(self.rules)
        self.table = WayTable(self.ways)

    def opinion(self, view: PlayerView, asked: Sequence[Move], habits: Mapping[int, Habit], seed: str) -> Opinion:
        """What the moves asked about lose; ``habits`` of the other seats, counted from the first player."""
        self.table.forget()
        known = Known.by(view)
        sitting = _Sitting(self, known, view.legal_moves(), Reading(known, self.ways, habits), Random(seed))
        if known.deals == 1 and not known.stock:
            return sitting.exact(asked)
        if not known.stock and known.deals <= ALL_WORLDS:
            return sitting.over_all(asked)
        return sitting.drawn(asked)


class _Sitting:
    """One question: the moves in the same worlds."""

    def __init__(self, judge: SlowJudge, known: Known, moves: tuple[Move, ...], reading: Reading, rng: Random) -> None:
        self.judge, self.known, self.moves, self.reading, self.rng = judge, known, moves, reading, rng
        self.side = known.me % known.rules.sides
        self.dice = np.random.default_rng(rng.getrandbits(63))

    def exact(self, asked: Sequence[Move]) -> Opinion:
        """The cards are known to who has counted: solved, or played by seats that search where three sides play."""
        if not can_be_solved(self.known.rules, self.known):
            return self.over_all(asked)
        deal = next(self.known.every())
        made = self.known.scope[self.side] - self.known.scope[1 - self.side]
        worths = [
            made
            + lead_after(
                self.known.world(deal),
                self.judge.ways.way(move, self.known.table),
                self.judge.ways,
                self.judge.table.endings,
            )
            for move in self.moves
        ]
        return self._over(asked, self._worth(np.array(worths, float))[:, None], np.ones(1), "exact")

    def _worth(self, leads: Leads) -> Leads:
        """What my side's leads are worth: the points they are, or 1, 0 or -1 where they decide the match."""
        if not self.known.decides:
            return leads
        return np.sign(leads + self.known.totals[self.side] - self.known.totals[1 - self.side])

    def over_all(self, asked: Sequence[Move]) -> Opinion:
        """Every deal, and every seat searches for itself to the end; often where chance has a part in it."""
        deals = list(self.known.every())
        if can_be_solved(self.known.rules, self.known):
            return self._over(asked, self._leads(self.moves, deals), self._weights(deals), "all")
        deals *= max(1, SEARCHED // len(deals))
        chosen = self._leads(self.moves, deals).mean(axis=1)
        best = self.moves[int(np.argmax(chosen))]
        tested = [best, *(move for move in asked if move != best)]
        leads, weights = self._leads(tested, deals), self._weights(deals)
        found = {move: _losses(leads[0] - leads[tested.index(move)], weights) for move in asked}
        losses = {move: {reading: (loss,) for reading, loss in by.items()} for move, by in found.items()}
        return Opinion(best, "all", len(deals), losses)

    def _leads(self, moves: Sequence[Move], deals: Sequence[Deal]) -> Leads:
        return np.array([self._searched(move, deals) for move in moves])

    def _over(self, asked: Sequence[Move], leads: Leads, weights: Leads, way: str) -> Opinion:
        """Nothing was drawn: no standard error. The move that is best when every deal is weighed alike."""
        best = int(np.argmax(leads.mean(axis=1)))
        losses = {}
        for move in asked:
            behind = leads[best] - leads[self.moves.index(move)]
            heavy = int(np.argmax(leads @ weights))
            weighed = (leads[heavy] - leads[self.moves.index(move)]) @ weights
            losses[move] = {"uniform": [Loss(float(behind.mean()), 0.0)], "weighed": [Loss(float(weighed), 0.0)]}
        return Opinion(self.moves[best], way, leads.shape[1], losses)

    def drawn(self, asked: Sequence[Move]) -> Opinion:
        """The best move is chosen in some worlds, what is asked is tested against it in others."""
        best = self._chosen(asked)
        tested = [best, *(move for move in asked if move != best)]
        leads, weights = self._tested(tested)
        losses = {move: _losses(leads[0] - leads[tested.index(move)], weights) for move in asked}
        doubted = [move for move in tested[1:] if max(loss.mean for loss in losses[move].values()) > IN_DOUBT]
        if doubted and self.judge.nested:
            deals = self._deals(self.judge.nested)
            again, heavy = np.array([self._replied(move, deals) for move in (best, *doubted)]), self._weights(deals)
            for place, move in enumerate(doubted, 1):
                nested = _losses(again[0] - again[place], heavy)
                losses[move] = {reading: (loss, nested[reading]) for reading, loss in losses[move].items()}
        every = {
            move: {reading: loss if isinstance(loss, tuple) else (loss,) for reading, loss in found.items()}
            for move, found in losses.items()
        }
        return Opinion(best, "drawn", leads.shape[1], every)

    def _chosen(self, asked: Sequence[Move]) -> Move:
        """The best of all moves, those that fall behind left out after a first look."""
        moves, leads = list(self.moves), self._glanced(self.moves, self._deals(FIRST))
        while leads.shape[1] < CHOOSING and len(moves) > 1:
            best = int(np.argmax(leads.mean(axis=1)))
            kept = [place for place in range(len(moves)) if _may_be_best(leads[best] - leads[place])]
            moves, leads = [moves[place] for place in kept], leads[kept]
            leads = np.concatenate([leads, self._glanced(moves, self._deals(STEP))], axis=1)
        means = leads.mean(axis=1)
        return moves[int(np.argmax(means))]

    def _tested(self, moves: Sequence[Move]) -> tuple[Leads, Leads]:
        """The leads after each of the moves in fresh worlds, until every difference is clear; and the weights."""
        leads, deals = np.empty((len(moves), 0)), list[Deal]()
        while len(deals) * max(self.known.left, MIDDLE) < TESTING * MIDDLE:
            fresh = self._deals(STEP)
            deals += fresh
            leads = np.concatenate([leads, self._glanced(moves, fresh)], axis=1)
            if all(_is_settled(leads[0] - behind) for behind in leads[1:]):
                break
        return leads, self._weights(deals)

    def _deals(self, number: int) -> list[Deal]:
        return [self.known.drawn(self.rng) for _ in range(number)]

    def _weights(self, deals: Sequence[Deal]) -> Leads:
        """By how the others played, summing to 1."""
        logs = np.array([self.reading.log_weight(deal) for deal in deals])
        weights = np.exp(logs - logs.max())
        return weights / weights.sum()

    def _after(self, move: Move, deals: Sequence[Deal]) -> Crowd:
        crowd = crowd_of(self.known, deals)
        way = self.judge.table.of(move, self.known.table)
        crowd.play(self.judge.table, np.full(len(deals), way))
        return crowd

    def _glanced(self, moves: Sequence[Move], deals: Sequence[Deal]) -> Leads:
        """My side's lead after each of the moves (moves, worlds), all seats playing by glances."""
        found = [play_out(self._after(move, deals), self.judge.table, self.dice)[self.side] for move in moves]
        return self._worth(np.array(found, float))

    def _replied(self, move: Move, deals: Sequence[Deal]) -> Leads:
        """The same with the next seats searching in turn: all others, or with two players both."""
        crowd, replies = self._after(move, deals), max(2, self.known.rules.players - 1)
        return self._worth(nested_out(crowd, self.judge.table, self.dice, replies)[self.side].astype(float))

    def _searched(self, move: Move, deals: Sequence[Deal]) -> Leads:
        """The same with every seat searching to the end, the last cards by solved worlds where two sides play."""
        crowd, rules = self._after(move, deals), self.known.rules
        solves = can_be_solved(rules, self.known)
        while crowd.left > (SOLVED if solves else 0):
            crowd.play(self.judge.table, replied(crowd, self.judge.table, self.dice))
        if not solves:
            return self._worth(crowd.margins()[self.side].astype(float))
        minds = Minds(self.judge.ways, self.judge.table.endings)
        return self._worth(np.array([minds.margins(world)[self.side] for world in crowd.worlds()], float))


def _losses(apart: Leads, weights: Leads) -> dict[str, Loss]:
    """Under both readings."""
    mean = float(weights @ apart)
    spread = float(weights**2 @ (apart - mean) ** 2) ** 0.5
    plain = float(apart.std()) / max(1, len(apart) - 1) ** 0.5
    return {"uniform": Loss(float(apart.mean()), plain), "weighed": Loss(mean, spread)}


def _may_be_best(behind: Leads) -> bool:
    return float(behind.mean()) <= 3 * float(behind.std()) / len(behind) ** 0.5 + 1e-9


def _is_settled(behind: Leads) -> bool:
    """Whether more worlds would hardly say otherwise."""
    return abs(float(behind.mean()) - CLEAR) > 3 * float(behind.std()) / len(behind) ** 0.5
