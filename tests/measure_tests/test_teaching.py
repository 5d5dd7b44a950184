"""The arithmetic of judging.py and pupil.py, and that a run can be continued; no judge or pupil is measured here."""

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.verdict import Grade
from tests.measure.strength import judging, pupil, results
from tests.measure.strength.judging import GAMES, OWN, Asked, Judged, bars, judged, kept, odd_ones, row, turns_in
from tests.measure.strength.pupil import WAYS, Lesson, Task, lessons, missing, rows

pytestmark = pytest.mark.whole


def verdict(grade=Grade.BEST, again=None, cause=""):
    return Judged("somewhere", grade, grade if again is None else again, 0.1, 0.2, 0.01, 0.02, cause, False, 0.1, 1.0)


def test_verdicts_that_change_by_two_grades_and_mistakes_without_a_cause_are_counted():
    steady = [verdict() for _ in range(96)]
    some = [
        *steady,
        verdict(Grade.GOOD, Grade.MISTAKE),
        verdict(Grade.GOOD, Grade.INACCURACY),
        verdict(Grade.MISTAKE, cause="anchor"),
        verdict(Grade.MISTAKE),
    ]
    assert "| 100 | 0 | 1.0 [" in row("escoba", some)
    assert "| 1.0 | 2 | 50.0 [" in row("escoba", some)
    assert "1.00 %, at most 2 % asked: yes" in bars(some)
    assert "50.0 %, at least 95 % asked: NO" in bars(some)
    assert [line.split(",")[0] for line in odd_ones(some)] == ["changed GOOD -> MISTAKE", "no cause"]
    assert "asked: NO. Mistakes with a named cause: 100.0 %" in bars(
        [*steady[:90], *[verdict(Grade.BLUNDER, Grade.GOOD, "anchor")] * 2]
    )


@pytest.mark.parametrize("game", [*GAMES, *OWN])
def test_the_turns_judged_are_those_of_one_seat_in_one_smazzata(game):
    turns = turns_in(Asked(game, 3, "carmela", 100))
    assert len({turn.smazzata for turn in turns}) == 1
    assert all(len(turn.view.legal_moves()) > 1 for turn in turns)
    assert turns == turns_in(Asked(game, 3, "carmela", 100))


def test_what_was_judged_is_read_back(tmp_path):
    asked, found = judged(Asked("escoba", 1, "gennaro", 40))
    path = tmp_path / "judging.jsonl"
    results.append(path, {**asked._asdict(), "verdicts": found})
    assert kept(path, 40) == {"escoba": {1: found}}
    assert kept(path, 41) == {}


TASK = Task("scopa 2", "carmela", "carmela", Limit(iterations=40), 60, ("hint on every turn", "warned of blunders"))


def test_a_gain_is_what_the_helped_pupil_makes_more_on_the_same_deals_and_seats():
    learnt = [
        Lesson("alone", 0, (1, -1), 10, 0),
        Lesson("alone", 1, (0, 0), 10, 0),
        Lesson("hint on every turn", 0, (3, 0), 10, 5),
        Lesson("hint on every turn", 1, (2, 1), 10, 3),
        Lesson("warned of blunders", 0, (1, -1), 10, 0),
        Lesson("warned of blunders", 1, (0, 0), 10, 0),
    ]
    hinted, warned = rows(TASK, learnt)
    assert "| +1.50 [+1.50, +1.50] | +2.00 | +1.00 | 40 | 2 |" in hinted
    assert "| +0.00 [+0.00, +0.00] | +0.00 | +0.00 | 0 | 2 |" in warned


def test_a_pupil_who_is_never_warned_plays_as_alone(monkeypatch):
    monkeypatch.setitem(WAYS, "never", pupil.Way("never"))
    _, (alone, never) = lessons(TASK._replace(ways=("never",)))
    assert (never.margins, never.changed) == (alone.margins, 0)
    assert alone.turns > 0


def test_a_pupil_plays_what_the_judge_says_is_best_only_when_it_is_bad_enough(monkeypatch):
    asked = []

    def strict(view, move, limit, rng):
        asked.append(move)
        moves = view.legal_moves()
        return judging.Verdict(
            move, moves[-1], 1, 0, 0.1, 0, Grade.BLUNDER if move != moves[-1] else Grade.BEST, {}, None, 0, False, 1
        )

    monkeypatch.setattr(pupil, "judge", strict)
    _, (_, warned) = lessons(TASK._replace(ways=("warned of blunders",)))
    assert 0 < warned.changed < warned.turns == len(asked)
    monkeypatch.setitem(WAYS, "only disasters", pupil.Way("only disasters", heeds=Grade.DISASTER))
    assert lessons(TASK._replace(ways=("only disasters",)))[1][1].changed == 0


def test_deals_of_the_same_settings_are_not_played_again(tmp_path):
    done, found = lessons(TASK._replace(ways=("warned of blunders",), deal=1))
    path = tmp_path / "pupil.jsonl"
    results.append(path, {"task": pupil.settings_of(done), "lessons": found})
    learnt = pupil.kept(path, done)
    assert learnt == found
    assert [task.deal for task in missing(done, learnt, 4)] == [0, 2, 3]
    assert pupil.kept(path, TASK) == []
