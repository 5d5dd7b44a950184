"""Terms of the game, each explained in two sentences, and where they occur in a text."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from scopa_gui.engine.cards import CAVALLO, FANTE, Suit
from scopa_gui.ui.words.translation import _, catalogue, mark, rank_name, suit_name


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its ``title``, its explanation, and its ``forms`` in texts, separated by bars; "" if it has none."""

    title: str
    text: str
    forms: str = ""


TERMS: Mapping[str, Term] = {
    "scopa": Term(
        mark("Scopa"),
        mark(
            "A capture that leaves the table empty. It scores a point at once, unless you make it with the very "
            "last card of the round."
        ),
        mark("scopa|scopas"),
    ),
    "smazzata": Term(
        mark("Round (smazzata)"),
        mark("The whole pack, dealt, played out and scored. A match takes as many rounds as it needs."),
        mark("smazzata|smazzate"),
    ),
    "settebello": Term(
        mark("Settebello"),
        mark("The seven of {coins}. It is worth a point by itself, and it helps with {coins} and the primiera."),
        mark("settebello|settebellos"),
    ),
    "primiera": Term(
        mark("Primiera"),
        mark(
            "The point for the best four cards, one of each suit, by special values. A seven counts most, then a "
            "six, then an ace."
        ),
        mark("primiera|primieras"),
    ),
    "denari": Term(
        mark("Denari"),
        mark(
            "The suit of {coins}, the one that counts at the end. The side with the most of its ten cards gets a "
            "point; with two sides, six are enough."
        ),
    ),
    "carte": Term(
        mark("Carte"),
        mark("The point for the most cards. Twenty-one of forty are enough; with twenty each nobody gets it."),
    ),
    "presa": Term(
        mark("Presa (capture)"),
        mark(
            "Taking cards from the table with one from your hand: one of the same rank, or several that add up "
            "to it. They all go onto your pile."
        ),
    ),
    "lay": Term(
        mark("To lay a card"),
        mark("To play a card that takes nothing: it stays on the table. A card that can take must take."),
    ),
    "pile": Term(
        mark("Mazzetto (pile)"),
        mark("A side’s captured cards, face down. Scopas are placed across them, face up, so everyone can count them."),
        mark("pile|piles"),
    ),
    "stock": Term(
        mark("Tallone (stock)"),
        mark("The cards still to be dealt. When everyone has played their hand, the next cards come from here."),
    ),
    "figure": Term(
        mark("Court cards"),
        mark("{knave}, {knight} and king, worth 8, 9 and 10 in captures. In the primiera they count least."),
        mark("court card|court cards"),
    ),
    "dealer": Term(
        mark("Mazziere (dealer)"),
        mark(
            "The player who deals the cards, and so plays the last one. The deal passes to the right after every round."
        ),
        mark("dealer|dealers"),
    ),
    "deck_side": Term(
        mark("Di mazzo: the dealer’s side"),
        mark(
            "With four players, the dealer and the dealer’s partner. They play last, so they want the ranks to "
            "be taken in pairs."
        ),
        mark("dealer’s side"),
    ),
    "hand_side": Term(
        mark("Di mano: against the dealer"),
        mark("The side that plays the first card. Its aim is to break pairs by capturing sums."),
        mark("against the dealer"),
    ),
    "partner": Term(
        mark("Compagno (partner)"),
        mark(
            "The player on your side, who shares your pile and your points. Partners may not talk: their cards "
            "do it for them."
        ),
    ),
    "pair": Term(
        mark("Pariglia (pair)"),
        mark("Two cards of the same rank, one taken by the other. As long as that goes on, every card finds its twin."),
        mark("pair|pairs"),
    ),
    "spariglio": Term(
        mark("Spariglio"),
        mark(
            "Breaking pairs by capturing several cards, as when a seven takes four and three. It leaves an odd "
            "number of each of these ranks."
        ),
        mark("spariglio"),
    ),
    "rule_of_48": Term(
        mark("The rule of 48"),
        mark(
            "A way to keep track of the unpaired ranks by adding up what was taken. Towards the end it tells you "
            "which cards the others must hold."
        ),
        mark("rule of 48"),
    ),
    "anchor": Term(
        mark("Anchor"),
        mark("A card on the table that only you can take. While it is there alone, nobody else can sweep the table."),
        mark("anchor|anchors"),
    ),
    "whirlwind": Term(
        mark("Mulinello (whirlwind)"),
        mark("One side can only lay cards, and the other takes each of them. It is hard to break out of."),
        mark("whirlwind"),
    ),
    "last_take": Term(
        mark("The last capture"),
        mark("The last player to take also gets what is left on the table at the end. That is never a scopa."),
    ),
    "napola": Term(
        mark("Napola"),
        mark(
            "Ace, two and three of {coins} in one pile: three points in some games. Usually each further card in "
            "order adds one."
        ),
        mark("napola"),
    ),
    "re_bello": Term(
        mark("Re bello"),
        mark("The king of {coins}. In some games it is worth a point by itself, like the settebello."),
        mark("re bello"),
    ),
    "sette_tutti": Term(
        mark("All four sevens"),
        mark("All four sevens in one pile, worth a point in some games. They win the primiera too."),
    ),
    "cappotto": Term(
        mark("Cappotto"),
        mark("All ten cards of {coins} in one pile. In some games this wins the match at once."),
        mark("cappotto"),
    ),
    "asso": Term(
        mark("Asso piglia tutto"),
        mark("A way of playing in which an ace takes everything on the table. As a rule that is not a scopa."),
    ),
    "scopone": Term(
        mark("Scopone"),
        mark(
            "Scopa for two pairs, with all the cards dealt at once. In scopone scientifico each player has ten, "
            "and the table starts empty."
        ),
        mark("scopone"),
    ),
    "escoba": Term(
        mark("Escoba"),
        mark("The Spanish sister of Scopa: a card takes others that make fifteen with it. The count is much the same."),
    ),
}


def title_of(key: str, deck: str = "neapolitan") -> str:
    """Return the title of a term, with the deck's name for the suit that counts."""
    if key == "denari" and deck == "french":
        suit = suit_name(Suit.DENARI, deck)
        return suit[:1].upper() + suit[1:]
    return _(TERMS[key].title)


def explanation(key: str, deck: str) -> str:
    """Return the explanation of a term, with the deck's names for suits and court cards."""
    knave = rank_name(FANTE, deck)
    return _(TERMS[key].text).format(
        coins=suit_name(Suit.DENARI, deck), knave=knave[:1].upper() + knave[1:], knight=rank_name(CAVALLO, deck)
    )


def alphabetical(deck: str) -> list[tuple[str, str]]:
    """Return all terms with their explanations, in alphabetical order."""
    return sorted(((title_of(key, deck), explanation(key, deck)) for key in TERMS), key=lambda pair: pair[0].casefold())


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
    other way round: "ein paar" is no pair.
    """
    written = [(form, key) for key, term in TERMS.items() for form in _(term.forms).split("|") if form]
    keys = {spelt: key for form, key in written for spelt in (form, form[0].upper() + form[1:])}
    longest = sorted(keys, key=lambda form: (-len(form), form))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"), keys
