"""Files in assets/texts: functions that remember each, and all its texts as players read them."""

from scopa_gui.ai.reasons import FREE, Reason
from scopa_gui.ai.tactics.registry import REASON_KINDS, TACTICS
from scopa_gui.coach import tactic_texts
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER, Cause
from scopa_gui.coach.lessons.curriculum import CHAPTERS
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.engine.option_changes import values_of
from scopa_gui.engine.rules import OPTIONS, Rules
from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.ui.front import page_texts
from scopa_gui.ui.front.game_pages import GameHere
from scopa_gui.ui.front.rules_text import parts
from scopa_gui.ui.kit.widgets.text_page import BlockKind
from scopa_gui.ui.practice.lessons import lesson_texts
from scopa_gui.ui.words import glossary, level_names, rule_words, theme_words, translation
from scopa_gui.ui.words.notice_words import notice_texts, sentence_of, trouble_words
from scopa_gui.ui.words.reason_words import look_words, reason_words
from scopa_gui.ui.words.setup_problem_words import problem_texts, problem_words
from scopa_gui.ui.words.verdicts import cause_sentence
from tests.coach.lesson_texts import ALL_TEXTS

ARGS = {"cards": 1 << 6, "count": 2, "rank": 7, "percent": 10, "hundredths": 12, "sums": 0, "rare": 0}
CAUSES = [*(tactic.name for tactic in TACTICS), CARDS_LOST, COUNTED, LATER]
REASONS = [*REASON_KINDS, *FREE]
PROBLEMS = [SetupProblem(kind, {"card": 6, "count": 2, "told": 3, "most": 1}) for kind in ProblemKind]


def glossary_said():
    translation.use_deck("french")
    for row in glossary.alphabetical():
        yield from row
    glossary.words_in("A scopa with the settebello.")


def lessons_said():
    translation.use_deck("french")
    yield from (lesson_texts.lesson_text(name) for name in ALL_TEXTS)
    yield from map(lesson_texts.chapter_title, CHAPTERS)


def levels_said():
    for deck in ("neapolitan", "french"):
        translation.use_deck(deck)
        yield from map(level_names.level_kind, level_names.COMPANIONS)
        yield from map(level_names.level_line, level_names.COMPANIONS)


def notices_said():
    arguments = {"file": "f", "aside": "a", "reason": FileTrouble.FULL, "fields": "deck", "count": 2, "days": (None,)}
    yield from (sentence_of(Notice(key, arguments)) for key in NoticeKey)
    yield from map(trouble_words, FileTrouble)


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


def problems_said():
    translation.use_deck("french")
    yield from map(problem_words, PROBLEMS)


def rules_said():
    for deck in ("neapolitan", "french"):
        translation.use_deck(deck)
        for part in parts(GameHere(VARIANTS["scopone_scientifico"].rules)):
            yield part.heading
            yield from (cell for block in part.blocks if block.part is not BlockKind.PICTURE for cell in block.cells)


def tactics_said():
    translation.use_deck("french")
    for key in REASONS:
        reason = Reason(key, ARGS)
        yield from (reason_words(reason), reason_words(reason, "Carmela", "Rosa"))
        yield look_words(reason, (), "Carmela")
    for name in CAUSES:
        cause = Cause(name, "carte", ARGS)
        yield from (cause_sentence(cause), cause_sentence(cause, "Carmela", "Rosa"))


def themes_said():
    translation.use_deck("french")
    yield from (theme_words.theme_name(theme) for theme in PracticeTheme)
    yield from (theme_words.theme_line(theme) for theme in PracticeTheme)
    yield from map(theme_words.theme_group, PracticeTheme)


READERS = {
    "glossary": (glossary.terms, glossary._forms, glossary._words_in),
    "lessons": (lesson_texts.lesson_texts,),
    "levels": (level_names.level_texts,),
    "notices": (notice_texts,),
    "options": (rule_words.option_texts,),
    "rules": (page_texts.rules_texts,),
    "setup_problems": (problem_texts,),
    "tactics": (tactic_texts.tactic_texts,),
    "themes": (theme_words.theme_texts,),
}
"""Functions that remember the texts of a file."""
SAID = {
    "glossary": glossary_said,
    "lessons": lessons_said,
    "levels": levels_said,
    "notices": notices_said,
    "options": options_said,
    "rules": rules_said,
    "setup_problems": problems_said,
    "tactics": tactics_said,
    "themes": themes_said,
}
"""Yield all texts of a file as players read them, mostly with the names of French cards."""


def forget():
    """Let the program read all files with texts again."""
    for readers in READERS.values():
        for reader in readers:
            reader.cache_clear()
