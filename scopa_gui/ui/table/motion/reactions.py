"""Faces of the players, following from what happens at the table, and for how long. Plain values; time comes as dt.

Faces react to what everybody has seen: the card played, what it took, the count. They know nothing of hands, so no face
shows how good somebody's cards are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from scopa_gui.art.expressions import Expression
from scopa_gui.engine.cards import SETTEBELLO, bit
from scopa_gui.engine.events import Captured, DealerSwept, Event, LeftoversTaken, Scopa
from scopa_gui.engine.rules import Rules

MUCH = 3
"""Least number of cards taken at once by another side that vexes those who left them there."""
LASTS = 2.6
"""Seconds for which a mood is seen."""
LINGERS = 0.4
"""Seconds for which a card is looked at after it has come to rest."""
TURNS = 0.14
"""Seconds in which one expression becomes another, at normal speed."""
_ASIDE = 0.8
"""Distance to the side, for that below, from which something gets a sideways look."""

Moods = Mapping[int, Expression]
"""Moods of those who feel something, by seat."""


@dataclass(frozen=True, slots=True, eq=False)
class Noticed:
    """Reactions to a beat: `at` is the place all look at; from the moment `start` on, `moods` are felt."""

    at: tuple[float, float] | None = None
    start: float = 0.0
    moods: Moods = field(default_factory=dict)


def moods_of(events: Sequence[Event], rules: Rules, left_by: int | None = None) -> Moods:
    """Return the moods after a move, or after a first table that its dealer swept.

    `left_by` is the seat that played before. A side is pleased with a scopa and with the settebello, and its opponents
    are vexed; a side that left much to another one is vexed too. Partners feel alike.
    """
    winner = next((seat for seat in map(_winner, events) if seat is not None), None)
    if winner is not None:
        return _won_by(winner % rules.sides, rules)
    taken = next((event for event in events if isinstance(event, Captured)), None)
    if taken is None or left_by is None or taken.move.taken.bit_count() < MUCH:
        return {}
    loser = left_by % rules.sides
    return {} if loser == taken.seat % rules.sides else _of_side(loser, rules, Expression.VEXED)


def moods_after(worths: Sequence[int], rules: Rules) -> Moods:
    """Return the moods after a count, or after the end of a match; `worths` are points by side.

    The best side is pleased, the others are vexed; if two sides are best, nobody feels anything.
    """
    best = max(worths)
    return {} if worths.count(best) > 1 else _won_by(worths.index(best), rules)


def _winner(event: Event) -> int | None:
    """The seat that made a scopa in it, or took the settebello."""
    match event:
        case Scopa(seat) | DealerSwept(seat):
            return seat
        case Captured(seat, move) if (move.taken | bit(move.card)) & bit(SETTEBELLO):
            return seat
        case LeftoversTaken(seat, cards) if cards & bit(SETTEBELLO):
            return seat
    return None


def _won_by(winner: int, rules: Rules) -> Moods:
    moods: dict[int, Expression] = {}
    for side in range(rules.sides):
        moods |= _of_side(side, rules, Expression.PLEASED if side == winner else Expression.VEXED)
    return moods


def _of_side(side: int, rules: Rules, mood: Expression) -> dict[int, Expression]:
    return dict.fromkeys(range(side, rules.players, rules.sides), mood)


def towards(dx: float, dy: float) -> Expression:
    """Return the glance towards something `dx` to the right and `dy` below.

    Towards something above, the glance is sideways, too.
    """
    if dy > 0 and abs(dx) < _ASIDE * dy:
        return Expression.DOWN
    return Expression.RIGHT if dx > 0 else Expression.LEFT


@dataclass(frozen=True, slots=True)
class FaceTurn:
    """A face that turns from one expression into another: `share` 0..1 of the way."""

    now: Expression = Expression.REST
    before: Expression = Expression.REST
    share: float = 1.0

    @property
    def is_resting(self) -> bool:
        """True if only the face at rest is to be seen."""
        return self.now is Expression.REST and self.share >= 1.0

    @property
    def layers(self) -> tuple[tuple[Expression, float], ...]:
        """Expressions drawn over the face at rest, in order, and how much of each is seen, 0..1."""
        left = 1.0 - self.share if self.now is Expression.REST else float(self.share < 1.0)
        found = (self.before, left), (self.now, self.share)
        return tuple((shown, share) for shown, share in found if shown is not Expression.REST and share > 0)


AT_REST = FaceTurn()


class SeatFaces:
    """The faces at a table, by seat. A mood goes before thinking, and thinking before a glance at the card played."""

    def __init__(self) -> None:
        self._moods: dict[int, tuple[Expression, float]] = {}
        self._glances: Moods = {}
        self._lingering = 0.0
        self._turns: dict[int, FaceTurn] = {}

    def feel(self, moods: Moods, seconds: float = LASTS, *, alone: bool = False) -> None:
        """Show these moods from now on, for `seconds` (inf: until others replace them).

        They are added to the present moods, or replace all of them if `alone`.
        """
        staying = {} if alone else self._moods
        self._moods = staying | {seat: (mood, seconds) for seat, mood in moods.items()}

    def forget(self) -> None:
        """All are at rest at once."""
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
        """Until a mood or a glance passes; None where none passes by itself."""
        times = [left for _mood, left in self._moods.values() if left < inf]
        lingers = bool(self._glances) and self._lingering < LINGERS
        return min([*times, self._lingering] if lingers else times, default=None)

    def pass_time(self, dt: float, thinker: int | None, glances: Moods, turns: float = TURNS) -> bool:
        """Let time pass; whether somebody looks otherwise. `thinker` is the seat that thinks, `glances` are where the
        others look, `turns` the seconds in which a face changes.
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
