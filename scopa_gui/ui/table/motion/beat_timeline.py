"""The beats being shown, one after the other, and what is shown while they run. Plain values; time comes as dt."""

from collections import deque
from collections.abc import Callable, Sequence

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.motion.beats import Beat


class BeatTimeline:
    """Queue of the beats to show. `view` is the view shown: the one before a beat, until that beat is over.

    `on_cue` is called with each sound and its seat.
    """

    def __init__(self, view: PlayerView, on_cue: Callable[[str, int | None], None]) -> None:
        self.view = view
        self.beat: Beat | None = None
        self.seconds = self.left = 0.0
        self._stop: float | None = None
        self._on_cue = on_cue
        self._waiting: deque[Beat] = deque()

    @property
    def running(self) -> bool:
        """True while a beat is being shown."""
        return self.beat is not None

    @property
    def stands(self) -> bool:
        """True while the beat is paused so that lit cards can be seen: for `left` more seconds, or until `go_on`."""
        return self.beat is not None and self._stop is not None and self.seconds >= self._stop

    @property
    def moving(self) -> bool:
        """True while a beat is being shown and is not paused."""
        return self.running and not self.stands

    @property
    def after(self) -> PlayerView:
        """The view once what is being shown is over."""
        return self.view if self.beat is None else self.beat.view

    def go_on(self) -> None:
        """End the pause of the beat: the lit cards have been looked at."""
        if self.stands:
            self._stop = None

    def show(self, beats: Sequence[Beat]) -> None:
        """Show these after what runs."""
        self._waiting.extend(beats)
        if self.beat is None:
            self._next()

    def _next(self) -> None:
        self.beat = self._waiting.popleft() if self._waiting else None
        self.seconds = 0.0
        self._stop = None
        if self.beat is not None:
            self.left, lit = self.beat.stop, self.beat.lit
            self._stop = (lit.start + lit.end) / 2 if lit is not None and self.left else None
            self._sound(-1.0, 0.0)

    def pass_time(self, dt: float) -> bool:
        """Let time pass; True when a beat ended or began, so that the still picture is another."""
        changed = False
        while self.beat is not None:
            until = self.beat.duration if self._stop is None else self._stop
            if dt < until - self.seconds:
                self._sound(self.seconds, self.seconds + dt)
                self.seconds += dt
                return changed
            self._sound(self.seconds, until)
            dt -= max(0.0, until - self.seconds)
            if self._stop is not None:
                self.seconds = until
                dt, self.left = max(0.0, dt - self.left), max(0.0, self.left - dt)
                if self.left:
                    return changed
                self._stop = None
                continue
            self.view = self.beat.view
            self._next()
            changed = True
        return changed

    def finish(self) -> None:
        """Jump to the end of all."""
        if self.beat is not None:
            self.view = (self._waiting[-1] if self._waiting else self.beat).view
        self._waiting.clear()
        self.beat = None
        self.seconds = 0.0
        self._stop = None

    def _sound(self, after: float, until: float) -> None:
        assert self.beat is not None
        for moment, name in self.beat.cues:
            if after < moment <= until or (after < 0 and moment == 0):
                self._on_cue(name, self.beat.seat)
