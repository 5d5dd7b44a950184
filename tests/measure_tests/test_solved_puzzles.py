"""Solving the puzzles again: both judges find an answer, not a wrong one; what does not hold is weeded out."""

from dataclasses import replace

import pytest

from scopa_gui.coach.practice.themes import READS
from scopa_gui.coach.puzzles.puzzle import load
from tests.measure.second_judge.puzzles import (
    JUDGES,
    SHIPPED,
    Lead,
    Solved,
    kept,
    name_of,
    solved,
    sound,
    stands,
    table,
    told,
)
from tests.measure.strength import results

pytestmark = pytest.mark.whole

AHEAD, LEVEL = Lead("AD", [(0.5, 0.02)]), Lead("AD", [(0.01, 0.02), (-0.05, 0.1)])


@pytest.fixture(scope="module")
def late():
    """A puzzle that is quickly solved: few cards are left."""
    return max(load(SHIPPED), key=lambda puzzle: (puzzle.game == "scopa_in_due", len(puzzle.moves)))


def test_both_judges_find_an_answer_again_and_not_the_tempting_move(late):
    name, found = solved(late)
    assert name == name_of(late)
    assert len(found.leads) == len(JUDGES)
    assert found.is_sound()
    assert not found.needs_reading()
    wrong = replace(late, best=late.tempting, tempting=late.best)
    assert not solved(wrong)[1].is_sound()


def test_an_answer_holds_where_it_is_ahead_for_both_both_ways():
    assert Solved([AHEAD] * 4).is_sound()
    for place in range(len(JUDGES)):
        leads = [AHEAD] * 4
        leads[place] = LEVEL
        assert not Solved(leads).is_sound()
        assert Solved(leads).needs_reading() is (JUDGES[place][1] == "uniform")
    assert not Solved([LEVEL] * 2).is_sound(), "the second judge was not asked"


def test_a_puzzle_about_reading_must_hold_by_reading_alone(late):
    by_reading = Solved([AHEAD, LEVEL, AHEAD, LEVEL])
    about_reading = replace(late, theme=READS)
    assert stands(about_reading, by_reading)
    assert not stands(late, by_reading)
    assert stands(late, Solved([AHEAD] * 4))
    assert not stands(about_reading, Solved([AHEAD] * 4))


def test_what_is_weeded_must_hold_with_something_to_spare(late):
    narrow = Solved([AHEAD, AHEAD, AHEAD, Lead("AD", [(0.1, 0.15)])])
    assert stands(late, narrow)
    assert not stands(late, narrow, spare=True)
    assert stands(late, Solved([AHEAD] * 4), spare=True)
    assert not stands(late, Solved([Lead("AD", [(0.32, 0.01)]), *[AHEAD] * 3]), spare=True)
    undecided = Solved([AHEAD, Lead("AD", [(0.18, 0.01)]), AHEAD, LEVEL])
    assert stands(replace(late, theme=READS), undecided)
    assert not stands(replace(late, theme=READS), undecided, spare=True)
    assert sound([late], {name_of(late): narrow}) == []


def test_only_those_that_hold_stay_and_what_was_found_is_gone_on_with(late, tmp_path):
    other = replace(late, seed="another")
    known = {name_of(late): Solved([AHEAD] * 4), name_of(other): Solved([AHEAD, LEVEL, AHEAD, LEVEL])}
    assert sound([late, other, replace(late, seed="never solved")], known) == [late]
    file = tmp_path / "solved.jsonl"
    for name, found in known.items():
        results.append(file, {"puzzle": name, "commit": "this", "leads": found.leads})
    again = kept(file, "this")
    assert [told(name, found) for name, found in again.items()] == [told(name, found) for name, found in known.items()]
    assert kept(file, "another") == {}
    assert table([late, other], again).splitlines()[-1].endswith("| 2 | 2 | 1 | 2 | 1 | 1 | 1 |")
