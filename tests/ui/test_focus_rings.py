"""A focus ring goes through no word: searched for on every screen of controls, control by control."""

import pytest

from scopa_gui.ui.front.settings_screen import SettingsScreen
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot
from tests.ui.rings import cut_words
from tests.ui.test_buttons import SCREENS
from tests.ui.test_unfinished import keep

PAGES = {
    f"settings: {page}": lambda context, page=page: SettingsScreen(context, page)
    for page in ("cards", "game", "help", "window")
}
MADE = {name: make for name, make in SCREENS.items() if name != "settings"} | PAGES
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def cut_on(make_context, monkeypatch, names, size, **settings):
    context = make_context(variant="scopone", players=4, **settings)
    keep(context)
    return {name: cut for name in names if (cut := cut_words(Pilot(context, MADE[name](context), size), monkeypatch))}


@pytest.mark.rotating
@IN_EACH_LANGUAGE
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_no_ring_cuts_a_word_beside_choices(make_context, monkeypatch, language, scale):
    assert (
        cut_on(
            make_context,
            monkeypatch,
            ("new", "settings: game", "settings: help"),
            (1024, 640),
            language=language,
            text_scale=scale,
        )
        == {}
    )


@pytest.mark.slow
@IN_EACH_LANGUAGE
@pytest.mark.parametrize("scale", [0.9, 1.0, 1.15, 1.3])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)], ids=str)
def test_no_ring_cuts_a_word_on_any_screen(make_context, monkeypatch, language, scale, size):
    assert cut_on(make_context, monkeypatch, MADE, size, language=language, text_scale=scale) == {}


def test_the_search_finds_a_ring_that_cuts(context, monkeypatch):
    pilot = Pilot(context, SettingsScreen(context, "game"), (1024, 640))
    speed = pilot.control("choice:speed")
    speed._label_box.bottom = speed.body.top + 2
    assert cut_words(pilot, monkeypatch) == {"choice:speed": ["Speed"]}
