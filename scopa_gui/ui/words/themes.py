"""The themes of practice in words."""

from collections.abc import Mapping

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.ui.words.translation import _, mark, with_coins

_NAMES: Mapping[PracticeTheme, str] = {
    PracticeTheme.MAKING_SCOPA: mark("Making scopa"),
    PracticeTheme.GIVING_SCOPA: mark("Giving no scopa"),
    PracticeTheme.SETTEBELLO: mark("The settebello"),
    PracticeTheme.PRIMIERA: mark("The primiera"),
    PracticeTheme.DENARI: mark("The race for {coins}"),
    PracticeTheme.CARTE: mark("The race for cards"),
    PracticeTheme.GIVING_CARDS: mark("Leaving little"),
    PracticeTheme.ANCHORS: mark("Anchors"),
    PracticeTheme.PREPARING: mark("Preparing a capture"),
    PracticeTheme.PARTNER: mark("Playing with the partner"),
    PracticeTheme.PAIRS: mark("Pairs and spariglio"),
    PracticeTheme.ACES: mark("Aces"),
    PracticeTheme.ENDINGS: mark("The last cards"),
}
_LINES: Mapping[PracticeTheme, str] = {
    PracticeTheme.MAKING_SCOPA: mark("See every way to clear the table, and weigh it against what else could be had."),
    PracticeTheme.GIVING_SCOPA: mark("Before a card leaves your hand: who could clear what it leaves?"),
    PracticeTheme.SETTEBELLO: mark("The seven of {coins} is a point by itself and helps in three more."),
    PracticeTheme.PRIMIERA: mark("Sevens first, then sixes and aces: who gathers them, and when to fight for them."),
    PracticeTheme.DENARI: mark("Six cards of {coins} are enough: when to take them, and when to hold them back."),
    PracticeTheme.CARTE: mark(
        "The most cards are worth a point: sometimes the larger capture is simply the better one."
    ),
    PracticeTheme.GIVING_CARDS: mark("What you leave on the table, the next player may take."),
    PracticeTheme.ANCHORS: mark("Cards that only you can take are safe on the table: know them and use them."),
    PracticeTheme.PREPARING: mark("What you leave now you may take next time: keep the card for it."),
    PracticeTheme.PARTNER: mark("Two play as one: prepare what the other can take, and understand what you are told."),
    PracticeTheme.PAIRS: mark("The dealer wants ranks paired, the others want them broken."),
    PracticeTheme.ACES: mark(
        "When the ace takes everything, it decides the smazzata: when to spend it, and when to wait."
    ),
    PracticeTheme.ENDINGS: mark("Near the end everything can be counted, and the last to take gets the rest."),
}


def theme_name(theme: PracticeTheme, deck: str) -> str:
    """A theme, in a few words."""
    return with_coins(_(_NAMES[theme]), deck)


def theme_line(theme: PracticeTheme, deck: str) -> str:
    """What a theme is about, in one sentence."""
    return with_coins(_(_LINES[theme]), deck)
