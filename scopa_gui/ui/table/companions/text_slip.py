"""Slips of paper over the table that cover no card in play. Until one is answered, nothing else can be pressed."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit.intents import Hover, Intent, Key
from scopa_gui.ui.kit.layout import UNSEEN, Control, Either, Paper, Paragraphs, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.rects import inset, sized
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import INK, PAPER, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.table_layout import Layout

_WIDE = 860
_ANSWERS = 840
_AROUND = 7
"""Largest width in units of a slip with a text, and of one with answers; units of paper around answers."""
_AIR = 5
"""Units between a card and paper: the frames of cards need as much."""


class FreeSpace(NamedTuple):
    """Rectangles without cards in play, above and below the cards on the table; they meet if there are none."""

    above: pygame.Rect
    below: pygame.Rect


def free_space_of(layout: Layout, theme: Theme) -> FreeSpace:
    """Return the free rectangles of a layout.

    They leave out a sheet of aids next to the table and, if the table is empty, the piles.
    """
    regions = layout.regions
    band = regions.band
    air = theme.px(_AIR)
    top = theme.px(6)
    boxes = [layout.box_of(layout.cards[card]) for card in layout.table]
    first = min((box.top for box in map(pygame.Rect, boxes)), default=band.top)
    last = max((box.bottom for box in map(pygame.Rect, boxes)), default=band.top)
    above = inset(pygame.Rect((0, top), theme.size), theme.px(12), 0)
    if not boxes:
        above = pygame.Rect(regions.table.left, top, regions.table.width, 0)
    elif regions.sheet is not None:
        first = min(first, regions.sheet.top)
    above.height = first - air - top
    return FreeSpace(above, pygame.Rect(band.left, last + air, band.width, band.bottom - last))


def answers_place(below: pygame.Rect, theme: Theme, width: int) -> pygame.Rect:
    """Return the rectangle of a slip for controls, at most `width` pixels, at the bottom of the free space below."""
    height = max(44 + 2 * theme.px(_AROUND), min(theme.control + 2 * theme.px(_AROUND), below.height))
    return sized((min(width, below.width), height), midbottom=below.midbottom)


def answers_paper(*answers: Part | None) -> Part:
    """Return a slip with controls side by side; it has no line inside its edge, as buttons would touch that."""
    return Panel(Row(*answers, gap=1.5), (_AROUND / 4, _AROUND / 8), fill=PAPER, line=None)


class Slip:
    """Papers over the table and their controls. `focus` names the control that Enter presses at first."""

    def __init__(self, focus: str | None = None) -> None:
        self.group = Group()
        self.group.focus = focus
        self.papers: Sequence[Part] = ()

    def put(self, brush: Brush, *papers: tuple[Part, pygame.Rect]) -> None:
        """Lay out papers in their rectangles."""
        for paper, rect in papers:
            paper.lay(brush, rect)
        self.papers = [paper for paper, _rect in papers]
        self.group.replace([control for paper in self.papers for control in paper.controls])

    def handle(self, intent: Intent) -> Answer:
        """Give an intent to the controls; return None for those of the whole program, and USED for all others."""
        if isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus:
            focused = self.group.focused
            return focused.key(intent) if focused is not None else USED
        answer = self.group.handle(intent)
        return None if answer is None and is_for_all(intent) else answer or USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return the rectangles of the controls by name."""
        return self.group.targets()

    def focused(self) -> str | None:
        """Return the name of the control that the keyboard would press; None if there is none."""
        focused = self.group.focused
        return focused.name if focused is not None else None

    def draw(self, brush: Brush) -> None:
        """Draw the papers and their controls."""
        for paper in self.papers:
            paper.draw(brush)
        self.group.draw(brush)


def is_for_all(intent: Intent) -> bool:
    """Return whether this is a key of the whole program, like F11 or Ctrl and a letter, or a move of the pointer."""
    is_key = isinstance(intent, Key) and (intent.alt or intent.command or len(intent.name) > 1)
    return is_key or isinstance(intent, Hover)


class TextSlip(Slip):
    """Slip with a title and a text above the cards of the table, and buttons below them."""

    def show(self, screen: TableContext, title: str, words: str, *buttons: Button) -> None:
        """Lay out the slip; if it would be too high, it gets wider, and then its type smaller."""
        theme = screen.theme
        layout = screen.layout
        room, below = free_space_of(layout, theme)
        brush = Brush(UNSEEN, theme, screen.context.text)
        low = answers_place(below, theme, round(theme.px(_ANSWERS) * max(1.0, theme.text_scale)))
        if not layout.table:
            room.height = low.top - theme.px(8) - room.top
        heading = Words(title, TypeStyle.HEADING, WINE, explains=True)
        large = Stack(heading if title else None, Words(words, TypeStyle.BODY, INK, explains=True), gap=0.0)
        small = Paragraphs([(text, ink) for text, ink in ((title, WINE), (words, INK)) if text], air=0.0)
        paper = Paper(Either(large, small), (3.25, 1.75))
        width = min(theme.px(_WIDE), room.width)
        is_high = paper.height(brush, width) > room.height
        wider_fits = paper.height(brush, room.width) <= room.height
        if is_high and (wider_fits or paper.least(brush, width) > room.height):
            width = room.width
        rect = sized((width, min(room.height, paper.height(brush, width))), midtop=room.midtop)
        if not layout.table:
            rect.bottom = max(rect.bottom, low.top - theme.px(12))
        answers = [(answers_paper(*map(Control, buttons)), low)] if buttons else []
        self.put(brush, (paper, rect), *answers)


class SlipCompanion(Companion):
    """Companion with a slip on the table at times; until that is answered, nothing else can be pressed."""

    slip: Slip | None = None

    @property
    def modal(self) -> bool:
        return self.slip is not None

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {} if self.slip is None else self.slip.targets()

    def papers(self) -> Sequence[pygame.Rect]:
        return () if self.slip is None else [paper.rect for paper in self.slip.papers]

    def focused(self) -> str | None:
        return None if self.slip is None else self.slip.focused()

    def draw(self, brush: Brush) -> None:
        if self.slip is not None:
            self.slip.draw(brush)
