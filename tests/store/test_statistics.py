"""What the finished matches come to."""

import pytest

from scopa_gui.store.rows import Ended, MatchFacts, MatchOutcome
from scopa_gui.store.statistics import Help, Standings, StandingsCount, Summary, help_in, opponent_of
from tests.store.matches import begin


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


# A few at a time


def ended(archive, winner, at):
    match, _ = archive.start_match({}, "s", ["human", "rosa"], at)
    archive.finish(match, {"winner": winner, "totals": [1, 0]}, at)
    return match


def test_before_it_is_asked_what_there_is_nothing_is_left_to_count(archive):
    archive.finish(begin(archive), {"winner": 0}, 9.0)
    counting = StandingsCount(archive)
    assert counting.is_done
    counting.go_on(5)
    assert counting.is_done
    assert counting.standings.alone.matches == []


def test_the_last_matches_are_counted_first_and_each_once(archive):
    matches = [ended(archive, winner, 10.0 + place) for place, winner in enumerate((0, 0, 1, 0, 0))]
    counting = StandingsCount(archive)
    counting.renew()
    assert not counting.is_done
    counting.go_on(2)
    assert counting.standings.alone.matches == matches[:-3:-1]
    assert not counting.is_done
    counting.go_on(2)
    counting.go_on(2)
    assert counting.is_done
    assert counting.standings.alone.matches == matches[::-1]
    assert counting.standings.alone.summary().best_streak == 2


def test_matches_that_end_meanwhile_are_counted_too(archive, monkeypatch):
    matches = [ended(archive, 0, 10.0 + place) for place in range(4)]
    counting = StandingsCount(archive)
    counting.renew()
    counting.go_on(2)
    matches.append(ended(archive, 0, 20.0))
    counting.renew()
    assert counting.standings.alone.matches == [matches[4], matches[3], matches[2]]
    counting.go_on(9)
    assert counting.standings.alone.matches == matches[::-1]
    read = []
    whole = archive.ended
    monkeypatch.setattr(archive, "ended", lambda numbers: read.extend(numbers) or whole(numbers))
    counting.renew()
    assert (counting.is_done, read) == (True, []), "what was counted is not read again"
    matches.append(ended(archive, 1, 30.0))
    counting.renew()
    assert (counting.is_done, read) == (True, matches[-1:])
    assert counting.standings.alone.summary().streak == 0


def test_where_a_match_ended_before_others_known_all_are_counted_again(archive):
    """Another copy put one away and took it up again, or its clock is behind."""
    matches = [ended(archive, 0, 10.0 + place) for place in range(3)]
    counting = StandingsCount(archive)
    counting.renew()
    counting.go_on(9)
    earlier = ended(archive, 1, 5.0)
    counting.renew()
    counting.go_on(9)
    assert counting.standings.alone.matches == [*matches[::-1], earlier]
    archive._database.execute("delete from match where id = ?", (matches[0],))
    counting.renew()
    counting.go_on(9)
    assert counting.standings.alone.matches == [matches[2], matches[1], earlier]
