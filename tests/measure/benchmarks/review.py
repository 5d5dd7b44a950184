"""How long the review of a smazzata takes. `python -m tests.measure.benchmarks.review [GAME PLAYERS]` prints seconds,
in one process and beside a window.

A smazzata of Scopone scientifico, forty moves, unless another game is named; every move of every seat is judged, what
was punished and what the deal was worth included.
"""

import platform
import statistics
import sys
import time
from random import Random

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.review.match_review import MatchReview, ReviewKind, ReviewQuestion
from scopa_gui.coach.review.replay import smazzate_of
from scopa_gui.engine.record import Record
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.moment import moments_of
from scopa_gui.game.table import Table, level_seats


def smazzata(key: str, players: int) -> Record:
    """One smazzata of the level rosa against itself."""
    rules, player, rng = VARIANTS[key].rules_by_players[players], player_of("rosa"), Random(1)
    table = Table.new(rules, "review", level_seats(rules, "rosa"))
    while table.to_move is not None:
        table.play(table.to_move, player.choose(table.view(table.to_move), Limit(), rng).move)
    return table.record


def main() -> None:
    """Judge it twice: here, and in the process that a review has beside its window."""
    key, players = (sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 2 else ("scopone_scientifico", 4)
    record = smazzata(key, players)
    played = smazzate_of(record)[0]
    print(
        f"{key} {players}: {len(played.moments)} moves, {len(played.judged)} with a choice; Python "
        f"{platform.python_version()}"
    )
    moments, mine = moments_of(record), {moment.number for moment in played.moments if moment.seat == 0}
    spent: dict[bool, list[float]] = {True: [], False: []}
    for number in played.judged:
        begun = time.perf_counter()
        ReviewQuestion(ReviewKind.MOVE, number).answer(moments)
        spent[number in mine].append(time.perf_counter() - begun)
    whole = sum(map(sum, spent.values()))
    print(
        f"in one process: {whole:.1f} s; a move of mine {statistics.fmean(spent[True]):.2f} s, of the others "
        f"{statistics.fmean(spent[False]):.2f} s"
    )
    begun = time.perf_counter()
    first = next(moment for moment in played.moments if moment.seat == 0)
    number, other = first.number, first.view.legal_moves()[0]
    ReviewQuestion(ReviewKind.TRY, number, other).answer(moments)
    print(f"a move tried: {time.perf_counter() - begun:.2f} s", end="; ")
    begun = time.perf_counter()
    ReviewQuestion(ReviewKind.LINE, number, other).answer(moments)
    print(f"a better line: {time.perf_counter() - begun:.2f} s")
    begun, found = time.perf_counter(), 0
    review = MatchReview(record, played.judged)
    review.start()
    while found < len(played.judged):
        time.sleep(0.01)
        found += len(review.poll())
    print(f"beside a window, its process started first: {time.perf_counter() - begun:.1f} s")
    review.close()


if __name__ == "__main__":
    main()
