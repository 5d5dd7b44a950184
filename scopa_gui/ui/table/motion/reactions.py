"""Faces of the players: moods after what happens at the table, thinking, and glances. No drawing and no clock.

Faces react only to what everybody has seen: the card played, the cards it took, the count. They know nothing of hands,
so no face shows how good somebody's cards are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from scopa_gui.art.expressions import Expression
from scopa_gui.engine.cards import SETTEBELLO, bit
from scopa_gui.engine.events import Captured, DealerSwept, Event, LeftoversTaken, Scopa
from scopa_gui.engine.rules import Rules

MANY_CARDS = 3
"""Least number of table cards in one capture that vexes the side that played just before."""
LASTS = 2.6
"""Seconds for which a mood is shown."""
LINGERS = 0.4
"""Seconds for which a glance stays after its beat."""
TURNS = 0.14
"""Seconds in which one expression becomes another, at normal speed."""
_SIDEWAYS = 0.8
"""Least distance to the side, as a share of the distance below, at which a face looks sideways."""

Moods = Mapping[int, Expression]
"""Expressions by seat; a seat that is missing has none."""


@dataclass(frozen=True, slots=True, eq=False)
class Noticed:
    """Reactions to a beat: all look at the point `at`, and `moods` are shown from the moment `start` on."""

    at: tuple[float, float] | None = None
    start: float = 0.0
    moods: Moods = field(default_factory=dict)


def moods_of(events: Sequence[Event], rules: Rules, left_by: int | None = None) -> Moods:
    """Return the moods after the events of a move, or of a deal whose first table the dealer took.

    A side that makes a scopa or takes the settebello is pleased, and all others are vexed. If nobody does, the side of
    `left_by`, the seat that played before, is vexed when another side takes many cards at once. Partners feel alike.
    """
    winner = next((seat for seat in map(_winner, events) if seat is not None), None)
    if winner is not None:
        return _won_by(winner % rules.sides, rules)
    taken = next((event for event in events if isinstance(event, Captured)), None)
    if taken is None or left_by is None or taken.move.taken.bit_count() < MANY_CARDS:
        return {}
    loser = left_by % rules.sides
    vexed = () if loser == taken.seat % rules.sides else range(loser, rules.players, rules.sides)
    return dict.fromkeys(vexed, Expression.VEXED)


def moods_after(worths: Sequence[int], rules: Rules) -> Moods:
    """Return the moods after a count, or after the end of a match; `worths` are points by side.

    The best side is pleased, the others are vexed; if several sides are best, nobody feels anything.
    """
    best = max(worths)
    return {} if worths.count(best) > 1 else _won_by(worths.index(best), rules)


def _winner(event: Event) -> int | None:
    """Return the seat that makes a scopa or takes the settebello in an event; None if nobody does."""
    match event:
        case Scopa(seat) | DealerSwept(seat):
            return seat
        case Captured(seat, move) if move.gained & bit(SETTEBELLO):
            return seat
        case LeftoversTaken(seat, cards) if cards & bit(SETTEBELLO):
            return seat
    return None


def _won_by(winner: int, rules: Rules) -> Moods:
    """Return the moods of all seats after something that pleases this side."""
    seats = range(rules.players)
    return {seat: Expression.PLEASED if seat % rules.sides == winner else Expression.VEXED for seat in seats}


def towards(dx: float, dy: float) -> Expression:
    """Return the glance at a point `dx` to the right and `dy` below; at a point above, it is sideways."""
    if dy > 0 and abs(dx) < _SIDEWAYS * dy:
        return Expression.DOWN
    return Expression.RIGHT if dx > 0 else Expression.LEFT


@dataclass(frozen=True, slots=True)
class FaceTurn:
    """A face that changes from the expression `before` to `now`, of which `share` (0..1) is done."""

    now: Expression = Expression.REST
    before: Expression = Expression.REST
    share: float = 1.0

    @property
    def is_resting(self) -> bool:
        """True if the face is at rest and does not change."""
        return self.now is Expression.REST and self.share >= 1.0

    @property
    def layers(self) -> tuple[tuple[Expression, float], ...]:
        """Expressions to draw over the face at rest, in order, each with its opacity (0..1)."""
        left = 1.0 - self.share if self.now is Expression.REST else float(self.share < 1.0)
        found = (self.before, left), (self.now, self.share)
        return tuple((shown, share) for shown, share in found if shown is not Expression.REST and share > 0)


AT_REST = FaceTurn()


class SeatFaces:
    """The faces at a table, by seat. A mood hides thinking, and thinking hides a glance at the card played."""

    def __init__(self) -> None:
        self._moods: dict[int, tuple[Expression, float]] = {}
        self._glances: Moods = {}
        self._lingering = 0.0
        self._turns: dict[int, FaceTurn] = {}

    def feel(self, moods: Moods, seconds: float = LASTS, *, alone: bool = False) -> None:
        """Show these moods for `seconds` (inf: until others replace them).

        Moods of other seats stay, unless `alone`.
        """
        self._moods = ({} if alone else self._moods) | {seat: (mood, seconds) for seat, mood in moods.items()}

    def forget(self) -> None:
        """Show all faces at rest, at once."""
        self._moods = {}
        self._turns = {}
        self._glances = {}

    def of(self, seat: int) -> FaceTurn:
        """Return the present face of a seat."""
        return self._turns.get(seat, AT_REST)

    @property
    def are_resting(self) -> bool:
        """True if every face is at rest."""
        return not self._turns

    @property
    def turning(self) -> bool:
        """True while a face is changing from one expression to another."""
        return any(face.share < 1.0 for face in self._turns.values())

    @property
    def seconds(self) -> float | None:
        """Seconds until a mood or a glance passes; None if none passes by itself."""
        times = [left for _mood, left in self._moods.values() if left < inf]
        lingers = bool(self._glances) and self._lingering < LINGERS
        return min([*times, self._lingering] if lingers else times, default=None)

    def pass_time(self, dt: float, thinker: int | None, glances: Moods, turns: float = TURNS) -> bool:
        """Let time pass, and return whether a face changed.

        `thinker` is the seat that thinks, whose face shows no glance; `glances` are by seat, and if there are none the
        last ones stay for LINGERS seconds; `turns` is the number of seconds in which a face changes.
        """
        self._moods = {seat: (mood, left - dt) for seat, (mood, left) in self._moods.items() if left > dt}
        self._lingering = LINGERS if glances else self._lingering - dt
        if glances or self._lingering <= 0:
            self._glances = glances
        wanted = dict(self._glances)
        if thinker is not None:
            wanted[thinker] = Expression.THINKING
        wanted |= {seat: mood for seat, (mood, _left) in self._moods.items()}
        changed = False
        for seat in wanted.keys() | self._turns.keys():
            face = self.of(seat)
            now = wanted.get(seat, Expression.REST)
            if now is not face.now:
                face = FaceTurn(now, face.now, 0.0 if turns else 1.0)
            elif face.share < 1.0:
                face = replace(face, share=min(1.0, face.share + dt / turns if turns else 1.0))
            else:
                continue
            changed = True
            self._turns[seat] = face
        self._turns = {seat: face for seat, face in self._turns.items() if not face.is_resting}
        return changed
