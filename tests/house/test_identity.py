"""The game has one name for a system, the same in its menu, its windows, its icons and its packages."""

import re
import tomllib

import pytest

from tests.conftest import PROJECT

IDENTITY = "org.scopa_gui.Scopa"
LINUX = PROJECT / "packaging" / "linux"
SHARED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]["shared-data"]
SAID = {
    "icon": (f"{IDENTITY}.desktop", r"^Icon=(.+)$"),
    "window": (f"{IDENTITY}.desktop", r"^StartupWMClass=(.+)$"),
    "catalogue": (f"{IDENTITY}.metainfo.xml", r"<id>(.+)</id>"),
    "entry": (f"{IDENTITY}.metainfo.xml", r'<launchable type="desktop-id">(.+)\.desktop</launchable>'),
    "macOS": ("../macapp.py", r'^IDENTITY = "(.+)"$'),
    "Windows": ("../bundle.py", r'^IDENTITY = "(.+)"$'),
    "setup program": ("../windows/setup.nsi", r'^!define IDENTITY "(.+)"$'),
    "release": ("../../.github/workflows/release.yml", r"^      IDENTITY: (.+)$"),
    "Flatpak": (f"{IDENTITY}.yml", r"^id: (.+)$"),
    "menu": ("add-to-menu", r"^id=(.+)$"),
    "X11": ("../../scopa_gui/ui/kit/process_environment.py", r'"SDL_VIDEO_X11_WMCLASS": "(.+)"'),
    "Wayland": ("../../scopa_gui/ui/kit/process_environment.py", r'"SDL_VIDEO_WAYLAND_WMCLASS": "(.+)"'),
}


@pytest.mark.parametrize("place", SAID)
def test_it_is_the_same_name_everywhere(place):
    file, pattern = SAID[place]
    assert re.findall(pattern, (LINUX / file).read_text(encoding="utf-8"), re.MULTILINE) == [IDENTITY]


def test_the_files_that_a_menu_reads_are_called_after_it():
    assert {target.rpartition("/")[2].removeprefix(IDENTITY) for target in SHARED.values()} == {
        ".desktop",
        ".metainfo.xml",
        ".xml",
        ".png",
        ".svg",
    }
    assert {path.name for path in LINUX.iterdir() if path.suffix in (".desktop", ".xml", ".yml")} == {
        f"{IDENTITY}.desktop",
        f"{IDENTITY}.metainfo.xml",
        f"{IDENTITY}.mime.xml",
        f"{IDENTITY}.yml",
    }
