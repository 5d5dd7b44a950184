"""The title: the settebello whole before the other cards, the gulf beyond the table, and the way on larger than all."""

import pygame
import pytest

from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.ui.front import gulf_view, title_page
from scopa_gui.ui.front.gulf_view import draw_gulf
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.front.welcome_screen import WelcomeScreen
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from tests.ui import contract
from tests.ui.contract import SIZES
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import choose


def bytes_of(picture):
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.rotating
@pytest.mark.parametrize("make", [TitleScreen, WelcomeScreen])
@pytest.mark.parametrize("size", SIZES)
def test_the_settebello_lies_on_top_in_the_middle_and_is_seen_whole(context, monkeypatch, make, size):
    drawn = []

    def note(_deck, _surface, cards, height, places):
        drawn.append((cards, places, height))

    monkeypatch.setattr(Deck, "draw_each", note)
    Pilot(context, make(context), size)
    ((cards, places, height),) = drawn
    assert cards[-1] == SETTEBELLO
    assert len(set(cards)) == 5
    middle = places[-1]
    assert abs(middle.angle) < 1e-9
    assert sorted(place.x for place in places)[2] == middle.x
    assert all(middle.y < place.y for place in places[:-1])
    whole = pygame.Rect(0, 0, round(0.625 * height), height)
    whole.center = round(middle.x), round(middle.y)
    assert pygame.Rect((0, 0), size).contains(whole)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_cards_are_half_as_high_as_a_window_of_any_size(context, size):
    asked = []
    face = context.sprites.upright
    context.sprites.upright = lambda deck, which, height: asked.append(height) or face(deck, which, height)
    Pilot(context, TitleScreen(context), size)
    assert set(asked) == {size[1] // 2}


@pytest.mark.parametrize("box", [(0, 0, 640, 134), (0, 0, 900, 90), (7, 5, 2700, 300)])
def test_the_gulf_fills_its_box_and_nothing_else_and_is_always_the_same(box):
    box = pygame.Rect(box)
    pictures = []
    for ground in ((255, 0, 255), (1, 2, 3)):
        surface = pygame.Surface((box.right + 9, box.bottom + 9))
        surface.fill(ground)
        draw_gulf(surface, box)
        pictures.append(bytes_of(surface.subsurface(box)))
        for spot in ((box.right + 2, 3), (3, box.bottom + 2), (box.right + 2, box.bottom + 2)):
            assert surface.get_at(spot)[:3] == ground
    assert pictures[0] == pictures[1]
    assert len(set(zip(*[iter(pictures[0])] * 3, strict=True))) > 20


def test_a_wide_gulf_drawn_in_strips_has_no_seam_and_smooth_slopes(monkeypatch):
    whole, strips = pygame.Surface((1400, 290)), pygame.Surface((1400, 290))
    draw_gulf(whole, whole.get_rect())
    monkeypatch.setattr(gulf_view, "_STRIP", 500)
    draw_gulf(strips, strips.get_rect())
    assert bytes_of(whole) == bytes_of(strips)
    monkeypatch.undo()
    wide = pygame.Surface((3840, 300))
    draw_gulf(wide, wide.get_rect())
    colours = set(zip(*[iter(bytes_of(wide))] * 3, strict=True))
    assert len(colours) > 100, "where lines lean their edges are mixed"


def test_it_is_seen_on_every_table_and_with_strong_contrast_the_table_stays_plain(make_context, monkeypatch):
    seen = []
    monkeypatch.setattr(title_page, "draw_gulf", lambda _surface, box: seen.append(box))
    for look, count in (({"table": "wood"}, 1), ({"table": "maiolica"}, 1), ({}, 1), ({"contrast": "on"}, 0)):
        seen.clear()
        context = make_context(**look)
        Pilot(context, TitleScreen(context), (1280, 800))
        assert len(seen) == count, look


@pytest.mark.parametrize("steps", ["over", "lessons"])
@pytest.mark.parametrize("waits", [False, True])
def test_the_way_on_is_first_the_only_gold_one_and_the_largest(make_context, steps, waits):
    context = make_context(first_steps=steps)
    if waits:
        match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0, {"variant": "scopa"})
        context.archive.append_move(match, 0, "7D", 6.0)
        context.archive.release(match)
    pilot = Pilot(context, TitleScreen(context), (1280, 800))
    first, *others = pilot.controls
    assert first.name == ("button:continue" if waits else "button:learn" if steps == "lessons" else "button:play")
    assert first.kind is ButtonKind.PRIMARY
    for other in others:
        assert other.kind is not ButtonKind.PRIMARY
        assert other.rect.height < first.rect.height
        assert other.rect.width <= first.rect.width
    quiet = {other.name for other in others if other.kind is ButtonKind.QUIET}
    names = ("rules", "statistics", "settings", "quit", "profiles", *(["change"] if waits else []))
    assert quiet == {f"button:{name}" for name in names}


def finished(context):
    """A match of the player's that is over."""
    match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0, {"variant": "scopa"})
    context.archive.append_move(match, 0, "7D", 6.0)
    context.archive.finish(match, {"winner": 0, "totals": [11, 4]}, 7.0)


@pytest.mark.parametrize("way", ["mouse", "enter", "gamepad"])
def test_one_press_deals_the_match_that_was_chosen_last(make_context, way):
    context = make_context(first_steps="over", variant="scopa", players=2, target=16, level="pierino")
    finished(context)
    pilot = Pilot(context, TitleScreen(context))
    button = pilot.control("button:play")
    assert (button.label, button.note) == ("Play", "Scopa with Pierino, to 16")
    if way == "mouse":
        pilot.press("button:play")
    elif way == "enter":
        pilot.key("return")
    else:
        pilot.pad("a")
    assert isinstance(pilot.session, MatchSession)
    table = pilot.table
    assert (table.rules.players, table.rules.target, table.seats[1]) == (2, 16, "pierino")
    moves = table.moves_played
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()
    choose(pilot)
    assert table.moves_played > moves, "the next click plays a card"


def test_before_the_first_match_play_shows_the_choices(make_context):
    context = make_context(first_steps="over")
    pilot = Pilot(context, TitleScreen(context))
    assert "button:change" not in pilot.targets
    pilot.press("button:play")
    assert isinstance(pilot.scene, NewMatchScreen)


@pytest.mark.parametrize("way", ["button:change", "ctrl+n"])
def test_the_choices_are_one_press_away_too(make_context, way):
    context = make_context(first_steps="over")
    finished(context)
    pilot = Pilot(context, TitleScreen(context))
    if way == "ctrl+n":
        pilot.key("n", pygame.KMOD_CTRL)
    else:
        pilot.press(way)
    assert isinstance(pilot.scene, NewMatchScreen)


def test_with_a_match_that_waits_the_button_that_deals_is_second(make_context):
    context = make_context(first_steps="over", level="maestro")
    match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0, {"variant": "scopa"})
    context.archive.append_move(match, 0, "7D", 6.0)
    context.archive.release(match)
    pilot = Pilot(context, TitleScreen(context))
    assert [one.name for one in pilot.controls][:2] == ["button:continue", "button:play"]
    assert pilot.control("button:play").note == "Scopa with Maestro, to 11"
    pilot.press("button:play")
    assert pilot.table.seats == ("human", "maestro")


@contract.EVERYWHERE
@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize("chosen", [("scopa", 2, "pierino"), ("scopone_scientifico", 4, "professoressa")])
def test_it_fits_with_a_match_to_deal(make_context, language, size, waits, chosen):
    key, players, level = chosen
    context = make_context(language=language, variant=key, players=players, level=level)
    finished(context)
    if waits:
        match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0, {"variant": "scopa"})
        context.archive.append_move(match, 0, "7D", 6.0)
        context.archive.release(match)
    contract.draws_without_overflow(context, TitleScreen, size)
    contract.targets_do_not_overlap(context, TitleScreen, size)


@contract.OTHER_TYPE
def test_it_fits_with_a_match_to_deal_in_other_type(make_context, language, scale):
    context = make_context(language=language, text_scale=scale, variant="scopone_scientifico", players=4)
    finished(context)
    match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0, {"variant": "scopa"})
    context.archive.append_move(match, 0, "7D", 6.0)
    context.archive.release(match)
    contract.draws_without_overflow(context, TitleScreen, (1024, 640))
    contract.targets_do_not_overlap(context, TitleScreen, (1024, 640))
