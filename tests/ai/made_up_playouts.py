"""Playouts that bring what they are told and take time by a clock that only they drive."""

from random import Random
from types import SimpleNamespace

import numpy as np

from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

TEN_MOVES = view_of(deal_smazzata(VARIANTS["scopone_scientifico"].rules, Random(1)), 0)
"""A view with ten moves to choose from."""
PIECE = 10
"""After so many columns playouts ask whether they must stop."""


class MadeUpPlayouts:
    """Playouts in which the moves bring ``points`` and ``chances`` by their place; ``asked`` are (moves, worlds).

    Each column of a batch takes so many ``seconds`` of a clock, those of the last one in all that follow.
    """

    def __init__(self, clock, *seconds, view=TEN_MOVES, points=(0,) * 10, chances=(0,) * 10):
        self.view, self.clock, self.seconds, self.asked = view, clock, seconds or (0.0,), []
        self.worths = dict(zip(view.legal_moves(), zip(points, chances, strict=True), strict=True))

    def tried(self, moves, worlds, must_stop):
        """As WorldPlayouts.tried()."""
        seconds = self.seconds[min(len(self.asked), len(self.seconds) - 1)]
        self.asked.append((len(moves), worlds))
        for _ in range(0, len(moves) * worlds, PIECE):
            if must_stop():
                return None
            self.clock.now += PIECE * seconds
        points, chances = (np.array([[self.worths[move][of]] * worlds for move in moves], np.float32) for of in (0, 1))
        return SimpleNamespace(
            worths=lambda: (points, chances), parts=lambda: {"scope": points}, piles=lambda: points.astype(np.int64)
        )

    @property
    def columns(self):
        """The sizes of the batches."""
        return [moves * worlds for moves, worlds in self.asked]
