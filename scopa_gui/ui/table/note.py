"""A slip of paper over the band, with a title, a sentence or two and buttons in a row: until one is pressed nothing else can be."""

from collections.abc import Mapping, Sequence

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.intents import Intent, Key
from scopa_gui.ui.scene import USED, Answer
from scopa_gui.ui.table.layout import Layout
from scopa_gui.ui.theme import INK, PAPER, WINE, Style, Theme
from scopa_gui.ui.widgets.base import Brush
from scopa_gui.ui.widgets.button import Button
from scopa_gui.ui.widgets.group import Group

_WIDE = 840
"""Units."""


class Note:
    """`focus` names the button that Enter presses as long as no other was chosen."""

    def __init__(self, focus: str) -> None:
        self.group = Group()
        self.group.focus = focus
        self.rect = pygame.Rect(0, 0, 0, 0)

    def place(self, layout: Layout, theme: Theme, buttons: Sequence[Button]) -> None:
        """Take the place over the band, with these buttons."""
        pad, gap, band = theme.px(20), theme.px(12), layout.regions.band
        high = theme.px(36) + theme.px(60 * max(1.0, theme.text_scale)) + theme.control + 2 * pad
        self.rect = pygame.Rect(0, 0, min(theme.px(_WIDE), theme.size[0] - theme.px(40)), high)
        self.rect.midbottom = (theme.size[0] // 2, band.bottom + theme.px(14))
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        across = (inner.width - (len(buttons) - 1) * gap) // len(buttons)
        for place, button in enumerate(buttons):
            button.place(pygame.Rect(inner.left + place * (across + gap), inner.bottom - theme.control, across, theme.control), theme)
        self.group.replace(buttons)

    def handle(self, intent: Intent) -> Answer:
        """Give an intent to the buttons; keys that belong to every screen are left alone, all else stays here."""
        if isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus:
            focused = self.group.focused
            return focused.key(intent) if focused is not None else USED
        answer = self.group.handle(intent)
        if isinstance(intent, Key):
            return answer if answer is not None or intent.alt or intent.command or len(intent.name) > 1 else USED
        return answer or USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The buttons."""
        return self.group.targets()

    def focused(self) -> str | None:
        """The button that the keyboard would press."""
        focused = self.group.focused
        return focused.name if focused is not None else None

    def draw(self, brush: Brush, title: str, words: str) -> None:
        """Paint the slip."""
        theme, surface = brush.theme, brush.surface
        shapes.panel(surface, self.rect, theme, PAPER, radius=16)
        edge = self.rect.inflate(-2 * theme.px(6), -2 * theme.px(6))
        surface.blit(shapes.frame(edge.size, theme.px(11), theme.hairline, (190, 160, 110), 150), edge)
        inner = self.rect.inflate(-2 * theme.px(24), -2 * theme.px(16))
        head = pygame.Rect(inner.left, inner.top, inner.width, theme.px(36))
        brush.text.draw(surface, head, title, Style.HEADING, theme, WINE)
        box = pygame.Rect(inner.left, head.bottom, inner.width, self.group.widgets[0].rect.top - head.bottom - theme.px(6))
        brush.text.draw(surface, box, words, Style.BODY, theme, INK)
        self.group.draw(brush)
