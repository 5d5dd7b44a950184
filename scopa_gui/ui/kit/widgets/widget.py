"""Base of every control: a named rectangle that draws itself and answers to mouse and keys."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Unpack

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Composing, Drag, Intent, Key, Point, Typed, Wheel
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.shapes import PanelOptions
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.text import Text, WritingOptions
from scopa_gui.ui.kit.theme import Colour, Theme, TypeStyle


@dataclass(frozen=True, slots=True)
class Brush:
    """Tools for drawing: the surface, the measures and the type."""

    surface: pygame.Surface
    theme: Theme
    text: Text

    def write(
        self, box: pygame.Rect, words: str, style: TypeStyle, colour: Colour, **options: Unpack[WritingOptions]
    ) -> pygame.Rect:
        """Write words inside a box, as `Text.draw` does; return the rectangle they take."""
        return self.text.draw(self.surface, box, words, style, self.theme, colour, **options)

    def paints(self, box: pygame.Rect) -> bool:
        """Return True if something of a box can be seen on the surface: what is outside is only measured."""
        return bool(self.surface.get_clip().colliderect(box))

    def panel(self, rect: pygame.Rect, fill: Colour, **options: Unpack[PanelOptions]) -> None:
        """Draw a sheet or a plate, as `shapes.panel` does."""
        shapes.panel(self.surface, rect, self.theme, fill, **options)


@dataclass(frozen=True, slots=True)
class Look:
    """State of a control when it is drawn. `pointer` is the place of the mouse."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    pointer: Point = (-1, -1)


class Widget:
    """A control. `place` gives it its rectangle; the mouse methods are only called for points inside it."""

    types = False
    """True: what is typed goes into it while it has the focus."""
    stretches = False
    """True: it takes any height, and scrolls what it cannot show."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True

    @property
    def is_default(self) -> bool:
        """True if it shows that Enter presses it, before any control has a ring."""
        return False

    @property
    def can_focus(self) -> bool:
        """True if the keyboard stops at it."""
        return self.enabled

    def height(self, theme: Theme) -> int:
        """Pixels that it is high; 0 if it takes any height."""
        return 0 if self.stretches else theme.control

    def follow(self, before: "Widget | None") -> None:
        """Take the place of another one of this name: scrolled as far as that was."""

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Take a rectangle in pixels of the surface."""
        self.rect = pygame.Rect(rect)

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint it, the focus ring included."""
        raise NotImplementedError

    def press(self, pos: Point) -> Answer:
        """The left button went down and up inside it, both at about `pos`."""
        return None

    def drag(self, drag: Drag) -> Answer:
        """The pointer moves with the button held, having gone down inside it."""
        return None

    def let_go(self) -> bool:
        """Forget the drag that just ended; True if it scrolled or selected, so that no press comes of it."""
        return False

    def wheel(self, wheel: Wheel) -> Answer:
        """The wheel turned over it."""
        return None

    def key(self, key: Key) -> Answer:
        """A key while it has the focus; None lets the group use the key to move the focus."""
        return None

    def shortcut(self, intent: Intent) -> Answer:
        """A key while another control has the focus, or none; None if it is not one of this control's own."""
        return None

    def typed(self, typed: Typed | Composing) -> Answer:
        """Something was typed while it has the focus."""
        return None

    def caret_box(self) -> pygame.Rect:
        """Return the box of the next letter; for a control that is typed into."""
        return self.rect

    def spoken(self) -> Spoken | None:
        """Return its description for somebody who does not see it; None if it says nothing of its own."""
        return None

    def spoken_as(self, role: SpokenRole, words: str, **state: Any) -> Spoken:
        """Return a description with its own name, rectangle and `enabled`; `state`: other fields of Spoken."""
        return Spoken(self.name, role, words, box_of(self.rect), **{"enabled": self.enabled, **state})

    def spoken_part(self, key: str, role: SpokenRole, words: str, box: pygame.Rect, *, chosen: bool) -> Spoken:
        """Return the description of a part that can be chosen; its target is called "name=key"."""
        return Spoken(f"{self.name}={key}", role, words, box_of(box), chosen=chosen, enabled=self.enabled)

    def reveal(self, name: str) -> None:
        """Bring the part with this target into view."""

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return the boxes of everything that can be pressed in it, by name; parts are called "name=part"."""
        return {self.name: self.rect}
