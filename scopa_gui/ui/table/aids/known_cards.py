"""What the aids know now: the count, what the others can hold, the race and its odds. Made anew with the view."""

from random import Random

from scopa_gui.coach.memory.card_tracker import CardTracker, tracker_of
from scopa_gui.coach.memory.holdings import Holding, holdings_of
from scopa_gui.coach.memory.primiera_race import Odds, Race, race_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.aids.aids_layout import AidsShown

_AT_ONCE = 4
"""Smazzate played out between two frames for the odds: 2 ms."""
_TOLD = (60, 140, 240, 400)
"""After how many the odds are shown anew."""


class Known:
    """``holdings`` by seat from the one after me and rank, None when not asked for; ``race`` too. ``chances`` by side;
    None before the first.

    Odds that ``before`` told of the same view are told again, and not estimated anew.
    """

    def __init__(self, view: PlayerView, shown: AidsShown, before: "Known | None" = None) -> None:
        self.view, self.shown = view, shown
        self.tracker: CardTracker = tracker_of(view)
        self.holdings: tuple[tuple[Holding, ...], ...] | None = holdings_of(view) if shown.grid else None
        self.race: Race | None = race_of(view) if shown.race else None
        self.chances: tuple[float, ...] | None = None
        self.odds: Odds | None = before.odds if before is not None and before.view == view else None
        if self.race is not None and not self.race.is_open:
            self.chances = tuple(float(side == self.race.decided) for side in range(shown.sides))
        elif self.race is not None and any(view.counts):
            self.odds = self.odds or Odds(view, Random(f"race/{len(view.history)}/{view.hand}"))
            self.chances = self.odds.chances if self.odds.samples >= _TOLD[0] else None

    @property
    def is_thinking(self) -> bool:
        """Whether the odds could still be told better."""
        return self.race is not None and self.odds is not None and not self.odds.is_enough

    def think(self) -> bool:
        """Play some smazzate out; whether there are new odds to show."""
        if self.odds is None or not self.is_thinking:
            return False
        self.odds.run(_AT_ONCE)
        if any(self.odds.samples - _AT_ONCE < told <= self.odds.samples for told in _TOLD):
            self.chances = self.odds.chances
            return True
        return False

    def holding(self, seat: int, rank: int) -> Holding:
        """What a seat may hold of a rank; only while the grid is shown."""
        assert self.holdings is not None
        return self.holdings[seat - 1][rank - 1]
