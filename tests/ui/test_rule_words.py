"""Every option of the rules and every value of it has words in every language; contradictions have a sentence."""

import re
from dataclasses import replace

import pytest

from scopa_gui.engine.option_changes import values_of, waits_for
from scopa_gui.engine.options import Option
from scopa_gui.engine.rules import CHOICES, OPTIONS, Rules
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.rule_words import OPTION_GROUPS, option_title, value_words, waiting_words, why_not
from tests.conftest import LANGUAGES
from tests.games import GAMES

_BRACES = re.compile(r"[{}]")


def test_every_option_stands_under_one_heading():
    listed = [option for options in OPTION_GROUPS.values() for option in options]
    assert sorted(listed) == sorted(OPTIONS)


@pytest.fixture(params=LANGUAGES)
def language(request, make_context):
    make_context(language=request.param)
    return request.param


@pytest.mark.rotating
@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_a_name_of_its_own_and_a_sentence(language, option):
    rules = Rules(players=4, sides=4)
    values = values_of(rules, option)
    words = [value_words(rules, option, value) for value in values]
    translation.use_deck("french")
    words += [value_words(rules, option, value) for value in values]
    assert len({label for label, _sentence in words}) == len(values)
    for label, sentence in words:
        assert label
        assert sentence.endswith(".")
        assert not _BRACES.search(label + sentence)
    assert not _BRACES.search(option_title(option))


def test_values_that_the_engine_knows_are_all_offered():
    for option, values in CHOICES.items():
        assert set(values_of(Rules(), option)) == set(values)


@pytest.mark.rotating
@pytest.mark.parametrize("game", GAMES)
def test_whatever_cannot_be_is_told_and_nothing_else(language, game):
    rules = GAMES[game]
    for option in OPTIONS:
        for value in values_of(rules, option):
            told = why_not(rules, option, value)
            assert not _BRACES.search(told)
            if not told and option not in ("players", "sides"):
                assert replace(rules, **{option: value})


def test_teams_that_cannot_be_are_told_by_their_numbers(make_context):
    make_context()
    assert why_not(GAMES["scopa 2"], "sides", 3) == "2 players cannot form 3 sides of equal size."
    assert "5 players" in why_not(GAMES["scopa 2"], "players", 5)
    assert why_not(GAMES["scopa 2"], "players", 4) == ""
    assert why_not(GAMES["scopa 3"], "deal", "scientifico").endswith("3 players.")


def test_an_option_says_why_it_waits(make_context):
    make_context()
    for rules in GAMES.values():
        for option in OPTIONS:
            assert bool(waiting_words(rules, option)) == (waits_for(rules, option) is not None)


def test_no_value_is_named_by_its_text_alone(make_context):
    make_context()
    for option, values in CHOICES.items():
        for value in values:
            if isinstance(value, Option):
                assert value.value not in value_words(Rules(), option, value)
