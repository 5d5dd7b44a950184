"""What the packages leave out is not missed: the program runs, and what it asks for in vain it can do without."""

import importlib
import json
import os
import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from scopa_gui.store.paths import Paths
from tests.conftest import PROJECT

sys.path.append(str(PROJECT / "packaging"))
bundle, pruning, trying = (importlib.import_module(name) for name in ("bundle", "pruning", "trying"))

DONE_WITHOUT = {
    "PIL._imagingft": "Pillow sets no letters here",
    "_hashlib": "Python reckons by itself",
    "_bz2": "only to unpack archives",
    "_lzma": "only to unpack archives",
    "bz2": "only to unpack archives",
    "lzma": "only to unpack archives",
    "pygame._camera": "none",
    "pygame._freetype": "type by SDL_ttf",
    "pygame.freetype": "for a list of versions",
    "unittest": "for a class of numpy that tests it",
}
"""What is asked for in vain, and why that does no harm."""
LIBRARIES = ("appdirs", "msgspec", "numpy", "pillow", "pygame-ce")


def run(folder, what, *keys, told=""):
    missed = folder / f"{what}.json"
    environment = os.environ | {"SCOPA_HOME": str(folder), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.pruned", missed, what, *keys],
        cwd=PROJECT,
        env=environment,
        input=told,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout, set(json.loads(missed.read_text(encoding="utf-8")))


def test_the_maestro_thinks_without_what_is_left_out(tmp_path):
    said, missed = run(tmp_path, "engine", told=trying.MAESTRO.decode())
    answer = json.loads(said)
    assert answer["ok"], answer
    assert answer["answer"]["worlds"] > 0
    assert missed <= set(DONE_WITHOUT)


def test_the_window_draws_sounds_and_keeps_a_match_without_what_is_left_out(tmp_path):
    _, missed = run(tmp_path, "window", "escape", "return", "return", "return")
    assert missed <= set(DONE_WITHOUT)
    assert [*Paths(tmp_path).cache.iterdir()], "cards are drawn"
    assert Paths(tmp_path).archive.is_file()


def files():
    return [
        path.as_posix() for name in LIBRARIES for path in distribution(name).files if "__pycache__" not in path.parts
    ]


def test_a_good_part_of_the_libraries_is_left_out():
    there = [file for file in files() if not pruning.is_packed(file)]
    assert len(there) > 1000
    assert sum(Path(distribution("numpy").locate_file(file)).stat().st_size for file in there) > 15e6


@pytest.mark.parametrize(("place", "kept"), [
    ("numpy/__init__.py", True),
    ("numpy/_core/tests/test_umath.py", False),
    ("numpy/_core/_simd.cp312-win_amd64.pyd", False),
    ("numpy.libs/libscipy_openblas64_-4e39871015dc1470c682dc512497ee22.dll", True),
    ("PIL/_imaging.cp312-win_amd64.pyd", True),
    ("PIL/_imagingft.cp312-win_amd64.pyd", False),
    ("PIL\\_avif.cp312-win_amd64.pyd", False),
    ("pygame/SDL2_ttf.dll", True),
    ("pygame/libwebp-7.dll", True),
    ("pygame/libwebpdemux-2.dll", True),
    ("pygame/libpng16-16.dll", True),
    ("pygame/libjpeg-62.dll", True),
    ("pygame/libtiff-5.dll", False),
    ("pygame/pygame_icon.bmp", True),
    ("scopa_gui/assets/icons/scopa.ico", True),
    ("pygame_ce.libs/libtiff-9370c332.so.6.3.0", True),
])  # fmt: skip
def test_what_is_kept_is_told_by_its_place(place, kept):
    assert pruning.is_packed(place) is kept


@pytest.mark.parametrize(("module", "kept"), [
    ("sqlite3", True), ("sqlite3.dbapi2", True), ("sqlite3.dump", False), ("ssl", False), ("xml.etree", False),
    ("numpy.ma.core", False), ("numpy.random", True), ("multiprocessing.spawn", True), ("concurrent.futures", True),
    ("decimal", True), ("_decimal", True), ("PIL.WebPImagePlugin", True), ("PIL.ImageTk", False),
])  # fmt: skip
def test_what_is_kept_is_told_by_its_name(module, kept):
    assert pruning.is_packed_module(module) is kept


def test_no_module_that_the_program_names_is_left_out():
    texts = [path.read_text(encoding="utf-8") for path in (PROJECT / "scopa_gui").rglob("*.py")]
    names = {name for text in texts for name in re.findall(r"^ *(?:import|from) ([\w.]+)", text, re.MULTILINE)}
    assert {"sqlite3", "numpy", "pygame", "PIL"} <= names
    assert sorted(name for name in names if not pruning.is_packed_module(name)) == []


@pytest.mark.parametrize(("ending", "library"), [
    (".webp", "libwebp-7.dll"), (".png", "libpng16-16.dll"), (".jpg", "libjpeg-62.dll"), (".tiff", "libtiff-5.dll"),
])  # fmt: skip
def test_the_libraries_of_all_pictures_that_ship_are_kept_and_no_others(ending, library):
    """Under Windows SDL opens them by name, when such a picture is read."""
    ships = any(any((PROJECT / "assets" / room).rglob(f"*{ending}")) for room in bundle.ROOMS)
    assert pruning.is_packed(f"pygame/{library}") is ships


def test_what_is_pruned_is_gone_and_all_else_is_there(tmp_path):
    for name in (
        "numpy/__init__.py",
        "numpy/tests/a.py",
        "numpy/fft/b.py",
        "numpy-2.dist-info/RECORD",
        "numpy-2.dist-info/METADATA",
        "game/tests/x",
        "game/y.c",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x", encoding="utf-8")
    pruning.prune(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*"))] == [
        "numpy",
        "numpy/__init__.py",
        "numpy-2.dist-info",
        "numpy-2.dist-info/METADATA",
    ]


@pytest.mark.parametrize(("file", "kept"), [
    ("libstdc++.so.6", False),
    ("libgcc_s.so.1", False),
    ("libz.so.1", False),
    ("libzstd.so.1", True),
    ("numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0", True),
    ("libpython3.13.so.1.0", True),
])  # fmt: skip
def test_what_every_linux_has_is_left_to_it(file, kept):
    """The drivers of its screen want theirs."""
    assert pruning.is_packed(file) is kept
