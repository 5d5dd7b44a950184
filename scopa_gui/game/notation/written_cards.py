"""Reading cards and moves from the words of a shared text."""

from collections.abc import Iterable

from scopa_gui.engine.cards import CardSet, bit, card_named
from scopa_gui.engine.moves import IllegalMove, Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.game.notation.envelope import Fault, SharedTextError, refuse


def set_in(words: Iterable[str]) -> CardSet:
    """Return the set of the cards that these words name; raises SharedTextError for a wrong or repeated name."""
    found = 0
    for word in words:
        try:
            card = bit(card_named(word))
        except ValueError:
            refuse(Fault.CARDS, word)
        if found & card:
            refuse(Fault.CARDS, word)
        found |= card
    return found


def move_in(word: str, number: int) -> Move:
    """Return the move that a word names, the one with this number (from 1) in its smazzata; raises SharedTextError."""
    try:
        return move_named(word)
    except ValueError:
        raise SharedTextError(Fault.MOVE, word, number) from None


def after(position: Position, word: str, number: int) -> Position:
    """Return the position after the move that a word names; raises SharedTextError with this number of the move."""
    try:
        return position.play(move_in(word, number))
    except IllegalMove:
        raise SharedTextError(Fault.MOVE, word, number) from None
