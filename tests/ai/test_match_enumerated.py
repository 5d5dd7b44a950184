"""The chance of the match against all courses it may take, gone through from the first smazzata to the last."""

import json
from collections import defaultdict
from dataclasses import replace
from importlib.resources import files
from itertools import product
from random import Random

import pytest

from scopa_gui.ai.value import match_chance
from scopa_gui.ai.value.match_chance import (
    MOST_POINTS,
    chance,
    game_points,
    match_worth,
    match_worth_of,
    worth_from_here,
)
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.options import WinCondition
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules, rules_from
from scopa_gui.engine.view import view_of
from tests.games import GAMES

KEPT = json.loads(files("scopa_gui.ai").joinpath("data", "points.json").read_text(encoding="utf-8"))["games"]
SHORT = {
    f"{name} to {target}, {win.value}": replace(GAMES[name], target=target, win=win)
    for name, target in (("scopone 4", 5), ("scopone_trentino 4", 4), ("scopa_di_quindici 2", 2))
    for win in WinCondition
}


def enumerated(rules, totals, deals):
    """My chance: every smazzata is played with every result of the file, until hardly a match is undecided."""
    found, going_on = 0.0, {(totals, deals): 1.0}
    while sum(going_on.values()) > 1e-6:
        next_ones = defaultdict(float)
        for (before, me_dealing), weight in going_on.items():
            for after, share in results(rules, before, me_dealing):
                won = decided(rules, before, after)
                if won is None:
                    next_ones[lowered(rules, after), not me_dealing] += weight * share
                else:
                    found += weight * share * won
        going_on = next_ones
    return found


def results(rules, before, me_dealing):
    """The totals after a smazzata, each with its share; None where all ten coins have won me the match, or lost it."""
    points = game_points(rules)
    for (first, dealer), share in points.ways:
        mine, theirs = (dealer, first) if me_dealing else (first, dealer)
        yield (before[0] + mine, before[1] + theirs), share
    for winner, share in zip(("first", "dealer"), points.cappotti, strict=True):
        yield (winner == "dealer") == me_dealing, share


def lowered(rules, totals):
    """Past the target nothing counts but the lead."""
    beyond = max(0, min(totals) - rules.goal)
    return totals[0] - beyond, totals[1] - beyond


def decided(rules, before, after):
    """My chance where the match is over; None while it goes on."""
    if isinstance(after, bool):
        return float(after)
    if rules.win is WinCondition.ORDERED and min(after) >= rules.target > max(before):
        needed, others = (rules.target - total for total in before)
        return others / (needed + others)
    winner = winner_of(rules, after)
    return None if winner is None else float(winner == 0)


@pytest.mark.rotating
@pytest.mark.parametrize("deals", [True, False])
@pytest.mark.parametrize("name", SHORT)
def test_the_chance_is_the_share_of_all_courses_of_the_match_that_i_win(name, deals):
    rules = SHORT[name]
    for totals in ((0, 0), (rules.target - 1, rules.target - 2), (0, rules.target - 1), (rules.goal, rules.goal)):
        expected = enumerated(rules, totals, deals) if winner_of(rules, totals) is None else 0.0
        assert chance(rules, totals, deals) == pytest.approx(expected, abs=2e-6)


@pytest.mark.parametrize("deals", [True, False])
@pytest.mark.parametrize("name", [name for name in SHORT if name.startswith("scopone 4")])
def test_what_points_are_worth_is_the_chance_of_the_courses_that_begin_with_them(name, deals):
    rules = SHORT[name]
    before = (rules.target - 2, rules.target - 3)
    worth = match_worth(rules, before, deals)
    for made in ((0, 0), (1, 2), (0, 4), (2, 3), (4, 4), (6, 2)):
        after = before[0] + made[0], before[1] + made[1]
        won = decided(rules, before, after)
        assert worth(made) == pytest.approx(enumerated(rules, after, not deals) if won is None else won, abs=2e-6)


@pytest.mark.parametrize("name", KEPT)
def test_the_points_of_a_game_are_what_was_counted_in_self_play(name):
    kept = KEPT[name]
    points = game_points(rules_from(kept["rules"]))
    played = sum(kept["points"].values()) + sum(kept["cappotti"])
    assert points.rules == rules_from(kept["rules"])
    assert {"-".join(map(str, made)): round(share * played) for made, share in points.ways} == kept["points"]
    assert [round(share * played) for share in points.cappotti] == kept["cappotti"]
    assert sum(share for _, share in points.ways) + sum(points.cappotti) == pytest.approx(1)


@pytest.mark.parametrize("options", [{"target": 31}, {"win": "by_two"}, {"direction": "cw"}], ids=str)
def test_how_the_match_is_won_and_which_way_round_changes_no_points_of_a_smazzata(options):
    for name in ("scopa 2", "scopone_trentino 4"):
        assert game_points(replace(GAMES[name], **options)) == game_points(GAMES[name])


@pytest.fixture
def near_end(monkeypatch):
    """Only matches of twelve points are worked out, so that it does not take long."""
    monkeypatch.setattr(match_chance, "_FARTHEST", 12)
    match_chance._below.cache_clear()
    yield 12
    match_chance._below.cache_clear()


@pytest.mark.parametrize("deals", [True, False])
@pytest.mark.parametrize(
    ("needs", "near"),
    [((16, 32), (2, 10)), ((32, 16), (10, 2)), ((48, 48), (6, 6)), ((1, 40), (1, 12)), ((40, 1), (12, 1))],
)
def test_far_from_the_end_a_lead_counts_by_the_root_of_the_way_to_go(needs, near, deals, near_end):
    """Four times as far it counts for half; never as more than a match can be worked out for."""
    far, close = Rules(target=48), Rules(target=near_end)
    found = chance(far, (48 - needs[0], 48 - needs[1]), deals)
    assert found == chance(close, (near_end - near[0], near_end - near[1]), deals)


def test_a_match_is_worked_out_from_as_far_as_that_and_not_from_farther(near_end):
    close = chance(Rules(target=near_end), (0, 3), True)
    assert close == pytest.approx(enumerated(Rules(target=near_end), (0, 3), True), abs=2e-6)
    assert chance(Rules(target=near_end + 1), (0, 0), True) == chance(Rules(target=near_end), (6, 6), True)


@pytest.mark.parametrize("target", [4, 21, 30, 31, 51])
def test_all_ten_coins_win_a_match_of_any_length(target, near_end):
    """Counted as the points of a whole match, they are as many as are told apart, or more."""
    rules = replace(GAMES["scopone_trentino 4"], target=target)
    for totals in ((0, 0), (target - 1, target - 1), (0, target - 1)):
        worth, most = match_worth(rules, totals, False), min(target, MOST_POINTS)
        assert worth((target, 3)) == worth((target + 2, 3)) == worth((most, 3)) == 1
        assert worth((3, target)) == worth((3, target + 2)) == worth((3, most)) == 0
    assert match_worth(rules, (0, target - 1), False)((most - 1, most - 1)) < 1
    assert match_worth(replace(rules, cappotto=False), (0, target - 2), False)((most, most)) < 1


def test_level_at_the_target_where_who_gets_there_first_wins_the_match_goes_on_to_a_lead():
    rules = Rules(win="ordered")
    worth = match_worth(rules, (11, 11), False)
    assert (worth((1, 0)), worth((2, 3))) == (1, 0)
    assert worth((2, 2)) == chance(rules, (13, 13), True) == pytest.approx(enumerated(rules, (13, 13), True), abs=2e-6)


def test_a_worth_has_an_entry_for_every_number_of_points():
    worth = match_worth(Rules(), (3, 5), True)
    for table in (worth.table, worth.from_here(2, 1).table):
        assert len(table) == MOST_POINTS + 1 and {len(row) for row in table} == {MOST_POINTS + 1}


def test_the_points_still_to_come_are_worth_what_they_are_with_the_scope_made_so_far():
    view = replace(view_of(deal_smazzata(Rules(), Random(1)), 0, (9, 8)), scope=(2, 1))
    worth, rest = match_worth_of(view), worth_from_here(view)
    for mine, theirs in product(range(4), repeat=2):
        assert rest((mine, theirs)) == worth((mine + 2, theirs + 1))
