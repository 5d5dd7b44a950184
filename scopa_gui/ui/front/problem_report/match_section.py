"""Match in a report: in full if it is over, so that it can be dealt again, else only as its player knows it."""

import json

from scopa_gui.engine.cards import CardSet, names_of
from scopa_gui.game.stored_match import table_to_continue
from scopa_gui.game.table import Table
from scopa_gui.store.archive import Stored


def match_lines(stored: Stored) -> list[str]:
    """Return rules and seats; then the seed and all moves if the match is over, else what its player knows.

    Seats and sides count from the player, counter-clockwise.
    """
    lines = [f"seats: {', '.join(stored.seats)}", f"rules: {json.dumps(stored.rules, sort_keys=True)}"]
    table = table_to_continue(stored)
    if not isinstance(table, Table):
        return [*lines, f"it cannot be dealt again ({table.value}); {len(stored.moves)} moves"]
    record = table.record
    if table.winner is not None:
        return [*lines, "the match is over", f"seed: {record.seed}", f"moves: {' '.join(map(str, record.moves))}"]
    view = table.view()
    hand, lying, first = map(_cards, (view.hand, view.table, view.first_table))
    counts, scope, totals = (" / ".join(map(str, numbers)) for numbers in (view.counts, view.scope, view.totals))
    lines += [
        f"smazzata {table.smazzata}, move {len(view.history) + 1}; the match goes on, so its deal is not told",
        f"my hand: {hand}; on the table: {lying}; turned up first: {first}",
        f"cards in the hands: {counts}; to be dealt: {view.stock}; turn: {view.turn}; dealer: {view.dealer}",
        f"piles: {' / '.join(map(_cards, view.piles))}; scope: {scope}; points before: {totals}",
        f"moves: {' '.join(f'{seat}:{move}' for seat, move in view.history) or '-'}",
    ]
    before = table.record.moves[: table.moves_played - len(view.history)]
    if before:
        lines.append(f"moves of earlier smazzate: {' '.join(map(str, before))}")
    return lines


def _cards(cards: CardSet) -> str:
    return " ".join(names_of(cards)) or "-"
