"""Changing an option: every value is to be had, with another change where it contradicts; idle ones do nothing."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine.match import new_match
from scopa_gui.engine.option_changes import TIED, changed, differences, nearest, values_of, waits_for
from scopa_gui.engine.rules import OPTIONS, RulesError
from scopa_gui.engine.variants import VARIANTS
from tests.engine.worlds import NAMED
from tests.games import GAMES

STARTS = {**GAMES, **NAMED}
ASSO = VARIANTS["scopa_dassi"].rules


def steps(rules):
    """Every option with every value that is offered for it."""
    return [(option, value) for option in OPTIONS for value in values_of(rules, option)]


@pytest.mark.rotating
@pytest.mark.parametrize("start", STARTS)
def test_every_value_is_to_be_had_from_every_game_and_changes_nothing_that_has_no_part_in_it(start):
    rules = STARTS[start]
    for option, value in steps(rules):
        found = nearest(rules, option, value)
        assert getattr(found, option) == value
        others = set(differences(rules, found)) - {option}
        assert others <= set(TIED)
        if others - {"sides"} or (others and option != "players"):
            with pytest.raises(RulesError) as refused:
                changed(rules, option, value)
            assert refused.value.option in TIED
        else:
            assert changed(rules, option, value) == found


@pytest.mark.parametrize("start", GAMES)
def test_what_a_game_is_otherwise_stays_among_what_is_offered(start):
    rules = replace(GAMES[start], target=777, dealer_bonus={10: 3}, redeal_sum_max=2)
    assert all(getattr(rules, option) in values_of(rules, option) for option in OPTIONS)
    assert values_of(rules, "target")[-2:] == (777, 999)


def test_the_teams_follow_the_players_where_they_were_as_usual():
    four = VARIANTS["scopa"].rules_by_players[4]
    assert changed(four, "players", 6).sides == 2
    assert changed(four, "players", 3).sides == 3
    alone = changed(four, "sides", 4)
    with pytest.raises(RulesError) as found:
        changed(alone, "players", 6)
    assert found.value.option == "sides"
    assert nearest(alone, "players", 6).players == 6


def test_one_more_change_is_enough_where_one_is():
    two = VARIANTS["scopa"].rules
    five = nearest(two, "players", 5)
    assert differences(two, five) == ("deal", "players", "sides")
    assert not five.turned
    teams = nearest(VARIANTS["scopone"].rules, "sides", 3)
    assert (teams.players, teams.sides, teams.deal) == (6, 3, VARIANTS["scopone"].rules.deal)


def test_what_cannot_be_at_all_is_refused():
    with pytest.raises(RulesError):
        nearest(ASSO, "sides", 7)


def played(rules, seed):
    """A smazzata of moves drawn by chance: everything that could be done, and what came of it."""
    match, rng = new_match(rules, seed), Random(seed)
    position, seen = match.deal(), []
    while not position.is_over:
        moves = position.legal_moves()
        seen.append(tuple(moves))
        position = position.play(rng.choice(list(moves)))
    return seen, match.after(position).totals


IDLE = [
    (name, option)
    for name, rules in {
        "scopa 2": GAMES["scopa 2"],
        "assi": replace(ASSO, asso_self_always=True),
        "scopone_scientifico 4": GAMES["scopone_scientifico 4"],
        "escoba 2": GAMES["escoba 2"],
        "fifteen without a table": replace(GAMES["escoba 2"], deal="scientifico"),
    }.items()
    for option in OPTIONS
    if waits_for(rules, option)
]
RULES = {
    **GAMES,
    "assi": replace(ASSO, asso_self_always=True),
    "fifteen without a table": replace(GAMES["escoba 2"], deal="scientifico"),
}


@pytest.mark.parametrize(("name", "option"), IDLE)
def test_an_option_that_waits_makes_no_difference_and_makes_one_once_it_waits_no_more(name, option):
    rules = RULES[name]
    for value in values_of(rules, option)[:5]:
        for seed in ("1", "2", "3"):
            assert played(changed(rules, option, value), seed) == played(rules, seed)
    awake = nearest(rules, *waits_for(rules, option))
    assert waits_for(awake, option) is None


def test_options_wait_somewhere():
    assert {option for _name, option in IDLE} == {
        "priority",
        "equal_take",
        "asso_with_ace",
        "asso_empty",
        "asso_self_always",
        "asso_scopa",
        "asso_redeal",
        "redeal_kings",
        "redeal_sum_max",
        "dealer_bonus",
    }
