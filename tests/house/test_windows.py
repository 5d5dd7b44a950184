"""What packaging/windows.py builds: the parts it names, what it removes, what it says. All of it under Wine is slow."""

import importlib
import io
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile

import pytest

from scopa_gui import __version__
from scopa_gui.store.paths import NAME
from tests.conftest import PROJECT

sys.path.append(str(PROJECT / "packaging"))
bundle, papers, pinned, wine = map(importlib.import_module, ("bundle", "papers", "pinned", "wine"))
SETUP = (PROJECT / "packaging" / "windows" / "setup.nsi").read_text(encoding="utf-8")
PROJECT_FILE = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
PART = pinned.Pinned("ab/cd/thing-1.0.whl", "9834876dcfb05cb167a5c24953eba58c4ac89b1adf57f28f2f9d09af107ee8f0")
"""Whose content is aaa."""


def version_of(part):
    name, version = part.file.split("-")[:2]
    return name.replace("_", "-"), tuple(map(int, version.split(".")))


def test_the_libraries_are_those_of_the_project_and_new_enough():
    wanted = {
        line.partition(">=")[0]: tuple(map(int, line.partition(">=")[2].split(".")))
        for line in PROJECT_FILE["project"]["dependencies"]
    }
    found = dict(map(version_of, pinned.LIBRARIES))
    assert found.keys() == wanted.keys() == set(bundle.LIBRARIES)
    assert all(found[name] >= least for name, least in wanted.items())


@pytest.mark.parametrize("part", [*pinned.LIBRARIES, pinned.PYTHON], ids=lambda part: part.file)
def test_each_part_is_for_this_python_and_has_a_fingerprint(part):
    assert re.fullmatch(r"[0-9a-f]{64}", part.sha256)
    fitting = ("py2.py3-none-any.whl", "abi3-win_amd64.whl", f"cp{bundle.VERSION}-win_amd64.whl")
    assert part.file.endswith(fitting) or part is pinned.PYTHON
    assert f"-{bundle.VERSION[0]}.{bundle.VERSION[1:]}." in pinned.PYTHON.file


@pytest.mark.parametrize("part", pinned.LIBRARIES, ids=lambda part: part.file)
def test_each_library_is_the_very_file_of_the_lock(part):
    """So it is what was tried: a new lock is followed by packaging/pinned.py."""
    assert part.sha256 in (PROJECT / "packaging" / "locks" / "play.txt").read_text(encoding="utf-8")


def test_a_part_is_fetched_once(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(pinned, "_content", lambda part: asked.append(part) or b"aaa")
    assert pinned.fetched(PART, tmp_path / "new").read_bytes() == b"aaa"
    assert pinned.fetched(PART, tmp_path / "new").name == "thing-1.0.whl"
    assert asked == [PART]


def test_a_part_that_is_another_is_refused_and_one_that_was_damaged_is_fetched_again(tmp_path, monkeypatch):
    monkeypatch.setattr(pinned, "_content", lambda part: b"bbb")
    with pytest.raises(pinned.NotFetchedError, match=r"thing-1\.0\.whl is not the file"):
        pinned.fetched(PART, tmp_path)
    assert [*tmp_path.iterdir()] == []
    (tmp_path / PART.file).write_bytes(b"half")
    monkeypatch.setattr(pinned, "_content", lambda part: b"aaa")
    assert pinned.fetched(PART, tmp_path).read_bytes() == b"aaa"


def test_without_network_it_is_said_where_to_put_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(pinned, "_HOST", "http://127.0.0.1:1/")
    with pytest.raises(
        pinned.NotFetchedError, match=r"thing-1\.0\.whl could not be downloaded .* put the file into build.fetched"
    ):
        pinned.fetched(PART, tmp_path)


@pytest.mark.parametrize(("version", "four"), [("0.1.0", "0.1.0.0"), ("12", "12.0.0.0"), ("1.2.3.4", "1.2.3.4")])
def test_windows_wants_four_numbers(version, four):
    assert bundle.numbers(version) == four


def test_the_uninstaller_takes_away_each_file_that_was_installed_and_no_folder_that_is_not_empty(tmp_path):
    for name in ("Scopa.exe", "python/Lib/a b.pyc", "python/$x.dll", "python/Lib/n/__init__.pyc"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    lines = bundle.removal(tmp_path).splitlines()
    assert {line for line in lines if line.startswith("Delete ")} == {
        'Delete "$INSTDIR\\Scopa.exe"',
        'Delete "$INSTDIR\\python\\Lib\\a b.pyc"',
        'Delete "$INSTDIR\\python\\$$x.dll"',
        'Delete "$INSTDIR\\python\\Lib\\n\\__init__.pyc"',
    }
    folders = [line for line in lines if line.startswith("RMDir")]
    assert folders == ['RMDir "$INSTDIR\\python\\Lib\\n"', 'RMDir "$INSTDIR\\python\\Lib"', 'RMDir "$INSTDIR\\python"']
    for number, line in enumerate(lines):
        if line.startswith("RMDir"):
            inside = line.removeprefix("RMDir ").rstrip('"') + "\\"
            assert not [later for later in lines[number:] if inside in later], "the folder is empty by then"
    assert not re.search(r"RMDir +/r", SETUP, re.IGNORECASE)


def test_of_python_only_what_is_used_stays(tmp_path):
    file = tmp_path / "python312.zip"
    names = [
        "os.pyc",
        "sqlite3/__init__.pyc",
        "sqlite3/dump.pyc",
        "ssl.pyc",
        "xml/etree/__init__.pyc",
        "encodings/utf_8.pyc",
    ]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, name * 9)
    bundle.leave_out_modules(file)
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == ["os.pyc", "sqlite3/__init__.pyc", "encodings/utf_8.pyc"]
        assert archive.read("os.pyc") == b"os.pyc" * 9
        assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}


def test_compiled_in_its_place_a_package_runs_where_nothing_can_be_written(tmp_path):
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "pack" / "__main__.py").write_text("assert False\nprint('runs', __file__[-4:])", encoding="utf-8")
    bundle.compiled(tmp_path, sys.executable)
    assert sorted(path.name for path in tmp_path.rglob("*.*")) == ["__init__.pyc", "__main__.pyc"]
    flags = int.from_bytes((tmp_path / "pack" / "__main__.pyc").read_bytes()[4:8], "little")
    assert flags == 0b01, "by fingerprint of the source, and not checked"
    done = subprocess.run(
        [sys.executable, "-B", "-m", "pack"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("runs .pyc\n", "")


def test_a_source_that_cannot_be_compiled_is_told(tmp_path):
    (tmp_path / "bad.py").write_text("def (", encoding="utf-8")
    with pytest.raises(bundle.NotBuiltError, match=r"could not be compiled: .*SyntaxError"):
        bundle.compiled(tmp_path, sys.executable)


def test_every_sentence_of_the_setup_program_is_in_three_languages():
    told = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \"(.+)\"$", SETUP, re.MULTILINE)
    names = {name for name, _, _ in told}
    assert names == set(re.findall(r"\$\((\w+)\)", SETUP))
    for name in names:
        texts = {language: text for each, language, text in told if each == name}
        assert texts.keys() == {"ENGLISH", "ITALIAN", "GERMAN"}
        assert len(set(texts.values())) == 3
        assert len({tuple(sorted(re.findall(r"\$\{?\w+\}?", text))) for text in texts.values()}) == 1, (
            "the same things are named"
        )


def test_the_setup_program_and_the_game_agree():
    assert f'!define IDENTITY "{bundle.IDENTITY}"' in SETUP
    assert f'!define PUBLISHER "{bundle.PUBLISHER}"' in SETUP
    assert f'!define PLAYERS "$LOCALAPPDATA\\{NAME}"' in SETUP
    (metainfo,) = (PROJECT / "packaging" / "linux").glob("*.metainfo.xml")
    assert f"<id>{bundle.IDENTITY}</id>" in metainfo.read_text(encoding="utf-8")
    assert wine.ENTRY.endswith(rf"\Uninstall\{bundle.IDENTITY}")
    assert f"SetErrorLevel {wine.NEWER}\n" in SETUP
    assert f"SetErrorLevel {wine.OPEN}\n" in SETUP
    rooms = PROJECT_FILE["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert {f"assets/{room}" for room in bundle.ROOMS} == set(rooms)


def test_the_players_files_are_where_windows_keeps_them(monkeypatch):
    """The uninstaller names one folder: settings, matches and log are all below it."""
    import appdirs

    monkeypatch.setattr(appdirs, "system", "win32")
    monkeypatch.setattr(
        appdirs,
        "_get_win_folder",
        lambda which: {"CSIDL_LOCAL_APPDATA": "L", "CSIDL_APPDATA": "R"}[which],
        raising=False,
    )
    monkeypatch.setattr(os.path, "normpath", lambda path: path)
    for of in (appdirs.user_config_dir, appdirs.user_data_dir, appdirs.user_cache_dir, appdirs.user_log_dir):
        assert re.split(r"[\\/]", of(NAME, appauthor=False))[:2] == ["L", NAME]


def test_a_missing_tool_is_named_in_one_sentence_with_the_command_that_helps(tmp_path):
    done = subprocess.run(
        [sys.executable, PROJECT / "packaging" / "windows.py"],
        env=os.environ | {"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "cannot be made without makensis and x86_64-w64-mingw32-gcc and x86_64-w64-mingw32-windres." in done.stderr
    assert "gcc-mingw-w64-x86-64 nsis" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(shutil.which(bundle.COMPILER) is None, reason="no compiler for Windows")
def test_the_programs_have_an_icon_their_names_and_no_console_for_the_window(tmp_path):
    for name, module, told in bundle.PROGRAMS:
        bundle.make_program(tmp_path, name, module, told, "1.2.3")
        content = (tmp_path / f"{name}.exe").read_bytes()
        for word in (told, f"{name}.exe", bundle.PUBLISHER, "1.2.3", module, f"python\\python{bundle.VERSION}.dll"):
            assert word.encode("utf-16-le") in content, word
        assert (PROJECT / "assets/icons/scopa.ico").read_bytes()[-400:] in content
        assert b"asInvoker" in content
        header = int.from_bytes(content[0x3C:0x40], "little")
        assert int.from_bytes(content[header + 0x5C : header + 0x5E], "little") == (2 if name == "Scopa" else 3), (
            "window or terminal"
        )


def can_compile():
    try:
        return bool(bundle.python_to_compile_with())
    except bundle.NotBuiltError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="no Python of the version that is packed")
@pytest.mark.skipif(
    shutil.which("makensis") is None or shutil.which(bundle.COMPILER) is None,
    reason="NSIS or the compiler for Windows is not installed",
)
def test_the_setup_program_is_built_and_passes_its_trial():
    done = subprocess.run(
        [sys.executable, PROJECT / "packaging" / "windows.py"],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Tried under Wine" in done.stdout or "It was not tried" in done.stdout
    (setup,) = (PROJECT / "dist").glob(f"Scopa-{__version__}-setup.exe")
    assert setup.stat().st_size < 35e6
    tree = PROJECT / "dist" / "windows" / "Scopa"
    inside = [path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()]
    assert papers.unnamed(inside) == []
    text = (tree / "LICENCES.txt").read_text(encoding="utf-8")
    for file in inside:
        if papers.is_library(file):
            assert f"\n{papers.part_of(file).name}: " in text, file
    for words in (
        "the Scopa contributors",
        "SIL OPEN FONT LICENSE",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "NSIS",
        "mingw-w64",
        "Microsoft",
    ):
        assert words in text
    with zipfile.ZipFile(io.BytesIO((tree / "python" / f"python{bundle.VERSION}.zip").read_bytes())) as archive:
        assert "sqlite3/__init__.pyc" in archive.namelist()


def test_the_picture_of_the_last_page_is_the_sign_on_the_cloth(tmp_path):
    pygame = pytest.importorskip("pygame")
    sign = PROJECT / "assets" / "icons" / "scopa-64.png"
    (tmp_path / "side.bmp").write_bytes(bundle.side.picture(sign))
    made, drawn = pygame.image.load(tmp_path / "side.bmp"), pygame.image.load(sign)
    assert made.get_size() == bundle.side.SIZE
    left, top = (bundle.side.SIZE[0] - 64) // 2, (bundle.side.SIZE[1] - 64) // 2
    opaque = [(x, y) for x in range(64) for y in range(64) if drawn.get_at((x, y)).a == 255]
    assert len(opaque) > 500
    assert all(made.get_at((left + x, top + y))[:3] == drawn.get_at((x, y))[:3] for x, y in opaque)
    assert made.get_at((0, 0))[:3] == bundle.side.EDGE
