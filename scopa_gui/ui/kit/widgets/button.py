"""Buttons: plain ones, with a triangle, with a picture; and a caption between them."""

from collections.abc import Callable
from enum import Enum

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Intent, Key, Point
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, in_one
from scopa_gui.ui.kit.theme import (
    BAIZE,
    BAIZE_DARK,
    BRASS,
    GOLD,
    GOLD_BRIGHT,
    INK,
    INK_SOFT,
    IVORY,
    IVORY_SOFT,
    PAPER,
    PAPER_BRIGHT,
    PAPER_DEEP,
    SLATE,
    SLATE_BRIGHT,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget


class ButtonKind(Enum):
    """Look of a button: the main one of a screen, one on the cloth, a quieter one on the cloth, one on paper."""

    PRIMARY = "primary"
    CLOTH = "cloth"
    QUIET = "quiet"
    PAPER = "paper"


_PAPER_PRESSED: Colour = (214, 194, 152)
_THIN: Colour = (128, 112, 74)
"""Colour of the line round a quiet button."""
_FAINT: Colour = (160, 164, 146)
"""Colour of the words on a button that cannot be pressed."""
_FAINT_INK: Colour = (167, 148, 121)
"""Colour of the triangle on a button that cannot be pressed."""
_ALPHA = {ButtonKind.CLOTH: 225, ButtonKind.QUIET: 190}
_FLAT = (ButtonKind.PAPER, ButtonKind.QUIET)
_RATHER = 0.8
"""Share of its usual size down to which a label is made smaller before it is broken into two lines."""


class Button(Widget):
    """A button with a label; the mouse, Enter, Space or the key that it is bound to press it."""

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], Answer],
        kind: ButtonKind = ButtonKind.CLOTH,
        note: str = "",
        style: TypeStyle = TypeStyle.LABEL,
        *,
        binding: Binding | None = None,
    ) -> None:
        super().__init__(f"button:{name}")
        self.label = label if binding is None else binding.label(label)
        self.binding = binding
        self.note = note
        self.kind = kind
        self.style = style
        self.largest: int | None = None
        """Greatest size of type in pixels, if it is in a row with others."""
        self._on_press = on_press

    def press(self, pos: Point) -> Answer:
        return self._on_press() if self.enabled else None

    @property
    def is_default(self) -> bool:
        return self.kind is ButtonKind.PRIMARY

    def key(self, key: Key) -> Answer:
        return self._on_press() if key.name in ("enter", "space") else None

    def shortcut(self, intent: Intent) -> Answer:
        is_mine = self.enabled and self.binding is not None and self.binding.is_pressed(intent)
        return self._on_press() if is_mine else None

    def spoken(self) -> Spoken:
        return self.spoken_as(SpokenRole.BUTTON, in_one(self.label, self.note))

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        rect = self.pressed_rect(theme, look)
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
            inner = rects.inset(rect, theme.px(4))
            brush.surface.blit(shapes.frame(inner.size, theme.px(9), theme.hairline, (255, 236, 178), 150), inner)
        box = self.words_box(rect, theme)
        if self.note:
            label, note = self._label_and_note(box)
            brush.write(label, self.label, self.style, ink, align="centre", valign="bottom")
            brush.write(note, self.note, TypeStyle.SMALL, ink, align="centre", valign="top")
        else:
            size = min(self.type_that_fits(brush), self.largest or theme.type_px(self.style))
            brush.write(box, self.label, self.style, ink, align="centre", most=size)
        if look.focused:
            shapes.focus_ring(brush.surface, rect, theme)

    def pressed_rect(self, theme: Theme, look: Look) -> pygame.Rect:
        """Return its rectangle, a little lower while it is pressed."""
        return self.rect.move(0, theme.hairline if look.pressed else 0)

    def type_that_fits(self, brush: Brush) -> int:
        """Return the size of type in pixels in which the label fits on one line; its usual size if none does."""
        room = self.words_box(self.rect, brush.theme).width
        return brush.text.in_line(self.label, self.style, brush.theme, room, share=_RATHER)

    def note_box(self, theme: Theme) -> pygame.Rect:
        """Return the box of the note, below the label."""
        return self._label_and_note(self.words_box(self.rect, theme))[1]

    def words_box(self, rect: pygame.Rect, theme: Theme) -> pygame.Rect:
        """Return the part of the button's rectangle in which its words are written."""
        return rect.inflate(-2 * theme.space(1.5), -theme.px(8))

    @staticmethod
    def _label_and_note(box: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        return rects.cut_top(box, box.height * 56 // 100)

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


class Arrow(Button):
    """A button with a triangle that points to the left (-1), to the right (1), or to the right against a bar (2)."""

    def __init__(self, name: str, label: str, on_press: Callable[[], Answer], pointing: int) -> None:
        super().__init__(name, label, on_press, ButtonKind.PAPER)
        self._pointing = pointing

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint the button without words, and the triangle."""
        label = self.label
        self.label = ""
        super().draw(brush, look)
        self.label = label
        side = round(min(self.rect.size) * 0.4)
        box = rects.sized((side, side), center=self.rect.center)
        colour = INK if self.enabled else _FAINT_INK
        shapes.triangle(brush.surface, box, colour, pointing=-1 if self._pointing < 0 else 1)
        if self._pointing > 1:
            thick = max(2, side // 7)
            brush.surface.fill(colour, (box.right - side // 6, box.top + side // 7, thick, side - 2 * (side // 7)))


Paint = Callable[[Brush, pygame.Rect], None]
"""Draws a picture inside a rectangle."""


class PicturedButton(Button):
    """A button with a picture at the left of its words, `share` times as wide as the button is high."""

    def __init__(
        self,
        name: str,
        label: str,
        note: str,
        on_press: Callable[[], Answer],
        paint: Paint,
        kind: ButtonKind = ButtonKind.PAPER,
        style: TypeStyle = TypeStyle.LABEL,
        *,
        share: float = 1.0,
    ) -> None:
        super().__init__(name, label, on_press, kind, note, style)
        self._paint = paint
        self._share = share

    def _picture_width(self, rect: pygame.Rect) -> int:
        return min(round(rect.height * self._share), rect.width // 2)

    def words_box(self, rect: pygame.Rect, theme: Theme) -> pygame.Rect:
        return super().words_box(rects.cut_left(rect, self._picture_width(rect))[1], theme)

    def draw(self, brush: Brush, look: Look) -> None:
        super().draw(brush, look)
        rect = self.pressed_rect(brush.theme, look)
        self._paint(brush, rects.inset(rects.cut_left(rect, self._picture_width(rect))[0], brush.theme.px(7)))


class Caption(Widget):
    """A line of words in the middle of its rectangle; it does nothing."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.words = words
        self.enabled = False

    def spoken(self) -> Spoken:
        return self.spoken_as(SpokenRole.TEXT, self.words, live=True, enabled=True)

    def draw(self, brush: Brush, look: Look) -> None:
        """Write it, in smaller type rather than on two lines."""
        size = brush.text.in_line(self.words, TypeStyle.LABEL, brush.theme, self.rect.width)
        brush.write(self.rect, self.words, TypeStyle.LABEL, INK, align="centre", most=size)


class Tile(Button):
    """A button with a picture, its name and a note."""

    def __init__(self, name: str, label: str, note: str, on_press: Callable[[], Answer], paint: Paint) -> None:
        super().__init__(name, label, on_press, note=note)
        self._paint = paint

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        surface = brush.surface
        rect = self.pressed_rect(theme, look)
        active = look.hovered or look.focused
        brush.panel(
            rect, PAPER_BRIGHT if active else PAPER, line=GOLD if active else None, radius=14, raised=not look.pressed
        )
        edge = theme.px(9)
        name_height = brush.text.height(TypeStyle.LABEL, theme)
        words_height = name_height + 2 * brush.text.height(TypeStyle.NOTE, theme) + theme.px(10)
        below, above = rects.cut_bottom(rect, words_height)
        _edge, patch = rects.cut_top(rects.inset(above, edge, 0), edge)
        surface.blit(shapes.box(patch.size, edge, theme.dyed(BAIZE if active else BAIZE_DARK)), patch)
        clip = surface.get_clip()
        surface.set_clip(patch.clip(clip))
        self._paint(brush, patch)
        surface.set_clip(clip)
        name, note = rects.cut_top(rects.inset(below, theme.px(12), theme.px(4)), name_height)
        brush.write(name, self.label, TypeStyle.LABEL, INK, align="centre")
        brush.write(note, self.note, TypeStyle.NOTE, INK_SOFT, align="centre", valign="top")
        if look.focused:
            shapes.focus_ring(surface, rect, theme)
