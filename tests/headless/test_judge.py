"""The kind judge: what a move costs, and requests it refuses."""

import pytest

from tests.headless.asking import answer_of, refusal_of

SEEN = {
    "players": 2,
    "me": 0,
    "first_table": ["3D", "4C", "RB", "7D"],
    "history": [],
    "hand": ["7C", "RD", "2S"],
    "seed": 1,
    "iterations": 3000,
}


def judged(**changes):
    return answer_of("judge", preset="scopa", given=SEEN | changes)


def test_leaving_the_settebello_costs_points_and_the_parts_sum_to_them():
    found = judged(card="2S")
    assert found["best"] == {"card": "7C", "taken": ["7D"]}
    assert found["points_lost"] > 0.5
    assert found["win_lost"] > 2 * found["win_se"] > 0
    assert found["class"] in ("mistake", "blunder", "disaster")
    assert sum(found["by_category"].values()) == pytest.approx(found["points_lost"], abs=0.002)
    assert max(found["by_category"], key=found["by_category"].get) == "settebello"
    assert found["cause"] == {"tactic": "takes_settebello", "part": "settebello"}
    assert any("settebello" in reason["text"] for reason in found["reasons"])


def test_the_best_move_costs_nothing():
    found = judged(card="7C", taken=["7D"])
    assert (found["points_lost"], found["win_lost"], found["class"], found["cause"]) == (0, 0, "best", None)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({}, "given.card"),
        ({"card": "5C"}, "given.card"),
        ({"card": "7C", "taken": ["3D", "4C"]}, "given.card"),
        ({"card": "2S", "seconds": 1}, "given.iterations"),
    ],
)
def test_what_cannot_be_judged_is_refused(changes, field):
    assert refusal_of("judge", preset="scopa", given=SEEN | changes)[0] == field


@pytest.mark.parametrize(("rules", "taken"), [({"mandatory": False}, []), ({"priority": "free"}, ["3D", "4C"])])
def test_what_rules_of_ones_own_allow_is_judged_too(rules, taken):
    found = answer_of("judge", preset="scopa", rules=rules, given=SEEN | {"card": "7C", "taken": taken})
    assert found["best"] == {"card": "7C", "taken": ["7D"]}
    assert found["points_lost"] > 0.4
    assert sum(found["by_category"].values()) == pytest.approx(found["points_lost"], abs=0.002)
