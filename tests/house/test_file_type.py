"""Files that somebody shared, and players taken along in one, are the game's on every system: ending, type, icon."""

import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
import zipfile
from dataclasses import dataclass

import pytest

from scopa_gui.game import notation
from scopa_gui.store import profile_file
from scopa_gui.store.paths import Paths
from scopa_gui.ui.pages.copying import FILE
from tests.conftest import PROJECT
from tests.game.test_shared_match import EXAMPLE

IDENTITY = "org.scopa_gui.Scopa"
LINUX = PROJECT / "packaging" / "linux"
SETUP = (PROJECT / "packaging" / "windows" / "setup.nsi").read_text(encoding="utf-8")
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


@dataclass(frozen=True)
class FileType:
    """A kind of file: its ending, its type, of which it is a special case, and what Windows' setup calls it."""

    ending: str
    type: str
    above: str
    define: str
    name: str


TYPES = [
    FileType(".scopa", "text/x-scopa", "text/plain", "TYPE", "FileType"),
    FileType(profile_file.ENDING, "application/x-scopa-player", "application/zip", "PLAYER", "PlayerType"),
]
EACH = pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.ending)


def described(kind):
    """What a Linux desktop is told of a kind."""
    (found,) = [one for one in ET.parse(LINUX / f"{IDENTITY}.mime.xml").getroot() if one.get("type") == kind.type]
    return found


def macro(name):
    """What a macro of the setup program does, with what stands for its parameters."""
    parameters, body = re.search(rf"^!macro {name} (.+?)\n(.+?)^!macroend", SETUP, re.MULTILINE | re.DOTALL).groups()

    def of(*given):
        text = body
        for parameter, value in zip(parameters.split(), given, strict=True):
            text = text.replace(f"${{{parameter}}}", value)
        return text

    return of


def calls(name):
    """How a macro is called: its arguments, line by line."""
    return [
        re.findall(r'"([^"]*)"', line) for line in re.findall(rf"^ *!insertmacro {name} (.+)$", SETUP, re.MULTILINE)
    ]


def test_the_notation_says_what_such_a_file_is_called():
    assert f"``{TYPES[0].ending}``" in notation.__doc__
    assert f"``{TYPES[0].type}``" in notation.__doc__
    assert FILE.endswith(TYPES[0].ending)


@EACH
def test_a_linux_desktop_knows_it_by_its_ending(kind):
    told = described(kind)
    assert [glob.get("pattern") for glob in told.iter(f"{SPACE}glob")] == [f"*{kind.ending}"]
    assert told.find(f"{SPACE}sub-class-of").get("type") == kind.above


def test_a_text_is_known_by_its_beginning():
    (beginning,) = [match.get("value") for match in described(TYPES[0]).iter(f"{SPACE}match")]
    assert EXAMPLE.startswith(beginning)


def test_a_player_is_known_by_the_beginning_of_the_file_that_is_written(tmp_path):
    path = profile_file.write(Paths(tmp_path / "home"), "Anna", tmp_path, "2026-11-23")
    held = path.read_bytes()
    assert path.suffix == profile_file.ENDING
    assert zipfile.is_zipfile(path)
    marks = list(described(TYPES[1]).iter(f"{SPACE}match"))
    assert len(marks) == 2
    for mark in marks:
        value = mark.get("value").encode().decode("unicode_escape").encode("latin-1")
        assert held[int(mark.get("offset")) :].startswith(value)


@EACH
def test_it_has_the_icon_of_the_game_and_a_name_in_three_languages(kind):
    told = described(kind)
    assert told.find(f"{SPACE}icon").get("name") == IDENTITY
    names = {
        comment.get("{http://www.w3.org/XML/1998/namespace}lang", "en"): comment.text
        for comment in told.iter(f"{SPACE}comment")
    }
    assert names.keys() == {"en", "it", "de"}
    said = dict(re.findall(rf'^LangString {kind.name} \$\{{LANG_(\w\w)\w+\}} "(.+)"$', SETUP, re.MULTILINE))
    assert {language.lower().replace("ge", "de"): name for language, name in said.items()} == names


@EACH
def test_the_entry_of_the_menu_opens_it(kind):
    entry = (LINUX / f"{IDENTITY}.desktop").read_text(encoding="utf-8").splitlines()
    (types,) = [line.removeprefix("MimeType=").split(";") for line in entry if line.startswith("MimeType=")]
    assert kind.type in types
    assert types[-1] == ""
    assert "Exec=scopa-gui %f" in entry
    assert f"<mediatype>{kind.type}</mediatype>" in (LINUX / f"{IDENTITY}.metainfo.xml").read_text(encoding="utf-8")


@EACH
def test_windows_opens_it_and_forgets_it_with_the_game(kind):
    own = f"${{{kind.define}}}"
    assert [own, f"$({kind.name})", kind.ending, kind.type] in calls("Opens")
    assert [own, kind.ending] in calls("OpensNoMore")
    text = macro("Opens")(own, f"$({kind.name})", kind.ending, kind.type)
    written = re.findall(r'WriteRegStr HKCU "\$\{CLASSES\}\\([^"]+)" "([^"]*)" (.+)', text)
    values = {(key, name): value for key, name, value in written}
    assert values[kind.ending, ""] == f'"{own}"'
    assert values[kind.ending, "Content Type"] == f'"{kind.type}"'
    assert values[f"{own}\\shell\\open\\command", ""] == '\'"$INSTDIR\\Scopa.exe" "%1"\''
    assert values[f"{own}\\DefaultIcon", ""] == "'\"$INSTDIR\\Scopa.exe\",0'"
    goes = macro("OpensNoMore")(own, kind.ending)
    assert f'DeleteRegKey HKCU "${{CLASSES}}\\{own}"' in goes
    assert f'DeleteRegKey HKCU "${{CLASSES}}\\{kind.ending}"' in goes
    assert "!insertmacro OpensNoMore" in SETUP.partition("Section Uninstall")[2]


def test_windows_keeps_the_kinds_apart_and_no_parameter_hides_a_name_of_the_setup():
    defined = dict(re.findall(r'^!define (\w+) "(.+)"$', SETUP, re.MULTILINE))
    assert len({defined[kind.define] for kind in TYPES}) == len(TYPES)
    for name in ("Opens", "OpensNoMore"):
        (parameters,) = re.findall(rf"^!macro {name} (.+)$", SETUP, re.MULTILINE)
        assert not set(parameters.split()) & set(defined)


@EACH
def test_macos_opens_it(monkeypatch, kind):
    monkeypatch.syspath_prepend(str(PROJECT / "packaging"))
    import macapp

    monkeypatch.setattr(macapp, "wheels", list)
    told = macapp.info("1.0.0", ["en"])
    assert len(told["CFBundleDocumentTypes"]) == len(told["UTExportedTypeDeclarations"]) == len(TYPES)
    place = TYPES.index(kind)
    opened, declared = told["CFBundleDocumentTypes"][place], told["UTExportedTypeDeclarations"][place]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert opened["CFBundleTypeName"] == described(kind).find(f"{SPACE}comment").text
    assert re.fullmatch(r"[A-Za-z0-9.-]+", declared["UTTypeIdentifier"])
    tags = declared["UTTypeTagSpecification"]
    assert (tags["public.filename-extension"], tags["public.mime-type"]) == ([kind.ending[1:]], [kind.type])
    spec = (PROJECT / "packaging" / "scopa.spec").read_text(encoding="utf-8")
    assert f'"{opened["CFBundleTypeIconFile"]}"' in spec


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("update-mime-database") is None, reason="shared-mime-info not installed"
)
@EACH
def test_the_systems_own_program_takes_it(tmp_path, kind):
    place = tmp_path / "mime"
    (place / "packages").mkdir(parents=True)
    shutil.copy(LINUX / f"{IDENTITY}.mime.xml", place / "packages" / f"{IDENTITY}.xml")
    done = subprocess.run(
        ["update-mime-database", place], capture_output=True, text=True, check=False, env={"PATH": os.environ["PATH"]}
    )
    assert done.returncode == 0, done.stderr
    assert f"{kind.type}:*{kind.ending}" in (place / "globs").read_text(encoding="utf-8").splitlines()
