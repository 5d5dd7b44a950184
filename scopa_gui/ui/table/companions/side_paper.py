"""Sheet of paper next to a table, with texts and buttons; plates and layout of that smaller table.

The Tab key goes from the last card of the hand to the buttons of the paper.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.kit.layout import UNSEEN, Control, Paper, Part, Row, Space, Stack
from scopa_gui.ui.kit.rects import cut_bottom, cut_left, cut_top, inset
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import Colour, Theme
from scopa_gui.ui.kit.widgets.button import Arrow, Button, ButtonKind, Caption
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import BACK
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.regions import EDGE, Box, Regions
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_out, placed
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.words.level_names import partner_word, portraits_of
from scopa_gui.ui.words.sides import dealer_word, table_names
from scopa_gui.ui.words.translation import _


def names_of(view: PlayerView, people: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return the names by seat and by side; `people` sit counter-clockwise from the player, as many as are needed."""
    return table_names(["human", *people[: view.rules.players - 1]], view.rules.sides)


def plates_of(view: PlayerView, names: Sequence[str], face: str) -> tuple[Plate, ...]:
    """Return the plate of each seat: its name, the partner or the dealer, and the turn.

    `face` is the portrait that the player has chosen.
    """
    found = []
    for seat, (name, portrait) in enumerate(zip(names, portraits_of(names, face=face), strict=True)):
        side = view.side_of(seat)
        role = dealer_word() if seat == view.dealer and len(names) > 2 else ""
        note = partner_word(name) if seat and side == 0 else role
        is_turn = any(view.counts) and view.turn == seat
        found.append(Plate(name, side, note, is_turn=is_turn, is_me=seat == 0, portrait=portrait))
    return tuple(found)


_TIGHT = 0.78
"""Pixels of a unit below which plates and figures get more room than usual: type does not shrink with the table."""
_PLATE = (122, 34)
_MINE = (96, 46)
"""Smallest width and height in pixels of a plate, and of my own, which is next to my cards."""
_FIGURE = 38
_BAND = 540
"""Smallest height in pixels of the figures at a pile, and smallest width of the band."""


def plated(plates: Sequence[Plate], table: Theme) -> tuple[Plate, ...]:
    """Return the plates for a table; on a small one they have names only, and a sign next to the name for the turn."""
    return tuple(replace(plate, note="", is_plain=True) for plate in plates) if is_tight(table) else tuple(plates)


def is_tight(table: Theme) -> bool:
    """Return whether there is little room for words on the table."""
    return table.unit < _TIGHT * table.text_scale


def roomy(layout: Layout, table: Theme) -> Layout:
    """Return the layout, on a small table with plates, figures and band large enough for words.

    The dealer's marks give way to the plates.
    """
    if not is_tight(table):
        return layout
    scale = max(1.0, table.text_scale)
    regions = layout.regions.with_higher_plates(_PLATE[1], round(_PLATE[0] * scale))
    mine = regions.plates[0]
    height = max(mine.height, _MINE[1])
    mine = Box(mine.left, mine.bottom - height, max(mine.width, _MINE[0]), height)
    mark = regions.marks[0]
    if mine.overlaps(mark):
        mark = mark._replace(top=mine.top - mark.height - 2)
    figures = tuple(box._replace(height=max(box.height, round(_FIGURE * scale))) for box in regions.figures)
    plates = (mine, *regions.plates[1:])
    regions = replace(regions, plates=plates, marks=(mark, *regions.marks[1:]), figures=figures)
    return replace(layout, regions=replace(regions, band=_widened(regions, layout.size[0])))


def _widened(regions: Regions, window_width: int) -> Box:
    """Return the band, widened for a question and two options as far as nothing else is there.

    `window_width` is in pixels.
    """
    band = regions.band
    gap = round(EDGE * regions.unit)
    at_sides = [*regions.plates, *regions.marks, *regions.piles, *regions.figures, *regions.hands[1:]]
    at_sides += [box for box in (regions.stock, regions.stock_figure) if box is not None]
    level = [box for box in at_sides if box.top < band.bottom and band.top < box.bottom]
    middle = round(band.centre[0])
    half = max(band.width, _BAND) // 2
    left = max(middle - half, gap, *(box.right + gap for box in level if box.centre[0] < middle))
    right = min(middle + half, window_width - gap, *(box.left - gap for box in level if box.centre[0] > middle))
    return band._replace(left=left, width=right - left)


RIGHT: Colour = (38, 104, 62)
"""Colour of words about a right answer."""
WIDE = 322
"""Width of the paper in units."""
_EDGE = 10


class Offer(NamedTuple):
    """Button of the paper, or words alone if there is no `press`.

    With `pointing` it shows a triangle instead of words: to the left (-1), to the right (1) or to the end (2).
    """

    name: str
    label: str
    press: Callable[[], Answer] | None = None
    kind: ButtonKind = ButtonKind.PAPER
    binding: Binding | None = None
    enabled: bool = True
    pointing: int = 0


Offers = Callable[[], Sequence[Sequence[Offer | None]]]


def next_to_paper(window: Theme, width: int) -> Theme:
    """Return the measures of the part of a window that a paper `width` units wide leaves to the table."""
    pixels = round(window.px(width) * (0.6 + 0.4 * max(1.0, window.text_scale)))
    return Theme((window.size[0] - pixels, window.size[1]), window.text_scale, window.table, window.strong)


class SidePaper(Companion):
    """Paper at the right edge of the window, `wide` units wide.

    `offers` returns the present buttons in rows from the top; None leaves a place in a row empty. `leave` is called by
    the button in the table's corner; `finish` jumps to the end of what is being shown.
    """

    def __init__(
        self,
        screen: TableContext,
        offers: Offers,
        leave: Callable[[], Answer],
        *,
        finish: Callable[[], bool] | None = None,
        wide: int = WIDE,
    ) -> None:
        super().__init__(screen)
        self._offers = offers
        self._leave = leave
        self._finish = finish or screen.skip
        self._wide = wide
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.group = Group()
        self.theme = Theme((1280, 800))
        self._rows = Stack()
        self._paper = Paper(self._rows)

    # Places

    def leaves(self, window: Theme) -> Theme:
        self.theme = window
        edge = window.px(_EDGE)
        table = next_to_paper(window, self._wide)
        self.rect = cut_left(inset(pygame.Rect((0, 0), window.size), edge), table.size[0] - edge)[1]
        return table

    def adapt(self, layout: Layout) -> Layout:
        return roomy(layout, self.screen.theme)

    def icons(self) -> Sequence[Widget]:
        menu = self.screen.layout.regions.menu
        side = max(44, menu.width)
        icon = Icon("back", _("Back"), self._leave, draw_out, binding=BACK)
        return placed(self.screen.theme, (icon, Box(menu.right - side, menu.top, side, side)))

    def lay(self, layout: Layout) -> None:
        self.renew()

    def renew(self) -> None:
        """Make the present buttons, at the bottom of the paper."""
        self._rows = Stack(*map(self._row, self._offers()))
        self._paper = Paper(Stack(Space(), self._rows, gap=0.0), (2.5, 2.25))
        self._paper.lay(Brush(UNSEEN, self.theme, self.screen.context.text), self.rect)
        self.group.replace(self._paper.controls)
        self.screen.redraw()

    def _row(self, offers: Sequence[Offer | None]) -> Part:
        """Return buttons of one width side by side; next to words they are square."""
        has_words = any(offer is not None and offer.press is None for offer in offers)
        width = self.theme.control / self.theme.unit if has_words and len(offers) > 1 else 0.0
        parts: list[Part] = []
        for offer in offers:
            if offer is None:
                parts.append(Space())
            elif offer.press is None:
                parts.append(Control(Caption(offer.name, offer.label)))
            else:
                arrow = Arrow(offer.name, offer.label, offer.press, offer.pointing) if offer.pointing else None
                button = arrow or Button(offer.name, offer.label, offer.press, offer.kind, binding=offer.binding)
                button.enabled = offer.enabled
                parts.append(Control(button, width=width))
        return Row(*parts)

    @property
    def inner(self) -> pygame.Rect:
        """Rectangle of the paper inside its margins."""
        return self._paper.part.rect

    def above_buttons(self, top: int, air: float) -> pygame.Rect:
        """Return the room for words from a row of pixels down to `air` units above the buttons."""
        _above, room = cut_top(self.inner, top - self.inner.top)
        return cut_bottom(room, self.inner.bottom - self._rows.rect.top + self.theme.px(air))[1]

    # Intents

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Hover():
                self.group.handle(intent)
            case Press(pos, 1) if self.rect.collidepoint(pos):
                return self.group.handle(intent) or USED
            case Drag() | Release():
                return self.group.handle(intent)
            case Key(alt=False, command=False):
                return self._key(intent)
        return None

    def _key(self, key: Key) -> Answer:
        """Press the button of a key; Enter jumps to the end of what is shown, Tab goes between cards and buttons."""
        group = self.group
        pressed = group.shortcut(key)
        if pressed is not None:
            return pressed
        screen = self.screen
        if key.name in ("enter", "space") and not group.shows_focus and self._finish():
            return USED
        if not screen.my_turn:
            return self._to_buttons(key)
        able = [widget for widget in group.widgets if widget.can_focus]
        if group.shows_focus:
            ends = able[0] if key.shift else able[-1]
            if key.name == "tab" and group.focused is ends:
                group.shows_focus = False
                return None
            return self._to_buttons(key)
        if key.name != "tab" or key.shift or not able or screen.group.shows_focus:
            return None
        hand = screen.layout.hand
        choice = screen.control.choice
        if choice.aimed is None and screen.control.keyboard and hand and choice.focus == hand[-1]:
            group.shows_focus = True
            group.focus = able[0].name
            return USED
        return None

    def _to_buttons(self, key: Key) -> Answer:
        """Give a key to the buttons of the paper; if the button with the focus has gone, none shows it."""
        answer = self.group.handle(key)
        if all(widget.name != self.group.focus for widget in self.group.widgets):
            self.group.shows_focus = False
        return answer

    def targets(self) -> Mapping[str, pygame.Rect]:
        return self.group.targets()

    def focused(self) -> str | None:
        group = self.group
        return group.focused.name if group.shows_focus and group.focused is not None else None

    # Pictures

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Draw the empty paper."""
        self._paper.draw(Brush(surface, self.theme, self.screen.context.text))
