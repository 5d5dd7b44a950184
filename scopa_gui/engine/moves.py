"""A move, the reasons why one may be refused, and a move with the seat that made it."""

from dataclasses import dataclass
from enum import Enum
from reprlib import repr as quoted
from typing import NamedTuple

from scopa_gui.engine.cards import DECK, NAMES, Card, CardSet, bit, card_named, mask_of, names_of


@dataclass(frozen=True, slots=True)
class Move:
    """A card from the hand and the table cards it takes.

    A card that is laid takes nothing (``taken == 0``). An ace that goes to its player's own pile without taking
    anything (Scopa d'Assi) takes itself: ``taken == bit(card)``.
    """

    card: Card
    taken: CardSet = 0

    @property
    def is_lay(self) -> bool:
        """True when the card stays on the table."""
        return not self.taken

    @property
    def is_for_itself(self) -> bool:
        """True for an ace that goes to its player's own pile alone."""
        return self.taken == bit(self.card)

    def __str__(self) -> str:
        """The move in text: ``7D=4C+3B`` takes, ``7D`` lays, ``AD=AD`` goes to the own pile alone."""
        if not self.taken:
            return NAMES[self.card]
        return f"{NAMES[self.card]}={'+'.join(names_of(self.taken))}"


def move_named(text: str) -> Move:
    """The move written as str(move) writes it; raises ValueError with a sentence."""
    card, equals, taken = text.partition("=")
    if equals and not taken:
        raise ValueError(f"{quoted(text)} is no move: after = come the cards taken, as in 7D=4C+3B.")
    return Move(card_named(card), mask_of(card_named(name) for name in taken.split("+")) if taken else 0)


class Played(NamedTuple):
    """A move and the seat that made it."""

    seat: int
    move: Move


class IllegalReason(Enum):
    """Reasons why a move is refused."""

    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    NOT_YOUR_TURN = "not_your_turn"
    MUST_CAPTURE = "must_capture"
    WRONG_SUM = "wrong_sum"
    EQUAL_CARD_FIRST = "equal_card_first"
    ONE_EQUAL_CARD = "one_equal_card"
    ALL_EQUAL_CARDS = "all_equal_cards"
    FEWEST_CARDS = "fewest_cards"
    NOT_FIFTEEN = "not_fifteen"
    ACE_TAKES_ALL = "ace_takes_all"
    ACE_TAKES_ACE = "ace_takes_ace"
    NOT_FOR_ITSELF = "not_for_itself"
    NO_ACE_FIRST = "no_ace_first"


class IllegalMove(ValueError):  # noqa: N818 - named as it is said at the table
    """A move that the rules refuse; nothing has changed."""

    def __init__(self, reason: IllegalReason, move: Move) -> None:
        written = str(move) if 0 <= move.card < len(NAMES) and 0 <= move.taken <= DECK else repr(move)
        super().__init__(f"{written} is not legal here: {reason.value.replace('_', ' ')}.")
        self.reason = reason
        self.move = move
