"""Base of lessons and puzzles: a table of cards, and next to it a sheet of paper with words and buttons."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.companions.side_paper import WIDE, Offer, SidePaper, names_of, plated, plates_of
from scopa_gui.ui.table.paint.panels import Plate


class PaperTable(Board):
    """A subclass gives the `position`, the `others` at the table, and the parts and buttons of the paper.

    `__init__` already needs the `position` and the `others`. The paper is `width` units wide.
    """

    has_chips = False

    def __init__(self, context: Context, width: int = WIDE) -> None:
        super().__init__(context, self.position, *names_of(self.position, self.others))
        self.paper = SidePaper(self, self.offers, self.leave, finish=self.finish, wide=width)
        self.companions.append(self.paper)
        self._head = Part()
        self._body = Part()
        self._shown: object = None

    @property
    def position(self) -> PlayerView:
        """The position that the lesson or puzzle is about."""
        raise NotImplementedError

    @property
    def others(self) -> Sequence[str]:
        """Levels of the other players, counter-clockwise; there may be more than are needed."""
        raise NotImplementedError

    def finish(self) -> bool:
        """Jump to the end of what is being shown; return False if nothing was."""
        return self.skip()

    def changed(self) -> None:
        """Renew the words and buttons."""
        self.paper.renew()
        self.settle()

    def offers(self) -> list[list[Offer | None]]:
        """Return the buttons of the paper, row by row."""
        raise NotImplementedError

    def paper_head(self) -> Part:
        """Return the upper part of the paper."""
        raise NotImplementedError

    def said(self) -> object:
        """Return the text of the lower part; the part is made again whenever this value changes."""
        raise NotImplementedError

    def paper_body(self) -> Part:
        """Return the lower part of the paper, between the upper part and the buttons."""
        raise NotImplementedError

    def seat(self) -> None:
        """Name the players, in the current language."""
        self.status_line.names, self.sides = names_of(self.position, self.others)

    def resize(self, theme: Theme) -> None:
        self.seat()
        super().resize(theme)

    def plates(self) -> Sequence[Plate]:
        """Return the plates with the players' names."""
        return plated(plates_of(self.timeline.view, self.status_line.names), self.theme)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        self.write_head(surface)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        self.write_body(surface)

    def write_head(self, surface: pygame.Surface) -> None:
        """Draw the paper and its upper part."""
        brush = Brush(surface, self.whole, self.context.text)
        self.paper.draw_sheet(surface)
        self._head = self.paper_head()
        inner = self.paper.inner
        self._head.paint(brush, pygame.Rect(inner.topleft, (inner.width, self._head.height(brush, inner.width))))

    def write_body(self, surface: pygame.Surface) -> None:
        """Draw the lower part of the paper, and the buttons."""
        brush = Brush(surface, self.whole, self.context.text)
        box = self.paper.above_buttons(self._head.rect.bottom, 10)
        shown = self.said(), tuple(box), self.whole, self.context.settings.deck
        if self._shown != shown:
            self._shown = shown
            self._body = self.paper_body()
            self._body.lay(brush, box)
        self._body.draw(brush)
        self.paper.group.draw(brush)
