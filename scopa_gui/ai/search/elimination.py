"""Tally: what each move has brought so far in the same worlds, in points and chances of the match; which are behind."""

import numpy as np

from scopa_gui.ai.batch.batch_scoring import rival_points
from scopa_gui.ai.batch.cardsets import Floats, Ints
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search.budget import Found
from scopa_gui.ai.value.match_chance import MOST_POINTS, match_worth_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

DROP = 2.0
"""A move so many standard errors behind the best is dropped: it is looked at after every batch, and once loses it."""
WITHIN_REACH = 6
"""A side that needs so many points may win with this smazzata: from then on the match counts, not the points."""


def is_close(view: PlayerView) -> bool:
    """True when the match may be won with this smazzata, so that the chance of winning decides and not the points."""
    return max(view.totals) + WITHIN_REACH >= view.rules.target


def chances_of(view: PlayerView, points: Ints, side: int) -> Floats:
    """Return by column my chance of the match, if from here on the sides make these points.

    Sides are counted from the first player.
    """
    sides = view.rules.sides
    had = [view.scope[(other - side) % sides] for other in range(sides)]
    ended = points + np.array(had)[:, None]
    mine = np.minimum(ended[side], MOST_POINTS)
    theirs = np.minimum(rival_points(ended, side), MOST_POINTS)
    found: Floats = np.array(match_worth_of(view).table, np.float32).ravel().take(mine * (MOST_POINTS + 1) + theirs)
    return found


class Elimination:
    """The moves alive have been tried in all worlds so far; one clearly behind is dropped and keeps what it had."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves
        self.alive = list(range(len(moves)))
        self.worlds = 0
        self._known = [Candidate(move, 0.0) for move in moves]
        self._points = np.zeros((len(moves), 0), np.float32)
        self._chances = self._points

    def add(self, points: Floats, chances: Floats, *, match_counts: bool) -> None:
        """Add what the moves alive brought in more worlds (moves, worlds); drop those behind in what counts."""
        self.worlds += points.shape[1]
        self._points = np.concatenate([self._points, points], axis=1)
        self._chances = np.concatenate([self._chances, chances], axis=1)
        error = 1 / self.worlds**0.5
        for place, index in enumerate(self.alive):
            row = self._points[place]
            self._known[index] = Candidate(
                self.moves[index], float(row.mean()), float(row.std()) * error, float(self._chances[place].mean())
            )
        self._drop(self._chances if match_counts else self._points, error)

    def _drop(self, worth: Floats, error: float) -> None:
        """Drop the moves that are clearly behind the best, by their differences in the same worlds; best first."""
        means = worth.mean(axis=1)
        behind = worth[int(np.argmax(means))] - worth
        keep = [
            int(place)
            for place in np.argsort(-means, stable=True)
            if behind[place].mean() <= DROP * error * behind[place].std() + 1e-6
        ]
        self.alive = [self.alive[place] for place in keep]
        self._points, self._chances = self._points[keep], self._chances[keep]

    def found(self, iterations: int) -> Found:
        """All moves, those still alive first, best first."""
        dropped = sorted(
            (index for index in range(len(self.moves)) if index not in self.alive),
            key=lambda index: -self._known[index].points,
        )
        return Found(tuple(self._known[index] for index in (*self.alive, *dropped)), self.worlds, iterations)
