"""Pictures in the rules of captures, deals and counts; the engine works out what they show."""

from collections.abc import Iterable
from dataclasses import replace

from scopa_gui.engine.cards import RANKS, Card, CardSet, Suit, card_named, card_of, mask_of, rank_of, sum_of
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES, primiera_slots, primiera_sum
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, NumberPiece, Row, SeatsPiece
from scopa_gui.ui.pictures.described_rows import describe_rows
from scopa_gui.ui.pictures.game_table import TablePiece
from scopa_gui.ui.play.own_rules.rule_scenes import decided_rows, move_rows, points_for, points_piece, scene_of
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.table_talk import move_words

USUAL = VARIANTS["scopa"].rules
"""Rules of the usual game for two, used for the pictures on general pages."""
_MOST_CARDS = 21
"""Least number of cards that wins the point for most cards."""


def picture(rows: tuple[Row, ...], line: str = "") -> Block:
    """Return a block with rows of pieces and a line below them, described in words for screen readers."""
    return Block(BlockKind.PICTURE, (line,), picture=rows, description=describe_rows(rows))


def cards(names: str) -> tuple[Card, ...]:
    """Return cards by their short names."""
    return tuple(map(card_named, names.split()))


def captures(card: str, table: str) -> Block:
    """Show the captures of a card on a table, with the moves in words below."""
    played = card_named(card)
    lying = cards(table)
    moves = USUAL.law.moves_of(played, mask_of(lying))
    return picture(move_rows(USUAL, played, lying), " ".join(f"{move_words(move)}." for move in moves))


def option(name: str, rules: Rules = USUAL, line: str = "") -> Block:
    """Show the meaning of an option of the rules, with a line about it."""
    return _with_line(picture(scene_of(rules, name), line))


def table(rules: Rules = USUAL) -> Block:
    """Show the table after the deal."""
    piece = TablePiece(rules)
    return picture(((piece,),), piece.describe())


def seats(several: Iterable[Rules], line: str = "") -> Block:
    """Show the seats and teams under each of these rules, with a line about them."""
    row = tuple(SeatsPiece(rules.players, rules.sides, rules.is_clockwise) for rules in several)
    return _with_line(picture((row,), line))


def _with_line(shown: Block) -> Block:
    """Return a picture whose description begins with the line below it."""
    return replace(shown, description=f"{shown.cells[0]} {shown.description}".strip())


def sweep(card: str, lying: str) -> Block:
    """Show a capture that does not empty the table, one that does, and the points for each."""
    played = card_named(card)
    names = lying.split()
    rows: list[Row] = []
    for count in (len(names) - 1, len(names)):
        there = cards(" ".join(names[:count]))
        move = USUAL.law.moves_of(played, mask_of(there))[0]
        scores = move.taken == mask_of(there) and is_scopa(USUAL, move, is_last_card=False)
        rows.append((CardsPiece((played,)), ArrowPiece(), CardsPiece(there, move.taken), points_piece(int(scores))))
    return picture(tuple(rows))


def ranks(line: str) -> Block:
    """Show the ten cards of the suit that counts, each with its number in captures."""
    suit = tuple(card_of(rank, Suit.DENARI) for rank in RANKS)
    return picture(((CardsPiece(suit, notes=tuple(str(rank_of(card)) for card in suit)),),), line)


def suits() -> Block:
    """Show the four sevens; the one of the suit that counts has a frame."""
    sevens = cards("7D 7C 7B 7S")
    return picture(((CardsPiece(sevens, mask_of(sevens[:1])),),))


def counted(rules: Rules = USUAL) -> Block:
    """Show most cards, most coins, the settebello and the primiera, each with its points in the count."""
    coins = cards("AD 2D 3D 4D 5D 6D")
    seven = cards("7D")
    prime = cards("7C 7B 7S 6D")
    paying: tuple[tuple[Category, CardSet, CardsPiece], ...] = (
        (Category.CARTE, sum(1 << card for card in range(_MOST_CARDS)), CardsPiece((None,) * _MOST_CARDS, step=0.16)),
        (Category.DENARI, mask_of(coins), CardsPiece(coins, step=0.7)),
        (Category.SETTEBELLO, mask_of(seven), CardsPiece(seven)),
        (Category.PRIMIERA, mask_of(prime), CardsPiece(prime)),
    )
    rows = tuple(
        (piece, ArrowPiece(), points_piece(points_for(rules, category, held))) for category, held, piece in paying
    )
    return picture(rows, ", ".join(category_name(category) for category, _held, _piece in paying))


def prime(names: str) -> Block:
    """Show the best card of each suit with its points in the primiera, and the sum."""
    pile = mask_of(cards(names))
    best = tuple(card for card in primiera_slots(pile) if card is not None)
    row: Row = (CardsPiece(best, notes=worths(best)), NumberPiece(f"= {primiera_sum(pile)}"))
    return picture((row,))


def prime_values() -> Block:
    """Show the value of each card in the primiera, the best first."""
    best_first = sorted(RANKS, key=lambda rank: -PRIMIERA_VALUES[rank])
    suit = tuple(card_of(rank, Suit.DENARI) for rank in best_first)
    return picture(((CardsPiece(suit, notes=worths(suit)),),))


def worths(among: tuple[Card, ...]) -> tuple[str, ...]:
    """Return the points of cards in the primiera."""
    return tuple(str(PRIMIERA_VALUES[rank_of(card)]) for card in among)


def total(names: str) -> Block:
    """Show the sum of the cards on a table."""
    lying = cards(names)
    return picture(((CardsPiece(lying), NumberPiece(f"= {sum_of(mask_of(lying))}")),))


def decided(*totals: tuple[int, int]) -> Block:
    """Show points at the end of a smazzata, and whether they win the match."""
    return picture(decided_rows(USUAL, *totals))
