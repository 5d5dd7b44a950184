"""The moments of a count: a primiera won, a cappotto, and a side that comes within one point of the match."""

from scopa_gui.engine.match import winner_of
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.ui.play.count.count_steps import CAPPOTTO, TOTALS, CountStep, CountSteps
from scopa_gui.ui.table.motion.moments import MomentKind


def moment_of(count: CountSteps, step: CountStep) -> tuple[MomentKind, int] | None:
    """What a step of the count that has come to rest is worth, and whose it is."""
    if step.category is Category.PRIMIERA and any(step.points):
        return MomentKind.PRIMIERA, step.points.index(max(step.points))
    if step.key == CAPPOTTO:
        return MomentKind.CAPPOTTO, max(range(count.sides), key=lambda side: len(step.rows[side].cards))
    if step.key == TOTALS and count.winner is None:
        near = [side for side in range(count.sides) if _is_near(count, side, count.after)]
        fresh = [side for side in near if not _is_near(count, side, count.before)]
        return (MomentKind.MATCH_POINT, fresh[0]) if fresh else None
    return None


def words_of(count: CountSteps, kind: MomentKind, side: int) -> str:
    """What is written below a moment beside its name: how near a side is, "10/11"; else nothing."""
    return f"{count.after[side]}/{count.rules.target}" if kind is MomentKind.MATCH_POINT else ""


def _is_near(count: CountSteps, side: int, totals: tuple[int, ...]) -> bool:
    """Whether one point more would win the match for a side."""
    more = tuple(total + (number == side) for number, total in enumerate(totals))
    return winner_of(count.rules, totals) is None and winner_of(count.rules, more) == side
