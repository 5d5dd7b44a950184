"""The themes of practice in words."""

from collections.abc import Mapping

from scopa_gui.coach.themes import Theme
from scopa_gui.ui.words import _, mark, with_coins

_NAMES: Mapping[Theme, str] = {
    Theme.MAKING_SCOPA: mark("Making scopa"),
    Theme.GIVING_SCOPA: mark("Giving no scopa"),
    Theme.SETTEBELLO: mark("The settebello"),
    Theme.PRIMIERA: mark("The primiera"),
    Theme.DENARI: mark("The race for {coins}"),
    Theme.CARTE: mark("The race for cards"),
    Theme.GIVING_CARDS: mark("Leaving little"),
    Theme.ANCHORS: mark("Anchors"),
    Theme.PREPARING: mark("Preparing a capture"),
    Theme.PARTNER: mark("Playing with the partner"),
    Theme.PAIRS: mark("Pairs and spariglio"),
    Theme.ACES: mark("Aces"),
    Theme.ENDINGS: mark("The last cards"),
}
_LINES: Mapping[Theme, str] = {
    Theme.MAKING_SCOPA: mark("See every way to clear the table, and weigh it against what else could be had."),
    Theme.GIVING_SCOPA: mark("Before a card leaves your hand: who could clear what it leaves?"),
    Theme.SETTEBELLO: mark("The seven of {coins} is a point by itself and helps in three more."),
    Theme.PRIMIERA: mark("Sevens first, then sixes and aces: who gathers them, and when to fight for them."),
    Theme.DENARI: mark("Six cards of {coins} are enough: when to take them, and when to hold them back."),
    Theme.CARTE: mark("The most cards are worth a point: sometimes the larger capture is simply the better one."),
    Theme.GIVING_CARDS: mark("What you leave on the table, the next player may take."),
    Theme.ANCHORS: mark("Cards that only you can take are safe on the table: know them and use them."),
    Theme.PREPARING: mark("What you leave now you may take next time: keep the card for it."),
    Theme.PARTNER: mark("Two play as one: prepare what the other can take, and understand what you are told."),
    Theme.PAIRS: mark("The dealer wants ranks paired, the others want them broken."),
    Theme.ACES: mark("When the ace takes everything, it decides the smazzata: when to spend it, and when to wait."),
    Theme.ENDINGS: mark("Near the end everything can be counted, and the last to take gets the rest."),
}


def theme_name(theme: Theme, deck: str) -> str:
    """A theme, in a few words."""
    return with_coins(_(_NAMES[theme]), deck)


def theme_line(theme: Theme, deck: str) -> str:
    """What a theme is about, in one sentence."""
    return with_coins(_(_LINES[theme]), deck)
