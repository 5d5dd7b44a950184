"""Back and the title of a page stand where they stand on every other page, at each size of the window."""

import inspect

import pytest

from scopa_gui.ui.kit.page_parts import Title
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.screens import SCREENS, maker_of
from tests.ui.pilot import Pilot

PAGES = ("about", "drill", "fair_deals", "new_match", "own_position", "profiles", "puzzles", "rules", "settings")
"""Pages of every kind, which must be among those that are found."""


def opens_by_itself(make):
    given = list(inspect.signature(make).parameters.values())[1:]
    return all(one.default is not one.empty for one in given)


def places(make_context, size):
    """Left edges of Back, and top left corners of titles, by the screen they are on."""
    backs = {}
    titles = {}
    context = make_context()
    for name in SCREENS:
        make = maker_of(name)
        scene = make(context) if opens_by_itself(make) else None
        if not isinstance(scene, ControlScreen) or scene.overlay:
            continue
        pilot = Pilot(context, scene, size, blind=True)
        if "button:back" in pilot.targets:
            backs[name] = pilot.targets["button:back"].left
            titles.update((name, part.rect.topleft) for part in scene.tree.everything if isinstance(part, Title))
    return backs, titles


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)], ids=str)
def test_back_and_the_title_stand_in_the_same_place_on_every_page(make_context, size):
    backs, titles = places(make_context, size)
    assert set(PAGES) <= backs.keys()
    assert set(PAGES) - {"own_position"} <= titles.keys()
    assert len(set(backs.values())) == 1, backs
    assert len(set(titles.values())) == 1, titles
