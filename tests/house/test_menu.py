"""Into the menu and out again, from a folder of any name: what stands in the menu starts this very program."""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="menus as on Linux")
NAMES = [
    "plain",
    "with blanks in  it",
    "a|b",
    "100%",
    "%U %f %%",
    "$HOME",
    "${HOME}",
    "`id`",
    '"quoted"',
    "it's",
    "back\\slash",
    "end\\",
    "\\n \\s \\\\",
    "Nicolò ♠",
    "a&b;c#d=e",
    "~",
    "*?[a]",
    "(a) <b>",
    "!x",
    "-e",
    "a,b:c",
    "  ",
    '\\$`"%|',
]
NO_NAMES = {
    "line\nbreak": "line break",
    "end\n": "line break",
    "tab\there": "line break",
    os.fsdecode(b"Nicol\xf2"): "not UTF-8",
}
SHARED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]["shared-data"]
ESCAPES = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}


def bundle(folder):
    """What build.py puts into its folder for the menu, and a program that says where it is."""
    for source, target in SHARED.items():
        (folder / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / source, folder / target)
    shutil.copy(PROJECT / "packaging" / "linux" / "add-to-menu", folder)
    (folder / "scopa-gui").write_text('#!/bin/sh\necho "started $#" >"$STARTED"\n', encoding="utf-8")
    (folder / "scopa-gui").chmod(0o755)
    return folder


def add(folder, *words, **environment):
    return subprocess.run(
        [folder / "add-to-menu", *words],
        env={"PATH": os.environ["PATH"], **environment},
        capture_output=True,
        check=False,
    )


def text_of(value):
    """A text of a desktop file, as the specification has it read."""
    return re.sub(r"\\(.)", lambda found: ESCAPES[found.group(1)], value)


def command_of(value):
    """The one argument of an Exec line that is quoted, as the specification has it read."""
    quoted = re.fullmatch(r'"((?:[^"`$\\]|\\["`$\\])*)"', text_of(value))
    assert quoted, value
    plain = re.sub(r"\\(.)", r"\1", quoted.group(1))
    assert not re.search(r"(?<!%)(%%)*%(?!%)", plain), "no code for a file"
    return plain.replace("%%", "%")


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMES)
def test_the_entry_starts_the_program_of_a_folder_of_any_name(tmp_path, name):
    folder, home = bundle(tmp_path / name), tmp_path / "home"
    done = add(folder, HOME=str(home))
    assert (done.returncode, done.stdout, done.stderr) == (0, b"Scopa is in your menu.\n", b"")
    entry = home / ".local/share/applications/org.scopa_gui.Scopa.desktop"
    lines = entry.read_text(encoding="utf-8").splitlines()
    (execute,) = [line.removeprefix("Exec=") for line in lines if line.startswith("Exec=")]
    (attempt,) = [line.removeprefix("TryExec=") for line in lines if line.startswith("TryExec=")]
    assert execute.endswith(" %f")
    assert command_of(execute.removeprefix("env ").removesuffix(" %f")) == text_of(attempt) == str(folder / "scopa-gui")
    others = [
        line
        for line in (PROJECT / "packaging/linux/org.scopa_gui.Scopa.desktop").read_text(encoding="utf-8").splitlines()
        if "Exec=" not in line
    ]
    assert [line for line in lines if "Exec=" not in line] == others
    if shutil.which("gio"):
        started = tmp_path / "started"
        subprocess.run(
            ["gio", "launch", entry],
            env={"PATH": os.environ["PATH"], "STARTED": str(started), "HOME": str(home)},
            check=True,
            capture_output=True,
        )
        until = time.monotonic() + 20
        while not (started.exists() and started.read_text()) and time.monotonic() < until:
            time.sleep(0.01)
        assert started.read_text(encoding="utf-8") == "started 0\n"
    if shutil.which("desktop-file-validate"):
        said = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
        assert (said.returncode, said.stdout) == (0, "")


@pytest.mark.parametrize("name", NO_NAMES)
def test_a_name_that_no_menu_can_hold_is_told_in_one_sentence(tmp_path, name):
    folder, home = bundle(tmp_path / name), tmp_path / "home"
    done = add(folder, HOME=str(home))
    assert (done.returncode, done.stdout) == (1, b"")
    assert len(done.stderr.splitlines()) == 1
    assert NO_NAMES[name].encode() in done.stderr
    assert not home.exists()


def files_in(share):
    """All files, without the tables that the desktop's own programs make of them where they are installed."""
    made = {share / "applications" / "mimeinfo.cache"}
    tables = [share / "mime" / part for part in ("packages",)]
    return [
        path
        for path in share.rglob("*")
        if path.is_file() and path not in made and (not path.is_relative_to(share / "mime") or path.parent in tables)
    ]


@pytest.mark.parametrize("data", [None, "relative", "here and there"])
def test_it_goes_in_and_out_again_and_leaves_what_was_there(tmp_path, data):
    folder, home = bundle(tmp_path / "scopa"), tmp_path / "home"
    share = home / ".local/share" if data != "here and there" else tmp_path / data
    homes = {"HOME": str(home)} | (
        {} if data is None else {"XDG_DATA_HOME": str(tmp_path / data) if data != "relative" else data}
    )
    other = share / "icons/hicolor/16x16/apps/other.png"
    other.parent.mkdir(parents=True)
    other.touch()
    for _ in range(2):
        assert add(folder, **homes).returncode == 0
    put = {str(path.relative_to(share)) for path in files_in(share) if path != other}
    assert put == {target.removeprefix("share/") for target in SHARED.values()}
    assert add(folder, "--remove", **homes).returncode == 0
    assert files_in(share) == [other]


@pytest.mark.parametrize("words", [[], ["--remove"]])
@pytest.mark.parametrize(("owner", "attempt"), [("an older add-to-menu", "/a folder/scopa-gui"), ("pip", "scopa-gui")])
def test_the_entry_under_its_former_name_is_taken_away_if_it_was_put_there_by_this(tmp_path, words, owner, attempt):
    share = tmp_path / "home/.local/share"
    former = [
        share / "applications/scopa-gui.desktop",
        *(share / f"icons/hicolor/{size}x{size}/apps/scopa-gui.png" for size in (16, 512)),
    ]
    for path in former:
        path.parent.mkdir(parents=True)
        path.write_text(f"[Desktop Entry]\nTryExec={attempt}\n", encoding="utf-8")
    assert add(bundle(tmp_path / "scopa"), *words, HOME=str(tmp_path / "home")).returncode == 0
    assert [path.exists() for path in former] == [owner == "pip"] * 3


def test_whose_menu_is_meant_must_be_known(tmp_path):
    done = add(bundle(tmp_path / "scopa"))
    assert done.returncode == 1
    assert done.stderr == b"Scopa cannot find your menu: HOME is not set.\n"
