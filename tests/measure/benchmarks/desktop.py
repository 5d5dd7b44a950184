"""This program beside the card games that Debian has: `python -m tests.measure.benchmarks.desktop [-n 5] [--only
sol,lskat]`.

One table of all that are installed (apt-get install --no-install-recommends aisleriot lskat kpat gnome-mahjongg), in
turn, so that whatever else the machine does meets all of them. Each is started in the same way: under an X server with
a window manager, in a home and with a session bus of its own.

    warm    milliseconds from exec to the first complete picture: the first screenshot that is as the last one, but for
            one pixel in a hundred; in a home where it was used once and its window maximised. Median and extremes
    first   the same in an empty home, the window as large as it comes
    memory  MiB of the program and all that it has started (what was started by the bus apart): at its first picture,
            and after --wait seconds untouched. Of what several programs share (PSS) each has its part: those that rest
            for minutes rest together
    idle    its share of a processor in those seconds
    size    MiB on the disk: its own, and with all that it needs (see installed_size.py; with Python here, if Debian's
            is installed). This one is built as a wheel and laid down as pip does it, compiled

Behind each time stands how it is to that of aisleriot. Further rows of this program: without the picture that it opens
with, so when the title itself is painted, and answers; its folder without compiled files and nowhere to write them; and
a home with so many finished matches, of which is told, too, what reading them costs.
"""

import argparse
import compileall
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.conftest import PROJECT
from tests.measure.benchmarks import installed_size
from tests.measure.benchmarks.first_picture import NeverPaintedError, WatchedScreen
from tests.measure.benchmarks.process_family import family, memory, worked
from tests.measure.benchmarks.session import Home, Program, is_there

OURS, YARDSTICK = "Scopa", "aisleriot"
PEERS = {
    "aisleriot": Program("aisleriot", ("/usr/games/sol",)),
    "lskat": Program("lskat", ("/usr/games/lskat",)),
    "kpat": Program("kpat", ("/usr/games/kpat",)),
    "gnome-mahjongg": Program("gnome-mahjongg", ("/usr/games/gnome-mahjongg",)),
}
"""By the name of the package."""
CALM = 3.0
"""Seconds from the first picture until a program is taken to be at rest."""
LONG, HOUR = 300.0, 3600.0
"""Seconds at rest: from so many on all programs rest at the same time, each on a screen of its own."""
HEADS = ("program", "warm, ms", "first start, ms", "memory, MiB", "after", "idle, %", "own, MiB", "and what it needs")
NONE = "-"


@dataclass
class Row:
    """What was found of a program."""

    program: Program
    warm: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    memory: tuple[float, float] | None = None
    kind: str = ""
    idle: float | None = None
    size: tuple[int, int] | None = None
    failed: str = ""

    def cells(self, yardstick: "Row | None") -> list[str]:
        """As they stand in the table, HEADS above them."""
        if self.failed:
            return [self.program.name, self.failed] + [""] * (len(HEADS) - 2)
        return [
            self.program.name,
            times(self.warm, yardstick.warm if yardstick else ()),
            times(self.first, yardstick.first if yardstick else ()),
            *(["-", "-"] if self.memory is None else [f"{mib:.1f} {self.kind}" for mib in self.memory]),
            NONE if self.idle is None else f"{self.idle:.3f}",
            *([NONE, NONE] if self.size is None else [f"{count / 2**20:.1f}" for count in self.size]),
        ]


def times(found: Iterable[float], others: Iterable[float]) -> str:
    """Median and extremes in milliseconds, and the median's ratio to that of others, if there are any."""
    found, others = list(found), list(others)
    if not found:
        return NONE
    middle = statistics.median(found)
    ratio = f", x {middle / statistics.median(others):.2f}" if others else ""
    return f"{middle:.0f} ({min(found):.0f} to {max(found):.0f}){ratio}"


def table(rows: Iterable[Row]) -> list[str]:
    """Lines of Markdown."""
    rows = list(rows)
    yardstick = next((row for row in rows if row.program.name == YARDSTICK and not row.failed), None)
    cells = [list(HEADS), ["---"] * len(HEADS), *(row.cells(yardstick) for row in rows)]
    return [f"| {' | '.join(line)} |" for line in cells]


# This program


def laid_down(folder: Path) -> Path:
    """The folder to import this program from: a wheel of it, built and laid down as pip does it, not compiled."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=PROJECT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    site = folder / "site"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    wheel.unlink()
    return site


def ours(name: str, site: Path, **environment: str) -> Program:
    """This program as it lies in a folder."""
    return Program(name, (sys.executable, "-m", "scopa_gui"), {"PYTHONPATH": str(site), **environment})


def unprepared(name: str, site: Path) -> Program:
    """This program, the picture taken away with which its window would open."""
    started = ours(name, site)
    script = 'rm -f "$SCOPA_HOME/cache/title.picture"; exec "$0" "$@"'
    return replace(started, command=("sh", "-c", script, *started.command))


def many_matches(home: Path, count: int) -> None:
    """Fill a home with finished matches."""
    from scopa_gui.store.paths import Paths
    from tests.measure.benchmarks.archive import fill

    fill(Paths(home).archive, count, 100)


def costs_of_matches(home: Path, times: int) -> Iterator[str]:
    """What reading that archive costs inside the program."""
    from tests.measure.benchmarks.archive import measured

    for name, (_least, median) in measured(home, times):
        yield f"{name}: {median:.0f} ms of processor time"


# Measuring


def in_turn(rows: list[Row], times: int, size: tuple[int, int], folder: Path) -> None:
    """Each once unmeasured, then each in an empty home and in its own, so many times round."""
    with WatchedScreen(size, window_manager=True) as server, ExitStack() as homes:
        own = {row.program.name: homes.enter_context(Home(server, home_of(row, folder))) for row in rows}

        def first_in_empty_home(row: Row) -> None:
            empty = folder / "empty"
            with Home(server, empty) as home:
                row.first.append(home.measure(row.program))
            shutil.rmtree(empty, ignore_errors=True)

        for row in rows:
            noted(row, lambda row: own[row.program.name].settle_in(row.program))
        for _ in range(times):
            for row in rows:
                if not row.program.name.startswith(OURS) or row.program.name == OURS:
                    noted(row, first_in_empty_home)
                noted(row, lambda row: row.warm.append(own[row.program.name].measure(row.program)))


def home_of(row: Row, folder: Path) -> Path:
    """Where a program has settled in."""
    return folder / "homes" / row.program.name


def noted(row: Row, work: Callable[[Row], None]) -> None:
    """Do it, unless the program has failed; if it fails now, that is what is told of it."""
    try:
        if not row.failed:
            work(row)
    except NeverPaintedError as error:
        row.failed = str(error)


def at_rest(rows: list[Row], wait: float, size: tuple[int, int], folder: Path) -> None:
    """Untouched at the same time, each on a screen of its own: memory, and the processor's time."""
    with ExitStack() as open_:
        running = {}

        def begin(row: Row) -> None:
            server = open_.enter_context(WatchedScreen(size, window_manager=True))
            home = open_.enter_context(Home(server, home_of(row, folder)))
            running[row.program.name] = home.watch(row.program)[0].pid
            time.sleep(CALM)

        for row in rows:
            noted(row, begin)
        rows = [row for row in rows if not row.failed]
        before = {row.program.name: family(running[row.program.name]) for row in rows}
        time.sleep(wait)
        for row in rows:
            then, now = before[row.program.name], family(running[row.program.name])
            row.memory, row.kind = (memory(then)[0], memory(now)[0]), memory(now)[1]
            row.idle = 100 * worked(then, now) / wait


def measure_sizes(rows: list[Row], site: Path) -> None:
    """What each takes on the disk."""
    known = installed_size.installed_packages()

    def debian(name: str) -> int:
        return installed_size.bytes_of_packages([name, *installed_size.needed(name, known)]) if name in known else 0

    required = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    for row in rows:
        name = row.program.name
        if name == OURS:
            own = installed_size.bytes_of(site.rglob("*"))
            row.size = own, own + installed_size.bytes_of_libraries(required) + debian("python3")
        elif name in known:
            row.size = installed_size.bytes_of_packages([name]), debian(name)


def chosen(only: str, site: Path) -> list[Row]:
    """The programs that are to be measured and that are there; those that are missing are named."""
    programs = {OURS: ours(OURS, site), **PEERS}
    rows = []
    for name in only.split(",") if only else programs:
        if name not in programs:
            raise SystemExit(f"{name}: not one of {', '.join(programs)}")
        if is_there(programs[name]):
            rows.append(Row(programs[name]))
        else:
            print(f"{name} is not installed: apt-get install --no-install-recommends {name}")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=5)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--only", default="", help="names of packages with commas between; this program is Scopa")
    parser.add_argument("--wait", type=float, default=20.0, help="seconds at rest")
    parser.add_argument("--hour", dest="wait", action="store_const", const=HOUR, help="an hour at rest")
    parser.add_argument("--matches", type=int, default=20_000, help="in the archive of a further row; 0: without")
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        site, bare = laid_down(folder), folder / "bare"
        rows, further = chosen(given.only, site), []
        if any(row.program.name == OURS for row in rows):
            further.append(Row(unprepared(f"{OURS}, the title itself", site)))
            shutil.copytree(site, bare)
            further.append(Row(ours(f"{OURS}, not compiled", bare, PYTHONDONTWRITEBYTECODE="1")))
            if given.matches:
                further.append(Row(ours(f"{OURS}, {given.matches} matches", site)))
                many_matches(home_of(further[-1], folder), given.matches)
        compileall.compile_dir(site, quiet=1)
        in_turn(rows + further, given.n, (width, height), folder)
        for those in [rows] if given.wait >= LONG else [[row] for row in rows]:
            at_rest(those, given.wait, (width, height), folder)
        measure_sizes(rows, site)
        version = sys.version.split()[0]
        print(f"Screen {given.size}, {given.n} starts each, {given.wait:.0f} seconds at rest, Python {version}")
        print(*table(rows + further), sep="\n")
        if further and given.matches:
            print(further[-1].program.name, *costs_of_matches(home_of(further[-1], folder), given.n), sep="\n    ")


if __name__ == "__main__":
    main()
