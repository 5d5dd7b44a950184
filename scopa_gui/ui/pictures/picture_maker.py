"""Pictures made in a separate thread: turning a card of a large window takes longer than a frame may."""

import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Condition, Thread, get_native_id
from typing import Any, Final

import pygame

Finished = deque[tuple[Any, pygame.Surface]]
"""Queue of finished pictures, each with the key by which it was requested."""
Make = Callable[[], pygame.Surface]
_MOST: Final = 48
"""Greatest number of pictures that wait: the oldest request is seldom still wanted."""
_YIELDS: Final = 0.001
"""Seconds after which Python switches from another thread to the one that the window waits for."""
_NICE: Final = 5
"""Niceness of the thread, so that the window comes first where the system allows it."""


class PictureMaker:
    """Makes the pictures that are requested, one after the other; the thread starts with the first.

    The functions that make pictures must not use surfaces that the window draws with: while one is read, it cannot be
    drawn.
    """

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[int, Hashable], tuple[Finished, Make]] = OrderedDict()
        self._making: tuple[int, Hashable] | None = None
        self._changed = Condition()
        self._thread: Thread | None = None
        self.works = True
        """True unless no thread could be started: some systems allow no more of them."""

    def ask(self, made: Finished, key: Hashable, make: Make) -> bool:
        """Have a picture made and put into `made`, unless that is going on; return False if there is no thread."""
        name = (id(made), key)
        with self._changed:
            if name in self._asked or name == self._making:
                return True
            self._asked[name] = (made, make)
            if len(self._asked) > _MOST:
                self._asked.popitem(last=False)
            self._changed.notify_all()
        if self._thread is None:
            sys.setswitchinterval(_YIELDS)
            self._thread = Thread(target=self._work, name="pictures", daemon=True)
            try:
                self._thread.start()
            except (RuntimeError, MemoryError):
                self.works = False
                self._asked.clear()
        return self.works

    def forget(self, made: Finished) -> None:
        """Drop the requests for `made` that have not been begun."""
        with self._changed:
            for name in [name for name in self._asked if name[0] == id(made)]:
                del self._asked[name]

    def finish(self) -> None:
        """Wait until all requests are done."""
        with self._changed:
            self._changed.wait_for(lambda: not self._asked and self._making is None)

    def _work(self) -> None:
        """Make the pictures, in the thread, with lower priority than the window."""
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, get_native_id(), _NICE)
        while True:
            with self._changed:
                self._making = None
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._asked)
                self._making, (made, make) = self._asked.popitem(last=False)
                key = self._making[1]
            with suppress(Exception):  # the window will try it, and say what is wrong
                made.append((key, make()))
