"""What the piles promise: bounded, fair between the sides, and exact once all cards are home."""

from dataclasses import replace
from math import erf, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.value import expected_points
from scopa_gui.engine.cards import DECK, RANK_SETS, RE_BELLO, SUIT_SETS, bit, cards_of
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import CHOICES, Rules, RulesError
from scopa_gui.engine.scoring.categories import LAWS, Category
from scopa_gui.engine.scoring.primiera import PRIMIERA, ByRanks, primiera_sum
from scopa_gui.engine.scoring.sheet import score
from tests.ai.conftest import completions

GAMES = [
    Rules(),
    Rules(primiera="counts", re_bello=1, sette_tutti=1, napola="run"),
    Rules(primiera="most_sevens", napola="fixed3"),
    Rules(primiera="off", coin_points=1),
]


def settebello(rules, piles):
    """Return the expected lead by the seven of coins, one of the parts."""
    return expected_points.parts(rules, piles)[2]


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


@pytest.mark.rotating
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
        (expected_points.carte, expected_points.denari, settebello, expected_points.primiera),
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
    for estimate in (expected_points.carte, expected_points.denari, settebello):
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


def _few_open(rng, sides, left):
    """Piles with so many cards open, most of them such as somebody may be paid for; some side may have many coins."""
    dear = SUIT_SETS[0] | RANK_SETS[7]
    pack = sorted(range(40), key=lambda card: rng.random() + 0.7 * (dear >> card & 1))
    piles, lucky = [0] * sides, rng.randrange(sides)
    for card in pack[: 40 - left]:
        piles[lucky if dear >> card & 1 and rng.random() < 0.8 else rng.randrange(sides)] |= bit(card)
    return tuple(piles)


def _mean_lead(rules, piles, *categories):
    """My mean points in these categories less those of the best other side, over all ways for the open cards."""
    sums = [0.0] * rules.sides
    ways = list(completions(piles))
    for ended in ways:
        sheet = score(rules, ended, (0,) * rules.sides)
        for side in range(rules.sides):
            sums[side] += sum(award.points[side] for award in sheet.awards if award.category in categories)
            sums[side] += rules.target * (sheet.cappotto == side and Category.NAPOLA in categories)
    mine, *others = (total / len(ways) for total in sums)
    return mine - max(others)


SETS = (Category.SETTE_TUTTI, Category.NAPOLA)
PAYING = [
    Rules(re_bello=1, sette_tutti=1, napola="run", cappotto=True, coin_points=1),
    Rules(napola="fixed3", coin_points=1),
    Rules(sette_tutti=1, re_bello=1),
    Rules(cappotto=True),
]


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("rules", PAYING, ids=["all", "coins", "sevens", "cappotto"])
def test_single_cards_and_whole_sets_are_worth_their_mean_over_all_ways_for_the_open_cards(rules, sides):
    rules, rng = replace(rules, players=sides, sides=sides), Random(sides)
    worths = set()
    for left in (0, 1, 2, 3, 4, 4) * 2:
        piles = _few_open(rng, sides, left)
        expected = sum(_mean_lead(rules, piles, one) for one in (Category.RE_BELLO, Category.COIN_POINTS))
        expected += _mean_lead(rules, piles, *SETS)
        assert expected_points.extras(rules, piles) == pytest.approx(expected)
        assert settebello(rules, piles) == pytest.approx(_mean_lead(rules, piles, Category.SETTEBELLO))
        worths.add(round(expected, 3))
    assert len(worths) > 2


def _in_doubt(difference, variance):
    """The chance of ending ahead less that of ending behind, the difference being normal."""
    return erf(difference / sqrt(2 * variance))


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_lead_in_cards_and_coins_is_weighed_against_the_doubt_that_the_open_ones_leave(sides):
    """As if every card fell by itself to each side alike, and the doubt then so much wider as cards come in twos."""
    rules, rng = Rules(players=sides, sides=sides), Random(sides)
    for _ in range(10):
        piles = _few_open(rng, sides, rng.randrange(1, 5))
        for estimate, among, spread in (
            (expected_points.carte, DECK, expected_points.CARTE_SPREAD),
            (expected_points.denari, SUIT_SETS[0], expected_points.DENARI_SPREAD),
        ):
            counts = [(pile & among).bit_count() for pile in piles]
            leader = max(range(1, sides), key=counts.__getitem__)
            leads = [(way[0] & among).bit_count() - (way[leader] & among).bit_count() for way in completions(piles)]
            mean = sum(leads) / len(leads)
            variance = sum((lead - mean) ** 2 for lead in leads) / len(leads)
            if abs(mean) > (among & ~sum(piles)).bit_count() or not variance:
                assert estimate(rules, piles) == (mean > 0) - (mean < 0)
            else:
                assert estimate(rules, piles) == pytest.approx(_in_doubt(mean, spread * variance))


@pytest.mark.parametrize("mode", ["complete_beats", "sum_naive"])
@pytest.mark.parametrize("sides", [2, 3])
def test_the_lead_of_a_primiera_by_sums_is_that_of_its_mean_and_its_doubt_that_of_every_suit(mode, sides):
    rules, rng = Rules(players=sides, sides=sides, primiera=mode), Random(sides)
    for _ in range(8):
        piles = _piles(rng.randrange(2**32), sides, rng.choice((0.5, 0.8, 0.95)))
        mean, variance = _prime(piles[0], piles)
        found = []
        for rival in piles[1:]:
            its_mean, its_variance = _prime(rival, piles)
            doubt = expected_points.PRIMIERA_SPREAD * (variance + its_variance)
            found.append(_in_doubt(mean - its_mean, doubt) if doubt else float(mean > its_mean) - (mean < its_mean))
        assert expected_points.primiera(rules, piles) == pytest.approx(min(found))


def _prime(pile, piles):
    """Mean and variance of the primiera of a pile, where every open card falls to it as often as to any other."""
    means, variances, share = 0.0, 0.0, 1 / len(piles)
    for suit in SUIT_SETS:
        chances = {primiera_sum(pile & suit): 1.0}
        for card in cards_of(suit & ~sum(piles)):
            value, after = primiera_sum(bit(card)), {}
            for best, chance in chances.items():
                after[max(best, value)] = after.get(max(best, value), 0.0) + chance * share
                after[best] = after.get(best, 0.0) + chance * (1 - share)
            chances = after
        mean = sum(best * chance for best, chance in chances.items())
        means += mean
        variances += sum((best - mean) ** 2 * chance for best, chance in chances.items())
    return means, variances


@pytest.mark.parametrize("mode", ["counts", "most_sevens", "sevens_cascade"])
def test_of_a_primiera_by_ranks_the_earlier_rank_counts_for_more_and_an_open_card_is_a_doubt(mode):
    """The weights fall from rank to rank; ahead in a rank with no card of it open, nothing else open, is won."""
    rules, ranks = Rules(primiera=mode), PRIMIERA[mode].ranks
    worths = []
    for rank in ranks:
        ahead_in_it = expected_points.primiera(rules, (bit(rank - 1), 0))
        assert 0 < ahead_in_it < 1
        assert expected_points.primiera(rules, (0, bit(rank - 1))) == -ahead_in_it
        worths.append(ahead_in_it)
    assert worths == sorted(worths, reverse=True) and len(set(worths)) == len(ranks)
    counted = sum(RANK_SETS[rank] for rank in ranks)
    assert expected_points.primiera(rules, (RANK_SETS[7] & SUIT_SETS[0] | counted & ~RANK_SETS[7], 0)) < 1
    mine, theirs = counted & (SUIT_SETS[0] | SUIT_SETS[1]), counted & ~(SUIT_SETS[0] | SUIT_SETS[1])
    assert expected_points.primiera(rules, (mine, theirs)) == 0
    assert expected_points.primiera(rules, (mine | RANK_SETS[7], theirs & ~RANK_SETS[7])) == 1


def test_of_a_primiera_that_nobody_has_weighed_no_later_ranks_outweigh_an_earlier_card(monkeypatch):
    monkeypatch.setitem(PRIMIERA, "counts", ByRanks((5, 4)))
    rules = Rules(primiera="counts")
    assert expected_points.primiera(rules, (bit(4), RANK_SETS[4])) > 0
    assert expected_points.primiera(rules, (bit(3), 0)) > 0 == expected_points.primiera(rules, (bit(6), 0))


def test_against_several_the_primiera_is_that_against_the_strongest():
    for mode in ("complete_beats", "counts"):
        rules = Rules(players=3, primiera=mode)
        mine, strong, weak = bit(6) | bit(15), bit(16) | bit(26), bit(9)
        one = expected_points.primiera(rules, (mine, strong, weak))
        assert one == expected_points.primiera(rules, (mine, weak, strong)) < 0
        assert expected_points.primiera(rules, (strong, weak, mine)) > 0


@pytest.mark.parametrize("share", [0.0, 0.6, 1.0])
@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_the_parts_are_what_is_told_one_by_one_and_together_the_prospect(rules, share):
    for sides in (2, 3):
        game = replace(rules, players=sides, sides=sides)
        piles = _piles(7, sides, share)
        parts = expected_points.parts(game, piles)
        alone = (expected_points.carte, expected_points.denari, expected_points.primiera, expected_points.extras)
        assert (*parts[:2], *parts[3:]) == tuple(estimate(game, piles) for estimate in alone)
        if share < 1:
            assert expected_points.prospect(game, piles) == sum(parts)


def test_with_all_cards_home_four_suits_beat_the_better_cards_of_three():
    mine = SUIT_SETS[0] | RANK_SETS[10]
    assert expected_points.parts(Rules(), (mine, DECK ^ mine)) == (-1, 1, 1, 1, 0)
    assert expected_points.parts(Rules(primiera="off"), (mine, DECK ^ mine)) == (-1, 1, 1, 0, 0)


def test_single_cards_are_worth_nothing_while_they_are_open_and_each_its_points_once_held():
    rules = Rules(players=3, re_bello=1, coin_points=1)
    assert settebello(rules, (0, 0, 0)) == expected_points.extras(rules, (0, 0, 0)) == 0
    assert settebello(rules, (0, 0, bit(6))) == -1
    assert expected_points.extras(rules, (bit(RE_BELLO), 0, 0)) == 2


def test_equal_rules_that_play_for_other_things_are_not_taken_for_one_another(monkeypatch):
    piles = (bit(RE_BELLO), 0)
    assert expected_points.extras(Rules(re_bello=1), piles) == 1
    monkeypatch.setitem(
        LAWS, Category.RE_BELLO, replace(LAWS[Category.RE_BELLO], stake=lambda rules: 3 * rules.re_bello)
    )
    assert expected_points.extras(Rules(re_bello=1), piles) == 3
    for stake in (0, 1) * 20:
        assert expected_points.extras(Rules(re_bello=stake), piles) == 3 * stake
    many = [Rules(target=target, re_bello=1) for target in range(1, 450)]
    assert all(expected_points.extras(rules, piles) == 3 for rules in many)


def test_a_lead_without_doubt_is_certain_and_one_with_it_the_likelier_the_larger():
    assert [expected_points.ahead(lead, 0.0) for lead in (-2.0, 0.0, 0.5)] == [-1, 0, 1]
    # Of a normal difference that strays by one, 68.27 of a hundred lie less than one away.
    assert expected_points.ahead(1.0, 1.0) == pytest.approx(0.6827, abs=1e-4)
    assert expected_points.ahead(-1.0, 1.0) == -expected_points.ahead(1.0, 1.0)
    assert expected_points.ahead(2.0, 4.0) == pytest.approx(expected_points.ahead(1.0, 1.0))
