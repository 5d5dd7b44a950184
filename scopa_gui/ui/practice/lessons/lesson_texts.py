"""Texts of the lessons, from assets/texts/lessons.toml, with the names of cards and suits in the deck in use."""

from functools import cache

import msgspec

from scopa_gui.coach.lessons.curriculum import CHAPTERS, COURSE
from scopa_gui.engine.cards import CAVALLO, FANTE, NAMES, Suit
from scopa_gui.store import program_texts
from scopa_gui.ui.words.translation import _, card_name, rank_name, suit_name

_EQUALS = "\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}"


class LessonTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English texts: titles by chapter, and the texts of each lesson by name; braces hold names of cards and suits."""

    chapter: dict[str, str] = {}
    lesson: dict[str, dict[str, str]] = {}

    def mistaken(self) -> set[str]:
        """Return the names of the texts that are missing, and of those that no lesson has."""
        texts = {f"{key}.{name}" for key, lesson in self.lesson.items() for name in lesson}
        needed = {f"{lesson.key}.{name}" for lesson in COURSE for name in lesson.text_names()}
        return (texts ^ needed) | (self.chapter.keys() ^ CHAPTERS.keys())


@cache
def lesson_texts() -> LessonTexts:
    """Return all texts of the lessons; none if the file is missing or damaged."""
    return program_texts.load_or_empty("lessons", LessonTexts)


def chapter_title(chapter: str) -> str:
    """Return the title of a chapter of coach/lessons/curriculum.py."""
    return _(lesson_texts().chapter.get(chapter, "")) or program_texts.name_of_key(chapter)


def lesson_text(name: str) -> str:
    """Return a text of a lesson in the active language, by the lesson's key, a dot and the text's name."""
    key, _dot, step = name.partition(".")
    text = _(lesson_texts().lesson.get(key, {}).get(step, "")) or _general(key, step)
    cards = {short: card_name(card) for card, short in enumerate(NAMES)}
    figures = {"knave": rank_name(FANTE), "knight": rank_name(CAVALLO)}
    suits = {"coins": suit_name(Suit.DENARI), "swords": suit_name(Suit.SPADE)}
    return text.format(**cards, **figures, **suits).replace(" = ", _EQUALS)


def _general(key: str, step: str) -> str:
    """Return a text in place of one that is missing: a title, or that an answer is right; "" for all others."""
    if step == "title":
        return program_texts.name_of_key(key)
    return _("Right!") if step.endswith("_yes") else ""
