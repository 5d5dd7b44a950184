"""The cases of tests/vectors, straight on the engine: captures, counts and whole smazzate through Position."""

import json

import pytest

from scopa_gui.engine.cards import bit, card_named, mask_of, names_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import opening
from scopa_gui.engine.rules import rules_from
from scopa_gui.engine.scoring.primiera import primiera_sum, primiera_winner, suits_held
from scopa_gui.engine.scoring.sheet import score
from tests.conftest import PROJECT
from tests.engine.worlds import taken_of


def vectors(name, kind):
    plain = json.loads((PROJECT / "tests" / "vectors" / f"{name}.json").read_text(encoding="utf-8"))
    return [vector for vector in plain["vectors"] if vector["kind"] == kind]


def pile(names):
    return mask_of(map(card_named, names))


def test_every_random_capture():
    for vector in vectors("random_vectors", "captures"):
        card, table = card_named(vector["given"]["played"]), pile(vector["given"]["table"])
        found = {taken_of(Move(card, taken)) for taken in rules_from(vector["rules"]).law.captures(card, table)}
        assert found == {frozenset(option) for option in vector["expect"]["options"]}, vector["id"]


def test_every_random_primiera():
    for vector in vectors("random_vectors", "primiera"):
        piles = list(map(pile, vector["given"]["piles"]))
        expect = vector["expect"]
        assert {mode: primiera_winner(mode, piles) for mode in expect["winner_by_mode"]} == expect["winner_by_mode"], (
            vector["id"]
        )
        assert [suits_held(held) for held in piles] == expect["suits_held"]
        assert [primiera_sum(held) for held in piles] == expect["values"]


def test_every_random_count():
    for vector in vectors("random_vectors", "score"):
        sheet = score(rules_from(vector["rules"]), list(map(pile, vector["given"]["piles"])), vector["given"]["scope"])
        assert list(sheet.points) == vector["expect"]["points"], vector["id"]
        assert sheet.cappotto == vector["expect"]["cappotto"], vector["id"]


@pytest.mark.parametrize("vector", vectors("random_traces", "trace"), ids=lambda vector: vector["id"])
def test_every_random_smazzata(vector):
    given, expect = vector["given"], vector["expect"]
    position = opening(rules_from(vector["rules"]), tuple(map(card_named, given["deck"])))
    flags = []
    for seat, name, taken in given["plays"]:
        card = card_named(name)
        move = Move(card, bit(card) if taken == ["@self"] else pile(taken))
        assert position.turn == seat
        before, position = position, position.play(move)
        flags.append(sum(position.scope) > sum(before.scope))
    if vector["rules"].get("scopa_last") != "no_last_capture":
        assert flags == expect["scopa_flags"]
    assert position.is_over
    assert [names_of(held) for held in position.piles] == expect["piles"]
    assert list(position.scope) == expect["scope"]
    assert names_of(position.table) == expect["leftover"]
    assert position.last_taker % position.rules.sides == expect["last_capturer"]
    assert list(score(position.rules, position.piles, position.scope).points) == expect["points"]
