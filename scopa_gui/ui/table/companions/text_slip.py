"""Slips of paper over the table: where there is room for one, one with a text and answers, and who lays them.

Until an answer is pressed nothing else can be; no card that counts is covered meanwhile.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit.intents import Hover, Intent, Key
from scopa_gui.ui.kit.layout import UNSEEN, Control, Either, Paper, Paragraphs, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
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
"""Units of width of a slip with a text and of one with answers, at most; units of paper around answers."""
_AIR = 5
"""Units between a card and paper: frames of cards need as much."""


class FreeSpace(NamedTuple):
    """`above` the table's cards lie only backs and plates, `below` them the status line; without cards they meet."""

    above: pygame.Rect
    below: pygame.Rect


def clear_of(layout: Layout, theme: Theme) -> FreeSpace:
    """Return the free rectangles of a layout.

    A sheet next to the table stays free too, and so do the piles when the table is empty.
    """
    regions = layout.regions
    edge = theme.px(12)
    air = theme.px(_AIR)
    boxes = [pygame.Rect(layout.box_of(layout.cards[card])) for card in layout.table]
    low = regions.band.bottom + air
    first = min((box.top for box in boxes), default=regions.band.top)
    last = max((box.bottom for box in boxes), default=regions.band.top)
    left = edge
    right = theme.size[0] - edge
    if not boxes:
        left = regions.table.left
        right = regions.table.right
    elif regions.sheet is not None:
        first = min(first, regions.sheet.top)
    above = pygame.Rect(left, theme.px(6), right - left, first - air - theme.px(6))
    return FreeSpace(above, pygame.Rect(regions.band.left, last + air, regions.band.width, low - last - air))


def answers_place(below: pygame.Rect, theme: Theme, wide: int) -> pygame.Rect:
    """Return a slip at the foot of the room below the table, at most `wide` pixels, for what can be pressed."""
    high = max(44, min(theme.control, below.height - 2 * theme.px(_AROUND)))
    slip = pygame.Rect(0, 0, min(wide, below.width), high + 2 * theme.px(_AROUND))
    slip.midbottom = below.midbottom
    return slip


def answers_paper(*answers: Part | None) -> Part:
    """Return a slip with what can be pressed side by side: plain, as buttons would touch a line inside its edge."""
    return Panel(Row(*answers, gap=1.5), (_AROUND / 4, _AROUND / 8), fill=PAPER, line=None)


class Slip:
    """Papers over the table, laid out once, and their controls. `focus` names the one that Enter presses at first."""

    def __init__(self, focus: str | None = None) -> None:
        self.group = Group()
        self.group.focus = focus
        self.papers: Sequence[Part] = ()

    def put(self, brush: Brush, *papers: tuple[Part, pygame.Rect]) -> None:
        """Lay papers in these rectangles."""
        for paper, rect in papers:
            paper.lay(brush, rect)
        self.papers = [paper for paper, _rect in papers]
        self.group.replace([control for paper in self.papers for control in paper.controls])

    def handle(self, intent: Intent) -> Answer:
        """Give an intent to the controls; keys that belong to every screen are left alone, all else stays here."""
        if isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus:
            focused = self.group.focused
            return focused.key(intent) if focused is not None else USED
        answer = self.group.handle(intent)
        return None if answer is None and is_for_all(intent) else answer or USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The controls."""
        return self.group.targets()

    def focused(self) -> str | None:
        """The control that the keyboard would press."""
        focused = self.group.focused
        return focused.name if focused is not None else None

    def draw(self, brush: Brush) -> None:
        """Paint the papers and their controls."""
        for paper in self.papers:
            paper.draw(brush)
        self.group.draw(brush)


def is_for_all(intent: Intent) -> bool:
    """Return whether this is a key of the whole program, as F11 or Ctrl and a letter, or where the pointer is."""
    is_key = isinstance(intent, Key) and (intent.alt or intent.command or len(intent.name) > 1)
    return is_key or isinstance(intent, Hover)


class TextSlip(Slip):
    """A title and a text above the cards of the table, and buttons below them."""

    def show(self, board: TableContext, title: str, words: str, *buttons: Button) -> None:
        """Lay it out: as wide as usual, or wider if it is too high; where that is not enough in smaller type."""
        theme = board.theme
        layout = board.layout
        room, below = clear_of(layout, theme)
        brush = Brush(UNSEEN, theme, board.context.text)
        low = answers_place(below, theme, round(theme.px(_ANSWERS) * max(1.0, theme.text_scale)))
        if not layout.table:
            room.height = low.top - theme.px(8) - room.top
        heading = Words(title, TypeStyle.HEADING, WINE, explains=True)
        large = Stack(heading if title else None, Words(words, TypeStyle.BODY, INK, explains=True), gap=0.0)
        small = Paragraphs([(text, ink) for text, ink in ((title, WINE), (words, INK)) if text], air=0.0)
        paper = Paper(Either(large, small), (3.25, 1.75))
        rect = pygame.Rect(room)
        rect.width = min(theme.px(_WIDE), room.width)
        is_high = paper.height(brush, rect.width) > room.height
        wider_fits = paper.height(brush, room.width) <= room.height
        if is_high and (wider_fits or paper.least(brush, rect.width) > room.height):
            rect.width = room.width
        rect.height = min(room.height, paper.height(brush, rect.width))
        rect.centerx = room.centerx
        if not layout.table:
            rect.bottom = max(rect.bottom, low.top - theme.px(12))
        answers = [(answers_paper(*map(Control, buttons)), low)] if buttons else []
        self.put(brush, (paper, rect), *answers)


class SlipCompanion(Companion):
    """A companion that may lay a slip on the table: until it is answered nothing else can be pressed."""

    slip: Slip | None = None

    @property
    def modal(self) -> bool:  # type: ignore[override]
        """True while a slip waits for its answer."""
        return self.slip is not None

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {} if self.slip is None else self.slip.targets()

    def focused(self) -> str | None:
        return None if self.slip is None else self.slip.focused()

    def draw(self, brush: Brush) -> None:
        if self.slip is not None:
            self.slip.draw(brush)
