"""Keys bound to buttons: the label shows them, and they are answered where the button is."""

import pygame
import pytest

from scopa_gui.ui.kit.binding import Binding, done_by_key
from scopa_gui.ui.kit.intents import Back, Key
from scopa_gui.ui.kit.scene import USED, Pop
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.pages.bindings import BACK, FIND, FULL_SCREEN, HINT, KEYS, PASTE, PRESS, SHOW_AIDS, TAKE_BACK, bound
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.what_if_session import WhatIfSession
from scopa_gui.ui.table.aids.aid_registry import AIDS
from scopa_gui.ui.table.paint.corner_buttons import Icon
from scopa_gui.ui.words import translation
from tests.conftest import PROJECT
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose


@pytest.mark.parametrize(
    ("binding", "intent"),
    [
        (HINT, Key("h", "H", shift=True)),
        (TAKE_BACK, Key("backspace")),
        (BACK, Back()),
        (FULL_SCREEN, Key("enter", alt=True)),
        (PASTE, Key("insert", shift=True)),
        (PASTE, Key("v", command=True)),
        (KEYS, Key("ß", "?", shift=True)),
        (KEYS, Key("w", "?", alt=True)),
        (KEYS, Key("/", command=True)),
    ],
)
def test_a_key_is_found_by_its_name_by_what_is_held_and_a_sign_by_what_is_typed(binding, intent):
    assert binding.is_pressed(intent)


@pytest.mark.parametrize(
    ("binding", "intent"),
    [
        (HINT, Key("h", command=True)),
        (HINT, Key("h", alt=True)),
        (HINT, Key("x", "h")),
        *((binding, Key(binding.keys[0], shift=True)) for binding in (SHOW_AIDS, *(aid.key for aid in AIDS))),
        (PASTE, Key("v")),
        (PASTE, Key("insert")),
        (FULL_SCREEN, Key("enter")),
        (HINT, Back()),
    ],
)
def test_other_keys_are_not_it(binding, intent):
    assert not binding.is_pressed(intent)


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["x (H)", "x (Esc)", "x (F11)", "x (Enter)", "x (Ctrl+F)"]),
        ("it", ["x (H)", "x (Esc)", "x (F11)", "x (Invio)", "x (Ctrl+F)"]),
        ("de", ["x (H)", "x (Esc)", "x (F11)", "x (Enter)", "x (Strg+F)"]),
    ],
)
def test_a_label_names_the_key_in_the_player_s_language(language, labels):
    translation.use(language, PROJECT / "assets" / "locale")
    assert [binding.label("x") for binding in (HINT, BACK, FULL_SCREEN, PRESS, FIND)] == labels
    assert bound("7").label("7") == "7"


def test_a_bound_button_answers_its_key_and_others_are_left_alone():
    group = Group([Button("stay", "Stay", lambda: None), Button("hint", "Hint", Pop, binding=HINT)])
    assert group.widget("button:hint").spoken().name.startswith("Hint (H)")
    assert isinstance(group.handle(Key("h")), Pop)
    assert group.handle(Key("j")) is None
    group.widget("button:hint").enabled = False
    assert group.handle(Key("h")) is None


def test_an_icon_answers_its_key_while_it_is_faint_so_that_the_deed_says_why():
    icon = Icon("hint", "A hint", Pop, None, lambda: False, binding=HINT)
    icon.has_changed()
    assert not icon.enabled
    assert isinstance(Group([icon]).handle(Key("h")), Pop)


def test_a_letter_that_is_typed_into_a_field_presses_no_button():
    field = TextField("name", "", "", lambda words: USED)
    group = Group([field, Button("hint", "Hint", Pop, binding=HINT)])
    group.focus = field.name
    field.place(pygame.Rect(0, 0, 300, 44), Theme((1280, 800)))
    assert not isinstance(group.handle(Key("h", "h")), Pop)


def test_of_several_deeds_only_that_of_the_key_is_done():
    done = []
    deeds = {Binding((key,)): lambda key=key: done.append(key) or USED for key in "abc"}
    assert done_by_key(deeds, Key("b")) is USED
    assert done == ["b"]
    assert done_by_key(deeds, Key("d")) is None


def test_the_keys_on_the_buttons_of_the_menu_at_the_table_do_what_the_buttons_say(context):
    pilot = Pilot(context, begin(context))
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()
    choose(pilot)
    pilot.rest()
    played = len(pilot.table.record.moves)
    pilot.press("button:menu")
    pilot.key("u")
    assert isinstance(pilot.session, MatchSession)
    assert len(pilot.table.record.moves) < played
    pilot.press("button:menu")
    pilot.key("i")
    assert isinstance(pilot.session, WhatIfSession)
