"""Small sheet at the table that switches each aid on or off."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from scopa_gui.store.settings import AidSettings
from scopa_gui.ui.kit.intents import Back, Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.kit.layout import UNSEEN, Control, Paper, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, Overlay
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import SHOW_AIDS
from scopa_gui.ui.pages.toggle import Toggle
from scopa_gui.ui.table.aids.aid_registry import AIDS, assisted_note
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.companions.text_slip import Slip
from scopa_gui.ui.words.setting_names import setting_name
from scopa_gui.ui.words.translation import _

AID_SHARE = 0.66
"""Share of a row's width for the label of an aid."""


def aid_fields(now: AidSettings, change: Callable[[str, Any], Answer], *, keys: bool = False) -> list[Widget]:
    """Return the controls of all aids, for this sheet and the settings; `keys`: their labels name the keys."""
    found: list[Widget] = []
    for aid in AIDS:
        label = setting_name(aid.name)
        value = getattr(now, aid.name)
        switch = partial(change, aid.name)
        if aid.options is not None:
            found.append(Segments(aid.name, label, aid.options(), value, switch, stacked=True))
        else:
            found.append(Toggle(aid.name, aid.key.label(label) if keys else label, value, switch, share=AID_SHARE))
    return found


class Switches(Slip):
    """Sheet with the switches. While it is open, it takes nearly every intent."""

    def __init__(self, change: Callable[[str, Any], Answer]) -> None:
        super().__init__()
        self._change = change
        self.is_open = False

    def toggle(self, now: AidSettings, screen: TableContext) -> None:
        """Open or close it."""
        self.is_open = not self.is_open
        self.group = Group()
        self.lay(now, screen)

    def lay(self, now: AidSettings, screen: TableContext) -> None:
        """Make the controls again, for example for another size of the window."""
        if not self.is_open:
            return
        page = Stack(
            Words(_("Memory aids in this match"), TypeStyle.HEADING, INK),
            *map(Control, aid_fields(now, self._change, keys=True)),
            Words(assisted_note(), TypeStyle.NOTE),
            Buttons(Button("close", _("Close"), self.close, ButtonKind.PAPER)),
        )
        sheet = Overlay(Paper(page, (3.0, 3.0)), 620, closes_outside=True)
        window = pygame.Rect((0, 0), screen.theme.size)
        self.put(Brush(UNSEEN, screen.theme, screen.context.text), (sheet, window))

    def close(self) -> Answer:
        """Close it."""
        self.is_open = False
        return USED

    def handle(self, intent: Intent) -> Answer:
        """Answer an intent while it is open; None for keys of the whole program."""
        match intent:
            case Back():
                return self.close()
            case Key() if SHOW_AIDS.is_pressed(intent):
                return self.close()
            case Press(pos) if self.papers[0].is_closed_by(pos):
                return self.close()
            case Key(alt=False, command=False) | Press() | Release() | Drag() | Hover():
                self.group.handle(intent)
            case _:
                return None
        return USED

    def draw(self, brush: Brush) -> None:
        shade = pygame.Surface(brush.theme.size, pygame.SRCALPHA)
        shade.fill((6, 16, 12, 110))
        brush.surface.blit(shade, (0, 0))
        super().draw(brush)
