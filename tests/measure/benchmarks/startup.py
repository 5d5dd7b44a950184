"""From exec to the first picture, memory and rest: `python -m tests.measure.benchmarks.startup [-n 7] [--size
1920x1080]`.

Each run has an X server of its own, the window fills its screen. Printed, medians and extremes in milliseconds from
exec():

    mapped   the window is there
    paint    the first screenshot that shows more than one colour
    ready    the first screenshot that is as the last one, but for one pixel in a hundred: the title is complete

once for a first start in an empty home, then with the pictures of an earlier start (warm; it was ended by a signal, so
no picture was painted for the next start: this is when the title itself is there), then with the program's own
files put out of the system's cache (cold, where the system allows it). Then, with a match at the table: resident memory
of the window's process and of the thinking one, and the processor's share of both over eight seconds untouched, on the
title and at the table.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.conftest import PROJECT
from tests.e2e.xdrive import XServer
from tests.measure.benchmarks.first_picture import Start, WatchedScreen, first_picture
from tests.measure.benchmarks.process_family import family, worked

IDLE = 8.0


def environment(home: Path) -> dict[str, str]:
    """For the program: its own home, no sound, English."""
    return {"SCOPA_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONPATH": str(PROJECT)}


def started(server: WatchedScreen, home: Path) -> Start:
    """One start, ended again."""
    command = [sys.executable, "-m", "scopa_gui"]
    program, start = first_picture(
        server, lambda: server.start(command, env=environment(home), cwd=home), is_mapped=server.find
    )
    program.terminate()
    program.wait(10)
    return start


def drop_from_cache() -> bool:
    """Put the files of Python and the game out of the system's cache; whether the system can."""
    if not hasattr(os, "posix_fadvise"):
        return False
    for top in (PROJECT / "scopa_gui", PROJECT / "assets", Path(sys.prefix) / "lib"):
        for path in top.rglob("*"):
            if path.is_file() and path.suffix in (".py", ".pyc", ".so", ".webp", ".otf", ".ttf", ".png", ".mo"):
                handle = os.open(path, os.O_RDONLY)
                os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
                os.close(handle)
    return True


def told(name: str, starts: list[Start]) -> None:
    """One line of the table."""
    cells = []
    for field in ("mapped", "paint", "ready"):
        found = [getattr(start, field) for start in starts]
        cells.append(f"{field} {statistics.median(found):5.0f} ({min(found):.0f} to {max(found):.0f})")
    print(f"{name:32}", "   ".join(cells), flush=True)


# Memory and rest


def rest(pid: int, name: str) -> None:
    """Watch an untouched window for eight seconds."""
    time.sleep(2.0)
    before = family(pid)
    time.sleep(IDLE)
    after = family(pid)
    others = ", ".join(f"{one.resident:.1f}" for process, one in after.items() if process != pid) or "none"
    own = 100 * (after[pid].seconds - before[pid].seconds) / IDLE
    print(
        f"{name:32} window {after[pid].resident:.1f} MiB resident, its other processes {others}; window {own:.3f} %, "
        f"all {100 * worked(before, after) / IDLE:.3f} % of a processor in {IDLE:.0f} s"
    )


def at_rest(server: XServer, home: Path, size: tuple[int, int]) -> None:
    """The title, then a table at my turn that was left in the middle of a match."""
    from scopa_gui.engine.variants import VARIANTS
    from scopa_gui.game.table import Table, level_seats
    from scopa_gui.store.archive import Archive

    rules = VARIANTS["scopone_scientifico"].rules
    seats = level_seats(rules, "rosa")
    table, archive = Table.new(rules, "at rest", seats), Archive(home / "data" / "matches.sqlite")
    match, _ = archive.start_match(rules.as_dict(), "at rest", seats, time.time(), {"variant": "scopone_scientifico"})
    while table.to_move != 0:
        move = table.view(table.to_move).legal_moves()[0]
        archive.append_move(match, table.moves_played, str(move), time.time())
        table.play(table.to_move, move)
    archive.close()
    for told in (lambda _pid, _name: None, rest):  # a first time for the pictures of this size, then with these
        shown_at_rest(server, home, size, told)


def shown_at_rest(server: XServer, home: Path, size: tuple[int, int], told: Callable[[int, str], None]) -> None:
    """Start, look at the title, at the table, and at the table after each seat has played."""
    program = server.start([sys.executable, "-m", "scopa_gui"], env=environment(home), cwd=home)
    server.window()
    server.resize(*size)
    server.settle()
    server.move(3, size[1] - 3)
    told(program.pid, "on the title")
    server.key("Return")
    server.settle()
    told(program.pid, "at the table, my turn")
    server.key("1")
    server.key("Return")
    server.settle(60.0, still=3.0)
    told(program.pid, "at the table, after a round")
    program.terminate()
    program.wait(10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=7)
    parser.add_argument("--size", default="1920x1080")
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as made, WatchedScreen((width, height)) as server:
        homes = [Path(made) / str(number) for number in range(given.n)]
        for home in homes:
            home.mkdir()
        print(f"Python {sys.version.split()[0]}, screen {given.size}, {given.n} starts each")
        told("first start in an empty home", [started(server, home) for home in homes])
        told("warm", [started(server, homes[0]) for _ in homes])
        cold = [started(server, homes[0]) for _ in homes if drop_from_cache()]
        if cold:
            told("files out of the cache", cold)
        at_rest(server, homes[0], (width, height))


if __name__ == "__main__":
    main()
