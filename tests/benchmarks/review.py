"""How long the review of a smazzata takes. `python -m tests.benchmarks.review [GAME PLAYERS]` prints seconds, in one
process and beside a window.

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
from scopa_gui.coach.review.replay import film_of
from scopa_gui.coach.review.review_worker import Desk, Study, StudyKind, StudyQuestion
from scopa_gui.engine.record import Record
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats


def smazzata(key: str, players: int) -> tuple[Record, tuple[str, ...]]:
    """One smazzata of the level rosa against itself."""
    rules, player, rng = VARIANTS[key].rules_by_players[players], player_of("rosa"), Random(1)
    table = Table.new(rules, "review", level_seats(rules, "rosa"))
    while table.to_move is not None:
        table.play(table.to_move, player.choose(table.view(table.to_move), Limit(), rng).move)
    return table.record, table.seats


def main() -> None:
    """Judge it twice: here, and in the process that a review has beside its window."""
    key, players = (sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 2 else ("scopone_scientifico", 4)
    record, seats = smazzata(key, players)
    film = film_of(record, seats)[0]
    print(
        f"{key} {players}: {len(film.frames)} moves, {len(film.judged)} with a choice; Python "
        f"{platform.python_version()}"
    )
    desk, mine = Desk(record, film.judged), {frame.number for frame in film.frames if frame.seat == 0}
    spent: dict[bool, list[float]] = {True: [], False: []}
    while not desk.is_idle:
        begun = time.perf_counter()
        done = desk.work()
        assert done is not None
        spent[done[0].number in mine].append(time.perf_counter() - begun)
    whole = sum(map(sum, spent.values()))
    print(
        f"in one process: {whole:.1f} s; a move of mine {statistics.fmean(spent[True]):.2f} s, of the others "
        f"{statistics.fmean(spent[False]):.2f} s"
    )
    begun = time.perf_counter()
    first = next(frame for frame in film.frames if frame.seat == 0)
    number, other = first.number, first.view.legal_moves()[0]
    desk.take(StudyQuestion(StudyKind.TRY, number, other))
    desk.work()
    print(f"a move tried: {time.perf_counter() - begun:.2f} s", end="; ")
    begun = time.perf_counter()
    desk.take(StudyQuestion(StudyKind.LINE, number, other))
    desk.work()
    print(f"a better line: {time.perf_counter() - begun:.2f} s")
    begun, found = time.perf_counter(), 0
    study = Study(record, film.judged)
    study.start()
    while found < len(film.judged):
        time.sleep(0.01)
        found += len(study.poll())
    print(f"beside a window, its process started first: {time.perf_counter() - begun:.1f} s")
    study.close()


if __name__ == "__main__":
    main()
