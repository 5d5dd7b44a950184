"""Moves: a card played with the cards it takes, the seat that played it, and the reasons why a move is illegal."""

from dataclasses import dataclass
from enum import Enum
from reprlib import repr as quoted
from typing import NamedTuple

from scopa_gui.engine.cards import DECK, NAMES, Card, CardSet, bit, card_named, mask_of, names_of


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A card from the hand and the table cards it takes.

    ``taken`` is 0 if the card stays on the table. In Scopa d'Assi an ace may go to its player's pile without taking
    anything from the table; then ``taken`` is the ace itself.
    """

    card: Card
    taken: CardSet = 0

    @property
    def is_lay(self) -> bool:
        """True when the card stays on the table."""
        return not self.taken

    @property
    def is_for_itself(self) -> bool:
        """True for an ace that goes to its player's pile without taking another card."""
        return self.taken == bit(self.card)

    @property
    def gained(self) -> CardSet:
        """Cards that go to the player's pile: the card played and those it takes; none if it stays on the table."""
        return self.taken | bit(self.card) if self.taken else 0

    def leaves(self, table: CardSet) -> CardSet:
        """Return the table after this move.

        >>> names_of(move_named("7D=4C+3B").leaves(mask_of(map(card_named, ("4C", "3B", "RS")))))
        ['RS']
        """
        return table & ~self.taken if self.taken else table | bit(self.card)

    def __repr__(self) -> str:
        """Write ``move_named('7D=4C+3B')``, or the numbers if they are no cards."""
        is_real = 0 <= self.card < len(NAMES) and 0 <= self.taken <= DECK
        return f"move_named({str(self)!r})" if is_real else f"Move(card={self.card!r}, taken={self.taken!r})"

    def __str__(self) -> str:
        """Write ``7D=4C+3B`` for a capture, ``7D`` for a card that takes nothing, ``AD=AD`` for an ace for itself."""
        if not self.taken:
            return NAMES[self.card]
        return f"{NAMES[self.card]}={'+'.join(names_of(self.taken))}"


def move_named(text: str) -> Move:
    """Return the move that str(move) writes like this; raises ValueError if the text is no move."""
    card, equals, taken = text.partition("=")
    if equals and not taken:
        raise ValueError(f"{quoted(text)} is no move: after = come the cards taken, as in 7D=4C+3B.")
    return Move(card_named(card), mask_of(card_named(name) for name in taken.split("+")) if taken else 0)


class Played(NamedTuple):
    """A move and the seat that made it."""

    seat: int
    move: Move


class IllegalReason(Enum):
    """Reasons why a move is illegal."""

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


class IllegalMove(ValueError):  # noqa: N818 - players say it like this
    """Error for a move that the rules do not allow; the position is unchanged."""

    def __init__(self, reason: IllegalReason, move: Move) -> None:
        written = str(move) if 0 <= move.card < len(NAMES) and 0 <= move.taken <= DECK else repr(move)
        super().__init__(f"{written} is not legal here: {reason.value.replace('_', ' ')}.")
        self.reason = reason
        self.move = move
