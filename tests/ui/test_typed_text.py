"""What somebody sent, typed or pasted into a field: it is said at once what it is, and Enter opens it."""

from dataclasses import replace

import pygame
import pytest

from scopa_gui.game.notation.written_match import SharedDeal, deal_text
from scopa_gui.ui.front.sharing.typed_text_screen import TypedTextScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.review.review_session import ReviewSession
from tests.coach.test_shared_text import POSITION, PUZZLE
from tests.game.test_shared_match import EXAMPLE
from tests.games import GAMES
from tests.ui import contract
from tests.ui.pilot import Pilot

DEAL = deal_text(SharedDeal(replace(GAMES["scopa 2"], target=16), "9f3a0c2e77b1", ("human", "maestro")))


def at(context, text="", size=(1280, 800)):
    pilot = Pilot(context, TitleScreen(context), size, blind=True)
    pilot.app.stack.apply(Push("typed_text"))
    if text:
        pilot.type(text)
    return pilot


def test_a_number_that_is_typed_deals_the_next_match_with_it(context):
    context.change(variant="escoba", players=2, level="rosa")
    pilot = at(context, "9F3a 0c2e m")
    assert pilot.scene.found is None
    pilot.key("backspace")
    assert pilot.scene.found.seed == "9f3a0c2e"
    pilot.key("return")
    assert isinstance(pilot.session, MatchSession)
    assert context.archive.match(pilot.match_id).seed == "9f3a0c2e"
    assert pilot.table.seats == ("human", "rosa")
    assert context.archive.match(pilot.match_id).extra["variant"] == "escoba"
    assert not context.archive.match(pilot.match_id).extra.get("assisted")
    pilot.app.stack.apply(None)
    assert len(pilot.app.stack.scenes) == 2


@pytest.mark.parametrize(
    ("text", "session"), [(EXAMPLE, ReviewSession), (PUZZLE, PuzzleSession), (DEAL, MatchSession)], ids=str
)
def test_what_is_pasted_is_named_and_opened(context, clipboard, text, session):
    clipboard[0] = text
    pilot = at(context)
    assert "button:open" not in pilot.targets
    pilot.press("button:paste")
    pilot.press("button:open")
    assert isinstance(pilot.session, session)


def test_a_position_is_found_too(context, clipboard):
    clipboard[0] = POSITION
    pilot = at(context)
    pilot.key("v", pygame.KMOD_CTRL)
    assert isinstance(pilot.scene, TypedTextScreen)
    assert pilot.scene.found.view.hand


def test_what_is_wrong_is_said_while_one_types_and_nothing_is_lost(context):
    pilot = at(context, "scopa 1 deal rules")
    assert pilot.scene.found is None
    assert pilot.scene.fault
    pilot.key("return")
    assert isinstance(pilot.scene, TypedTextScreen)
    pilot.app.stack.resize(pilot.app.stack.theme)
    assert pilot.field.text == "scopa 1 deal rules"
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)


def test_an_empty_clipboard_is_told(context, clipboard):
    pilot = at(context)
    pilot.press("button:paste")
    assert pilot.news


def test_letters_are_taken_from_an_input_method_only_while_the_field_has_the_focus(context):
    pilot = at(context)
    pilot.look()
    pilot.tick()
    assert pilot.field.body.contains(pilot.window.typed)
    pilot.compose("に")
    assert pilot.field.composed == "に"
    pilot.compose("")
    pilot.key("tab")
    assert pilot.window.typed is None
    pilot.key("escape")
    pilot.tick()
    assert pilot.window.typed is None


@pytest.mark.parametrize("screen", [PracticeScreen, NewMatchScreen])
def test_the_way_there(context, screen):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("practice" if screen is PracticeScreen else "new_match"))
    if screen is NewMatchScreen:
        pilot.press("button:more")
    pilot.press("button:sent")
    assert isinstance(pilot.scene, TypedTextScreen)


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize("text", ["", EXAMPLE, "9f3a 0c2e", DEAL, "scopa 1 deal"], ids=range(5))
def test_it_fits(make_context, language, size, text):
    context = make_context(language=language)

    def make(context):
        screen = TypedTextScreen(context)
        screen.field.put(text)
        return screen

    contract.draws_without_overflow(context, make, size)
