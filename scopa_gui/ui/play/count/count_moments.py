"""The moments of a count: a primiera won, a cappotto, and a side that comes within one point of the match."""

from collections.abc import Sequence

from scopa_gui.engine.match import winner_of
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.ui.play.count.count_steps import CAPPOTTO, TOTALS, CountStep, CountSteps
from scopa_gui.ui.table.motion.moments import MomentKind
from scopa_gui.ui.words.translation import _, listed


def moment_of(count: CountSteps, step: CountStep) -> tuple[MomentKind, int] | None:
    """Return the moment that a step of the count at rest is worth, and its side; None if it is worth none."""
    if step.category is Category.PRIMIERA and any(step.points):
        return MomentKind.PRIMIERA, step.points.index(max(step.points))
    if step.key == CAPPOTTO:
        return MomentKind.CAPPOTTO, max(range(count.sides), key=lambda side: len(step.rows[side].cards))
    if step.key == TOTALS and count.winner is None:
        fresh = [side for side in near_sides(count) if not _is_near(count, side, count.before)]
        return (MomentKind.MATCH_POINT, fresh[0]) if fresh else None
    return None


def near_sides(count: CountSteps) -> list[int]:
    """The sides that one point more would win the match for."""
    return [side for side in range(count.sides) if _is_near(count, side, count.after)]


def words_of(count: CountSteps, kind: MomentKind, names: Sequence[str]) -> str:
    """Return the words of a moment's ribbon: the names of all within one point; "" for its own name. `names` are by
    side.
    """
    if kind is not MomentKind.MATCH_POINT:
        return ""
    return _("One point to go: {names}").format(names=listed([names[side] for side in near_sides(count)]))


def _is_near(count: CountSteps, side: int, totals: tuple[int, ...]) -> bool:
    """Tell whether one point more would win the match for a side."""
    more = tuple(total + (number == side) for number, total in enumerate(totals))
    return winner_of(count.rules, totals) is None and winner_of(count.rules, more) == side
