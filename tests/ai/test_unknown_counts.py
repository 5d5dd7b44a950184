"""Categories and a primiera that are not known by name are estimated by what they come to; whole sets as they are."""

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from scopa_gui.ai.value import expected_points
from scopa_gui.engine.cards import RANK_SETS, RE_BELLO, SUIT_SETS, bit, cards_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import LAWS, Category, CategoryLaw
from scopa_gui.engine.scoring.counting import Counted, CountingRule, Whole
from scopa_gui.engine.scoring.primiera import PRIMIERA, PrimieraComparison, primiera_sum
from tests.ai.test_expected_points import _piles


class KingsOfSweepers(CountingRule):
    """So much for every king, twice as much for who has made a scopa: a way that nobody knows by name."""

    among = RANK_SETS[10]
    of_piles = True

    def count(self, rules, stake, piles, scope):
        points = tuple(
            stake * rules.re_bello * (pile & self.among).bit_count() * (2 if made else 1)
            for pile, made in zip(piles, scope, strict=True)
        )
        return Counted(points, points, tuple(pile & self.among for pile in piles), None)

    def reason(self, rules, piles, counted):
        raise NotImplementedError


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_what_is_counted_in_an_unknown_way_is_worth_its_mean_over_some_ways_for_the_open_cards(sides, monkeypatch):
    """Nobody's scope are counted; in all ways together every card falls to each side alike, and they stay the same."""
    monkeypatch.setitem(LAWS, Category.RE_BELLO, CategoryLaw(lambda rules: 2 * rules.re_bello, KingsOfSweepers()))
    rules, rng, ways = Rules(players=sides, sides=sides, re_bello=1), Random(sides), expected_points._shares(sides)
    assert all(len(way) == 40 for way in ways)
    assert all(
        sum(way[card] == side for way in ways) * sides == len(ways) for card in range(40) for side in range(sides)
    )
    expected_points._shares.cache_clear()
    assert expected_points._shares(sides) == ways
    for _ in range(6):
        piles = _piles(rng.randrange(2**32), sides, rng.random())
        assert expected_points.extras(rules, piles) == pytest.approx(fmean(_more_kings(piles, way) for way in ways))


def _more_kings(piles, way):
    """Twice my kings more than those of who has most others, the open ones falling so."""
    held = [(pile & RANK_SETS[10]).bit_count() for pile in piles]
    for card in cards_of(RANK_SETS[10] & ~sum(piles)):
        held[way[card]] += 1
    return 2 * (held[0] - max(held[1:]))


def test_two_cards_that_are_paid_for_together_are_a_set_and_one_is_weighed_by_itself(monkeypatch):
    """Sets count for who has the best of them all together; of single cards each is lost by itself."""
    kings, run = bit(RE_BELLO) | bit(19), Rules(napola="run", players=3)
    piles = (0, kings, 0b111)
    best = expected_points.extras(run, piles)
    assert expected_points.extras(replace(run, re_bello=1), piles) == best - 1
    monkeypatch.setitem(LAWS, Category.RE_BELLO, CategoryLaw(lambda rules: rules.re_bello, Whole(kings)))
    assert expected_points.extras(replace(run, re_bello=1), piles) == best
    assert expected_points.extras(Rules(re_bello=1), (bit(19), 0)) == 1 / 2
    assert expected_points.extras(Rules(re_bello=1), (bit(19), bit(RE_BELLO))) == 0


class CoinsAndCups(PrimieraComparison):
    """A primiera of two suits only, which nobody knows by name."""

    def key(self, pile):
        return (primiera_sum(pile & (SUIT_SETS[0] | SUIT_SETS[1])),)

    def reason(self, piles, winner, rival, paid):
        raise NotImplementedError


def test_a_primiera_that_is_not_known_by_name_is_estimated_by_its_own_count(monkeypatch):
    monkeypatch.setitem(PRIMIERA, "counts", CoinsAndCups())
    rules = Rules(primiera="counts")
    assert expected_points.primiera(rules, (bit(26) | bit(36), 0)) == 0
    assert expected_points.primiera(rules, (bit(6), 0)) > 0
    assert expected_points.primiera(rules, (bit(6) | bit(16), 0)) > expected_points.primiera(rules, (bit(6), 0))
