"""The interface of a screen to the application, and the values with which it asks for another screen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme


class Scene:
    """One screen. The application calls it in this order: `resize`, `open`, then `handle`, `update` and drawing.

    Drawing is in two parts. `draw_still` paints the whole surface, which is saved as a picture until the scene sets
    `still_dirty`; `draw_movers` paints on top of it whenever anything is drawn (set `dirty` for that). A scene reads no
    clock and decides no rules of the game.
    """

    overlay = False
    """True: the scene below stays visible, darkened, and `draw_still` paints only what is on top of it."""

    still_dirty = True
    dirty = True
    animating = False
    """While True, `update` and the movers run at the pace of animations."""

    name = ""
    """Name by which it was asked for; "" for a scene that was made in another way."""

    next_timer: float | None = None
    """Seconds until `update` must be called though nothing happens; None for never. The scene counts it down itself."""

    def open(self) -> None:
        """The scene became the top one: at first, and again when a scene above it went away."""

    def close(self) -> None:
        """The scene left the stack for good: also when the program ends."""

    def resize(self, theme: Theme) -> None:
        """Lay out for `theme.size`; called also when the language, the deck or another setting changes."""

    def settings_changed(self) -> None:
        """Show a setting that was changed, perhaps by a key of every screen."""

    def handle(self, intent: Intent) -> "Answer":
        """Take an intent: a transition, USED when it was for this scene, None to leave it to the application."""
        return None

    def copy(self) -> "Answer":
        """Ctrl+C: take along what is shown, as text; None where there is nothing to take."""
        return None

    def update(self, dt: float) -> "Answer":
        """Let `dt` seconds pass. Called at every wake-up, before that wake-up's intents."""
        return None

    def rest(self) -> bool:
        """Nothing moves and all is painted: drop what was made for a motion; True when something was dropped."""
        return False

    def draw_still(self, surface: pygame.Surface) -> None:
        """Paint what rests."""

    def mend_still(self, surface: pygame.Surface) -> bool:
        """Repaint the changed still parts on the picture that `draw_still` made; False if it must be made again."""
        return False

    def draw_movers(self, surface: pygame.Surface) -> None:
        """Paint what moves, and what answers to the pointer."""

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Everything that can be pressed now, by name: "button:play", "choice:deck=french", "card:7D"."""
        return {}

    def avoided_by_news(self) -> Sequence[pygame.Rect]:
        """Rectangles that a line of news over the screen is not to cover."""
        return list(self.targets().values())

    def focused(self) -> str | None:
        """The name of the target that the keyboard would press."""
        return None

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return the things seen without words, such as cards, for a player who does not see them.

        Controls and words are read out without it.
        """
        return ()

    def aim(self, name: str) -> bool:
        """Take the keyboard's focus to a target that is no control; whether that is one."""
        return False

    def rules_page(self) -> "Push | None":
        """F1: the way to what the rules say of what is shown; None has the screen below an overlay say it, and else
        they are opened at their beginning.
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
    """The way to another screen: its name, and the arguments with which it is made. `Push("review", match=17)`."""

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
    """Take away all but the bottom scene, the title, and put another above it if one is named."""

    def __init__(self, name: str = "", /, **arguments: Any) -> None:
        super().__init__(name, **arguments)


@dataclass(frozen=True, slots=True)
class HomeAfter:
    """Take away all but the bottom scene, then `change` what every scene relies on, then go where that says."""

    change: Callable[[], Home]


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene away; popping the last one quits."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program; every scene is closed first."""


class Used:
    """The intent was for the scene, and no other scene is wanted."""


USED: Final = Used()
Transition = Push | Pop | Replace | Home | HomeAfter | Quit
Answer = Transition | Used | None
