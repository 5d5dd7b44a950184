"""The companion that counts for me: a sheet of paper beside the table, in the room that the board keeps free for it.

Keys: A opens the switches, T counts all cards or stops it, G shows what the others can hold, P the race for the primiera;
Shift and the arrows go from spot to spot on the sheet, and the status line says what is known about it. Where large type leaves no room
for everything there are several pages (pages.py): the keys of an aid turn to it, Page up and Page down to the next.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui import shapes
from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import NOWHERE, Back, Hover, Intent, Key, Press, Wheel
from scopa_gui.ui.levels import portraits_of
from scopa_gui.ui.scene import USED, Answer
from scopa_gui.ui.table.aids.knowledge import Known
from scopa_gui.ui.table.aids.ledger import Ledger, Shown, Spot, ledger_of
from scopa_gui.ui.table.aids.pages import Page, pages_of, scale_of, theme_of
from scopa_gui.ui.table.aids.paint import draw_back, draw_frame, draw_pager, draw_ranks
from scopa_gui.ui.table.aids.runners import draw_coins, draw_odds, draw_race
from scopa_gui.ui.table.aids.switches import Switches
from scopa_gui.ui.table.aids.told import told
from scopa_gui.ui.table.companion import Companion
from scopa_gui.ui.table.control import Control
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.icons import Icon, draw_aids
from scopa_gui.ui.table.layout import Layout, table_room
from scopa_gui.ui.table.speaker import Speaker
from scopa_gui.ui.theme import Theme
from scopa_gui.ui.widgets.base import Brush, Widget
from scopa_gui.ui.words import _

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Host(Protocol):
    """What the aids ask of the table."""

    context: Context
    theme: Theme
    course: Course
    speaker: Speaker
    sides: Sequence[str]
    companions: list[Companion]
    layout: Layout
    control: Control

    def redraw(self) -> None:
        """Have everything painted anew."""
        ...

    def skip(self) -> bool:
        """Finish a running motion."""
        ...


class Aids(Companion):
    """``on_help`` is called when an aid is first shown that makes the match one played with help.

    ``examined``: whether a question of memory waits; the sheet is then turned over.
    """

    def __init__(self, host: Host, on_help: Callable[[], None], examined: Callable[[], bool] = lambda: False) -> None:
        self._host, self._on_help, self._examined = host, on_help, examined
        self._turned = False
        self._helped = False
        self._known: Known | None = None
        self._ledger: Ledger | None = None
        self._spot: Spot | None = None
        self._by_keys = False
        self._page = 0
        self._counters = "piles"
        self._icon_box = pygame.Rect(0, 0, 0, 0)
        self.switches = Switches(self._change)

    @property
    def shown(self) -> Shown:
        """Which aids are on; no race where the primiera is not played for."""
        settings, rules = self._host.context.settings, self._host.course.view.rules
        race = settings.race and rules.primiera != "off"
        return Shown(settings.counters, settings.grid, race, rules.players, rules.sides)

    # Places

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages of the sheet, as things are set now."""
        theme = self._host.theme
        return pages_of(self.shown, table_room(self._host.course.view.rules, theme.size), scale_of(theme))

    @property
    def page(self) -> Page:
        """The page on top; only while there is one."""
        return self.pages[self._page % len(self.pages)]

    def room(self) -> float:
        return max((page.room for page in self.pages), default=0.0)

    def icons(self) -> Sequence[Widget]:
        icon = Icon("aids", _("Aids (A)"), self._open, draw_aids)
        icon.place(self._icon_box, self._host.theme)
        return (icon,)

    def lay(self, layout: Layout) -> None:
        regions = layout.regions
        self._icon_box = pygame.Rect(regions.aids)
        self._ledger = None
        if regions.sheet is not None and self.pages:
            page = self.page
            self._ledger = ledger_of(page.shown, pygame.Rect(regions.sheet), regions.unit * page.scale, paged=len(self.pages) > 1)
        self.switches.lay(self._host.context.settings, self._host.theme)
        if self._known is not None:
            self._know(self._known.view)

    # What is known

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        self._know(view)

    def _know(self, view: PlayerView) -> None:
        shown = self.shown
        known = self._known
        if known is None or known.view != view or known.shown != shown:
            self._known = Known(view, shown)
            self._host.redraw()
        self.animating = self._known is not None and self._known.is_thinking
        if not self._helped and any(view.counts) and (shown.counters == "full" or shown.grid or shown.race):
            self._helped = True
            self._on_help()

    def update(self, dt: float) -> bool:
        if self._turned is not self._examined():
            self._turned = not self._turned
            self._host.redraw()
        known = self._known
        if known is None or not known.is_thinking or self._host.course.running:
            return False
        changed = known.think()
        self.animating = known.is_thinking
        return changed

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.switches.is_open:
            answer = self.switches.handle(intent)
            self.modal = self.switches.is_open
            return answer
        if any(companion.modal for companion in self._host.companions):
            return None
        match intent:
            case Hover(pos):
                self._point(pos)
            case Press(pos) if self._ledger is not None and self._ledger.rect.collidepoint(pos):
                self._point(pos)
                return self._turn(1) if self._on_pager(pos) else USED
            case Wheel(pos, steps) if self._ledger is not None and self._ledger.rect.collidepoint(pos):
                return self._turn(-1 if steps > 0 else 1)
            case Back() if self._by_keys and self._spot is not None:
                self._spot = None
                return USED
            case Key(shift=True, alt=False, command=False) if intent.name in _WAYS and self._ledger is not None:
                return self._step(*_WAYS[intent.name])
            case Key(shift=False, alt=False, command=False):
                return self._key(intent.name)
        return None

    def _key(self, name: str) -> Answer:
        match name:
            case "a":
                return self._open()
            case "t":
                return self._switch("counters", "full", self._counters)
            case "g":
                return self._switch("grid", True, False)
            case "p":
                return self._switch("race", True, False)
            case "page down" | "page up":
                return self._turn(1 if name == "page down" else -1)
        return None

    def _switch(self, name: str, on: Any, off: Any) -> Answer:
        """Switch an aid by its key: on, or to its page where it is not the one on top, or off."""
        is_on = getattr(self._host.context.settings, name) == on
        if is_on and not self._holds(self.page.shown, name):
            return self._turn_to(name)
        answer = self._change(name, off if is_on else on)
        if not is_on:
            self._turn_to(name)
        return answer

    @staticmethod
    def _holds(shown: Shown, name: str) -> bool:
        """Whether an aid stands on a page."""
        return {"counters": bool(shown.counted), "grid": shown.grid, "race": shown.race}[name]

    def _turn_to(self, name: str) -> Answer:
        """To the first page of an aid; where it is told by these rules."""
        first = next((number for number, page in enumerate(self.pages) if self._holds(page.shown, name)), self._page)
        return self._turn(first - self._page)

    def _turn(self, step: int) -> Answer:
        """To another page; None where there is only one."""
        if len(self.pages) < 2:
            return None
        self._page, self._spot = (self._page + step) % len(self.pages), None
        self.lay(self._host.layout)
        self._host.redraw()
        return USED

    def _step(self, dx: int, dy: int) -> Answer:
        """To the next spot on the sheet, or past its foot or its head to the next page."""
        assert self._ledger is not None
        before, self._by_keys = self._spot, True
        self._spot = self._ledger.beside(before, dx, dy)
        if dy and before is not None and self._spot == before and self._turn(dy):
            self._spot = self._ledger.beside(None, dx, dy)
        return USED

    def _on_pager(self, pos: tuple[int, int]) -> bool:
        return self._ledger is not None and any(box.collidepoint(pos) for box in self._ledger.pager)

    def _point(self, pos: tuple[int, int]) -> None:
        spot = self._ledger.at(pos) if self._ledger is not None and pos != NOWHERE else None
        if spot is not None or not self._by_keys:
            self._spot, self._by_keys = spot, False

    def _open(self) -> Answer:
        self._host.skip()
        self.switches.toggle(self._host.context.settings, self._host.theme)
        self.modal = self.switches.is_open
        return USED

    def _change(self, name: str, value: Any) -> Answer:
        """Switch an aid; as the setting changes, the table is laid out anew."""
        host = self._host
        host.skip()
        if name == "counters" and value == "full" != host.context.settings.counters:
            self._counters = host.context.settings.counters
        self._spot = None
        host.context.change(**{name: value})
        return USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        if self.switches.is_open:
            return self.switches.targets()
        return {"page:next": self._ledger.pager[0]} if self._ledger is not None and self._ledger.pager else {}

    def focused(self) -> str | None:
        if not self.switches.is_open or self.switches.group.focused is None:
            return None
        return self.switches.group.focused.name

    # What is seen

    def line(self) -> str:
        known, spot, host = self._known, self._spot, self._host
        if not self._by_keys and self._on_pager(host.control.pointer) and not self._examined():
            return _("Turn to the next page (Page down)")
        if self._examined() or known is None or spot is None or self._ledger is None or spot not in self._ledger.spots:
            return ""
        return told(known, spot, host.speaker.names, host.sides, host.context.settings.deck)

    def draw_still(self, brush: Brush) -> None:
        ledger, known, context = self._ledger, self._known, self._host.context
        if ledger is None or known is None:
            return
        if self._examined():
            draw_back(brush, ledger)
            return
        brush = self._brush(brush)
        draw_frame(brush, ledger, context.settings, (context.portraits(), portraits_of(self._host.speaker.names)))
        draw_ranks(brush, ledger, known, context.settings)
        draw_coins(brush, ledger, known, context.settings)
        if known.race is not None and ledger.shown.race:
            draw_race(brush, ledger, known, context.settings)
        draw_pager(brush, ledger, self._page % len(self.pages), len(self.pages))

    def _brush(self, brush: Brush) -> Brush:
        """A brush with the measures of the page on top."""
        return Brush(brush.surface, theme_of(brush.theme, self.page), brush.text)

    def draw(self, brush: Brush) -> None:
        ledger, known = self._ledger, self._known
        if ledger is not None and known is not None and not self._examined():
            if known.race is not None and ledger.shown.race:
                draw_odds(self._brush(brush), ledger, known)
            if self._spot is not None and self._spot in ledger.spots:
                box = ledger.spots[self._spot]
                brush.surface.blit(shapes.frame(box.size, brush.theme.px(6), max(2, brush.theme.px(2)), (148, 36, 28), 220), box)
        if self.switches.is_open:
            self.switches.draw(brush)
