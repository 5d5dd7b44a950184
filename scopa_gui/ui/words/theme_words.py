"""Themes of practice in words."""

from collections.abc import Mapping

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.ui.words.translation import _, mark, with_coins

_NAMES: Mapping[PracticeTheme, str] = {
    PracticeTheme.MAKING_SCOPA: mark("Making a scopa"),
    PracticeTheme.GIVING_SCOPA: mark("Not giving away a scopa"),
    PracticeTheme.SETTEBELLO: mark("The settebello"),
    PracticeTheme.PRIMIERA: mark("The primiera"),
    PracticeTheme.DENARI: mark("The race for {coins}"),
    PracticeTheme.CARTE: mark("The race for cards"),
    PracticeTheme.GIVING_CARDS: mark("Leaving little"),
    PracticeTheme.FORCING: mark("Making them lay a card"),
    PracticeTheme.WHIRLWIND: mark("The whirlwind"),
    PracticeTheme.DECLINING: mark("Passing up a capture"),
    PracticeTheme.ANCHORS: mark("Anchors"),
    PracticeTheme.DEAD_RANKS: mark("The last of its rank"),
    PracticeTheme.HELD_TWICE: mark("What you hold two of"),
    PracticeTheme.PREPARING: mark("Preparing a capture"),
    PracticeTheme.PARTNER: mark("Playing with a partner"),
    PracticeTheme.PARTNERS_DOUBLE: mark("Your partner’s rank"),
    PracticeTheme.ECHO: mark("The echo"),
    PracticeTheme.PAIRS: mark("Pairs and spariglio"),
    PracticeTheme.SEVENS: mark("The sevens"),
    PracticeTheme.LAST_CARD: mark("The dealer’s last card"),
    PracticeTheme.READING: mark("Reading the others’ hands"),
    PracticeTheme.OPENINGS: mark("Openings"),
    PracticeTheme.ACES: mark("Aces"),
    PracticeTheme.ENDINGS: mark("The last cards"),
    PracticeTheme.SCORE: mark("The match score"),
}
_LINES: Mapping[PracticeTheme, str] = {
    PracticeTheme.MAKING_SCOPA: mark("See every way to clear the table, and weigh it against your other options."),
    PracticeTheme.GIVING_SCOPA: mark("Before a card leaves your hand: who could clear what it leaves?"),
    PracticeTheme.SETTEBELLO: mark("The seven of {coins} is a point by itself and helps in three more."),
    PracticeTheme.PRIMIERA: mark("Sevens first, then sixes and aces: who gathers them, and when to fight for them."),
    PracticeTheme.DENARI: mark("Six cards of {coins} are enough: when to take them, and when to hold them back."),
    PracticeTheme.CARTE: mark(
        "Having the most cards is worth a point: sometimes the bigger capture is simply the better one."
    ),
    PracticeTheme.GIVING_CARDS: mark("What you leave on the table, the next player may take."),
    PracticeTheme.FORCING: mark("Leave a table from which the next player can take nothing."),
    PracticeTheme.WHIRLWIND: mark("One side takes and the other can only lay: keep it turning, or break it."),
    PracticeTheme.DECLINING: mark(
        "You could capture, but laying a card is worth more: what would the capture leave behind?"
    ),
    PracticeTheme.ANCHORS: mark("Cards that only you can take are safe on the table: know them and use them."),
    PracticeTheme.DEAD_RANKS: mark(
        "Its three twins have been played and no sum can include it: a card like this is safe to lay."
    ),
    PracticeTheme.HELD_TWICE: mark(
        "Lay a rank you hold two of: fewer others can take it, and your second one may take it back."
    ),
    PracticeTheme.PREPARING: mark("What you leave now you may take next time: keep the card for it."),
    PracticeTheme.PARTNER: mark(
        "Two play as one: prepare what your partner can take, and understand what their cards tell you."
    ),
    PracticeTheme.PARTNERS_DOUBLE: mark(
        "When your partner lays a card, they often keep another of its rank: leave it on the table for them."
    ),
    PracticeTheme.ECHO: mark(
        "Your partner laid a rank and it was taken: lay yours, and your partner may take it with the last one."
    ),
    PracticeTheme.PAIRS: mark("The dealer’s side keeps pairs, the other side breaks them."),
    PracticeTheme.SEVENS: mark(
        "They decide the primiera: bring them home, and leave none on the table, nor cards that add up to seven."
    ),
    PracticeTheme.LAST_CARD: mark("For the end, keep a card whose twin has yet to be laid."),
    PracticeTheme.READING: mark(
        "A player who did not sweep does not have the card: what others play tells you what they hold."
    ),
    PracticeTheme.OPENINGS: mark("Your first card of the round: little is known yet, and much is still to come."),
    PracticeTheme.ACES: mark(
        "When the ace takes everything, it decides the round: when to spend it, and when to wait."
    ),
    PracticeTheme.ENDINGS: mark("Near the end everything can be counted, and the last to take gets the rest."),
    PracticeTheme.SCORE: mark(
        "Near the end of a match, what counts is not the number of points but the points that win it."
    ),
}


_GROUPS: Mapping[str, tuple[PracticeTheme, PracticeTheme]] = {
    mark("The points"): (PracticeTheme.MAKING_SCOPA, PracticeTheme.CARTE),
    mark("The table"): (PracticeTheme.GIVING_CARDS, PracticeTheme.ACES),
    mark("In pairs"): (PracticeTheme.PARTNER, PracticeTheme.ECHO),
    mark("Counting the cards"): (PracticeTheme.PAIRS, PracticeTheme.READING),
    mark("The course of the match"): (PracticeTheme.OPENINGS, PracticeTheme.SCORE),
}
"""Headings of a list of themes, each with its first and its last theme in the order of PracticeTheme."""


def theme_group(theme: PracticeTheme) -> str:
    """Return the heading that a theme belongs under."""
    order = list(PracticeTheme)
    place = order.index(theme)
    return _(next(name for name, (first, last) in _GROUPS.items() if order.index(first) <= place <= order.index(last)))


def theme_name(theme: PracticeTheme, deck: str) -> str:
    """Return the name of a theme."""
    return with_coins(_(_NAMES[theme]), deck)


def theme_line(theme: PracticeTheme, deck: str) -> str:
    """Describe a theme in one sentence."""
    return with_coins(_(_LINES[theme]), deck)
