"""Protection against double presses: the second half of a double click or Enter must not press the next screen."""

from typing import TypeGuard

from scopa_gui.ui.kit.intents import Back, Intent, Key, Press, Release

SECONDS = 0.4
"""Seconds in which the same press again still belongs to the screen before."""
_LONGEST_STEP = 0.1
"""Most seconds that count at one wake-up: making and painting a screen may take longer, and nobody sees it meanwhile.
"""
_SAME_PLACE = 24
"""Pixels within which a click is at the same place."""


class PressGuard:
    """The press that changed the screen last: Enter or Space, or the left button with its place."""

    def __init__(self) -> None:
        self._left = 0.0
        self._by: Key | Press | Release | None = None

    @property
    def next_timer(self) -> float | None:
        """Seconds until `pass_time` must be called; None if it need not be."""
        return min(_LONGEST_STEP, self._left) if self._left else None

    def pass_time(self, dt: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - min(dt, _LONGEST_STEP))

    def changed(self, intent: Intent) -> None:
        """Remember an intent that opened another screen, if it is one of those that often come twice."""
        if _is_key(intent) or (isinstance(intent, Press | Release) and intent.button == 1):
            self._left = SECONDS
            self._by = intent

    def is_left_over(self, intent: Intent) -> bool:
        """Return whether this is the same press again, meant for the screen before; any other press ends the guard."""
        if not self._left:
            return False
        if isinstance(intent, Press) and isinstance(self._by, Press | Release):
            far = max(abs(intent.pos[0] - self._by.pos[0]), abs(intent.pos[1] - self._by.pos[1]))
            again = intent.button == 1 and far <= _SAME_PLACE
        else:
            again = _is_key(intent) and isinstance(self._by, Key)
        if not again and isinstance(intent, Press | Key | Back):
            self._left = 0.0
        return again


def _is_key(intent: Intent) -> TypeGuard[Key]:
    return isinstance(intent, Key) and intent.name in ("enter", "space") and not (intent.alt or intent.command)
