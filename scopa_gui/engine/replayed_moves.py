"""Replay of a smazzata: its moves in order, each with the table before and after it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.rules import Rules


class ReplayedMove(NamedTuple):
    """One move of a smazzata: its ``number`` from 0, its ``seat``, and the table ``before`` and ``after`` it."""

    number: int
    seat: int
    move: Move
    before: CardSet
    after: CardSet


def replayed(rules: Rules, first_table: CardSet, history: Sequence[Played]) -> Iterator[ReplayedMove]:
    """Yield the moves of a smazzata from its first one; ``first_table`` has the cards turned up at the start."""
    return replayed_from(table_to_play(rules, first_table), history)


def replayed_from(table: CardSet, history: Sequence[Played]) -> Iterator[ReplayedMove]:
    """Yield some moves in a row, from the table before the first of them.

    >>> from scopa_gui.engine.cards import cards_named, written
    >>> from scopa_gui.engine.moves import move_named
    >>> history = [Played(0, move_named("4C")), Played(1, move_named("7D=4C+3B"))]
    >>> [written(one.after) for one in replayed_from(cards_named("3B RS"), history)]
    ['{4C 3B RS}', '{RS}']
    """
    for number, (seat, move) in enumerate(history):
        after = move.leaves(table)
        yield ReplayedMove(number, seat, move, table, after)
        table = after


def table_to_play(rules: Rules, first_table: CardSet) -> CardSet:
    """Return the table before the first move: empty if the dealer takes the first table at once (Escoba)."""
    return 0 if dealer_scope(rules, first_table) else first_table
