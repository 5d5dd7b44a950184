"""How the searching players keep to their effort and to their time, game by game and from the first card to the last
ones.

``python -m tests.measure.benchmarks.thinking effort`` prints processor seconds a move for numbers of iterations, a row
for how many cards are left; ``python -m tests.measure.benchmarks.thinking clock --busy 4`` seconds by the clock for a
second to think, with so many busy processes beside, a row for how many cards are left; ``moves`` the same of every move
with a choice in whole smazzate, that many of each game (``--smazzate``). All: ``--only GAME``, ``--level``; ``effort``
and ``clock`` ``--questions N`` for each row.
"""

import argparse
import contextlib
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random

from scopa_gui.ai.levels import make_ready, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.view import PlayerView, view_of
from tests.measure.benchmarks.endgame import held
from tests.measure.strength.seating import GAMES

ITERATIONS = (250, 1000, 4000)
CLOSE = (10, 9, 9, 9, 9, 9)
"""Totals, a side each, at which the match decides besides the points: every other question is asked there."""
TRIES = 4
"""So many smazzate are looked at for each view: with one card in hand there is hardly ever a choice."""
MOST_BUSY, MOST_SECONDS = 16, 3600
"""So many busy processes at most, and no longer than this, whatever becomes of the one that started them."""


def questions(game: str, left: int, number: int) -> Iterator[PlayerView]:
    """So many views with a choice and ``left`` cards to play, from smazzate of level rosa; fewer if choice is rare."""
    found = 0
    for seed in range(TRIES * number):
        if found == number:
            return
        position = reached(game, left, seed)
        if len(position.legal_moves()) > 1:
            found += 1
            yield asked(position, is_close=found % 2 == 1)


def asked(position: Position, *, is_close: bool) -> PlayerView:
    """The moment as the one to move sees it, at the start of a match or near its end."""
    return view_of(position, position.turn, CLOSE[: position.rules.sides] if is_close else ())


def reached(game: str, left: int, seed: int) -> Position:
    """The smazzata of this seed with so many cards still to play."""
    rng, player = Random(f"{game}/{seed}"), player_of("rosa")
    position = deal_smazzata(GAMES[game], rng)
    while held(position) > left:
        position = position.play(player.choose(view_of(position, position.turn), Limit(), rng).move)
    return position


def effort(view: PlayerView, level: str, iterations: int) -> float:
    """Processor seconds of one choice."""
    begun = time.process_time()
    player_of(level).choose(view, Limit(iterations=iterations), Random(0))
    return time.process_time() - begun


def lateness(view: PlayerView, level: str, seconds: float | None) -> float:
    """Seconds by the clock of one choice."""
    begun = time.perf_counter()
    player_of(level).choose(view, Limit(seconds=seconds), Random(0))
    return time.perf_counter() - begun


@contextlib.contextmanager
def busy(number: int) -> Iterator[None]:
    """So many processes that do nothing but reckon meanwhile; they end by themselves, too."""
    endless = (
        f"import time\nend = time.monotonic() + {MOST_SECONDS}\nwhile time.monotonic() < end:\n    sum(range(10000))"
    )
    processes = [subprocess.Popen([sys.executable, "-c", endless]) for _ in range(min(number, MOST_BUSY))]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()


def phases(game: str) -> tuple[int, ...]:
    """How many cards are left to play: at the first card, at a redeal, at the last cards."""
    return (
        (36, 30, 24, 18, 12, 6, 4)
        if GAMES[game].deals_in_threes
        else (40 if game == "scopone_scientifico" else 36, 30, 24, 20, 16, 14, 12, 10, 8, 6)
    )


def cells(values: Sequence[float]) -> str:
    """Median, 99 % and the worst, in seconds."""
    most = statistics.quantiles(values, n=100, method="inclusive")[98] if len(values) > 1 else values[0]
    return f"{statistics.median(values):9.3f}{most:9.3f}{max(values):9.3f}"


def print_effort(given: argparse.Namespace) -> None:
    """A row a game and number of cards, three columns a number of iterations."""
    print(f"{'processor seconds':32}" + "".join(f"{many:>12} iterations    " for many in ITERATIONS))
    print(f"{'game':22}{'left':>5}{'n':>5}" + f"{'median':>9}{'99 %':>9}{'worst':>9}" * len(ITERATIONS))
    for game in given.only or GAMES:
        for left in given.left or range(4, 15):
            views = list(questions(game, left, given.questions))
            if not views:
                continue
            columns = [cells([effort(view, given.level, many) for view in views]) for many in ITERATIONS]
            print(f"{game:22}{left:5}{len(views):5}{''.join(columns)}", flush=True)


def print_conditions(given: argparse.Namespace) -> None:
    """Who thinks how long, beside what."""
    print(
        f"seconds by the clock of {given.level}, {given.seconds or 'its own'} to think, {given.busy} busy processes "
        f"beside, {os.cpu_count()} cores"
    )


def print_clock(given: argparse.Namespace) -> None:
    """A row a game and number of cards, and one for all of them."""
    print_conditions(given)
    print(f"{'game':22}{'left':>5}{'n':>5}{'median':>9}{'99 %':>9}{'worst':>9}")
    every: list[float] = []
    with busy(given.busy):
        for game in given.only or GAMES:
            for left in given.left or phases(game):
                values = [lateness(view, given.level, given.seconds) for view in questions(game, left, given.questions)]
                if not values:
                    continue
                every += values
                print(f"{game:22}{left:5}{len(values):5}{cells(values)}", flush=True)
    print(f"{'all':22}{'':5}{len(every):5}{cells(every)}")


def every_move(game: str, level: str, seconds: float | None, seed: int) -> list[float]:
    """Seconds by the clock of every choice of a smazzata that a level plays with itself; every other one is close."""
    rng, player, found = Random(f"{game}/{seed}"), player_of(level), list[float]()
    position = deal_smazzata(GAMES[game], rng)
    while not position.is_over:
        view = asked(position, is_close=seed % 2 == 1)
        begun = time.perf_counter()
        choice = player.choose(view, Limit(seconds=seconds), rng)
        if len(choice.candidates) > 1:
            found.append(time.perf_counter() - begun)
        position = position.play(choice.move)
    return found


def print_moves(given: argparse.Namespace) -> None:
    """A row a game, of every move of whole smazzate."""
    print_conditions(given)
    print(f"{'game':22}{'n':>5}{'median':>9}{'99 %':>9}{'worst':>9}")
    with busy(given.busy):
        for game in given.only or GAMES:
            values = [
                value for seed in range(given.smazzate) for value in every_move(game, given.level, given.seconds, seed)
            ]
            print(f"{game:22}{len(values):5}{cells(values)}", flush=True)


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.benchmarks.thinking",
        description="How the searching players keep to effort and time.",
    )
    parser.add_argument("what", choices=list(PRINTED))
    parser.add_argument("--level", default="maestro")
    parser.add_argument("--seconds", type=float, help="to think, by the clock (usually the level's own)")
    parser.add_argument("--busy", type=int, default=4, help="processes beside")
    parser.add_argument("--questions", type=int, default=20, help="for each row")
    parser.add_argument("--smazzate", type=int, default=2, help="of each game, for moves")
    parser.add_argument("--only", action="append", choices=list(GAMES), metavar="GAME")
    parser.add_argument("--left", action="append", type=int, metavar="CARDS", help="still to play; may be repeated")
    given = parser.parse_args()
    print(f"{platform.python_implementation()} {platform.python_version()}, load {os.getloadavg()[0]:.1f}")
    make_ready()
    PRINTED[given.what](given)


PRINTED = {"effort": print_effort, "clock": print_clock, "moves": print_moves}


if __name__ == "__main__":
    main()
