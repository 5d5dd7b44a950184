"""What the options of the rules can be. Each value stands here once; its text is what files and requests say."""

from enum import StrEnum
from typing import Self


class Option(StrEnum):
    """A value of an option: equal to its text, written and printed as its text. The first one is the usual one."""

    def __repr__(self) -> str:
        return repr(self.value)


class Capturing(Option):
    """What a card takes: cards of its own value, what makes fifteen with it, or both; and whether an ace takes all."""

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
    """What goes first where several sets may be taken: an equal card, the fewest cards, or nothing."""

    SINGLE = "single"
    FEWEST = "fewest"
    FREE = "free"


class EqualTake(Option):
    """How many equal cards one card takes."""

    ONE = "one"
    ALL = "all"


class AceOnAces(Option):
    """What an ace that sweeps takes where an ace lies on the table."""

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
    """What becomes of an ace that is played to an empty table."""

    LAY = "lay"
    SELF = "self"


class AceScopa(Option):
    """When an ace that clears the table makes a scopa."""

    NEVER = "never"
    MATCH = "match"
    ALWAYS = "always"


class LastScopa(Option):
    """Whether the last card of a smazzata, and its last capture, can make a scopa."""

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
    """Who gets the cards that lie on the table at the end."""

    LAST_CAPTURER = "last_capturer"
    NONE = "none"


class PrimieraMode(Option):
    """How the primiera is won."""

    COMPLETE_BEATS = "complete_beats"
    COMPLETE_ONLY = "complete_only"
    SUITS_THEN_SUM = "suits_then_sum"
    COUNTS = "counts"
    SUM_NAIVE = "sum_naive"
    MOST_SEVENS = "most_sevens"
    SEVENS_CASCADE = "sevens_cascade"
    OFF = "off"


class Ties(Option):
    """What the best sides gain when they are level."""

    NONE = "none"
    EACH = "each"


class NapolaCount(Option):
    """What a run of coins from the ace is worth."""

    OFF = "off"
    RUN = "run"
    FIXED3 = "fixed3"


class WinCondition(Option):
    """What wins the match once somebody has reached the target."""

    HIGHEST = "highest"
    BY_TWO = "by_two"
    ORDERED = "ordered"
    EXCEED = "exceed"


class Dealing(Option):
    """How the cards are given out.

    ``hand`` the cards each player gets at most, in packets of ``packet``; ``turned`` the cards turned up on the table,
    of them ``between`` after each packet until there are enough, or all after the last packet where it is 0.
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
