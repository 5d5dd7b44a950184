"""Escoba has a deck of its own, the Spanish one first; the other games share one."""

import msgspec
import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.settings import Settings
from scopa_gui.ui.play.match_wish import deck_for
from tests.ui.at_own_rules import at_new_match, make_own

THERE = ("neapolitan", "french", "spanish")


def chosen(settings, game):
    """The settings after a game was chosen."""
    return msgspec.structs.replace(settings, **deck_for(game, settings, THERE))


def test_escoba_is_offered_with_the_spanish_deck_first():
    assert chosen(Settings(), "escoba").deck == "spanish"
    assert Settings().deck in THERE


@pytest.mark.parametrize("game", [game for game in VARIANTS if game != "escoba"])
def test_every_other_game_has_its_deck_back_and_escoba_what_was_chosen_for_it(game):
    start = chosen(Settings(deck="french", variant=game), game)
    assert start.deck == "french"
    escoba = chosen(chosen(start, "escoba"), "escoba")
    assert escoba.deck == "spanish"
    assert chosen(escoba, game).deck == "french"
    other = chosen(msgspec.structs.replace(escoba, deck="neapolitan"), game)
    assert other.deck == "french"
    assert chosen(other, "escoba").deck == "neapolitan"


@pytest.mark.parametrize(("settings", "game"), [(Settings(), "escoba"), (Settings(usual_deck="gone"), "scopa")])
def test_a_deck_that_is_not_there_is_not_taken(settings, game):
    changed = deck_for(game, settings, ("neapolitan",))
    assert changed["deck"] == "neapolitan"
    assert bool(changed["usual_deck"]) is (game == "escoba")


def test_the_deck_follows_the_game_on_the_page(context):
    context.change(variant="scopa", deck="neapolitan", escoba_deck="french")
    pilot = at_new_match(context)
    pilot.press("list:variant=escoba")
    assert (context.settings.variant, context.settings.deck) == ("escoba", "french")
    pilot.press("list:variant=scopa")
    assert (context.settings.variant, context.settings.deck) == ("scopa", "neapolitan")


def test_rules_made_from_escoba_have_its_deck(context):
    context.change(variant="escoba", escoba_deck="french")
    make_own(context)
    assert context.own_rules().game(context.settings.variant).game == "escoba"
    assert context.settings.deck == "french"
