"""Losses declared late against losses as the cards really lie.

``python -m tests.measure.strength.declared_loss [--known] [--game GAME] [--table TABLE] [--smazzate N] [--out FILE]``:
tables of every level play smazzate of Scopone. In each one move with 7 to 10 cards left is drawn among those that were
a choice; the judge says what it loses against its best, and both moves are solved with the cards as they really lie.
The judge sees no more than its seat may, so it may be wrong in any of them and should be right over many: declared less
true is 0. The figure is a mean over smazzate with its 95 % interval. With ``--known`` the judge knows who sits there.
With ``--out FILE`` what is done is kept and a second start goes on where the first stopped: a file for every state of
the code.
"""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from scopa_gui.ai.endgame.solver_over_worlds import exact
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import judge
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.view import view_of
from tests.measure.strength.figures import mean_of
from tests.measure.strength.seated_runs import Measuring, options
from tests.measure.strength.seated_tables import Seated, positions_of
from tests.measure.strength.seating import workers

GAMES = ("scopone_scientifico", "scopone")
LATE = range(7, 11)
"""So many cards are left in all hands."""
PLAYOUTS = 3000


def drawn_move(seated: Seated) -> tuple[Position, Move] | None:
    """A late position and the move that was played in it; None where no late move was a choice."""
    late = [
        (before, after.history[-1].move)
        for before, after in pairwise(positions_of(seated))
        if sum(hand.bit_count() for hand in before.hands) in LATE and len(before.legal_moves()) > 1
    ]
    return Random(f"declared/{seated}").choice(late) if late else None


def losses_in(seated: Seated, *, is_known: bool) -> dict[str, list[float]]:
    """What the judge says is lost and what is lost in the true cards, in points; nothing where no move was drawn."""
    drawn = drawn_move(seated)
    if drawn is None:
        return {"losses": []}
    position, move = drawn
    view = view_of(position, position.turn, (), seated.levels if is_known else ())
    verdict = judge(view, move, Limit(iterations=PLAYOUTS), Random(f"judged/{seated}"))
    worths = exact(position, None)
    return {"losses": [round(verdict.lost, 4), round(worths[verdict.best] - worths[move], 4)]}


HEAD = "| table | smazzate | declared | true | declared - true [95 %] |\n|---|---|---|---|---|"


def row_of(table: str, lines: Sequence[dict]) -> str:
    """One line of the table of results."""
    losses = [line["losses"] for line in lines if line["losses"]]
    if not losses:
        return f"| {table} | 0 | - | - | - |"
    declared, true = (sum(column) / len(losses) for column in zip(*losses, strict=True))
    apart = mean_of([one - other for one, other in losses])
    told = f"{apart.value:+.3f} [{apart.low:+.3f}, {apart.high:+.3f}]"
    return f"| {table} | {len(losses)} | {declared:.3f} | {true:.3f} | {told} |"


def main() -> None:
    """Measure and print, table by table."""
    given = options("declared_loss", "Losses declared late against those in the true cards.", GAMES, 100)
    measuring, every = Measuring(losses_in, given.known, given.out), list[dict]()
    print(HEAD, flush=True)
    with workers(given.workers) as pool:
        for table in given.table:
            asked = [Seated(game, table, number) for game in given.game for number in range(given.smazzate)]
            lines = measuring.lines(asked, pool)
            print(row_of(table, lines), flush=True)
            every += lines
    print(row_of("all", every))


if __name__ == "__main__":
    main()
