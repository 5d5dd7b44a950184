"""Intents of the player: pygame events turned into small frozen values.

Positions are pixels of the surface, which are smaller than those of the window on high-density screens.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit import keyboard_layout

Point = tuple[int, int]
NOWHERE: Point = (-1, -1)
DRAG_BEGINS = 7
"""Pixels the pointer moves with the button held before a press becomes a drag."""


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down; 1 is left, 3 right."""

    pos: Point
    button: int = 1


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button went up. `dragged`: it was dragged since its Press.

    At NOWHERE the release was not seen, for instance because it was in another window: what is held goes back.
    """

    pos: Point
    button: int = 1
    dragged: bool = False


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moved with no button held; NOWHERE when it left the window."""

    pos: Point


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved with the left button held since `start`."""

    pos: Point
    start: Point


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned at `pos`; a positive number is away from the player, towards the top of a page."""

    pos: Point
    steps: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: its lower-case name ("enter", "left", "tab", "f11", "a"), what it types, and what was held.

    `command` is Ctrl, or Cmd on a Mac. Both Enter keys are "enter". `repeated`: the key, or a gamepad's stick or cross,
    has been held for a while.
    """

    name: str
    text: str = ""
    shift: bool = False
    command: bool = False
    alt: bool = False
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Back:
    """Escape, the Android back key or the back button of a mouse."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Letters from the keyboard or an input method; only sent while something can be typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """Text that an input method shows before it is final; "" when it has finished."""

    text: str


Intent = Press | Release | Hover | Drag | Wheel | Key | Back | Typed | Composing

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_BACK = (pygame.K_ESCAPE, pygame.K_AC_BACK)
_MOUSE_BACK = 6


TAKE_BACK = Key("u", text="u")
REDO = Key("redo")
"""Keys into which Ctrl+Z (the same as U), and Ctrl+Shift+Z or Ctrl+Y (a step forward again) are turned everywhere."""
MENU = Key("menu")
"""The menu of a table; on other screens the same as Back."""


class Reader:
    """Turns events into intents, and remembers where the left button went down.

    `shifted` returns the character that a key types with Shift, or "" if it is unknown.
    """

    def __init__(self, shifted: Callable[[int], str] = lambda key: "") -> None:
        self._shifted = shifted
        self._start: Point | None = None
        self._dragging = False

    def read(self, event: pygame.event.Event, scale: float = 1.0) -> Intent | None:
        """Return the intent of an event, or None; `scale` is the number of surface pixels per window pixel."""
        match event.type:
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.MOUSEMOTION:
                pos = point_of(event, scale)
                start = self._start
                if start is None:
                    return Hover(pos)
                far = max(abs(pos[0] - start[0]), abs(pos[1] - start[1]))
                self._dragging = self._dragging or far >= DRAG_BEGINS
                return Drag(pos, start) if self._dragging else None
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                if event.button == 1:
                    self._start = point_of(event, scale)
                    self._dragging = False
                return Press(point_of(event, scale), event.button)
            case pygame.MOUSEBUTTONDOWN if event.button == _MOUSE_BACK:
                return Back()
            case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3):
                is_left = event.button == 1
                dragged = is_left and self._dragging
                self._start = None if is_left else self._start
                self._dragging = self._dragging and not is_left
                return Release(point_of(event, scale), event.button, dragged)
            case pygame.MOUSEWHEEL:
                x, y = pygame.mouse.get_pos()
                return Wheel((round(x * scale), round(y * scale)), getattr(event, "precise_y", event.y))
            case pygame.TEXTINPUT:
                return Typed(event.text)
            case pygame.TEXTEDITING:
                return Composing(event.text)
            case pygame.WINDOWLEAVE:
                return Hover(NOWHERE)
        return None

    def _key(self, event: pygame.event.Event) -> Intent:
        if event.key in _BACK:
            return Back()
        name = "enter" if event.key in _ENTER else keyboard_layout.name_of(event.key, event.scancode)
        held = event.mod
        if held & (pygame.KMOD_CTRL | pygame.KMOD_META) and not held & pygame.KMOD_ALT and name in ("z", "y"):
            return REDO if name == "y" or held & pygame.KMOD_SHIFT else TAKE_BACK
        shift = bool(held & pygame.KMOD_SHIFT)
        return Key(
            name,
            text=(shift and self._shifted(event.key)) or event.unicode,
            shift=shift,
            command=bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            alt=bool(held & pygame.KMOD_ALT),
        )

    def lost(self, event: pygame.event.Event) -> Release | None:
        """Return a Release if an event shows that the button went up unseen."""
        match event.type:
            case pygame.WINDOWFOCUSLOST:
                return self.let_go()
            case pygame.MOUSEMOTION if not getattr(event, "buttons", (True,))[0]:
                return self.let_go()
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self.let_go()
        return None

    def let_go(self) -> Release | None:
        """Release the left button if it is held; no Drag or click follows."""
        if self._start is None:
            return None
        lost = Release(NOWHERE, dragged=self._dragging)
        self._start = None
        self._dragging = False
        return lost


def point_of(event: pygame.event.Event, scale: float) -> Point:
    """Return the position of a mouse event in pixels of the surface."""
    x, y = event.pos
    return round(x * scale), round(y * scale)
