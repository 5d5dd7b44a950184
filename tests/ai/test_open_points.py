"""What is still open, held against every way in which the last open cards may fall: each counted by the engine."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.value import open_points
from scopa_gui.engine.cards import DECK, SUIT_SETS, Suit, bit, cards_of
from scopa_gui.engine.rules import CHOICES, Rules
from scopa_gui.engine.scoring.categories import LAWS, Category, CategoryLaw
from scopa_gui.engine.scoring.counting import Majority
from scopa_gui.engine.scoring.primiera import PRIMIERA, BySum, PrimieraComparison, primiera_sum
from scopa_gui.engine.scoring.sheet import score
from tests.ai.conftest import completions

USUAL = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA, Category.SCOPE)
MODES = [mode for mode in CHOICES["primiera"] if mode in PRIMIERA]
FAMILIES = {
    "all else": Rules(re_bello=1, sette_tutti=1, napola="run", cappotto=True),
    "three of the run": Rules(napola="fixed3"),
    "every coin": Rules(coin_points=1),
    "kings and sevens": Rules(re_bello=1, sette_tutti=1, primiera="off"),
    "nothing else": Rules(),
}


def divided(rng, sides, left):
    """Piles with so many cards open, now and then by suits, or about as many for each side."""
    kind, pack = rng.randrange(3), rng.sample(range(40), 40)
    owners = [rng.randrange(sides) for _ in range(10)]
    piles = [0] * sides
    for place, card in enumerate(pack[left:]):
        piles[(rng.randrange(sides), owners[card // 10], place % sides)[kind]] |= bit(card)
    if rng.random() < 0.3:
        side = rng.randrange(sides)
        coins = sum(piles) & SUIT_SETS[Suit.DENARI]
        piles = [pile & ~coins | coins * (at == side) for at, pile in enumerate(piles)]
    return tuple(piles)


def points(rules, piles, category):
    return score(rules, piles, (0,) * len(piles)).award(category).points


def numbers_left(sides, times):
    """How many cards are to be open, so that all ways to divide them can be looked at."""
    return [time % (8 if sides == 2 else 5) for time in range(times)]


@pytest.mark.parametrize("sides", [2, 3])
def test_cards_and_coins_are_open_while_the_last_cards_may_still_make_a_difference(sides):
    rules, rng = Rules(players=sides), Random(sides)
    seen = set()
    for left in numbers_left(sides, 48):
        piles = divided(rng, sides, left)
        for is_open, category in (
            (open_points.carte_are_open, Category.CARTE),
            (open_points.denari_are_open, Category.DENARI),
        ):
            ends = {points(rules, ended, category) for ended in completions(piles)}
            assert is_open(piles) == (len(ends) > 1)
            seen.add((category, is_open(piles)))
    assert len(seen) == 4


@pytest.mark.parametrize(
    ("counts", "is_open"),
    [((5, 4), True), ((5, 5), False), ((6, 3), False), ((4, 4), True), ((5, 4, 0), True), ((5, 3, 1), False)],
)
def test_the_coins_are_open_while_one_is_left_and_who_leads_may_be_caught_up_with(counts, is_open):
    piles, first = [], 0
    for many in counts:
        piles.append((1 << first + many) - (1 << first))
        first += many
    assert open_points.denari_are_open(tuple(piles)) == is_open


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("sides", [2, 3])
def test_the_primiera_is_open_while_the_last_cards_may_still_make_a_difference(mode, sides):
    rules, rng = Rules(players=sides, primiera=mode), Random(mode)
    for left in numbers_left(sides, 10):
        piles = divided(rng, sides, left)
        ends = {points(rules, ended, Category.PRIMIERA) for ended in completions(piles)}
        assert open_points.primiera_is_open(rules, piles) == (len(ends) > 1)


def test_the_primiera_is_open_while_who_gets_all_that_is_left_would_win_it():
    sevens = [bit(6), bit(16), bit(26), bit(36)]
    assert open_points.primiera_is_open(Rules(players=3), (0, 0, 0))
    assert open_points.primiera_is_open(Rules(players=3), (sum(sevens[:2]), sevens[2], 0))
    assert not open_points.primiera_is_open(Rules(players=3), (sum(sevens), DECK ^ sum(sevens), 0))
    assert not open_points.primiera_is_open(Rules(players=3, primiera="most_sevens"), (sum(sevens[:3]), 0, 0))


def test_a_primiera_that_is_not_played_is_not_open():
    assert open_points.primiera_is_open(Rules(), (0, 0))
    assert not open_points.primiera_is_open(Rules(primiera="off"), (0, 0))


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("name", FAMILIES)
def test_what_else_is_paid_for_is_open_card_by_card(name, sides):
    """A card is open where some way for all the others makes it matter who gets it."""
    rules, rng = replace(FAMILIES[name], players=sides, sides=sides), Random(name)
    for left in numbers_left(sides, 16):
        piles = divided(rng, sides, left)
        assert open_points.extras_open(rules, piles) == _by_trying(rules, piles)


def _by_trying(rules, piles):
    found = 0
    for card in cards_of(DECK & ~sum(piles)):
        others = tuple(pile | bit(card) * (side == 0) for side, pile in enumerate(piles))
        for ended in completions(others):
            bare = [pile & ~bit(card) for pile in ended]
            if (
                len(
                    {
                        _extras(rules, [*bare[:side], bare[side] | bit(card), *bare[side + 1 :]])
                        for side in range(len(piles))
                    }
                )
                > 1
            ):
                found |= bit(card)
                break
    return found


def _extras(rules, piles):
    sheet = score(rules, tuple(piles), (0,) * len(piles))
    return sheet.cappotto, tuple(award.points for award in sheet.awards if award.category not in USUAL)


def test_the_most_of_some_other_cards_is_open_until_it_is_decided(monkeypatch):
    cups = SUIT_SETS[Suit.COPPE]
    monkeypatch.setitem(LAWS, Category.RE_BELLO, CategoryLaw(lambda rules: rules.re_bello, Majority(cups)))
    rules, low = Rules(re_bello=1), 0b11111 << 10
    assert open_points.extras_open(rules, (low, 0)) == cups & ~low
    assert open_points.extras_open(rules, (low | 1 << 15, 0)) == 0
    assert open_points.extras_open(Rules(), (low, 0)) == 0


class FewestSwords(PrimieraComparison):
    """A way to compare primes that nobody knows by name."""

    def key(self, pile):
        return (-(pile & SUIT_SETS[Suit.SPADE]).bit_count(), primiera_sum(pile))

    def reason(self, piles, winner, rival, paid):
        raise NotImplementedError


@pytest.mark.parametrize("mode", MODES)
def test_a_card_helps_where_it_makes_the_primiera_of_a_pile_better(mode):
    """By sums the sum is meant, of a pile that lacks a suit, too."""
    rules, rng, compares = Rules(primiera=mode), Random(mode), PRIMIERA[mode]
    better = primiera_sum if isinstance(compares, BySum) else compares.key
    for _ in range(40):
        pile = divided(rng, 3, 0)[0]
        for card in cards_of(DECK & ~pile):
            more = pile | bit(card)
            helps = open_points.helps_primiera(rules, card, pile)
            assert helps == (better(more) > better(pile))
            assert (open_points.own_primiera(rules, more) > open_points.own_primiera(rules, pile)) == helps


def test_where_no_primiera_is_played_cards_are_compared_by_its_values():
    rules, seven, six = Rules(primiera="off"), 6, 5
    assert open_points.helps_primiera(rules, seven, bit(six)) and not open_points.helps_primiera(rules, six, bit(seven))
    assert open_points.own_primiera(rules, bit(seven)) == (21,) > open_points.own_primiera(rules, bit(six)) == (18,)


def test_a_primiera_that_is_not_known_by_name_is_asked_what_makes_it_better(monkeypatch):
    monkeypatch.setitem(PRIMIERA, "counts", FewestSwords())
    rules, pile = Rules(primiera="counts"), bit(5)
    assert open_points.helps_primiera(rules, 6, pile) and not open_points.helps_primiera(rules, 36, pile)
    assert not open_points.helps_primiera(rules, 4, pile)
    assert open_points.own_primiera(rules, pile) == (0.0, 18.0)
