"""Pages on which nothing stands yet: cards of the chosen deck, words, and a button that leads to what fills them."""

import pygame
import pytest

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.puzzles.position_question import question_of
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.layout import Paper
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words, draw_hand
from scopa_gui.ui.practice.puzzles import puzzles_screen
from scopa_gui.ui.practice.puzzles.puzzles_screen import EVERY, TIMED, PuzzlesScreen
from scopa_gui.ui.screens import screen_of
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.pilot import Pilot

EMPTY = {"history": {"matches": []}, "statistics": {}, "fair_deals": {}, "unfinished": {}, "no_mistakes": {}}


def shown(context, name, size=(1280, 800)):
    pilot = Pilot(context, TitleScreen(context), size)
    pilot.app.stack.enter(screen_of(context, name, EMPTY[name]))
    pilot.tick(0.5)
    return pilot


@pytest.mark.rotating
@pytest.mark.parametrize("name", EMPTY)
def test_a_button_leads_to_what_fills_it(context, name):
    pilot = shown(context, name)
    pilot.press("button:fill" if name == "no_mistakes" else "button:new")
    assert pilot.scene.name == "new_match"


@pytest.mark.rotating
@pytest.mark.parametrize("name", EMPTY)
def test_the_picture_is_of_the_chosen_deck(make_context, name):
    pictures = {
        pygame.image.tobytes(shown(make_context(deck=deck), name).picture(), "RGB") for deck in ("neapolitan", "french")
    }
    assert len(pictures) == 2


@pytest.mark.rotating
@pytest.mark.parametrize("name", EMPTY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_with_the_largest_type(make_context, name, language):
    context = make_context(language=language, text_scale=1.3)
    contract.draws_without_overflow(context, lambda context: screen_of(context, name, EMPTY[name]), (1024, 640))


@pytest.mark.parametrize("hand", [("7D",), ("", "FB"), ("", "", "7D", "", "")], ids=len)
def test_the_cards_lie_in_their_box(context, hand):
    surface, box = pygame.Surface((600, 500)), pygame.Rect(100, 100, 400, 260)
    surface.fill((247, 236, 211))
    draw_hand(Brush(surface, Theme((1280, 800)), context.text), context.cards(), box, hand)
    paper = pygame.mask.from_threshold(surface, (247, 236, 211), (2, 2, 2, 255))
    paper.invert()
    drawn = paper.get_bounding_rects()[0].unionall(paper.get_bounding_rects())
    assert box.contains(drawn), "the shadows, too"
    assert drawn.height > box.height * 0.7


def test_where_there_is_no_room_for_a_picture_there_are_words(context):
    surface, box = pygame.Surface((600, 500)), pygame.Rect(100, 100, 400, 90)
    cards = context.cards()
    cards.sprites.upright = None
    draw_cards_with_words(Brush(surface, Theme((1280, 800)), context.text), cards, box, "Nothing yet.", ("7D",))
    assert context.text.overflows == []


def test_puzzles_that_are_not_there_can_be_left_for_all(context, monkeypatch):
    pilot = Pilot(context, PuzzlesScreen(context))
    scene = pilot.scene
    scene.choose(EVERY)
    asked = type(scene.shelf).of
    monkeypatch.setattr(
        type(scene.shelf), "of", lambda shelf, theme, family="", level=0: [] if level == 5 else asked(shelf, theme)
    )
    pilot.press("choice:difficulty=5")
    assert "button:start" not in pilot.targets
    pilot.press("button:all")
    assert "button:start" in pilot.targets
    assert pilot.control("choice:difficulty").value == 0


def test_before_the_first_set_against_the_clock_there_are_cards_and_words(make_context):
    pictures = set()
    for deck in ("neapolitan", "french"):
        context = make_context(deck=deck, text_scale=1.3)
        pilot = Pilot(context, PuzzlesScreen(context), (1024, 640))
        pilot.press(f"list:themes={TIMED}")
        pilot.tick()
        assert "button:start" in pilot.targets
        assert context.text.overflows == []
        pictures.add(pygame.image.tobytes(pilot.picture(), "RGB"))
    assert len(pictures) == 2


@pytest.mark.parametrize("key", [EVERY, PracticeTheme.SETTEBELLO.value])
def test_the_position_beside_the_difficulties_is_the_puzzle_that_is_asked_first(context, monkeypatch, key):
    shown = []
    pictured = puzzles_screen.pictured_position

    def noted(context, view, share=1.0):
        shown.append(view)
        return pictured(context, view, share)

    monkeypatch.setattr(puzzles_screen, "pictured_position", noted)
    pilot = Pilot(context, PuzzlesScreen(context))
    for name in (f"list:themes={key}", "choice:game=scopa", "choice:difficulty=1"):
        pilot.press(name)
        pilot.tick()
        pilot.look()
        assert shown[-1] == question_of(pilot.scene.wanted()[0]).view()
    assert len(set(map(repr, shown))) > 1


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_where_nothing_is_found_in_the_rules_a_button_shows_all_of_them_again(context, size):
    pilot = Pilot(context, RulesScreen(context), size)
    scene = pilot.scene
    whole = len(pilot.page.blocks)
    pilot.field.put("xyzzy")
    pilot.tick()
    assert len(pilot.page.blocks) == 1
    first, second = (part for part in scene.tree.everything if isinstance(part, Paper))
    assert first.rect.contains(pilot.field.rect), "the field keeps its sheet"
    assert second.rect.contains(pilot.page.rect)
    pilot.press("button:all")
    assert len(pilot.page.blocks) == whole
    assert pilot.field.text == ""
    assert "button:all" not in pilot.targets
    assert context.text.overflows == []
