"""Connection to the system's screen readers: AT-SPI on Linux, UI Automation on Windows, NSAccessibility on a Mac.

The system calls from threads of its own, while it holds locks: every call returns at once, and its request goes to the
window's thread in a queue. No error may leave such a call, because it would end the program.
"""

import ctypes
import sys
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import accesskit
from accesskit import Action, TreeUpdate

from scopa_gui.ui.reader.requests import Deed

_DEEDS = {
    int(Action.CLICK): Deed.PRESS,
    int(Action.FOCUS): Deed.FOCUS,
    int(Action.INCREMENT): Deed.MORE,
    int(Action.DECREMENT): Deed.LESS,
    int(Action.SET_VALUE): Deed.SET,
}
_SETTLES = 0.1
"""Seconds after which a call of the system has surely returned and released its locks."""
_SDL_WINDOW_CLASS = "SDLWindow"
_SPI_GETSCREENREADER = 0x46

AskedDeed = tuple[Deed, int, str | float | None]
"""Request of a reader: the action, the number of the node, the value."""


class PlatformAdapter:
    """Adapter between the window and accesskit. `wake` wakes the loop; `native` is the system's handle of the window.

    A reader listens while `follower` is not 0. Everything is called by the window's thread, except what the system
    calls.
    """

    def __init__(self, wake: Callable[[], None], native: int | None) -> None:
        self._wake = wake
        self._lock = threading.Lock()
        self._begun = False
        self._followers = 0
        self._asked: SimpleQueue[AskedDeed] = SimpleQueue()
        self._failed: SimpleQueue[BaseException] = SimpleQueue()
        self._adapter: Any
        if sys.platform == "win32":
            self._adapter = accesskit.windows.SubclassingAdapter(native, self._activated, self._act)
        elif sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class(_SDL_WINDOW_CLASS)
            self._adapter = accesskit.macos.SubclassingAdapter.for_window(native, self._activated, self._act)
        else:
            self._adapter = accesskit.unix.Adapter(self._activated, self._act, self._deactivated)

    # Called by the system, from any thread

    def _activated(self) -> None:
        """Begin to serve a reader, in a moment: the lock of this call must be released before the tree is sent."""
        try:
            timer = threading.Timer(_SETTLES, self._begin)
            timer.daemon = True
            timer.start()
        except BaseException as error:
            self._failed.put(error)

    def _begin(self) -> None:
        with self._lock:
            self._begun = True
            self._followers += 1
        self._wake()

    def _deactivated(self) -> None:
        """Note that no reader is there any more."""
        try:
            with self._lock:
                self._begun = False
        except BaseException as error:
            self._failed.put(error)

    def _act(self, request: Any) -> None:
        """Queue the request of a reader."""
        try:
            deed = _DEEDS.get(int(request.action))
            if deed is not None:
                self._asked.put((deed, request.target, None if request.data is None else request.data[1]))
                self._wake()
        except BaseException as error:
            self._failed.put(error)

    # Called by the window's thread

    @property
    def follower(self) -> int:
        """Number of the reader that listens, from 1 on, because a new one knows nothing yet; 0 if none does."""
        return self._followers if self._begun else 0

    def asked(self) -> list[AskedDeed]:
        """Return what was requested since the last call. Raises the error of a call that failed."""
        if not self._failed.empty():
            raise self._failed.get_nowait()
        return [self._asked.get_nowait() for _ in range(self._asked.qsize())]

    def tell(self, update: TreeUpdate, follower: int) -> None:
        """Send what has changed, if that reader still listens."""
        # The system holds a lock of its own while it activates a reader, but not while it waits here to deactivate one.
        with self._lock:
            is_there = self._begun and self._followers == follower
            events = self._adapter.update_if_active(lambda: update) if is_there else None
        if events is not None:
            events.raise_events()

    def close(self) -> None:
        """Disconnect from the window; wait until the system's calls have been answered."""
        with self._lock:
            self._begun = False
            self._adapter = None
        time.sleep(_SETTLES)

    def focus(self, *, focused: bool) -> None:
        """Report that the window has got or lost the keyboard focus; Windows knows that by itself."""
        if sys.platform == "win32":
            return
        with self._lock:
            if not self._begun:
                return
            if sys.platform == "darwin":
                events = self._adapter.update_view_focus_state(focused)
            else:
                events = self._adapter.update_window_focus_state(focused)
        if events is not None:
            events.raise_events()


def can_be_asked() -> bool:
    """Return whether a reader may listen; on Windows only one that is there when the window is shown."""
    if sys.platform != "win32":
        return True
    # Some screen readers set a flag; others (Narrator) are clients of UI Automation.
    runs = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(runs), 0)  # type: ignore[attr-defined, unused-ignore]
    return bool(runs.value or ctypes.windll.uiautomationcore.UiaClientsAreListening())  # type: ignore[attr-defined, unused-ignore]
