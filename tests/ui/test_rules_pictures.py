"""The pictures of the rules: every page has them, the engine confirms what they show, and each is told and found."""

import pygame
import pytest

from scopa_gui.engine.cards import bit, card_named, mask_of
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.moves import Move
from scopa_gui.engine.options import AceOnAces, CapturePriority, Capturing, Direction
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES, primiera_sum
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.front import rule_figures
from scopa_gui.ui.front.game_pages import HERE, GameHere, anchor_of, explained_options, named_page, page_here
from scopa_gui.ui.front.rules_screen import RulesScreen, found_blocks
from scopa_gui.ui.front.rules_text import parts
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.text_page import BlockKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_row import PILE, ArrowPiece, CardsPiece, NumberPiece
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.pictures.game_table import TablePiece
from scopa_gui.ui.words.dealt_words import table_sentence
from scopa_gui.ui.words.glossary import terms, title_of
from scopa_gui.ui.words.rule_words import value_words
from tests.conftest import LANGUAGES
from tests.ui.at_rules_pages import blocks
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot

HOUSE = {
    "fifteen": Rules(capture=Capturing.FIFTEEN),
    "cirulla": Rules(capture=Capturing.CIRULLA),
    "free": Rules(priority=CapturePriority.FREE, mandatory=False),
    "fewest": Rules(priority=CapturePriority.FEWEST),
    "aces": Rules(asso=True, asso_with_ace=AceOnAces.CHOICE, asso_self_always=True),
    "clockwise": Rules(players=3, direction=Direction.CW),
    "alone": Rules(players=4, sides=4),
}
GAMES = {key: variant.rules for key, variant in VARIANTS.items()} | HOUSE


def pictures(page):
    return [block for block in page if block.part is BlockKind.PICTURE]


def rows_of(page):
    return [row for block in pictures(page) for row in block.picture]


def shown_moves(row):
    """The move of a row and the table it is made on, as a person reads the picture."""
    arrows = [place for place, piece in enumerate(row) if isinstance(piece, ArrowPiece)]
    if not arrows or len(getattr(row[arrows[0] - 1], "cards", ())) != 1:
        return
    (card,) = row[arrows[0] - 1].cards
    after = row[arrows[0] + 1]
    if after is PILE:
        table = row[0].cards if arrows[0] == 2 else ()
        yield Move(card, bit(card)), mask_of(table)
    elif isinstance(after, CardsPiece) and after.lit == bit(card):
        yield Move(card), mask_of(after.cards) & ~bit(card)
    elif isinstance(after, CardsPiece) and after.lit:
        yield Move(card, after.lit), mask_of(after.cards)


@pytest.mark.rotating
@pytest.mark.parametrize("game", GAMES)
def test_every_move_on_the_page_of_a_game_is_one_of_the_engine(game):
    rules = GAMES[game]
    moves = [found for row in rows_of(page_here(GameHere(rules))) for found in shown_moves(row)]
    assert moves
    for move, table in moves:
        assert move in rules.law.moves_of(move.card, table), move


@pytest.mark.parametrize("game", GAMES)
def test_no_way_to_take_is_left_out_where_there_are_few(game):
    rules = GAMES[game]
    found = {}
    for row in rows_of(page_here(GameHere(rules))):
        for move, table in shown_moves(row):
            found.setdefault((move.card, table), set()).add(move)
    for (card, table), moves in found.items():
        legal = rules.law.moves_of(card, table)
        assert moves == set(legal) or len(moves) < len(legal) <= 4


def test_the_same_cards_are_taken_in_another_way_where_the_rules_are_others():
    taken = {
        game: [move for row in rule_figures.option("capture", rules).picture for move in shown_moves(row)]
        for game, rules in GAMES.items()
    }
    assert taken["scopa"] != taken["scopa_di_quindici"] == taken["escoba"]
    assert taken["scopa"] == taken["scopone"]


@pytest.mark.parametrize("key", VARIANTS)
def test_the_page_of_every_game_begins_with_its_table_and_tells_what_is_unlike_plain_scopa(key):
    page, rules = named_page(key), VARIANTS[key].rules
    first, *others, seats = pictures(page)
    assert first.picture == ((TablePiece(rules),),)
    assert first.description == table_sentence(rules)
    assert f"{hand_size(rules)} cards each" in first.description
    assert len(others) == len(explained_options(rules))
    (row,) = seats.picture
    assert [(piece.players, piece.sides) for piece in row] == [
        (players, rules.sides) for players, rules in VARIANTS[key].rules_by_players.items()
    ]
    told = " ".join(cell for block in page for cell in block.cells)
    for option in explained_options(rules):
        assert value_words(rules, option, getattr(rules, option))[1] in told


def test_what_makes_a_game_is_told_on_its_page():
    assert explained_options(VARIANTS["scopa"].rules) == ("capture",)
    assert {"asso", "asso_with_ace", "asso_empty", "asso_scopa"} <= set(
        explained_options(VARIANTS["scopa_dassi"].rules)
    )
    assert {"dealer_bonus", "primiera"} <= set(explained_options(VARIANTS["escoba"].rules))
    assert {"napola", "cappotto"} <= set(explained_options(VARIANTS["scopone_trentino"].rules))
    assert "direction" in explained_options(HOUSE["clockwise"])
    assert "sides" in explained_options(HOUSE["alone"])


def test_every_page_has_a_picture():
    for part in parts(GameHere(Rules(vile=True))):
        assert pictures(part.blocks), part.anchor


def test_every_picture_is_told_and_what_it_shows_is_in_what_is_told():
    for block in pictures(blocks()):
        assert block.description.endswith(".")
        for row in block.picture:
            for move, _table in shown_moves(row):
                assert f"{rule_figures.move_words(move)[1:]}" in block.description


def test_the_primiera_that_is_counted_is_the_engines():
    block = rule_figures.prime("7D 7C 6B AS 2D FC")
    (row,) = block.picture
    best, total = row
    assert set(best.cards) == {card_named(name) for name in ("7D", "7C", "6B", "AS")}
    assert [int(note) for note in best.notes] == [PRIMIERA_VALUES[card % 10 + 1] for card in best.cards]
    assert total == NumberPiece(f"= {primiera_sum(mask_of(best.cards))}")


def test_what_clears_the_table_pays_and_what_leaves_a_card_does_not(monkeypatch):
    swept, left = rule_figures.sweep("7D", "4C 3S RB").picture
    assert (swept[-1], left[-1]) == (NumberPiece("+1"), NumberPiece("0"))
    monkeypatch.setattr(rule_figures, "is_scopa", lambda *args, **named: False)
    assert rule_figures.sweep("7D", "4C 3S RB").picture[0][-1] == NumberPiece("0")


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds_every_page_by_its_title_and_every_word_of_the_glossary(make_context, language):
    context = make_context(language=language)
    screen = RulesScreen(context, rules=VARIANTS["escoba"].rules)
    screen.resize(Theme((1280, 800)))
    for part in parts(screen.here):
        screen.search.put(part.title)
        assert part.anchor in [item.key for item in screen.contents.items]
    for key in terms():
        screen.search.put(title_of(key))
        assert "words" in [item.key for item in screen.contents.items]


def test_a_picture_is_found_with_the_passage_that_it_belongs_to():
    page = blocks()
    found = found_blocks(page, "same rank comes before")
    assert [block.part for block in found][-2:] == [BlockKind.POINT, BlockKind.PICTURE]
    assert found[-1] in page


@pytest.mark.parametrize("deck", ["neapolitan", "french"])
def test_pictures_follow_the_deck_in_cards_and_in_words(make_context, deck):
    context = make_context(deck=deck)
    pilot = Pilot(context, RulesScreen(context))
    told = " ".join(block.description for block in pilot.page.blocks)
    assert ("7 of diamonds" in told) is (deck == "french")
    before = pygame.image.tobytes(pilot.picture(), "RGB")
    context.change(deck={"neapolitan": "french", "french": "neapolitan"}[deck])
    pilot.scene.rebuild()
    pilot.tick()
    assert pygame.image.tobytes(pilot.picture(), "RGB") != before


def test_a_picture_is_painted_once_and_anew_with_another_back(context):
    deck = [Deck(context.sprites, "neapolitan", "maiolica")]
    felt, theme = FeltPictures(lambda: deck[0]), Theme((1280, 800))
    brush = Brush(pygame.Surface((900, 400)), theme, context.text)
    rows = ((TablePiece(Rules()),),)
    box = pygame.Rect((0, 0), felt.size(brush, rows, 700))
    felt.draw(brush, rows, box)
    (first,) = felt.painted.found.values()
    felt.draw(brush, rows, box.move(0, 7))
    assert list(felt.painted.found.values()) == [first]
    deck[0] = Deck(context.sprites, "neapolitan", "lemons")
    felt.draw(brush, rows, box)
    again = list(felt.painted.found.values())[-1]
    assert pygame.image.tobytes(again, "RGBA") != pygame.image.tobytes(first, "RGBA")


@pytest.mark.parametrize("wide", [240, 420, 700])
def test_a_picture_is_never_wider_than_its_page(context, wide):
    felt = FeltPictures(lambda: Deck(context.sprites, "neapolitan", "maiolica"))
    brush = Brush(pygame.Surface((1, 1)), Theme((1024, 640)), context.text)
    for block in pictures(blocks()):
        width, height = felt.size(brush, block.picture, wide)
        assert 0 < width <= wide
        assert height > 0


def test_a_reader_is_told_the_pictures_of_the_page(context):
    pilot = Pilot(context, RulesScreen(context, rules=VARIANTS["scopa_di_quindici"].rules))
    told = [part.name for part in heard(pilot).part("page:rules").children]
    assert any("4 of coins takes 7 of cups + 4 of swords" in name for name in told)
    assert pilot.contents[0].key == HERE
    assert anchor_of("scopa_di_quindici") not in [item.key for item in pilot.contents]
