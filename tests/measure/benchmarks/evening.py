"""An evening at the program: how long its frames take, and how much memory it has before and after.

``python -m tests.measure.benchmarks.evening [WIDTHxHEIGHT] [--minutes 10]``: matches are played, helped at, counted,
reviewed by clicks in a real window, and between them every other screen is looked at (tests/e2e/evening.py). Printed
are frames by screen, apart those that move, those that answer to pointer or keys, and those with which a screen comes:
number, median, 99th hundredth and worst, by the clock and of the window's thread, and how many took longer than two
frames of sixty; and MiB of the window's process and of all that it has started, at the title, at the first table, at
the end.
"""

import argparse
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tests.e2e.evening import Evening
from tests.e2e.xdrive import XServer
from tests.measure.benchmarks.process_family import family, memory

LONG = 33.4
"""Milliseconds of two frames of sixty a second."""


def lines_of(frames: Iterable[str]) -> list[str]:
    """A line for each screen and kind of frame, the most frequent first."""
    found = defaultdict(list)
    for frame in frames:
        clock, processor, screen, how = frame.split()
        found[screen, how].append((float(clock), float(processor)))
    return [_line(name, times) for name, times in sorted(found.items(), key=lambda item: -len(item[1]))]


def _line(name: tuple[str, str], times: list[tuple[float, float]]) -> str:
    told = [f"{' '.join(name):32} {len(times):6} frames"]
    for kind, which in (("clock", 0), ("processor", 1)):
        sorted_ = sorted(time[which] for time in times)
        middle, late = statistics.median(sorted_), sorted_[int(len(sorted_) * 0.99)]
        over = sum(value > LONG for value in sorted_)
        told.append(f"{kind} {middle:5.1f} p99 {late:5.1f} worst {sorted_[-1]:6.1f} long {over:3}")
    return "  ".join(told)


def told_memory(process: int) -> str:
    """MiB of the window's process, and of all."""
    whole, kind = memory(family(process))
    own, _kind = memory({process: family(process)[process]})
    return f"{own:.1f} MiB, with what it has started {whole:.1f} ({kind})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("size", nargs="?", default="1920x1080")
    parser.add_argument("--minutes", type=float, default=10.0)
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as home, XServer((width, height), window_manager=True) as server:
        frames = Path(home) / "frames"
        settled = {"window_size": (width, height), "window_maximised": True}
        environment = {"SCOPA_FRAMES": str(frames)}
        with Evening(
            server, Path(home), module="tests.measure.benchmarks.timed", environment=environment, **settled
        ) as evening:
            end, seen = time.monotonic() + 60 * given.minutes, set()
            for moment in evening.moments():
                if moment in {"title", "table"} - seen:
                    print(f"{moment}: {told_memory(evening.process.pid)}", flush=True)
                seen.add(moment)
                if time.monotonic() > end:
                    break
            time.sleep(3.0)
            print(f"at the end, at {moment}: {told_memory(evening.process.pid)}")
        print(*lines_of(frames.read_text(encoding="utf-8").splitlines()), sep="\n")


if __name__ == "__main__":
    main()
