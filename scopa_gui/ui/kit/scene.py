"""The interface of a screen to the application, and the values with which it asks for another screen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme


class Scene:
    """One screen. The application calls `resize`, `open`, then `handle`, `update` and the methods that draw.

    Drawing has two parts. `draw_still` paints the whole surface; its picture is reused until the scene sets
    `still_dirty`. `draw_movers` paints on top of it whenever anything is drawn; set `dirty` for that. A scene reads no
    clock and decides no rules of the game.
    """

    overlay = False
    """True if the scene below stays visible, darkened; then `draw_still` paints only what is above it."""

    still_dirty = True
    dirty = True
    animating = False
    """True while `update` must be called, and the movers painted, in every frame."""

    name = ""
    """Name of the screen in `ui/screens.py`; "" if it was made in another way."""

    next_timer: float | None = None
    """Seconds until `update` must be called although nothing happens; None for never. The scene counts it down itself.
    """

    def open(self) -> None:
        """Begin, now that the scene is the top one: for the first time, or after a scene above it was closed."""

    def close(self) -> None:
        """Finish, now that the scene has left the stack; also when the program ends."""

    def resize(self, theme: Theme) -> None:
        """Lay out for `theme.size`; called again when the language, the deck or another setting changes."""

    def settings_changed(self) -> None:
        """Show a setting that was changed, perhaps by a key that works on every screen."""

    def handle(self, intent: Intent) -> "Answer":
        """Take an intent: return a transition, USED if it was for this scene, or None if the application may use it."""
        return None

    def copy(self) -> "Answer":
        """Copy what is shown as text, for Ctrl+C; return None if there is nothing to copy."""
        return None

    def update(self, dt: float) -> "Answer":
        """Let `dt` seconds pass; called at every wake-up, before its intents."""
        return None

    def rest(self) -> bool:
        """Drop what was made for a motion, now that nothing moves; return True if something was dropped."""
        return False

    def draw_still(self, surface: pygame.Surface) -> None:
        """Paint the parts that do not move."""

    def mend_still(self, surface: pygame.Surface) -> bool:
        """Repaint what has changed on the picture of `draw_still`; return False if all of it must be painted again."""
        return False

    def draw_movers(self, surface: pygame.Surface) -> None:
        """Paint the parts that move or follow the pointer."""

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return everything that can be pressed now, by name: "button:play", "choice:deck=french", "card:7D"."""
        return {}

    def avoided_by_news(self) -> Sequence[pygame.Rect]:
        """Return the rectangles that a line of news must not cover."""
        return list(self.targets().values())

    def focused(self) -> str | None:
        """Return the name of the target that the keyboard would press."""
        return None

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return what is shown without words, such as cards, for a player who does not see it.

        Words and controls are read out anyway.
        """
        return ()

    def focus_on(self, name: str) -> bool:
        """Move the keyboard focus to a target that is not a control; return False if there is none of this name."""
        return False

    def rules_page(self) -> "Push | None":
        """Return the way to the rules about what is shown, for F1.

        None leaves it to the scene below an overlay; otherwise the rules open at their beginning.
        """
        return None

    def typing(self) -> pygame.Rect | None:
        """Return the place of the next letter, for an input method; None if nothing is to be typed."""
        return None

    def redraw(self) -> None:
        """Ask for both parts to be painted again."""
        self.still_dirty = self.dirty = True


@dataclass(frozen=True, slots=True, init=False)
class Way:
    """The way to another screen: its name and arguments, as in `Push("review", match=17)`."""

    name: str
    arguments: Mapping[str, Any]

    def __init__(self, name: str, /, **arguments: Any) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "arguments", arguments)


class Push(Way):
    """Put a scene on top."""


class Replace(Way):
    """Put a scene in the place of the top one."""


class Home(Way):
    """Close all scenes above the title, and put another one there if it is named."""

    def __init__(self, name: str = "", /, **arguments: Any) -> None:
        super().__init__(name, **arguments)


@dataclass(frozen=True, slots=True)
class HomeAfter:
    """Close all scenes above the title, call `change`, which replaces what all scenes use, and go where it says."""

    change: Callable[[], Home]


@dataclass(frozen=True, slots=True)
class Pop:
    """Close the top scene; closing the last one quits."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program; every scene is closed first."""


class Used:
    """Answer of a scene that took an intent and stays on top."""


USED: Final = Used()
Transition = Push | Pop | Replace | Home | HomeAfter | Quit
Answer = Transition | Used | None
