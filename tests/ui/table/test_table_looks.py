"""The table in every size and language, and what it may not know."""

import ast
from pathlib import Path

import pytest

import scopa_gui
from scopa_gui.engine.cards import name_of
from scopa_gui.ui.table.input.move_choice import options_of
from tests.conftest import LANGUAGES
from tests.sources import tree_of
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin, one_capture


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_every_size_and_language_without_a_text_that_does_not_fit(make_context, size, language):
    context = make_context(language=language)
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2 and len(view.history) > 6)
    pilot = Pilot(context, scene, size)
    pilot.rest()
    pilot.hover(f"card:{name_of(card)}")
    pilot.tick(0.3)
    pilot.press(f"card:{name_of(card)}")
    pilot.tick(0.3)
    pilot.press("option:1")
    pilot.tick(0.5)
    pilot.key("l")
    pilot.tick(0.1)
    assert context.text.overflows == []


def test_reduced_motion_and_switched_off_hints_play_as_well(make_context):
    context = make_context(reduced_motion=True, show_captures=False)
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.hover(f"card:{name_of(card)}")
    pilot.tick(0.2)
    sight = scene.sight()
    assert sight.choice.marks(show_captures=sight.hints).solid == 0
    played = pilot.table.moves_played
    pilot.press(f"card:{name_of(card)}")
    pilot.rest()
    assert pilot.table.moves_played > played


def test_the_table_never_touches_the_whole_truth():
    """No module of the window names Position or the private position of a table."""
    root = Path(scopa_gui.__file__).parent / "ui"
    for path in root.rglob("*.py"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ImportFrom):
                assert node.module != "scopa_gui.engine.position", path
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("_position", "hands_of", "stock_cards"), (path, node.lineno)


def test_computers_are_asked_with_their_own_view_alone(make_context):
    context = make_context(speed="instant")
    scene = begin(context, "scopone_scientifico", 4)
    pilot = Pilot(context, scene)
    pilot.rest()
    mine = pilot.table.view(0).hand
    for view in (question.view for question in pilot.thinker.asked):
        assert view.turn == 0
        assert not view.hand & mine


def test_a_card_is_looked_at_while_the_right_button_is_held(context):

    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    pos, played = pilot.targets[f"card:{name_of(card)}"].center, pilot.table.moves_played
    pilot.mouse_down(pos, 3)
    assert pilot.close_up.name == f"card:{name_of(card)}"
    pilot.tick()
    pilot.mouse_up(pos, 3)
    assert pilot.close_up is None
    assert pilot.table.moves_played == played


def test_more_options_than_have_room_are_turned_page_by_page(make_context):
    context = make_context(language="it")
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 6, "escoba")
    pilot = Pilot(context, scene, (1024, 640))
    pilot.rest()
    options, played = options_of(pilot.table.view(), card), pilot.table.moves_played
    pilot.press(f"card:{name_of(card)}")
    seen = []
    while len(seen) < len(options):
        seen += [name for name in pilot.targets if name.startswith("option:") and name != "option:more"]
        pilot.press("option:more")
        assert pilot.table.moves_played == played
    assert sorted(seen) == sorted(f"option:{option.number}" for option in options)
    assert context.text.overflows == []
    pilot.press("option:2")
    assert pilot.table.record.moves[played] == options[1].move
