"""Pages and questions that were words alone: cards of the chosen deck stand beside the words, and cover none."""

import pygame
import pytest

from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.layout import Paper
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.page_screen import PageScreen
from scopa_gui.ui.pictures.cards_with_words import draw_falling
from scopa_gui.ui.pictures.signs import program_sign
from scopa_gui.ui.screens import screen_of
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.pilot import Pilot

LONG = "The game had a failure and goes on: ~/.local/state/somewhere/deep/in/the/folders/of/somebody/log/scopa.log."
PAGES = ["about", "licences", "problem_report"]
SHEETS = {"anew": {}, "failure": {"message": LONG}}
PAPER = (247, 236, 211)


def shown(context, name, size=(1280, 800)):
    pilot = Pilot(context, TitleScreen(context), size)
    pilot.app.stack.enter(screen_of(context, name, SHEETS.get(name, {})))
    pilot.tick(0.5)
    return pilot


@pytest.mark.parametrize("name", PAGES)
def test_beside_a_page_lie_cards_of_the_chosen_deck(make_context, name):
    margins = set()
    for deck in ("neapolitan", "french"):
        pilot = shown(make_context(deck=deck), name)
        assert pilot.page.rect.right <= pilot.margin_box.left
        paper = next(part for part in pilot.scene.tree.everything if isinstance(part, Paper))
        assert paper.rect.contains(pilot.margin_box)
        margins.add(pygame.image.tobytes(pilot.picture().subsurface(pilot.margin_box), "RGB"))
    assert len(margins) == 2


@pytest.mark.parametrize("name", SHEETS)
def test_beside_a_question_lie_cards_of_the_chosen_deck_or_its_backs(make_context, name):
    pictures = {
        pygame.image.tobytes(shown(make_context(**look), name).picture().subsurface((640, 300, 340, 180)), "RGB")
        for look in ({"deck": "neapolitan", "back": "red"}, {"deck": "french", "back": "lemons"})
    }
    assert len(pictures) == 2


@pytest.mark.rotating
@pytest.mark.parametrize("name", [*PAGES, *SHEETS, "first_match_over"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_with_the_largest_type_that_can_be_chosen(make_context, name, language):
    context = make_context(language=language, text_scale=1.5)
    contract.draws_without_overflow(
        context, lambda context: screen_of(context, name, SHEETS.get(name, {})), (1024, 640)
    )


def test_where_lines_would_be_too_short_to_read_there_are_no_cards(make_context):
    class Written(PageScreen):
        pictured = ("AD",)

        def blocks(self):
            return [Block(BlockKind.TEXT, ("A word.",))]

    widths = {}
    for scale in (1.0, 2.5):
        context = make_context(text_scale=scale)
        widths[scale] = Pilot(context, Written(context), (1024, 640)).scene.margin.rect.width
    assert widths[1.0] > 100
    assert widths[2.5] == 0


@pytest.mark.parametrize("names", [("7D",), ("AD", ""), ("AD", "AC", "AB", "AS")], ids=len)
@pytest.mark.parametrize("size", [(150, 420), (340, 700)], ids=str)
def test_cards_that_fell_lie_in_their_box(context, names, size):
    surface, box = pygame.Surface((500, 800)), pygame.Rect((60, 50), size)
    surface.fill(PAPER)
    draw_falling(Brush(surface, Theme((1280, 800)), context.text), context.cards(), box, names)
    paper = pygame.mask.from_threshold(surface, PAPER, (14, 14, 14, 255))
    paper.invert()
    rects = paper.get_bounding_rects()
    drawn = rects[0].unionall(rects)
    assert box.inflate(6, 6).contains(drawn)
    assert drawn.width > box.width * 0.6 or drawn.height > box.height * 0.8


def test_without_its_file_the_sign_of_the_program_is_left_out(monkeypatch, tmp_path):
    assert program_sign(90).get_size() == (90, 90)
    monkeypatch.setattr("scopa_gui.ui.pictures.signs.assets", lambda: tmp_path)
    assert program_sign(90) is None
