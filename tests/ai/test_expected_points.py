"""What the piles promise: bounded, fair between the sides, and exact once all cards are home."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.value import expected_points
from scopa_gui.engine.cards import DECK, SUIT_SETS
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import CHOICES, Rules, RulesError
from scopa_gui.engine.scoring.categories import LAWS, Category
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


def _rules(option, value, players, rng):
    """Rules with a value of an option, the others drawn; None where they do not fit together."""
    drawn = {name: rng.choice(values) for name, values in CHOICES.items() if name != "deal"}
    try:
        return Rules(**(drawn | {"players": players, "sides": 0, option: value}))
    except RulesError:
        return None


def _played_out(rules, rng):
    position = deal_smazzata(rules, rng)
    while not position.is_over:
        position = position.play_unchecked(rng.choice(position.legal_moves()))
    return position


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in CHOICES.items() for value in values], ids=str
)
def test_when_a_smazzata_is_over_the_points_to_expect_are_its_count(option, value, players):
    rng = Random(f"{option} {value} {players}")
    drawn = [rules for _ in range(6) if (rules := _rules(option, value, players, rng)) is not None]
    for rules in drawn:
        piles = _played_out(rules, rng).piles
        assert expected_points.prospect(rules, piles, is_over=True) == _lead(rules, piles)
        if sum(piles) == DECK:
            assert expected_points.prospect(rules, piles) == _lead(rules, piles)
    assert drawn or option == "deal"


@settings(deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(GAMES), st.sampled_from((2, 3, 4)), st.booleans())
def test_once_all_cards_are_home_every_part_is_its_count(seed, rules, sides, by_suit):
    rules = replace(rules, players=sides, sides=sides)
    piles = _by_suit(Random(seed), sides) if by_suit else _piles(seed, sides, 1.0)
    usual = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA)
    for estimate, category in zip(
        (expected_points.carte, expected_points.denari, expected_points.settebello, expected_points.primiera),
        usual,
        strict=True,
    ):
        assert estimate(rules, piles) == _lead(rules, piles, category)
    assert expected_points.extras(rules, piles) == _lead(rules, piles, *(set(Category) - {*usual}))
    assert expected_points.prospect(rules, piles) == _lead(rules, piles)


def _by_suit(rng, sides):
    """All cards in piles of whole suits, so that each lacks some."""
    piles = [0] * sides
    for suit in SUIT_SETS:
        piles[rng.randrange(sides)] |= suit
    return tuple(piles)


def _lead(rules, piles, *categories):
    """My points in these categories, or all, less those of the best other side; all ten coins may win the match."""
    sheet = score(rules, piles, (0,) * rules.sides)
    if not categories:
        return sheet.margin(0)
    mine, *others = (
        sum(award.points[side] for award in sheet.awards if award.category in categories) for side in range(rules.sides)
    )
    return mine - max(others)


def test_what_is_at_stake_for_the_usual_points_is_estimated(monkeypatch):
    for category in (Category.CARTE, Category.DENARI, Category.SETTEBELLO):
        monkeypatch.setitem(LAWS, category, replace(LAWS[category], stake=lambda rules: 1 + rules.coin_points))
    piles = _piles(3, 3, 0.5)
    for estimate in (expected_points.carte, expected_points.denari, expected_points.settebello):
        once, twice = (estimate(Rules(players=3, coin_points=points, target=17), piles) for points in (0, 1))
        assert twice == 2 * once != 0


@settings(deadline=None)
@given(st.integers(0, 2**32), st.floats(0, 0.9), st.integers(0, 39))
def test_one_more_card_never_harms(seed, share, card):
    piles = _piles(seed, 2, share)
    if not (piles[0] | piles[1]) >> card & 1:
        more = (piles[0] | 1 << card, piles[1])
        assert expected_points.carte(Rules(), more) >= expected_points.carte(Rules(), piles)
        assert expected_points.denari(Rules(), more) >= expected_points.denari(Rules(), piles)


def test_a_decided_race_is_worth_its_point():
    all_but_few = (1 << 21) - 1
    assert expected_points.carte(Rules(), (all_but_few, 0)) == 1
    assert expected_points.carte(Rules(), (0, all_but_few)) == -1
    assert abs(expected_points.carte(Rules(), (0, 0))) == 0
