"""Waiting, on Linux, until a gamepad is plugged in, or pressed: the kernel wakes a thread for it."""

import ctypes
import os
import select
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

DEVICES = Path("/dev/input")
_PAD = "js*"
"""What the kernel calls gamepads and joysticks."""
_CHANGES = 0x004 | 0x100 | 0x200
"""IN_ATTRIB, IN_CREATE, IN_DELETE: the user may read it, it came, it went."""
_AT_ONCE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
_BREATH = 0.008
"""Seconds between two wakes: a stick that trembles does not keep the game busy."""


class DeviceWatch:
    """`wake` is called, from a thread of its own, when something is to be looked at; `changed`: another gamepad."""

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
        """Watch from now on; False where that cannot be done."""
        try:
            self._notes = _noting(self._folder)
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
        """Watch no longer."""
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
                _drained(self._notes)
                self._open(waiting)
                self.changed = True
            stirred = [self._stirred(handle, waiting) for handle in ready & self._devices.keys()]
            if self._notes in ready or any(stirred):
                self._wake()
                time.sleep(_BREATH)

    def _open(self, waiting: "select.poll") -> None:
        """Wait for those gamepads that are there now, if what is pressed matters."""
        there = {str(path) for path in self._folder.glob(_PAD)} if self._listens else set()
        for handle, path in [*self._devices.items()]:
            if path not in there:
                self._drop(handle, waiting)
        for path in there - set(self._devices.values()):
            with suppress(OSError):  # until the system has made it the user's
                handle = os.open(path, _AT_ONCE)
                self._devices[handle] = path
                waiting.register(handle, select.POLLIN)

    def _stirred(self, handle: int, waiting: "select.poll") -> bool:
        """Return whether something was pressed there; a device that has gone is dropped."""
        if _drained(handle):
            return True
        self._drop(handle, waiting)
        return False

    def _drop(self, handle: int, waiting: "select.poll") -> None:
        waiting.unregister(handle)
        del self._devices[handle]
        os.close(handle)


def _noting(folder: Path) -> int:
    """A file that can be read when something comes into a folder, or goes; OSError where the kernel has none."""
    kernel: Any = ctypes.CDLL(None, use_errno=True)
    handle: int = kernel.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if handle < 0:
        raise OSError(ctypes.get_errno(), "inotify_init1")
    if kernel.inotify_add_watch(handle, os.fsencode(folder), _CHANGES) < 0:
        number = ctypes.get_errno()
        os.close(handle)
        raise OSError(number, "inotify_add_watch")
    return handle


def _drained(handle: int) -> bool:
    """Read all that waits in a file; False where it has come to its end or is broken."""
    try:
        while True:
            if not os.read(handle, 4096):
                return False
    except BlockingIOError:
        return True
    except OSError:
        return False
