"""Slip at the end of a trial smazzata: its count, and buttons to go on."""

from collections.abc import Callable, Sequence

from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.companions.text_slip import SlipCompanion, TextSlip
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.translation import _


class WhatIfOutcome(SlipCompanion):
    """Slip at the end of a trial smazzata: `sheet` returns its count, `offers` the buttons.

    `shortcut` answers the keys of the table.
    """

    def __init__(
        self,
        board: TableContext,
        sheet: Callable[[], ScoreSheet | None],
        offers: Callable[[], Sequence[Button]],
        shortcut: Callable[[Intent], Answer],
    ) -> None:
        super().__init__(board)
        self._sheet = sheet
        self._offers = offers
        self._shortcut = shortcut
        self.slip: TextSlip | None = None

    def show(self, *, over: bool) -> None:
        """Show the slip if the smazzata is over, else hide it."""
        if over and self.slip is None:
            self.slip = TextSlip("button:menu")
            self.board.redraw()
            self.lay(self.board.layout)
        elif not over:
            self.slip = None

    def lay(self, layout: Layout) -> None:
        sheet = self._sheet()
        sides = self.board.sides
        if self.slip is not None and sheet is not None:
            words = result_words(sheet, sides, self.board.context.settings.deck)
            self.slip.show(self.board, result_title(sheet, sides), words, *self._offers())

    def handle(self, intent: Intent) -> Answer:
        if self.slip is None:
            return None
        return (self._shortcut(intent) if isinstance(intent, Key) else None) or self.slip.handle(intent)


def result_title(sheet: ScoreSheet, sides: Sequence[str]) -> str:
    """Return the points of a smazzata in one line, by side."""
    return " · ".join(f"{name} {points}" for name, points in zip(sides, sheet.points, strict=True))


def result_words(sheet: ScoreSheet, sides: Sequence[str], deck: str) -> str:
    """Return a line of words for each side with points: the categories that it won."""
    lines = []
    for side, name in enumerate(sides):
        won = [(award.category, award.points[side]) for award in sheet.awards if award.points[side]]
        if won:
            listed = ", ".join(
                f"{category_name(category, deck)} {points}"
                if points != 1
                else _("Scopa")
                if category is Category.SCOPE
                else category_name(category, deck)
                for category, points in won
            )
            lines.append(_("{name}: {words}").format(name=name, words=listed))
    return "\n".join(lines)
