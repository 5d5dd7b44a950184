"""Beats, the units of motion at the table: a plan of motion with its sounds and signs, and the view once it is over.

Plain values; time comes as dt.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from scopa_gui.engine.cards import Card, CardSet
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.table.geometry.regions import PLACES, Place
from scopa_gui.ui.table.geometry.table_layout import Layout, SpriteId
from scopa_gui.ui.table.motion.reactions import Moods, Noticed

_TO_THE_SIDE: Mapping[Place, float] = {
    Place.LEFT: -0.8,
    Place.TOP_LEFT: -0.4,
    Place.BOTTOM: 0.0,
    Place.TOP: 0.0,
    Place.TOP_RIGHT: 0.4,
    Place.RIGHT: 0.8,
}


def from_seats(sound: Sound, players: int) -> Callable[[str, int | None], None]:
    """Return a function that plays a sound, given its name and its relative seat (None: the middle)."""

    def play(name: str, seat: int | None) -> None:
        sound.play(name, place=0.0 if seat is None else _TO_THE_SIDE[PLACES[players][seat]])

    return play


PlaceCards = Callable[[PlayerView], Layout]
"""Function that says where things are in a view."""


@dataclass(frozen=True, slots=True)
class Lit:
    """Cards that are framed from one moment of a beat to another while the other table cards are dimmed."""

    cards: CardSet
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Flourish:
    """The word "Scopa!" for the seat that made it, from a moment of the beat on; its `card` is across at `lands`."""

    seat: int
    start: float
    duration: float
    card: Card | None = None
    lands: float = 0.0


@dataclass(frozen=True, slots=True)
class Leftovers:
    """A line to say: what was left on the table went to this seat."""

    seat: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happens, as it is shown.

    `view` is the view once it is over; `cues` are sounds and their moments, heard from where `seat` sits, or from the
    middle if it is None.

    Anything not in the plan is still, at the same place before and after.
    """

    plan: Plan[SpriteId]
    view: PlayerView
    cues: tuple[tuple[float, str], ...] = ()
    lit: Lit | None = None
    flourish: Flourish | None = None
    note: Leftovers | None = None
    noticed: Noticed = field(default_factory=Noticed)
    extra: float = 0.0
    departs: tuple[float, ...] = ()
    """Moments of a deal at which the cards leave the dealer's hand."""
    stop: float = 0.0
    """Seconds for which what is lit stays on the table; inf: until somebody has looked at it."""
    seat: int | None = None

    @property
    def duration(self) -> float:
        """Seconds until the next beat."""
        shown = self.flourish.start + self.flourish.duration if self.flourish else 0.0
        return max(self.plan.duration + self.extra, shown)


def noticed(beat: Beat, moods: Moods, card: Card | None = None) -> Beat:
    """The same beat, of which this is felt once something is lit; all look to where this card comes to lie at first."""
    way = beat.plan.tracks.get(card) if card is not None else None
    at = None if way is None else (way[0].end.x, way[0].end.y)
    return replace(beat, noticed=Noticed(at, beat.lit.start if beat.lit is not None else 0.0, moods))


def left_to_deal(shown: PlayerView, beat: Beat | None, seconds: float) -> int:
    """Return how many cards are on the stock at a moment of a beat.

    In a deal the cards that have not set out yet count too.
    """
    if beat is None or beat.view.stock >= shown.stock:
        return shown.stock
    return beat.view.stock + sum(moment > seconds for moment in beat.departs)


def starting_at(beat: Beat, name: SpriteId, now: Placement) -> Beat:
    """The same beat with one thing setting out from where it is now: a card that was raised or dragged."""
    way = beat.plan.tracks[name]
    first = replace(way[0], start=replace(way[0].start, x=now.x, y=now.y, angle=now.angle, lift=now.lift))
    return replace(beat, plan=Plan({**beat.plan.tracks, name: (first, *way[1:])}))


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
