"""Texts of pages in assets/texts: the pages still open when a file is damaged or missing, and a notice says so."""

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY
from scopa_gui.engine.rules import OPTIONS
from scopa_gui.engine.setup import empty_setup
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store import program_parts, program_texts
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.own_rules.own_rules_screen import OwnRulesScreen
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from scopa_gui.ui.practice.own_position.own_position_screen import OwnPositionScreen
from scopa_gui.ui.words.notice_words import sentence_of
from tests.ui.at_lessons import play_right
from tests.ui.pilot import Pilot
from tests.ui.text_files import SAID, forget


@dataclass(frozen=True)
class TextFile:
    """A walk through the pages with the texts of a file.

    `line` begins with the key of a text; if the key is wrong, only this text is lost, or (`costs_all`) all of them.
    """

    walk: Callable[[object], object]
    line: str
    costs_all: bool = False


def walk_lessons(context):
    """Go through the list of lessons, and through one lesson up to its end."""
    pilot = Pilot(context, LessonsScreen(context))
    pilot.key("down")
    pilot = Pilot(context, LessonSession(context, BY_KEY["taking"]).screen)
    while play_right(pilot):
        pilot.press("button:next")
    assert "button:lesson" in pilot.targets


def walk_glossary(context):
    """Open the page with the terms, and a lesson with terms that are underlined and explained by F2."""
    pilot = Pilot(context, RulesScreen(context))
    pilot.key("end")
    pilot = Pilot(context, LessonSession(context, BY_KEY["count"], 3).screen)
    pilot.rest()
    for _ in range(3):
        pilot.key("f2")


def walk_options(context):
    """Open the page of every option of one's own rules, and the rules of a game that differs in many."""
    pilot = Pilot(context, OwnRulesScreen(context))
    for option in OPTIONS:
        pilot.scene.choose(option)
        pilot.tick()
    pilot = Pilot(context, RulesScreen(context, part="game:escoba"))
    pilot.key("pagedown")


def walk_rules(context):
    """Go through all pages of the rules."""
    pilot = Pilot(context, RulesScreen(context, rules=VARIANTS["scopone_scientifico"].rules))
    for _ in range(40):
        pilot.key("down")
        pilot.tick()


def walk_notices(context):
    """Show a notice about the archive on the title page."""
    pilot = Pilot(context, TitleScreen(context))
    context.tell(Notice(NoticeKey.ARCHIVE_NOT_SAVED, {"file": "matches", "reason": FileTrouble.FULL}))
    pilot.tick()
    assert pilot.app.toast.lines


def walk_levels(context):
    """Look at every opponent of a new match."""
    context.change(level="pierino")
    pilot = Pilot(context, NewMatchScreen(context))
    while pilot.control("choice:level").value != "maestro":
        pilot.press("choice:level=more")


def walk_problems(context):
    """Set up a position, which is impossible as long as it is empty and after too many scopas."""
    pilot = Pilot(context, OwnPositionScreen(context))
    for setup in (empty_setup(pilot.scene.setup.rules), replace(pilot.scene.setup, scope=(20, 20))):
        pilot.scene.change(setup)
        pilot.tick()


FILES = {
    "glossary": TextFile(walk_glossary, "text =", costs_all=True),
    "lessons": TextFile(walk_lessons, "three_yes ="),
    "levels": TextFile(walk_levels, "[level.rosa]"),
    "notices": TextFile(walk_notices, "archive_gone ="),
    "options": TextFile(walk_options, "value.false.line =", costs_all=True),
    "rules": TextFile(walk_rules, "text.sum ="),
    "setup_problems": TextFile(walk_problems, "stock ="),
}


@pytest.fixture
def told(monkeypatch):
    """Notices about files of the program that were shown to the player."""
    notices = []
    asked = program_parts.news

    def news():
        notices.extend(found := asked())
        return found

    monkeypatch.setattr(program_parts, "news", news)
    return notices


@pytest.mark.parametrize("name", FILES)
def test_a_whole_file_is_read_without_a_notice(texts, name):
    assert all(SAID[name]())
    assert program_parts.news() == []


def test_the_title_page_waits_for_no_texts(context, texts, told):
    shutil.rmtree(texts)
    Pilot(context, TitleScreen(context)).tick()
    assert told == []


@pytest.mark.parametrize("name", FILES)
def test_without_the_file_its_pages_show_what_is_left_and_one_notice_says_so(context, texts, told, name):
    (texts / f"{name}.toml").unlink()
    FILES[name].walk(context)
    assert [notice.arguments["count"] for notice in told] == [1]
    assert f"{name}.toml" in sentence_of(told[0])
    assert not any("{" in text for text in SAID[name]())


@pytest.mark.parametrize("name", FILES)
def test_an_unknown_key_is_reported(texts, name):
    file = texts / f"{name}.toml"
    whole = list(SAID[name]())
    lines = file.read_text("utf-8").split("\n")
    place = next(place for place, line in enumerate(lines) if line.startswith(FILES[name].line))
    lines[place] = re.sub(r"(\w+)(?= =|\])", r"x\1", lines[place])
    file.write_text("\n".join(lines), "utf-8")
    forget()
    left = list(SAID[name]())
    assert FILES[name].costs_all or len(set(whole) - set(left)) == 1
    assert not any("{" in text for text in left)
    assert [notice.arguments["count"] for notice in program_parts.news()] == [1]


@pytest.mark.parametrize("name", [*FILES, "tactics", "themes"])
def test_a_file_that_was_cut_off_between_two_texts_is_reported(texts, name):
    file = texts / f"{name}.toml"
    content = file.read_text("utf-8")
    file.write_text(content[: content.rindex("\n[") + 1], "utf-8")
    with pytest.raises(ValueError, match="end"):
        program_texts.load(name, dict[str, object])


@pytest.mark.parametrize("name", FILES)
def test_flipped_bits_in_a_file_break_nothing(context, texts, told, name):
    file = texts / f"{name}.toml"
    content = file.read_bytes()
    rng = Random(name)
    damaged = 0
    for number in range(40):
        place, bit = rng.randrange(len(content)), rng.randrange(8)
        flipped = bytearray(content)
        flipped[place] ^= 1 << bit
        file.write_bytes(flipped)
        forget()
        program_parts._missed.clear()
        assert not any("{" in text for text in SAID[name]()), (place, bit)
        if number < 2:
            FILES[name].walk(context)
        damaged += bool(told) or bool(program_parts.news())
        told.clear()
    assert damaged
