"""Rules are checked values; every source's rule set and every named game is one."""

import json
import pickle

import pytest
from hypothesis import given

from scopa_gui.engine.options import LeftoverCards, Option
from scopa_gui.engine.rules import CHOICES, DEFAULT, OPTIONS, Rules, RulesError, rules_from
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS, named_rules
from tests.conftest import PROJECT
from tests.engine.worlds import NAMED, option_sets

PRESETS = json.loads((PROJECT / "tests" / "vectors" / "presets.json").read_text(encoding="utf-8"))
META = json.loads((PROJECT / "tests" / "vectors" / "vectors.json").read_text(encoding="utf-8"))["meta"]


@pytest.mark.parametrize("name", PRESETS)
def test_every_sources_rule_set_equals_its_rules(name):
    assert named_rules(name) == rules_from(PRESETS[name])


def test_there_are_no_other_sources():
    assert set(SOURCE_PRESETS) == set(PRESETS)


def test_the_defaults_are_those_of_the_vectors():
    assert rules_from(META["defaults"]) == DEFAULT
    assert set(META["defaults"]) | {"sides"} <= set(OPTIONS)


@given(option_sets())
def test_rules_are_written_and_read_back(options):
    rules = Rules(**options)
    assert rules_from(rules.as_dict()) == rules
    assert rules_from(json.loads(json.dumps(rules.as_dict()))) == rules
    assert eval(repr(rules), {"Rules": Rules}) == rules
    assert hash(rules_from(rules.as_dict())) == hash(rules)


def test_only_what_differs_is_written():
    assert DEFAULT.as_dict() == {}
    assert Rules(players=4).as_dict() == {"players": 4}
    assert Rules(players=3).as_dict() == {"players": 3}
    assert Rules(players=6).as_dict() == {"players": 6}
    assert Rules(players=4, sides=4).as_dict() == {"players": 4, "sides": 4}
    assert Rules(players=6, sides=6).as_dict() == {"players": 6, "sides": 6}
    assert Rules(players=6, sides=3).as_dict() == {"players": 6, "sides": 3}
    assert Rules(dealer_bonus={15: 1, 30: 2}).as_dict() == {"dealer_bonus": {"15": 1, "30": 2}}


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (6, 2)])
def test_four_and_six_players_form_two_sides(players, sides):
    assert Rules(players=players).sides == sides


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"capture": "sums"}, "capture"),
        ({"capture": None}, "capture"),
        ({"mandatory": 1}, "mandatory"),
        ({"re_bello": True}, "re_bello"),
        ({"re_bello": 2}, "re_bello"),
        ({"target": 0}, "target"),
        ({"target": 11.0}, "target"),
        ({"target": "11"}, "target"),
        ({"target": True}, "target"),
        ({"players": 1}, "players"),
        ({"players": 7}, "players"),
        ({"players": 5}, "players"),
        ({"players": []}, "players"),
        ({"players": 4, "sides": 3}, "sides"),
        ({"sides": False}, "sides"),
        ({"sides": 1}, "sides"),
        ({"players": 3, "deal": "scientifico"}, "players"),
        ({"redeal_sum_max": 31}, "redeal_sum_max"),
        ({"redeal_kings": 5}, "redeal_kings"),
        ({"dealer_bonus": None}, "dealer_bonus"),
        ({"dealer_bonus": {"15": 0}}, "dealer_bonus"),
        ({"dealer_bonus": {"x": 1}}, "dealer_bonus"),
        ({"dealer_bonus": {"15": 1.5}}, "dealer_bonus"),
        ({"dealer_bonus": {"15": True}}, "dealer_bonus"),
        ({"dealer_bonus": {"15": 1, "015": 2}}, "dealer_bonus"),
        ({"dealer_bonus": [15]}, "dealer_bonus"),
        ({"dealer_bonus": {"15": float("inf")}}, "dealer_bonus"),
        ({"colour": "red"}, "colour"),
        ({"deal": ["scopone9"]}, "deal"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options, option):
    with pytest.raises(RulesError) as caught:
        rules_from(options)
    assert caught.value.option == option
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("option", CHOICES)
def test_every_value_of_every_option_makes_rules(option):
    for value in CHOICES[option]:
        players = {"players": 4} if option == "deal" else {}
        assert getattr(Rules(**{option: value, **players}), option) == value
    assert getattr(DEFAULT, option) == CHOICES[option][0]


def test_a_value_is_its_text_and_is_written_as_it():
    for values in CHOICES.values():
        for value in values:
            if isinstance(value, Option):
                assert (repr(value), str(value), f"{value}") == (repr(value.value), value.value, value.value)
                assert hash(value) == hash(value.value)
                assert value == value.value
                assert json.dumps([value]) == f'["{value.value}"]'


@pytest.mark.parametrize("option", CHOICES)
def test_what_is_written_is_plain_and_makes_the_same_rules_from_text_and_from_values(option):
    for value in CHOICES[option]:
        players = {"players": 4} if option == "deal" else {}
        rules = Rules(**{option: value, **players})
        plain = rules.as_dict()
        assert {type(written) for written in plain.values()} <= {str, int, bool, dict}
        assert rules_from(plain) == rules == pickle.loads(pickle.dumps(rules))
        assert type(getattr(rules_from(plain), option)) is type(value)
        assert rules_from(plain).law is rules.law


def test_a_wrong_value_is_told_with_those_there_are():
    with pytest.raises(
        RulesError, match=r"^The option 'win' is one of 'highest', 'by_two', 'ordered', 'exceed', not 1\.$"
    ):
        Rules(win=1)
    with pytest.raises(RulesError, match=r"^The option 'vile' is one of false, true, not 'yes'\.$"):
        Rules(vile="yes")
    with pytest.raises(RulesError, match=r"^The option 'redeal_kings' is one of 3, 0, 1, 2, 4, not '3'\.$"):
        Rules(redeal_kings="3")
    with pytest.raises(RulesError, match="'ties' is one of 'none', 'each', not 'none'"):
        Rules(ties=LeftoverCards.NONE)


def test_every_named_game_says_what_it_is():
    assert list(VARIANTS) == [
        "scopa",
        "scopone",
        "scopone_scientifico",
        "scopone_trentino",
        "scopa_dassi",
        "scopa_di_quindici",
        "escoba",
        "scopa_in_due",
        "scopone_21",
        "scopa_speciale",
    ]
    for key, variant in VARIANTS.items():
        assert variant.key == key
        assert variant.title
        assert variant.line.endswith(".")
        assert variant.rules.target == variant.targets[0]
        assert all(rules.players == players for players, rules in variant.rules_by_players.items())
        assert named_rules(key) is variant.rules
    assert len(NAMED) == len(SOURCE_PRESETS) + sum(len(variant.players) for variant in VARIANTS.values())


def test_an_unknown_name_is_refused():
    with pytest.raises(ValueError, match="no rule set called 'briscola'"):
        named_rules("briscola")


def test_every_named_game_belongs_to_its_source():
    assert VARIANTS["scopa"].rules == SOURCE_PRESETS["S0_scopa"]
    assert VARIANTS["scopone"].rules == SOURCE_PRESETS["S0_scopone"]
    assert VARIANTS["scopone_trentino"].rules == SOURCE_PRESETS["S0_trentino"]
    assert VARIANTS["scopa_dassi"].rules == SOURCE_PRESETS["S0_assi"]
    assert VARIANTS["scopa_di_quindici"].rules == SOURCE_PRESETS["S0_quindici"]
    assert VARIANTS["scopa_in_due"].rules == SOURCE_PRESETS["S2_scopa"]
    assert VARIANTS["scopone_21"].rules == SOURCE_PRESETS["S1_scopone"]
    assert VARIANTS["scopa_speciale"].rules == SOURCE_PRESETS["S4_special"]
    assert dict(VARIANTS["escoba"].rules.dealer_bonus) == {15: 1, 30: 2}
    assert dict(SOURCE_PRESETS["S3_escoba"].dealer_bonus) == {15: 1, 20: 2}


BONUS = 'The option \'dealer_bonus\' gives scope for totals of the first table, as in {"15": 1, "30": 2}.'


@pytest.mark.parametrize("bonus", [{1: 1}, {40: 1}, {15: 9}, {"015": 1}, {"15": "2"}, ((30, 2), (15, 1)), {}])
def test_a_bonus_is_one_to_nine_scope_for_a_total_from_one_to_forty(bonus):
    assert Rules(dealer_bonus=bonus).dealer_bonus == tuple(
        sorted((int(one), int(two)) for one, two in dict(bonus).items())
    )


@pytest.mark.parametrize(
    "bonus",
    [
        {0: 1},
        {41: 1},
        {" 15": 1},
        {15: 0},
        {15: 10},
        {"0015": 1},
        {"-5": 1},
        {"\u0661": 1},
        {15: "x"},
        ((15, 1), (15, 2)),
        ((15,),),
        15,
    ],
)
def test_another_bonus_is_refused_with_the_sentence_that_says_what_it_is(bonus):
    with pytest.raises(RulesError) as caught:
        Rules(dealer_bonus=bonus)
    assert (str(caught.value), caught.value.option) == (BONUS, "dealer_bonus")
