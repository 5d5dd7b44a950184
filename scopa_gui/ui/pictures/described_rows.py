"""Rows of cards, arrows and numbers in words, for somebody who does not see them."""

from collections.abc import Sequence

from scopa_gui.engine.cards import CardSet, bit, cards_of, mask_of, name_of
from scopa_gui.engine.moves import Move
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of, in_one
from scopa_gui.ui.pictures.card_row import (
    PACK,
    PILE,
    ArrowPiece,
    CardsPiece,
    EmptyPlace,
    NumberPiece,
    Piece,
    Row,
    SeatsPiece,
    SignPiece,
)
from scopa_gui.ui.words.dealt_words import seats_words
from scopa_gui.ui.words.table_talk import played_words, sentence
from scopa_gui.ui.words.translation import _, card_name, ngettext


def describe_rows(rows: Sequence[Row]) -> str:
    """Describe rows, each in a sentence."""
    return " ".join(f"{sentence(_describe_row(row)).rstrip('.')}." for row in rows if row)


def _describe_row(row: Row) -> str:
    move = _move_in(row)
    if move is None:
        return _describe_pieces(row)
    played, after = move
    lying = ""
    for piece in row:
        known = [card for card in piece.cards if card is not None] if isinstance(piece, CardsPiece) else []
        if known and known != [played.card] and not played.taken & ~mask_of(known) & ~bit(played.card):
            lying = ", ".join(card_name(card) for card in known if card != played.card)
            break
    words = _("with {cards} on the table: {words}") if lying else _("on an empty table: {words}")
    text = words.format(cards=lying, words=played_words(played))
    return f"{text}: {_describe_pieces(after)}" if after else text


def _move_in(row: Row) -> tuple[Move, Row] | None:
    """Return the move that a row shows and the pieces after it; None if it shows no move.

    Such a row has a card, an arrow, and the cards that are taken or the place where the card goes.
    """
    arrow = next((number for number, piece in enumerate(row) if isinstance(piece, ArrowPiece)), 0)
    match row[max(0, arrow - 1) :]:
        case (CardsPiece(cards=(int(card),)), ArrowPiece(), taken, *after) if taken is PILE:
            return Move(card, bit(card)), tuple(after)
        case (CardsPiece(cards=(int(card),)), ArrowPiece(), CardsPiece(lit=lit), *after) if lit:
            return Move(card, lit & ~bit(card)), tuple(after)
    return None


def _describe_pieces(row: Row) -> str:
    text = ""
    for piece in row:
        if isinstance(piece, ArrowPiece):
            text += ": "
        else:
            text = text + _describe(piece) if text.endswith(": ") else in_one(text, _describe(piece))
    return text


def _describe(piece: Piece) -> str:
    match piece:
        case _ if piece is PACK:
            return _("the pack")
        case _ if piece is PILE:
            return _("your own pile")
        case CardsPiece():
            covered = piece.cards.count(None)
            notes = piece.notes or ("",) * len(piece.cards)
            named = [
                f"{card_name(card)} ({note})" if note else card_name(card)
                for card, note in zip(piece.cards, notes, strict=True)
                if card is not None
            ]
            hidden = (
                ngettext("{count} face-down card", "{count} face-down cards", covered).format(count=covered)
                if covered
                else ""
            )
            return in_one(*named, hidden)
        case NumberPiece():
            return piece.text
        case SignPiece():
            return _("yes") if piece.good else _("no")
        case EmptyPlace():
            return _("an empty table")
        case SeatsPiece():
            way = _("clockwise") if piece.is_clockwise else _("anticlockwise")
            return in_one(seats_words(piece.players, piece.sides), way)
        case ArrowPiece():
            return ""
    return piece.describe()


def spoken_cards(key: str, name: str, cards: CardSet) -> tuple[Spoken, ...]:
    """Return the cards one by one, in a named group."""
    parts = [Spoken(f"{key}:{name_of(card)}", SpokenRole.TEXT, sentence(card_name(card))) for card in cards_of(cards)]
    return group_of(key, name, parts)
