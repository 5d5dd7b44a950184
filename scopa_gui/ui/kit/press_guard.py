"""A press belongs to the screen on which it began: the second half of a double one is no press on the next screen."""

from typing import TypeGuard

from scopa_gui.ui.kit.intents import Back, Intent, Key, Press, Release

SECONDS = 0.4
"""As long as the same press again, after one that changed the screen, was meant for the screen before."""
_LONGEST_STEP = 0.1
"""Seconds that count at most of one wake-up: making and painting a screen may take longer, and nobody sees it then."""
_SAME_PLACE = 24
"""Pixels within which a click is at the same place."""


class PressGuard:
    """The press that changed the screen last: Enter or Space, or the left button at a place."""

    def __init__(self) -> None:
        self._left = 0.0
        self._by: Key | Press | Release | None = None

    @property
    def next_timer(self) -> float | None:
        """Seconds until time must be counted on; `None` if it need not be."""
        return min(_LONGEST_STEP, self._left) if self._left else None

    def pass_time(self, dt: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - min(dt, _LONGEST_STEP))

    def changed(self, intent: Intent) -> None:
        """Remember an intent by which another screen came, if it is one of those that come twice."""
        if _is_key(intent) or (isinstance(intent, Press | Release) and intent.button == 1):
            self._left = SECONDS
            self._by = intent

    def is_left_over(self, intent: Intent) -> bool:
        """Recognise the same press again, meant for the screen that has gone; any other one means the new screen."""
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
