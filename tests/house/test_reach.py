"""How old a Linux the compiled files run on, held against what readelf says of the same files."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="files as on Linux")
LIBRARIES = [Path(importlib.util.find_spec(name).origin).parent for name in ("msgspec", "numpy", "pygame")]


@pytest.fixture(scope="module")
def reach():
    sys.path.insert(0, str(PROJECT / "packaging"))
    import reach

    sys.path.pop(0)
    return reach


@pytest.fixture
def bundle(tmp_path):
    """A folder with one compiled file of each library, and SDL."""
    for library in LIBRARIES:
        path = next(library.rglob("*.so"))
        shutil.copy(path, tmp_path / path.name)
    (sdl,) = (LIBRARIES[2].parent / "pygame_ce.libs").glob("libSDL2-2-*")
    shutil.copy(sdl, tmp_path / sdl.name)
    return tmp_path


@pytest.mark.skipif(shutil.which("readelf") is None, reason="readelf not installed")
@pytest.mark.parametrize("library", LIBRARIES, ids=lambda folder: folder.name)
def test_what_a_file_asks_for_is_what_readelf_says(reach, library):
    for path in sorted(library.rglob("*.so"))[:12]:
        said = subprocess.run(
            ["readelf", "--wide", "-d", "-V", path], capture_output=True, text=True, check=True, env={"LC_ALL": "C"}
        ).stdout
        needs = reach.needs_of(path.read_bytes())
        assert needs.libraries == set(re.findall(r"\(NEEDED\).*\[(.+)\]", said))
        section = said.partition("Version needs section")[2]
        assert {f"{word}_{reach.dotted(numbers)}" for _, word, numbers in needs.versions} == set(
            re.findall(r"Name: (\w+_[\d.]+)", section)
        )


def test_what_lies_in_the_folder_is_not_asked_of_the_system(reach, bundle):
    needs = reach.needs_of_folder(bundle)
    assert "libc.so.6" in needs.libraries
    assert not [name for name in needs.libraries if "SDL2-2" in name], "it is there"
    (sdl,) = bundle.glob("libSDL2-2-*")
    sdl.unlink()
    assert [name for name in reach.needs_of_folder(bundle).libraries if "SDL2-2" in name]


def test_the_newest_glibc_is_that_of_the_neediest_file(reach, bundle):
    alone = {path.name: reach.newest(reach.needs_of(path.read_bytes()), "GLIBC") for path in bundle.iterdir()}
    most = max(alone.values())
    assert reach.newest(reach.needs_of_folder(bundle), "GLIBC") == most >= (2, 2, 5)
    assert set(reach.because(bundle, "GLIBC")) == {name for name, numbers in alone.items() if numbers == most}
    assert f"glibc {reach.dotted(most)} or newer" in reach.sentence(bundle)


def test_what_sdl_opens_when_it_wants_it_is_found(reach, bundle):
    assert {"libX11.so.6", "libwayland-client.so.0", "libpulse.so.0"} <= reach.opened_by(bundle)


@pytest.mark.parametrize("content", [b"", b"#!/bin/sh\n", b"\x7fELF\x01\x01" + bytes(60)])
def test_what_is_no_such_file_is_refused_in_a_sentence(reach, content):
    with pytest.raises(reach.NotReadError, match="64-bit"):
        reach.needs_of(content)


def test_a_folder_without_compiled_files_asks_for_nothing(reach, tmp_path):
    (tmp_path / "words.txt").write_text("ELF", encoding="utf-8")
    assert reach.needs_of_folder(tmp_path) == reach.Needs(frozenset(), frozenset())


@pytest.mark.parametrize(("oldest", "status"), [("", 0), ("2.99", 0), ("2.2", 1)])
def test_a_folder_that_does_not_reach_as_far_as_it_has_to_ends_with_1(reach, bundle, oldest, status):
    assert reach.main(bundle, oldest) == status
