"""Beats, the units of motion at the table: a plan of motion with its sounds and signs, and the view after it.

Plain values; time comes as dt.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from scopa_gui.engine.cards import Card, CardSet
from scopa_gui.engine.events import LeftoversTaken
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.table.geometry.table_layout import Layout, SpriteId
from scopa_gui.ui.table.motion.reactions import Moods, Noticed

_TO_THE_SIDE: Mapping[int, tuple[float, ...]] = {
    2: (0.0, 0.0),
    3: (0.0, 0.4, -0.4),
    4: (0.0, 0.8, 0.0, -0.8),
    5: (0.0, 0.8, 0.4, -0.4, -0.8),
    6: (0.0, 0.8, 0.4, 0.0, -0.4, -0.8),
}
"""Where the relative seats are heard, from -1 at the left to 1 at the right, by the number of players."""


def from_seats(sound: Sound, players: int) -> Callable[[str, int | None], None]:
    """Return a function that plays a sound by its name, heard from a relative seat, or from the middle for None."""
    sides = _TO_THE_SIDE[players]
    return lambda name, seat: sound.play(name, place=0.0 if seat is None else sides[seat])


LayoutOf = Callable[[PlayerView], Layout]
"""Function that returns the layout of a view."""


@dataclass(frozen=True, slots=True)
class Lit:
    """Cards that are framed from `start` to `end` of a beat, while the other cards on the table are dimmed."""

    cards: CardSet
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Flourish:
    """The word "Scopa!" for the seat that made it, from the moment `start` of a beat on.

    Its `card` lands crosswise on the pile at the moment `lands`.
    """

    seat: int
    start: float
    duration: float
    card: Card | None = None
    lands: float = 0.0


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happens at the table: a move, a deal, or the leftovers.

    `view` is the view after it; `cues` are moments and sounds, heard from where `seat` sits, or from the middle if it
    is None. Cards that are not in the plan do not move.
    """

    plan: Plan[SpriteId]
    view: PlayerView
    cues: tuple[tuple[float, str], ...] = ()
    lit: Lit | None = None
    flourish: Flourish | None = None
    note: LeftoversTaken | None = None
    """The leftovers, if the status line should say who gets them."""
    noticed: Noticed = field(default_factory=Noticed)
    extra: float = 0.0
    departs: tuple[float, ...] = ()
    """Moments of a deal at which the cards leave the dealer's hand."""
    stop: float = 0.0
    """Seconds for which the beat pauses so that the lit cards can be seen; inf: until the player carries on."""
    seat: int | None = None

    @property
    def duration(self) -> float:
        """Seconds until the next beat."""
        shown = self.flourish.start + self.flourish.duration if self.flourish else 0.0
        return max(self.plan.duration + self.extra, shown)


def with_moods(beat: Beat, moods: Moods, card: Card | None = None) -> Beat:
    """Return the beat with these moods, felt once cards are lit; all look where `card` first comes to rest."""
    way = beat.plan.tracks.get(card) if card is not None else None
    at = None if way is None else (way[0].end.x, way[0].end.y)
    return replace(beat, noticed=Noticed(at, beat.lit.start if beat.lit is not None else 0.0, moods))


def left_to_deal(shown: PlayerView, beat: Beat | None, seconds: float) -> int:
    """Return how many cards are in the stock `seconds` after the start of a beat, with those not yet dealt out."""
    if beat is None or beat.view.stock >= shown.stock:
        return shown.stock
    return beat.view.stock + sum(moment > seconds for moment in beat.departs)


def starting_from(beat: Beat, name: SpriteId, now: Placement) -> Beat:
    """Return the beat with one card starting from where it is now, as it was raised or dragged."""
    way = beat.plan.tracks[name]
    first = replace(way[0], start=replace(way[0].start, x=now.x, y=now.y, angle=now.angle, lift=now.lift))
    return replace(beat, plan=Plan({**beat.plan.tracks, name: (first, *way[1:])}))


class BeatTimeline:
    """Queue of the beats to show, and the time in the present one.

    `view` is the view shown: the one before the present beat, until that is over. `on_cue` is called with the name and
    the seat of each sound.
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
        """True while the beat is paused so that lit cards can be seen, for `left` more seconds or until `go_on`."""
        return self.beat is not None and self._stop is not None and self.seconds >= self._stop

    @property
    def moving(self) -> bool:
        """True while a beat is being shown and is not paused."""
        return self.running and not self.stands

    @property
    def after(self) -> PlayerView:
        """View after the present beat."""
        return self.view if self.beat is None else self.beat.view

    def go_on(self) -> None:
        """End the pause of the beat."""
        if self.stands:
            self._stop = None

    def show(self, beats: Sequence[Beat]) -> None:
        """Add these beats to the end of the queue."""
        self._waiting.extend(beats)
        if self.beat is None:
            self._next()

    def _next(self) -> None:
        self.beat = self._waiting.popleft() if self._waiting else None
        self.seconds = 0.0
        self._stop = None
        if self.beat is not None:
            lit = self.beat.lit
            self.left = self.beat.stop
            self._stop = (lit.start + lit.end) / 2 if lit is not None and self.left else None
            self._sound(-1.0, 0.0)

    def pass_time(self, dt: float) -> bool:
        """Let time pass; return whether a beat ended, so that the still picture must be painted again."""
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
                passed = min(dt, self.left)
                dt -= passed
                self.left -= passed
                if self.left:
                    return changed
                self._stop = None
                continue
            self.view = self.beat.view
            self._next()
            changed = True
        return changed

    def finish(self) -> None:
        """Jump to the end of the last beat in the queue."""
        if self.beat is not None:
            self.view = (self._waiting[-1] if self._waiting else self.beat).view
        self._waiting.clear()
        self._next()

    def _sound(self, after: float, until: float) -> None:
        assert self.beat is not None
        for moment, name in self.beat.cues:
            if after < moment <= until or (after < 0 and moment == 0):
                self._on_cue(name, self.beat.seat)
