"""What stands round the cards fits its place at every table, in every language, and tells the turn in three ways."""

from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from scopa_gui.ai.levels import FORMER, LEVELS
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import level_seats
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.pictures.signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.table.geometry.regions import regions_of
from scopa_gui.ui.table.paint.panels import (
    Plate,
    draw_dealer,
    draw_pile_figure,
    draw_plate,
    draw_pondering,
    draw_score,
    draw_status,
    draw_stock_figure,
    turn_words,
)
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.level_names import level_keys, level_kind
from scopa_gui.ui.words.sides import seat_names, side_names
from tests.ui.contract import SIZES
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin

TABLES = [(2, 2), (3, 3), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3), (6, 6)]

ROOM_FOR_A_NUMBER = 24


def blank(name, size, kind, expression):
    """A portrait with nothing on it."""
    return SimpleNamespace(size=(size, size), pixels=b"\xff" * (4 * size * size))


BLANK = Portraits(blank)


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", translation.LANGUAGES)
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_everything_fits_at_every_table(make_context, language, size, players, sides):
    context = make_context(language=language)
    regions = regions_of(players, sides, True, size)
    brush = Brush(pygame.Surface(size), Theme(size, 1.3 if size == (1024, 640) else 1.0), context.text)
    rect = pygame.Rect
    for level in level_keys():
        seats = ("human", *(level,) * (players - 1))
        for seat, name in enumerate(seat_names(seats, sides)):
            for plate in (
                Plate(name, seat % sides, level_kind(level) if seat else "", portrait="x"),
                Plate(name, seat % sides, is_turn=True, is_me=seat == 0, portrait="x"),
                *([Plate(name, seat % sides, is_turn=True, beat=1.3, portrait="x")] if seat else []),
            ):
                draw_plate(brush, rect(regions.plates[seat]), plate, BLANK)
            draw_dealer(brush, rect(regions.marks[seat]))
        draw_score(brush, rect(regions.score), side_names(seats, sides), [10] * sides, [3] * sides, 101)
    for side in range(sides):
        if regions.figures[side].width >= ROOM_FOR_A_NUMBER * size[1] // 640:
            draw_pile_figure(brush, rect(regions.figures[side]), side, side_names(seats, sides)[side], 38, 12)
    draw_stock_figure(brush, rect(regions.stock_figure), 36)
    draw_status(brush, rect(regions.status), "7D takes 4C and 3B " * 3)
    assert context.text.overflows == []


def picture(context, plate, *, calm=True):
    surface = pygame.Surface((400, 200))
    brush, rect = Brush(surface, Theme((1280, 800)), context.text), pygame.Rect(100, 60, 180, 56)
    draw_plate(brush, rect, plate)
    draw_pondering(brush, rect, plate, calm=calm)
    return surface


def grey(surface):
    """Only how light every pixel is: what somebody sees who sees no colours."""
    return pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")


def test_whose_turn_it_is_shows_without_colours_and_beyond_the_plate(context):
    quiet, turn = (
        picture(context, Plate("Rosa", 1, "Master")),
        picture(context, Plate("Rosa", 1, "Master", is_turn=True)),
    )
    assert grey(quiet) != grey(turn)
    pointer = pygame.Rect(170, 116, 40, 20)
    assert grey(quiet.subsurface(pointer)) != grey(turn.subsurface(pointer))
    assert turn_words(Plate("Rosa", 1)) == "To play"
    assert turn_words(Plate("Rosa", 1, beat=0.5)) == "Thinking"
    assert turn_words(Plate("You", 0, is_me=True)) == "Your turn"


def test_a_plate_shows_who_sits_there_and_the_words_keep_clear_of_the_face(context):
    def drawn(portrait, left):
        surface = pygame.Surface((1280, 200))
        plate = Plate("Rosa", 1, "forgetful", portrait=portrait)
        draw_plate(Brush(surface, Theme((1280, 800)), context.text), pygame.Rect(left, 60, 166, 56), plate, BLANK)
        return surface

    for left in (100, 1102):
        face = pygame.Rect(left - 2, 62, 42, 24)
        with_face, without = drawn("x", left), drawn("", left)
        assert set(pygame.image.tobytes(with_face.subsurface(face), "RGB")) == {255}
        assert set(pygame.image.tobytes(without.subsurface(face), "RGB")) != {255}


def test_the_thinking_sign_moves_unless_motion_is_reduced(context):
    def at(beat, calm):
        return grey(picture(context, Plate("Rosa", 1, is_turn=True, beat=beat), calm=calm))

    assert at(0.1, calm=False) != at(0.35, calm=False)
    assert at(0.1, calm=True) == at(0.35, calm=True)


@pytest.mark.whole
def test_it_is_written_at_the_table_that_somebody_thinks_though_nothing_else_changes(make_context):
    context = make_context(speed="very_slow")
    scene = begin(context, seed="who thinks", players=4)
    pilot = Pilot(context, scene)
    for _ in range(600):
        pilot.tick()
        who = next((seat for seat, plate in enumerate(scene.plates()) if plate.beat is not None), None)
        if who is not None:
            break
    pilot.tick()
    box = pilot.region("plates", who)
    shown, plates = pilot.picture().subsurface(box).copy(), scene.plates()
    brush = Brush(pilot.picture(), scene.theme, context.text)
    draw_pondering(brush, box, plates[who], calm=False)
    assert grey(pilot.picture().subsurface(box).copy()) == grey(shown), "it stands there already, as it is drawn"
    draw_pondering(brush, box, replace(plates[who], beat=plates[who].beat + 0.25), calm=False)
    assert grey(pilot.picture().subsurface(box).copy()) != grey(shown)


def test_sides_differ_in_shape_not_only_in_colour():
    masks = []
    for side in range(len(SIDE_COLOURS)):
        mask = pygame.mask.from_surface(side_mark(side, 48))
        masks.append(mask)
    for place, mask in enumerate(masks):
        for other in masks[place + 1 :]:
            same = mask.overlap_area(other, (0, 0))
            assert same < 0.93 * max(mask.count(), other.count())
    assert len(set(SIDE_COLOURS)) == len(SIDE_COLOURS)


def test_a_side_of_a_pile_that_is_bigger_gets_another_picture(context):
    def figure(side, cards, scope, name="Us"):
        surface = pygame.Surface((200, 46))
        draw_pile_figure(Brush(surface, Theme((1280, 800)), context.text), surface.get_rect(), side, name, cards, scope)
        return pygame.image.tobytes(surface, "RGB")

    pictures = {
        figure(*each) for each in ((0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 2, 1), (1, 2, 1), (0, 2, 2), (0, 2, 2, "Them"))
    }
    assert len(pictures) == 7


SEATINGS = [rules for key in ("scopa", "scopa_dassi") for rules in VARIANTS[key].rules_by_players.values()]
SEATINGS += [Rules(players=6, sides=3), Rules(players=4, sides=4)]


@pytest.mark.rotating
@pytest.mark.parametrize("rules", SEATINGS, ids=lambda rules: f"{rules.players} on {rules.sides} sides")
@pytest.mark.parametrize("level", [*LEVELS, *FORMER, "unheard_of"])
def test_nobody_at_a_table_shares_a_name_whoever_the_partner_is(context, rules, level):
    for partner in ("", *(LEVELS if level in LEVELS else ())):
        names = seat_names(level_seats(rules, level, partner), rules.sides)
        assert len(set(names)) == rules.players
        assert names[0] == "You"


def test_whom_a_level_is_named_after_sits_there_first_and_a_partner_is_somebody_of_his_own(context):
    four = Rules(players=4)
    assert seat_names(level_seats(Rules(), "rosa"), 2) == ("You", "Rosa")
    assert seat_names(level_seats(four, "rosa", "don_ciro"), 2) == ("You", "Rosa", "Don Ciro", "Assunta")
    assert seat_names(level_seats(four, "rosa"), 2) == ("You", "Rosa", "Amalia", "Assunta")


def test_the_names_of_sides(context):
    assert side_names(level_seats(Rules(), "rosa"), 2) == ("You", "Rosa")
    assert side_names(level_seats(Rules(players=4), "rosa"), 2) == ("Us", "Them")
    assert side_names(level_seats(Rules(players=6, sides=3), "rosa"), 3) == ("Us", "Rosa + V.", "Assunta + I.")


def test_an_empty_status_draws_nothing(context):
    surface = pygame.Surface((300, 60))
    draw_status(Brush(surface, Theme((1280, 800)), context.text), surface.get_rect(), "")
    assert pygame.image.tobytes(surface, "RGB") == bytes(300 * 60 * 3)


@pytest.mark.parametrize("wide", [100, 160])
def test_where_there_is_no_room_for_words_the_turn_is_told_by_a_shape_too(context, wide):
    """Painted grey on grey, the plate whose turn it is has a sign inside its edge that the other has not."""

    def inside(*, is_turn):
        surface = pygame.Surface((300, 120))
        brush = Brush(surface, Theme((1024, 640)), context.text)
        draw_plate(brush, pygame.Rect(60, 40, wide, 46), Plate("Nunzia", 1, is_turn=is_turn, is_plain=True))
        grey = pygame.transform.grayscale(surface).subsurface((60 + 36, 44, wide - 44, 38))
        bright = [grey.get_at((x, y))[0] > 150 for x in range(grey.get_width()) for y in range(grey.get_height())]
        return sum(bright)

    assert inside(is_turn=True) > inside(is_turn=False) + 60
    assert context.text.overflows == []
