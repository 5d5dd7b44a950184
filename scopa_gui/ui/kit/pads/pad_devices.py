"""The gamepads that are plugged in, opened through the very SDL that pygame loaded. pygame alone can neither say when
SDL is to look at them, nor keep it from looking a thousand times a second.

# Speed: the table untouched under Xvfb, 62 s: 0.0006 % of a processor before there were gamepads, 0.0008 % with none
plugged in, 0.0007 % with one; 3.5 % when SDL looks by itself.
"""

import ctypes
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from scopa_gui.ui.kit import sdl
from scopa_gui.ui.kit.pads.device_watch import DeviceWatch
from scopa_gui.ui.kit.pads.pad_families import PadFamily

_CONTROLLERS = 0x2000
"""SDL_INIT_GAMECONTROLLER, which joysticks come with."""
_SETTLES = 2.0
_LOOKS = 0.25
"""Seconds after something was plugged in until SDL has surely heard of it, and between two looks meanwhile."""
_PACE = 1 / 60
_NOW_AND_THEN = 3.0
"""Seconds between two looks where nothing wakes the game: with a gamepad in use, and else, as SDL does by itself; on
Linux, where it could not tell of more than the kernel does, when the window gets the focus.
"""


@dataclass(frozen=True, slots=True)
class OpenedPad:
    """One that was opened: SDL's number of it, what its buttons are called, whether SDL knows them, whether it is new
    since the start.
    """

    number: int
    family: PadFamily
    is_known: bool
    is_new: bool


class PadDevices:
    """`wake` may be called from any thread. `next_timer`: seconds until `update` is due; None for when woken."""

    def __init__(self, wake: Callable[[], None], watch: DeviceWatch | None = None) -> None:
        self._watch = watch or (DeviceWatch(wake) if sys.platform == "linux" else None)
        self._library: Any = None
        self._closings: dict[int, Callable[[], None]] = {}
        self._there_first = 0
        self._is_notified = self._is_started = False
        self._settling = self._wait = 0.0
        self.focused = self._was_focused = True
        self.next_timer: float | None = None

    def begin(self) -> None:
        """Look for gamepads from now on; without the library there are none."""
        self._library = sdl.library()
        if self._library is None:
            return
        self._is_notified = self._watch is not None and self._watch.begin()
        self._look()
        if self._is_started:
            self._there_first = self._library.SDL_NumJoysticks()
        self._set_timer()

    def update(self, dt: float) -> None:
        """Let time pass, and have SDL queue what was pressed, plugged in or pulled out."""
        if self._library is None:
            return
        if self._watch is not None:
            self._watch.listen(listens=self.focused)
            if self._watch.changed:
                self._watch.changed = False
                self._settling = _SETTLES
        self._settling = max(0.0, self._settling - dt)
        self._wait = 0.0 if self.focused and not self._was_focused else self._wait - dt
        self._was_focused = self.focused
        if self._closings or self._settling > 0 or (not self._is_notified and self._wait <= 0):
            self._look()
        self._set_timer()

    def _look(self) -> None:
        """Have SDL look at the gamepads; before there was any, SDL need not know that there are such things."""
        if not self._is_started and (self._watch is None or self._watch.has_pads()):
            self._is_started = self._library.SDL_InitSubSystem(_CONTROLLERS) == 0
        if self._is_started:
            self._library.SDL_JoystickUpdate()
        if self._closings and self.focused:
            self._wait = _PACE
        else:
            self._wait = _NOW_AND_THEN if self._watch is None else math.inf

    def _set_timer(self) -> None:
        if self._settling > 0:
            self.next_timer = _LOOKS
        else:
            self.next_timer = None if self._is_notified or self._wait == math.inf else max(0.0, self._wait)

    def open(self, index: int) -> OpenedPad | None:
        """Open a gamepad that SDL has reported, by its place among all; None if it has gone already, or is open."""
        if not self._is_started:
            return None
        library = self._library
        is_known = bool(self._library.SDL_IsGameController(index))
        number = library.SDL_JoystickGetDeviceInstanceID(index)
        family = library.SDL_GameControllerTypeForIndex(index)
        opening = library.SDL_GameControllerOpen if is_known else library.SDL_JoystickOpen
        closing = library.SDL_GameControllerClose if is_known else library.SDL_JoystickClose
        opening.restype = ctypes.c_void_p
        handle = None if number in self._closings else opening(index)
        if handle is None:
            return None
        self._closings[number] = partial(closing, ctypes.c_void_p(handle))
        self._there_first -= 1
        return OpenedPad(number, PadFamily.of(family), is_known, is_new=self._there_first < 0)

    def close(self, number: int) -> None:
        """One was unplugged: let go of it."""
        closing = self._closings.pop(number, None)
        if closing is not None:
            closing()

    def end(self) -> None:
        """Look no longer."""
        for number in [*self._closings]:
            self.close(number)
        self._library = None
        if self._watch is not None:
            self._watch.end()
