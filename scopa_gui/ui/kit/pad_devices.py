"""The gamepads that are plugged in, opened through the SDL library that pygame loaded.

pygame alone can neither tell SDL when to look for gamepads, nor stop it from looking a thousand times a second.

# Speed: the table untouched under Xvfb, 62 s: 0.0006 % of a processor before there were gamepads, 0.0008 % with none
plugged in, 0.0007 % with one; 3.5 % when SDL looks by itself.
"""

import ctypes
import math
import os
import select
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from scopa_gui.ui.kit import sdl
from scopa_gui.ui.kit.pad_reader import PadFamily

DEVICES = Path("/dev/input")
_PAD = "js*"
"""Pattern of the kernel's file names for gamepads and joysticks."""
_CHANGES = 0x004 | 0x100 | 0x200
"""IN_ATTRIB, IN_CREATE, IN_DELETE: a file became readable, came, or went."""
_AT_ONCE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
_BREATH = 0.008
"""Seconds between two wakes, so that a trembling stick does not keep the game busy."""


class DeviceWatch:
    """Thread that waits, on Linux, until a gamepad is plugged in or pressed: the kernel wakes it.

    It calls `wake` when SDL should look; `changed`: a gamepad came or went.
    """

    def __init__(self, wake: Callable[[], None], folder: Path = DEVICES) -> None:
        self._wake = wake
        self._folder = folder
        self.changed = False
        self._is_over = False
        self._listens = True
        self._notes = -1
        self._poke = -1
        self._poked = -1
        self._devices: dict[int, str] = {}
        self._thread: threading.Thread | None = None

    def has_pads(self) -> bool:
        """Return whether the kernel knows of any gamepad."""
        return any(self._folder.glob(_PAD))

    def begin(self) -> bool:
        """Start watching; return False if that is not possible."""
        try:
            self._notes = _watch_folder(self._folder)
            self._poked, self._poke = os.pipe()
            self._thread = threading.Thread(target=self._serve, name="scopa-gamepads", daemon=True)
            self._thread.start()
        except (OSError, RuntimeError, AttributeError):  # no such folder, no more files or threads, no Linux
            self._thread = None
            self._close()
            return False
        return True

    def listen(self, *, listens: bool) -> None:
        """Set whether presses wake the game; a gamepad being plugged in always does."""
        if listens != self._listens and self._thread is not None:
            self._listens = listens
            os.write(self._poke, b"l")

    def end(self) -> None:
        """Stop watching."""
        if self._thread is not None:
            self._is_over = True
            os.write(self._poke, b"e")
            self._thread.join()
            self._thread = None
            self._close()

    def _close(self) -> None:
        for handle in (self._notes, self._poke, self._poked, *self._devices):
            with suppress(OSError):
                os.close(handle)
        self._devices.clear()

    def _serve(self) -> None:
        waiting = select.poll()
        for handle in (self._notes, self._poked):
            waiting.register(handle, select.POLLIN)
        self._open(waiting)
        while not self._is_over:
            ready = {handle for handle, _event in waiting.poll()}
            if self._poked in ready:
                os.read(self._poked, 64)
                self._open(waiting)
            if self._notes in ready:
                _drain(self._notes)
                self._open(waiting)
                self.changed = True
            stirred = False
            for handle in ready & self._devices.keys():
                if _drain(handle):
                    stirred = True
                else:
                    self._drop(handle, waiting)
            if self._notes in ready or stirred:
                self._wake()
                time.sleep(_BREATH)

    def _open(self, waiting: "select.poll") -> None:
        """Open the gamepads that are there now, if presses matter, and close the others."""
        there = {str(path) for path in self._folder.glob(_PAD)} if self._listens else set()
        for handle, path in [*self._devices.items()]:
            if path not in there:
                self._drop(handle, waiting)
        for path in there - set(self._devices.values()):
            with suppress(OSError):  # the system may not have given it to the user yet
                handle = os.open(path, _AT_ONCE)
                self._devices[handle] = path
                waiting.register(handle, select.POLLIN)

    def _drop(self, handle: int, waiting: "select.poll") -> None:
        waiting.unregister(handle)
        del self._devices[handle]
        os.close(handle)


def _watch_folder(folder: Path) -> int:
    """Return a file that can be read when something in a folder changes. Raises OSError if the kernel has none."""
    kernel: Any = ctypes.CDLL(None, use_errno=True)
    handle: int = kernel.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if handle < 0:
        raise OSError(ctypes.get_errno(), "inotify_init1")
    if kernel.inotify_add_watch(handle, os.fsencode(folder), _CHANGES) < 0:
        number = ctypes.get_errno()
        os.close(handle)
        raise OSError(number, "inotify_add_watch")
    return handle


def _drain(handle: int) -> bool:
    """Read all that waits in a file; return False if the file has ended or is broken."""
    try:
        while True:
            if not os.read(handle, 4096):
                return False
    except BlockingIOError:
        return True
    except OSError:
        return False


_CONTROLLERS = 0x2000
"""SDL_INIT_GAMECONTROLLER, which includes joysticks."""
_SETTLES = 2.0
_LOOKS = 0.25
"""Seconds in which SDL notices a new gamepad, and seconds between two looks during them."""
_PACE = 1 / 60
_NOW_AND_THEN = 3.0
"""Seconds between two looks if nothing wakes the game: with a gamepad, and without one, as often as SDL itself.

On Linux, SDL looks without one only when the window gets the focus.
"""


@dataclass(frozen=True, slots=True)
class OpenedPad:
    """A gamepad that was opened: SDL's number, family of its buttons, whether SDL knows it, whether it is new."""

    number: int
    family: PadFamily
    is_known: bool
    is_new: bool


class PadDevices:
    """All gamepads. `wake` may be called from any thread.

    `next_timer`: seconds until `update` must be called; None if only `wake` matters.
    """

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
        """Start looking for gamepads; without SDL's library there are none."""
        self._library = sdl.library()
        if self._library is None:
            return
        self._is_notified = self._watch is not None and self._watch.begin()
        self._look()
        if self._is_started:
            self._there_first = self._library.SDL_NumJoysticks()
        self._set_timer()

    def update(self, dt: float) -> None:
        """Let time pass, and have SDL queue what was pressed, plugged in or unplugged."""
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
        """Have SDL look at the gamepads; this part of SDL is not started before there is one."""
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
        """Open a gamepad that SDL has reported, by its index; return None if it is gone or open already."""
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
        """Close a gamepad that was unplugged."""
        closing = self._closings.pop(number, None)
        if closing is not None:
            closing()

    def end(self) -> None:
        """Stop looking."""
        for number in [*self._closings]:
            self.close(number)
        self._library = None
        if self._watch is not None:
            self._watch.end()
