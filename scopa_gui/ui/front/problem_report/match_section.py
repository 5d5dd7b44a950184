"""A match as a report tells it: of one going on what its player may know, of a finished one all to deal it again."""

import json
from collections.abc import Iterable, Iterator

from scopa_gui.engine.cards import CardSet, names_of
from scopa_gui.engine.moves import IllegalMove
from scopa_gui.engine.record import record_from
from scopa_gui.game.table import Table
from scopa_gui.store.archive import Stored


def match_lines(stored: Stored) -> list[str]:
    """Rules and seats; then the seed and all moves if the match is over, else what the player sees."""
    lines = [f"seats: {', '.join(stored.seats)}", f"rules: {json.dumps(stored.rules, sort_keys=True)}"]
    try:
        record = record_from({"rules": stored.rules, "seed": stored.seed, "moves": stored.moves})
        table = Table(record, stored.seats)
    except (KeyError, TypeError, ValueError, IllegalMove) as error:
        return [*lines, f"it cannot be dealt again ({type(error).__name__}); {len(stored.moves)} moves"]
    if table.winner is None:
        return [*lines, *_seen_at(table)]
    return [*lines, "the match is over", f"seed: {record.seed}", f"moves: {' '.join(map(str, record.moves))}"]


def _seen_at(table: Table) -> Iterator[str]:
    """The match as its player knows it; seats and sides count from the player, counter-clockwise."""
    view = table.view()
    yield f"smazzata {table.smazzata}, move {len(view.history) + 1}; the match goes on, so its deal is not told"
    hand, lying, first = map(_cards, (view.hand, view.table, view.first_table))
    yield f"my hand: {hand}; on the table: {lying}; turned up first: {first}"
    counts, scope, totals = map(_numbers, (view.counts, view.scope, view.totals))
    yield f"cards in the hands: {counts}; to be dealt: {view.stock}; turn: {view.turn}; dealer: {view.dealer}"
    yield f"piles: {' / '.join(map(_cards, view.piles))}; scope: {scope}; points before: {totals}"
    yield f"moves: {' '.join(f'{seat}:{move}' for seat, move in view.history) or '-'}"
    before = table.record.moves[: table.moves_played - len(view.history)]
    if before:
        yield f"moves of earlier smazzate: {' '.join(map(str, before))}"


def _cards(cards: CardSet) -> str:
    return " ".join(names_of(cards)) or "-"


def _numbers(values: Iterable[int]) -> str:
    return " / ".join(map(str, values))
