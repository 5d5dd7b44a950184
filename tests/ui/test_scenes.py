"""Every screen made of controls keeps the contract of scenes, in every language, from the smallest window to 4K."""

import pytest

from scopa_gui.ui.scenes.keys import Keys
from scopa_gui.ui.scenes.new_game import NewGame
from scopa_gui.ui.scenes.rules import Rules
from scopa_gui.ui.scenes.settings import SettingsScene
from scopa_gui.ui.scenes.title import Title
from tests.ui import contract

SCENES = {"title": Title, "new_game": NewGame, "settings": SettingsScene, "rules": Rules, "keys": Keys}


@pytest.fixture(params=SCENES)
def make(request):
    return SCENES[request.param]


@pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_scene_draws_itself_with_all_text_in_its_boxes(make_context, make, language, size):
    contract.draws_without_overflow(make_context(language=language), make, size)


@pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_title_with_a_match_to_continue_fits(make_context, language, size):
    context = make_context(language=language)
    context.archive.start_match({}, "1f", ["human", *["rosa"] * 3], 5.0, {"variant": "scopone_scientifico"})
    contract.draws_without_overflow(context, Title, size)
    contract.targets_do_not_overlap(context, Title, size)


@pytest.mark.parametrize("scale", [0.75, 1.3])
@pytest.mark.parametrize("language", ["it", "de"])
def test_larger_and_smaller_type_fits_the_smallest_window(make_context, make, language, scale):
    contract.draws_without_overflow(make_context(language=language, text_scale=scale), make, (1024, 640))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=["smallest", "usual"])
def test_targets_are_large_and_apart(context, make, size):
    contract.targets_are_large_enough(context, make, size)
    contract.targets_do_not_overlap(context, make, size)


def test_every_key_is_survived(context, make):
    contract.survives_every_key(context, make)


def test_every_target_is_survived(context, make):
    contract.survives_every_target(context, make)


def test_back_leaves(context, make):
    contract.back_leaves(context, make)


def test_the_keyboard_alone_reaches_everything(context, make):
    contract.keyboard_reaches_all(context, make)
