"""A card let go over one it cannot take glides back, and the line saying why is readable, in any language and size."""

import pytest

from scopa_gui.engine.cards import cards_of, name_of
from scopa_gui.ui.kit.toast import seconds_to_read
from scopa_gui.ui.table.input.move_choice import drop
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, free_place


def only_lays(view, card, options):
    return len(options) == 1 and options[0].move.is_lay and view.table.bit_count() > 1


def one_capture_beside_others(view, card, options):
    return len(options) == 1 and options[0].move.taken and view.table & ~options[0].move.taken


def several_beside_others(view, card, options):
    taken = 0
    for option in options:
        taken |= option.move.taken
    return len(options) > 1 and view.table & ~taken


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanted", [only_lays, one_capture_beside_others, several_beside_others])
def test_a_card_dropped_on_what_it_cannot_take_comes_back_and_says_why(make_context, language, wanted):
    context = make_context(language=language)
    scene, card = at_my_turn(context, wanted)
    pilot = Pilot(context, scene, (1024, 640))
    pilot.rest()
    before = pilot.table.moves_played
    onto = next(
        one for one in cards_of(pilot.table.view().table) if drop(scene.control.choice, card, one).refusal is not None
    )
    pilot.drag(f"card:{name_of(card)}", f"card:{name_of(onto)}")
    assert (pilot.table.moves_played, pilot.dragged_card) == (before, None)
    assert pilot.warns
    said = scene.line()
    assert "{" not in said
    pilot.tick(seconds_to_read(said) - 0.5)
    assert scene.line() == said, "it stands as long as it takes to read"
    assert context.text.overflows == []


def test_on_a_free_place_it_is_laid_with_one_gesture(context):
    scene, card = at_my_turn(context, only_lays)
    pilot = Pilot(context, scene)
    pilot.rest()
    before = pilot.table.moves_played
    pilot.drag(f"card:{name_of(card)}", free_place(pilot))
    assert pilot.table.moves_played == before + 1
    assert pilot.table.history[-1].move.card == card
