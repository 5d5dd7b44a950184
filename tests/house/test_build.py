"""The one-folder program, built for real and started on a screen from an empty home, with no Python within reach."""

import importlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time

import pytest

from tests.conftest import PROJECT

pytestmark = [pytest.mark.slow, pytest.mark.e2e]
FOLDER = PROJECT / "dist" / "scopa"
SMALL = 56_000_000
"""Bytes of a package; 20 million of them are for three packs of cards, faces that change, and the music."""
sys.path.append(str(PROJECT / "packaging"))
build = importlib.import_module("build")


@pytest.fixture(scope="module")
def folder():
    built = subprocess.run(
        [sys.executable, PROJECT / "packaging" / "build.py"],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return FOLDER


@pytest.fixture
def screen():
    """The name of a display of its own."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as said:
            yield f":{said.readline().strip()}"
        server.terminate()


def windows(screen):
    tree = subprocess.run(
        ["xwininfo", "-display", screen, "-root", "-tree"], capture_output=True, text=True, check=False
    )
    return tree.stdout


def test_it_opens_its_window_from_an_empty_home(folder, screen, tmp_path):
    home = tmp_path / "empty"
    home.mkdir()
    clean = {"DISPLAY": screen, "HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen([folder / "scopa-gui"], env=clean, cwd=home, stderr=subprocess.PIPE) as program:
        until = time.monotonic() + 15
        while (
            '"Scopa": ("org.scopa_gui.Scopa" "org.scopa_gui.Scopa")' not in windows(screen) and time.monotonic() < until
        ):
            assert program.poll() is None, program.stderr.read()
            time.sleep(0.1)
        seen = windows(screen)
        program.kill()
    assert '"Scopa": ("org.scopa_gui.Scopa" "org.scopa_gui.Scopa")' in seen
    assert (home / ".local/share/scopa-gui/matches.sqlite").exists()


def test_without_a_screen_it_says_so(folder, tmp_path):
    answer = subprocess.run(
        [folder / "scopa-gui"], env={"HOME": str(tmp_path)}, capture_output=True, text=True, timeout=20, check=False
    )
    assert answer.returncode != 0
    assert "DISPLAY" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_the_engine_in_it_answers(folder, tmp_path):
    answer = subprocess.run(
        [folder / "scopa-engine"],
        input='{"kind": "presets", "id": 7}\n',
        env={},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.stdout.startswith('{"id": 7, "ok": true')
    assert answer.returncode == 0


@pytest.mark.parametrize("game", ["scopone", "escoba"])
def test_those_who_search_think_in_it_too(folder, game):
    first_table = ["2D", "3C", "4B", "RS"]
    hand = ["AD", "5C", "6B", "7S", "FD", "CC", "AB", "2S", "3S"] if game == "scopone" else ["AD", "5C", "6B"]
    given = {"first_table": first_table, "history": [], "hand": hand, "me": 0, "level": "maestro", "iterations": 200}
    request = json.dumps({"kind": "choose", "preset": game, "given": given})
    answer = subprocess.run(
        [folder / "scopa-engine"], input=f"{request}\n", env={}, capture_output=True, text=True, check=False
    )
    told = json.loads(answer.stdout)
    assert told["ok"], told
    assert told["answer"]["iterations"] >= 200


def test_it_goes_into_the_menu_and_out_again(folder, tmp_path):
    environment = {"HOME": str(tmp_path), "PATH": os.environ["PATH"], "XDG_DATA_HOME": ""}
    subprocess.run([folder / "add-to-menu"], env=environment, capture_output=True, check=True)
    desktop = tmp_path / ".local/share/applications/org.scopa_gui.Scopa.desktop"
    assert f'Exec="{folder}/scopa-gui" %f\n' in desktop.read_text()
    assert (tmp_path / ".local/share/icons/hicolor/256x256/apps/org.scopa_gui.Scopa.png").is_file()
    subprocess.run([folder / "add-to-menu", "--remove"], env=environment, capture_output=True, check=True)
    share = tmp_path / ".local" / "share"
    kept_by_the_system = {share / "applications" / "mimeinfo.cache", *(share / "mime").glob("*")}
    left = {path for path in tmp_path.rglob("*") if path.is_file()} - kept_by_the_system
    assert [path for path in left if path.parent.parent != share / "mime" or path.parent.name == "packages"] == []
    assert not [path for path in tmp_path.rglob("*") if "scopa" in path.name.lower()]


def test_the_licences_of_what_is_inside_are_with_it(folder):
    text = (folder / "LICENCES.txt").read_text(encoding="utf-8")
    for words in (
        "the Scopa contributors",
        "SIL OPEN FONT LICENSE",
        "pygame-ce",
        "pillow",
        "msgspec",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "SQLite",
        "PyInstaller",
    ):
        assert words in text


def test_what_a_menu_reads_is_with_it(folder):
    names = {path.relative_to(folder / "share").as_posix() for path in (folder / "share").rglob("*") if path.is_file()}
    assert {
        "applications/org.scopa_gui.Scopa.desktop",
        "metainfo/org.scopa_gui.Scopa.metainfo.xml",
        "icons/hicolor/64x64/apps/org.scopa_gui.Scopa.png",
        "icons/hicolor/scalable/apps/org.scopa_gui.Scopa.svg",
    } <= names


@pytest.mark.skipif(sys.platform != "linux", reason="files as on Linux")
def test_it_asks_the_system_for_no_more_than_every_desktop_has(folder):
    reach = importlib.import_module("reach")
    needs = {name for name in reach.needs_of_folder(folder).libraries if not reach.GLIBC.fullmatch(name)}
    assert needs == {"libgcc_s.so.1", "libstdc++.so.6", "libz.so.1"}


def packed(program, *words):
    """What a program that packs the folder says; it has tried what it packed."""
    done = subprocess.run(
        [sys.executable, PROJECT / "packaging" / program, "--as-built", *words],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "with glibc 2." in done.stdout
    return PROJECT / done.stdout.partition(" (")[0]


def test_it_is_packed_for_any_linux(folder):
    path = packed("portable.py")
    assert path.stat().st_size < SMALL
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*")} <= names


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb not installed")
def test_it_is_packed_for_debian_and_lintian_finds_nothing(folder):
    path = packed("debian.py", "--version", "0.0.1")
    assert path.name.startswith("scopa-gui_0.0.1_")
    assert path.stat().st_size < SMALL
    if shutil.which("lintian"):
        said = subprocess.run(["lintian", "--allow-root", path], capture_output=True, text=True, check=False)
        assert said.stdout == ""
    path.unlink()


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("numpy.libs", "the Maestro does not answer"),
        ("PIL", "does not draw the title"),
        ("scopa_gui/assets/cards", "does not draw the title"),
    ],
)
def test_a_folder_in_which_something_is_missing_is_noticed(folder, tmp_path, part, words):
    whole = tmp_path / "scopa"
    shutil.copytree(folder, whole, symlinks=True, copy_function=os.link)
    for there in (whole / "_internal").glob(f"**/{part}"):
        shutil.rmtree(there)
    assert words in build.wrong_with(str(whole))
