"""The companion that counts for me at the table: its sheet (aids_sheet.py) shows which aids are switched on.

Keys: A opens the switches, T counts all cards or stops it, G shows what the others can hold, P the race for the
primiera; where there are several pages the key of an aid turns to its page first.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.table.aids.aids_layout import AidsShown
from scopa_gui.ui.table.aids.aids_sheet import AidsSheet
from scopa_gui.ui.table.aids.aids_switches import Switches
from scopa_gui.ui.table.aids.chosen_aids import Chosen
from scopa_gui.ui.table.companions.table_context import TableContext
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_aids
from scopa_gui.ui.words.translation import _


class Aids(AidsSheet):
    """``chosen``: those of this match. ``on_help`` is called when an aid is first shown that makes the match one played
    with help. ``examined``: whether a question of memory waits; the sheet is then turned over.
    """

    def __init__(
        self,
        board: TableContext,
        chosen: Chosen,
        on_help: Callable[[], None],
        examined: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(board)
        self.chosen = chosen
        self._on_help, self._examined = on_help, examined
        self._turned = False
        self._helped = False
        self._counters = "piles"
        self._icon_box = pygame.Rect(0, 0, 0, 0)
        self.switches = Switches(self._change)

    @property
    def shown(self) -> AidsShown:
        """Which aids are on; no race where the primiera is not played for."""
        now, rules = self.chosen.now, self.board.course.view.rules
        race = now.race and rules.primiera_is_played
        return AidsShown(now.counters, now.grid, race, rules.players, rules.sides)

    @property
    def covered(self) -> bool:
        return self._examined()

    def icons(self) -> Sequence[Widget]:
        icon = Icon("aids", _("Aids (A)"), self._open, draw_aids)
        icon.place(self._icon_box, self.board.theme)
        return (icon,)

    def lay(self, layout: Layout) -> None:
        self._icon_box = pygame.Rect(layout.regions.aids)
        self.switches.lay(self.chosen.now, self.board.theme)
        super().lay(layout)

    def know(self, view: PlayerView) -> None:
        super().know(view)
        shown = self.shown
        if not self._helped and any(view.counts) and (shown.counters == "full" or shown.grid or shown.race):
            self._helped = True
            self._on_help()

    def update(self, dt: float) -> bool:
        if self._turned is not self._examined():
            self._turned = not self._turned
            self.board.redraw()
        return super().update(dt)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.switches.is_open:
            answer = self.switches.handle(intent)
            self.modal = self.switches.is_open
            return answer
        if self.board.has_modal:
            return None
        if isinstance(intent, Key) and not (intent.shift or intent.alt or intent.command):
            answer = self._key(intent.name)
            if answer is not None:
                return answer
        return super().handle(intent)

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
        return None

    def _switch(self, name: str, on: Any, off: Any) -> Answer:
        """Switch an aid by its key: on, or to its page where it is not the one on top, or off."""
        is_on = getattr(self.chosen.now, name) == on
        if is_on and self._first_page(name) is not None and not _holds(self.page.shown, name):
            return self._turn_to(name)
        answer = self._change(name, off if is_on else on)
        if not is_on:
            self._turn_to(name)
        return answer

    def _first_page(self, name: str) -> int | None:
        """The first page that an aid stands on; None where these rules have no such thing."""
        return next((number for number, page in enumerate(self.pages) if _holds(page.shown, name)), None)

    def _turn_to(self, name: str) -> Answer:
        first = self._first_page(name)
        return None if first is None else self.turn(first - self._page)

    def _open(self) -> Answer:
        self.board.skip()
        self.switches.toggle(self.chosen.now, self.board.theme)
        self.modal = self.switches.is_open
        return USED

    def _change(self, name: str, value: Any) -> Answer:
        """Switch an aid in this match, and have the table laid out anew."""
        self.board.skip()
        if name == "counters" and value == "full" != self.chosen.now.counters:
            self._counters = self.chosen.now.counters
        self.spot = None
        self.chosen.change(**{name: value})
        self.board.lay_anew()
        if self.known is not None:
            self.know(self.known.view)
        return USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        return self.switches.targets() if self.switches.is_open else super().targets()

    def focused(self) -> str | None:
        if not self.switches.is_open or self.switches.group.focused is None:
            return None
        return self.switches.group.focused.name

    def draw(self, brush: Brush) -> None:
        super().draw(brush)
        if self.switches.is_open:
            self.switches.draw(brush)


def _holds(shown: AidsShown, name: str) -> bool:
    """Whether an aid stands on a page."""
    return {"counters": bool(shown.counted), "grid": shown.grid, "race": shown.race}[name]
