"""Whose figures from self-play a game takes: its own where there are any, else those of the game nearest to it."""

import json
from importlib.resources import files

import pytest

from scopa_gui.ai.value.fitted_rules import deal_family, nearest_deal, nearest_play, play_family
from scopa_gui.engine.options import Capturing, Dealing
from scopa_gui.engine.rules import Rules, RulesError
from tests.games import GAMES

DATA = files("scopa_gui.ai") / "data"
POLICIES = list(json.loads((DATA / "policy.json").read_text(encoding="utf-8")))
DEALS = list(json.loads((DATA / "redeal.json").read_text(encoding="utf-8"))["families"])
HANDS = {3: "three", 9: "nine", 10: "ten"}


def any_rules():
    """Every way to take, to deal and to sit."""
    for capture in Capturing:
        for deal in Dealing:
            for players in (2, 3, 4, 5, 6):
                for asso in (False, True):
                    try:
                        yield Rules(capture=capture, deal=deal, players=players, asso=asso, redeal_kings=0)
                    except RulesError:
                        continue


def law_of(rules):
    return "asso" if rules.asso else rules.capture.value


def test_a_policy_is_that_of_the_same_deal_then_of_the_same_law_then_of_about_as_many_players():
    found = set()
    for rules in any_rules():
        nearest = nearest_play(rules, POLICIES)
        families = [family.split() for family in POLICIES]
        families = [family for family in families if family[1] == HANDS[rules.deal.hand]]
        families = [family for family in families if family[0] == law_of(rules)] or families
        fewest = min(abs(int(family[2]) - rules.players) for family in families)
        assert nearest.split() in [family for family in families if abs(int(family[2]) - rules.players) == fewest]
        found.add(nearest)
    assert found == set(POLICIES)


@pytest.mark.parametrize("family", POLICIES)
def test_a_game_that_was_fitted_takes_its_own_policy(family):
    own = [rules for rules in any_rules() if f"{play_family(rules)} {rules.players}" == family]
    assert own and all(nearest_play(rules, POLICIES) == family for rules in own)


@pytest.mark.parametrize("name", [name for name, rules in GAMES.items() if rules.deals_in_threes])
def test_a_named_game_from_a_stock_takes_the_worth_of_a_deal_of_its_law_and_its_players(name):
    rules = GAMES[name]
    assert deal_family(rules) == f"{law_of(rules)} {rules.players}"
    assert nearest_deal(rules, DEALS) == deal_family(rules)


@pytest.mark.parametrize(("players", "sides"), [(4, 4), (6, 3), (6, 6)])
def test_who_sits_in_an_unusual_way_has_a_family_of_his_own(players, sides):
    rules = Rules(players=players, sides=sides)
    assert deal_family(rules) == f"sum {players} {sides}"
    assert nearest_deal(rules, DEALS) is None
    assert nearest_deal(rules, [deal_family(rules), *DEALS]) == deal_family(rules)


def test_the_worth_of_a_deal_is_of_the_same_players_and_of_the_most_alike_law():
    for players in (2, 3, 4, 6):
        fitted = [f"{law} {players}" for law in ("fifteen", "sum", "asso")]
        for rules in (rules for rules in any_rules() if rules.players == players):
            likest = "asso" if rules.law.ace_is_special else "sum"
            own = f"{law_of(rules)} {players}"
            assert nearest_deal(rules, fitted) == (own if own in fitted else f"{likest} {players}")
            others = [family for family in fitted if family != own]
            if f"{likest} {players}" in others:
                assert nearest_deal(rules, others) == f"{likest} {players}"
            assert nearest_deal(rules, [f"fifteen {players}", f"sum {players + 1}"]) == f"fifteen {players}"
            assert nearest_deal(rules, [f"asso {players}"]) == f"asso {players}"
            assert nearest_deal(rules, [f"sum {players + 1}"]) is None
