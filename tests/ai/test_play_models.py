"""Models of play: chances that are chances, one for every level, and a mixture that a seat's own moves sharpen."""

from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch.cardsets import places_of
from scopa_gui.ai.batch.policy import TRAITS, policy_for
from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.seat.beliefs import (
    ANYBODY,
    TRAIT_GROUPS,
    UNREAD,
    PlayModels,
    chances_of_playing,
    draw,
    fitted_models,
    log_likelihood,
    models_for,
    smazzate_now,
)
from scopa_gui.ai.value.fitted_rules import nearest_play
from scopa_gui.engine.cards import card_named, cards_of
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of


def every_level(rules):
    """The models of all levels, weakest first."""
    return PlayModels.of(list(fitted_models()[nearest_play(rules, fitted_models())].values()))


def test_every_level_has_a_model_and_every_trait_is_of_one_group():
    assert set(ANYBODY) <= set(LEVELS)
    assert sorted(trait for group in TRAIT_GROUPS.values() for trait in group) == sorted(TRAITS)
    for by_level in fitted_models().values():
        assert list(by_level) == list(LEVELS)
        for numbers in by_level.values():
            assert set(numbers) == {*TRAIT_GROUPS, "slip", "eye"}
            assert 0 <= numbers["slip"] <= 1
            assert 0 <= numbers["eye"] <= 1


@pytest.mark.parametrize(
    ("key", "players", "games"),
    [
        ("scopa", 6, "sum three"),
        ("escoba", 4, "fifteen three"),
        ("scopa_dassi", 3, "asso three"),
        ("scopone", 4, "sum nine"),
        ("scopone_trentino", 4, "sum ten"),
    ],
)
def test_a_level_plays_as_it_does_in_the_games_of_the_same_law_and_deal(key, players, games):
    rules = VARIANTS[key].rules_by_players[players]
    assert models_for(rules, "rosa").slip == pytest.approx(fitted_models()[games]["rosa"]["slip"])
    assert len(models_for(rules, "nobody known").slip) == len(ANYBODY)


def test_of_games_that_were_not_fitted_the_deal_counts_more_than_the_law():
    rules = VARIANTS["scopa_dassi"].rules
    assert nearest_play(rules, ["sum nine", "sum three", "asso ten"]) == "sum three"
    assert nearest_play(rules, ["sum nine", "asso ten"]) == "asso ten"


@pytest.mark.parametrize(("key", "players"), [("scopone", 4), ("scopa", 3), ("escoba", 2), ("scopa_dassi", 2)])
def test_the_chances_of_the_cards_of_a_hand_sum_to_one(key, players):
    rules, rng = VARIANTS[key].rules_by_players[players], Random(5)
    position = deal_smazzata(rules, rng)
    models = every_level(rules)
    while not position.is_over:
        view = view_of(position, position.turn)
        if len(position.history) % 4 == 0:
            smazzate = smazzate_now(view, draw(view, 6, np.random.default_rng(1)))
            policy = policy_for(rules)
            several = [chances_of_playing(models, policy, smazzate, place) for place in places_of(cards_of(view.hand))]
            assert np.sum(several, axis=0) == pytest.approx(1, abs=1e-4)
            assert np.min(several) >= 0
        position = position.play(rng.choice(position.legal_moves()))


def test_who_sees_a_scopa_makes_it_the_likelier_the_stronger(view):
    seen = view("7C RC 2S", "7B", dealer=3)
    smazzate = smazzate_now(seen, draw(seen, 1, np.random.default_rng(1)))
    place = places_of([card_named("7C")])[0]
    sweeps = chances_of_playing(every_level(seen.rules), policy_for(seen.rules), smazzate, place)[:, 0]
    by_level = dict(zip(LEVELS, sweeps, strict=True))
    assert by_level["pierino"] < 0.75
    assert by_level["carmela"] < 0.9 < by_level["gennaro"] < by_level["don_ciro"]


def test_a_seat_that_may_be_anybody_is_told_by_all_that_it_played():
    # Two models: to one every move in the first world is twice as likely as by chance, to the other half as likely.
    once, twice = (np.array([[2.0**moves, 1.0], [0.5**moves, 1.0]], np.float32) for moves in (1, 5))
    assert log_likelihood(once)[0] < log_likelihood(twice)[0]
    assert log_likelihood(twice)[0] == pytest.approx(np.log((1 - UNREAD) * (2**5 + 0.5**5) / 2 + UNREAD))
    assert log_likelihood(np.zeros((2, 3), np.float32)) == pytest.approx(np.log(UNREAD))
