"""While the result of a match is looked at its moves are judged: what was found is kept, and not judged again."""

import time
from dataclasses import replace

import pytest

from scopa_gui.coach.judging.verdict import Cause, Grade, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of, seen_from
from scopa_gui.coach.practice.match_mistakes import MOST
from scopa_gui.coach.practice.mistakes import is_mistake
from scopa_gui.coach.review.finished_match import MatchJudging
from scopa_gui.coach.review.match_review import ReviewKind, ReviewQuestion
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.engine.record import Record
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from tests.coach.test_replay import match_played


@pytest.fixture
def archive(home):
    opened = Archive(Paths().archive)
    yield opened
    opened.close()


@pytest.fixture
def match(archive):
    return archive.start_match({}, "s", ["human", "carmela"], 1.0)[0]


@pytest.fixture(scope="module")
def played():
    table, _ = match_played("scopa", 2, "afterwards", smazzate=1)
    return table.record, table.seats, list(turns_of(table.record))


class Studies:
    """Finds every move asked about to be a mistake, some at each poll."""

    def __init__(self, turns, at_once=3):
        self.turns, self.at_once = {turn.number: turn for turn in turns}, at_once
        self.asked, self.closed, self.coming = [], 0, []

    def __call__(self, record, numbers, seats):
        self.asked.append(list(numbers))
        self.seats = tuple(seats)
        self.coming = list(numbers)
        return self

    def start(self):
        pass

    def poll(self):
        now, self.coming = self.coming[: self.at_once], self.coming[self.at_once :]
        return [
            (ReviewQuestion(ReviewKind.MOVE, number), ReviewedMove(self.verdict(self.turns[number]))) for number in now
        ]

    def verdict(self, turn):
        best = next(move for move in turn.view.legal_moves() if move != turn.move)
        cause = Cause("gives_scopa", "scope_against", {"percent": 38, "cards": 3, "count": 2})
        return Verdict(
            turn.move, best, 0.6, 0.01, 0.06, 0.001, Grade.MISTAKE, {"scope_against": 0.6}, cause, 1.0, False, 9
        )

    def close(self):
        self.closed += 1


def test_what_was_found_is_kept_and_the_rest_is_judged_the_next_time(archive, match, played):
    record, seats, turns = played
    studies = Studies(turns)
    first = MatchJudging(archive.training, match, record, seats, studies)
    assert first.poll() is None
    kept = {number: seen_from(plain).verdict for number, plain in archive.training.verdicts(match).items()}
    assert kept == {turn.number: studies.verdict(turn) for turn in turns[:3]}
    assert archive.training.exercises() == []
    assert first.close(5.0) is None
    assert (studies.closed, studies.seats) == (1, seats)
    assert {exercise.key for exercise in archive.training.exercises()} == {
        f"match/{match}/{turn.number}" for turn in turns[:6]
    }
    again = MatchJudging(archive.training, match, record, seats, studies)
    assert studies.asked == [[turn.number for turn in turns], [turn.number for turn in turns[6:]]]
    while studies.coming:
        again.poll()
    again.close(6.0)
    assert sorted(archive.training.verdicts(match)) == [turn.number for turn in turns]
    assert MOST <= len(archive.training.exercises()) < len(turns)
    MatchJudging(archive.training, match, record, seats, studies).close(7.0)
    assert len(studies.asked) == 2


def test_it_may_rest_and_goes_on_with_what_is_left(archive, match, played):
    record, seats, turns = played
    studies = Studies(turns)
    there = MatchJudging(archive.training, match, record, seats, studies)
    assert there.rest() is None
    assert (there.is_over, studies.closed) == (False, 1)
    assert archive.training.exercises() == [], "mistakes are scheduled at the end"
    there.rest()
    there.go_on()
    there.go_on()
    assert studies.asked[1:] == [[turn.number for turn in turns[3:]]]
    while studies.coming:
        there.poll()
    assert there.is_over
    there.rest()
    there.go_on()
    assert len(studies.asked) == 2
    there.close(9.0)
    assert archive.training.exercises()


def test_verdicts_of_other_moves_or_versions_are_judged_anew(archive, match, played):
    record, seats, turns = played
    studies = Studies(turns)
    right = plain_of(ReviewedMove(studies.verdict(turns[0])))
    other = plain_of(ReviewedMove(replace(studies.verdict(turns[1]), move=studies.verdict(turns[1]).best)))
    archive.training.keep_verdicts(match, {turns[0].number: right, turns[1].number: other, turns[2].number: {"odd": 1}})
    MatchJudging(archive.training, match, record, seats, studies)
    assert studies.asked == [[turn.number for turn in turns[1:]]]


def test_a_match_by_rules_that_cannot_be_judged_is_left_alone(archive, match):
    rules = replace(VARIANTS["scopa"].rules_by_players[2], mandatory=False)
    studies = Studies([])
    quiet = MatchJudging(archive.training, match, Record(rules, "s"), ["human", "carmela"], studies)
    assert quiet.poll() is None
    assert quiet.close(1.0) is None
    assert studies.asked == []


def test_the_judge_beside_the_window_finds_the_same_as_a_review(archive, match, played):
    record, seats, _ = played
    short = replace(record, moves=record.moves[:5])
    turns = list(turns_of(short))
    there = MatchJudging(archive.training, match, short, seats)
    end = time.monotonic() + 60
    while len(archive.training.verdicts(match)) < len(turns) and time.monotonic() < end:
        there.poll()
        time.sleep(0.05)
    there.close(9.0)
    kept = {number: seen_from(plain).verdict for number, plain in archive.training.verdicts(match).items()}
    assert [kept[turn.number].move for turn in turns] == [turn.move for turn in turns]
    expected = {f"match/{match}/{number}" for number, verdict in kept.items() if is_mistake(verdict)}
    assert {exercise.key for exercise in archive.training.exercises()} == expected
