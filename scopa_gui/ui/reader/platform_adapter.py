"""The way to the screen readers of this system: AT-SPI on Linux, UI Automation on Windows, NSAccessibility on a Mac.

The system calls from threads of its own, in the midst of its locks: every call is answered at once and with nothing,
and what it asked for comes to the game as a message. No error may leave an answer: it would end the program.
"""

import ctypes
import sys
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
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
"""Seconds after which a call of the system has surely returned, and let go of its locks."""
_SDL_WINDOW_CLASS = "SDLWindow"

AskedDeed = tuple[Deed, int, str | float | None]
"""Request of a reader: the deed, the number of the node, the value."""


class PlatformAdapter:
    """`wake` has the loop of the window come round; `native` is the system's own name of the window, where it has one.

    While `follower` is not 0 a reader follows. Everything but the answers is called by the window's thread.
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

    # What the system calls, from any thread

    def _activated(self) -> None:
        """A reader wants the tree. The lock that this is called in must be free before the first is given to it."""
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
        """No reader is there any more."""
        try:
            with self._lock:
                self._begun = False
        except BaseException as error:
            self._failed.put(error)

    def _act(self, request: Any) -> None:
        """A reader asks for something."""
        try:
            deed = _DEEDS.get(int(request.action))
            if deed is not None:
                self._asked.put((deed, request.target, None if request.data is None else request.data[1]))
                self._wake()
        except BaseException as error:
            self._failed.put(error)

    # What the window's thread calls

    @property
    def follower(self) -> int:
        """The number of the reader that follows, from 1 on: another one knows nothing yet; 0 while none does."""
        return self._followers if self._begun else 0

    def asked(self) -> list[AskedDeed]:
        """Return what has been asked for since the last call. Raises what went wrong in an answer."""
        try:
            raise self._failed.get_nowait()
        except Empty:
            pass
        found = []
        while not self._asked.empty():
            found.append(self._asked.get_nowait())
        return found

    def tell(self, update: TreeUpdate, follower: int) -> None:
        """Tell what has changed, if that reader still follows."""
        # The system holds its own lock while it activates, which never happens while it waits here to deactivate.
        with self._lock:
            is_there = self._begun and self._followers == follower
            events = self._adapter.update_if_active(lambda: update) if is_there else None
        if events is not None:
            events.raise_events()

    def close(self) -> None:
        """Let go of the window; what the system had begun to ask is answered meanwhile."""
        with self._lock:
            self._begun = False
            self._adapter = None
        time.sleep(_SETTLES)

    def focus(self, *, focused: bool) -> None:
        """The window has the keyboard now, or has it no more; Windows knows that by itself."""
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
    """Return whether a reader may ask here; on Windows only one that is there when the window is shown does."""
    if sys.platform != "win32":
        return True
    # Some screen readers say that they run; others (Narrator) are clients of UI Automation.
    runs = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(runs), 0)  # type: ignore[attr-defined, unused-ignore]
    return bool(runs.value or ctypes.windll.uiautomationcore.UiaClientsAreListening())  # type: ignore[attr-defined, unused-ignore]


_SPI_GETSCREENREADER = 0x46
