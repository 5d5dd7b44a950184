"""The moments: when they come, that they are short, can be skipped, and hold nothing up."""

import hashlib

import pygame
import pytest

from scopa_gui.engine.cards import SETTEBELLO, name_of
from scopa_gui.ui.kit.sound import CUES
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.settebello_moment import SettebelloMoment
from scopa_gui.ui.table.motion.moments import LASTS, MomentClock, MomentKind, draw_moment, forget_moments
from tests.conftest import LANGUAGES
from tests.ui.contract import SIZES
from tests.ui.pilot import FRAME, Pilot
from tests.ui.table.at_table import at_my_turn, begin, choose


def moment_at(scene):
    return next(beside for beside in scene.companions if isinstance(beside, SettebelloMoment)).clock


def takes_it(view, card, options):
    return len(options) == 1 and bool((options[0].move.taken | 1 << card) >> SETTEBELLO & 1 and options[0].move.taken)


def taken_by_me(context):
    """A pilot at a table where I am just taking the settebello."""
    scene, card = at_my_turn(context, takes_it)
    pilot = Pilot(context, scene, blind=True)
    pilot.rest()
    pilot.press(f"card:{name_of(card)}")
    return pilot


def until_it_comes(pilot, most=30.0):
    passed = 0.0
    while moment_at(pilot.scene).kind is None:
        pilot.tick()
        passed += FRAME
        assert passed < most, "it did not come"


def test_my_settebello_has_its_moment_and_the_game_goes_on_meanwhile(context):
    pilot = taken_by_me(context)
    until_it_comes(pilot)
    clock, seen = moment_at(pilot.scene), 0.0
    assert (clock.kind, clock.side) == (MomentKind.SETTEBELLO, 0)
    ended = None
    while clock.kind is not None:
        if not pilot.is_showing_move and ended is None:
            ended = seen
        pilot.tick()
        seen += FRAME
    assert seen <= 1.2
    assert ended is not None, "the cards had come to rest before it was over"


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_a_key_ends_it(context, how):
    pilot = taken_by_me(context)
    until_it_comes(pilot)
    if how == "click":
        pilot.click((640, 20))
    else:
        pilot.key("f5")
    assert moment_at(pilot.scene).kind is None


def test_it_comes_from_the_others_too_and_once_in_a_smazzata(context):
    context.change(speed="fast")
    for seed in ("one", "two", "three", "four"):
        pilot = Pilot(context, begin(context, seed=seed), blind=True)
        sides, was = [], False
        for _frame in range(12_000):
            scene = pilot.scene
            if not hasattr(scene, "timeline") or (pilot.table.to_move is None and not pilot.is_showing_move):
                break
            clock = moment_at(scene)
            if clock.kind is not None and not was:
                sides.append(clock.side)
            was = clock.kind is not None
            if scene.my_turn and not pilot.is_showing_move and not was:
                choose(pilot)
            pilot.tick()
        piles = pilot.table.view().piles
        assert sides == [side for side, pile in enumerate(piles) if pile >> SETTEBELLO & 1]
        if sides == [1]:
            return
    raise AssertionError("nobody else took it")


def test_where_all_happens_at_once_there_is_none(context):
    context.change(speed="instant")
    pilot = taken_by_me(context)
    pilot.tick(0.2)
    assert moment_at(pilot.scene).kind is None
    assert pilot.table.view().piles[0] >> SETTEBELLO & 1


def test_with_reduced_motion_it_stands_still_and_costs_no_frames(context):
    context.change(reduced_motion=True)
    pilot = taken_by_me(context)
    until_it_comes(pilot)
    clock = moment_at(pilot.scene)
    assert clock.calm
    assert not clock.moving
    assert 0 < clock.timer <= LASTS
    pictures = set()
    for share in (0.0, 0.3, 0.9):
        clock.pass_time(0.001 + share * 0.1)
        surface = pygame.Surface((400, 400))
        draw_moment(
            Brush(surface, Theme((1280, 800)), context.text), context.settings, clock, (200, 200), 40, ours=True
        )
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 1


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["neapolitan", "french"])
def test_each_moment_looks_otherwise_moves_and_stays_in_the_window(make_context, size, language, deck):
    context = make_context(language=language, deck=deck)
    theme, whole = Theme(size), set()
    for kind in MomentKind:
        frames = set()
        for number in range(5):
            clock = MomentClock()
            clock.begin(kind, 0, 1.0, calm=False, words="Ancora: Noi" if kind is MomentKind.MATCH_POINT else "")
            clock.pass_time(LASTS * (number + 0.5) / 5)
            surface = pygame.Surface(size)
            draw_moment(
                Brush(surface, theme, context.text), context.settings, clock, (size[0] - 60, 300), 38, ours=True
            )
            frames.add(hashlib.sha1(surface.get_buffer(), usedforsecurity=False).digest())
        assert len(frames) == 5
        whole |= frames
    assert len(whole) == 20
    forget_moments()


def test_every_moment_has_a_sound():
    assert {kind.value for kind in MomentKind} <= CUES
