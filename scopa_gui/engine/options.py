"""Values of the options of the rules: an enum for each option, whose texts are stored in files and sent in requests."""

from enum import StrEnum
from typing import Self


class Option(StrEnum):
    """A value of an option, equal to its text and written as its text. The first value is the usual one."""

    def __repr__(self) -> str:
        return repr(self.value)


class Capturing(Option):
    """Ways to capture: by the played card's rank, by making fifteen with it, or by both and aces take all."""

    SUM = "sum"
    FIFTEEN = "fifteen"
    CIRULLA = "cirulla"

    @property
    def by_rank(self) -> bool:
        """True when a card takes a card of its rank, or several that add up to it."""
        return self is not Capturing.FIFTEEN

    @property
    def by_fifteen(self) -> bool:
        """True when a card takes cards that add up to fifteen with it."""
        return self is not Capturing.SUM

    @property
    def ace_sweeps(self) -> bool:
        """True when an ace takes all cards on the table."""
        return self is Capturing.CIRULLA


class CapturePriority(Option):
    """Capture that comes first if there are several: an equal card, the fewest cards, or any (the player chooses)."""

    SINGLE = "single"
    FEWEST = "fewest"
    FREE = "free"


class EqualTake(Option):
    """Number of cards of its own rank that a card takes."""

    ONE = "one"
    ALL = "all"


class AceOnAces(Option):
    """Cards that an ace takes if aces take everything and another ace is on the table: that ace, or all cards."""

    ACE_ONLY = "ace_only"
    ALL = "all"
    CHOICE = "choice"

    @property
    def takes_ace(self) -> bool:
        """True when it may take the other ace."""
        return self is not AceOnAces.ALL

    @property
    def takes_all(self) -> bool:
        """True when it may take all cards."""
        return self is not AceOnAces.ACE_ONLY


class AceOnNothing(Option):
    """Place where an ace that is played to an empty table goes: the table, or its player's own pile."""

    LAY = "lay"
    SELF = "self"


class AceScopa(Option):
    """Scopas by aces where aces take everything: never, only for taking a single ace, or always."""

    NEVER = "never"
    MATCH = "match"
    ALWAYS = "always"


class LastScopa(Option):
    """Scopas at the end of a smazzata: with the last card or not, and not even with the last capture."""

    NO = "no"
    YES = "yes"
    NO_LAST_CAPTURE = "no_last_capture"
    DEALER = "dealer"

    @property
    def last_card(self) -> bool:
        """True when the last card can make a scopa; it is always the dealer's, so that YES and DEALER are equal."""
        return self in (LastScopa.YES, LastScopa.DEALER)

    @property
    def last_capture(self) -> bool:
        """True when the last capture can make a scopa."""
        return self is not LastScopa.NO_LAST_CAPTURE


class LeftoverCards(Option):
    """Side that gets the cards left on the table at the end: the last to take, or none."""

    LAST_CAPTURER = "last_capturer"
    NONE = "none"


class PrimieraMode(Option):
    """Ways to compare primieras; scoring/primiera.py explains them."""

    COMPLETE_BEATS = "complete_beats"
    COMPLETE_ONLY = "complete_only"
    SUITS_THEN_SUM = "suits_then_sum"
    COUNTS = "counts"
    SUM_NAIVE = "sum_naive"
    MOST_SEVENS = "most_sevens"
    SEVENS_CASCADE = "sevens_cascade"
    OFF = "off"


class Ties(Option):
    """Sides that are paid when several tie for the best: none, or each of them."""

    NONE = "none"
    EACH = "each"


class NapolaCount(Option):
    """Points for coins in order from the ace: none, one for each coin, or three for any run."""

    OFF = "off"
    RUN = "run"
    FIXED3 = "fixed3"


class WinCondition(Option):
    """Side that wins the match once somebody has reached the target.

    It is the side with the most points; in BY_TWO it must lead by two if both are there; in ORDERED it is the first to
    get there as the points are called out; in EXCEED it needs more than the target.
    """

    HIGHEST = "highest"
    BY_TWO = "by_two"
    ORDERED = "ordered"
    EXCEED = "exceed"


class Dealing(Option):
    """Ways of dealing the cards.

    Each player gets up to ``hand`` cards, ``packet`` at a time. ``turned`` cards are turned up on the table,
    ``between`` of them after each packet, or all of them after the last packet if ``between`` is 0.
    """

    hand: int
    packet: int
    turned: int
    between: int

    def __new__(cls, text: str, hand: int, packet: int, turned: int, between: int = 0) -> Self:
        """Make the value with this text and these numbers of cards."""
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
    """Direction in which the turn goes round: counter-clockwise or clockwise."""

    CCW = "ccw"
    CW = "cw"
