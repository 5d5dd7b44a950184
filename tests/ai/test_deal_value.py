"""The worth of a redeal: antisymmetric between two sides, known in every family of rules, rising with the piles."""

import json
from importlib.resources import files
from math import comb
from random import Random
from statistics import NormalDist, fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.value import expected_points
from scopa_gui.ai.value.deal_value import MEASURES, margins_of, redeal_of
from scopa_gui.ai.value.fitted_rules import deal_family, nearest_deal
from scopa_gui.engine.cards import DECK, RANK_SETS, SETTEBELLO, SUIT_SETS, bit, card_named, cards_of, mask_of
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from tests.games import GAMES
from tests.measure.strength.redeal_fit import measures

FROM_STOCK = {name: rules for name, rules in (GAMES | SOURCE_PRESETS).items() if rules.deals_in_threes}


def cards(text):
    return mask_of(card_named(name) for name in text.split())


def shared(rng, rules, stock):
    """Piles by side and a table, at random, where so many cards are left."""
    pack = rng.sample(range(40), 40 - stock)
    size = rng.randrange(5)
    piles = [0] * rules.sides
    for card in pack[size:]:
        piles[rng.randrange(rules.sides)] |= 1 << card
    return tuple(piles), mask_of(pack[:size])


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), stock=st.sampled_from([6, 12, 18, 24, 30]), last=st.sampled_from([None, 0, 1]))
def test_between_two_sides_one_gains_what_the_other_loses(seed, stock, last):
    rules = VARIANTS["scopa"].rules
    (first, second), table = shared(Random(seed), rules, stock)
    mine, theirs = redeal_of(rules).margins((first, second), (2, 1), table, last, stock)
    assert mine == -theirs


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), stock=st.sampled_from([6, 12, 18, 24, 30]))
def test_exchanged_piles_and_scope_turn_the_worth_about_apart_from_the_lead(seed, stock):
    rules = VARIANTS["scopa"].rules
    rng = Random(seed)
    (first, second), table = shared(rng, rules, stock)
    worth = redeal_of(rules)

    def lead(mine, theirs):
        there, _ = worth.margins((mine, theirs), (1, 0), table, None, stock)
        back, _ = worth.margins((theirs, mine), (0, 1), table, None, stock)
        return there + back

    # What is left is the lead on this table: it does not ask who has which of the captured cards.
    assert lead(first, second) == pytest.approx(lead(first | second, 0))


@pytest.mark.parametrize("name", FROM_STOCK)
def test_every_game_from_a_stock_has_a_worth_for_every_side(name):
    rules = FROM_STOCK[name]
    rng = Random(name)
    for stock in range(3 * rules.players, 37 - 3 * rules.players, 3 * rules.players):
        piles, table = shared(rng, rules, stock)
        margins = redeal_of(rules).margins(piles, (0,) * rules.sides, table, 0, stock)
        assert len(margins) == rules.sides
        assert all(abs(margin) < 40 for margin in margins)
        assert sum(margin > 0 for margin in margins) <= 1
        assert len(measures(rules, 0, piles, table, None, stock)) == len(MEASURES)


@pytest.mark.parametrize("name", ["scopa 2", "scopa 3", "scopa 4", "scopa 6", "scopa_dassi 2", "escoba 2"])
def test_the_settebello_and_a_scopa_are_worth_having(name):
    rules = GAMES[name]
    stock = 6 * rules.players if rules.players < 6 else 18
    none = (0,) * (rules.sides - 2)
    base = ("AC 2C 5B FS", "3C 4C 5C RS")
    worth = redeal_of(rules)
    plain = (0,) * rules.sides
    with_it = worth.margins((cards(base[0] + " 7D"), cards(base[1] + " 7C"), *none), plain, cards("2B"), 0, stock)
    without = worth.margins((cards(base[0] + " 7C"), cards(base[1] + " 7D"), *none), plain, cards("2B"), 0, stock)
    scored = worth.margins(
        (cards(base[0] + " 7C"), cards(base[1] + " 7D"), *none), (1, *plain[1:]), cards("2B"), 0, stock
    )
    assert with_it[0] - without[0] > 0.8
    assert 0.5 < scored[0] - without[0] <= 1.0 + 1e-9


@pytest.mark.parametrize(
    ("options", "mine", "theirs"),
    [
        ({"re_bello": 1}, "RD", "RC"),
        ({"napola": "run"}, "AD 2D 3D", "AC 2C 3C"),
        ({"coin_points": 1}, "4D 5D 8D".replace("8D", "FD"), "4C 5C FC"),
        ({"sette_tutti": 1}, "7C 7B 7S", "6C 6B 6S"),
        ({"cappotto": True}, "AD 2D 4D 5D 6D 7D FD CD RD", "AC 2C 4C 5C 6C 7C FC CC RC"),
    ],
)
def test_options_that_pay_are_understood_without_a_fit_of_their_own(options, mine, theirs):
    piles = (cards(mine), cards(theirs))
    plain, paid = (
        redeal_of(rules).margins(piles, (0, 0), cards("2B"), 0, 12)[0] for rules in (Rules(), Rules(**options))
    )
    assert paid > plain + 0.2


def test_a_family_without_weights_takes_the_nearest():
    assert deal_family(Rules(capture="cirulla", players=2)) == "cirulla 2"
    fitted = {"asso 2": 1, "sum 2": 2, "sum 3": 3}
    assert nearest_deal(Rules(capture="cirulla", players=2), fitted) == "asso 2"
    assert nearest_deal(Rules(capture="fifteen", players=3), fitted) == "sum 3"
    assert nearest_deal(Rules(players=4), fitted) is None
    assert redeal_of(Rules(players=4, sides=4)).margins((SUIT_SETS[1], 0, 0, 0), (0,) * 4, 0, None, 12)[0] > 0.2
    assert nearest_deal(Rules(players=4, sides=4), {"sum 4": 1}) is None


def test_a_margin_is_against_the_best_other():
    assert margins_of((3, 1, 2)) == (1, -2, -1)
    assert margins_of((4, 1)) == (3, -3)
    level = margins_of((2.0, 2.0, 2.0), spread=1.0)
    assert level[0] == pytest.approx(-0.3989, abs=1e-3)
    assert margins_of((9.0, 2.0, 0.0), spread=0.5)[0] == pytest.approx(7.0, abs=1e-3)


@pytest.mark.parametrize("name", ["scopa 2", "scopa 3", "scopa_dassi 4", "escoba 2", "scopa_speciale 3"])
def test_the_worth_is_the_weighted_sum_of_the_measures(name):
    rules = GAMES[name]
    worth = redeal_of(rules)
    rng = Random(name)
    for stock in worth.weights:
        piles, table = shared(rng, rules, stock)
        sums = [
            sum(
                weight * value
                for weight, value in zip(weights, measures(rules, side, piles, table, 1, stock), strict=True)
            )
            for side, weights in enumerate(worth.weights[stock])
        ]
        expected = (sums[0], -sums[0]) if rules.sides == 2 else margins_of(sums, worth.spread[stock])
        assert worth.margins(piles, (0,) * rules.sides, table, 1, stock) == pytest.approx(expected)


KEPT = json.loads(files("scopa_gui.ai").joinpath("data", "redeal.json").read_text(encoding="utf-8"))["families"]


def plainly_measured(rules, side, piles, table, last_taker, stock):
    """The measures by their names, every open card tried on the table."""
    turned = (*piles[side:], *piles[:side])
    to_come, drawn = DECK & ~sum(piles) & ~table, hand_size(rules, stock)

    def more(among):
        mine, *others = ((pile & among).bit_count() for pile in turned)
        return mine - fmean(others)

    def may(does):
        able = sum(any(does(move) for move in rules.law.moves_of(card, table)) for card in cards_of(to_come))
        return 1 - comb(to_come.bit_count() - able, drawn) / comb(to_come.bit_count(), drawn)

    def sweeps(move):
        return bool(table) and move.taken == table and is_scopa(rules, move, is_last_card=False)

    took = 0 if last_taker is None else 1 if last_taker % rules.sides == side else -1
    promised = dict(zip(MEASURES, expected_points.parts(rules, turned), strict=False))
    return promised | {
        "more_cards": more(DECK) / 10,
        "more_coins": more(SUIT_SETS[0]) / 3,
        "more_sevens": more(RANK_SETS[7]),
        "more_sixes": more(RANK_SETS[6]),
        "more_aces": more(RANK_SETS[1]),
        "leads": 1,
        "may_sweep": may(sweeps),
        "may_take": may(lambda move: move.taken & table),
        "bare": not table,
        "table_cards": table.bit_count() / 5,
        "table_coins": (table & SUIT_SETS[0]).bit_count(),
        "table_sevens": (table & RANK_SETS[7]).bit_count(),
        "table_settebello": bool(table & bit(SETTEBELLO)),
        "took_last": took,
        "took_last_cards": took * table.bit_count() / 5,
    }


def likely_best(one, other, spread):
    """The mean of the better of two, the second straying from where it is by the spread."""
    steps = [(step + 0.5) / 2000 for step in range(2000)]
    return fmean(max(one, other + spread * NormalDist().inv_cdf(step)) for step in steps)


@pytest.mark.parametrize("bare", [False, True])
@pytest.mark.parametrize("name", ["scopa 2", "scopa 3", "scopa 4", "scopa_dassi 2", "escoba 2", "scopa_di_quindici 3"])
def test_the_worth_is_what_self_play_gave_for_every_measure(name, bare):
    rules, rng = GAMES[name], Random(name)
    kept = KEPT[deal_family(rules)]
    for stock in map(int, kept["weights"]):
        piles, table = shared(rng, rules, stock)
        table, piles = (0, (piles[0] | table, *piles[1:])) if bare else (table, piles)
        scope = tuple(rng.randrange(3) for _ in piles)
        last_taker = rng.choice((None, *range(rules.players)))
        worths = [
            made + sum(weight * measured[name] for weight, name in zip(weights, MEASURES, strict=True))
            for side, (weights, made) in enumerate(zip(kept["weights"][str(stock)], scope, strict=False))
            for measured in (plainly_measured(rules, side, piles, table, last_taker, stock),)
        ]
        margins = redeal_of(rules).margins(piles, scope, table, last_taker, stock)
        if rules.sides == 2:
            assert margins == pytest.approx((worths[0] - scope[1], scope[1] - worths[0]))
        else:
            spread = kept["spread"][str(stock)]
            for side in range(3):
                best = likely_best(worths[side - 1], worths[side - 2], spread)
                assert margins[side] == pytest.approx(worths[side] - best, abs=2e-3)


def test_the_better_of_two_that_stray_is_better_than_either_and_the_same_whichever_comes_first():
    for one, other, spread in ((1.0, 1.0, 1.0), (2.0, -1.0, 1.5), (0.0, 3.0, 2.0), (0.3, 0.0, 4.0)):
        margin = margins_of((0.0, one, other), spread)[0]
        assert margin == pytest.approx(-likely_best(one, other, spread), abs=2e-3)
        assert margin == pytest.approx(margins_of((0.0, other, one), spread)[0])
        assert -margin > max(one, other)
    assert margins_of((1.0, 5.0, 2.0, 3.0)) == (-4, 2, -3, -2)


@pytest.mark.parametrize(("sides", "share"), [(2, 1), (3, 1 / 3), (4, 3 / 8)])
def test_without_self_play_the_worth_is_what_the_piles_promise(sides, share):
    """Between two; of several, part of it: what a side gains of the best other, it does not gain of all."""
    rules = Rules(players=sides, sides=sides)
    stock = 3 * sides if sides == 4 else 40 - 7 * sides
    piles, table = shared(Random(sides), rules, stock)
    plain = (0,) * sides
    promised = [share * sum(expected_points.parts(rules, (*piles[side:], *piles[:side]))) for side in range(sides)]
    margins = redeal_of(rules).margins(piles, plain, table, 0, stock)
    expected = (promised[0], -promised[0]) if sides == 2 else margins_of(promised, 1.5)
    assert margins == pytest.approx(expected)
    assert redeal_of(rules).margins(piles, (2, *plain[1:]), table, None, stock)[0] == pytest.approx(margins[0] + 2)
