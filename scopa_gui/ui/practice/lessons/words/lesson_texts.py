"""Texts of the lessons by name, with the names of cards and suits in the deck in use."""

from collections.abc import Mapping

from scopa_gui.engine.cards import CAVALLO, FANTE, NAMES, Suit
from scopa_gui.ui.practice.lessons.words import (
    ending_and_match_texts,
    first_lessons_texts,
    guarding_texts,
    other_rules_texts,
    partners_texts,
)
from scopa_gui.ui.words.translation import _, card_name, mark, rank_name, suit_name

WORDS: Mapping[str, str] = {
    **first_lessons_texts.WORDS,
    **guarding_texts.WORDS,
    **partners_texts.WORDS,
    **ending_and_match_texts.WORDS,
    **other_rules_texts.WORDS,
}
"""Texts by their names in coach/lessons. Words in braces are a card's short name, or knave, knight, coins, swords."""

CHAPTER_TITLES: Mapping[str, str] = {
    "first_steps": mark("First steps"),
    "points": mark("What counts"),
    "guarding": mark("Giving nothing away"),
    "partners": mark("With a partner"),
    "ending": mark("Pairs and the last cards"),
    "match": mark("The match"),
    "extra_points": mark("Extra points"),
    "other_games": mark("Other games"),
}
"""Titles by chapter (coach/lessons/curriculum.py)."""

_EQUALS = "\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}"


def lesson_text(name: str, deck: str) -> str:
    """Return a text of a lesson in the active language."""
    cards = {short: card_name(card, deck) for card, short in enumerate(NAMES)}
    figures = {"knave": rank_name(FANTE, deck), "knight": rank_name(CAVALLO, deck)}
    suits = {"coins": suit_name(Suit.DENARI, deck), "swords": suit_name(Suit.SPADE, deck)}
    return _(WORDS[name]).format(**cards, **figures, **suits).replace(" = ", _EQUALS)
