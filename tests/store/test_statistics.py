"""What the finished matches come to."""

from scopa_gui.store.archive import Stored
from scopa_gui.store.statistics import Help, Summary, apart, by, help_in, opponent_of, readable, summary_of


def match(winner, counts=(), seats=("human", "rosa"), smazzate=2):
    outcome = None if winner is None else {"winner": winner, "totals": [11, 5], "smazzate": [[1, 1]] * smazzate, "counts": list(counts)}
    return Stored(1, 0.0, 0.0, {}, "s", list(seats), {"variant": "scopa"}, outcome)


def test_no_match_is_nothing():
    assert summary_of([]) == Summary()
    assert Summary().share == 0.0


def test_matches_won_and_in_a_row_are_counted_from_the_oldest():
    newest_first = [match(0), match(0), match(1), match(0), match(0), match(0), match(1)]
    summary = summary_of(newest_first)
    assert (summary.matches, summary.won, summary.streak, summary.best_streak, summary.smazzate) == (7, 5, 2, 3, 14)
    assert summary_of([match(1), match(0)]).streak == 0


def test_points_are_added_by_category_against_the_best_other_side():
    counts = [{"carte": [1, 0, 0], "scope": [2, 1, 3]}, {"carte": [0, 1, 0], "scope": [0, 0, 1]}]
    summary = summary_of([match(0, counts), match(1)])
    assert summary.points == {"carte": (1, 1), "scope": (2, 4)}
    assert (summary.counted, summary.smazzate) == (2, 4)


def test_a_match_that_could_not_be_read_or_is_not_over_is_left_out():
    broken = Stored(2, 0.0, 0.0, {}, "s", ["human", "rosa"], {}, {"unreadable": "no"})
    assert readable([match(0), broken, match(None)]) == [match(0)]


def test_matches_are_grouped_by_who_sat_to_the_right():
    four = match(0, seats=("human", "maestro", "rosa", "maestro"))
    assert [opponent_of(four), opponent_of(match(1))] == ["maestro", "rosa"]
    assert by([four, match(1), four], opponent_of) == {"maestro": [four, four], "rosa": [match(1)]}


def test_matches_with_hints_are_kept_apart():
    helped = Stored(3, 0.0, 0.0, {}, "s", ["human", "rosa"], {"assisted": True}, {"winner": 0})
    assert apart([match(0), helped]) == ([match(0)], [helped])


def test_the_help_in_a_match_is_what_was_counted_and_taken_back():
    taken = {"assisted": True, "taken_back": [[2, "7D"], [4, "RS FC"]]}
    assert help_in(Stored(3, 0.0, 0.0, {}, "s", ["human", "rosa"], taken, None)) == Help(0, 2, 0)
    assert help_in(Stored(3, 0.0, 0.0, {}, "s", ["human", "rosa"], {**taken, "help": {"hints": 3, "stops": 1}}, None)) == Help(3, 2, 1)
    assert help_in(match(0)) == Help()
