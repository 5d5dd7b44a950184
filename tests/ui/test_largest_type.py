"""With the largest type every text of every screen is larger than usual, in its box, and none is small."""

from functools import partial

import pytest

from scopa_gui.ui.front.settings_screen import TYPE_SIZES, SettingsScreen
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.screens import maker_of
from tests.asking import Inline
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin
from tests.ui.table.test_contract import menu
from tests.ui.test_scenes import ARGUMENTS, HERE

SMALLEST, USUAL = (1024, 640), (1920, 1080)
LEAST, LEAST_USUAL = 13, 22
"""Pixels of type in the smallest window and in the usual one; 18 are asked for there with type of usual size."""
GROWS = 1.03
HEADINGS = (TypeStyle.DISPLAY, TypeStyle.TITLE, TypeStyle.HEADING, TypeStyle.TAGLINE)
"""Large in any case: they grow as far as there is room."""
AT_A_SEAT_OF_SIX = "six at the table"
"""Their plates have the size of the table, not of the type."""


def table(key, players, context):
    context.worker = Inline()
    return begin(context, key, players)


SCREENS = {
    **{name: partial(maker_of(name), **ARGUMENTS.get(name, {})) for name in HERE},
    **{f"settings, {page}": lambda context, page=page: SettingsScreen(context, page) for page in ("game", "window")},
    "aids": lambda context: SettingsScreen(context, "help"),
    "menu": menu,
    "two at the table": partial(table, "scopa", 2),
    "four at the table": partial(table, "scopone_scientifico", 4),
    AT_A_SEAT_OF_SIX: partial(table, "scopa", 6),
}


@pytest.fixture(params=SCREENS)
def screen(request):
    return request.param


def written(monkeypatch, make_context, screen, size, language, scale):
    """Every text of a screen with the pixels of its type and its style."""
    found, last = {}, [0]
    draw, line = Text.draw, Text.line

    def noted(text, surface, box, words, style, *given, **named):
        where = draw(text, surface, box, words, style, *given, **named)
        if words.strip():
            found.setdefault(words, (last[0], style))
        return where

    def sized(text, words, style, theme, colour, px=None):
        last[0] = px or theme.type_px(style)
        return line(text, words, style, theme, colour, px)

    context = make_context(
        language=language, text_scale=scale, speed="instant", counters="full", grid=True, race=True, coach=False
    )
    pilot = Pilot(context, SCREENS[screen](context), size, blind=True)
    pilot.tick(0.2)
    with monkeypatch.context() as patch:
        patch.setattr(Text, "draw", noted)
        patch.setattr(Text, "line", sized)
        pilot.look()
        pilot.tick()
    assert context.text.overflows == [], screen
    return found


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_smallest_window_nothing_is_cut_and_nothing_small(monkeypatch, make_context, screen, language):
    found = written(monkeypatch, make_context, screen, SMALLEST, language, TYPE_SIZES[-1])
    assert found
    assert [words for words, (px, _style) in found.items() if px < LEAST] == []


@pytest.mark.rotating
@pytest.mark.parametrize("language", ["de"])
def test_in_the_usual_window_every_text_grows(monkeypatch, make_context, screen, language):
    usual = written(monkeypatch, make_context, screen, USUAL, language, 1.0)
    large = written(monkeypatch, make_context, screen, USUAL, language, TYPE_SIZES[-1])
    assert [words for words, (px, _style) in usual.items() if px < 18] == []
    assert [words for words, (px, _style) in large.items() if px < LEAST_USUAL] == []
    if screen == AT_A_SEAT_OF_SIX:
        return
    same = usual.keys() & large.keys()
    stays = {
        words: (usual[words][0], large[words][0])
        for words in same
        if large[words][0] < GROWS * usual[words][0] and usual[words][1] not in HEADINGS
    }
    assert stays == {}
