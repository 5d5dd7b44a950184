"""A button."""

from collections.abc import Callable
from enum import Enum

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, in_one
from scopa_gui.ui.kit.theme import (
    BRASS,
    GOLD,
    GOLD_BRIGHT,
    INK,
    INK_SOFT,
    IVORY,
    IVORY_SOFT,
    PAPER,
    PAPER_DEEP,
    SLATE,
    SLATE_BRIGHT,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget


class ButtonKind(Enum):
    """Look of a button: the main one that goes on, one on the cloth, a quieter one on the cloth, one on paper."""

    PRIMARY = "primary"
    CLOTH = "cloth"
    QUIET = "quiet"
    PAPER = "paper"


_PAPER_PRESSED: Colour = (214, 194, 152)
_THIN: Colour = (128, 112, 74)
"""The line round a quiet button."""
_FAINT: Colour = (160, 164, 146)
"""The words on one that cannot be pressed."""
_ALPHA = {ButtonKind.CLOTH: 225, ButtonKind.QUIET: 190}
_FLAT = (ButtonKind.PAPER, ButtonKind.QUIET)
_RATHER = 0.8
"""Down to this share of its size a label is written in one line before it is broken into two."""


class Button(Widget):
    """A label that does something when pressed with the mouse, Enter or Space."""

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], Answer],
        kind: ButtonKind = ButtonKind.CLOTH,
        note: str = "",
        style: TypeStyle = TypeStyle.LABEL,
    ) -> None:
        super().__init__(f"button:{name}")
        self.label = label
        self.note = note
        self.kind = kind
        self.style = style
        self._on_press = on_press

    def press(self, pos: Point) -> Answer:
        return self._on_press() if self.enabled else None

    @property
    def is_default(self) -> bool:
        return self.kind is ButtonKind.PRIMARY

    def key(self, key: Key) -> Answer:
        return self._on_press() if key.name in ("enter", "space") else None

    def spoken(self) -> Spoken:
        return Spoken(
            self.name, SpokenRole.BUTTON, in_one(self.label, self.note), box_of(self.rect), enabled=self.enabled
        )

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        rect = self.rect.move(0, brush.theme.hairline if look.pressed else 0)
        fill, ink, line = self._colours(look)
        brush.panel(
            rect,
            fill,
            line=line,
            radius=12,
            alpha=_ALPHA.get(self.kind, 255),
            raised=self.kind not in _FLAT and self.enabled and not look.pressed,
        )
        if theme.strong and not self.enabled:
            shapes.dashes(brush.surface, rect, theme, theme.outlined(line, fill))
        if self.kind is ButtonKind.PRIMARY and self.enabled:
            inner = rect.inflate(-2 * theme.px(4), -2 * theme.px(4))
            brush.surface.blit(shapes.frame(inner.size, theme.px(9), theme.hairline, (255, 236, 178), 150), inner)
        shift = rect.top - self.rect.top
        box = rect.inflate(-2 * theme.space(1.5), -theme.px(8))
        if self.note:
            low = self.note_box(theme).move(0, shift)
            top = pygame.Rect(box.left, box.top, box.width, low.top - box.top)
            brush.write(top, self.label, self.style, ink, align="centre", valign="bottom")
            brush.write(low, self.note, TypeStyle.SMALL, ink, align="centre", valign="top")
        else:
            size = brush.text.in_line(self.label, self.style, theme, box.width, share=_RATHER)
            brush.write(box, self.label, self.style, ink, align="centre", most=size)
        if look.focused:
            shapes.focus_ring(brush.surface, rect, theme)

    def note_box(self, theme: Theme) -> pygame.Rect:
        """Return the box of the note, below the label."""
        box = self.rect.inflate(-2 * theme.space(1.5), -theme.px(8))
        top = box.top + box.height * 56 // 100
        return pygame.Rect(box.left, top, box.width, box.bottom - top)

    def _colours(self, look: Look) -> tuple[Colour, Colour, Colour]:
        active = look.hovered or look.focused
        match self.kind:
            case ButtonKind.PRIMARY if not self.enabled:
                return _PAPER_PRESSED, INK_SOFT, (170, 140, 96)
            case ButtonKind.PRIMARY:
                return (GOLD_BRIGHT if active else GOLD), INK, (122, 82, 24)
            case ButtonKind.PAPER:
                fill = _PAPER_PRESSED if look.pressed else PAPER_DEEP if active else PAPER
                return fill, INK if self.enabled else INK_SOFT, (170, 140, 96)
            case ButtonKind.QUIET if not self.enabled:
                return SLATE, _FAINT, _THIN
            case ButtonKind.QUIET:
                return (SLATE_BRIGHT if active else SLATE), IVORY if active else IVORY_SOFT, GOLD if active else _THIN
            case _:
                ink = IVORY if self.enabled else IVORY_SOFT
                return (SLATE_BRIGHT if active else SLATE), ink, GOLD if active else BRASS
