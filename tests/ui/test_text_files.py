"""Texts of pages in assets/texts: the pages still open when a file is damaged or missing, and a notice says so."""

import re
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random

import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY, CHAPTERS
from scopa_gui.engine.option_changes import values_of
from scopa_gui.engine.rules import OPTIONS, Rules
from scopa_gui.engine.setup import empty_setup
from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store import paths, program_parts, program_texts
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.ui.front import page_texts
from scopa_gui.ui.front.game_pages import GameHere
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.rules_text import parts
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.widgets.text_page import BlockKind
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.own_rules.own_rules_screen import OwnRulesScreen
from scopa_gui.ui.practice.lessons import lesson_texts
from scopa_gui.ui.practice.lessons.lesson_screen import LessonScreen
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from scopa_gui.ui.practice.own_position.own_position_screen import OwnPositionScreen
from scopa_gui.ui.words import glossary, level_names, rule_words, translation
from scopa_gui.ui.words.notice_words import notice_texts, sentence_of, trouble_words
from scopa_gui.ui.words.setup_problem_words import problem_texts, problem_words
from tests.coach.lesson_texts import ALL_TEXTS
from tests.ui.at_lessons import play_right
from tests.ui.pilot import Pilot


@dataclass(frozen=True)
class TextFile:
    """A file of texts: functions that remember it, all its texts as players read them, and a walk through its pages.

    `line` begins with the key of a text; if the key is wrong, only this text is lost, or (`costs_all`) all of them.
    """

    readers: tuple
    said: Callable[[], Iterable[str]]
    walk: Callable[[object], object]
    line: str
    costs_all: bool = False


def lessons_said():
    translation.use_deck("french")
    yield from (lesson_texts.lesson_text(name) for name in ALL_TEXTS)
    yield from map(lesson_texts.chapter_title, CHAPTERS)


def walk_lessons(context):
    """Go through the list of lessons, and through one lesson up to its end."""
    pilot = Pilot(context, LessonsScreen(context))
    pilot.key("down")
    pilot = Pilot(context, LessonScreen(context, BY_KEY["taking"]))
    while play_right(pilot):
        pilot.press("button:next")
    assert "button:lesson" in pilot.targets


def glossary_said():
    translation.use_deck("french")
    for row in glossary.alphabetical():
        yield from row
    glossary.words_in("A scopa with the settebello.")


def walk_glossary(context):
    """Open the page with the terms, and a lesson with terms that are underlined and explained by F2."""
    pilot = Pilot(context, RulesScreen(context))
    pilot.key("end")
    pilot = Pilot(context, LessonScreen(context, BY_KEY["count"], 3))
    pilot.rest()
    for _ in range(3):
        pilot.key("f2")


def options_said():
    translation.use_deck("french")
    rules = Rules(players=4)
    for option in OPTIONS:
        yield rule_words.option_title(option)
        for value in values_of(rules, option):
            yield from rule_words.value_words(rules, option, value)
            rule_words.why_not(rules, option, value)
        rule_words.waiting_words(rules, option)
    yield from map(rule_words.group_title, rule_words.OPTION_GROUPS)


def walk_options(context):
    """Open the page of every option of one's own rules, and the rules of a game that differs in many."""
    pilot = Pilot(context, OwnRulesScreen(context))
    for option in OPTIONS:
        pilot.scene.choose(option)
        pilot.tick()
    pilot = Pilot(context, RulesScreen(context, part="game:escoba"))
    pilot.key("pagedown")


def rules_said():
    for deck in ("neapolitan", "french"):
        translation.use_deck(deck)
        for part in parts(GameHere(VARIANTS["scopone_scientifico"].rules)):
            yield part.heading
            yield from (cell for block in part.blocks if block.part is not BlockKind.PICTURE for cell in block.cells)


def walk_rules(context):
    """Go through all pages of the rules."""
    pilot = Pilot(context, RulesScreen(context, rules=VARIANTS["scopone_scientifico"].rules))
    for _ in range(40):
        pilot.key("down")
        pilot.tick()


def notices_said():
    arguments = {"file": "f", "aside": "a", "reason": FileTrouble.FULL, "fields": "deck", "count": 2, "days": (None,)}
    yield from (sentence_of(Notice(key, arguments)) for key in NoticeKey)
    yield from map(trouble_words, FileTrouble)


def walk_notices(context):
    """Show a notice about the archive on the title page."""
    pilot = Pilot(context, TitleScreen(context))
    context.tell(Notice(NoticeKey.ARCHIVE_NOT_SAVED, {"file": "matches", "reason": FileTrouble.FULL}))
    pilot.tick()
    assert pilot.app.toast.lines


def levels_said():
    for deck in ("neapolitan", "french"):
        translation.use_deck(deck)
        yield from map(level_names.level_kind, level_names.COMPANIONS)
        yield from map(level_names.level_line, level_names.COMPANIONS)


def walk_levels(context):
    """Look at every opponent of a new match."""
    pilot = Pilot(context, NewMatchScreen(context))
    for name in [name for name in pilot.targets if "=" in name]:
        if name in pilot.targets and isinstance(pilot.scene, NewMatchScreen):
            pilot.hover(name)
            pilot.tick()


PROBLEMS = [SetupProblem(kind, {"card": 6, "count": 2, "told": 3, "most": 1}) for kind in ProblemKind]


def problems_said():
    translation.use_deck("french")
    yield from map(problem_words, PROBLEMS)


def walk_problems(context):
    """Set up a position, which is impossible as long as it is empty and after too many scopas."""
    pilot = Pilot(context, OwnPositionScreen(context))
    for setup in (empty_setup(pilot.scene.setup.rules), replace(pilot.scene.setup, scope=(20, 20))):
        pilot.scene.change(setup)
        pilot.tick()


GLOSSARY = (glossary.terms, glossary._forms, glossary._words_in)
FILES = {
    "glossary": TextFile(
        (glossary.terms, glossary._forms, glossary._words_in), glossary_said, walk_glossary, "text =", costs_all=True
    ),
    "lessons": TextFile((lesson_texts.lesson_texts,), lessons_said, walk_lessons, "three_yes ="),
    "levels": TextFile((level_names.level_texts,), levels_said, walk_levels, "[level.rosa]"),
    "notices": TextFile((notice_texts,), notices_said, walk_notices, "archive_gone ="),
    "options": TextFile((rule_words.option_texts,), options_said, walk_options, "value.false.line =", costs_all=True),
    "rules": TextFile((page_texts.rules_texts,), rules_said, walk_rules, "text.sum ="),
    "setup_problems": TextFile((problem_texts,), problems_said, walk_problems, "stock ="),
}


@pytest.fixture
def texts(tmp_path, monkeypatch):
    """A copy of the folder with the texts, from which the program reads them again after each `forget()`."""
    folder = tmp_path / "texts"
    shutil.copytree(paths.assets() / "texts", folder)
    monkeypatch.setattr(program_texts, "assets", lambda: tmp_path)
    monkeypatch.setattr(program_parts, "_missed", {})
    forget()
    yield folder
    forget()


def forget():
    for file in FILES.values():
        for reader in file.readers:
            reader.cache_clear()
    program_parts._missed.clear()


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
    assert all(FILES[name].said())
    assert program_parts.news() == []


@pytest.mark.parametrize("name", FILES)
def test_without_the_file_its_pages_show_what_is_left_and_one_notice_says_so(context, texts, told, name):
    (texts / f"{name}.toml").unlink()
    FILES[name].walk(context)
    assert [notice.arguments["count"] for notice in told] == [1]
    assert f"{name}.toml" in sentence_of(told[0])
    assert not any("{" in text for text in FILES[name].said())


@pytest.mark.parametrize("name", FILES)
def test_an_unknown_key_is_reported(texts, name):
    file = texts / f"{name}.toml"
    whole = list(FILES[name].said())
    lines = file.read_text("utf-8").split("\n")
    place = next(place for place, line in enumerate(lines) if line.startswith(FILES[name].line))
    lines[place] = re.sub(r"(\w+)(?= =|\])", r"x\1", lines[place])
    file.write_text("\n".join(lines), "utf-8")
    forget()
    left = list(FILES[name].said())
    assert FILES[name].costs_all or len(set(whole) - set(left)) == 1
    assert not any("{" in text for text in left)
    assert [notice.arguments["count"] for notice in program_parts.news()] == [1]


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
        assert not any("{" in text for text in FILES[name].said()), (place, bit)
        if number < 2:
            FILES[name].walk(context)
        damaged += bool(told) or bool(program_parts.news())
        told.clear()
    assert damaged
