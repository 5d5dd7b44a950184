"""Pictures of a move, on the paper's free end: the card, what it took, and below it the better one."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, Deck, EmptyPlace, Row, SignPiece
from scopa_gui.ui.pictures.felt import FeltPictures

_MOST = 4
"""Cards of a capture that stand side by side; more cover each other."""


class MovePictures:
    """Draws moves, the better one marked, where there is room for them."""

    def __init__(self, deck: Callable[[], Deck]) -> None:
        self._deck, self._felt = deck, FeltPictures(deck)

    @property
    def drawn_as(self) -> object:
        """Value that a picture cached with them also depends on: the cards in use."""
        cards = self._deck()
        return cards.deck, cards.sprites.drawn_as

    def draw(self, brush: Brush, moves: Sequence[Move], box: pygame.Rect) -> None:
        """Paint them at the upper end of a box; nothing where it is too low. Of two the second is the better one."""
        rows = rows_of(moves)
        if not rows:
            return
        wide, high = self._felt.size(brush, rows, box.width)
        if high <= box.height:
            self._felt.draw(brush, rows, pygame.Rect(box.centerx - wide // 2, box.top, wide, high))


def rows_of(moves: Sequence[Move]) -> tuple[Row, ...]:
    """Return a row for each move; two are distinguished by a cross and a tick."""
    rows = [_row(move) for move in moves]
    if len(rows) < 2:
        return tuple(rows)
    return tuple((SignPiece(good=place > 0), *row) for place, row in enumerate(rows))


def _row(move: Move) -> Row:
    taken = cards_of(move.taken)
    card = CardsPiece((move.card,))
    if not taken:
        return card, ArrowPiece(), EmptyPlace()
    return card, ArrowPiece(), CardsPiece(taken, step=1.12 if len(taken) <= _MOST else 0.6)
