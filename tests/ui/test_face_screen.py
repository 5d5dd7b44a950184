"""The page "Your face": a face is chosen by pointer, keys and screen reader, and stands for the player everywhere."""

import pygame
import pytest

from scopa_gui.store.paths import assets
from scopa_gui.ui.front.face_screen import FaceScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit import rects
from scopa_gui.ui.words.level_names import ME, faces
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.pilot import Pilot

EVERYBODY = [ME, *faces()]


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_with_the_largest_type(make_context, size, language):
    for face in ("", "il_colonnello"):
        context = make_context(language=language, text_scale=1.3, face=face, table="maiolica")
        contract.draws_without_overflow(context, FaceScreen, size)
        contract.targets_are_large_enough(context, FaceScreen, size)
        contract.targets_do_not_overlap(context, FaceScreen, size)


def test_all_42_faces_and_the_coin_are_offered_and_each_has_its_person_s_name(make_context):
    pilot = Pilot(make_context(), FaceScreen(make_context()), blind=True)
    choice = pilot.control("choice:face").spoken()
    names = [part.name for part in choice.children]
    assert choice.name == "Choose a face"
    assert len(names) == len(set(names)) == 43
    assert names[0] == "The coin"
    assert {"Rosa", "La Prof", "Totò", "Il Colonnello"} < set(names)
    assert [part.chosen for part in choice.children] == [True] + [False] * 42
    assert all((assets() / "portraits" / f"{face}.webp").is_file() for face in EVERYBODY)


def test_a_press_chooses_a_face_and_a_press_on_the_coin_takes_it_back(context):
    pilot = Pilot(context, SettingsScreen(context))
    pilot.press("button:face")
    pilot.press("choice:face=ines")
    assert context.settings.face == "ines"
    assert pilot.control("choice:face").value == "ines"
    pilot.press(f"choice:face={ME}")
    assert context.settings.face == ""
    pilot.press("choice:face=toto")
    pilot.press("button:back")
    pilot.press("button:reset")
    assert context.settings.face == ""


def test_keys_choose_in_both_directions_and_leave_the_grid_at_its_edges(context):
    pilot = Pilot(context, FaceScreen(context))
    pilot.key("tab")
    assert pilot.scene.focused() == "choice:face"
    columns = len({rect.left for name, rect in pilot.targets.items() if name.startswith("choice:face=")})
    pilot.key("right")
    assert context.settings.face == EVERYBODY[1]
    pilot.key("down")
    assert context.settings.face == EVERYBODY[1 + columns]
    pilot.key("up")
    pilot.key("left")
    assert context.settings.face == ""
    pilot.key("end")
    assert context.settings.face == EVERYBODY[-1]
    pilot.key("down")
    assert pilot.scene.focused() == "button:back"
    assert context.settings.face == EVERYBODY[-1]


def test_the_chosen_face_is_large_next_to_the_others(context):
    pilot = Pilot(context, FaceScreen(context))
    seen = set()
    for face in ("rosa", "gigino", ME):
        pilot.press(f"choice:face={face}")
        pilot.point((1, 1))
        surface = pilot.picture()
        left = pilot.targets["choice:face"].right + 40
        _grid, beside = rects.cut_left(surface.get_rect(), left)
        seen.add(pygame.image.tobytes(surface.subsurface(beside), "RGB"))
    assert len(seen) == 3


def test_a_face_that_no_longer_exists_is_the_coin_and_is_left_in_the_settings(make_context):
    context = make_context(face="il_papa")
    pilot = Pilot(context, FaceScreen(context))
    assert pilot.control("choice:face").value == ME
    assert pilot.news == []
    assert context.settings.face == "il_papa"


def test_the_title_shows_the_face_next_to_the_player_s_name(make_context):
    plain = Pilot(make_context(), TitleScreen(make_context()))
    faced = Pilot(make_context(face="don_ciro"), TitleScreen(make_context(face="don_ciro")))
    assert faced.targets["button:profiles"].width > plain.targets["button:profiles"].width
    assert faced.targets["button:profiles"].right == plain.targets["button:profiles"].right


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_fits_with_a_face(make_context, size, language):
    context = make_context(language=language, text_scale=1.3, face="don_ciro")
    contract.draws_without_overflow(context, TitleScreen, size)
    contract.targets_do_not_overlap(context, TitleScreen, size)
