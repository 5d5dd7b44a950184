"""Pictures made in a thread of its own: turning a card of a large window takes longer than a frame may."""

import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Condition, Thread, get_native_id
from typing import Any, Final

import pygame

Finished = deque[tuple[Any, pygame.Surface]]
"""Queue that takes the pictures made for somebody, each with the key it was asked for by."""
Make = Callable[[], pygame.Surface]
_MOST: Final = 48
"""Number of pictures that wait at most: the one asked for longest ago is seldom still wanted."""
_YIELDS: Final = 0.001
"""Seconds after which Python takes a turn from the thread that the window waits for."""
_NICE: Final = 5
"""Niceness of the thread, which puts it behind the window where the system allows it."""


class PictureMaker:
    """Makes what it is asked for, one picture after the other; the thread begins with the first.

    What makes a picture may use nothing that the window draws with: a surface that is read by one cannot be drawn by
    the other meanwhile.
    """

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[int, Hashable], tuple[Finished, Make]] = OrderedDict()
        self._making: tuple[int, Hashable] | None = None
        self._changed = Condition()
        self._thread: Thread | None = None
        self.works = True
        """True if there is a thread, or may be one: some systems allow no more of them."""

    def ask(self, made: Finished, key: Hashable, make: Make) -> bool:
        """Have it made and laid down in `made`, if it is not being made already; False: nobody is there to make it."""
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
        """Drop the pictures for `made` that have not been begun."""
        with self._changed:
            for name in [name for name in self._asked if name[0] == id(made)]:
                del self._asked[name]

    def finish(self) -> None:
        """Wait until all is made."""
        with self._changed:
            self._changed.wait_for(lambda: not self._asked and self._making is None)

    def _work(self) -> None:
        """The thread. The window comes first where there is not enough of the processor for both."""
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
            with suppress(Exception):  # the window makes it then, if it is wanted still, and says what is wrong
                made.append((key, make()))
