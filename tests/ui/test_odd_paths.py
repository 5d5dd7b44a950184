"""Paths from outside: names that are no text, pipes, devices, folders, links to nothing: said, and nothing ends."""

import ctypes
import os
import time

import pygame
import pytest

from scopa_gui.store import profile_file
from scopa_gui.store.error_log import LOG
from scopa_gui.ui.front.problem_report.report_text import report_of, text_of_report
from scopa_gui.ui.front.profiles.profiles_screen import ProfilesScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit import input_reader, sdl
from tests.store.odd_files import KINDS, make_odd
from tests.ui.pilot import Pilot
from tests.ui.test_profiles import said

NAMES = (b"caf\xe9", b"a\nb\x01c", "a\u202eb".encode(), b"x" * 240, b"\xff\xfe", b"a\xc3(b")
ENDINGS = ("", ".scopa", ".txt", profile_file.ENDING)
DROP_FILE, DROP_TEXT = 0x1000, 0x1001


class Drop(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("file", ctypes.c_void_p),
        ("window", ctypes.c_uint32),
        ("rest", ctypes.c_uint8 * 64),
    )


def drop(text, kind=DROP_FILE):
    """Have SDL say that a file or text was dropped on the window."""
    library = sdl.library()
    library.SDL_strdup.argtypes, library.SDL_strdup.restype = [ctypes.c_char_p], ctypes.c_void_p
    event = Drop(kind, 0, library.SDL_strdup(text), 1)
    assert library.SDL_PushEvent(ctypes.byref(event)) == 1


def at_title(context):
    return Pilot(context, TitleScreen(context))


@pytest.mark.rotating
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("name", NAMES)
def test_a_file_of_any_name_can_be_dropped(context, tmp_path, name, ending):
    path = tmp_path / os.fsdecode(name + ending.encode())
    pilot = at_title(context)
    for there in (False, True):
        if there:
            path.write_bytes(b"no card at all")
        pilot.app.open_file(str(path))
        pilot.tick(0.1)
        assert isinstance(pilot.scene, TitleScreen)
        assert said(pilot)
        pilot.tick(20.0)


@pytest.mark.rotating
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_can_be_dropped(context, tmp_path, kind, ending):
    pilot = at_title(context)
    begun = time.monotonic()
    pilot.app.open_file(str(make_odd(tmp_path / f"odd{ending}", kind)))
    pilot.tick(0.1)
    assert isinstance(pilot.scene, TitleScreen)
    assert "cannot be read" in said(pilot)
    assert time.monotonic() - begun < 5


def test_a_name_with_a_zero_in_it_is_no_file(context):
    pilot = at_title(context)
    for ending in ENDINGS:
        pilot.app.open_file(f"a\0b{ending}")
        pilot.tick(0.1)
        assert isinstance(pilot.scene, TitleScreen)
        assert "cannot be read" in said(pilot)


def test_a_drop_whose_name_is_no_text_takes_nothing_else_with_it(context):
    pygame.event.get()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    drop(b"/tmp/caf\xe9.scopa")
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_a))
    events = input_reader.events()
    assert [event.type for event in events] == [pygame.KEYDOWN, pygame.KEYUP, pygame.DROPFILE]
    pilot = at_title(context)
    pilot.app.step(events[-1:], 0.1)
    assert "name" in said(pilot)
    drop(b"\xe9", DROP_TEXT)
    assert len(input_reader.events()) == 1
    drop(b"/tmp/ok")
    assert [event.file for event in input_reader.events()] == ["/tmp/ok"]


@pytest.mark.rotating
@pytest.mark.parametrize("kind", [*KINDS, "name"])
def test_whatever_lies_in_the_folder_of_players_is_listed_or_not_and_ends_nothing(context, kind):
    folder = context.profiles.folder / "players"
    folder.mkdir(parents=True)
    if kind == "name":
        for name in NAMES:
            (folder / os.fsdecode(name + profile_file.ENDING.encode())).write_bytes(b"no player")
    else:
        make_odd(folder / f"odd{profile_file.ENDING}", kind)
    pilot = Pilot(context, ProfilesScreen(context))
    for target in [name for name in pilot.targets if name.startswith("list:profiles=file:")]:
        pilot.press(target)
        pilot.press("button:bring")
        pilot.tick(0.1)
        assert isinstance(pilot.scene, ProfilesScreen)
        assert said(pilot)


@pytest.mark.parametrize("kind", KINDS)
def test_a_log_that_is_no_file_is_said_in_the_report(context, kind):
    make_odd(context.paths.logs / LOG, kind)
    begun = time.monotonic()
    text = text_of_report(report_of(context))
    assert "[Log]\nnot known: OSError" in text
    assert time.monotonic() - begun < 5


def test_of_a_log_of_any_length_only_its_end_is_read(context):
    context.paths.logs.mkdir(parents=True)
    with (context.paths.logs / LOG).open("wb") as log:
        log.truncate(4_000_000_000)
        log.seek(0, os.SEEK_END)
        log.write(b"\nthe last line\n" + b"x" * 500_000 + b"\nthe very last line\n")
    begun = time.monotonic()
    text = text_of_report(report_of(context))
    assert "the very last line" in text
    assert time.monotonic() - begun < 5
    assert len(text) < 20_000
