"""A moment that was set up, as text: read back whole at every turn of every game; damaged, it is refused by name."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.setup import Tray, TrayKind, empty_setup, setup_of, setup_seen
from scopa_gui.engine.view import view_of
from scopa_gui.game.notation.envelope import Fault, SharedTextError, checksum, opened, sealed
from scopa_gui.game.notation.written_setup import SETUP, SharedSetup, setup_in, setup_text
from tests.games import GAMES


def read(text):
    found = opened(text)
    assert found.kind == SETUP
    return setup_in(found.parts).setup


def fault_of(text):
    with pytest.raises(SharedTextError) as found:
        read(text)
    return found.value.fault, found.value.word


@pytest.mark.rotating
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_told_is_read_back_at_every_turn(name):
    rng = Random(name)
    position, number = deal_smazzata(GAMES[name], rng), 0
    while not position.is_over:
        seat = rng.randrange(position.rules.players)
        totals, seated = (3,) * position.rules.sides, ("human", *("rosa",) * (position.rules.players - 1))
        for setup in (
            setup_of(position, seat, totals, seated),
            setup_seen(view_of(position, seat, totals)),
            setup_of(position, seat).without_past(),
            replace(setup_of(position, seat), stock=()).moved(rng.randrange(40), Tray(TrayKind.DECK)).without_past(),
        ):
            assert read(setup_text(setup)) == setup
        position = position.play(rng.choice(position.legal_moves()))
        number += 1
    assert number >= 30


def test_one_that_is_empty_is_read_back():
    setup = empty_setup(GAMES["scopone 4"])
    assert read(setup_text(setup)) == setup


def test_unfinished_ones_and_impossible_ones_may_be_sent():
    setup = empty_setup(GAMES["scopa 2"]).moved(6, Tray(TrayKind.PILE, 1))
    assert read(setup_text(setup)) == setup


PARTS = {
    "rules": "scopa 2",
    "turn": "0",
    "hands": "AB | 7S",
    "table": "5C 2S",
    "piles": "6C 6D 3S AS | 2C 2B",
    "taker": "1",
    "scope": "1 0",
    "stock": "-",
    "first": "-",
    "moves": "-",
    "totals": "3 5",
    "seats": "human rosa",
}


def written(**parts):
    return sealed(SETUP, [(name, words.split()) for name, words in {**PARTS, **parts}.items() if words])


def test_the_parts_that_are_damaged_below_are_right():
    assert isinstance(setup_in(opened(written()).parts), SharedSetup)


@pytest.mark.parametrize(
    ("part", "words", "fault", "word"),
    [
        ("rules", "whist 2", Fault.RULES, "whist 2"),
        ("turn", "2", Fault.PART, "turn:"),
        ("turn", "-", Fault.PART, "turn:"),
        ("hands", "AB", Fault.PART, "hands:"),
        ("hands", "AB | 7S | 3C", Fault.PART, "hands:"),
        ("hands", "AB | AB", Fault.CARDS, "AB"),
        ("hands", "AB | 5C", Fault.CARDS, "5C"),
        ("table", "XX", Fault.CARDS, "XX"),
        ("table", "2C", Fault.CARDS, "2C"),
        ("taker", "3", Fault.PART, "taker:"),
        ("taker", "0 1", Fault.PART, "taker:"),
        ("scope", "1", Fault.PART, "scope:"),
        ("scope", "1 99", Fault.PART, "scope:"),
        ("stock", "RD", Fault.PART, "stock:"),
        ("moves", "AS", Fault.PART, "moves:"),
        ("moves", "nothing", Fault.MOVE, "nothing"),
        ("totals", "3 100000", Fault.PART, "totals:"),
        ("seats", "human", Fault.SEATS, ""),
        ("seats", "human stranger", Fault.SEATS, ""),
        ("table", "", Fault.PART, "table:"),
    ],
)
def test_what_is_wrong_is_named(part, words, fault, word):
    assert fault_of(written(**{part: words})) == (fault, word)


def test_words_dropped_doubled_and_exchanged_under_a_right_sum_raise_nothing_else():
    rng = Random(5)
    words = written().split()[3:-2]
    for _ in range(600):
        tried = list(words)
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(tried))
            act = rng.randrange(3)
            if act == 0:
                del tried[place]
            elif act == 1:
                tried.insert(place, rng.choice(words))
            else:
                tried[place] = rng.choice(words)
        text = sealed(SETUP, [("rules", tried)]).replace("setup rules: ", "setup ", 1)
        held = text.split()[:-2]
        try:
            assert read(f"{' '.join(held)} check: {checksum(held)}").rules
        except SharedTextError:
            continue
