"""Whether clearing the table scores, from the move and its place in the smazzata alone."""

import pytest

from scopa_gui.engine.legality import cappotto_of, is_scopa
from scopa_gui.engine.moves import move_named
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
