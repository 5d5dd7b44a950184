"""The window: always visible on the screens, full screen and back.

`process_environment.hint` must have been called before pygame is imported.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

from scopa_gui.store import program_parts
from scopa_gui.ui.kit import keyboard_layout, sdl
from scopa_gui.ui.kit.file_objects import readable
from scopa_gui.ui.kit.monitors import Geometry, WindowFrame, is_visible, least_size, nearest_visible, visible_geometry

_IN_POINTS = ("wayland", "cocoa")
"""Window systems that count in points, each of which is several pixels on a screen of high density."""
_SHOWN_PAINTED = ("x11",)
"""Window systems on which the window stays hidden until its first picture is painted; the others were not tried."""


class Window:
    """The one window of the game."""

    def __init__(self, title: str, geometry: Geometry, icons: Path | None = None) -> None:
        """Open it at `geometry`, moved so that all of it is visible."""
        self._driver = pygame.display.get_driver()
        screens = sdl.screens()
        in_points = self._driver in _IN_POINTS
        place = visible_geometry(geometry, screens, by_frame=self._is_framed, in_points=in_points)
        assert place.size is not None
        self._window = pygame.Window(
            title,
            place.size,
            pygame.WINDOWPOS_CENTERED if place.position is None else place.position,
            resizable=True,
            allow_high_dpi=True,
            hidden=self._driver in _SHOWN_PAINTED and not (place.fullscreen or place.maximised),
        )
        self._window.minimum_size = least_size(screens, in_points=in_points)
        for name in ("scopa-64.png", "scopa-128.png", "scopa-256.png", "scopa.png"):
            if icons is not None and (icons / name).is_file():
                try:
                    self._window.set_icon(pygame.image.load(readable(icons / name)))
                    break
                except (OSError, pygame.error, MemoryError):
                    program_parts.miss(icons / name)
        self.has_shown = False
        self._hand = False
        self._typed: pygame.Rect | None = None
        self._fullscreen = False
        self._normal = place._replace(fullscreen=False)
        self._wanted: Geometry | None = self._normal
        self._last_rects = self._screen_rects()
        # The window is not opened like this: some window managers would not know what size to go back to.
        if place.fullscreen:
            self._fill()
        elif place.maximised:
            self._window.maximize()
        self.surface = self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Size of the surface in pixels."""
        return self.surface.get_size()

    @property
    def scale(self) -> float:
        """Number of surface pixels per pixel of the window system (2 on most high-density screens)."""
        return self.surface.get_width() / max(1, self._window.size[0])

    @property
    def fullscreen(self) -> bool:
        """True if the window fills the screen."""
        return self._fullscreen

    @property
    def minimised(self) -> bool:
        """True if it is minimised, so that nobody can see it."""
        return sdl.is_minimised(self._window.id)

    @property
    def focused(self) -> bool:
        """True if it has the keyboard focus."""
        return pygame.key.get_focused()

    @property
    def native(self) -> int | None:
        """The system's own handle of the window, on Windows and on a Mac; None elsewhere."""
        return sdl.native(self._window.id)

    @contextmanager
    def hidden(self, really: bool = True) -> Iterator[None]:
        """Hide the window while this lasts, if `really`."""
        if really:
            self._window.hide()
        try:
            yield
        finally:
            if really:
                self._window.show()

    def renew(self) -> None:
        """Take the surface of the window's new size."""
        self.surface = self._window.get_surface()

    def flip(self) -> None:
        """Show what was drawn; the first time, show the window itself."""
        self.show_ahead()
        self.has_shown = True

    def show_ahead(self) -> None:
        """Show a picture that was not drawn in this session, before the window's first own one."""
        if not self.has_shown:
            self._window.show()
        self._window.flip()

    def point(self, *, hand: bool) -> None:
        """Show the pointer as a hand, over what can be pressed, or as an arrow."""
        if hand != self._hand:
            self._hand = hand
            with suppress(pygame.error):  # the system has no such pointer
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW)

    def shifted(self, key: int) -> str:
        """Return the character that a key types with Shift; "" if it is unknown."""
        return keyboard_layout.shifted(self._window.id, key)

    def take_keys(self) -> None:
        """Take keys and no text, unless the system only says by text what a key types."""
        if keyboard_layout.can_be_asked(self._window.id):
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()

    def type_at(self, where: pygame.Rect | None) -> None:
        """Take text, with the next letter at this place in pixels of the surface; None: keys only."""
        if where == self._typed:
            return
        if where is None:
            self.take_keys()
        else:
            if self._typed is None:
                pygame.key.start_text_input()
            pygame.key.set_text_input_rect(pygame.Rect([round(value / self.scale) for value in where]))
        self._typed = where

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the window as it was."""
        if self._fullscreen:
            self._window.set_windowed()
            self._fullscreen = False
            self._wanted = self._normal
        else:
            self._note()
            self._fill()

    def _fill(self) -> None:
        self._window.set_fullscreen(True)
        self._fullscreen = True

    # Place of the window

    @property
    def _is_framed(self) -> bool:
        """True if positions are requested for the frame's corner, as on X11, but reported for the inside."""
        return self._driver == "x11"

    def geometry(self) -> Geometry:
        """Return the geometry to restore at the next start, even while maximised, full screen or minimised."""
        self._note()
        return self._normal._replace(fullscreen=self._fullscreen)

    def settled(self) -> None:
        """Correct and remember the window's place; called when the window has not moved for a moment.

        The place is corrected at the start, after leaving full screen and when a screen was added or removed; only once
        each time, because the window system has the last word.
        """
        rects = self._screen_rects()
        if rects != self._last_rects:
            self._last_rects = rects
            self._window.minimum_size = least_size(sdl.screens(), in_points=self._driver in _IN_POINTS)
            self._wanted = self._wanted or Geometry()
        if self._fullscreen or self.minimised:
            return
        wanted = self._wanted
        self._wanted = None
        if wanted is not None and not sdl.is_maximised(self._window.id):
            self._put(wanted)
            if wanted.maximised:
                self._window.maximize()
                return
        self._note()

    def _note(self) -> None:
        """Remember size and place, if the player has chosen them."""
        if self._fullscreen or self._wanted is not None or self.minimised:
            return
        if sdl.is_maximised(self._window.id):
            self._normal = self._normal._replace(maximised=True)
        else:
            self._normal = Geometry(self._window.size, self._corner())

    def _corner(self) -> tuple[int, int] | None:
        """Return the corner in the form in which it is requested."""
        if self._driver == "wayland":
            # Wayland does not say; what was known under another window system stays.
            return self._normal.position
        frame = self._frame() if self._is_framed else WindowFrame()
        return self._window.position[0] - frame.left, self._window.position[1] - frame.top

    def _frame(self) -> WindowFrame:
        """Return the visible part of the frame: except on X11 its sides are an invisible margin to drag."""
        frame = sdl.frame(self._window.id)
        return frame if self._is_framed else WindowFrame(top=frame.top)

    def _put(self, wanted: Geometry) -> None:
        """Move the window to where it should be, unless it has been resized since, and make all of it visible."""
        if self._driver == "wayland":
            return
        frame = self._frame()
        screens = sdl.screens()
        is_as_asked = wanted.size == self._window.size
        inside = pygame.Rect((wanted.position if is_as_asked else None) or self._corner() or (0, 0), self._window.size)
        if self._is_framed:
            inside.move_ip(frame.left, frame.top)
        outside = frame.around(inside)
        if screens and not is_visible(outside, screens):
            inside = frame.within(nearest_visible(outside, screens))
        if inside.size != self._window.size:
            self._window.size = inside.size
        if inside.topleft != self._window.position:
            self._window.position = inside.topleft

    @staticmethod
    def _screen_rects() -> list[pygame.Rect]:
        return [screen.whole for screen in sdl.screens()]

    def facts(self) -> list[str]:
        """Return facts about the window for a report."""
        place = self.geometry()
        over = [word for word, is_so in (("maximised", place.maximised), ("full screen", place.fullscreen)) if is_so]
        screens = ", ".join(f"{s.whole.width}x{s.whole.height}{s.whole.left:+d}{s.whole.top:+d}" for s in sdl.screens())
        pixels = f"{self._driver}, {self.size[0]}x{self.size[1]} pixels, {self.scale:g} to a point"
        return [
            ", ".join((pixels, *over)),
            f"place behind that: {place.size} at {place.position}; screens: {screens}",
        ]

    def hide(self) -> None:
        """Hide the window before it is closed."""
        self._window.hide()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()
