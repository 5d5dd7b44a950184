"""Sheet of paper next to the table with the aids that are on.

The status line describes the spot that is hovered, or chosen with Shift and the arrows. If large type leaves no room
for everything, there are several pages (aids_layout.py), turned by Page up and Page down, the wheel, or their button.
"""

from collections.abc import Mapping, Sequence

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import NOWHERE, Back, Hover, Intent, Key, Press, Wheel
from scopa_gui.ui.kit.layout import UNSEEN
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, group_of
from scopa_gui.ui.kit.theme import Colour, Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.aids.aid_knowledge import AidKnowledge, spot_words
from scopa_gui.ui.table.aids.aids_layout import (
    AidsLayout,
    AidsPage,
    AidsShown,
    Spot,
    aids_layout_of,
    pages_of,
    scale_of,
    theme_of,
)
from scopa_gui.ui.table.aids.aids_painter import draw_back, draw_pager, draw_sheet
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.table_layout import Layout, table_room
from scopa_gui.ui.words.translation import _

_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_SPOT: Colour = (148, 36, 28)
"""Colour of the frame around the spot that is described."""


def abacus_box(layout: Layout, theme: Theme) -> pygame.Rect:
    """Return the place of the button for the aids at a small table: next to the dealer's mark, above my plate."""
    mark = layout.regions.marks[0]
    size = max(44, theme.px(56))
    bottom = min(mark.bottom, layout.regions.plates[0].top - 2)
    return pygame.Rect(mark.right + theme.px(8), bottom - size, size, size)


class AidsSheet(Companion):
    """Sheet of aids; a subclass says what is shown, and when the sheet is face down."""

    def __init__(self, screen: TableContext) -> None:
        super().__init__(screen)
        self.known: AidKnowledge | None = None
        self.layout: AidsLayout | None = None
        self.spot: Spot | None = None
        self._by_keys = False
        self._page = 0

    @property
    def shown(self) -> AidsShown:
        """Aids shown on the sheet."""
        raise NotImplementedError

    @property
    def covered(self) -> bool:
        """True if it is face down."""
        return False

    # Places

    @property
    def pages(self) -> tuple[AidsPage, ...]:
        """Pages of the sheet, none if it shows nothing."""
        theme = self.screen.theme
        return pages_of(self.shown, table_room(self.screen.timeline.view.rules, theme.size), scale_of(theme))

    @property
    def page(self) -> AidsPage:
        """Page on top; IndexError if there is none."""
        return self.pages[self._page % len(self.pages)]

    def room(self) -> float:
        return max((page.room for page in self.pages), default=0.0)

    def lay(self, layout: Layout) -> None:
        regions = layout.regions
        self.layout = None
        if regions.sheet is not None and self.pages:
            brush = self.scaled(Brush(UNSEEN, self.screen.theme, self.screen.context.text))
            paged = len(self.pages) > 1
            self.layout = aids_layout_of(self.page.shown, pygame.Rect(regions.sheet), brush, paged=paged)
        if self.known is not None:
            self.know(self.known.view)

    # What is known

    @property
    def animating(self) -> bool:
        return self.known is not None and self.known.is_thinking

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        self.know(view)

    def know(self, view: PlayerView) -> None:
        """Work out the knowledge of a view, if that or what is shown has changed."""
        shown = self.shown
        known = self.known
        if known is None or known.view != view or known.shown != shown:
            self.known = AidKnowledge(view, shown, known)
            self.screen.redraw()

    def update(self, dt: float) -> bool:
        known = self.known
        if known is None or not known.is_thinking or self.screen.timeline.running:
            return False
        return known.think()

    # Intents

    def handle(self, intent: Intent) -> Answer:
        layout = self.layout
        match intent:
            case Hover(pos):
                self._point(pos)
            case Press(pos) if layout is not None and layout.rect.collidepoint(pos):
                self._point(pos)
                return self.turn_page(1) if self._on_pager(pos) else USED
            case Wheel(pos, steps) if layout is not None and layout.rect.collidepoint(pos):
                return self.turn_page(-1 if steps > 0 else 1)
            case Back() if self._by_keys and self.spot is not None:
                self.spot = None
                return USED
            case Key(shift=True, alt=False, command=False) if intent.name in _STEPS and layout is not None:
                dx, dy = _STEPS[intent.name]
                before = self.spot
                self._by_keys = True
                self.spot = layout.neighbour(before, dx, dy)
                is_at_edge = before is not None and self.spot == before
                if dy and is_at_edge and self.turn_page(dy) and self.layout is not None:
                    self.spot = self.layout.neighbour(None, dx, dy)
                return USED
            case Key(name="page down" | "page up", alt=False, command=False):
                return self.turn_page(1 if intent.name == "page down" else -1)
        return None

    def turn_page(self, step: int) -> Answer:
        """Turn `step` pages on; return None if there is only one page."""
        if len(self.pages) < 2:
            return None
        self._page = (self._page + step) % len(self.pages)
        self.spot = None
        self.lay(self.screen.layout)
        self.screen.redraw()
        return USED

    def _point(self, pos: tuple[int, int]) -> None:
        spot = self.layout.at(pos) if self.layout is not None and pos != NOWHERE else None
        if spot is not None or not self._by_keys:
            self.spot = spot
            self._by_keys = False

    def _on_pager(self, pos: tuple[int, int]) -> bool:
        pager = None if self.layout is None else self.layout.pager
        return pager is not None and pager.collidepoint(pos)

    def rules_part(self) -> str:
        """Return the part of the rules about the selected spot, or about the only section if nothing else is shown."""
        layout = self.layout
        spot = self.spot
        if layout is None or self.covered:
            return ""
        shown = layout.shown
        sections = shown.sections
        if spot is None:
            return sections[0].rules_part if len(sections) == 1 and not shown.ranks else ""
        return next((section.rules_part for section in sections if isinstance(spot.kind, section.kinds)), "")

    def targets(self) -> Mapping[str, pygame.Rect]:
        pager = None if self.layout is None else self.layout.pager
        return {} if pager is None else {"page:next": pager}

    # What is seen

    def spoken_parts(self) -> Sequence[Spoken]:
        layout = self.layout
        known = self.known
        if layout is None or known is None or self.covered:
            return ()
        lines = [(self._words_of(known, spot), box) for spot, box in layout.spots.items()]
        found = [Spoken(f"aid:{words}", SpokenRole.TEXT, words, box_of(box)) for words, box in lines if words]
        if layout.pager is not None:
            turn = _("Turn to the next page (Page down)")
            found.append(Spoken("page:next", SpokenRole.BUTTON, turn, box_of(layout.pager)))
        return group_of("aids", _("Memory aids"), list(dict.fromkeys(found)))

    def _words_of(self, known: AidKnowledge, spot: Spot) -> str:
        screen = self.screen
        return spot_words(known, spot, screen.status_line.names, screen.sides)

    def line(self) -> str:
        known = self.known
        spot = self.spot
        if self.covered or self.layout is None:
            return ""
        if not self._by_keys and self._on_pager(self.screen.control.pointer):
            return _("Turn to the next page (Page down)")
        if known is None or spot is None or spot not in self.layout.spots:
            return ""
        return self._words_of(known, spot)

    def draw_still(self, brush: Brush) -> None:
        layout = self.layout
        known = self.known
        if layout is None or known is None:
            return
        if self.covered:
            draw_back(brush, layout)
            return
        with brush.text.heard.quiet():
            brush = self.scaled(brush)
            draw_sheet(brush, layout, known, self.screen.context, [plate.portrait for plate in self.screen.plates()])
            draw_pager(brush, layout, self._page % len(self.pages), len(self.pages))

    def scaled(self, brush: Brush) -> Brush:
        """Return a brush with the measures of the page on top."""
        return Brush(brush.surface, theme_of(brush.theme, self.page), brush.text)

    def draw(self, brush: Brush) -> None:
        layout = self.layout
        known = self.known
        if layout is None or known is None or self.covered:
            return
        with brush.text.heard.quiet():
            for section in layout.shown.sections:
                section.draw(self.scaled(brush), layout, known.facts[section])
        if self.spot is not None and self.spot in layout.spots:
            box = layout.spots[self.spot]
            line = max(2, brush.theme.px(2))
            brush.surface.blit(shapes.frame(box.size, brush.theme.px(6), line, _SPOT, 220), box)
