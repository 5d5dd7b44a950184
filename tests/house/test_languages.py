"""Every language of the game is named where players look for it, and in the files that their system reads."""

import re
import xml.etree.ElementTree as ET
from collections import defaultdict

import pytest

from scopa_gui.ui.words.translation import LANGUAGES
from tests.conftest import PROJECT

LINUX = PROJECT / "packaging" / "linux"
ENGLISH = {"en": "English", "it": "Italian", "de": "German"}
"""Name of each language in English."""
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_each_language_has_a_name_in_english():
    assert ENGLISH.keys() == LANGUAGES.keys()


@pytest.mark.parametrize("file", ["README.md", "packaging/debpackage.py"])
def test_texts_about_the_game_name_each_language(file):
    *first, last = (ENGLISH.get(language, language) for language in LANGUAGES)
    text = " ".join((PROJECT / file).read_text(encoding="utf-8").split())
    assert f"{', '.join(first)} and {last}" in text


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_entry_of_the_menu_is_in_each_language(key):
    text = (LINUX / "org.scopa_gui.Scopa.desktop").read_text(encoding="utf-8")
    found = re.findall(rf"^{key}(?:\[(\w+)\])?=.", text, re.MULTILINE)
    assert sorted(language or "en" for language in found) == sorted(LANGUAGES)


@pytest.mark.parametrize(("ending", "tag"), [("metainfo.xml", "summary"), ("mime.xml", "comment")])
def test_each_text_of_the_catalogue_and_the_file_types_is_in_each_language(ending, tag):
    tree = ET.parse(LINUX / f"org.scopa_gui.Scopa.{ending}")
    found = [
        sorted(child.get(LANG, "en") for child in parent.findall(f"{{*}}{tag}"))
        for parent in tree.iter()
        if parent.find(f"{{*}}{tag}") is not None
    ]
    assert found
    assert [languages for languages in found if languages != sorted(LANGUAGES)] == []


def test_the_setup_program_for_windows_speaks_each_language():
    text = (PROJECT / "packaging" / "windows" / "setup.nsi").read_text(encoding="utf-8")
    names = sorted(ENGLISH.get(language, language) for language in LANGUAGES)
    assert sorted(re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"', text, re.MULTILINE)) == names
    spoken = defaultdict(list)
    for key, language in re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", text, re.MULTILINE):
        spoken[key].append(language.capitalize())
    assert spoken
    assert {key: languages for key, languages in spoken.items() if sorted(languages) != names} == {}
