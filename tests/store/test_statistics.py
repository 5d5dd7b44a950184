"""What the finished matches come to."""

import pytest

from scopa_gui.store.rows import Ended, MatchFacts, MatchOutcome
from scopa_gui.store.statistics import Help, Standings, Summary, help_in, opponent_of


def match(winner, counts=(), seats=("human", "rosa"), number=1, **facts):
    return Ended(
        number,
        list(seats),
        MatchFacts(**facts),
        MatchOutcome(winner=winner, totals=[11, 5], smazzate=[[1, 1]] * 2, counts=list(counts)),
    )


def standings_of(matches, *, newer=False):
    standings = Standings()
    for one in matches:
        standings.add(one, newer=newer)
    return standings


def test_no_match_is_nothing():
    assert Standings().alone.summary() == Summary()
    assert Summary().share == 0.0


@pytest.mark.parametrize("newer", [False, True])
def test_matches_won_and_in_a_row_are_counted_from_the_oldest(newer):
    newest_first = [match(0), match(0), match(1), match(0), match(0), match(0), match(1)]
    summary = standings_of(newest_first[::-1] if newer else newest_first, newer=newer).alone.summary()
    assert (summary.matches, summary.won, summary.streak, summary.best_streak, summary.smazzate) == (7, 5, 2, 3, 14)
    assert summary.share == 5 / 7
    assert standings_of([match(1), match(0)]).alone.summary().streak == 0


def test_points_are_added_by_category_against_the_best_other_side():
    counts = [{"carte": [1, 0, 0], "scope": [2, 1, 3]}, {"carte": [0, 1], "scope": [0, 4, 1]}]
    summary = standings_of([match(0, counts), match(1), match(1, counts[:1])]).alone.summary()
    assert summary.points == {"carte": (2, 1), "scope": (4, 10)}
    assert (summary.counted, summary.smazzate) == (3, 6)


def test_a_match_that_nobody_has_won_is_left_out():
    assert standings_of([match(0), match(None)]).alone.matches == [1]


def test_matches_are_grouped_by_who_sat_to_the_right():
    four = match(0, seats=("human", "maestro", "rosa", "maestro"), number=4)
    assert [opponent_of(four.seats), opponent_of(["human", "rosa"]), opponent_of(["human"])] == ["maestro", "rosa", ""]
    people = standings_of([four, match(1), four]).people
    assert {key: group.matches for key, group in people.items()} == {"maestro": [4, 4], "rosa": [1]}


def test_matches_with_hints_are_kept_apart():
    standings = standings_of([match(0, number=1), match(0, number=2, assisted=True, help={"hints": 2})])
    assert (standings.alone.matches, standings.helped.matches) == ([1], [2])
    assert standings.helped.helps == [Help(2, 0, 0)]
    assert list(standings.people) == ["rosa"]


def test_the_help_in_a_match_is_what_was_counted_and_taken_back():
    taken = [(2, "7D"), (4, "RS FC")]
    assert help_in(match(0, taken_back=taken)) == Help(0, 2, 0)
    assert help_in(match(0, taken_back=taken, help={"hints": 3, "stops": 1})) == Help(3, 2, 1)
    assert help_in(match(0)) == Help()
