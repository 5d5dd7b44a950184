"""What the Flatpak is made of is what the locks name, and its manifest can be read."""

import json
import re
import shutil
import subprocess
import sys
from importlib.metadata import distribution

import pytest

from tests.conftest import PROJECT

LINUX = PROJECT / "packaging" / "linux"
MANIFEST = LINUX / "org.scopa_gui.Scopa.yml"
LIBRARIES = json.loads((LINUX / "org.scopa_gui.Scopa.libraries.json").read_text(encoding="utf-8"))
LOCK = """\
# For Python 3.11 to 3.15, by packaging/lock.py
numpy==2.4.6 ; python_full_version < '3.12' \\
    --hash=sha256:{0} \\
    --hash=sha256:{1}
numpy==2.5.5 ; python_full_version >= '3.12' \\
    --hash=sha256:{2}
pefile==1 ; sys_platform == 'win32' \\
    --hash=sha256:{3}
appdirs==1.4.4 \\
    --hash=sha256:{3}
""".format(*(digit * 64 for digit in "abcd"))


@pytest.fixture(scope="module")
def flatpak():
    sys.path.insert(0, str(PROJECT / "packaging"))
    import flatpak

    sys.path.pop(0)
    return flatpak


def test_a_lock_is_read_for_the_python_of_the_runtime(flatpak):
    assert list(flatpak.locked(LOCK)) == [("numpy", "2.5.5", {"c" * 64}), ("appdirs", "1.4.4", {"d" * 64})]


@pytest.mark.parametrize("kind", ["play", "build"])
def test_its_libraries_are_those_of_the_locks(flatpak, kind):
    """Made anew by packaging/flatpak.py when a lock has changed."""
    wanted = flatpak.wanted()[kind == "build"]
    module = LIBRARIES if kind == "play" else LIBRARIES["modules"][0]
    (command,) = module["build-commands"]
    assert re.findall(r"[a-z-]+==\S+", command) == [f"{library.name}=={library.version}" for library in wanted]
    hashes = frozenset().union(*(library.hashes for library in wanted))
    assert {source["sha256"] for source in module["sources"]} <= hashes


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_each_machine_gets_one_file_of_each_library(flatpak, machine):
    for module, wanted in zip((LIBRARIES, LIBRARIES["modules"][0]), flatpak.wanted(), strict=True):
        mine = [
            source["url"].rpartition("/")[2]
            for source in module["sources"]
            if machine in source.get("only-arches", [machine])
        ]
        assert [name.partition("-")[0].replace("_", "-") for name in mine] == [library.name for library in wanted]
        assert all(flatpak.fits(name, None) or flatpak.fits(name, machine) for name in mine)


@pytest.mark.parametrize(("file", "machine", "fit"), [
    ("numpy-2.5.5-cp313-cp313-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl", "x86_64", True),
    ("numpy-2.5.5-cp313-cp313-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl", "aarch64", False),
    ("numpy-2.5.5-cp313-cp313t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl", "x86_64", False),
    ("numpy-2.5.5-cp312-cp312-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl", "x86_64", False),
    ("numpy-2.5.5-cp313-cp313-musllinux_1_2_x86_64.whl", "x86_64", False),
    ("accesskit-0.7.0-cp38-abi3-manylinux_2_17_aarch64.manylinux2014_aarch64.whl", "aarch64", True),
    ("appdirs-1.4.4-py2.py3-none-any.whl", None, True),
    ("appdirs-1.4.4-py2.py3-none-any.whl", "x86_64", False),
])  # fmt: skip
def test_which_file_is_for_which_machine(flatpak, file, machine, fit):
    assert flatpak.fits(file, machine) is fit


def test_a_library_without_a_file_for_a_machine_is_named(flatpak):
    library = flatpak.Locked("numpy", "2.5.5", frozenset({"c" * 64}))
    file = {
        "filename": "numpy-2.5.5-cp313-cp313-manylinux_2_27_x86_64.whl",
        "hashes": {"sha256": "c" * 64},
        "url": "here",
    }
    with pytest.raises(SystemExit, match=r"numpy 2\.5\.5 has not one file for each of x86_64, aarch64"):
        flatpak.sources(library, [file])


def test_it_may_show_a_window_and_sound_and_nothing_else():
    """No network, and no file but its own: what the README promises."""
    asked = set(re.findall(r"^  - (--\S+)$", MANIFEST.read_text(encoding="utf-8"), re.MULTILINE))
    assert asked == {
        "--share=ipc",
        "--socket=wayland",
        "--socket=fallback-x11",
        "--socket=pulseaudio",
        "--device=dri",
        "--device=input",
    }


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="flatpak-builder not installed")
def test_its_manifest_can_be_read(tmp_path):
    said = subprocess.run(
        ["flatpak-builder", "--show-manifest", MANIFEST], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    shown = json.loads(said.stdout)
    assert shown["id"] == MANIFEST.stem
    assert [module["name"] for module in shown["modules"]] == ["libraries", "scopa"]
    assert shown["modules"][0]["modules"][0]["cleanup"] == ["*"]


def test_what_it_is_built_with_is_whole(flatpak):
    """There is no network while it is built: what hatchling asks for is with it."""
    asked, known = ["hatchling"], set()
    while asked:
        name = asked.pop()
        known.add(name)
        plain = [line for line in distribution(name).requires or () if ";" not in line]
        asked += {re.split(r"[^a-z0-9-]", line.lower())[0] for line in plain} - known
    assert known == set(flatpak.BUILDING)
