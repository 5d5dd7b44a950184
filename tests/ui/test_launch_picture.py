"""The window opens with a picture of the title as it will be, or with none: never with one that is not true."""

import os
import subprocess
import sys
import zlib
from random import Random

import numpy as np
import pygame
import pytest
from PIL import Image

from scopa_gui.store.paths import Paths, assets
from scopa_gui.ui import launch_picture, program_start
from scopa_gui.ui.kit import frame_file
from scopa_gui.ui.kit.frame_file import FrameFile
from scopa_gui.ui.kit.monitors import Geometry, Monitor, visible_geometry
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.words import translation
from tests.conftest import PROJECT

SIZE = (1024, 660)
PLACE = Geometry(SIZE, (10, 10))
HALF = 48
"""Of 255 greys: so far are words from the ground they stand on at least; the pixels of a photograph's file are not."""


@pytest.fixture
def picture():
    made = pygame.Surface(SIZE)
    made.fill((40, 90, 60))
    pygame.draw.circle(made, (240, 200, 90), (500, 300), 200)
    return made


@pytest.fixture
def paths(tmp_path, monkeypatch):
    """Folders with settings and matches, where the program looks for them."""
    monkeypatch.setenv("SCOPA_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "it")
    found = Paths()
    for file in (found.settings, found.archive):
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"{}")
    return found


@pytest.fixture
def opened():
    """Opens the window as the program does; what it shows, or None where it shows nothing yet."""
    windows = []

    def open_window():
        shown = []
        with pytest.MonkeyPatch.context() as patch:
            show = launch_picture.Window.show_ahead
            patch.setattr(launch_picture.Window, "show_ahead", lambda self: shown.append(self) or show(self))
            window = launch_picture.open_window()
        if window is not None:
            windows.append(window)
            assert not window.has_shown
        return pygame.image.tobytes(window.surface, "RGB") if shown else None

    yield open_window
    for window in windows:
        window.close()


def test_a_picture_is_read_as_it_was_kept(tmp_path, picture):
    frame_file.save(tmp_path / "kept", picture, {"any": [1, None, "ü\udcff"]})
    kept, other = FrameFile(tmp_path / "kept"), pygame.Surface(SIZE)
    assert kept.facts == {"any": [1, None, "ü\udcff"]}
    assert kept.paint(other)
    assert other.get_buffer().raw == picture.get_buffer().raw
    assert not other.get_locked()


@pytest.mark.parametrize("other", [(1024, 659), (660, 1024), (1025, 660)])
def test_a_picture_fits_no_window_of_another_size(tmp_path, picture, other):
    frame_file.save(tmp_path / "kept", picture, None)
    assert not FrameFile(tmp_path / "kept").paint(pygame.Surface(other))


def test_a_picture_fits_no_window_with_other_colours(tmp_path, picture):
    frame_file.save(tmp_path / "kept", picture, None)
    kept = FrameFile(tmp_path / "kept")
    assert not kept.paint(pygame.Surface(SIZE, 0, 32, (0xFF, 0xFF00, 0xFF0000, 0)))
    assert not kept.paint(pygame.Surface(SIZE, 0, 16))


def test_a_damaged_file_is_never_shown(paths, picture, opened):
    launch_picture.save(picture, PLACE, paths)
    whole, rng = paths.title_picture.read_bytes(), Random(19)
    head = whole.index(b"\n") + 1
    assert opened() is not None
    damaged = [b"", b"\n", b"{}\n", b"[]\n" + whole[head:], whole[:head], whole[:-1], whole + b"\0", b"\xff" * 3000]
    damaged += [b"00000000{}\n", b"[" * 30000, b"%08x%s\n" % (zlib.crc32(b"[" * 30000), b"[" * 30000)]
    for _ in range(60):
        spoilt = bytearray(whole)
        place = rng.randrange(head) if rng.random() < 0.5 else rng.randrange(len(whole))
        spoilt[place] ^= 1 << rng.randrange(8)
        damaged.append(bytes(spoilt))
    true = pygame.image.tobytes(picture, "RGB")
    for text in damaged:
        paths.title_picture.write_bytes(text)
        assert opened() in (None, true)


def test_nothing_but_a_file_is_read(paths, picture, opened):
    launch_picture.save(picture, PLACE, paths)
    paths.title_picture.unlink()
    paths.title_picture.mkdir()
    assert opened() is None


def test_the_window_opens_where_it_stood_with_its_picture(paths, picture, opened):
    launch_picture.save(picture, PLACE, paths)
    assert opened() == pygame.image.tobytes(picture, "RGB")


def _settings(paths, monkeypatch):
    paths.settings.write_bytes(b'{"deck": "french"}')


def _match(paths, monkeypatch):
    paths.archive.write_bytes(b"{ }")


def _somebody(paths, monkeypatch):
    paths.profile_list.write_bytes(b"{}")


def _language(paths, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "de")


def _version(paths, monkeypatch):
    monkeypatch.setattr(launch_picture, "__version__", "9.9")


def _nothing_left(paths, monkeypatch):
    paths.settings.unlink()


@pytest.mark.parametrize("change", [_settings, _match, _somebody, _language, _version, _nothing_left])
def test_what_has_changed_since_is_not_shown_as_it_was(paths, picture, opened, monkeypatch, change):
    launch_picture.save(picture, PLACE, paths)
    change(paths, monkeypatch)
    assert opened() is None


def test_a_window_that_has_to_be_smaller_now_opens_without_its_picture(paths, picture, opened, monkeypatch):
    launch_picture.save(picture, Geometry((1100, 700), (0, 0)), paths)
    assert opened() is None


def test_a_full_disk_costs_the_picture_alone(paths, picture, monkeypatch):
    def refuse(*given, **named):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(frame_file.files, "write", refuse)
    launch_picture.save(picture, PLACE, paths)
    assert not paths.title_picture.exists()


def test_folders_that_cannot_be_written_to_or_looked_into_cost_the_picture_alone(tmp_path, picture, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    for home in (tmp_path / "file", "/dev/null", tmp_path / ("long" * 99)):
        monkeypatch.setenv("SCOPA_HOME", str(home))
        launch_picture.save(picture, PLACE, Paths())


@pytest.mark.parametrize("low", [0, 27, 40, 48, 80])
def test_the_first_window_on_a_screen_of_1920x1080_is_as_large_as_its_picture_whatever_the_panels(low):
    screen = Monitor(pygame.Rect(0, 0, 1920, 1080), pygame.Rect(0, 0, 1920, 1080 - low))
    assert visible_geometry(Geometry(), (screen,)).size == launch_picture.FIRST_SIZE


@pytest.mark.parametrize("language", translation.LANGUAGES)
def test_what_ships_for_the_very_first_start_looks_as_the_first_screen_does(make_context, language):
    context = make_context(language=language)
    like = pygame.Surface(launch_picture.FIRST_SIZE)
    live = program_start.title_of_next_start(context, Theme(launch_picture.FIRST_SIZE), like)
    with Image.open(launch_picture.shipped(language)) as file:
        shipped = np.asarray(file.convert("RGB")).astype(int)
    apart = np.abs(pygame.surfarray.array3d(live).transpose(1, 0, 2).astype(int) - shipped).max(axis=2)
    assert np.mean(apart > HALF) < 0.0001, "packaging/launch_pictures.py paints them anew"


def test_somebody_new_is_shown_what_ships_and_whoever_has_played_is_not(tmp_path, monkeypatch, opened):
    monkeypatch.setenv("SCOPA_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "de")
    screen = Monitor(pygame.Rect(0, 0, 1920, 1080), pygame.Rect(0, 0, 1920, 1080))
    monkeypatch.setattr("scopa_gui.ui.kit.sdl.screens", lambda: (screen,))
    german = pygame.image.load(launch_picture.shipped("de"))
    assert opened() == pygame.image.tobytes(german, "RGB")
    for file in (Paths().settings, Paths().archive, Paths().profile_list):
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"")
        assert opened() is None
        file.unlink()
    assert opened() is not None


def test_where_what_ships_is_not_there_the_window_opens_without_it(tmp_path, monkeypatch, opened):
    monkeypatch.setenv("SCOPA_HOME", str(tmp_path))
    screen = Monitor(pygame.Rect(0, 0, 1920, 1080), pygame.Rect(0, 0, 1920, 1080))
    monkeypatch.setattr("scopa_gui.ui.kit.sdl.screens", lambda: (screen,))
    monkeypatch.setattr(launch_picture, "shipped", lambda language: tmp_path / "none.jpg")
    assert opened() is None
    assert launch_picture.assets() == assets()


SESSION = """
import sys
import zlib
from scopa_gui.ui import app, launch_picture, loop
from scopa_gui.ui.kit.scene import Quit
ahead = []
show = launch_picture.Window.show_ahead
def shown(self):
    if not self.has_shown:
        ahead.append(self.surface.get_buffer().raw)
    show(self)
launch_picture.Window.show_ahead = shown
def first_picture(self):
    if getattr(self, "seen", False):
        return
    self.seen = True
    live = self.window.surface.get_buffer().raw
    print(len(ahead), ahead[0] == live, len(set(ahead[0][::997])) > 9)
    self.stack.apply(Quit())
loop.App._rest = first_picture
sys.exit(app.run())
"""


@pytest.mark.whole
def test_what_the_program_shows_at_its_next_start_is_to_the_pixel_what_it_paints_over_it(tmp_path):
    environment = {**os.environ, "SCOPA_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

    def session():
        done = subprocess.run(
            [sys.executable, "-c", SESSION],
            cwd=PROJECT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        return done.stdout.splitlines()[-1]

    assert session() == "1 True True"  # nothing ahead: the first picture shown is the title itself
    assert session() == "2 True True"
    Paths(tmp_path).settings.write_bytes(b'{"deck": "french", "language": "de", "first_steps": "done"}')
    assert session() == "1 True True"
    assert session() == "2 True True"
