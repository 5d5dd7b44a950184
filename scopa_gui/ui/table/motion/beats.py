"""Beats, the units of motion at the table: a plan of motion with its sounds and signs, and the view once it is over."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from scopa_gui.engine.cards import Card, CardSet
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan
from scopa_gui.ui.table.geometry.layout import Layout, SpriteId
from scopa_gui.ui.table.motion.reactions import Moods, Noticed

PlaceCards = Callable[[PlayerView], Layout]
"""Where things lie in a view."""


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
    """Of a deal: the moments at which the cards leave the dealer's hand."""
    stop: float = 0.0
    """So many seconds what is lit is left lying, inf: until somebody has looked at it."""
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
