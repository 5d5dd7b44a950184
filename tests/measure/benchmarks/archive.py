"""What a long life at the table costs: `python -m tests.measure.benchmarks.archive [-m 20000] [--moves 100] [-n 5]`.

An archive of so many finished matches is filled once; beside it one of a tenth of them. Printed for each, in
milliseconds of processor time, the least and the median of n: opening the archive as the start does (left in order by
the last one, and to be checked after a crash), the unfinished match on the title, the statistics until their first
picture and until they are whole, where they were never counted and at a later start, opened again, somebody chosen, and
the list of matches; the page "Were they fair?", never counted and at a later start; then what the counted standings
hold in memory (also the most on the way) and on the disk, in KiB. In the last column how much longer the large archive
takes than the small one: 10 would be all of it read anew, 1 nothing.
"""

import argparse
import json
import os
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa_gui.store.archive import Archive

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

OPPONENTS = ("pierino", "carmela", "gennaro", "rosa", "don_ciro", "professoressa", "maestro")
CATEGORIES = ("carte", "denari", "settebello", "primiera", "scope")
MOVES = ("7D=4C+3B", "RS", "AC", "5D=5B", "FC")
DAY = 86_400.0


def match_of(random: Random, number: int) -> tuple[tuple[object, ...], list[str]]:
    """A finished match as a row, without its moves; and the facts of it."""
    counts = [
        {category: [random.randrange(2), random.randrange(2)] for category in CATEGORIES}
        for _ in range(random.randint(3, 6))
    ]
    smazzate = [[sum(count[category][side] for category in CATEGORIES) for side in (0, 1)] for count in counts]
    outcome = {
        "winner": random.randrange(2),
        "totals": [sum(gain[side] for gain in smazzate) for side in (0, 1)],
        "smazzate": smazzate,
        "how": "points",
        "counts": counts,
    }
    seats = ["human", random.choice(OPPONENTS)]
    extra = {"variant": "scopa", "level": seats[1]} | (
        {"assisted": True, "help": {"hints": random.randrange(6)}} if random.random() < 0.3 else {}
    )
    at = 1e9 + number * DAY / 4
    return (
        number + 1,
        at,
        at + 600,
        "{}",
        f"{number:x}",
        json.dumps(seats),
        json.dumps(extra),
        json.dumps(outcome),
        at + 600,
    ), seats


def fill(path: Path, matches: int, moves: int) -> None:
    """Matches as a player of many years would have them."""
    from scopa_gui.store.archive import Archive

    archive, random = Archive(path), Random(7)
    database = archive._database
    database.execute("pragma synchronous = off")
    database.execute("begin")
    trigger = database.execute("select sql from sqlite_master where type = 'trigger'").fetchone()[0]
    database.execute("drop trigger only_the_next_move")  # it counts the moves before each, and there are millions
    for number in range(matches):
        row, _seats = match_of(random, number)
        database.execute(
            "insert into match (id, started, touched, rules, seed, seats, extra, outcome, finished) values (?, ?, ?, "
            "?, ?, ?, ?, ?, ?)",
            row,
        )
        database.executemany(
            "insert into move values (?, ?, ?)", ((row[0], place, MOVES[place % len(MOVES)]) for place in range(moves))
        )
    database.execute(trigger)
    database.execute("commit")
    match, _ = archive.start_match({}, "waiting", ["human", "rosa"], 2e9, {"variant": "scopa"})
    archive.release(match)
    archive.close()


def begun_again(path: Path) -> None:
    """As after a crash: the mark of an order is gone."""
    path.with_name(path.name + ".closed").unlink(missing_ok=True)


def taken(work: Callable[[], object], times: int) -> tuple[float, float]:
    """Milliseconds of the processor: the least and the median."""
    found = []
    for _ in range(times):
        before = time.process_time()
        work()
        found.append(1e3 * (time.process_time() - before))
    return min(found), statistics.median(found)


def measured(home: Path, times: int) -> Iterator[tuple[str, tuple[float, float]]]:
    """What is measured of an archive, one after the other."""
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths
    from scopa_gui.store.settings import Settings
    from scopa_gui.ui.front.fair_deals_screen import FairDealsScreen
    from scopa_gui.ui.front.history_screen import HistoryScreen
    from scopa_gui.ui.front.statistics_screen import HELPED, StatisticsScreen
    from scopa_gui.ui.play.unfinished_matches import Unfinished
    from tests.ui.pilot import Pilot

    paths = Paths(home)

    def opened() -> None:
        Archive(paths.archive).close()

    def after_a_crash() -> None:
        begun_again(paths.archive)
        Archive(paths.archive).close()

    opened()
    yield "opened, in order", taken(opened, times)
    yield "opened, to be checked", taken(after_a_crash, times)
    context = context_of(paths, Settings(language="en"))

    def title() -> None:
        unfinished = Unfinished(context)
        assert unfinished.last(thorough=False)
        assert unfinished.count() == 1
        assert context.archive.put_aside(1) == []

    yield "what waits, for the title", taken(title, times)
    pilot = Pilot(context, StatisticsScreen(context))
    pilot.rest()

    def first_look(*, ever: bool) -> None:
        if ever:
            paths.standings.unlink(missing_ok=True)
        other = context_of(paths, Settings(language="en"))
        before = time.process_time()
        pilot = Pilot(other, StatisticsScreen(other))
        shown.append(1e3 * (time.process_time() - before))
        pilot.rest()
        counted.append(1e3 * (time.process_time() - before))
        other.close()

    for ever, words in ((True, "never counted"), (False, "after a start")):
        shown: list[float] = []
        counted: list[float] = []
        for _ in range(times):
            first_look(ever=ever)
        yield f"statistics {words}, shown", (min(shown), statistics.median(shown))
        yield f"statistics {words}, whole", (min(counted), statistics.median(counted))

    def again() -> None:
        pilot.scene.open()
        pilot.rest()

    yield "statistics, again", taken(again, times)
    keys = ("rosa", HELPED, "everybody")
    places = iter(keys * times)

    def choose() -> None:
        pilot.scene.choose(next(places))
        pilot.rest()

    yield "somebody chosen", taken(choose, times)

    def listed() -> None:
        pilot.scene.choose("everybody")
        pilot.press("button:history")
        assert isinstance(pilot.scene, HistoryScreen)
        pilot.rest()
        pilot.key("escape")

    yield "the list of matches", taken(listed, times)
    fair = context.deal_record()
    before = time.process_time()
    fair.renew()
    while not fair.is_done:
        fair.go_on(500)
    once = 1e3 * (time.process_time() - before)
    yield "fair deals never counted, whole", (once, once)

    def fair_deals() -> None:
        context.records.clear()
        Pilot(context, FairDealsScreen(context)).rest()

    yield "fair deals after a start, whole", taken(fair_deals, times)
    yield "memory of the standings, KiB", held(context.archive)
    size = paths.standings.stat().st_size / 1024
    yield "their file, KiB", (size, size)
    context.close()


def held(archive: "Archive") -> tuple[float, float]:
    """KiB that the standings take when all is counted from nothing, and the most on the way."""
    from scopa_gui.store.standings_count import StandingsCount

    tracemalloc.start()
    counting = StandingsCount(archive)
    counting.renew()
    while not counting.is_done:
        counting.go_on(150)
    now, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return now / 1024, most / 1024


def context_of(paths, settings):
    """As the program makes it, without a window."""
    import pygame

    from scopa_gui.store.paths import assets
    from scopa_gui.store.profiles import Profiles
    from scopa_gui.ui import program_start

    pygame.display.init()
    pygame.font.init()
    if not pygame.display.get_surface():
        pygame.display.set_mode((1280, 800))
    return program_start.context_of(Profiles(paths), settings, assets())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-m", "--matches", type=int, default=20_000)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("-n", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        found: list[list[tuple[str, tuple[float, float]]]] = []
        for matches in (given.matches, given.matches // 10):
            home = Path(made) / str(matches)
            path = home / "data" / "matches.sqlite"
            fill(path, matches, given.moves)
            print(f"{matches} matches of {given.moves} moves: {path.stat().st_size / 2**20:.0f} MiB", flush=True)
            found.append(list(measured(home, given.n)))
    print(f"{'':34}{'large':>18}{'small':>18}{'ratio':>8}")
    for (name, large), (_name, small) in zip(*found, strict=True):
        print(f"{name:34}{large[0]:9.1f}{large[1]:9.1f}{small[0]:9.1f}{small[1]:9.1f}{large[0] / small[0]:8.1f}")


if __name__ == "__main__":
    main()
