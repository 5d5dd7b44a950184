"""Rules in a shared text: what is written is read back, what is not known is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.engine.rules import CHOICES, Rules, RulesError
from scopa_gui.game.notation.envelope import Fault, SharedTextError
from scopa_gui.game.notation.written_rules import rules_in, words_of_rules
from tests.engine.worlds import NAMED, rules_values
from tests.games import GAMES
from tests.tiers import examples


@pytest.mark.parametrize("name", NAMED)
def test_every_named_game_is_read_back(name):
    assert rules_in(words_of_rules(NAMED[name])) == NAMED[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_menu_is_written_by_its_name_alone(name):
    assert words_of_rules(GAMES[name]) == name.split()


@given(rules_values())
@settings(max_examples=examples(150), deadline=None, derandomize=True, database=None)
def test_all_options_are_read_back(rules):
    assert rules_in(words_of_rules(rules)) == rules


def single_options():
    for option, values in CHOICES.items():
        for value in values:
            try:
                yield Rules(**{option: value})
            except RulesError:
                continue


@pytest.mark.parametrize("rules", list(single_options()), ids=repr)
def test_every_value_of_every_option_is_read_back(rules):
    assert rules_in(words_of_rules(rules)) == rules


ODD = (
    "",
    "scopa",
    "scopa 9",
    "scopa 02",
    "briscola 2",
    "scopa 2 target",
    "scopa 2 target=",
    "scopa 2 target=011",
    "scopa 2 target=1000",
    "scopa 2 target=11 target=16",
    "scopa 2 fast=yes",
    "scopa 2 asso=true",
    "scopa 2 law=x",
    "scopa 2 capture=fifty",
    "scopa 2 players=7",
    "scopa 2 players=5",
    "scopa 2 sides=3",
    "scopa 2 dealer_bonus=",
    "scopa 2 dealer_bonus=15",
    "scopa 2 dealer_bonus=15/1,15/2",
    "scopa 2 dealer_bonus=99/1",
    "scopa 2 dealer_bonus=1\N{SUPERSCRIPT TWO}/1",
)


@pytest.mark.parametrize("words", ODD)
def test_rules_that_are_not_known_are_refused(words):
    with pytest.raises(SharedTextError) as found:
        rules_in(words.split())
    assert found.value.fault is Fault.RULES


@given(st.lists(st.text(max_size=12), max_size=4))
def test_nonsense_is_refused_or_is_rules(words):
    found = fault = None
    try:
        found = rules_in(words)
    except SharedTextError as error:
        fault = error.fault
    assert isinstance(found, Rules) or fault is Fault.RULES
