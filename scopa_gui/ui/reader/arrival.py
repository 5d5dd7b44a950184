"""Arrival of a screen reader, whenever somebody begins to listen; it is gone before the program ends."""

import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from scopa_gui.ui.kit.environment import has_session_bus

if TYPE_CHECKING:
    from scopa_gui.ui.reader.screen_reader import ScreenReader


class Arrival:
    """`make` gives the reader, or None where there is no library for it; `deliver` is called with it."""

    def __init__(
        self, make: Callable[[], "ScreenReader | None"], deliver: Callable[["ScreenReader | None"], None]
    ) -> None:
        self._make = make
        self._deliver = deliver
        self._lock = threading.Lock()
        self._over = False
        self._reader: ScreenReader | None = None

    def begin(self) -> None:
        """Wait for somebody who listens; on Windows and a Mac, where the window's own thread is asked, be there."""
        if sys.platform != "linux":
            self._come()
            return
        try:
            threading.Thread(target=self._wait, name="screen reader", daemon=True).start()
        except RuntimeError:  # no more threads here
            return

    def _wait(self) -> None:
        from scopa_gui.ui.reader.bus_watch import somebody_listens

        if has_session_bus() and somebody_listens():
            self._come()

    def _come(self) -> None:
        with self._lock:
            if not self._over:
                self._reader = self._make()
                self._deliver(self._reader)

    def end(self) -> None:
        """Nobody is called from now on, and nobody comes any more."""
        with self._lock:
            self._over = True
            if self._reader is not None:
                self._reader.close()
