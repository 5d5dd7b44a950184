"""With reduced motion nothing is displaced from frame to frame on any screen: things fade, or are elsewhere at once."""

from collections import deque

import pygame
import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import move_named
from scopa_gui.ui.kit.system_wishes import SystemWishes
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.practice.drill.drill_screen import DrillPhase
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.screens import maker_of
from scopa_gui.ui.table.paint.card_layer import Cards
from tests.ui.pilot import FRAME, Pilot
from tests.ui.review.matches import match_studied, reviewed
from tests.ui.table.at_table import begin, choose
from tests.ui.test_scenes import ARGUMENTS, HERE

SIZE = (1024, 640)


class Eye:
    """Sees every frame of a pilot, and in it the cards that are on their way: at three places in three frames."""

    def __init__(self, pilot, monkeypatch):
        self.on_the_way, self.frames = [], 0
        self._now, self._before = {}, deque(maxlen=2)
        pilot.every = 1
        draw, flip = Cards.draw, pilot.window.flip

        def seen(cards, surface, name, at, **options):
            if at.alpha > 0:
                self._now[name] = tuple(round(value, 3) for value in (at.x, at.y, at.angle, at.scale, at.flip))
            draw(cards, surface, name, at, **options)

        def shown():
            flip()
            self._look()

        monkeypatch.setattr(Cards, "draw", seen)
        monkeypatch.setattr(pilot.window, "flip", shown)

    def _look(self):
        for name, place in self._now.items():
            places = [before.get(name) for before in self._before] + [place]
            if None not in places and len(set(places)) == 3:
                self.on_the_way.append((self.frames, name, places))
        self._before.append(self._now)
        self._now = {}
        self.frames += 1

    def answered(self):
        """Something was pressed: what answers to that is no motion."""
        self._before.clear()


def unmoved(pilot):
    """The scene, painted anew in every frame of a second, shows the same."""
    pilot.rest()
    pilot.scene.redraw()
    pilot.tick()
    first = pygame.image.tobytes(pilot.picture(), "RGB")
    for _ in range(12):
        pilot.scene.redraw()
        pilot.tick(FRAME * 5)
        if pygame.image.tobytes(pilot.picture(), "RGB") != first:
            return False
    return True


def through_a_match(pilot, eye):
    """A match of one smazzata with its count, to the end; the kinds of screens and sessions that were seen."""
    seen = set()
    for _ in range(20_000):
        scene = pilot.scene
        seen.add(type(pilot.session or scene))
        if isinstance(scene, MatchEndScreen):
            return seen
        if isinstance(pilot.session, MatchSession) and scene.my_turn and not pilot.is_showing_move:
            choose(pilot)
            eye.answered()
        elif isinstance(scene, CountScreen) and scene.done:
            pilot.press("button:continue")
        else:
            pilot.tick()
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("key", "players"), [("scopa", 2), pytest.param("scopone_scientifico", 4, marks=pytest.mark.whole)]
)
def test_from_the_deal_to_the_end_of_a_match_no_card_is_seen_on_its_way(make_context, monkeypatch, key, players):
    context = make_context(speed="fast")
    context.wishes = SystemWishes(less_motion=True)
    pilot = Pilot(context, begin(context, key, players, target=1), SIZE)
    eye = Eye(pilot, monkeypatch)
    assert {MatchSession, CountScreen, MatchEndScreen} <= through_a_match(pilot, eye)
    assert eye.frames > 300
    assert eye.on_the_way == []
    assert not pilot.scene.animating
    assert unmoved(pilot)


@pytest.mark.whole
def test_without_it_they_are(make_context, monkeypatch):
    context = make_context(speed="fast")
    pilot = Pilot(context, begin(context, target=1), SIZE)
    eye = Eye(pilot, monkeypatch)
    through_a_match(pilot, eye)
    pilot.rest()
    assert eye.on_the_way


@pytest.mark.rotating
@pytest.mark.parametrize("name", [*HERE, "lessons", "drill", "puzzles", "progress"])
def test_a_screen_rests(make_context, name):
    context = make_context(reduced_motion=True)
    pilot = Pilot(context, maker_of("title")(context), SIZE)
    pilot.app.stack.enter(maker_of(name)(context, **ARGUMENTS.get(name, {})))
    assert unmoved(pilot)


def test_in_a_drill_no_card_is_seen_on_its_way_up_to_the_question(make_context, monkeypatch):
    context = make_context(reduced_motion=True)
    context.seed = lambda: 5
    pilot = Pilot(context, maker_of("drill")(context), SIZE)
    pilot.press("button:start")
    eye = Eye(pilot, monkeypatch)
    for _ in range(3600):
        if pilot.scene.phase is DrillPhase.ASK:
            break
        pilot.tick()
    assert pilot.scene.phase is DrillPhase.ASK
    assert eye.frames > 60
    assert eye.on_the_way == []
    assert unmoved(pilot)


@pytest.mark.rotating
@pytest.mark.parametrize("key", ["anchor", "whirlwind"])
def test_in_a_lesson_no_card_is_seen_on_its_way(make_context, monkeypatch, key):
    context = make_context(reduced_motion=True, speed="fast")
    pilot = Pilot(context, LessonSession(context, BY_KEY[key]).screen, SIZE)
    eye = Eye(pilot, monkeypatch)
    progress, shown = pilot.lesson, 0
    while True:
        pilot.rest()
        eye.answered()
        match progress.step:
            case Ask(right=right):
                pilot.scene.play(move_named(right[0]))
                shown += 1
            case CountQuestion(answers=answers):
                pilot.press(f"button:answer{answers.index(progress.counted) + 1}")
        pilot.rest()
        assert unmoved(pilot)
        if progress.is_last:
            break
        eye.answered()
        pilot.press("button:next")
    assert shown
    assert eye.on_the_way == []


@pytest.mark.whole
def test_in_a_review_no_card_is_seen_on_its_way(make_context, monkeypatch):
    scene, _made = reviewed(make_context(reduced_motion=True), match_studied("scopa", 2, 1))
    pilot = Pilot(scene.context, scene, SIZE)
    eye = Eye(pilot, monkeypatch)
    for _ in range(12):
        pilot.key("right")
        eye.answered()
        pilot.tick(0.5)
        assert unmoved(pilot)
    assert eye.frames > 60
    assert eye.on_the_way == []


def test_a_card_that_is_let_go_is_back_at_once_and_hung_straight(make_context, monkeypatch):
    context = make_context(reduced_motion=True, speed="fast")
    pilot = Pilot(context, begin(context), SIZE)
    pilot.rest()
    while not pilot.scene.my_turn:
        pilot.tick()
    hand = pilot.hand
    pilot.drag(f"card:{name_of(hand[0])}", f"card:{name_of(hand[-1])}")
    eye = Eye(pilot, monkeypatch)
    pilot.tick(0.5)
    assert eye.on_the_way == []
    assert not pilot.scene.control.swing.moving
    assert not pilot.scene.control.lifts.moving
