"""Times of frames while cards are dealt and taken, in a real window on a private X server.

    python tests/benchmarks/frames.py [WIDTHxHEIGHT ...]

For each size: deals Scopone scientifico (forty cards), then plays some moves; prints milliseconds of work per frame (update, paint,
flip; no waiting) by the clock, and of the processor's time of this thread, which a busy machine does not change: median, 99th
hundredth and worst. The first frame, which loads cloth and cards from the cache of an earlier start, is told apart.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SIZES = ((1920, 1080), (2560, 1440))
SCREEN = "3840x2160x24"


def private_server() -> subprocess.Popen[bytes]:
    """An X server of our own; DISPLAY names it."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"], pass_fds=(writing,), stderr=subprocess.DEVNULL
    )
    os.close(writing)
    number = os.read(reading, 16).decode().strip()
    os.environ["DISPLAY"] = f":{number}"
    return server


Times = list[tuple[float, float]]


def measure(size: tuple[int, int], home: Path) -> dict[str, Times]:
    """Milliseconds of every frame of a deal and of some moves: by the clock, and of processor time."""
    from dataclasses import replace

    from scopa_gui.engine.variants import VARIANTS
    from scopa_gui.game.table import Table, level_seats
    from scopa_gui.store.settings import Settings
    from scopa_gui.ui.scene import Push
    from scopa_gui.ui.scenes.table import TableScene
    from scopa_gui.ui.stack import Stack
    from scopa_gui.ui.theme import Theme
    from scopa_gui.ui.window import Geometry, Window

    context = make_context(home, Settings())
    window = Window("frames", Geometry(size, (0, 0)))
    rules = replace(VARIANTS["scopone_scientifico"].rules)
    seats = level_seats(rules, "rosa")
    table = Table.new(rules, "frames", seats)
    match, _ = context.archive.start_match(rules.as_dict(), "frames", seats, 0.0)
    scene = TableScene(context, table, match)
    stack = Stack(Theme(window.size))
    stack.apply(Push(scene))
    found: dict[str, Times] = {"deal": [], "moves": []}
    dt = 1 / 60
    for name, seconds in (("deal", 30.0), ("moves", 8.0)):
        spent = 0.0
        while spent < seconds:
            begun, worked = time.perf_counter(), time.thread_time()
            stack.apply(scene.update(dt))
            if name == "deal" and not scene.course.running:
                break
            if name == "moves" and scene.my_turn and not scene.course.running:
                scene.play(table.view().legal_moves()[0])
            stack.paint(window.surface)
            window.flip()
            passed = time.perf_counter() - begun
            found[name].append((passed * 1000, (time.thread_time() - worked) * 1000))
            dt = max(1 / 60, passed)
            spent += dt
            time.sleep(max(0.0, 1 / 60 - passed))
    while context.sprites.step():
        pass  # as the loop does while nothing moves; the last step writes the cache
    scene.close()
    context.close()
    window.close()
    return found


def make_context(home: Path, settings: object) -> object:
    """What the scenes are given, with its folders below `home`."""
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths, assets
    from scopa_gui.ui.cloth import Cloth
    from scopa_gui.ui.context import Context
    from scopa_gui.ui.sound import Sound
    from scopa_gui.ui.sprites import Sprites
    from scopa_gui.ui.text import Text

    paths = Paths(home)
    return Context(
        settings=settings, paths=paths, archive=Archive(paths.archive), text=Text(), sprites=Sprites.of(assets(), paths.cache),
        cloth=Cloth.of(paths.cache), sound=Sound(assets() / "sounds", muted=True),
        seed=lambda: 1, wake=lambda: None, now=lambda: 0.0,
    )


def main(arguments: list[str]) -> int:
    """Measure the sizes asked for."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    server = private_server()
    try:
        from scopa_gui.ui import environment
        from scopa_gui.ui.window import start_display

        environment.hint()
        start_display()
        sizes = [tuple(map(int, text.split("x"))) for text in arguments] or SIZES
        with tempfile.TemporaryDirectory() as home:
            for size in sizes:
                measure(size, Path(home))
                for name, times in measure(size, Path(home)).items():
                    first, rest = times[0], times[1:]
                    print(f"{size[0]}x{size[1]} {name:5}: {len(rest)} frames, first {first[0]:.0f} ms")
                    for kind, which in (("clock", 0), ("processor", 1)):
                        found = sorted(time[which] for time in rest)
                        print(
                            f"    {kind:9}  median {statistics.median(found):5.1f}  "
                            f"p99 {found[int(len(found) * 0.99)]:5.1f}  worst {found[-1]:5.1f} ms"
                        )
    finally:
        server.terminate()
        server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
