"""Memory aids at the table: the switches, the keys, and the sheet (aids_sheet.py) with the aids that are on.

A match starts with the aids chosen in the settings. Changes made during the match apply to that match only and are
saved with it. A opens the switches, and each aid also has a key of its own: it switches the aid on, turns to its page,
or, if the aid is visible, restores its previous value.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import AidSettings, Settings
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import SHOW_AIDS
from scopa_gui.ui.table.aids.aid_registry import AIDS, Aid, is_help, shown_of
from scopa_gui.ui.table.aids.aids_layout import AidsShown
from scopa_gui.ui.table.aids.aids_sheet import AidsSheet
from scopa_gui.ui.table.aids.aids_switches import Switches
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_aids, placed
from scopa_gui.ui.words.translation import _

FACT = "aids"
"""Key under which the aids are saved with a match."""


def aids_of(settings: Settings) -> AidSettings:
    """Return the aids that a new match starts with."""
    return AidSettings(**{name: getattr(settings, name) for name in AidSettings.__struct_fields__})


def facts_of(settings: Settings) -> dict[str, Any]:
    """Return what to save about the aids when a match starts."""
    return {FACT: msgspec.to_builtins(aids_of(settings))}


class ChosenAids:
    """Aids of one match.

    `saved` is the value saved with the match, None in matches of older versions. `keep` saves a change.
    """

    def __init__(
        self, settings: Settings, saved: Any, keep: Callable[[Mapping[str, Any]], None] = lambda facts: None
    ) -> None:
        self._set = aids_of(settings)
        self._keep = keep
        try:
            self.now = msgspec.convert(saved, AidSettings)
        except msgspec.ValidationError:
            self.now = self._set

    def change(self, **values: Any) -> None:
        """Change some of the aids, in this match only."""
        now = msgspec.structs.replace(self.now, **values)
        if now != self.now:
            self.now = now
            self._keep({FACT: msgspec.to_builtins(now)})

    def follow(self, settings: Settings) -> None:
        """Apply to this match whatever has changed in the settings since the last call, and nothing else."""
        before = self._set
        self._set = aids_of(settings)
        self.change(
            **{
                name: value
                for name in AidSettings.__struct_fields__
                if (value := getattr(self._set, name)) != getattr(before, name)
            }
        )


class AidsCompanion(AidsSheet):
    """Sheet and switches of the memory aids of a match.

    `chosen` are the aids of this match. `on_help` is called the first time that an aid makes the match count as played
    with help. `examined` returns whether a memory question is open; the sheet is then face down.
    """

    def __init__(
        self,
        screen: TableContext,
        chosen: ChosenAids,
        on_help: Callable[[], None],
        examined: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(screen)
        self.chosen = chosen
        self._on_help = on_help
        self._examined = examined
        self._turned = self._helped = False
        self._before = {aid.name: getattr(AidSettings(), aid.name) for aid in AIDS}
        self.switches = Switches(self._change)

    @property
    def shown(self) -> AidsShown:
        """Aids that are on and have something to show under these rules."""
        return shown_of(self.chosen.now, self.screen.timeline.view.rules)

    @property
    def covered(self) -> bool:
        return self._examined()

    @property
    def modal(self) -> bool:
        """True while the switches are open."""
        return self.switches.is_open

    def icons(self) -> Sequence[Widget]:
        icon = Icon("aids", _("Memory aids"), self._open, draw_aids, binding=SHOW_AIDS)
        return placed(self.screen.theme, (icon, self.screen.layout.regions.aids))

    def lay(self, layout: Layout) -> None:
        self.switches.lay(self.chosen.now, self.screen)
        super().lay(layout)

    def know(self, view: PlayerView) -> None:
        super().know(view)
        if not self._helped and any(view.counts) and is_help(self.chosen.now, view.rules):
            self._helped = True
            self._on_help()

    def update(self, dt: float) -> bool:
        if self._turned is not self._examined():
            self._turned = not self._turned
            self.screen.redraw()
        return super().update(dt)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.switches.is_open:
            return self.switches.handle(intent)
        if self.screen.has_modal:
            return None
        for aid in AIDS:
            if aid.key.is_pressed(intent):
                is_on = getattr(self.chosen.now, aid.name) == aid.on
                if is_on and self.pages and not aid.is_on(self.page.shown) and self._turn_to(aid):
                    return USED
                self._change(aid.name, self._before[aid.name] if is_on else aid.on)
                if not is_on:
                    self._turn_to(aid)
                return USED
        return super().handle(intent)

    def _turn_to(self, aid: Aid) -> Answer:
        """Turn to the first page that shows an aid; return None if no page does, or if there is only one."""
        first = next((number for number, page in enumerate(self.pages) if aid.is_on(page.shown)), None)
        return None if first is None else self.turn_page(first - self._page)

    def _open(self) -> Answer:
        self.screen.skip()
        if self.screen.has_modal:
            return USED
        self.switches.toggle(self.chosen.now, self.screen)
        return USED

    def _change(self, name: str, value: Any) -> Answer:
        """Set the value of an aid in this match, and lay out the table again."""
        self.screen.skip()
        aid = next(aid for aid in AIDS if aid.name == name)
        before = getattr(self.chosen.now, name)
        if value == aid.on != before:
            self._before[name] = before
        self.spot = None
        self.chosen.change(**{name: value})
        self.screen.lay_again()
        if self.known is not None:
            self.know(self.known.view)
        return USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        return self.switches.targets() if self.switches.is_open else super().targets()

    def focused(self) -> str | None:
        return self.switches.focused() if self.switches.is_open else None

    def draw(self, brush: Brush) -> None:
        super().draw(brush)
        if self.switches.is_open:
            self.switches.draw(brush)
