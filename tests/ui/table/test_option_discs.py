"""The numbers on the cards of a choice: each can be pressed, with the mouse or a finger, and is the option itself."""

import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.table.paint.marks import LEAST_PRESSED, disc_name, disc_size
from tests.ui.contract import SIZES
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn


def several(view, card, options):
    return len(options) > 1 and all(option.move.taken for option in options)


def aimed(context, size=(1280, 800), key="scopa"):
    """A pilot at a choice of several captures."""
    scene, card = at_my_turn(context, several, key)
    pilot = Pilot(context, scene, size)
    pilot.rest()
    pilot.press(f"card:{name_of(card)}")
    pilot.tick(0.5)
    return pilot


def discs_of(pilot):
    return {disc: pilot.targets[disc_name(disc)] for disc in pilot.scene.control.discs()}


def test_every_option_has_its_number_on_every_card_it_takes_and_a_press_plays_it(context):
    context.change(speed="instant")
    pilot = aimed(context)
    options = pilot.offered_captures
    told = {(disc.number, disc.card) for disc in discs_of(pilot)}
    assert told == {(o.number, card) for o in options for card in range(40) if o.move.taken >> card & 1}
    last = options[-1]
    disc = next(disc for disc in discs_of(pilot) if disc.number == last.number)
    before = pilot.table.moves_played
    pilot.press(disc_name(disc))
    assert pilot.table.history[before].move == last.move


def test_pointing_at_a_number_means_its_option(context):
    pilot = aimed(context)
    for disc in discs_of(pilot):
        pilot.hover(disc_name(disc))
        assert pilot.shown_capture == disc.number


def test_a_finger_plays_it(context):
    context.change(speed="instant")
    pilot = aimed(context)
    disc, rect = list(discs_of(pilot).items())[-1]
    move = next(o.move for o in pilot.offered_captures if o.number == disc.number)
    before = pilot.table.moves_played
    pilot.tap(rect.center)
    assert pilot.table.history[before].move == move


def test_digits_play_as_before(context):
    context.change(speed="instant")
    pilot = aimed(context)
    second = pilot.offered_captures[1]
    before = pilot.table.moves_played
    pilot.key("2")
    assert pilot.table.history[before].move == second.move


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["scopa", "escoba"])
def test_numbers_are_large_enough_and_no_two_answer_at_one_place(context, size, key):
    pilot = aimed(context, size, key)
    found = discs_of(pilot)
    assert found
    bar = [rect for name, rect in pilot.targets.items() if name.startswith("option:")]
    rects = list(found.values())
    for rect in rects:
        assert min(rect.size) >= max(LEAST_PRESSED, 0.9 * disc_size(pilot.scene.theme))
        assert rect.collidelist(bar) < 0
    for number, rect in enumerate(rects):
        assert rect.collidelist(rects[:number]) < 0


def test_beside_the_cards_a_number_is_as_large_as_a_finger(context):
    found = discs_of(aimed(context))
    cards = [disc.card for disc in found]
    alone = [rect for disc, rect in found.items() if cards.count(disc.card) == 1]
    assert max(min(rect.size) for rect in alone) >= 44


def test_a_reader_is_told_the_number_the_card_and_what_it_takes(context):
    pilot = aimed(context)
    told = {part.key: part.name for whole in pilot.scene.spoken_parts() for part in whole.walk()}
    for disc in discs_of(pilot):
        words = told[disc_name(disc)]
        assert words.startswith(str(disc.number))
        assert len(words) > 4
    assert len({told[disc_name(disc)] for disc in discs_of(pilot)}) == len(discs_of(pilot))
