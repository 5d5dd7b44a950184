"""Variation: a line of moves to the end of a smazzata, the points it ends with, and when they are decided.

Quick to import, because code that only shows a line does not need what works it out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.engine.cards import CardSet, bit, cards_outside
from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category
from scopa_gui.engine.scoring.sheet import ScoreSheet, score
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class VariationStep:
    """One move of a line, seen from seat 0, the player who is asked; ``hands`` are all hands before the move."""

    seat: int
    move: Move
    before: PlayerView
    after: PlayerView
    events: tuple[Event, ...]
    hands: tuple[CardSet, ...]

    @property
    def mine(self) -> bool:
        """True if it is a move of the player who is asked."""
        return self.seat == 0


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves to the end of the smazzata; ``parts``: my side's margin at the end, by category.

    ``telling``: number of first steps that are worth showing; ``decided``: for each part that ends differently from the
    line it is compared with, the number of steps after which this is certain.
    """

    steps: tuple[VariationStep, ...]
    parts: Mapping[str, float]
    telling: int = 0
    decided: Mapping[str, int] = field(default_factory=dict)

    @property
    def margin(self) -> float:
        """Points of my side at the end, less those of the best other side."""
        return sum(self.parts.values())

    def after(self, steps: int) -> tuple[CardSet, ...]:
        """Return the hands after this many moves."""
        if steps < len(self.steps):
            return self.steps[steps].hands
        last = self.steps[-1]
        return tuple(hand & ~bit(last.move.card) if seat == last.seat else hand for seat, hand in enumerate(last.hands))


@dataclass(frozen=True, slots=True)
class Refutation:
    """World in which a wrong move is punished: its ``hands``, mine first, and the lines of both moves."""

    hands: tuple[CardSet, ...]
    wrong: Variation
    better: Variation

    @property
    def lost(self) -> float:
        """Points that the wrong move loses in this world, more than 0."""
        return self.better.margin - self.wrong.margin

    @property
    def split(self) -> dict[str, float]:
        """Points lost by category; negative if gained."""
        return difference(self.better.parts, self.wrong.parts)


@dataclass(frozen=True, slots=True)
class RefutedMove:
    """Wrong move with its verdict and its refutation, None if no world punishes it."""

    verdict: Verdict
    refutation: Refutation | None


def difference(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    """Return, by part, how many points more ``one`` has than ``other``."""
    return {name: points - other[name] for name, points in one.items()}


def parts_of_end(view: PlayerView) -> Mapping[str, float]:
    """Return my side's margin over the best other side, by category, at the end of a smazzata."""
    return score(view.rules, view.piles, view.scope).margins(0)


def compared_with(line: Variation, other: Variation) -> Variation:
    """Return the line with ``telling`` and ``decided`` for a comparison with the other line.

    It is shown until every part that ends differently is decided, and at least until every player has moved once.
    """
    apart = [name for name, points in difference(line.parts, other.parts).items() if points]
    decided = {name: max(1, _decided(line, other, name)) for name in apart}
    telling = max(min(len(line.steps[0].hands), len(line.steps)), *decided.values(), 0)
    return Variation(line.steps, line.parts, telling, decided)


def _decided(line: Variation, other: Variation, part: str) -> int:
    """Return the number of steps after which a part that ends differently in both lines is decided."""
    if part in (SCOPE_FOR, SCOPE_AGAINST):
        # Decided by the last scopa of the line that has more of them.
        made = line if abs(line.parts[part]) > abs(other.parts[part]) else other
        return min(_last_scopa(made, mine=part == SCOPE_FOR), len(line.steps))
    if part == CAPPOTTO:
        return len(line.steps)
    category = Category(part)
    end = line.steps[-1].after
    ended = _awarded(score(end.rules, end.piles, end.scope), category)
    number = len(line.steps)
    while number > 1 and _is_certain(line.steps[number - 2].after, category, ended):
        number -= 1
    return number


def _last_scopa(line: Variation, *, mine: bool) -> int:
    """Return the number of steps up to the last scopa, or last void one, of my side or of the others; 1 if none."""
    return max(
        (
            number
            for number, step in enumerate(line.steps, 1)
            if any(
                (side == 0) is mine and now != before
                for side, (now, before) in enumerate(zip(step.after.scope, step.before.scope, strict=True))
            )
        ),
        default=1,
    )


def _awarded(sheet: ScoreSheet, category: Category) -> tuple[int, ...]:
    award = sheet.award(category)
    assert award is not None
    return award.points


def _is_certain(view: PlayerView, category: Category, ended: Sequence[int]) -> bool:
    """Return whether a category ends with these points whichever side gets all remaining cards."""
    left = cards_outside(view.piles)
    return all(
        _awarded(
            score(
                view.rules, [pile | (left if side == taker else 0) for side, pile in enumerate(view.piles)], view.scope
            ),
            category,
        )
        == tuple(ended)
        for taker in range(view.rules.sides)
    )


def line_of(steps: Sequence[VariationStep]) -> Variation:
    """Return the variation of steps that reach the end of a smazzata."""
    return Variation(tuple(steps), parts_of_end(steps[-1].after))
