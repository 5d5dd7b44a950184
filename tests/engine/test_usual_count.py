"""The fast count is the count, and is taken for no rules that it does not know."""

from random import Random

import pytest

from scopa_gui.engine.cards import DECK
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.scoring.usual_count import is_usual, usual_count
from tests.engine.worlds import cards

MODES = "complete_beats", "complete_only", "suits_then_sum"


def counted(pile, mode="complete_beats"):
    return usual_count(Rules(primiera=mode), cards(pile), DECK ^ cards(pile))


@pytest.mark.parametrize("mode", MODES)
def test_every_division_of_the_pack_is_counted_as_the_law_counts_it(mode):
    rules, rng = Rules(primiera=mode), Random(mode)
    for _ in range(300):
        weight = rng.choice((0.1, 0.3, 0.5, 0.5, 0.7, 0.9))
        pile = sum(1 << card for card in range(40) if rng.random() < weight)
        assert usual_count(rules, pile, DECK ^ pile) == score(rules, (pile, DECK ^ pile), (0, 0)).points


def test_level_cards_coins_and_primes_pay_nobody():
    level = " ".join(f"{best}{suit} 2{suit} 3{suit} 4{suit} 5{suit}" for best, suit in zip("7676", "DCBS", strict=True))
    assert [counted(level, mode) for mode in MODES] == [(1, 0)] * 3


@pytest.mark.parametrize("mode", MODES)
def test_one_side_can_have_all_or_nothing(mode):
    assert usual_count(Rules(primiera=mode), DECK, 0) == (4, 0)
    assert usual_count(Rules(primiera=mode), 0, DECK) == (0, 4)


def test_where_a_prime_must_be_whole_two_that_are_not_pay_nobody():
    coins_and_two_sevens = "AD 2D 3D 4D 5D 6D 7D FD CD RD 7C 7B"
    assert [counted(coins_and_two_sevens, mode) for mode in MODES] == [(3, 1), (2, 1), (3, 1)]


@pytest.mark.parametrize("rules", [*({"primiera": mode} for mode in MODES), {"scopa_last": "yes"}, {"players": 4}])
def test_it_is_taken_for_the_usual_points(rules):
    assert is_usual(Rules(**rules))
    assert is_usual(Rules(**rules, target=21, asso=True))


@pytest.mark.parametrize(
    "rules",
    [
        {"players": 3},
        {"primiera": "off"},
        {"primiera": "counts"},
        {"scopa_last": "no_last_capture"},
        {"leftovers": "none"},
        {"ties": "each"},
        {"re_bello": 1},
        {"sette_tutti": 1},
        {"napola": "run"},
        {"coin_points": 1},
        {"cappotto": True},
        {"players": 6, "sides": 3},
    ],
)
def test_it_is_taken_for_no_other_count(rules):
    assert not is_usual(Rules(**rules))
