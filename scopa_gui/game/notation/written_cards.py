"""Cards and moves as words of a shared text; every move is one that the engine plays."""

from collections.abc import Iterable

from scopa_gui.engine.cards import CardSet, bit, card_named
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position
from scopa_gui.game.notation.envelope import Fault, SharedTextError, refuse


def set_in(words: Iterable[str]) -> CardSet:
    """The set of the cards in these words, each there once; raises SharedTextError."""
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


def after(position: Position, word: str, place: int) -> Position:
    """The position after the move in a word, the one of this place, from 1, in its smazzata; raises SharedTextError."""
    try:
        return position.play(move_named(word))
    except ValueError:
        raise SharedTextError(Fault.MOVE, word, place) from None
