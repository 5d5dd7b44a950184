"""Back and the title of a page stand where they stand on every other page, at each size of the window."""

import inspect

import pytest

from scopa_gui.ui.front.statistics_screen import HELPED, StatisticsScreen
from scopa_gui.ui.kit.layout import Drawn, Words
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


def helped_matches(archive):
    """Fill the archive with matches that were won with help."""
    counts = [{"carte": [1, 0], "denari": [0, 1], "settebello": [1, 0], "primiera": [0, 1], "scope": [2, 3]}]
    for number in range(14):
        facts = {"variant": "scopa", "assisted": True, "help": {"hints": 14 - number, "stops": number % 2}}
        match, _notice = archive.start_match({}, "1f", ["human", "rosa"], 1.0 + number, facts)
        outcome = {"winner": 0, "totals": [21, 19], "smazzate": [[4, 4]], "how": "points", "counts": counts}
        archive.finish(match, outcome, 90.0 + number)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3])
def test_a_full_page_leaves_the_title_its_height_and_stays_above_back(make_context, size, scale):
    context = make_context(language="de", text_scale=scale)
    helped_matches(context.archive)
    scene = StatisticsScreen(context)
    pilot = Pilot(context, scene, size, blind=True)
    scene.choose(HELPED)
    scene.resize(scene.theme)
    title = next(part for part in scene.tree.everything if isinstance(part, Title))
    drawn = [part.rect for part in scene.tree.everything if isinstance(part, Words | Drawn)]
    assert title.rect.height == scene.theme.px(84)
    assert min(rect.top for rect in drawn) >= title.rect.bottom
    assert max(rect.bottom for rect in drawn) <= pilot.targets["button:back"].top
