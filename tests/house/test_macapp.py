"""What macOS is told of the game, as the spec of PyInstaller puts it together: run here with stand-ins."""

import io
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from scopa_gui import __version__
from scopa_gui.ui.words.translation import LANGUAGES
from tests.conftest import PROJECT

PACKAGING = PROJECT / "packaging"


@pytest.fixture(scope="module")
def macapp():
    sys.path.insert(0, str(PACKAGING))
    import macapp

    sys.path.pop(0)
    return macapp


def made_by_the_spec(folder, system, monkeypatch, macapp):
    """The words and options of COLLECT and BUNDLE, where the spec is run on such a system."""
    said = {}

    def stand_in(kind):
        def made(*words, **options):
            said[kind] = (words, options)
            return kind

        return made

    found = SimpleNamespace(binaries=[("libfree.dylib", "", "BINARY")], datas=[], pure=[], scripts=[])
    papers = SimpleNamespace(LIBRARIES=("appdirs",), unnamed=lambda files: [], licences=lambda files: "every licence")
    hooks = SimpleNamespace(collect_submodules=lambda package: [package], copy_metadata=lambda name: [])
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setitem(sys.modules, "papers", papers)
    monkeypatch.setitem(sys.modules, "macapp", macapp)
    monkeypatch.setattr(macapp, "wheels", lambda: ["Tag: cp313-cp313-macosx_14_0_arm64"])
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", [*sys.path, str(PACKAGING)])
    (folder / "packaging").mkdir()
    (folder / "assets").mkdir()
    shutil.copytree(PROJECT / "assets" / "icons", folder / "assets" / "icons")
    names = {"SPECPATH": str(folder / "packaging"), "Analysis": lambda *words, **options: found, "TOC": list}
    names |= {kind: stand_in(kind) for kind in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(compile((PACKAGING / "scopa.spec").read_text(encoding="utf-8"), "scopa.spec", "exec"), names)
    return said


def test_the_app_is_what_the_menu_is_elsewhere(tmp_path, monkeypatch, macapp):
    words, options = made_by_the_spec(tmp_path, "darwin", monkeypatch, macapp)["BUNDLE"]
    assert words[0] == "COLLECT"
    assert words[1] == [("LICENCES.txt", str(tmp_path / "build/LICENCES.txt"), "DATA")]
    assert (options["name"], options["bundle_identifier"], options["version"]) == (
        "Scopa.app",
        "org.scopa_gui.Scopa",
        __version__,
    )
    told = options["info_plist"]
    assert set(told["CFBundleLocalizations"]) == set(LANGUAGES)
    assert told["CFBundleVersion"] == told["CFBundleShortVersionString"] == __version__
    assert told["NSHighResolutionCapable"] is True
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert told["LSMinimumSystemVersion"] == "14.0"
    assert told["NSHumanReadableCopyright"].startswith("Copyright (c) 20")
    assert Path(options["icon"]).read_bytes() == macapp.icon(PROJECT / "assets" / "icons")


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_elsewhere_no_app_is_made(tmp_path, monkeypatch, macapp, system):
    said = made_by_the_spec(tmp_path, system, monkeypatch, macapp)
    assert "BUNDLE" not in said
    assert said["COLLECT"][1] == {"name": "scopa"}
    assert (tmp_path / "build/LICENCES.txt").read_text(encoding="utf-8") == "every licence"


def test_the_icon_holds_each_size_as_it_was_drawn(macapp):
    with Image.open(io.BytesIO(macapp.icon(PROJECT / "assets" / "icons"))) as icon:
        sizes = icon.info["sizes"]
        assert {(width * scale, height * scale) for width, height, scale in sizes} == {
            (size, size) for size in macapp.KINDS.values()
        }
        for size in sizes:
            with Image.open(PROJECT / "assets" / "icons" / f"scopa-{size[0] * size[2]}.png") as drawn:
                assert icon.icns.getimage(size).convert("RGBA").tobytes() == drawn.convert("RGBA").tobytes()


@pytest.mark.parametrize(("told", "oldest"), [
    ([], (11, 0)),
    (["Tag: py3-none-any"], (11, 0)),
    (["Tag: cp313-cp313-macosx_10_13_x86_64"], (11, 0)),
    (["Tag: cp313-cp313-macosx_14_0_arm64", "Tag: cp313-cp313-macosx_11_0_arm64"], (14, 0)),
    (["Tag: cp313-cp313-macosx_15_0_arm64\nTag: cp313-cp313-macosx_12_0_arm64"], (12, 0)),
])  # fmt: skip
def test_the_oldest_system_is_the_one_on_which_all_libraries_run(macapp, told, oldest):
    assert macapp.oldest_system(told) == oldest


@pytest.mark.skipif(sys.platform == "darwin", reason="it would be made")
def test_on_another_system_one_is_told_so():
    done = subprocess.run([sys.executable, PACKAGING / "macos.py"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (1, "Scopa.app can only be made on macOS.")
