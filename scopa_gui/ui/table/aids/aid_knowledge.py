"""Knowledge of the aids now: the count, what the others can hold, the facts of each section. Renewed with the view."""

from typing import Any

from scopa_gui.coach.memory.card_tracker import CardTracker, tracker_of
from scopa_gui.coach.memory.holdings import Holding, holdings_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.aids.aids_layout import AidFacts, AidSection, AidsShown


class AidKnowledge:
    """Knowledge of the aids on a view.

    ``holdings`` is by seat from the one after me and rank, None when not asked for; ``facts`` by section.

    Facts that ``before`` had worked out from the same view are not worked out again.
    """

    def __init__(self, view: PlayerView, shown: AidsShown, before: "AidKnowledge | None" = None) -> None:
        self.view = view
        self.shown = shown
        self.tracker: CardTracker = tracker_of(view)
        self.holdings: tuple[tuple[Holding, ...], ...] | None = holdings_of(view) if shown.grid else None
        found = before.facts if before is not None and before.view == view else {}
        self.facts: dict[AidSection[Any], AidFacts] = {
            **found,
            **{section: section.know(view, found.get(section)) for section in shown.sections},
        }

    @property
    def is_thinking(self) -> bool:
        """True if something could still be given more exactly."""
        return any(self.facts[section].is_thinking for section in self.shown.sections)

    def think(self) -> bool:
        """Think for a moment; whether there is something new to show."""
        news = [self.facts[section].think() for section in self.shown.sections]
        return any(news)

    def holding(self, seat: int, rank: int) -> Holding:
        """Return what a seat may hold of a rank; only while the grid is shown."""
        assert self.holdings is not None
        return self.holdings[seat - 1][rank - 1]
