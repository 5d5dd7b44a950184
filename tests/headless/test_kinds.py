"""The answers of each kind, and what each refuses by the name of the field."""

import pytest

from scopa_gui.engine.rules import rules_from
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from tests.headless.asking import answer_of, ask, refusal_of
from tests.headless.test_vectors import VECTORS

TABLE = ["3D", "5C", "5B", "FS"]


def test_captures_come_sorted():
    answer = answer_of(
        "captures", given={"table": ["7S", "5C", "3D", "6B"], "played": "7D"}, rules={"capture": "cirulla"}
    )
    assert answer == {"options": [["3D", "5C"], ["7S"]], "count": 2}


def test_legal_says_why_not():
    def legal(**given):
        return answer_of("legal", given={"table": TABLE, **given})

    assert legal(played="5D", taken=["5C"]) == {"legal": True, "reason": None}
    assert legal(played="5D", taken=[]) == {"legal": False, "reason": "must_capture"}
    assert legal(played="2D", taken=None)["legal"]
    assert legal(played="2D", taken=[], hand=["3S"]) == {"legal": False, "reason": "not_in_hand"}
    assert answer_of(
        "legal", given={"table": [], "played": "AD", "taken": ["@self"]}, rules={"asso": True, "asso_empty": "self"}
    )["legal"]


@pytest.mark.parametrize("hand", [["AD"], ["AD", "5C"], None])
def test_vile_no_ace_is_led(hand):
    given = {"table": [], "played": "AD", "taken": [], "first_play": True, **({} if hand is None else {"hand": hand})}
    assert not answer_of("legal", given=given, rules={"vile": True})["legal"]
    assert answer_of("legal", given={**given, "first_play": False}, rules={"vile": True})["legal"]


@pytest.mark.parametrize(
    ("given", "rules", "expected"),
    [
        ({"taken": ["3C"]}, {}, False),
        ({}, {}, True),
        ({"last_card": True}, {}, False),
        ({"last_card": True}, {"scopa_last": "yes"}, True),
        ({"later_capture": False}, {}, True),
        ({"later_capture": False}, {"scopa_last": "no_last_capture"}, False),
    ],
)
def test_sweep(given, rules, expected):
    given = {"table": ["3C", "4B"], "played": "7D", "taken": ["3C", "4B"], **given}
    assert answer_of("sweep", given=given, rules=rules) == {"scopa": expected}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"taken": [], "last_capturer": 0}, [["3S", "6S"], []]),
        ({"taken": [], "last_capturer": None}, [[], []]),
        ({"played": "3D", "taken": ["3S"], "last_capturer": 0}, [[], ["3D", "3S"]]),
    ],
)
def test_leftovers(given, expected):
    given = {"sub": "leftovers", "table": ["3S"], "played": "6S", "side": 1, "sides": 2, **given}
    assert answer_of("sweep", given=given) == {"gains": expected}
    if given["taken"] == []:
        assert answer_of("sweep", given=given, rules={"leftovers": "none"}) == {"gains": [[], []]}


def test_primiera_of_piles_has_every_key():
    answer = answer_of(
        "primiera", given={"piles": [["7D", "7C", "7B"], ["FD", "FC", "FB", "2S"]]}, rules={"primiera": "complete_only"}
    )
    assert answer["winner"] == 1
    assert answer["values"] == [None, 42]
    assert answer["suits_held"] == [3, 4]
    assert answer["winner_by_mode"]["sum_naive"] == 0
    assert answer_of("primiera", given={"piles": [["7D"], ["6D"]]}, rules={"primiera": "off"})["winner"] is None


def test_primiera_of_cards():
    assert answer_of("primiera", given={"cards": ["RD", "7C"]}) == {"card_values": [10, 21]}
    assert answer_of("primiera", given={"order": ["7D", "6D", "AD", "RD", "FD"]}) == {"descending": True}
    assert answer_of("primiera", given={"order": ["2D", "6D"]}) == {"descending": False}
    assert answer_of("primiera", given={"components": ["7D", 18, None]}) == {"total": 39}


def test_score_has_every_key():
    answer = answer_of(
        "score", given={"piles": [["7D", "AD", "2D", "3D"], ["RC"]], "scope": [1, 2]}, rules={"napola": "run"}
    )
    assert answer == {
        "points": [1 + 1 + 1 + 1 + 3 + 1, 2],
        "winners": {"carte": 0, "denari": 0, "settebello": 0, "primiera": 0},
        "extra": {category.value: [0, 0] for category in list(Category)[5:]} | {"napola": [3, 0]},
        "cappotto": None,
    }


def test_match():
    assert answer_of("match", given={"totals": [11, 8]}) == {"winner": 0, "play_on": False}
    assert answer_of("match", given={"totals": [3, 10], "cappotto": 0}) == {"winner": 0, "play_on": False}
    assert answer_of("match", given={"totals": [3, 10], "cappotto": None}) == {"winner": None, "play_on": True}


def test_deal():
    assert answer_of("deal", given={"sub": "plan", "deal": "scopa_packet", "players": 3}) == {
        "hands": [3, 3, 3],
        "table": 4,
        "stock": 27,
        "order": [0, 0, 0, 1, 1, 1, 2, 2, 2, "T", "T", "T", "T"],
    }
    assert answer_of("deal", given={"sub": "turn", "seat": 0, "players": 4}) == {"next": 3}
    assert answer_of("deal", given={"sub": "turn", "seat": 3, "players": 4}, rules={"direction": "cw"}) == {"next": 0}
    assert answer_of("deal", given={"sub": "dealer_bonus", "table": ["RD", "CC", "7B", "4S"]}, preset="escoba") == {
        "bonus": 2
    }


def test_presets_can_be_asked_by_name():
    answer = answer_of("presets")
    assert set(answer) == set(VARIANTS) | set(SOURCE_PRESETS)
    for told in answer.values():
        assert told["title"]
        assert rules_from(told["rules"]).players in told["players"]
    assert answer["scopa"]["players"] == [2, 3, 4, 6]
    assert answer_of("match", preset="S2_scopa", given={"totals": [12, 11]})["play_on"]
    assert answer_of("match", preset="S2_scopa", rules={"win": "highest"}, given={"totals": [12, 11]})["winner"] == 0


def test_variant_defaults():
    assert answer_of("variant", given={"sub": "cirulla_accuso", "hand": ["RD", "RC", "7C"]}) == {"points": 10}
    assert answer_of("variant", given={"sub": "cirulla_grande", "pile": ["RD", "CD", "FD"]}) == {"points": 5}
    assert answer_of("variant", given={"sub": "bluff", "captured": ["6C"], "played": "7D", "declared": 7}) == {
        "to": "player",
        "points": 2,
    }
    assert (
        answer_of("variant", given={"sub": "bluff", "captured": ["6C"], "played": "7D", "declared": "R"})["to"]
        == "challenger"
    )


@pytest.mark.parametrize(
    ("kind", "rules", "given", "field"),
    [
        ("nonsense", {}, {}, "kind"),
        ("captures", {"colour": 1}, {}, "rules.colour"),
        ("captures", {"target": "11"}, {}, "rules.target"),
        ("captures", {"dealer_bonus": {"15": None}}, {}, "rules.dealer_bonus"),
        ("captures", {}, {"table": ["3D", "4C", "8D"], "played": "7D"}, "given.table[2]"),
        ("captures", {}, {"table": ["3D", "3D"], "played": "7D"}, "given.table[1]"),
        ("captures", {}, {"table": ["3D", 4], "played": "7D"}, "given.table[1]"),
        ("captures", {}, {"table": "3D", "played": "7D"}, "given.table"),
        ("captures", {}, {"played": "7D"}, "given.table"),
        ("captures", {}, {"table": []}, "given.played"),
        ("captures", {}, {"table": ["7D"], "played": "7D"}, "given.played"),
        ("legal", {}, {"table": [], "played": "7D"}, "given.taken"),
        ("legal", {}, {"table": [], "played": "7D", "taken": ["@self", "3D"]}, "given.taken[0]"),
        ("legal", {}, {"table": [], "played": "7D", "taken": [], "hand": ["x"]}, "given.hand[0]"),
        ("legal", {"vile": True}, {"table": [], "played": "AD", "taken": [], "first_play": 1}, "given.first_play"),
        ("sweep", {}, {"table": [], "played": "7D", "taken": ["3D"]}, "given.taken"),
        ("sweep", {}, {"sub": "x", "table": [], "played": "7D", "taken": []}, "given.sub"),
        (
            "sweep",
            {},
            {"sub": "leftovers", "table": [], "played": "7D", "taken": [], "side": 2, "sides": 2, "last_capturer": 0},
            "given.side",
        ),
        ("primiera", {}, {"piles": [["7D"], ["7D"]]}, "given.piles[1]"),
        ("primiera", {}, {"components": [22]}, "given.components[0]"),
        ("primiera", {}, {}, "given.piles"),
        ("score", {}, {"piles": [["7D"], []], "scope": [0]}, "given.scope"),
        ("score", {}, {"piles": [["7D"], []], "scope": [0, -1]}, "given.scope[1]"),
        ("score", {}, {"category_winners": {"carte": 2}, "scope": [0, 0]}, "given.category_winners.carte"),
        ("score", {}, {"category_winners": {"x": 0}, "scope": [0, 0]}, "given.category_winners.x"),
        (
            "score",
            {"primiera": "off"},
            {"category_winners": {"primiera": 0}, "scope": [0, 0]},
            "given.category_winners.primiera",
        ),
        ("match", {}, {"totals": [11]}, "given.totals"),
        ("match", {}, {"totals": [11, 1.5]}, "given.totals[1]"),
        ("match", {}, {"totals": [11, 8], "cappotto": 2}, "given.cappotto"),
        ("match", {}, {"totals": [11, 8], "last_hand": [[1, 0]]}, "given.last_hand"),
        ("match", {}, {"totals": [11, 8], "last_hand": [[1], [0], [0], [0], [0]]}, "given.last_hand[0]"),
        ("deal", {}, {"sub": "x"}, "given.sub"),
        ("deal", {}, {"sub": "plan", "deal": "poker"}, "given.deal"),
        ("deal", {}, {"sub": "plan", "deal": "scopa_single", "players": 5}, "given.players"),
        ("deal", {}, {"sub": "turn", "seat": 4, "players": 4}, "given.seat"),
        ("variant", {}, {"sub": "spazzino"}, "given.sub"),
        ("variant", {}, {"sub": "cirulla_accuso", "hand": ["7D"]}, "given.hand"),
        ("variant", {}, {"sub": "bluff", "captured": [], "played": "7D"}, "given.truthful"),
        (
            "variant",
            {},
            {"sub": "bluff", "captured": [], "played": "7D", "declared": "7", "truthful": False},
            "given.truthful",
        ),
        ("variant", {}, {"sub": "bluff", "captured": [], "played": "7D", "declared": 11}, "given.declared"),
    ],
)
def test_what_is_wrong_is_named(kind, rules, given, field):
    assert refusal_of(kind, rules=rules, given=given)[0] == field


def test_an_unknown_preset_is_refused():
    assert refusal_of("match", preset="briscola", given={"totals": [1, 2]})[0] == "preset"


SMAZZATA = next(vector for vector in VECTORS if vector["id"].startswith("rt-") and not vector["rules"].get("cappotto"))


def traced(**changes):
    given = {**SMAZZATA["given"], **changes}
    return ask(
        "trace", rules=SMAZZATA["rules"], given={name: value for name, value in given.items() if value is not ...}
    )


def test_a_trace_needs_only_the_deck_or_only_the_deals():
    whole = traced()
    assert whole["ok"]
    assert traced(deck=...) == traced(deals=...) == traced(seats=..., sides=...) == whole


def test_a_trace_may_number_the_sides_as_it_likes():
    vector = next(vector for vector in VECTORS if vector["id"].startswith("rt-") and vector["given"]["players"] == 2)
    ours = answer_of("trace", rules=vector["rules"], given=vector["given"])
    theirs = answer_of("trace", rules=vector["rules"], given={**vector["given"], "seats": [1, 0]})
    assert theirs["points"] == ours["points"][::-1]
    assert theirs["piles"] == ours["piles"][::-1]
    assert theirs["last_capturer"] == 1 - ours["last_capturer"]


def test_a_play_may_leave_out_what_it_takes_where_there_is_no_choice():
    given = {"players": 2, "deals": [{"hands": [["3C"], ["7D"]], "table": ["4B"]}]}
    plays = [[0, "3C"], [1, "7D", None]]
    answer = answer_of("trace", given={**given, "plays": plays}, rules={"scopa_last": "yes"})
    assert answer["scopa_flags"] == [False, True]
    assert answer["piles"] == [[], ["7D", "3C", "4B"]]
    given = {"players": 2, "deals": [{"hands": [["7D"], ["3C"]], "table": ["7C", "7S"]}]}
    answer = ask("trace", given={**given, "plays": [[0, "7D"], [1, "3C"]]})
    assert answer["field"] == "given.plays[0]"


def test_a_trace_to_the_letter_of_s2_voids_the_last_capture():
    given = {
        "players": 2,
        "deals": [{"hands": [["7D", "2S"], ["RD", "CC"]], "table": ["3C", "4B"]}],
        "plays": [[0, "7D", ["3C", "4B"]], [1, "RD", []], [0, "2S", []], [1, "CC", []]],
    }
    assert answer_of("trace", given=given)["scopa_flags"] == [True, False, False, False]
    literal = answer_of("trace", given=given, rules={"scopa_last": "no_last_capture"})
    assert (literal["scopa_flags"], literal["scope"]) == ([False] * 4, [0, 0])
    assert literal["leftover"] == []
    nobody = answer_of("trace", given=given, rules={"leftovers": "none"})
    assert nobody["leftover"] == ["RD", "CC", "2S"]


def test_a_trace_may_stop_where_all_ten_coins_end_the_game():
    coins = ["2D", "3D", "4D", "5D", "6D", "7D", "FD", "CD", "RD"]
    given = {
        "players": 2,
        "deals": [{"hands": [["AD", "2C"], ["3C", "4C"]], "table": coins}],
        "plays": [[0, "AD", coins]],
    }
    assert answer_of("trace", given=given, rules={"asso": True, "cappotto": True})["cappotto"] == 0
    assert refusal_of("trace", given=given, rules={"asso": True})[0] == "given.plays"
    whole = {**given, "plays": [*given["plays"], [1, "3C", []], [0, "2C", []], [1, "4C", []]]}
    assert answer_of("trace", given=whole, rules={"asso": True, "cappotto": True})["piles"] == [
        ["AD", *coins, "2C", "3C", "4C"],
        [],
    ]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"plays": SMAZZATA["given"]["plays"][:-1]}, "given.plays"),
        ({"plays": [*SMAZZATA["given"]["plays"], SMAZZATA["given"]["plays"][0]]}, "given.plays[36]"),
        ({"plays": [[1, *SMAZZATA["given"]["plays"][0][1:]], *SMAZZATA["given"]["plays"][1:]]}, "given.plays[0][0]"),
        ({"plays": [[0, SMAZZATA["given"]["deck"][-1], []], *SMAZZATA["given"]["plays"][1:]]}, "given.plays[0][1]"),
        ({"deck": SMAZZATA["given"]["deck"][:-1], "deals": ...}, "given.deck"),
        ({"deck": SMAZZATA["given"]["deck"][:-1]}, "given.deck"),
        ({"deck": ..., "deals": ...}, "given.deals"),
        ({"deals": []}, "given.deals"),
        ({"deals": SMAZZATA["given"]["deals"][:1] * 2, "deck": ...}, "given.deals[1]"),
        ({"seats": [0] * SMAZZATA["given"]["players"]}, "given.seats"),
        ({"players": 9}, "given.players"),
    ],
)
def test_a_trace_that_cannot_be_is_refused(changes, field):
    answer = traced(**changes)
    assert (answer["ok"], answer.get("field")) == (False, field), answer
