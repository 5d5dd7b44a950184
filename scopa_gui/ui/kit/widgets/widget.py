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
        """Return True if a part of a box is visible on the surface: what is outside is only measured."""
        return bool(self.surface.get_clip().colliderect(box))

    def panel(self, rect: pygame.Rect, fill: Colour, **options: Unpack[PanelOptions]) -> None:
        """Draw a sheet or a plate, as `shapes.panel` does."""
        shapes.panel(self.surface, rect, self.theme, fill, **options)


@dataclass(frozen=True, slots=True)
class Look:
    """State of a control when it is drawn. `pointer` is the position of the mouse."""

    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    pointer: Point = (-1, -1)


class Widget:
    """A control. `place` gives it its rectangle; mouse methods are only called for points inside it."""

    types = False
    """True if typed text goes into it while it has the focus."""
    stretches = False
    """True if it takes any height, and scrolls."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True

    @property
    def is_default(self) -> bool:
        """True if it shows that Enter presses it, even before keys are used."""
        return False

    @property
    def can_focus(self) -> bool:
        """True if the keyboard stops at it."""
        return self.enabled

    def height(self, theme: Theme) -> int:
        """Return its height in pixels; 0 if it takes any height."""
        return 0 if self.stretches else theme.control

    def follow(self, before: "Widget | None") -> None:
        """Take the place of the widget that had this name: scroll as far as that one was."""

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Take a rectangle in pixels of the surface."""
        self.rect = pygame.Rect(rect)

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint it, the focus ring included."""
        raise NotImplementedError

    def press(self, pos: Point) -> Answer:
        """Answer to a click, at about `pos`."""
        return None

    def drag(self, drag: Drag) -> Answer:
        """Answer to the pointer that moves with the button held, after it went down inside."""
        return None

    def let_go(self) -> bool:
        """Forget the drag that just ended; return True if it scrolled or selected, so that it is not a press, too."""
        return False

    def wheel(self, wheel: Wheel) -> Answer:
        """Answer to the wheel that turns over it."""
        return None

    def key(self, key: Key) -> Answer:
        """Answer to a key while it has the focus; None lets the group move the focus by the key."""
        return None

    def shortcut(self, intent: Intent) -> Answer:
        """Answer to a key while another control, or none, has the focus; None if the key is not its own."""
        return None

    def typed(self, typed: Typed | Composing) -> Answer:
        """Answer to typed text while it has the focus."""
        return None

    def caret_box(self) -> pygame.Rect:
        """Return the box of the next letter, in a control that takes typed text."""
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
        """Return the rectangles of everything that can be pressed in it, by name; parts are called "name=part"."""
        return {self.name: self.rect}
