"""Elimination: the results of each move in the same worlds so far; moves that are clearly behind are dropped."""

import numpy as np

from scopa_gui.ai.batch.batch_scoring import rival_points
from scopa_gui.ai.batch.cardsets import Floats, Ints
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search.budget import SearchResult
from scopa_gui.ai.value.match_chance import MOST_POINTS, match_worth_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

DROP = 2.0
"""Number of standard errors behind the best move, after any batch, at which a move is dropped."""
WITHIN_REACH = 6
"""Points to the target from which on moves are chosen by the chance of winning the match, not by points."""


def is_close(view: PlayerView) -> bool:
    """Return whether the match may end with this smazzata, so that the chance of winning it decides, not the points."""
    return max(view.totals) + WITHIN_REACH >= view.rules.target


def chances_of(view: PlayerView, points: Ints, side: int) -> Floats:
    """Return, by column, my chance of winning the match if the sides make these points from here on.

    ``points`` is (sides, columns); sides, and ``side``, which is mine, are counted from the first player.
    """
    sides = view.rules.sides
    had = [view.scope[(other - side) % sides] for other in range(sides)]
    ended = points + np.array(had)[:, None]
    mine = np.minimum(ended[side], MOST_POINTS)
    theirs = np.minimum(rival_points(ended, side), MOST_POINTS)
    found: Floats = np.array(match_worth_of(view).table, np.float32).ravel().take(mine * (MOST_POINTS + 1) + theirs)
    return found


class Elimination:
    """Results of moves; those ``alive`` (indices, best first) were tried in all worlds, the others were dropped."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves = moves
        self.alive = list(range(len(moves)))
        self.worlds = 0
        self._known = [Candidate(move, 0.0) for move in moves]
        self._points = np.zeros((len(moves), 0), np.float32)
        self._chances = self._points

    def add(self, points: Floats, chances: Floats, *, match_counts: bool) -> None:
        """Add the results of the moves alive in more worlds (moves, worlds), and drop moves that are clearly behind.

        ``match_counts``: compare them by chances of winning the match, not by points.
        """
        self.worlds += points.shape[1]
        self._points = np.concatenate([self._points, points], axis=1)
        self._chances = np.concatenate([self._chances, chances], axis=1)
        error = 1 / self.worlds**0.5
        for place, index in enumerate(self.alive):
            row = self._points[place]
            self._known[index] = Candidate(
                self.moves[index], float(row.mean()), float(row.std()) * error, float(self._chances[place].mean())
            )
        worth = self._chances if match_counts else self._points
        means = worth.mean(axis=1)
        behind = worth[int(np.argmax(means))] - worth
        keep = [
            int(place)
            for place in np.argsort(-means, stable=True)
            if behind[place].mean() <= DROP * error * behind[place].std() + 1e-6
        ]
        self.alive = [self.alive[place] for place in keep]
        self._points = self._points[keep]
        self._chances = self._chances[keep]

    def found(self, iterations: int) -> SearchResult:
        """Return all moves as the result of a search: those alive first, the best first."""
        dropped = sorted(
            (index for index in range(len(self.moves)) if index not in self.alive),
            key=lambda index: -self._known[index].points,
        )
        return SearchResult(tuple(self._known[index] for index in (*self.alive, *dropped)), self.worlds, iterations)
