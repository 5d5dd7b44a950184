"""Verdicts are kept as plain data, and read again whoever wrote them."""

import json
from dataclasses import replace

import pytest

from scopa_gui.coach.judging.verdict import JUDGE, Cause, Grade, Reading, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of, saved_reviews, seen_from
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.scoring.categories import PARTS

CAUSE = Cause("gives_scopa", "scope_against", {"percent": 38, "cards": 3, "count": 2})
SEEN = ReviewedMove(
    Verdict(
        move_named("7D"),
        move_named("7C"),
        1.0,
        0.1,
        0.06,
        0.01,
        Grade.MISTAKE,
        {"carte": 0.4, "scope_against": 0.6},
        CAUSE,
        0.5,
        is_exact=False,
        worlds=800,
    ),
    0.3,
    0.2,
)


def test_what_was_kept_is_read_again():
    assert seen_from(plain_of(SEEN)) == SEEN
    assert not SEEN.is_old
    hazy = replace(SEEN, verdict=replace(SEEN.verdict, grade=Grade.BEST, is_settled=False))
    assert seen_from(plain_of(hazy)) == hazy
    read = replace(
        SEEN, verdict=replace(SEEN.verdict, reading=Reading(3, move_named("5D=2C+3B"), 7, is_likelier=False))
    )
    assert seen_from(json.loads(json.dumps(plain_of(read)))) == read


def test_whatever_is_lost_is_read_again_to_the_fourth_digit():
    split = {name: place / 8 for place, name in enumerate(sorted(PARTS))}
    told = replace(SEEN, verdict=replace(SEEN.verdict, split=split))
    assert seen_from(plain_of(told)) == told
    assert plain_of(replace(SEEN, punished=0.123456))["punished"] == 0.1235


@pytest.mark.parametrize(
    ("cause", "is_kept"),
    [
        (None, False),
        (Cause("gives_scopa", "scope_against", {"count": 2, "percent": 38}), True),
        (Cause("gives_scopa", "scope_against", {"percent": 38}), False),
        (Cause("gives_scopa", "scope_against", {"count": 2}), False),
        (Cause("anchor", "carte", {}), True),
        (Cause("anchor", "nothing that counts", {}), False),
    ],
)
def test_a_cause_is_kept_where_all_is_there_that_it_is_told_with(cause, is_kept):
    told = replace(SEEN, verdict=replace(SEEN.verdict, cause=cause))
    assert seen_from(plain_of(told)).verdict.cause == (cause if is_kept else None)


@pytest.mark.parametrize("args", [{"cards": 64, "percent": 100, "sure": 1}, {"cards": 64, "percent": 20, "sure": 0}])
def test_what_a_cause_is_told_with_is_kept(args):
    told = replace(SEEN, verdict=replace(SEEN.verdict, cause=Cause("counted_out", "carte", args)))
    assert seen_from(plain_of(told)).verdict.cause.args == args


def test_a_verdict_without_a_judge_is_of_the_first_one():
    plain = {name: value for name, value in plain_of(SEEN).items() if name != "judge"}
    assert seen_from(plain) == replace(SEEN, judge=1)
    assert seen_from(plain).is_old
    assert plain_of(seen_from(plain))["judge"] == 1


def test_what_a_later_judge_said_is_not_judged_again_by_an_older_one():
    later = {
        **plain_of(SEEN),
        "judge": JUDGE + 1,
        "cause": {"tactic": "not thought of yet", "part": "carte", "args": {}},
    }
    assert not seen_from(later).is_old
    assert seen_from(later).verdict == replace(SEEN.verdict, cause=None), (
        "what has no words here is left out, the verdict stands"
    )


@pytest.mark.parametrize(
    "change", [{"move": 3}, {"grade": 17}, {"split": {"nonsense": 1.0}}, {"judge": "who"}, {"punished": None}]
)
def test_what_is_no_verdict_is_refused(change):
    for plain in ({}, {**plain_of(SEEN), **change}):
        with pytest.raises(ValueError, match=r"verdict|Grade|kind|literal"):
            seen_from(plain)


def test_of_a_match_only_what_was_said_of_its_own_moves_is_read():
    moves = [move_named("7D"), move_named("7D"), move_named("6D")]
    kept = {0: {"move": "nonsense"}, **{number: plain_of(SEEN) for number in (1, 2, 3, 9999)}}
    assert saved_reviews(kept, moves) == {1: SEEN}
