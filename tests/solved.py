"""Exact worth of moves with all cards open, by the program's own search: for tests and for measuring strength."""

from scopa_gui.ai.endgame.solver import USUAL_NODES, EndgameSearch, Utility
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position


def worths(
    position: Position, *, most_nodes: int = USUAL_NODES, utility: Utility | None = None
) -> dict[Move, float] | None:
    """Return the exact worth of every legal move, all cards open; None beyond `most_nodes`: see EndgameSearch.solved.

    Raises ValueError unless the stock is empty and there are two sides.
    """
    if position.rules.sides != 2 or position.stock:
        raise ValueError("Only the last deal between two sides is solved.")
    if position.is_over:
        return {}
    return EndgameSearch(position, most_nodes, utility).solved()
