"""The keys that every desktop program has, from the title and from a table."""

import pygame
import pytest

from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.intents import Key
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin

FROM = pytest.mark.parametrize("make", [TitleScreen, begin], ids=["title", "table"])
COMMAND = pytest.mark.parametrize("mod", [pygame.KMOD_CTRL, pygame.KMOD_META], ids=["ctrl", "cmd"])


@pytest.mark.rotating
@FROM
@COMMAND
@pytest.mark.parametrize(("key", "screen"), [("n", NewMatchScreen), (",", SettingsScreen)], ids=["new", "settings"])
def test_new_match_and_settings_have_their_keys_and_open_once(context, make, mod, key, screen):
    pilot = Pilot(context, make(context), blind=True)
    pilot.key(key, mod)
    assert isinstance(pilot.scene, screen)
    scenes = len(pilot.app.stack.scenes)
    pilot.key(key, mod)
    assert len(pilot.app.stack.scenes) == scenes
    pilot.key("escape")
    assert len(pilot.app.stack.scenes) == scenes - 1


@FROM
@COMMAND
def test_the_program_ends_by_its_key(context, make, mod):
    pilot = Pilot(context, make(context), blind=True)
    pilot.key("q", mod)
    assert pilot.scene is None
    assert not pilot.app.stack.failed


@pytest.mark.parametrize("sign", ["²", "٣", "³"])
def test_signs_that_unicode_calls_digits_are_no_numbers_at_the_table(context, sign):
    pilot = Pilot(context, begin(context), blind=True)
    pilot.app.intend(Key(sign, text=sign))
    assert pilot.focused_card is None
