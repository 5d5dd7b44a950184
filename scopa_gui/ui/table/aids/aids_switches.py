"""A small sheet at the table that switches each aid on or off."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pygame

from scopa_gui.store.settings import AidSettings
from scopa_gui.ui.kit.intents import Back, Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Field, Segments
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.toggle import Toggle
from scopa_gui.ui.table.aids.aid_registry import AIDS, Aid, assisted_note
from scopa_gui.ui.words.bindings import SHOW_AIDS
from scopa_gui.ui.words.translation import _

AID_SHARE = 0.66
"""Share of a row's width for the label of an aid."""


def aid_fields(now: AidSettings, change: Callable[[str, Any], Answer], *, keys: bool = False) -> list[Widget]:
    """The controls of all aids, for this sheet and the settings; ``keys``: with the keys that switch them."""
    return [_field(aid, getattr(now, aid.name), partial(change, aid.name), keys=keys) for aid in AIDS]


def _field(aid: Aid, value: Any, change: Callable[[Any], Answer], *, keys: bool) -> Widget:
    label = aid.label()
    if aid.options is not None:
        return Segments(aid.name, label, aid.options(), value, change, stacked=True)
    return Toggle(aid.name, aid.key.label(label) if keys else label, value, change, share=AID_SHARE)


class Switches:
    """Open or not; while it is open it takes every intent."""

    def __init__(self, change: Callable[[str, Any], Answer]) -> None:
        self._change = change
        self.group = Group()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.is_open = False

    def toggle(self, now: AidSettings, theme: Theme) -> None:
        """Open it, or close it."""
        self.is_open = not self.is_open
        if self.is_open:
            self.group = Group()
            self.lay(now, theme)

    def lay(self, now: AidSettings, theme: Theme) -> None:
        """Make the controls again for a window's size and language."""
        if not self.is_open:
            return
        fields = aid_fields(now, self._change, keys=True)
        pad = theme.space(3)
        gap = theme.space(1)
        heights = [Field.tall(theme, stacked=isinstance(field, Segments)) for field in fields]
        head = theme.px(40)
        note = theme.px(46 * theme.text_scale)
        size = (
            min(theme.px(620 * max(1.0, 0.8 * theme.text_scale)), theme.size[0] - theme.space(6)),
            2 * pad + head + sum(heights) + gap * 4 + note + theme.control,
        )
        self.rect = pygame.Rect((0, 0), size)
        self.rect.center = (theme.size[0] // 2, theme.size[1] // 2)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        y = inner.top + head
        for field, high in zip(fields, heights, strict=True):
            field.place(pygame.Rect(inner.left, y, inner.width, high), theme)
            y += high + gap
        close = Button("close", _("Close"), self._close, ButtonKind.PAPER)
        close.place(
            pygame.Rect(inner.right - theme.px(180), inner.bottom - theme.control, theme.px(180), theme.control), theme
        )
        self._head = pygame.Rect(inner.left, inner.top - theme.px(6), inner.width, head)
        self._note = pygame.Rect(inner.left, y, inner.width, note)
        self.group.replace([*fields, close])

    def _close(self) -> Answer:
        self.is_open = False
        return USED

    def handle(self, intent: Intent) -> Answer:
        """Take an intent while open."""
        match intent:
            case Back():
                self.is_open = False
            case Key() if SHOW_AIDS.is_pressed(intent):
                self.is_open = False
            case Press(pos) if not self.rect.collidepoint(pos):
                self.is_open = False
            case Key(alt=False, command=False) | Press() | Release() | Drag() | Hover():
                self.group.handle(intent)
            case _:
                return None
        return USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return what can be pressed."""
        return self.group.targets()

    def draw(self, brush: Brush) -> None:
        """Paint it over the table."""
        theme = brush.theme
        shade = pygame.Surface(theme.size, pygame.SRCALPHA)
        shade.fill((6, 16, 12, 110))
        brush.surface.blit(shade, (0, 0))
        brush.panel(self.rect, PAPER, radius=16)
        brush.write(self._head, _("Memory aids in this match"), TypeStyle.HEADING, INK)
        brush.write(self._note, assisted_note(), TypeStyle.NOTE, INK_SOFT)
        self.group.draw(brush)
