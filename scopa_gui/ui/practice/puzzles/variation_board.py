"""A table with a slip beside it on which lines are shown: moves that may follow, with the hands of all lying open."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.review.variation import Variation, VariationStep
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.table.paper_board import Offer, PaperBoard
from scopa_gui.ui.table.side_paper import SidePaper
from scopa_gui.ui.words.translation import _


class VariationBoard(PaperBoard[VariationStep]):
    """`home` is what the table shows while there is no line."""

    def __init__(
        self, context: Context, view: PlayerView, names: Sequence[str], sides: Sequence[str], paper: SidePaper
    ) -> None:
        super().__init__(context, view, names, sides, paper)
        self.home = view

    def open_line(self, line: Variation) -> None:
        """Show a line from the beginning."""
        self.go_home()
        super().open_line(line)

    def go_home(self) -> None:
        """Back to what was there before, hands down."""
        self.close_line()
        self.drop_line(self.home)

    def line_moved(self) -> None:
        """Other words, other buttons."""
        self.changed()

    def line_offers(self) -> list[list[Offer | None]]:
        """The buttons that go through a line; none while there is none."""
        if self.shown is None:
            return []
        back, on = self.at > 1, not self.is_last_step
        return [
            [
                Offer("line-back", _("One move back"), self.line_back, enabled=back, pointing=-1),
                Offer("counter", self.counter()),
                Offer("line-on", _("One move on"), self.line_on, enabled=on, pointing=1),
                Offer("line-last", _("To the end of the line"), self.line_last, enabled=on, pointing=2),
            ]
        ]

    # Intents

    def _on_paper(self, intent: Intent) -> Answer:
        answer = super()._on_paper(intent)
        return self.line_intent(intent) if answer is None and not isinstance(intent, Key) else answer

    def key(self, key: Key) -> Answer:
        """The keys of the line come first, but for the one that presses the button in focus."""
        pressing = key.name in ("enter", "space") and self.paper.group.shows_focus
        return (None if pressing else self.line_intent(key)) or super().key(key)

    # Pictures

    def draw_movers(self, surface: pygame.Surface) -> None:
        """Paint the open hands below all that moves."""
        self.draw_hands(surface)
        super().draw_movers(surface)
