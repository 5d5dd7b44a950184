"""Terms of the game, from assets/texts/glossary.toml, and where they occur in a text."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

import msgspec

from scopa_gui.engine.cards import CAVALLO, FANTE, Suit
from scopa_gui.store import program_texts
from scopa_gui.ui.words.translation import _, catalogue, has_french_names, rank_name, suit_name


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term: its ``title``, its explanation, and its ``forms`` in texts, separated by bars; "" if it has none."""

    title: str
    text: str
    forms: str = ""


@cache
def terms() -> Mapping[str, Term]:
    """Return all terms by key; none if the file is missing or damaged."""
    return program_texts.load_or_empty("glossary", dict[str, Term])


def title_of(key: str) -> str:
    """Return the title of a term, with the active deck's name for the suit that counts."""
    if key == "denari" and has_french_names():
        suit = suit_name(Suit.DENARI)
        return suit[:1].upper() + suit[1:]
    return _(terms()[key].title)


def explanation(key: str) -> str:
    """Return the explanation of a term, with the active deck's names for suits and court cards."""
    knave = rank_name(FANTE)
    return _(terms()[key].text).format(
        coins=suit_name(Suit.DENARI), knave=knave[:1].upper() + knave[1:], knight=rank_name(CAVALLO)
    )


def alphabetical() -> list[tuple[str, str]]:
    """Return all terms with their explanations, in alphabetical order."""
    return sorted(((title_of(key), explanation(key)) for key in terms()), key=lambda pair: pair[0].casefold())


def words_in(text: str) -> Sequence[tuple[int, int, str]]:
    """Return where terms occur in a text of the active language: start, end and key, from the left."""
    return _words_in(text, catalogue())


@lru_cache(2000)
def _words_in(text: str, spoken: object) -> Sequence[tuple[int, int, str]]:
    pattern, keys = _forms(spoken)
    return tuple((*found.span(), keys[found[0]]) for found in pattern.finditer(text))


@lru_cache(4)
def _forms(_spoken: object) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Return the pattern that finds the terms in this language, longer forms first, and the key of each form.

    A form with a small first letter is also found with a capital one, as at the beginning of a sentence, but not the
    other way round: "ein paar" is no pair. Without terms nothing is found.
    """
    written = [(form, key) for key, term in terms().items() for form in _(term.forms).split("|") if form]
    keys = {spelt: key for form, key in written for spelt in (form, form[0].upper() + form[1:])}
    longest = sorted(keys, key=lambda form: (-len(form), form))
    forms = "|".join(map(re.escape, longest)) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{forms})(?!\w)"), keys
