"""What the piles promise: bounded, fair between the sides, and exact once all cards are home."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.value import expected_points
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import score

GAMES = [
    Rules(),
    Rules(primiera="counts", re_bello=1, sette_tutti=1, napola="run"),
    Rules(primiera="most_sevens", napola="fixed3"),
    Rules(primiera="off", coin_points=1),
]


def _piles(seed, sides, share):
    rng = Random(seed)
    piles = [0] * sides
    for card in range(40):
        if rng.random() < share:
            piles[rng.randrange(sides)] |= 1 << card
    return tuple(piles)


@settings(deadline=None)
@given(st.integers(0, 2**32), st.floats(0, 1), st.sampled_from(GAMES))
def test_with_two_sides_what_one_hopes_for_the_other_fears(seed, share, rules):
    piles = _piles(seed, 2, share)
    assert expected_points.prospect(rules, piles) == pytest.approx(
        -expected_points.prospect(rules, piles[::-1]), abs=1e-9
    )


@settings(deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(GAMES), st.sampled_from((2, 3)))
def test_once_all_cards_are_home_carte_denari_and_extras_are_the_count(seed, rules, sides):
    rules = Rules(**(rules.as_dict() | {"players": sides}))
    piles = _piles(seed, sides, 1.0)
    sheet = score(rules, piles, (0,) * sides)

    def lead(*categories):
        points = [
            sum(award.points[side] for award in sheet.awards if award.category in categories) for side in range(sides)
        ]
        return points[0] - max(points[1:])

    assert expected_points.settebello(piles) == lead(Category.SETTEBELLO)
    if sides == 2:
        assert expected_points.carte(piles) == lead(Category.CARTE)
        assert expected_points.denari(piles) == lead(Category.DENARI)
        assert expected_points.extras(rules, piles) == pytest.approx(
            lead(Category.RE_BELLO, Category.SETTE_TUTTI, Category.NAPOLA, Category.COIN_POINTS)
        )


@settings(deadline=None)
@given(st.integers(0, 2**32))
def test_once_all_cards_are_home_the_primiera_has_the_right_winner(seed):
    piles = _piles(seed, 2, 1.0)
    if all(pile & 0x3FF << 10 * suit for pile in piles for suit in range(4)):
        points = score(Rules(), piles, (0, 0)).award(Category.PRIMIERA).points
        assert expected_points.primiera(Rules(), piles) == points[0] - points[1]


@settings(deadline=None)
@given(st.integers(0, 2**32), st.floats(0, 0.9), st.integers(0, 39))
def test_one_more_card_never_harms(seed, share, card):
    piles = _piles(seed, 2, share)
    if not (piles[0] | piles[1]) >> card & 1:
        more = (piles[0] | 1 << card, piles[1])
        assert expected_points.carte(more) >= expected_points.carte(piles)
        assert expected_points.denari(more) >= expected_points.denari(piles)


def test_a_decided_race_is_worth_its_point():
    all_but_few = (1 << 21) - 1
    assert expected_points.carte((all_but_few, 0)) == 1
    assert expected_points.carte((0, all_but_few)) == -1
    assert abs(expected_points.carte((0, 0))) == 0
