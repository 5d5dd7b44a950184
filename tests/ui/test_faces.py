"""Faces in the window: everybody at a table has one of his own; the people row shows them and is used as before."""

import pygame
import pytest

from scopa_gui.ai.levels import FORMER, LEVELS
from scopa_gui.art.expressions import DRAWN, Expression
from scopa_gui.art.portrait_images import BUST
from scopa_gui.engine.rules import Rules
from scopa_gui.game.persons import person_named
from scopa_gui.game.table import level_seats
from scopa_gui.store import program_parts
from scopa_gui.store.paths import assets
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.play.match_end.scoreboard import faces_of
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.table.paint.medallions import draw_row, draw_seated, row_width
from scopa_gui.ui.words.level_names import COMPANIONS, ME, STRANGERS, faces, portrait_of, portraits_of
from scopa_gui.ui.words.sides import seat_names
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.pilot import Pilot


def test_everybody_has_a_portrait():
    names = {name for people in COMPANIONS.values() for name in people} | set(STRANGERS)
    missing = [name for name in names if not (assets() / "portraits" / f"{portrait_of(name)}.webp").is_file()]
    assert missing == []
    assert portrait_of("Totò") == "toto"
    assert portrait_of("Don Ciro") == "don_ciro"


@pytest.mark.parametrize("level", [*LEVELS, *FORMER, "unheard_of"])
def test_nobody_at_a_table_has_another_ones_face(context, level):
    for partner in ("", *(LEVELS if level in LEVELS else ())):
        for rules in (Rules(players=4), Rules(players=6), Rules(players=6, sides=3), Rules(players=6, sides=6)):
            faces = portraits_of(seat_names(level_seats(rules, level, partner), rules.sides))
            assert len(set(faces)) == rules.players
            assert faces[0] == ME


def test_the_player_has_the_chosen_face_and_nobody_else_has_it(context):
    names = ("You", *COMPANIONS["rosa"][:3])
    assert portraits_of(names, face="il_notaio") == ("il_notaio", "rosa", "assunta", "vincenzo")
    for theirs in ("rosa", "vincenzo"):
        assert portraits_of(names, face=theirs)[0] == ME, "the opponent keeps theirs"
    for unknown in ("", "il_papa", "mimi_", ME):
        assert portraits_of(names, face=unknown)[0] == ME
    assert portraits_of(COMPANIONS["rosa"], ("rosa",), "il_notaio")[0] == "rosa", "nobody plays: it is watched"


def test_at_a_shared_computer_the_coin_is_in_front(context):
    for seats in (("human", "human"), (person_named("Anna"), person_named("Luca"))):
        assert portraits_of(("Anna", "Luca"), seats, "il_notaio") == (ME, "")
        assert faces_of(seats, 2, "il_notaio") == (ME, ME)
    assert faces_of(("human", "rosa"), 2, "il_notaio") == ("il_notaio", "rosa")


def test_every_level_can_be_chosen_and_no_face_of_a_former_one_is_offered_twice():
    assert len(faces()) == len(set(faces().values())) == 42
    assert [name for name in faces().values() if faces()[portrait_of(name)] != name] == []


def test_every_one_of_today_s_people_has_a_face_alone():
    faces = [portrait_of(name) for level in LEVELS for name in COMPANIONS[level]]
    assert len(set(faces)) == len(faces) == 42


def test_a_portrait_is_made_when_first_shown_and_once(context):
    asked = []

    class Picture:
        size = (40, 40)
        pixels = bytes(40 * 40 * 4)

    portraits = Portraits(lambda *what: (asked.append(what), Picture)[1])
    assert portraits.round("rosa", 40) is portraits.round("rosa", 40)
    assert portraits.card("rosa", 40) is not portraits.round("rosa", 40)
    assert asked == [("rosa", 40, "round", "rest"), ("rosa", 40, "card", "rest")]


def test_expressions_are_made_one_by_one_while_nothing_else_is_to_be_done(context):
    """The first look at a table asks for faces at rest; what they will show is made by the loop, before it waits."""
    people = context.portraits()
    people.have(("rosa", 40, expression) for expression in DRAWN)
    app = Pilot(context, NewMatchScreen(context)).app
    steps = 0
    while people.step():
        steps += 1
    assert steps == len(DRAWN) - 1
    assert not people.step()
    people.have(("rosa", 40, expression) for expression in DRAWN)
    assert not people.step(), "they are there"
    people.have([("ninetta", 40, Expression.VEXED)])
    while context.sprites.step():
        pass
    app._rest()
    assert not people._wanted


def test_who_has_no_face_to_show_something_in_stays_at_rest(context):
    people = context.portraits()
    assert people.round(ME, 40, Expression.PLEASED) is people.round(ME, 40)
    assert people.round("rosa", 40, Expression.PLEASED) is not people.round("rosa", 40)


def test_without_a_picture_the_sign_of_the_side_stands_there(context):
    portraits = Portraits(lambda *what: None)
    surface = pygame.Surface((100, 60))
    assert not draw_seated(surface, portraits, "nobody", pygame.Rect(0, 0, 50, 50), 1)
    draw_row(surface, portraits, ["nobody"], (0, 30), 50, 1)
    assert any(surface.get_at((x, 30))[:3] != (0, 0, 0) for x in range(50))


def test_a_row_of_a_side_takes_the_room_it_says(context):
    portraits, size = context.portraits(), 48
    for count in (1, 2, 3):
        surface = pygame.Surface((300, 60), pygame.SRCALPHA)
        draw_row(surface, portraits, ["rosa", "assunta", "ines"][:count], (10, 30), size, 0)
        used = surface.get_bounding_rect()
        assert used.left >= 6
        assert abs(used.right - 10 - row_width(count, size)) <= 4


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_new_match_fits_with_one_row_of_people_and_with_two(make_context, language, players):
    context = make_context(language=language, text_scale=1.3, variant="scopa", players=players)
    contract.draws_without_overflow(context, NewMatchScreen, (1024, 640))
    contract.targets_are_large_enough(context, NewMatchScreen, (1024, 640))


def test_arrows_go_from_one_to_the_next_and_the_large_portrait_follows(context):
    pilot = Pilot(context, NewMatchScreen(context))
    row = pilot.control("choice:level")
    while pilot.scene.focused() != "choice:level":
        pilot.key("tab")
    pilot.tick()
    before, size = row.value, row.rect.size
    seen = bytes(pygame.image.tobytes(pilot.picture().subsurface(row.portrait_box), "RGB"))
    pilot.key("right")
    assert context.settings.level == list(LEVELS)[list(LEVELS).index(before) + 1]
    row = pilot.control("choice:level")
    assert row.rect.size == size
    assert pygame.image.tobytes(pilot.picture().subsurface(row.portrait_box), "RGB") != seen


def _ground(size):
    surface = pygame.Surface(size)
    for x in range(0, size[0], 10):
        surface.fill((30, 60 + x % 90, 66), (x, 0, 10, size[1]))
    return surface


def _drawn(people, expression, box, size):
    surface = _ground(size)
    people.draw_bust(surface, "mastro_gino", box, expression)
    return surface


@pytest.mark.parametrize("side", [90, 171])
def test_a_bust_at_the_table_is_the_picture_of_the_bust_in_that_expression(context, side):
    """It stands on the middle of the lower edge of its box. His moustache moves at the outline."""
    people, size = context.portraits(), (220, 200)
    box = pygame.Rect(12, 9, 200, side)
    for expression in Expression:
        expected = _ground(size)
        bust = people.bust("mastro_gino", side, expression)
        expected.blit(bust, bust.get_rect(midbottom=box.midbottom))
        drawn = _drawn(people, expression, box, size)
        assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_a_change_of_face_repaints_only_the_boxes_of_both_faces(context):
    people, size = context.portraits(), (180, 180)
    box = pygame.Rect(5, 5, 170, 170)
    screen = _ground(size)
    before = Expression.REST
    people.draw_bust(screen, "mastro_gino", box)
    for now in (Expression.BLINK, Expression.PLEASED, Expression.VEXED, Expression.REST):
        faces = [people.bust_face("mastro_gino", box.width, shown) for shown in (before, now)]
        boxes = [face.box.move(box.topleft) for face in faces if face is not None]
        part = boxes[0].unionall(boxes[1:])
        screen.blit(_ground(size), part, part)
        screen.set_clip(part)
        people.draw_bust(screen, "mastro_gino", box, now)
        screen.set_clip(None)
        whole = _drawn(people, now, box, size)
        assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(whole, "RGB")
        before = now
    blink = people.bust_face("mastro_gino", 170, Expression.BLINK).box
    assert blink.width * blink.height < 0.07 * 170 * 170


@pytest.mark.parametrize("side", [170, 400])
def test_five_busts_with_all_their_faces_stay_in_memory(context, side):
    """At 1080p and at 4K: nothing is drawn again while a match goes on. These five have the largest faces."""
    people = context.portraits()
    names = ("mimi", "sisina", "pierino", "peppino", "pasquale")
    wanted = [(name, side, expression) for expression in Expression for name in names]
    people.have(wanted, BUST)
    assert len(people._wanted) == len(wanted)
    while people.step():
        pass
    people.have(wanted, BUST)
    assert not people.step()
    assert not people._wanted, "all of them are still there"


def test_the_player_has_no_bust_and_a_small_box_does_no_harm(context):
    people = context.portraits()
    assert people.bust(ME, 40) is None
    surface = pygame.Surface((40, 40), pygame.SRCALPHA)
    people.draw_bust(surface, ME, surface.get_rect(), Expression.BLINK)
    assert not surface.get_bounding_rect()
    people.draw_bust(surface, "rosa", pygame.Rect(0, 0, 4, 4), Expression.BLINK)
    assert program_parts.news() == []
