"""What follows from the options: asked by name, so that nobody compares their values."""

import pytest

from scopa_gui.engine.options import AceOnAces, AceOnNothing, AceScopa, Capturing, Dealing, LastScopa
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS


def law(**options):
    return Rules(**options).law


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("capture", "asso", "special", "own_value", "pairs"),
    [
        ("sum", False, False, True, True),
        ("sum", True, True, False, True),
        ("fifteen", False, False, False, False),
        ("fifteen", True, True, False, False),
        ("cirulla", False, True, False, False),
        ("cirulla", True, True, False, False),
    ],
)
def test_what_cards_take(capture, asso, special, own_value, pairs):
    found = law(capture=capture, asso=asso)
    assert (found.ace_is_special, found.takes_own_value_only, found.pairs_off) == (special, own_value, pairs)


def test_what_goes_first():
    assert [law(priority=priority).is_free_choice for priority in ("single", "fewest", "free")] == [False, False, True]
    assert [law(priority=priority).is_fewest_only for priority in ("single", "fewest", "free")] == [False, True, False]
    assert [law(priority=priority).is_equal_first for priority in ("single", "fewest", "free")] == [True, False, False]
    assert [law(equal_take=take).takes_all_equal for take in ("one", "all")] == [False, True]


@pytest.mark.parametrize("with_ace", AceOnAces)
def test_an_ace_takes_what_its_option_says_where_it_has_its_power_from_it(with_ace):
    assert law(asso=True, asso_with_ace=with_ace).ace_on_aces is with_ace
    assert law(capture="cirulla", asso_with_ace=with_ace).ace_on_aces is AceOnAces.ACE_ONLY


@pytest.mark.parametrize("asso", [False, True])
@pytest.mark.parametrize("always", [False, True])
@pytest.mark.parametrize("empty", AceOnNothing)
def test_an_ace_leaves_nothing_where_it_may_be_kept(asso, always, empty):
    found = law(asso=asso, asso_self_always=always, asso_empty=empty)
    assert found.ace_leaves_nothing is (asso and (always or empty == "self"))


@pytest.mark.parametrize(
    ("scopa", "asso", "sweep", "one_ace"),
    [
        ("never", False, True, True),
        ("match", False, True, True),
        ("always", False, True, True),
        ("never", True, False, False),
        ("match", True, False, True),
        ("always", True, True, True),
    ],
)
def test_when_an_ace_makes_a_scopa(scopa, asso, sweep, one_ace):
    rules = Rules(asso=asso, asso_scopa=AceScopa(scopa))
    assert (rules.ace_may_sweep_for_scopa, rules.ace_scores_with_one_ace) == (sweep, one_ace)


@pytest.mark.parametrize(
    ("last", "card", "capture"),
    [("no", False, True), ("yes", True, True), ("no_last_capture", False, False), ("dealer", True, True)],
)
def test_what_of_the_last_can_be_a_scopa(last, card, capture):
    rules = Rules(scopa_last=LastScopa(last))
    assert (rules.last_card_may_score, rules.last_capture_may_score) == (card, capture)


@pytest.mark.parametrize(
    ("deal", "players", "turned", "plays", "threes"),
    [
        ("scopa_single", 2, 4, 36, True),
        ("scopa_packet", 3, 4, 36, True),
        ("scopone9", 4, 4, 36, False),
        ("scientifico", 4, 0, 40, False),
        ("scientifico_5_5", 4, 0, 40, False),
    ],
)
def test_how_the_cards_are_given_out(deal, players, turned, plays, threes):
    rules = Rules(deal=Dealing(deal), players=players)
    assert (rules.turned, rules.plays, rules.deals_in_threes) == (turned, plays, threes)


@pytest.mark.parametrize(
    ("win", "goal", "first", "lead"),
    [
        ("highest", 11, False, False),
        ("by_two", 11, False, True),
        ("ordered", 11, True, False),
        ("exceed", 12, False, False),
    ],
)
def test_what_wins_the_match(win, goal, first, lead):
    rules = Rules(win=win)
    assert (rules.goal, rules.first_to_reach_wins, rules.needs_lead_of_two) == (goal, first, lead)


def test_what_is_on_or_off():
    assert (Rules().is_clockwise, Rules(direction="cw").is_clockwise) == (False, True)
    assert (Rules().leftovers_are_taken, Rules(leftovers="none").leftovers_are_taken) == (True, False)
    assert (Rules().pays_level_sides, Rules(ties="each").pays_level_sides) == (False, True)
    assert (Rules().primiera_is_played, Rules(primiera="off").primiera_is_played) == (True, False)
    assert [each.by_rank for each in Capturing] == [True, False, True]
    assert [each.by_fifteen for each in Capturing] == [False, True, True]


def test_a_game_is_offered_first_for_its_usual_number():
    assert VARIANTS["scopa"].players == (2, 3, 4, 6)
    assert VARIANTS["scopa"].rules == Rules(deal="scopa_packet")
    assert VARIANTS["scopone"].players == (4,)
    assert VARIANTS["scopone_trentino"].targets == (21, 11)
    assert [VARIANTS["scopa"].rules_by_players[players].players for players in (2, 3, 4, 6)] == [2, 3, 4, 6]
