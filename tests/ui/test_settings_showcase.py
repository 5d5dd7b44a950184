"""What is beside the settings: cards lie on the small table, one flies once at a speed that was chosen, and stops."""

import pygame
import pytest

from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.settings_showcase import Showcase
from scopa_gui.ui.kit.layout import Paper, Words
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.toggle import Toggle
from scopa_gui.ui.table.aids.aid_registry import assisted_note
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot


@pytest.mark.rotating
@pytest.mark.parametrize(("size", "box"), [((1024, 640), (602, 78, 396, 486)), ((1920, 1080), (1128, 132, 748, 823))])
@pytest.mark.parametrize("deck", ["neapolitan", "french"])
@pytest.mark.parametrize("page", ["cards", "game"])
def test_no_card_lies_over_its_frame(make_context, size, box, deck, page):
    context, rect = make_context(deck=deck, capture_stop="click"), pygame.Rect(box)
    empty, laid = pygame.Surface(size), pygame.Surface(size)
    showcase = Showcase(context)
    showcase.draw_cloth(Brush(empty, Theme(size), context.text), rect)
    brush = Brush(laid, Theme(size), context.text)
    if page == "cards":
        showcase.draw(brush, rect)
    else:
        showcase.draw_captures(brush, rect)
    inner = rect.inflate(-4, -4)
    edge = [
        (x, y)
        for x in range(rect.left, rect.right, 3)
        for y in (*range(rect.top, inner.top), *range(inner.bottom, rect.bottom))
    ]
    assert [empty.get_at(pixel) for pixel in edge] == [laid.get_at(pixel) for pixel in edge]
    middle = rect.inflate(-rect.width // 4, -rect.height // 4)
    assert pygame.image.tobytes(empty.subsurface(middle), "RGB") != pygame.image.tobytes(laid.subsurface(middle), "RGB")


def stage_of(pilot):
    return pygame.image.tobytes(pilot.picture().subsurface(pilot.showcase_box), "RGB")


def test_a_speed_that_is_chosen_is_played_once_and_slower_takes_longer(make_context):
    pilot = Pilot(make_context(speed="normal"), SettingsScreen(make_context(speed="normal"), "game"))
    assert not pilot.scene.animating, "nothing moves before something is chosen"
    rested, took = stage_of(pilot), {}
    for speed in ("fast", "very_slow"):
        pilot.press(f"choice:speed={speed}")
        assert pilot.scene.animating
        pilot.tick()
        assert stage_of(pilot) != rested, "the card is on its way"
        took[speed] = pilot.rest()
        assert stage_of(pilot) == rested, "it lies where it lay"
    assert took["fast"] < took["very_slow"]


@pytest.mark.parametrize(("speed", "calm"), [("instant", False), ("slow", True)])
def test_nothing_flies_where_nothing_may(make_context, speed, calm):
    context = make_context(speed="normal", reduced_motion=calm)
    pilot = Pilot(context, SettingsScreen(context, "game"))
    rested = stage_of(pilot)
    pilot.press(f"choice:speed={speed}")
    assert not pilot.scene.animating
    assert stage_of(pilot) == rested


def test_how_long_a_capture_lies_there_is_seen(make_context):
    context = make_context(capture_stop="never")
    pilot = Pilot(context, SettingsScreen(context, "game"))
    seen = {stage_of(pilot)}
    for stop in ("short", "long", "click"):
        pilot.press(f"choice:stop={stop}")
        seen.add(stage_of(pilot))
    assert len(seen) == 4


def test_the_sample_of_type_follows_language_and_size(make_context):
    context = make_context(language="en")
    pilot = Pilot(context, SettingsScreen(context, "window"))
    seen = {stage_of(pilot)}
    for press in ("choice:language=it", "choice:language=de", "choice:type=1.3", "choice:type=0.9"):
        pilot.press(press)
        pilot.scene.redraw()
        pilot.tick()
        seen.add(stage_of(pilot))
    assert len(seen) == 5
    assert context.text.overflows == []


@pytest.mark.rotating
@pytest.mark.parametrize("page", ["game", "help", "window"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_switches_end_where_choices_end_and_sentences_stand_in_the_sheet(make_context, page, language):
    for size, scale in (((1024, 640), 1.0), ((1024, 640), 1.3), ((1920, 1080), 1.0)):
        pilot = Pilot(make_context(language=language, text_scale=scale), SettingsScreen(make_context(), page), size)
        scene = pilot.scene
        around = ("choice:page", "button:")
        rows = [widget for widget in pilot.controls if not widget.name.startswith(around)]
        assert len({widget.body.right for widget in rows}) == 1
        assert any(isinstance(widget, Toggle) for widget in rows)
        sheet = next(part for part in scene.tree.everything if isinstance(part, Paper))
        notes = [part for part in sheet.everything if isinstance(part, Words) and part.words != assisted_note()]
        for note in notes:
            assert sheet.rect.contains(note.rect), note.words
            assert note.rect.collidelist([widget.body for widget in rows]) < 0, note.words
        if scale == 1.0:
            assert notes, "at the usual size there is room for them"
