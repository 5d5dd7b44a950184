"""Base of lessons and puzzles: a table of cards, and next to it a sheet of paper with words and buttons."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.side_paper import WIDE, Offer, SidePaper, names_of, plated, plates_of
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.table_screen import Session


class PaperSession(Session):
    """A subclass gives the `position`, the `others` at the table, and the parts and buttons of the paper.

    `__init__` already needs the `position` and the `others`. The paper is `width` units wide.
    """

    has_chips = False

    def __init__(self, context: Context, width: int = WIDE) -> None:
        super().__init__(context, self.position)
        self.paper = SidePaper(self.screen, self.offers, self.leave, finish=self.finish, wide=width)
        self.screen.companions.append(self.paper)
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
        return self.screen.skip()

    def changed(self) -> None:
        """Renew the words and buttons."""
        self.paper.renew()
        self.screen.settle()

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

    def names(self) -> tuple[Sequence[str], Sequence[str]]:
        return names_of(self.position, self.others)

    def seat(self) -> None:
        """Name the players of a new position."""
        self.screen.status_line.names, self.screen.sides = self.names()

    def plates(self) -> Sequence[Plate]:
        screen = self.screen
        face = screen.context.settings.face
        return plated(plates_of(screen.timeline.view, screen.status_line.names, face), screen.theme)

    def draw_still(self, brush: Brush) -> None:
        """Draw the paper and its upper part."""
        self.paper.draw_sheet(brush.surface)
        self._head = self.paper_head()
        inner = self.paper.inner
        brush = Brush(brush.surface, self.screen.whole, brush.text)
        self._head.paint(brush, pygame.Rect(inner.topleft, (inner.width, self._head.height(brush, inner.width))))

    def draw(self, brush: Brush) -> None:
        """Draw the lower part of the paper, and the buttons."""
        window = self.screen.whole
        brush = Brush(brush.surface, window, brush.text)
        box = self.paper.above_buttons(self._head.rect.bottom, 10)
        shown = self.said(), tuple(box), window, self.context.settings.deck
        if self._shown != shown:
            self._shown = shown
            self._body = self.paper_body()
            self._body.lay(brush, box)
        self._body.draw(brush)
        self.paper.group.draw(brush)
