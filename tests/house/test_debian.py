"""The package for Debian and Ubuntu: what it needs, whose its files are, what changed, and where everything lies."""

import gzip
import importlib
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages as on Linux")
LINUX = PROJECT / "packaging" / "linux"
CHANGELOG = (
    "# What changed\n\n## Unreleased\n\n- A thing.\n\n## 0.1.0 - 2026-11-21\n\n"
    "- All of it, and so much that one line of a terminal does not hold it, so that it is broken.\n\n"
    "### Details\n\n#### Added\n\n- A small thing.\n"
)
DAY = datetime(2027, 1, 2, 3, 4, 5, tzinfo=UTC)


@pytest.fixture(scope="module")
def packaging():
    """The modules by name."""
    sys.path.insert(0, str(PROJECT / "packaging"))
    modules = {
        name: importlib.import_module(name) for name in ("debcopyright", "debnames", "debpackage", "papers", "reach")
    }
    sys.path.pop(0)
    return modules


@pytest.fixture
def needing(packaging, monkeypatch):
    """Say what a folder asks of the system: needing(libraries, versions, opened)."""

    def say(libraries=(), versions=(), opened=()):
        needs = packaging["reach"].Needs(frozenset(libraries), frozenset(versions))
        monkeypatch.setattr(packaging["reach"], "needs_of_folder", lambda folder: needs)
        monkeypatch.setattr(packaging["reach"], "opened_by", lambda folder: set(opened))

    return say


def test_it_needs_what_its_files_ask_for_in_the_version_that_has_it(packaging, needing):
    versions = [
        ("libc.so.6", "GLIBC", (2, 4)),
        ("libm.so.6", "GLIBC", (2, 27)),
        ("libstdc++.so.6", "GLIBCXX", (3, 4, 22)),
    ]
    needing(
        ["libc.so.6", "libm.so.6", "libstdc++.so.6", "libz.so.1"],
        versions,
        ["libX11.so.6", "libXext.so.6", "libpulse.so.0", "libasound.so.2"],
    )
    assert packaging["debnames"].depends(PROJECT) == [
        "libc6 (>= 2.27)",
        "libstdc++6 (>= 6)",
        "zlib1g",
        "libx11-6",
        "libxext6",
    ]
    assert packaging["debnames"].recommends(PROJECT) == ["libpulse0", "libasound2t64 | libasound2"]


@pytest.mark.parametrize(
    ("libraries", "opened", "named"), [(["libnew.so.3"], [], "libnew.so.3"), ([], ["libother.so.1"], "libother.so.1")]
)
def test_a_library_of_which_no_package_is_known_is_named(packaging, needing, libraries, opened, named):
    needing(libraries, [("libc.so.6", "GLIBC", (2, 4))], opened)
    with pytest.raises(packaging["debnames"].UnknownLibraryError, match=named):
        packaging["debnames"].depends(PROJECT)


def test_a_libstdcxx_newer_than_the_table_is_named(packaging, needing):
    needing(["libstdc++.so.6"], [("libc.so.6", "GLIBC", (2, 4)), ("libstdc++.so.6", "GLIBCXX", (3, 4, 99))])
    with pytest.raises(packaging["debnames"].UnknownLibraryError, match=r"GLIBCXX_3\.4\.99"):
        packaging["debnames"].depends(PROJECT)


def test_all_that_our_sdl_opens_is_known(packaging):
    import pygame

    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    known = {*packaging["debnames"].WANTED, *packaging["debnames"].WELCOME, *packaging["debnames"].UNUSED}
    opened = {name for name in packaging["reach"].opened_by(folder) if not packaging["reach"].GLIBC.fullmatch(name)}
    assert "libX11.so.6" in opened
    assert opened <= known


@pytest.mark.parametrize(
    ("changelog", "version"),
    [
        (CHANGELOG, "0.1.0+unreleased"),
        (CHANGELOG.replace("- A thing.", "### Details\n\n#### Fixed\n\n- A thing."), "0.1.0+unreleased"),
        (CHANGELOG.replace("- A thing.\n\n", ""), "0.1.0"),
    ],
)
def test_a_version_with_changes_after_it_stands_between_it_and_the_next(packaging, changelog, version):
    assert packaging["debpackage"].version_of("0.1.0", changelog) == version
    if shutil.which("dpkg"):
        for older, newer in (("0.1.0", "0.1.0+unreleased"), ("0.1.0+unreleased", "0.1.1")):
            subprocess.run(["dpkg", "--compare-versions", older, "lt", newer], check=True)


def test_the_changelog_is_in_debians_form(packaging):
    text = packaging["debpackage"].debian_changelog(CHANGELOG, "0.1.0+unreleased", DAY)
    assert text.startswith(
        "scopa-gui (0.1.0+unreleased) unstable; urgency=medium\n\n  * A thing.\n\n -- the Scopa contributors <"
    )
    assert "  Sat, 02 Jan 2027 03:04:05 +0000\n\nscopa-gui (0.1.0) unstable; urgency=medium\n\n  * All of it," in text
    assert text.endswith("  Sat, 21 Nov 2026 12:00:00 +0000\n")
    assert "small thing" not in text, "details are for the changelog"
    assert max(len(line) for line in text.splitlines() if not line.startswith(" -- ")) <= 80
    if shutil.which("dpkg-parsechangelog"):
        said = subprocess.run(
            ["dpkg-parsechangelog", "-l-", "--all"], input=text, capture_output=True, text=True, check=True
        )
        assert said.stderr == ""
        assert "Version: 0.1.0+unreleased" in said.stdout


@pytest.fixture
def folder(tmp_path, packaging, monkeypatch):
    """What the one-folder program is made of, each file empty; and texts of two libraries."""
    place = tmp_path / "scopa"
    for name in (
        "scopa-gui",
        "scopa-engine",
        "add-to-menu",
        "LICENCES.txt",
        "share/icons/x.png",
        "_internal/numpy/a.so",
        "_internal/numpy.libs/libgfortran-0a1b.so.5",
        "_internal/libpython3.13.so.1.0",
        "_internal/scopa_gui/assets/fonts/SourceSansPro-It.ttf",
        "_internal/pygame_ce.libs/libogg-15db22d2.so.0.8.6",
    ):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).touch(0o755)
    texts = {
        "numpy": [
            (
                "Copyright (c) 2005-2025, NumPy Developers.\n\nDo as you like.\n\n----\n\nName: GCC runtime "
                "library\nCopyright (C) 2002 Free Software Foundation\n"
            )
        ]
    }
    monkeypatch.setattr(
        packaging["papers"], "own_texts", lambda name: texts.get(name, [f"Copyright 2020 makers of {name}\n"])
    )
    return place


def stanzas(text):
    return [
        dict(line.partition(":")[::2] for line in stanza.splitlines() if not line.startswith(" "))
        for stanza in text.split("\n\n")
    ]


def test_the_copyright_says_of_each_file_whose_it_is(packaging, folder):
    text = packaging["debcopyright"].copyright_of(folder, "usr/lib/scopa-gui")
    head, *rest = stanzas(text)
    assert head["Format"].strip() == packaging["debcopyright"].FORM
    by_file = {stanza["Files"].strip(): stanza for stanza in rest if "Files" in stanza}
    assert by_file["*"]["License"] == " Expat"
    inside = "usr/lib/scopa-gui/_internal"
    assert by_file[f"{inside}/scopa_gui/assets/fonts/SourceSansPro-It.ttf"]["Copyright"].startswith(
        " 2010, 2012, 2014 Adobe"
    )
    assert by_file[f"{inside}/numpy.libs/*"]["Copyright"] == " 2005-2025, NumPy Developers."
    assert by_file[f"{inside}/numpy.libs/libgfortran-0a1b.so.5"]["Copyright"] == " 2002 Free Software Foundation"
    assert "SQLite" in by_file[f"{inside}/libpython3.13.so.1.0"]["Comment"], "what is compiled into Python"
    assert by_file["usr/lib/scopa-gui/scopa-engine"]["Copyright"] == " 2020 makers of pyinstaller"


@pytest.mark.parametrize(("text", "owners"), [
    ("Copyright (c) 2020 A. Author\nand more words", "2020 A. Author"),
    ("   * Copyright 1996-2002, 2006 by\n   * David Turner", "1996-2002, 2006 by David Turner"),
    ("Copyright 2001 A\nCopyright 2001 A\n(c) 2002 B", "2001 A\n 2002 B"),
    ("The copyright holders may not", "those who wrote it"),
])  # fmt: skip
def test_those_who_hold_a_copyright_are_taken_from_the_text(packaging, text, owners):
    assert packaging["debcopyright"]._owners(text, "those who wrote it") == owners


def test_each_licence_that_is_named_has_a_text(packaging, folder):
    text = packaging["debcopyright"].copyright_of(folder, "usr/lib/scopa-gui")
    named = {name for stanza in stanzas(text) for name in stanza.get("License", "").strip().split(" and ") if name}
    given = {
        stanza["License"].strip()
        for stanza, whole in zip(stanzas(text), text.split("\n\n"), strict=True)
        if "License" in stanza and "\n " in whole.partition("License:")[2]
    }
    assert named == given
    assert not [line for line in text.splitlines() if line.strip() == "" and line], (
        "an empty line within a text would end it"
    )


def test_everything_lies_where_a_debian_looks_for_it(packaging, folder, tmp_path):
    tree = tmp_path / "tree"
    packaging["debpackage"].lay_out(folder, tree, "0.2.0", CHANGELOG, DAY)
    there = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if not path.is_dir()}
    assert {
        "usr/games/scopa-gui",
        "usr/games/scopa-engine",
        "usr/share/man/man6/scopa-gui.6.gz",
        "usr/share/man/man6/scopa-engine.6.gz",
        "usr/share/doc/scopa-gui/copyright",
        "usr/share/doc/scopa-gui/changelog.gz",
        "usr/share/lintian/overrides/scopa-gui",
        "usr/lib/scopa-gui/LICENCES.txt",
        "usr/share/metainfo/org.scopa_gui.Scopa.metainfo.xml",
        "usr/share/mime/packages/org.scopa_gui.Scopa.xml",
        "usr/share/icons/hicolor/512x512/apps/org.scopa_gui.Scopa.png",
    } <= there
    assert not [name for name in there if "add-to-menu" in name or "lib/scopa-gui/share" in name]
    assert (tree / "usr/games/scopa-gui").resolve() == tree / "usr/lib/scopa-gui/scopa-gui"
    entry = (tree / "usr/share/applications/org.scopa_gui.Scopa.desktop").read_text(encoding="utf-8")
    assert "\nTryExec=/usr/games/scopa-gui\nExec=/usr/games/scopa-gui %f\n" in entry
    may_start = {
        path.name
        for path in tree.rglob("*")
        if path.is_file() and not path.is_symlink() and path.stat().st_mode & 0o111
    }
    assert may_start == {"scopa-gui", "scopa-engine"}
    summed = packaging["debpackage"].sums(tree).splitlines()
    assert {line.split("  ", 1)[1] for line in summed} == {name for name in there if not (tree / name).is_symlink()}
    assert gzip.decompress((tree / "usr/share/doc/scopa-gui/changelog.gz").read_bytes()).startswith(
        b"scopa-gui (0.2.0)"
    )


@pytest.mark.parametrize("program", ["scopa_gui", "scopa_gui.headless"])
def test_a_manual_page_names_every_flag_of_its_program(program):
    page = (
        (LINUX / ("scopa-gui.6" if program == "scopa_gui" else "scopa-engine.6"))
        .read_text(encoding="utf-8")
        .replace("\\-", "-")
    )
    for flag in ("--help", "--version"):
        assert (
            subprocess.run(
                [sys.executable, "-m", program, flag], cwd=PROJECT, capture_output=True, check=False
            ).returncode
            == 0
        )
        assert flag in page
    assert ("SCOPA_HOME" in page) == (program == "scopa_gui")


@pytest.mark.skipif(shutil.which("man") is None, reason="man not installed")
@pytest.mark.parametrize("page", ["scopa-gui.6", "scopa-engine.6"])
def test_a_manual_page_can_be_shown(page):
    shown = subprocess.run(
        ["man", "--warnings", "-l", LINUX / page],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
    )
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "SYNOPSIS" in shown.stdout


@pytest.mark.parametrize(
    ("program", "words"),
    [("debian.py", ["--frobnicate"]), ("debian.py", ["--version"]), ("portable.py", ["--frobnicate"])],
)
def test_a_word_that_is_not_known_is_told_in_a_line(program, words):
    done = subprocess.run(
        [sys.executable, PROJECT / "packaging" / program, *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip().startswith(f"packaging/{program} takes only the option")
