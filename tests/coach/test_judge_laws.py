"""The judge under laws of capture that no named game has: positions where the right answer is certain."""

from random import Random

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played, view_by_hand
from tests.measure.strength.judging import OWN

LIMIT = Limit(iterations=3000)
UNSEEN = "FC FD 6S 6C AS AB AD 7B RB"
CERTAIN = [
    ("7C FS 3S", "7D 5C 2B RC", {"priority": "free"}, "7C=2B+5C", "7C=7D", "settebello"),
    ("7C FS 3S", "7D RC", {"mandatory": False}, "7C", "7C=7D", "settebello"),
    ("7S RS 3S", "3D 5C", {"capture": "cirulla"}, "3S=3D", "7S=3D+5C", "scope_for"),
    ("5D FS 3S", "5C 5S", {"equal_take": "all"}, "FS", "5D=5C+5S", "scope_for"),
    ("7S FS 2S", "4C 3B", {"priority": "fewest"}, "FS", "7S=4C+3B", "scope_for"),
]
"""Hand, table, law, a bad move, the best one, and what is lost; by nine cards all over, the others' pile has the rest.
"""


@pytest.mark.parametrize(
    ("hand", "table", "law", "bad", "best", "part"),
    [
        *CERTAIN[:2],
        *(pytest.param(*certain, marks=pytest.mark.slow) for certain in CERTAIN[2:]),
    ],
)
def test_what_is_certainly_bad_is_judged_so_by_ten_times_the_effort_too(hand, table, law, bad, best, part):
    view = view_by_hand(hand, table, unseen=UNSEEN, **law)
    first, again = (
        judge(view, move_named(bad), Limit(iterations=playouts), Random(playouts)) for playouts in (1500, 15_000)
    )
    for verdict in (first, again):
        assert verdict.best == move_named(best)
        assert verdict.grade >= Grade.INACCURACY
        assert verdict.split[part] > 0.3
        assert verdict.cause is not None
    assert abs(first.grade - again.grade) <= 1
    assert judge(view, move_named(best), LIMIT, Random(1)).grade is Grade.BEST


@pytest.mark.rotating
@pytest.mark.parametrize("name", OWN)
def test_the_split_sums_to_the_loss(name):
    for moves in (2, 13, 27):
        position = played(OWN[name], Random(moves), moves)
        view = view_of(position, position.turn)
        verdict = judge(view, view.legal_moves()[-1], LIMIT, Random(7))
        assert sum(verdict.split.values()) == pytest.approx(verdict.lost, abs=2e-3)


@pytest.mark.parametrize("name", ["free choice 2", "no duty 2", "cirulla 2"])
def test_the_last_deal_for_two_is_judged_exactly(name):
    position = played(OWN[name], Random(4), 31)
    view = view_of(position, position.turn)
    for move in view.legal_moves():
        verdict = judge(view, move, LIMIT, Random(1))
        assert verdict.is_exact
        assert verdict.se == 0
