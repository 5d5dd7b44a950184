"""A button at a table that can be pressed does something: it changes what is seen, or leads to another screen."""

import pygame
import pytest

from scopa_gui.ui.table.paint.corner_buttons import Icon
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin, choose

SIZE = (1024, 640)


def fresh(context):
    """Return a table where it is my turn and nobody has played a card."""
    for seed in range(50):
        scene = begin(context, seed=f"fresh {seed}")
        if scene.session.table.to_move == 0:
            return scene
    raise AssertionError("I never lead")


def in_the_middle(context):
    return at_my_turn(context, lambda view, card, options: len(view.history) > 6)[0]


def to_what_if(context):
    scene = in_the_middle(context)
    pilot = Pilot(context, scene, SIZE, blind=True)
    pilot.rest()
    pilot.key("i")
    return pilot.scene


def seen(pilot):
    """Return what is on the screen, news and the pointer's answer left out."""
    pilot.point((2, 2))
    pilot.app.toast._lines.clear()
    pilot.scene.redraw()
    pilot.tick()
    return pygame.image.tobytes(pilot.picture(), "RGB")


def does_something(context, make, name):
    pilot = Pilot(context, make(context), SIZE)
    pilot.rest()
    if name not in pilot.targets:
        return True
    scene, table, before = pilot.scene, pilot.table, seen(pilot)
    pilot.press(name)
    if pilot.scene is not scene:
        return True
    return pilot.table is not table or seen(pilot) != before  # other hidden cards look alike


@pytest.mark.parametrize("make", [fresh, in_the_middle, to_what_if])
def test_every_button_that_is_offered_does_something(make_context, make):
    context = make_context(speed="fast")
    pilot = Pilot(context, make(context), SIZE, blind=True)
    pilot.rest()
    icons = [widget.name for widget in pilot.controls if isinstance(widget, Icon)]
    assert len(icons) >= 4
    assert [name for name in icons if not does_something(context, make, name)] == []


def test_nothing_can_be_taken_back_or_explained_before_the_first_card_and_the_menu_says_so_too(make_context):
    context = make_context(speed="fast")
    pilot = Pilot(context, fresh(context), SIZE)
    pilot.rest()
    assert {"button:back", "button:why"}.isdisjoint(pilot.targets)
    assert "button:hint" in pilot.targets
    pilot.point(pilot.control("button:back").rect.center)
    assert pilot.scene.label().words == "Take back (U)", "it is named all the same"
    pilot.key("escape")
    assert "button:back" not in pilot.targets
    pilot.key("escape")
    choose(pilot)
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()
    assert {"button:back", "button:why", "button:hint"} <= pilot.targets.keys()
    pilot.press("button:back")
    assert "button:back" not in pilot.targets, "until I have played again"
    pilot.key("u")
    assert "nothing to take back" in "\n".join(pilot.news)


@pytest.mark.parametrize("contrast", ["system", "on"])
def test_a_button_that_does_nothing_looks_so(make_context, contrast):
    context = make_context(contrast=contrast)
    pilot = Pilot(context, fresh(context), SIZE)
    pilot.rest()
    for name in ("button:back", "button:why"):
        button = pilot.control(name)
        faint = pygame.image.tobytes(pilot.picture().subsurface(button.rect), "RGB")
        button.enabled, button._offered = True, None
        pilot.scene.redraw()
        pilot.tick()
        assert pygame.image.tobytes(pilot.picture().subsurface(button.rect), "RGB") != faint
