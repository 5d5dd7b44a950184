"""Whether clearing the table scores, from the move and its place in the smazzata alone."""

import pytest

from scopa_gui.engine.legality import cappotto_of, is_scopa, last_scopa_is_void, legal_moves, why_illegal
from scopa_gui.engine.moves import IllegalReason, Move, Played, move_named
from scopa_gui.engine.rules import Rules
from tests.engine.worlds import cards


@pytest.mark.parametrize(
    ("scopa_last", "is_last_card", "is_last_capture", "expected"),
    [
        ("no", True, True, False),
        ("no", False, True, True),
        ("yes", True, True, True),
        ("dealer", True, True, True),
        ("no_last_capture", True, False, False),
        ("no_last_capture", False, True, False),
        ("no_last_capture", False, False, True),
    ],
)
def test_the_place_in_the_smazzata(scopa_last, is_last_card, is_last_capture, expected):
    rules = Rules(scopa_last=scopa_last)
    assert (
        is_scopa(rules, move_named("7D=3C+4B"), is_last_card=is_last_card, is_last_capture=is_last_capture) is expected
    )


@pytest.mark.parametrize(
    ("move", "match", "never"),
    [
        ("AD=AC", True, False),
        ("AD=AC+AS", False, False),
        ("AD=7B+6C", False, False),
        ("AD=7B", False, False),
        ("2D=AC+AS", True, True),
    ],
)
def test_an_ace_scores_under_match_only_for_one_ace(move, match, never):
    assert is_scopa(Rules(asso=True, asso_scopa="match"), move_named(move), is_last_card=False) is match
    assert is_scopa(Rules(asso=True), move_named(move), is_last_card=False) is never
    assert is_scopa(Rules(asso=True, asso_scopa="always"), move_named(move), is_last_card=False)


def test_the_special_ace_of_cirulla_follows_the_same_option():
    assert is_scopa(Rules(capture="cirulla", asso_scopa="always"), move_named("AD=7B+6C"), is_last_card=False)
    assert not is_scopa(Rules(capture="cirulla"), move_named("AD=7B+6C"), is_last_card=False)


def test_all_ten_coins_count_only_where_they_win():
    piles = (0, cards("AD 2D 3D 4D 5D 6D 7D FD CD RD 2C"))
    assert cappotto_of(Rules(cappotto=True), piles) == 1
    assert cappotto_of(Rules(), piles) is None
    assert cappotto_of(Rules(cappotto=True), (cards("AD"), piles[1] ^ cards("AD"))) is None


def moves(hand, table, **known):
    return [str(move) for move in legal_moves(Rules(vile=True), cards(hand), cards(table), **known)]


def test_the_very_first_card_is_no_ace_unless_there_are_only_aces():
    assert moves("AD 2C", "3B", is_first_play=True) == ["2C"]
    assert moves("AD AC", "3B", is_first_play=True) == ["AD", "AC"]
    assert moves("AD 2C", "3B") == ["AD", "2C"]
    assert [str(move) for move in legal_moves(Rules(), cards("AD 2C"), 0, is_first_play=True)] == ["AD", "2C"]


def refused(move, hand="AD 2C", table="3B", **rules):
    return why_illegal(Rules(**rules), cards(hand), cards(table), move_named(move), is_first_play=True)


def test_an_ace_that_begins_is_refused_for_that_alone():
    assert refused("AD", vile=True) is IllegalReason.NO_ACE_FIRST
    assert refused("2C", vile=True) is None
    assert refused("AD", hand="AD AC", vile=True) is None
    assert refused("AD") is None
    assert refused("AD=3B", vile=True) is IllegalReason.WRONG_SUM
    assert why_illegal(Rules(vile=True), cards("AD 2C"), 0, move_named("AD")) is None


@pytest.mark.parametrize("card", [-1, 2, 40])
def test_a_card_that_is_not_held_is_refused(card):
    assert why_illegal(Rules(), cards("AD 2D"), 0, Move(card)) is IllegalReason.NOT_IN_HAND


def test_the_first_and_the_last_card_of_the_pack_can_be_played():
    assert why_illegal(Rules(), cards("AD"), 0, move_named("AD")) is None
    assert why_illegal(Rules(), cards("RS"), 0, move_named("RS")) is None


def void(first_table, *plays, rules=None, **known):
    history = [Played(0, move_named(play)) for play in plays]
    rules = Rules(**{"scopa_last": "no_last_capture", **(rules or {})})
    return last_scopa_is_void(rules, cards(first_table), history, **known)


def test_s2_a_last_capture_that_cleared_the_table_is_void():
    assert void("3C 4B", "7D=3C+4B")
    assert void("3C 4B", "7D=3C+4B", "5D", "6C")
    assert not void("3C 4B", "7D=3C+4B", rules={"scopa_last": "no"})
    assert not void("3C 4B 2S", "7D=3C+4B")
    assert void("3C 4B") is False


def test_s2_of_the_captures_only_the_last_is_void():
    assert not void("3C 4B", "7D=3C+4B", "5D", "6C", "5S=5D")
    assert void("3C", "5D", "5S=5D", "3S=3C")


def test_s2_the_very_last_card_made_no_scopa_that_could_be_void():
    assert not void("3C 4B", "7D=3C+4B", is_over=True)
    assert void("3C 4B", "7D=3C+4B", "5D", is_over=True)


def test_s2_an_ace_kept_is_no_capture():
    assert void("3C 4B", "7D=3C+4B", "AD=AD", rules={"asso": True, "asso_self_always": True})


def test_s2_a_first_table_that_the_dealer_took_no_longer_lies_there():
    assert void("7C 3D 2S 3S", "5D", "5S=5D", rules={"dealer_bonus": {15: 1}})
    assert not void("7C 3D 2S 3S", "5D", "5S=5D")
