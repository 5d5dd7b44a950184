"""Texts for people: gettext, with a language and a deck that can change while the game runs.

The source is in English; catalogues are in assets/locale. The active language, and the active deck, which says what
cards are called, are the only globals of the package, so that `_("Play")` reads like a word and not like a call.
"""

import gettext as _gettext
import io
import re
import struct
from collections.abc import Sequence
from pathlib import Path

from scopa_gui.engine.cards import Card, CardSet, Suit, cards_of, rank_of, suit_of
from scopa_gui.store import files, program_parts
from scopa_gui.ui.words import system_languages

LANGUAGES = {"en": "English", "it": "Italiano", "de": "Deutsch"}
DOMAIN = "scopa"

_APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_JOINTS = {
    "a": {"Il": "al", "La": "alla"},
    "di": {"Il": "del", "La": "della"},
    "da": {"Il": "dal", "La": "dalla"},
    "su": {"Il": "sul", "La": "sulla"},
    "in": {"Il": "nel", "La": "nella"},
    "con": {"Il": "con il", "La": "con la"},
}
"""Italian prepositions joined with the article that a name begins with."""
_ARTICLED = re.compile(r"\b(a|di|da|su|in|con) (Il|La) (?=[A-Z])")

_BLANK = re.compile(r"\{([^{}]*)\}")
_LARGEST = 1 << 23
"""Greatest size of a catalogue in bytes."""

_active: _gettext.NullTranslations = _gettext.NullTranslations()
_chosen = "en"
_has_french_names = False


def use(language: str, folder: Path) -> str:
    """Switch to a language ("" for the system's) with the catalogues of `folder`; return the language in use.

    If the catalogue is missing or damaged, texts are in English: that is better than no game.
    """
    global _active, _chosen
    _chosen = language if language in LANGUAGES else system_language()
    catalogue = _gettext.NullTranslations()
    if _chosen != "en":
        path = folder / _chosen / "LC_MESSAGES" / "scopa.mo"
        try:
            catalogue = _read(path)
        except (OSError, ValueError, LookupError, TypeError, RecursionError, struct.error):
            program_parts.miss(path)
    _active = catalogue
    return _chosen


class _Catalogue(_gettext.GNUTranslations):
    """A catalogue whose messages can be looked through."""

    _catalog: dict[object, str]

    def check_blanks(self) -> None:
        """Raise ValueError if a translation could not be filled in like its message: that would end the program."""
        for message, text in self._catalog.items():
            if isinstance(message, str):
                blanks = _BLANK.findall(text)
                known = set(_BLANK.findall(message)) if "{" in message else set()
                if not set(blanks) <= known or not text.count("{") == text.count("}") == len(blanks):
                    raise ValueError(message)


def _read(path: Path) -> _Catalogue:
    """Return a catalogue from its file; raise one of many errors if it is missing or damaged."""
    found = _Catalogue(io.BytesIO(files.read(path, _LARGEST)))
    found.check_blanks()
    return found


def catalogue() -> object:
    """Return the active catalogue: a different object in each language."""
    return _active


def use_deck(deck: str) -> None:
    """Name cards as in this deck from now on; `Context` calls this whenever the deck of the settings changes."""
    global _has_french_names
    _has_french_names = deck == "french"


def has_french_names() -> bool:
    """Return True if the active deck has diamonds and jacks; all others have coins and knaves."""
    return _has_french_names


def system_language() -> str:
    """Return the first of the system's languages that the game speaks, or else English."""
    return next((language for language in system_languages.wanted() if language in LANGUAGES), "en")


def _(message: str) -> str:
    """Return a message in the active language, with typographic apostrophes."""
    return _active.gettext(message).replace("'", _APOSTROPHE) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    """Return the form of a message for a count; put the number in with `.format(count=count)`."""
    return _active.ngettext(one, many, count).replace("'", _APOSTROPHE)


def pgettext(context: str, message: str) -> str:
    """Return a message in the meaning that `context` explains: some languages need different words."""
    return _active.pgettext(context, message).replace("'", _APOSTROPHE)


def mark(message: str) -> str:
    """Mark a message for translation although it is not shown yet; return it unchanged."""
    return message


def joined(text: str) -> str:
    """Return a sentence that contains a name, as it is spoken: in Italian "alla Prof", not "a La Prof"."""
    return _ARTICLED.sub(lambda found: _JOINTS[found[1].lower()][found[2]] + " ", text) if _chosen == "it" else text


def decimal(value: float, places: int = 1, *, signed: bool = False) -> str:
    """Return a number as the language writes it, with a real minus sign; `signed`: with a plus sign, too."""
    text = f"{value:+.{places}f}" if signed else f"{value:.{places}f}"
    return text.replace("-", "\N{MINUS SIGN}").replace(".", pgettext("decimal mark", "."))


def suit_name(suit: Suit) -> str:
    """Return the name of a suit in the active deck."""
    if _has_french_names:
        return (_("diamonds"), _("hearts"), _("clubs"), _("spades"))[suit]
    return (_("coins"), _("cups"), _("batons"), _("swords"))[suit]


def with_coins(text: str) -> str:
    """Return a text with the active deck's name for the suit that counts in place of {coins}."""
    return text.replace("{coins}", suit_name(Suit.DENARI))


def rank_name(rank: int) -> str:
    """Return the name of a rank, 1 to 10, in the active deck."""
    if rank == 1:
        return _("ace")
    if rank <= 7:
        return str(rank)
    if _has_french_names:
        return (_("jack"), _("queen"), _("king"))[rank - 8]
    return (_("knave"), _("knight"), _("king"))[rank - 8]


def ranks_name(rank: int) -> str:
    """Return the name of all cards of a rank in the active deck: "sevens", "knaves"."""
    if rank <= 7:
        return (_("aces"), _("twos"), _("threes"), _("fours"), _("fives"), _("sixes"), _("sevens"))[rank - 1]
    if _has_french_names:
        return (_("jacks"), _("queens"), _("kings"))[rank - 8]
    return (_("knaves"), _("knights"), _("kings"))[rank - 8]


def card_name(card: Card) -> str:
    """Return the name of a card in the active deck: "7 of coins", "knave of cups", "queen of hearts"."""
    return of_suit(rank_name(rank_of(card)), suit_of(card))


def of_suit(rank: str, suit: Suit) -> str:
    """Return the name of a card in the active deck from the name of its rank."""
    if _has_french_names:
        words = (_("{rank} of diamonds"), _("{rank} of hearts"), _("{rank} of clubs"), _("{rank} of spades"))
    else:
        words = (_("{rank} of coins"), _("{rank} of cups"), _("{rank} of batons"), _("{rank} of swords"))
    return words[suit].format(rank=rank)


def the_card(card: Card) -> str:
    """Return a card with its article in the form it has after a verb: "the 6 of cups", "den Herz-Buben"."""
    rank = rank_of(card)
    words = {
        1: _("the ace"),
        8: _("the jack") if _has_french_names else _("the knave"),
        9: _("the queen") if _has_french_names else _("the knight"),
        10: _("the king"),
    }.get(rank, _("the {rank}"))
    article, space, name = words.format(rank=rank).rpartition(" ")
    return article + space + of_suit(name, suit_of(card))


def the_cards(cards: CardSet) -> str:
    """Return cards with their articles: "the 6 of cups and the queen of hearts"; "" for none."""
    return listed([the_card(card) for card in cards_of(cards)])


def listed(names: Sequence[str]) -> str:
    """Return names separated by commas, with "and" before the last; "" for none."""
    if len(names) <= 1:
        return "".join(names)
    return _("{several} and {last}").format(several=", ".join(names[:-1]), last=names[-1])
