"""Values of the options of the rules. Each value appears here once; its text is what files and requests say."""

from enum import StrEnum
from typing import Self


class Option(StrEnum):
    """A value of an option: equal to its text, written and printed as its text. The first one is the usual one."""

    def __repr__(self) -> str:
        return repr(self.value)


class Capturing(Option):
    """Cards that a card takes.

    They are those of its own value, those that make fifteen with it, or both; and an ace may take all.
    """

    by_rank: bool
    by_fifteen: bool
    ace_sweeps: bool

    def __new__(cls, text: str, by_rank: bool, by_fifteen: bool, ace_sweeps: bool) -> Self:
        """The value with this text, and what follows from it."""
        value = str.__new__(cls, text)
        value._value_ = text
        value.by_rank = by_rank
        value.by_fifteen = by_fifteen
        value.ace_sweeps = ace_sweeps
        return value

    SUM = "sum", True, False, False
    FIFTEEN = "fifteen", False, True, False
    CIRULLA = "cirulla", True, True, True


class CapturePriority(Option):
    """Priority where several sets may be taken: an equal card, the fewest cards, or nothing."""

    SINGLE = "single"
    FEWEST = "fewest"
    FREE = "free"


class EqualTake(Option):
    """Number of equal cards that one card takes."""

    ONE = "one"
    ALL = "all"


class AceOnAces(Option):
    """Cards that an ace that sweeps takes where an ace is on the table."""

    takes_ace: bool
    takes_all: bool

    def __new__(cls, text: str, takes_ace: bool, takes_all: bool) -> Self:
        """The value with this text, and what follows from it."""
        value = str.__new__(cls, text)
        value._value_ = text
        value.takes_ace = takes_ace
        value.takes_all = takes_all
        return value

    ACE_ONLY = "ace_only", True, False
    ALL = "all", False, True
    CHOICE = "choice", True, True


class AceOnNothing(Option):
    """Fate of an ace that is played to an empty table."""

    LAY = "lay"
    SELF = "self"


class AceScopa(Option):
    """When an ace that clears the table makes a scopa."""

    NEVER = "never"
    MATCH = "match"
    ALWAYS = "always"


class LastScopa(Option):
    """Rules on whether the last card of a smazzata, and its last capture, can make a scopa."""

    last_card: bool
    last_capture: bool

    def __new__(cls, text: str, last_card: bool, last_capture: bool) -> Self:
        """The value with this text, and what follows from it."""
        value = str.__new__(cls, text)
        value._value_ = text
        value.last_card = last_card
        value.last_capture = last_capture
        return value

    NO = "no", False, True
    YES = "yes", True, True
    NO_LAST_CAPTURE = "no_last_capture", False, False
    DEALER = "dealer", True, True


class LeftoverCards(Option):
    """Recipient of the cards that are on the table at the end."""

    LAST_CAPTURER = "last_capturer"
    NONE = "none"


class PrimieraMode(Option):
    """Ways to win the primiera."""

    COMPLETE_BEATS = "complete_beats"
    COMPLETE_ONLY = "complete_only"
    SUITS_THEN_SUM = "suits_then_sum"
    COUNTS = "counts"
    SUM_NAIVE = "sum_naive"
    MOST_SEVENS = "most_sevens"
    SEVENS_CASCADE = "sevens_cascade"
    OFF = "off"


class Ties(Option):
    """Points for the best sides when they are level."""

    NONE = "none"
    EACH = "each"


class NapolaCount(Option):
    """Value of a run of coins from the ace."""

    OFF = "off"
    RUN = "run"
    FIXED3 = "fixed3"


class WinCondition(Option):
    """Condition that wins the match once somebody has reached the target."""

    HIGHEST = "highest"
    BY_TWO = "by_two"
    ORDERED = "ordered"
    EXCEED = "exceed"


class Dealing(Option):
    """Ways of dealing the cards.

    ``hand`` is the number of cards each player gets at most, in packets of ``packet``; ``turned`` is the number of
    cards turned up on the table, ``between`` of them after each packet until there are enough, or all after the last
    packet if it is 0.
    """

    hand: int
    packet: int
    turned: int
    between: int

    def __new__(cls, text: str, hand: int, packet: int, turned: int, between: int = 0) -> Self:
        """The value with this text, and what follows from it."""
        value = str.__new__(cls, text)
        value._value_ = text
        value.hand = hand
        value.packet = packet
        value.turned = turned
        value.between = between
        return value

    # Rule: S1 Scopa: one by one, the forehand first, then four on the table.
    SCOPA_SINGLE = "scopa_single", 3, 1, 4
    SCOPA_PACKET = "scopa_packet", 3, 3, 4
    # Rule: S0: three each, two on the table, three each, two on the table, three each.
    SCOPONE9 = "scopone9", 9, 3, 4, 2
    SCIENTIFICO = "scientifico", 10, 10, 0
    SCIENTIFICO_5_5 = "scientifico_5_5", 10, 5, 0


class Direction(Option):
    """Which way the play goes round."""

    CCW = "ccw"
    CW = "cw"
