"""The small pictures of the games: hands, table and seats are those that the engine deals, and they are told."""

from collections import Counter

import pygame
import pytest

from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.options import Dealing, Direction
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.own_rules import OwnGame, new_key
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures import game_table
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_row import CardsPiece, EmptyPlace, NumberPiece
from scopa_gui.ui.pictures.game_table import TABLE_WIDTH, GameGlances, SidesPiece, draw_table, glance_pieces
from scopa_gui.ui.play.more_match_screens import GamesScreen
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.words.dealt_words import game_in_a_list, table_sentence
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.at_new_match import choose_at_table
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot

EVERY = {
    f"{key} {players}": rules for key, game in VARIANTS.items() for players, rules in game.rules_by_players.items()
}
HOUSE = {
    "five": Rules(players=5, deal=Dealing.SCIENTIFICO),
    "clockwise": Rules(players=6, sides=3, direction=Direction.CW),
    "two with ten": Rules(players=2, deal=Dealing.SCIENTIFICO),
}
GAMES = EVERY | HOUSE
OWN = {"deal": "scientifico", "players": 4, "redeal_kings": 0, "capture": "fifteen"}


class Noting:
    """Cards that note what is drawn where, and draw nothing."""

    def __init__(self):
        self.drawn = []

    def draw(self, surface, card, height, at, **how):
        self.drawn.append((card, round(at.x), round(at.y)))

    draw_each = Deck.draw_each


def drawn(context, rules, box, monkeypatch):
    """What is drawn of a table, and the signs of the sides."""
    marks, mark = [], game_table.side_mark
    monkeypatch.setattr(game_table, "side_mark", lambda side, size: marks.append(side) or mark(side, size))
    cards = Noting()
    brush = Brush(pygame.Surface(box.size), Theme((1280, 800)), context.text)
    draw_table(brush, cards, rules, box)
    return cards.drawn, marks


@pytest.mark.rotating
@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_above_has_every_hand_what_is_turned_up_and_the_sides(context, game, monkeypatch):
    rules, box = GAMES[game], pygame.Rect(0, 0, round(200 * TABLE_WIDTH), 200)
    cards, marks = drawn(context, rules, box, monkeypatch)
    open_cards = [card for card, _x, _y in cards if card is not None]
    assert len(open_cards) == len(set(open_cards)) == rules.turned
    hands = hand_size(rules) * rules.players
    stock = 3 if hands < rules.plays else 0
    assert len(cards) == hands + rules.turned + stock
    assert Counter(marks) == Counter(seat % rules.sides for seat in range(rules.players))
    for _card, x, y in cards:
        assert box.inflate(-10, -10).collidepoint(x, y)


@pytest.mark.parametrize("game", GAMES)
def test_hands_lie_apart(context, game, monkeypatch):
    rules, box = GAMES[game], pygame.Rect(0, 0, round(400 * TABLE_WIDTH), 400)
    cards, _marks = drawn(context, rules, box, monkeypatch)
    count = hand_size(rules)
    places = [(x, y) for card, x, y in cards][: count * rules.players]
    hands = [places[seat * count : (seat + 1) * count] for seat in range(rules.players)]
    boxes = [
        pygame.Rect(min(x for x, _y in hand), min(y for _x, y in hand), 1, 1).union(
            pygame.Rect(max(x for x, _y in hand), max(y for _x, y in hand), 1, 1)
        )
        for hand in hands
    ]
    for number, one in enumerate(boxes):
        assert not any(one.inflate(40, 40).colliderect(other) for other in boxes[number + 1 :])


@pytest.mark.parametrize("game", GAMES)
def test_the_row_of_a_game_says_the_same_in_a_few_pieces(game):
    rules = GAMES[game]
    seats, hand, number, turned, *sign = glance_pieces(rules)
    assert seats == SidesPiece(rules.players, rules.sides)
    assert hand.cards == (None,) * hand_size(rules)
    assert number == NumberPiece(str(hand_size(rules)))
    assert len(turned.cards) == rules.turned if rules.turned else turned == EmptyPlace()
    unusual = rules.law.by_fifteen or rules.law.ace_is_special
    assert len(sign) == unusual
    if rules.law.by_fifteen:
        assert sign == [NumberPiece("15")]
    elif unusual:
        assert isinstance(sign[0], CardsPiece)


def test_games_that_differ_at_the_deal_or_in_what_is_taken_look_otherwise():
    looks = {key: glance_pieces(game.rules) for key, game in VARIANTS.items()}
    keys = ("scopa", "scopone", "scopone_scientifico", "scopa_dassi", "scopa_di_quindici")
    assert len({looks[key] for key in keys}) == len(keys)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)], ids=str)
def test_every_row_has_its_picture_in_columns_that_hold_it(context, size):
    glances = GameGlances(lambda: Deck(context.sprites, "neapolitan", "maiolica"))
    brush = Brush(pygame.Surface((1, 1)), Theme(size), context.text)
    high = Theme(size).px(40)
    for rules in GAMES.values():
        for piece, column in zip(glance_pieces(rules), game_table._COLUMNS, strict=False):
            inner = round(high * game_table._INSIDE)
            if isinstance(piece, CardsPiece):
                assert piece.width(brush, inner) <= game_table.glance_card_width(high) * column + 2
    wide = glances.width(high)
    assert wide < Theme(size).px(260)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_are_told(make_context, language):
    context = make_context(language=language, variant="scopone", players=4)
    context.own_rules().keep(OwnGame(new_key(), "Nonna Pia", "scopone", OWN))
    pilot = Pilot(context, GamesScreen(context))
    outline = heard(pilot)
    rows = {row.key: row.name for row in outline.part("list:variant").children}
    for key, game in pilot.scene.games.items():
        rules = game.rules_for(pilot.wish.players, pilot.wish.target)
        assert game_in_a_list(rules) in rows[f"list:variant={key}"]
    assert outline.part("picture:game").name == table_sentence(VARIANTS["scopone"].rules)


def test_the_picture_follows_the_number_of_players(context):
    pilot = Pilot(context, NewMatchScreen(context))
    for players in VARIANTS["scopa"].players:
        choose_at_table(pilot, players=players)
        assert heard(pilot).part("picture:game").name == table_sentence(VARIANTS["scopa"].rules_by_players[players])
        item = next(item for item in pilot.control("list:variant").items if item.key == "scopa")
        assert item.picture.players == players


def test_own_rules_have_the_picture_of_what_they_deal(context):
    own = OwnGame(new_key(), "Nonna Pia", "scopone", OWN)
    context.own_rules().keep(own)
    pilot = Pilot(context, GamesScreen(context))
    item = next(item for item in pilot.control("list:variant").items if item.key == own.key)
    assert glance_pieces(item.picture)[2:] == (NumberPiece("10"), EmptyPlace(), NumberPiece("15"))


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize("variant", ["scopone_21", "escoba"])
def test_the_new_match_fits_with_rules_of_ones_own(make_context, language, size, variant):
    def make(context):
        own = OwnGame("own_1", "Tutto come dalla nonna di Peppino", "scopone", OWN)
        context.own_rules().keep(own)
        return NewMatchScreen(context)

    contract.draws_without_overflow(make_context(language=language, variant=variant), make, size)
