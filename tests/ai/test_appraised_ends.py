"""The last cards appraised: what is told of every move is what the ends of its lines bring, in the worlds there was
time for.
"""

from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch.cardsets import engine_set
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame import appraised_ends
from scopa_gui.ai.endgame.appraised_ends import appraise_last
from scopa_gui.ai.endgame.solved_worlds import Effort, SolvedWorld
from scopa_gui.ai.endgame.solver import EndgameSearch
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import budget as spending
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import is_close
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.ai.value.match_chance import worth_from_here
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.solved import worths

TWO, FOUR = VARIANTS["scopa_in_due"].rules, VARIANTS["scopone_scientifico"].rules


def ending(rules, left, seed, totals=(0, 0)):
    """A position with a choice and so many cards to play, or a few less, and what its seat sees."""
    rng = Random(seed)
    while True:
        position = played(rules, rng, rules.plays - left)
        while position.legal_moves():
            if len(position.legal_moves()) > 1:
                return position, view_of(position, position.turn, totals)
            position = position.play(rng.choice(position.legal_moves()))


def appraised(view, limit, asked=None, seed=1):
    asked = view.legal_moves() if asked is None else asked
    return appraise_last(view, asked, policy_for(view.rules), Budget(limit, 1), Random(seed))


@pytest.mark.parametrize("totals", [(0, 0), (4, 2), (10, 9), (9, 10)])
@pytest.mark.parametrize("seed", range(6))
def test_of_the_last_cards_of_two_everything_told_is_that_of_the_lines_best_end(seed, totals):
    position, view = ending(TWO, 7, seed, totals)
    found = appraised(view, Limit(iterations=1))
    worth, side = worth_from_here(view), position.turn % 2
    assert found.is_exact
    assert found.by_match is is_close(view)
    assert found.weights.tolist() == [1.0]
    exact = worths(position, utility=worth) if found.by_match else worths(position)
    search = EndgameSearch(position, 10**6, None)
    search.solved()
    ends = [search.ended(move) for move in found.moves]
    for place, (move, end) in enumerate(zip(found.moves, ends, strict=True)):
        margins = score(view.rules, end.piles, end.scope).margins(side, view.scope)
        assert {name: float(values[place, 0]) for name, values in found.parts.items()} == margins
        assert engine_set(int(found.piles[place, 0])) == end.piles[side]
        assert found.points[place, 0] == sum(margins.values()) == worths(position)[move]
        if found.by_match:
            assert found.wins[place, 0] == pytest.approx(exact[move])
    by_points = found.points[:, 0]
    if not found.by_match:
        assert by_points.tolist() == [exact[move] for move in found.moves]
        best = ends[int(by_points.argmax())]
        made = [
            total - had for total, had in zip(score(view.rules, best.piles, best.scope).worths, (0, 0), strict=True)
        ]
        mine, theirs = made[side] - view.scope[0], made[1 - side] - view.scope[1]
        assert found.wins[by_points.argmax(), 0] == pytest.approx(worth((max(0, mine), max(0, theirs))))
    for one, other in np.ndindex(len(ends), len(ends)):
        if by_points[one] == by_points[other] and not found.by_match:
            assert found.wins[one, 0] == found.wins[other, 0]
        if by_points[one] > by_points[other] and not found.by_match:
            assert found.wins[one, 0] >= found.wins[other, 0]


@pytest.mark.parametrize(
    ("mine", "theirs", "lost", "left"),
    [(3, 1, 0, (3, 1)), (3, 1, 2, (1, 1)), (3, 1, 3, (0, 1)), (3, 1, 4, (0, 2)), (0, 2, 1, (0, 3)), (1, 0, 3, (0, 2))],
)
def test_what_i_have_not_got_to_lose_the_others_make_more(mine, theirs, lost, left):
    assert appraised_ends._less(lambda made: made, mine, theirs, lost) == left


@pytest.mark.parametrize("totals", [(0, 0), (10, 9)])
def test_unasked_only_the_moves_that_may_be_best_are_told_of(totals):
    fewer = 0
    for seed in range(3):
        _, view = ending(FOUR, 5, seed, totals)
        every, kept = appraised(view, Limit(iterations=5000)), appraised(view, Limit(iterations=5000), ())
        values = every.wins if every.by_match else every.points
        means = dict(zip(every.moves, values @ every.weights, strict=True))
        assert set(kept.moves) == {move for move, mean in means.items() if mean > max(means.values()) - 1e-6}
        fewer += len(kept.moves) < len(every.moves)
        one = kept.moves[0]
        assert kept.points[0].tolist() == every.points[every.moves.index(one)].tolist()
        assert kept.wins[0].tolist() == every.wins[every.moves.index(one)].tolist()
    assert fewer


@pytest.mark.parametrize("totals", [(0, 0), (10, 9)])
def test_an_appraisal_has_the_kinds_of_numbers_that_a_crowd_has(totals):
    _, view = ending(FOUR, 6, 1, totals)
    found = appraised(view, Limit(iterations=5000))
    floats = (found.points, found.wins, found.weights, found.doubts, *found.parts.values())
    assert {each.dtype for each in floats} == {np.dtype(np.float32)}
    assert found.piles.dtype == np.int64


# Not all worlds


def test_with_a_number_of_iterations_worlds_are_solved_until_they_are_spent_and_one_at_least():
    _, view = ending(FOUR, 9, 2)
    many = [appraised(view, Limit(iterations=iterations)) for iterations in (1, 60, 200)]
    solved = [found.points.shape[1] for found in many]
    assert solved[0] == 1 < solved[1] < solved[2] < Worlds(view, (0,) * 4).count
    assert not any(found.is_exact for found in many)
    assert all(found.weights.sum() == pytest.approx(1.0) for found in many)


def test_the_same_question_with_the_same_seed_has_the_same_answer():
    _, view = ending(FOUR, 9, 2)
    first, again, other = (appraised(view, Limit(iterations=60), seed=seed) for seed in (1, 1, 2))
    assert first.weights.tolist() == again.weights.tolist()
    assert first.points.tolist() == again.points.tolist()
    assert first.weights.tolist() != other.weights.tolist(), "other worlds come first"


class Clock:
    """A clock that only the solving of worlds and the playing of lines drive."""

    def __init__(self, solving, playing):
        self.now, self.solving, self.playing = 0.0, solving, playing

    def solved(self, effort, deal, original):
        self.now += self.solving
        found = original(effort, deal)

        def ended(move):
            self.now += self.playing
            return found.ended(move)

        return SolvedWorld(found.points, found.chances, ended)


@pytest.mark.parametrize(
    ("solving", "playing", "worlds"),
    [
        (0.125, 0.0, 7),  # eight tenths of the time
        (0.3, 0.0, 3),
        (5.0, 0.0, 1),  # one in any case
        (0.0625, 0.0625, 2),  # the ends of as many lines as there is time left for
        (0.0625, 5.0, 1),
        (0.0, 0.0, None),
    ],
)
def test_by_the_clock_worlds_are_solved_for_their_share_of_it_and_the_lines_of_as_many_played(
    solving, playing, worlds, monkeypatch
):
    _, view = ending(FOUR, 6, 4)
    clock, original = Clock(solving, playing), Effort.solved
    monkeypatch.setattr(spending, "perf_counter", lambda: clock.now)
    monkeypatch.setattr(Effort, "solved", lambda effort, deal: clock.solved(effort, deal, original))
    found = appraised(view, Limit(seconds=1.0))
    assert len(found.moves) == 2
    assert found.points.shape[1] == worlds or worlds is None
    assert found.is_exact is (worlds is None)
    assert found.weights.shape == found.doubts.shape == found.points.shape[1:]
    for values in (found.wins, found.piles, *found.parts.values()):
        assert values.shape == found.points.shape
