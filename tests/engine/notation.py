"""Text for a position and its moves: parse and format are inverses. Cards and moves print themselves (cards.py,
moves.py).

A position is one line of fields parted by spaces: rules as JSON without spaces, then hands, table, stock, piles, scope,
turn, last taker, first table and history; ``-`` stands for nothing, ``/`` parts seats and sides, ``,`` parts moves.
"""

import json

from scopa_gui.engine.cards import CardSet, card_named, mask_of, name_of, names_of
from scopa_gui.engine.moves import Played, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import rules_from

_FIELDS = 10


def format_position(position: Position) -> str:
    """One line that parse_position() turns back into an equal position."""
    return " ".join(
        (
            json.dumps(position.rules.as_dict(), separators=(",", ":"), sort_keys=True),
            "/".join(map(_cards, position.hands)),
            _cards(position.table),
            "".join(map(name_of, position.stock)) or "-",
            "/".join(map(_cards, position.piles)),
            "/".join(map(str, position.scope)),
            str(position.turn),
            "-" if position.last_taker is None else str(position.last_taker),
            _cards(position.first_table),
            ",".join(f"{seat}:{move}" for seat, move in position.history) or "-",
        )
    )


def parse_position(text: str) -> Position:
    """The position written by format_position(); raises ValueError with a sentence."""
    words = text.split(" ")
    if len(words) != _FIELDS:
        raise ValueError(f"A position has {_FIELDS} fields parted by single spaces, not {len(words)}.")
    rules, hands, table, stock, piles, scope, turn, last_taker, first_table, history = words
    options = json.loads(rules)
    if not isinstance(options, dict):
        raise ValueError("A position begins with its rules as a JSON object.")  # noqa: TRY004 - a text is wrong, not a type
    return Position(
        rules_from(options),
        tuple(map(_set, hands.split("/"))),
        _set(table),
        tuple(map(card_named, _split(stock))),
        tuple(map(_set, piles.split("/"))),
        tuple(map(int, scope.split("/"))),
        int(turn),
        None if last_taker == "-" else int(last_taker),
        _set(first_table),
        () if history == "-" else tuple(map(_played, history.split(","))),
    )


def _cards(cards: CardSet) -> str:
    return "".join(names_of(cards)) or "-"


def _split(text: str) -> list[str]:
    return [] if text == "-" else [text[at : at + 2] for at in range(0, len(text), 2)]


def _set(text: str) -> CardSet:
    return mask_of(map(card_named, _split(text)))


def _played(text: str) -> Played:
    seat, _, move = text.partition(":")
    return Played(int(seat), move_named(move))
