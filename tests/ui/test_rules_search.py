"""Words that are looked for in the rules: what is left has them, and nothing that has them is left out."""

from functools import cache

import pygame
import pytest

from scopa_gui.store.paths import assets
from scopa_gui.ui.front import rules_screen
from scopa_gui.ui.front.rules_screen import RulesScreen, found_blocks, plain
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.words import translation
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.at_rules_pages import blocks
from tests.ui.pilot import Pilot

TITLE, HEADING, TEXT = BlockKind.TITLE, BlockKind.HEADING, BlockKind.TEXT
PAGE = [
    Block(TITLE, ("Games",), "games"),
    Block(TEXT, ("Many there are",)),
    Block(HEADING, ("Scopa",)),
    Block(TEXT, ("Three cards each",)),
    Block(HEADING, ("Scopone",)),
    Block(TEXT, ("All cards at once",)),
    Block(TEXT, ("Four players",)),
    Block(TITLE, ("Città",), "city"),
    Block(TEXT, ("A card is laid",)),
]


def cells(found):
    return [block.cells[0] for block in found]


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("", cells(PAGE)),
        ("all cards", ["Games", "Scopone", "All cards at once"]),
        ("SCOPONE", ["Games", "Scopone", "All cards at once", "Four players"]),
        ("citta", ["Città", "A card is laid"]),
        ("cards", ["Games", "Scopa", "Three cards each", "Scopone", "All cards at once"]),
        ("games", cells(PAGE)[:7]),
        ("tressette", []),
    ],
)
def test_passages_stand_under_their_titles_each_once(words, left):
    assert cells(found_blocks(PAGE, words)) == left


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_is_found_where_it_stands(monkeypatch, language):
    translation.use(language, assets() / "locale")
    try:
        page = blocks()
    finally:
        translation.use("en", assets() / "locale")
    once = cache(plain)
    monkeypatch.setattr(rules_screen, "plain", once)
    for word in {word for block in page for cell in block.cells for word in once(cell).split()}:
        found = found_blocks(page, word)
        assert [block for block in page if any(word in once(cell) for cell in block.cells)] == [
            block for block in found if any(word in once(cell) for cell in block.cells)
        ]


def at(context, size=(1280, 800)):
    pilot = Pilot(context, TitleScreen(context), size, blind=True)
    pilot.app.stack.apply(Push("rules"))
    return pilot


def test_the_field_is_reached_by_keys_and_left_by_escape(context):
    pilot = at(context)
    whole = set(pilot.targets)
    pilot.key("f", pygame.KMOD_CTRL)
    pilot.type("mulinello")
    assert {name for name in pilot.targets if name.startswith("list:contents=")} == {"list:contents=words"}
    assert any("Mulinello" in block.cells[0] for block in pilot.page.blocks)
    pilot.key("escape")
    assert isinstance(pilot.scene, RulesScreen)
    assert set(pilot.targets) == whole
    pilot.type("f")
    assert pilot.field.text == ""
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)


def test_where_nothing_is_found_that_is_said(context):
    pilot = at(context)
    pilot.press("field:find")
    pilot.type("tressette")
    assert pilot.page.blocks[0].cells[0].startswith("Nothing found in the rules")
    pilot.key("tab")
    pilot.key("tab")


@pytest.mark.rotating
@contract.EVERYWHERE
def test_what_is_found_fits(make_context, language, size):
    def make(context):
        screen = RulesScreen(context)
        screen.search.put("scopa")
        return screen

    contract.draws_without_overflow(make_context(language=language), make, size)
