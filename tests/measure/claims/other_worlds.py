"""What is said of averages, that a part gains most or that a card comes home oftener, looked at in other worlds."""

from collections.abc import Iterator
from math import hypot
from random import Random

from scopa_gui.ai.player import Limit
from scopa_gui.ai.reasons import AHEAD
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.search.budget import Budget
from scopa_gui.coach.judging.judge import appraisal_for_judge
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.scoring.categories import PART_ORDER
from tests.measure.claims.spoken import Utterance

PLAYOUTS = 2500
BEYOND = 3.0
"""By so many standard errors of both looks together the other worlds must say the opposite."""


def is_contradicted(one: Utterance) -> bool:
    """Whether the other worlds say the opposite, farther off than chance."""
    cause, reason = one.cause, one.reason
    if one.verdict is None or one.verdict.is_exact:
        return False
    if cause is not None and cause.tactic in (CARDS_LOST, COUNTED) and one.place == "judge":
        return any(apart < -BEYOND * error for apart, error in _oftener(one, cause.args["cards"]))
    if cause is not None and cause.tactic == LATER and one.place == "judge":
        return _is_less(one, cause.part)
    return reason is not None and reason.key == AHEAD and _is_less(one, PART_ORDER[reason.args["part"]])


def _is_less(one: Utterance, part: str) -> bool:
    found = _looked_at(one)
    better, worse = (found.moves.index(move) for move in (one.verdict.best, one.verdict.move))
    apart, error = found.difference(better, worse, found.parts[part])
    return apart < -BEYOND * hypot(error, one.verdict.se)


def _oftener(one: Utterance, cards: int) -> Iterator[tuple[float, float]]:
    """By card how much oftener the better move brings it home, and the error."""
    found = _looked_at(one)
    better, worse = (found.moves.index(move) for move in (one.verdict.best, one.verdict.move))
    error = hypot(*((0.5 / worlds) ** 0.5 for worlds in (one.verdict.worlds, found.points.shape[1])))
    for card in cards_of(cards):
        yield found.captured_share(better, card) - found.captured_share(worse, card), error


def _looked_at(one: Utterance) -> Appraisal:
    verdict, view = one.verdict, one.said.sight.view
    budget = Budget(Limit(iterations=PLAYOUTS), PLAYOUTS)
    return appraisal_for_judge(view, (verdict.best, verdict.move), budget, Random(f"again/{view.hand}"))
