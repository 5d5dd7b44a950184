"""Every key that a screen handles stands in the list of keys, for that part of the program."""

import re

import pytest

from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Key
from scopa_gui.ui.pages import bindings
from scopa_gui.ui.pages.bindings import at_the_table, everywhere, in_practice, when_looking_on
from tests.conftest import PROJECT
from tests.house.handled_keys import UI, handled
from tests.ui.pilot import Pilot

SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
SAME_AS = {"+": "right", "-": "left", "insert": "v", "menu": "esc", "delete": "backspace", "/": "?"}
"""Keys that are known besides the one that is listed."""
OF_FIELDS = {"a", "c", "x", "v", "backspace", "delete"}
"""Keys of a line of text, the same in every program."""
ON_BUTTONS = {"UNDO", "JUDGE", "PLAY_POSITION", "SET_UP", "STOP", "MISSED", "ONCE_MORE"}
"""Bindings that no list has, for they are written on their buttons."""
UNLISTED = {"REDO": "listed as Ctrl+Y", "SHOW_HANDS": "listed with letting a match play on"}


def listed(rows):
    """Names of the keys in rows, as handled."""
    found = set()
    for cell, _meaning in rows:
        found |= {part.lower() for part in re.split(r", (?=.)| (?=[→↓])", cell)}
        found |= {word for word in ("left", "right", "up", "down") if SIGNS[word] in cell}
    return found | {"ctrl+,"} | {"esc"}


def rows_of(room):
    if room in ("play", "table"):
        return [*everywhere(), *at_the_table(), *when_looking_on()]
    return [*everywhere(), *in_practice()] if room in ("review", "practice") else everywhere()


def missing(rows_of=rows_of):
    """Find keys that are handled and not listed."""
    found = set()
    for room, keys in handled().items():
        known = listed(rows_of(room))
        known |= set(SIGNS) if rows_of(room) == everywhere() else set()
        for (key, held), files in keys.items():
            name = SAME_AS.get(key, key)
            names = {f"ctrl+{name}"} if held and name == key else {name, f"ctrl+{name}"}
            if not names & known and not (key in OF_FIELDS and files == {"text_field.py"}):
                found.add((room, key, *sorted(files)))
    return found


def test_every_key_is_in_the_list():
    assert missing() == set()


@pytest.mark.whole
def test_the_search_finds_what_was_left_out():
    was_left_out = ("K", "↑ ↓", "Home, End", "Page up, Page down")

    def as_before(room):
        return [row for row in rows_of(room) if room != "review" or row[0] not in was_left_out]

    keys = {key for room, key, *_files in missing(as_before) if room == "review"}
    assert keys == {"up", "down", "home", "end", "page up", "page down"}


def test_letters_and_function_keys_stand_in_the_table_of_bindings_alone():
    found = {
        (key, file)
        for keys in handled().values()
        for (key, _held), files in keys.items()
        for file in files - {"text_field.py"}
        if re.fullmatch(r"[a-z,?/]|f\d+|redo", key)
    }
    assert found == set()


def test_every_binding_is_in_a_list_or_on_a_button(monkeypatch):
    made = {name: value for name, value in vars(bindings).items() if isinstance(value, Binding)}
    seen = set()
    monkeypatch.setattr(bindings, "cell", lambda *keys: seen.update(keys) or "")
    for rows in (everywhere, at_the_table, when_looking_on, in_practice):
        rows()
    missing = {name for name, value in made.items() if value not in seen} - UNLISTED.keys()
    assert missing == ON_BUTTONS
    sources = [path.read_text() for path in UI.rglob("*.py") if path.name != "bindings.py"]
    assert [name for name in ON_BUTTONS if not any(f"binding={name}" in source for source in sources)] == []
    assert {Key(value.keys[0]) for value in made.values() if value.pad} == set(bindings.PAD_KEYS.values())
    assert [name for name in made if not any(re.search(rf"\b{name}\b", source) for source in sources)] == []


@pytest.mark.parametrize("language", ["it", "de"])
def test_no_translated_text_has_a_key_in_it(language):
    path = PROJECT / "assets" / "locale" / language / "LC_MESSAGES" / "scopa.po"
    assert re.findall(r'.*\((?:[A-Z]|F\d+|Esc|Enter|Space|Ctrl\+.)\)"', path.read_text()) == []


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_the_other_page_is_there_by_mouse_and_keys_and_fits(make_context, language, size):
    context = make_context(language=language)
    pilot = Pilot(context, KeysScreen(context), size)
    first = pilot.picture().copy()
    pilot.press("button:page")
    assert pilot.picture().get_buffer().raw != first.get_buffer().raw
    pilot.press("button:page")
    assert context.text.overflows == []
