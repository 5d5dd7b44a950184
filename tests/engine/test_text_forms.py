"""Cards, moves and positions as text that a failing test prints readably; examples in docstrings that are true."""

import doctest
import importlib
from random import Random

import pytest

from scopa_gui.engine.cards import DECK, SETTEBELLO, bit, cards_named, written
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.conftest import PROJECT

MODULES = [
    ".".join(path.relative_to(PROJECT).with_suffix("").parts)
    for path in sorted((PROJECT / "scopa_gui").rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_docstrings_are_true(module):
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried
    assert not failed


def test_there_are_examples():
    assert {"scopa_gui.engine.cards", "scopa_gui.engine.moves", "scopa_gui.engine.replayed_moves"} <= set(MODULES)


@pytest.mark.parametrize("cards", [0, 1, DECK, bit(SETTEBELLO) | 1 << 39, 0x123456789])
def test_a_set_of_cards_is_written_and_read_back(cards):
    assert cards_named(written(cards)) == cards


def test_a_name_that_is_no_card_is_refused():
    with pytest.raises(ValueError, match="no card"):
        cards_named("7D 8D")


def test_a_move_of_no_cards_can_be_printed():
    assert repr(Move(99, -1)) == "Move(card=99, taken=-1)"
    assert repr(move_named("7D=4C+3B")) == "move_named('7D=4C+3B')"


def test_a_position_shows_every_card_once_and_a_view_no_hidden_one():
    position = deal_smazzata(VARIANTS["scopa"].rules_by_players[2], Random(3))
    shown = repr(position)
    assert sorted(shown.count(f"{rank}{suit}") for rank in "A234567FCR" for suit in "DCBS") == [1] * 40
    view = view_of(position, 0)
    hidden = written(position.hands[1]).strip("{}").split()
    assert not any(card in repr(view) for card in hidden)
    assert written(view.hand) in repr(view)


def test_a_position_in_play_shows_piles_scopas_moves_and_the_last_taker():
    rng = Random(5)
    position = deal_smazzata(VARIANTS["scopa"].rules_by_players[2], rng)
    while not any(position.scope):
        if position.is_over:
            position = deal_smazzata(position.rules, rng)
        position = position.play(rng.choice(position.legal_moves()))
    shown = repr(position)
    assert f"piles {' '.join(map(written, position.piles))};" in shown
    assert f"scopas {position.scope};" in shown
    assert f"last taker {position.last_taker};" in shown
    assert shown.endswith(f"moves {' '.join(str(one.move) for one in position.history)}>")
