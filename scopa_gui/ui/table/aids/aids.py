"""The companion that counts for me: a sheet of paper beside the table, in the room that the board keeps free for it.

Keys: A opens the switches, T counts all cards or stops it, G shows what the others can hold, P the race for the primiera;
Shift and the arrows go from spot to spot on the sheet, and the status line says what is known about it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui import shapes
from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import NOWHERE, Back, Hover, Intent, Key, Press
from scopa_gui.ui.levels import portraits_of
from scopa_gui.ui.scene import USED, Answer
from scopa_gui.ui.table.aids.knowledge import Known
from scopa_gui.ui.table.aids.ledger import Ledger, Shown, Spot, ledger_of
from scopa_gui.ui.table.aids.paint import draw_back, draw_frame, draw_ranks
from scopa_gui.ui.table.aids.runners import draw_coins, draw_odds, draw_race
from scopa_gui.ui.table.aids.switches import Switches
from scopa_gui.ui.table.aids.told import told
from scopa_gui.ui.table.companion import Companion
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.icons import Icon, draw_aids
from scopa_gui.ui.table.layout import Layout
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

    def room(self) -> float:
        return self.shown.room

    def icons(self) -> Sequence[Widget]:
        icon = Icon("aids", _("Aids (A)"), self._open, draw_aids)
        icon.place(self._icon_box, self._host.theme)
        return (icon,)

    def lay(self, layout: Layout) -> None:
        regions = layout.regions
        self._icon_box = pygame.Rect(regions.aids)
        self._ledger = None if regions.sheet is None else ledger_of(self.shown, pygame.Rect(regions.sheet), regions.unit)
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
                return USED
            case Back() if self._by_keys and self._spot is not None:
                self._spot = None
                return USED
            case Key(shift=True, alt=False, command=False) if intent.name in _WAYS and self._ledger is not None:
                self._spot, self._by_keys = self._ledger.beside(self._spot, *_WAYS[intent.name]), True
                return USED
            case Key(shift=False, alt=False, command=False):
                return self._key(intent.name)
        return None

    def _key(self, name: str) -> Answer:
        settings = self._host.context.settings
        match name:
            case "a":
                return self._open()
            case "t":
                return self._change("counters", self._counters if settings.counters == "full" else "full")
            case "g":
                return self._change("grid", not settings.grid)
            case "p":
                return self._change("race", not settings.race)
        return None

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
        return self.switches.targets() if self.switches.is_open else {}

    def focused(self) -> str | None:
        if not self.switches.is_open or self.switches.group.focused is None:
            return None
        return self.switches.group.focused.name

    # What is seen

    def line(self) -> str:
        known, spot, host = self._known, self._spot, self._host
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
        draw_frame(brush, ledger, known, context.settings, (context.portraits(), portraits_of(self._host.speaker.names)))
        draw_ranks(brush, ledger, known, context.settings)
        draw_coins(brush, ledger, known, context.settings)
        if known.race is not None:
            draw_race(brush, ledger, known, context.settings)

    def draw(self, brush: Brush) -> None:
        ledger, known = self._ledger, self._known
        if ledger is not None and known is not None and not self._examined():
            if known.race is not None:
                draw_odds(brush, ledger, known)
            if self._spot is not None and self._spot in ledger.spots:
                box = ledger.spots[self._spot]
                brush.surface.blit(shapes.frame(box.size, brush.theme.px(6), max(2, brush.theme.px(2)), (148, 36, 28), 220), box)
        if self.switches.is_open:
            self.switches.draw(brush)
