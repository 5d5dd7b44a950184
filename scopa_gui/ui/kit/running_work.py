"""Long work in a thread of its own, while the window goes on."""

import threading
from collections.abc import Callable
from functools import partial
from typing import Generic, NoReturn, TypeVar

from scopa_gui.store.long_work import LongWork
from scopa_gui.ui.kit.scene import Answer

Made = TypeVar("Made")
A_BLINK = 0.1
"""Seconds that the window may stand still."""


class RunningWork(Generic[Made]):
    """A piece of work that starts at once: `share` says how far it is, `answer` finishes it, `stop` ends it.

    `do` runs in the thread, and `wake` is called when it is done. `finish` is given a function that returns the result,
    or raises what `do` raised, and returns where to go. `drop` removes a result that nobody waits for any more.
    """

    def __init__(
        self,
        do: Callable[[LongWork], Made],
        finish: Callable[[Callable[[], Made]], Answer],
        drop: Callable[[Made], None],
        wake: Callable[[], None],
        seconds: float,
    ) -> None:
        self._do = do
        self._finish = finish
        self._drop = drop
        self._wake = wake
        self._work = LongWork(seconds)
        self._lock = threading.Lock()
        self._result: Callable[[], Made] | None = None
        self._thread = threading.Thread(target=self._run, name="long work", daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # no more threads
            self._run()

    @property
    def share(self) -> float:
        """Share of the work that is done, from 0 to 1."""
        return self._work.share

    def is_done(self, seconds: float = 0.0) -> bool:
        """Return whether the work is done, now or within this many seconds."""
        if seconds and self._thread.is_alive():
            self._thread.join(seconds)
        return self._result is not None

    def answer(self) -> Answer:
        """Finish the work if it is done; return where to go."""
        result = self._result
        self._result = None
        return None if result is None else self._finish(result)

    def stop(self, seconds: float = 0.0) -> None:
        """End the work unless it is finished, and wait at most some seconds for that."""
        self._work.stop()
        with self._lock:
            result = self._result
            self._result = None
        if result is not None:
            self._drop_result(result)
        if self._thread.is_alive():
            self._thread.join(seconds)

    def _run(self) -> None:
        result: Callable[[], Made]
        try:
            made = self._do(self._work)
            result = lambda: made  # noqa: E731 - it stands for what raises, too
        except Exception as error:  # noqa: BLE001 - it is raised again where the result is asked for
            result = partial(_fail, error)
        with self._lock:
            is_wanted = not self._work.is_stopped
            self._result = result if is_wanted else None
        if is_wanted:
            self._wake()
        else:
            self._drop_result(result)

    def _drop_result(self, result: Callable[[], Made]) -> None:
        try:
            made = result()
        except Exception:  # noqa: BLE001 - the work had failed: there is nothing to remove
            return
        self._drop(made)


def _fail(error: Exception) -> NoReturn:
    raise error
