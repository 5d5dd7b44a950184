"""Two searches heard together: the mean of both, within one budget."""

from dataclasses import replace
from itertools import count
from math import comb
from random import Random
from types import SimpleNamespace

import pytest

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.player import Candidate, Limit
from scopa_gui.ai.search import budget, search
from scopa_gui.ai.search.budget import Budget, SearchResult
from scopa_gui.ai.search.search import find_by_both, joined
from scopa_gui.ai.seat.beliefs import hands_in
from scopa_gui.engine.cards import RANK_SETS
from scopa_gui.engine.moves import Move
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played

ONE, TWO = Move(1), Move(2)
SEVENS = RANK_SETS[7]
SCOPA = VARIANTS["scopa_in_due"].rules


def a_view(moves=0):
    position = played(SCOPA, Random(3), moves)
    return view_of(position, position.turn)


def test_the_mean_decides_and_the_errors_are_joined():
    tree = SearchResult((Candidate(ONE, 1.0, 0.3), Candidate(TWO, 0.5, 0.3)), 10, 10)
    flat = SearchResult((Candidate(TWO, 0.9, 0.3, 0.6), Candidate(ONE, 0.2, 0.3, 0.5)), 20, 30)
    found = joined(tree, flat)
    assert [(candidate.move, candidate.points, candidate.win) for candidate in found.candidates] == [
        (TWO, pytest.approx(0.7), 0.6),
        (ONE, pytest.approx(0.6), 0.5),
    ]
    assert found.candidates[0].se == pytest.approx(0.3 / 2**0.5)
    assert (found.worlds, found.iterations) == (20, 40)


def test_who_looked_at_little_counts_for_little():
    tree = SearchResult((Candidate(ONE, 1.0, 0.05), Candidate(TWO, 0.5, 0.05)), 10, 10)
    flat = SearchResult((Candidate(TWO, 3.0, 2.0), Candidate(ONE, 0.0, 2.0)), 20, 30)
    found = joined(tree, flat)
    assert found.candidates[0].move == ONE
    assert found.candidates[0].points == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("iterations", [1, 7, 400])
def test_iterations_are_shared_and_the_same_seed_gives_the_same(iterations):
    view = a_view(4)
    found = find_by_both(view, policy_for(SCOPA), Budget(Limit(iterations=iterations), 1), Random(5))
    assert {candidate.move for candidate in found.candidates} == set(view.legal_moves())
    again = find_by_both(view, policy_for(SCOPA), Budget(Limit(iterations=iterations), 1), Random(5))
    assert again == found
    assert found.iterations >= iterations


@pytest.mark.parametrize("seconds", [0.0, 0.05])
def test_it_answers_when_the_time_is_over(seconds, monkeypatch):
    view, looks = a_view(), count()
    monkeypatch.setattr(budget, "perf_counter", lambda: next(looks) / 100)
    found = find_by_both(view, policy_for(SCOPA), Budget(Limit(seconds=seconds), 1), Random(5))
    assert len(found.candidates) == len(view.legal_moves())
    assert next(looks) < 100, "it looked at the clock no more, long after its time"


def test_by_the_clock_the_tree_has_two_fifths_of_the_time_and_the_playouts_what_is_left(monkeypatch):
    now, given = [0.0], []
    tree = SearchResult((Candidate(ONE, 1.0, 0.1), Candidate(TWO, 0.5, 0.1)), 1, 1)

    def looked(budget):
        given.append(budget.seconds)
        now[0] += 0.5
        return tree

    monkeypatch.setattr(search.WorldPlayouts, "likely", lambda *asked: SimpleNamespace(pool=None))
    monkeypatch.setattr(search, "hands_in", lambda view, pool: ())
    monkeypatch.setattr(budget, "perf_counter", lambda: now[0])
    monkeypatch.setattr(search.ismcts, "find", lambda view, imagined, budget, rng: looked(budget))
    monkeypatch.setattr(search, "find_in", lambda playouts, budget: looked(budget))
    find_by_both(a_view(4), policy_for(SCOPA), Budget(Limit(seconds=1.0), 1), Random(1))
    assert given == pytest.approx([0.4, 0.5])


@pytest.mark.parametrize(("turns", "playouts", "answer"), [(49, 0, "flat"), (50, 0, "tree"), (49, 1, "both")])
def test_the_tree_answers_alone_where_it_had_turns_enough_and_no_playout_was_possible(
    monkeypatch, turns, playouts, answer
):
    view = a_view(4)
    tree = SearchResult((Candidate(ONE, 1.0, 0.1), Candidate(TWO, 0.5, 0.1)), turns, turns)
    flat = SearchResult((Candidate(TWO, 0.9, 0.1), Candidate(ONE, 0.2, 0.1)), playouts, playouts)
    asked = []
    monkeypatch.setattr(
        search.ismcts, "find", lambda view, imagined, budget, rng: asked.append(budget.iterations) or tree
    )
    monkeypatch.setattr(search, "find_in", lambda worlds, budget: asked.append(budget.iterations) or flat)
    found = find_by_both(view, policy_for(SCOPA), Budget(Limit(iterations=400), 1), Random(1))
    assert found == {"flat": flat, "tree": tree, "both": joined(tree, flat)}[answer]
    assert asked == [100, 400 - turns]
    asked.clear()
    find_by_both(view, policy_for(SCOPA), Budget(Limit(seconds=100.0), 1), Random(1))
    assert asked == [None, search.MOST_PLAYOUTS]


@pytest.mark.parametrize("trust", [0.0, 1.0])
def test_tree_and_playouts_look_at_the_same_worlds_as_likely_as_the_others_play_makes_them(view, monkeypatch, trust):
    left = view(
        "2B 4S FC", "7D 5B 6C 2S RS", counts=(2,), stock=30, players=2, deal="scopa_packet",
        dealer=0, history=[(1, "RS")], first_table="7D 5B 6C 2S",
    )  # fmt: skip
    left, seen = replace(left, seated=("maestro", "maestro")), []

    equal = SearchResult(tuple(Candidate(move, 0.0, 0.1) for move in left.legal_moves()), 1, 1)

    monkeypatch.setattr(search.ismcts, "find", lambda view, imagined, budget, rng: seen.append(imagined) or equal)
    monkeypatch.setattr(search, "find_in", lambda playouts, budget: seen.append(playouts) or equal)
    find_by_both(left, policy_for(SCOPA), Budget(Limit(iterations=4000), 1), Random(1), trust)
    hands, playouts = seen
    assert hands == hands_in(left, playouts.pool)
    assert all(mine == left.hand and not hand & ~left.unseen for mine, hand in hands)
    # Who leaves the settebello has hardly a seven.
    sevens = sum(bool(hand & SEVENS) for _, hand in hands) / len(hands)
    blind = 1 - comb(32 - 3, 2) / comb(32, 2)
    assert sevens < blind / 2 if trust else sevens == pytest.approx(blind, abs=0.03)
