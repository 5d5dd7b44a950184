"""What the README, the page on packages, the project file and the desktop files say is true."""

import ast
import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from scopa_gui import __version__
from tests.conftest import PROJECT

PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
README = (PROJECT / "README.md").read_text(encoding="utf-8")
PACKAGES = (PROJECT / "packaging" / "README.md").read_text(encoding="utf-8")
COMMANDS = [
    line.split("#")[0].split()
    for block in re.findall(r"```\w*\n(.*?)```", README + PACKAGES, re.DOTALL)
    for line in block.splitlines()
    if line.strip()
]
LINUX = PROJECT / "packaging" / "linux"
SHIPPED = ("cards", "fonts", "icons", "launch", "locale", "portraits", "puzzles", "sounds", "texts")


def test_the_readme_has_the_two_commands():
    assert ["python3", "packaging/play.py"] in COMMANDS
    assert ["python3", "packaging/test.py"] in COMMANDS


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_each_command_of_these_pages_exists(words):
    scripts = PYPROJECT["project"]["scripts"] | PYPROJECT["project"]["gui-scripts"]
    if words[0] in ("python", "python3") and words[1] == "-m":
        assert importlib.util.find_spec(words[2]) is not None
    elif words[0] in ("python", "python3"):
        assert (PROJECT / words[1]).is_file()
    elif words[0] not in ("pip", "git", "cd", "sudo"):
        assert words[0] in scripts


def test_the_readme_gives_a_reason_for_each_library():
    rows = set(re.findall(r"^\| `([a-z-]+)` \|", README, re.MULTILINE))
    wanted = {re.split(r"[<>=]", line)[0] for line in PYPROJECT["project"]["dependencies"]}
    assert wanted <= rows


@pytest.mark.parametrize("kind", ["scripts", "gui-scripts"])
def test_each_installed_program_has_its_function(kind):
    for target in PYPROJECT["project"][kind].values():
        module, function = target.split(":")
        spec = importlib.util.find_spec(module)
        assert spec is not None
        assert spec.origin is not None
        tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
        defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert function in defined


def test_the_version_is_the_same_everywhere():
    assert "version" in PYPROJECT["project"]["dynamic"]
    assert f"## {__version__}" in (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")
    (metainfo,) = LINUX.glob("*.metainfo.xml")
    assert re.search(r'<release version="([^"]+)"', metainfo.read_text(encoding="utf-8")).group(1) == __version__
    shown = subprocess.run(
        [sys.executable, "-m", "scopa_gui", "--version"], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    assert shown.stdout == f"scopa-gui {__version__}\n"


@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), (["--frobnicate"], 2), (["play"], 2)])
def test_the_program_answers_its_flags_in_plain_words(words, status):
    answer = subprocess.run(
        [sys.executable, "-m", "scopa_gui", *words], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert answer.returncode == status
    assert "Traceback" not in answer.stderr
    assert len((answer.stdout + answer.stderr).splitlines()) == (1 if status else len(answer.stdout.splitlines()))


def test_the_flags_are_read_without_loading_a_library():
    """So that the window is there at once, and the AI's process, which reads the same module, stays small."""
    program = (
        "import sys, scopa_gui.__main__ as m; m.main(['--version']); "
        "print(sorted(set(sys.modules) & set('pygame PIL msgspec re typing'.split())))"
    )
    answer = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines()[-1] == "[]"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel as it is built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=PROJECT,
        capture_output=True,
        check=True,
    )
    (path,) = folder.glob("*.whl")
    assert path.name == f"scopa_gui-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(path) as file:
        yield file


@pytest.mark.whole
def test_the_wheel_carries_the_assets_and_nothing_else_of_the_checkout(wheel):
    names = set(wheel.namelist())
    for room in SHIPPED:
        there = [path for path in (PROJECT / "assets" / room).rglob("*") if path.is_file()]
        assert there, f"assets/{room} is empty"
        assert {f"scopa_gui/assets/{path.relative_to(PROJECT / 'assets').as_posix()}" for path in there} <= names
    assert {line.split("/")[2] for line in names if line.startswith("scopa_gui/assets/")} == set(SHIPPED)
    assert {line.split("/")[0] for line in names} == {
        "scopa_gui",
        *(f"scopa_gui-{__version__}.{part}" for part in ("dist-info", "data")),
    }
    assert [path for path in names if path.endswith(".md")] == []


def test_the_wheel_brings_what_a_menu_reads_to_its_usual_places(wheel):
    top = f"scopa_gui-{__version__}.data/data/share"
    names = {name for name in wheel.namelist() if ".data/" in name}
    icons = {
        f"{top}/icons/hicolor/{size}x{size}/apps/org.scopa_gui.Scopa.png": size
        for size in (16, 24, 32, 48, 64, 128, 256, 512)
    }
    assert names == {
        f"{top}/applications/org.scopa_gui.Scopa.desktop",
        f"{top}/metainfo/org.scopa_gui.Scopa.metainfo.xml",
        f"{top}/mime/packages/org.scopa_gui.Scopa.xml",
        *icons,
        f"{top}/icons/hicolor/scalable/apps/org.scopa_gui.Scopa.svg",
    }
    for name, size in icons.items():
        assert wheel.read(name)[16:24] == 2 * size.to_bytes(4, "big"), "as large as its folder says"
    identity = re.search(rb"<id>(.*)</id>", wheel.read(f"{top}/metainfo/org.scopa_gui.Scopa.metainfo.xml")).group(1)
    assert identity == b"org.scopa_gui.Scopa", "what the file is called after"


def test_the_description_of_the_wheel_has_no_pictures_or_links_that_lead_nowhere(wheel):
    text = wheel.read(f"scopa_gui-{__version__}.dist-info/METADATA").decode("utf-8").split("\n\n", 1)[1]
    assert "![" not in text
    assert [target for target in re.findall(r"\]\(([^)]+)\)", text) if not target.startswith(("https://", "#"))] == []
    assert "assets/gallery" not in text, "nothing is said of pictures that are not there"
    assert re.findall(r"^## .*", text, re.MULTILINE) == re.findall(r"^## .*", README, re.MULTILINE)
    saved = [
        line
        for part in README.split("\n\n")
        for line in part.splitlines()
        if "](assets/" not in part and "](" not in line
    ]
    assert [line for line in saved if line not in text] == []
    assert not re.search(r"^\|[-| ]*\|\n(\n|$)", text, re.MULTILINE), "no empty table is left"


def test_the_desktop_file_names_the_program_and_its_window():
    (desktop,) = LINUX.glob("*.desktop")
    text = desktop.read_text(encoding="utf-8")
    assert "\nTryExec=scopa-gui\nExec=scopa-gui %f\n" in text
    assert "\nCategories=Game;CardGame;\n" in text
    window_class = re.search(r"^StartupWMClass=(.+)$", text, re.MULTILINE).group(1)
    assert f'"SDL_VIDEO_X11_WMCLASS": "{window_class}"' in (
        PROJECT / "scopa_gui/ui/kit/process_environment.py"
    ).read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-validate not installed")
def test_the_desktop_file_is_valid():
    (desktop,) = LINUX.glob("*.desktop")
    answer = subprocess.run(["desktop-file-validate", str(desktop)], capture_output=True, text=True, check=False)
    assert (answer.returncode, answer.stdout) == (0, "")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli not installed")
def test_the_metainfo_is_valid():
    (metainfo,) = LINUX.glob("*.metainfo.xml")
    answer = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(metainfo)], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout


def test_the_readme_and_the_first_start_name_the_same_size():
    said = re.search(
        r"^SIZE = (\d+)$", (PROJECT / "packaging" / "fetching.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert f"(about {said.group(1)} MB)" in README


def test_the_readme_says_how_to_start_where_there_is_no_python3():
    assert r"py packaging\play.py" in README
