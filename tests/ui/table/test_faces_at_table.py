"""Faces at a real table: they show what happened, for a while, at no cost once it is over, and say nothing more."""

import pygame
import pytest

from scopa_gui.art.expressions import Expression
from scopa_gui.ui.front.face_screen import FaceScreen
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.table.motion.reactions import LASTS
from scopa_gui.ui.table.paint.medallions import draw_row
from scopa_gui.ui.table.paint.panels import medallion_box
from scopa_gui.ui.words.level_names import ME
from tests.ui.pilot import Pilot
from tests.ui.review.matches import match_studied, reviewed
from tests.ui.table.at_table import at_my_turn, begin, one_capture, smazzata_of

PLEASED, VEXED, THINKING = Expression.PLEASED, Expression.VEXED, Expression.THINKING


def scopa_of_mine(view, card, options):
    return len(options) == 1 and view.makes_scopa(options[0].move) and view.hand.bit_count() > 1


def played(make_context, wanted=scopa_of_mine, players=2, **settings):
    """A table at which I have just played such a card."""
    scene, card = at_my_turn(make_context(level="carmela", **settings), wanted, players=players)
    pilot = Pilot(scene.context, scene, blind=True)
    pilot.rest()
    scene.play(next(move for move in pilot.view.legal_moves() if move.card == card))
    return pilot


def test_a_scopa_is_seen_in_everybody_s_face_once_it_lies_there_and_partners_feel_alike(make_context):
    pilot = played(make_context, players=4, speed="normal")
    pilot.tick(0.2)
    assert PLEASED not in pilot.faces, "the card is on its way"
    assert {Expression.LEFT, Expression.RIGHT, Expression.DOWN} >= set(pilot.faces[1:])
    pilot.tick(0.4)
    assert pilot.faces == [PLEASED, VEXED, PLEASED, VEXED]


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_faces_show_it_at_every_speed_and_nothing_is_drawn_once_it_is_over(make_context, speed):
    pilot = played(make_context, speed=speed)
    scene = pilot.scene
    pilot.tick(0.4)
    assert pilot.faces == [PLEASED, VEXED]
    pilot.tick(LASTS + 1)
    pilot.rest()
    while not scene.my_turn:
        pilot.tick(0.1)
    pilot.tick(2 * LASTS)
    assert pilot.faces_rest
    assert not scene.animating
    assert pilot.faces_timer is None
    pilot.look()
    pilot.tick()
    frames = pilot.window.frames
    pilot.tick(3)
    assert pilot.window.frames == frames, "nothing is drawn while nothing changes"


def test_a_motion_that_is_skipped_is_felt(make_context):
    pilot = played(make_context, speed="slow")
    pilot.tick(0.05)
    assert pilot.scene.skip()
    assert pilot.faces_timer == 0.0
    pilot.tick(0.05)
    assert pilot.faces == [PLEASED, VEXED]


def test_what_is_taken_back_is_forgotten_in_the_faces(make_context):
    pilot = played(make_context, speed="instant")
    pilot.tick(0.3)
    assert PLEASED in pilot.faces
    pilot.session.take_back()
    pilot.tick()
    assert pilot.faces_rest


def test_faces_are_painted_on_top_and_the_still_picture_stays(make_context):
    """Only the faces change, and only while somebody shows something."""
    scene, _card = at_my_turn(make_context(), one_capture)
    pilot = Pilot(scene.context, scene)
    pilot.rest()
    around = pilot.region("busts", 1)

    def seen():
        surface = pilot.picture()
        face = pygame.image.tobytes(surface.subsurface(around), "RGB")
        rest = surface.copy()
        rest.fill((0, 0, 0), around)
        return face, pygame.image.tobytes(rest, "RGB")

    before = seen()
    pilot.feel({0: VEXED, 1: PLEASED})
    painted = []
    scene.painter.draw_still = lambda *what: painted.append(what)
    pilot.tick(0.5)
    face, rest = seen()
    assert face != before[0]
    assert rest == before[1], "who plays has no face"
    pilot.tick(LASTS + 0.5)
    assert seen() == before
    assert painted == []


def test_faces_say_nothing_to_somebody_who_listens(make_context):
    scene, _card = at_my_turn(make_context(), one_capture, players=4)
    context = scene.context
    heard = context.text.heard
    heard.on = True
    pilot = Pilot(context, scene)
    pilot.rest()
    parts, words = [*scene.spoken_parts()], ([*heard.resting], [*heard.moving])
    pilot.feel(dict.fromkeys(range(4), VEXED))
    pilot.tick(0.5)
    assert pilot.faces == [VEXED] * 4
    assert [*scene.spoken_parts()] == parts
    assert ([*heard.resting], [*heard.moving]) == words


def test_who_thinks_looks_up(make_context):
    context = make_context(speed="normal")
    scene = begin(context, seed="who thinks", players=4)
    pilot = Pilot(context, scene, blind=True)
    thought = set()
    for _ in range(900):
        pilot.tick()
        view, now = pilot.view, pilot.faces
        thinking = {seat for seat, face in enumerate(now) if face is THINKING}
        assert thinking <= {view.turn}
        assert 0 not in thinking
        thought |= thinking
        if scene.my_turn and not pilot.is_showing_move:
            scene.play(view.legal_moves()[0])
    assert thought == {1, 2, 3}


def test_with_reduced_motion_a_face_changes_only_when_a_card_is_played(make_context):
    pilot = played(make_context, speed="normal", reduced_motion=True)
    scene = pilot.scene
    pilot.tick(0.6)
    history = pilot.table.history
    while pilot.table.history == history:
        assert pilot.faces[1] is VEXED
        pilot.tick()
    pilot.tick(2.0)
    while not scene.my_turn or pilot.is_showing_move:
        pilot.tick()
    at_rest = pilot.faces
    assert pilot.faces_timer is None
    pilot.tick(3 * LASTS)
    assert pilot.faces == at_rest
    assert not scene.animating


def test_with_reduced_motion_no_eyes_follow_the_cards(make_context):
    context = make_context(speed="normal", reduced_motion=True)
    scene = begin(context, seed="calm")
    pilot, seen = Pilot(context, scene, blind=True), set()
    for _ in range(600):
        pilot.tick()
        seen |= set(pilot.faces)
        assert not pilot.turning_faces
        if scene.my_turn and not pilot.is_showing_move:
            scene.play(pilot.view.legal_moves()[0])
    assert seen <= {Expression.REST, *list(Expression)[1:4]}
    assert THINKING in seen


def test_a_review_shows_what_a_step_makes_of_the_faces_and_none_of_it_where_one_leaps_to(context):
    scene, _made = reviewed(context, match_studied("scopa", 4, 1))
    pilot, seen = Pilot(context, scene, blind=True), set()
    pilot.rest()
    for _ in range(30):
        pilot.key("right")
        pilot.rest()
        seen |= set(pilot.faces)
        if PLEASED in pilot.faces:
            break
    assert PLEASED in seen
    assert VEXED in seen
    pilot.key("home")
    assert pilot.faces_rest
    assert pilot.faces_timer is None


def test_the_count_is_seen_in_the_faces_when_the_next_smazzata_is_dealt(make_context):
    context = make_context(speed="normal")
    scene = begin(context, seed="turn 3", moves=smazzata_of("scopa", 2, "turn 3"), target=21)
    worths = scene.session.table.sheet.worths
    assert worths[0] != worths[1]
    pilot = Pilot(context, scene, blind=True)
    pilot.rest()
    while not isinstance(pilot.scene, CountScreen):
        pilot.tick(0.1)
    while not pilot.scene.done:
        pilot.key("escape")
    pilot.press("button:continue")
    assert pilot.scene is scene
    pilot.tick(0.4)
    assert pilot.faces == ([PLEASED, VEXED] if worths[0] > worths[1] else [VEXED, PLEASED])


@pytest.mark.parametrize("mood", [Expression.REST, PLEASED, VEXED])
def test_at_the_end_of_a_match_a_side_looks_as_it_feels(context, mood):
    def row(**more):
        surface = pygame.Surface((200, 60))
        draw_row(surface, context.portraits(), ["rosa", "ines"], (0, 30), 56, 1, **more)
        return pygame.image.tobytes(surface, "RGB")

    assert (row(expression=mood) == row()) == (mood is Expression.REST)


@pytest.mark.parametrize("calm", [False, True])
def test_the_player_s_own_face_shows_what_happened_as_the_others_do(make_context, calm):
    """In the medallion of the plate; the still picture stays, and the faces are made before they are needed."""
    context = make_context(face="il_notaio", reduced_motion=calm)
    scene, _card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    assert pilot.plates[0].portrait == "il_notaio"
    while context.portraits().step():
        pass
    around = medallion_box(pilot.region("plates", 0), scene.theme)

    def seen():
        return pygame.image.tobytes(pilot.picture().subsurface(around), "RGB")

    before = seen()
    made = []
    context.portraits()._draw = lambda *what: made.append(what)
    pilot.feel({0: VEXED})
    pilot.tick(0.5)
    assert seen() != before
    assert made == []
    if not calm:
        pilot.tick(LASTS + 0.5)
        assert seen() == before


def test_a_face_chosen_during_a_match_is_there_at_once(make_context):
    context = make_context()
    scene, _card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.picture()
    around = medallion_box(pilot.region("plates", 0), scene.theme)
    seen = set()
    for face in (ME, "toto", "carmela"):
        pilot.app.stack.enter(FaceScreen(context))
        pilot.tick()
        pilot.press(f"choice:face={face}")
        pilot.key("escape")
        assert pilot.scene is scene
        seen.add(pygame.image.tobytes(pilot.picture().subsurface(around), "RGB"))
    assert len(seen) == 2, "Carmela, who plays, keeps her face: the coin is back"
