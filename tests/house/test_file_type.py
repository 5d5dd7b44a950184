"""A file that somebody shared is the game's on every system: one ending, one type, one icon."""

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from scopa_gui.game import notation
from scopa_gui.ui.pages.copying import FILE
from tests.conftest import PROJECT
from tests.game.test_shared_match import EXAMPLE

ENDING, TYPE, IDENTITY = ".scopa", "text/x-scopa", "org.scopa_gui.Scopa"
LINUX = PROJECT / "packaging" / "linux"
SETUP = (PROJECT / "packaging" / "windows" / "setup.nsi").read_text(encoding="utf-8")
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def described():
    (found,) = ET.parse(LINUX / f"{IDENTITY}.mime.xml").getroot()
    return found


def test_the_notation_says_what_such_a_file_is_called():
    assert f"``{ENDING}``" in notation.__doc__
    assert f"``{TYPE}``" in notation.__doc__
    assert FILE.endswith(ENDING)


def test_a_linux_desktop_knows_it_by_its_ending_and_its_beginning(described):
    assert described.get("type") == TYPE
    assert [glob.get("pattern") for glob in described.iter(f"{SPACE}glob")] == [f"*{ENDING}"]
    (beginning,) = [match.get("value") for match in described.iter(f"{SPACE}match")]
    assert EXAMPLE.startswith(beginning)
    assert described.find(f"{SPACE}sub-class-of").get("type") == "text/plain"


def test_it_has_the_icon_of_the_game_and_a_name_in_three_languages(described):
    assert described.find(f"{SPACE}icon").get("name") == IDENTITY
    names = {
        comment.get("{http://www.w3.org/XML/1998/namespace}lang", "en"): comment.text
        for comment in described.iter(f"{SPACE}comment")
    }
    assert names.keys() == {"en", "it", "de"}
    said = dict(re.findall(r'^LangString FileType \$\{LANG_(\w\w)\w+\} "(.+)"$', SETUP, re.MULTILINE))
    assert {language.lower().replace("ge", "de"): name for language, name in said.items()} == names


def test_the_entry_of_the_menu_opens_it():
    entry = (LINUX / f"{IDENTITY}.desktop").read_text(encoding="utf-8").splitlines()
    assert f"MimeType={TYPE};" in entry
    assert "Exec=scopa-gui %f" in entry
    assert f"<mediatype>{TYPE}</mediatype>" in (LINUX / f"{IDENTITY}.metainfo.xml").read_text(encoding="utf-8")


def test_windows_opens_it_and_forgets_it_with_the_game():
    written = re.findall(r'WriteRegStr HKCU "\$\{CLASSES\}\\([^"]+)" "([^"]*)" (.+)', SETUP)
    values = {(key, name): value for key, name, value in written}
    assert values[ENDING, ""] == '"${TYPE}"'
    assert values[ENDING, "Content Type"] == f'"{TYPE}"'
    assert values["${TYPE}\\shell\\open\\command", ""] == '\'"$INSTDIR\\Scopa.exe" "%1"\''
    assert values["${TYPE}\\DefaultIcon", ""] == "'\"$INSTDIR\\Scopa.exe\",0'"
    goes = SETUP.partition("Section Uninstall")[2]
    assert 'DeleteRegKey HKCU "${CLASSES}\\${TYPE}"' in goes
    assert f'DeleteRegKey HKCU "${{CLASSES}}\\{ENDING}"' in goes


def test_macos_opens_it(monkeypatch):
    monkeypatch.syspath_prepend(str(PROJECT / "packaging"))
    import macapp

    monkeypatch.setattr(macapp, "wheels", list)
    told = macapp.info("1.0.0", ["en"])
    (opened,), (declared,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert re.fullmatch(r"[A-Za-z0-9.-]+", declared["UTTypeIdentifier"])
    tags = declared["UTTypeTagSpecification"]
    assert (tags["public.filename-extension"], tags["public.mime-type"]) == ([ENDING.removeprefix(".")], [TYPE])
    spec = (PROJECT / "packaging" / "scopa.spec").read_text(encoding="utf-8")
    assert f'"{opened["CFBundleTypeIconFile"]}"' in spec


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("update-mime-database") is None, reason="shared-mime-info not installed"
)
def test_the_systems_own_program_takes_it(tmp_path):
    place = tmp_path / "mime"
    (place / "packages").mkdir(parents=True)
    shutil.copy(LINUX / f"{IDENTITY}.mime.xml", place / "packages" / f"{IDENTITY}.xml")
    done = subprocess.run(
        ["update-mime-database", place], capture_output=True, text=True, check=False, env={"PATH": os.environ["PATH"]}
    )
    assert done.returncode == 0, done.stderr
    assert f"{TYPE}:*{ENDING}" in (place / "globs").read_text(encoding="utf-8")
