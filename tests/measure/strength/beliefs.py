"""Beliefs measured: how much more is believed of the hands as they really lie than chance would say, in bits.

``python -m tests.measure.strength.beliefs [--known] [--game GAME] [--table TABLE] [--smazzate N] [--out FILE]``: tables
of every level and mixed ones play smazzate, where nobody knows who the others are or, with ``--known``, everybody does.
In each smazzata one position with few cards left and one with more are drawn among those where somebody else has played
since the deal, and the true hidden hands are weighed against all that may be: all of them where they can be listed,
else draws among which the true ones are one. Bits: log2 of the weight of the true hands over the mean weight; 0 is
chance, below it what was read misled. The figure is a mean over smazzate with its 95 % interval; the seconds are of the
processor. With ``--out FILE`` what is done is kept and a second start goes on where the first stopped: a file for every
state of the code.
"""

from collections.abc import Sequence
from math import log2
from random import Random
from time import process_time

import numpy as np

from scopa_gui.ai.batch.cardsets import places_of
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame.solver_over_worlds import draws_of
from scopa_gui.ai.seat.beliefs import Draws, draw, open_at_deal, seat_in_order, weights_of
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.position import Position
from scopa_gui.engine.view import PlayerView, view_of
from tests.measure.strength.figures import mean_of
from tests.measure.strength.seated_runs import Measuring, options
from tests.measure.strength.seated_tables import GAMES, Seated, positions_of
from tests.measure.strength.seating import workers

FEW = range(6, 11)
"""So many cards left to play, in hands and stock, are the end of a smazzata."""
LISTED, DRAWN = 4000, 2000
"""Up to so many worlds all are weighed; else so many are drawn."""
ROWS = ("few", "more")


def asks_something(view: PlayerView) -> bool:
    """Whether there is something to believe, and something played by which to believe it."""
    hidden = sum(view.counts[1:])
    mine = (view.history[place][0] == 0 for place in range(open_at_deal(view).start, len(view.history)))
    return bool(hidden) and bool(view.hand) and (view.stock > 0 or view.rules.players > 2) and not all(mine)


def drawn_positions(seated: Seated, *, is_known: bool = False) -> dict[str, tuple[PlayerView, Position]]:
    """One position of each row, as the seat to move sees it and as it is; fewer where there is none."""
    found: dict[str, list[tuple[PlayerView, Position]]] = {row: [] for row in ROWS}
    for position in positions_of(seated):
        if position.is_over:
            break
        view = view_of(position, position.turn, (), seated.levels if is_known else ())
        if asks_something(view) and view.plays_left >= FEW.start:
            found["few" if view.plays_left in FEW else "more"].append((view, position))
    rng = Random(f"drawn/{seated}")
    return {row: rng.choice(several) for row, several in found.items() if several}


def draws_with_truth(view: PlayerView, position: Position, rng: Random) -> tuple[Draws, int]:
    """Hands that may be, and which of them are the true ones."""
    players = view.rules.players
    true = tuple(position.hands[(position.turn + seat) % players] for seat in range(players))
    every = Worlds(view, (0,) * players)
    if not view.stock and every.count <= LISTED:
        deals = list(every.every(rng))
        return draws_of(view, deals), [deal.hands for deal in deals].index(true)
    draws = draw(view, DRAWN, np.random.Generator(np.random.PCG64(rng.getrandbits(64))))
    for seat in range(players):
        draws.hands[seat_in_order(view, seat)][:, 0] = places_of(cards_of(true[seat]))
    draws.stock[:, 0] = places_of(position.stock)
    return draws, 0


def bits_of(view: PlayerView, position: Position, rng: Random) -> tuple[float, float]:
    """The bits on the true hands, and the seconds that the weighing took."""
    draws, place = draws_with_truth(view, position, rng)
    begun = process_time()
    weights = weights_of(view, draws, policy_for(view.rules)).astype(float)
    seconds = process_time() - begun
    return log2(weights[place] / weights.mean()), seconds


def bits_in(seated: Seated, *, is_known: bool) -> dict[str, dict[str, list[float]]]:
    """By row the bits and the seconds."""
    return {
        "rows": {
            row: [round(figure, 5) for figure in bits_of(*asked, Random(f"weighed/{seated}/{row}"))]
            for row, asked in drawn_positions(seated, is_known=is_known).items()
        }
    }


HEAD = (
    "| table | game | smazzate | 6 to 10 cards left: bits [95 %] | more: bits [95 %] | ms a weighing |\n"
    "|---|---|---|---|---|---|"
)


def row_of(table: str, game: str, lines: Sequence[dict]) -> str:
    """One line of the table of results."""
    told = []
    for row in ROWS:
        bits = [line["rows"][row][0] for line in lines if row in line["rows"]]
        told.append(str(mean_of(bits)) if bits else "-")
    spent = [seconds for line in lines for _, seconds in line["rows"].values()]
    return f"| {table} | {game} | {len(lines)} | {' | '.join(told)} | {1000 * sum(spent) / max(1, len(spent)):.0f} |"


def main() -> None:
    """Measure and print, table by table."""
    given = options("beliefs", "What is read from play, in bits on the true hands.", list(GAMES), 40)
    measuring = Measuring(bits_in, given.known, given.out)
    print(HEAD, flush=True)
    with workers(given.workers) as pool:
        for table in given.table:
            every = list[dict]()
            for game in given.game:
                lines = measuring.lines([Seated(game, table, number) for number in range(given.smazzate)], pool)
                print(row_of(table, game, lines), flush=True)
                every += lines
            print(row_of(table, "all", every), flush=True)


if __name__ == "__main__":
    main()
