"""Every key that a screen handles stands in the list of keys, for that part of the program."""

import re

import pytest

from scopa_gui.ui.front.keys_screen import (
    KeysScreen,
    at_the_table,
    everywhere,
    in_practice,
    when_looking_on,
)
from tests.house.handled_keys import UI, handled
from tests.ui.pilot import Pilot

SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
SAME_AS = {"+": "right", "-": "left", "insert": "v", "menu": "esc", "delete": "backspace", "/": "?"}
"""Keys that are known besides the one that is listed."""
OF_FIELDS = {"a", "c", "x", "v", "backspace", "delete"}
"""Keys of a line of text, the same in every program."""


def listed(rows):
    """Names of the keys in rows, as handled."""
    found = set()
    for cell, _meaning in rows:
        found |= {part.lower() for part in re.split(r", (?=.)| (?=[→↓])", cell)}
        found |= {word for word in ("left", "right", "up", "down") if SIGNS[word] in cell}
    return found | {"ctrl+,"} | {"esc"}


def on_controls(room):
    """Letters that stand on controls of a room: Judge (J)."""
    sources = "".join(path.read_text() for path in (UI / room).rglob("*.py"))
    return {letter.lower() for letter in re.findall(r"\(([A-Z])\)", sources)}


def rows_of(room):
    if room in ("play", "table"):
        return [*everywhere(), *at_the_table(), *when_looking_on()]
    return [*everywhere(), *in_practice()] if room in ("review", "practice") else everywhere()


def missing(rows_of=rows_of):
    """Find keys that are handled and not listed."""
    found = set()
    for room, keys in handled().items():
        known = listed(rows_of(room)) | (on_controls(room) if room == "practice" else set())
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
    assert keys == {"k", "up", "down", "home", "end", "page up", "page down"}


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
