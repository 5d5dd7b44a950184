"""Names of rules of one's own: what cannot be seen goes, none is too long, none is there twice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.game.own_rules_names import LONGEST_NAME, can_be_played, free_name, name_in


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Nonna", "Nonna"),
        ("  Nonna \t Pia\n", "Nonna Pia"),
        ("\u202eNonna\u0000", "Nonna"),
        ("Café 🂡", "Café 🂡"),
        ("   ", ""),
        ("x" * 100, "x" * LONGEST_NAME),
        ("x" * 39 + " yz", "x" * 39),
    ],
)
def test_a_name_as_it_stands_in_a_list(typed, name):
    assert name_in(typed) == name


@given(st.text(max_size=80))
def test_a_name_that_was_made_one_stays_as_it_is(text):
    name = name_in(text)
    assert name_in(name) == name
    assert len(name) <= LONGEST_NAME
    assert name.isprintable()


def test_a_name_that_is_taken_gets_a_number():
    assert free_name("Nonna", []) == "Nonna"
    assert free_name("Nonna", ["nonna", "Bar"]) == "Nonna 2"
    assert free_name("Nonna", ["NONNA", "Nonna 2"]) == "Nonna 3"
    assert free_name("x" * LONGEST_NAME, ["x" * LONGEST_NAME]) == "x" * (LONGEST_NAME - 2) + " 2"


def test_what_can_be_played():
    assert can_be_played("Nonna", "scopa", {"napola": "run"})
    assert not can_be_played("Nonna ", "scopa", {})
    assert not can_be_played("", "scopa", {})
    assert not can_be_played("Nonna", "own_12345678", {})
    assert not can_be_played("Nonna", "scopa", {"players": 7})
