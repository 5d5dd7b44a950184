"""How fast the window is, in a real window on a private X server, drawn by the processor.

    python -m tests.measure.benchmarks.frames [WIDTHxHEIGHT ...]   frames of motion
    python -m tests.measure.benchmarks.frames --start [-n 5]       the title's first frame, and memory at the table

Frames: milliseconds of work (update, paint, flip; no waiting) by the clock, and of the processor's time of this
thread, which a busy machine changes less: median, 99th hundredth and worst. `forty` is forty cards in the air at
once, turning, turned over and of all sizes; `drill` are cards going by in a drill of memory, `deal` is the deal of a
Scopone scientifico, `moves` some seconds of play after it. The first frame, which loads table and cards from the
cache of an earlier start, is told apart. Bars: p99 under 16.7 ms, median under 7 ms at 1920x1080; title 250 ms, the
very first time 500 ms; 80 MiB.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

SIZES = ((1920, 1080), (2560, 1440))
SCREEN = "3840x2160x24"


def private_server() -> subprocess.Popen[bytes]:
    """An X server of our own; DISPLAY names it."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
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
    from scopa_gui.ui.kit import shapes
    from scopa_gui.ui.kit.monitors import Geometry
    from scopa_gui.ui.kit.scene_stack import SceneStack
    from scopa_gui.ui.kit.theme import Theme
    from scopa_gui.ui.kit.window import Window
    from scopa_gui.ui.play.match_session import MatchSession
    from scopa_gui.ui.screens import screen_of

    context = make_context(home, Settings())
    window = Window("frames", Geometry(size, (0, 0)))
    shapes.forget(size)
    rules = replace(VARIANTS["scopone_scientifico"].rules)
    seats = level_seats(rules, "rosa")
    table = Table.new(rules, "frames", seats)
    match, _ = context.archive.start_match(rules.as_dict(), "frames", seats, 0.0)
    scene = MatchSession(context, table, match).screen
    stack = SceneStack(Theme(window.size), partial(screen_of, context))
    stack.enter(scene)
    found: dict[str, Times] = {"deal": [], "moves": []}
    dt = 1 / 60
    for name, seconds in (("deal", 30.0), ("moves", 8.0)):
        spent = 0.0
        while spent < seconds:
            begun, worked = time.perf_counter(), time.thread_time()
            stack.apply(scene.update(dt))
            if name == "deal" and not scene.timeline.running:
                break
            if name == "moves" and scene.my_turn and not scene.timeline.running:
                scene.play(table.view().legal_moves()[0])
            stack.paint(window.surface)
            window.flip()
            passed = time.perf_counter() - begun
            found[name].append((passed * 1000, (time.thread_time() - worked) * 1000))
            dt = max(1 / 60, passed)
            spent += dt
            if not scene.animating and context.people is not None:
                context.people.step()  # as the loop does while nothing moves
            time.sleep(max(0.0, 1 / 60 - passed))
    while context.sprites.step():
        pass  # the same; the last step writes the cache
    scene.close()
    context.close()
    window.close()
    return found


def drill(size: tuple[int, int], home: Path) -> Times:
    """Milliseconds of every frame while cards go by in a drill of memory, some seconds of it."""
    from scopa_gui.coach.memory.memory_drill import GAMES
    from scopa_gui.store.settings import Settings
    from scopa_gui.ui.kit import shapes
    from scopa_gui.ui.kit.intents import Key
    from scopa_gui.ui.kit.monitors import Geometry
    from scopa_gui.ui.kit.scene_stack import SceneStack
    from scopa_gui.ui.kit.theme import Theme
    from scopa_gui.ui.kit.window import Window
    from scopa_gui.ui.practice.drill.drill_screen import DrillPhase, DrillScreen
    from scopa_gui.ui.screens import screen_of

    context = make_context(home, Settings())
    window = Window("drill", Geometry(size, (0, 0)))
    shapes.forget(size)
    stack, scene, found = SceneStack(Theme(window.size), partial(screen_of, context)), DrillScreen(context), []
    stack.enter(scene)
    scene.game = GAMES[-1]
    scene.group.focus, scene.group.shows_focus = "button:start", True
    scene.handle(Key("enter"))
    dt, spent = 1 / 60, 0.0
    while spent < 12.0 and scene.phase in (DrillPhase.LOOK, DrillPhase.CARD):
        begun, worked = time.perf_counter(), time.thread_time()
        stack.apply(scene.update(dt))
        if stack.dirty:
            stack.paint(window.surface)
            window.flip()
        passed = time.perf_counter() - begun
        if scene.phase is DrillPhase.CARD:
            found.append((passed * 1000, (time.thread_time() - worked) * 1000))
        dt = max(1 / 60, passed)
        spent += dt
        time.sleep(max(0.0, 1 / 60 - passed))
    while context.sprites.step():
        pass
    context.close()
    window.close()
    return found


def forty(size: tuple[int, int], home: Path) -> Times:
    """Milliseconds of every frame while forty cards fly across the table and back."""
    from random import Random

    from scopa_gui.engine.variants import VARIANTS
    from scopa_gui.game.table import Table, level_seats
    from scopa_gui.store.settings import Settings
    from scopa_gui.ui.kit.anim import Placement, Plan, Track
    from scopa_gui.ui.kit.monitors import Geometry
    from scopa_gui.ui.kit.window import Window
    from scopa_gui.ui.table.geometry.table_layout import layout_of
    from scopa_gui.ui.table.paint.card_layer import Cards

    context = make_context(home, Settings())
    window = Window("forty", Geometry(size, (0, 0)))
    rules = VARIANTS["scopone_scientifico"].rules
    layout = layout_of(Table.new(rules, "forty", level_seats(rules, "rosa")).view(), size)
    cards = Cards(context.sprites)
    cards.use(layout, "neapolitan", "maiolica")
    still = window.surface.copy()
    context.cloth.draw(still)
    rng = Random(4)

    def somewhere(scale: float) -> Placement:
        return Placement(
            rng.uniform(0.1, 0.9) * size[0],
            rng.uniform(0.1, 0.9) * size[1],
            rng.uniform(-40, 40),
            scale,
            rng.choice((0.0, 1.0)),
        )

    tracks = {}
    for card in range(40):
        one, other = somewhere(rng.choice((1.0, 0.8, 0.6))), somewhere(rng.choice((1.0, 0.8, 0.6)))
        tracks[card] = (Track(one, other, 1.2, arc=40, hop=0.5), Track(other, one, 1.2, 1.3, arc=40, hop=0.5))
    plan, found = Plan(tracks), []
    for number in range(360):
        begun, worked = time.perf_counter(), time.thread_time()
        window.surface.blit(still, (0, 0))
        cards.frame()
        cards.look_ahead(plan.at((number + 3) / 60 % 2.5))
        cards.draw_many(window.surface, plan.at(number / 60 % 2.5))
        window.flip()
        passed = time.perf_counter() - begun
        found.append((passed * 1000, (time.thread_time() - worked) * 1000))
        time.sleep(max(0.0, 1 / 60 - passed))
    while context.sprites.step():
        pass
    context.close()
    window.close()
    return found


def make_context(home: Path, settings: object) -> object:
    """What the scenes are given, with its folders below `home`."""
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths, assets
    from scopa_gui.store.profiles import Profiles
    from scopa_gui.ui.context import Context
    from scopa_gui.ui.kit.sound import Sound
    from scopa_gui.ui.kit.text import Text
    from scopa_gui.ui.pictures.cloth import Cloth
    from scopa_gui.ui.pictures.picture_maker import PictureMaker
    from scopa_gui.ui.pictures.sprites import Sprites

    paths, pictures = Paths(home), Sprites.of(assets(), Paths(home).cache)
    pictures.maker = PictureMaker()
    return Context(
        settings=settings,
        profiles=Profiles(paths),
        paths=paths,
        archive=Archive(paths.archive),
        text=Text(),
        sprites=pictures,
        cloth=Cloth.of(paths.cache),
        sound=Sound(assets() / "sounds", muted=True),
        seed=lambda: 1,
        wake=lambda: None,
        now=lambda: 0.0,
    )


def told(size: tuple[int, int], name: str, times: Times) -> None:
    """The lines of one measurement."""
    first, rest = times[0], times[1:]
    print(f"{size[0]}x{size[1]} {name:5}: {len(rest)} frames, first {first[0]:.0f} ms")
    for kind, which in (("clock", 0), ("processor", 1)):
        found = sorted(time[which] for time in rest)
        print(
            f"    {kind:9}  median {statistics.median(found):5.1f}  "
            f"p99 {found[int(len(found) * 0.99)]:5.1f}  worst {found[-1]:5.1f} ms",
            flush=True,
        )


def frames(sizes: Sequence[tuple[int, int]]) -> None:
    """Everything that one process can measure of itself."""
    server = private_server()
    try:
        from scopa_gui.ui.kit import free_memory, process_environment
        from scopa_gui.ui.start_display import start_display

        process_environment.hint()
        free_memory.use_little()
        start_display()
        with tempfile.TemporaryDirectory() as home:
            for size in sizes:
                forty(size, Path(home))
                told(size, "forty", forty(size, Path(home)))
                drill(size, Path(home))
                told(size, "drill", drill(size, Path(home)))
                measure(size, Path(home))
                for name, times in measure(size, Path(home)).items():
                    told(size, name, times)
    finally:
        server.terminate()
        server.wait()


def main(arguments: list[str]) -> int:
    """Measure what is asked for."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
    print("processes that want a processor, over the last minute:", os.getloadavg()[0])
    if "--start" in arguments:
        from tests.measure.benchmarks import startup

        sys.argv = [startup.__name__, *(argument for argument in arguments if argument != "--start")]
        startup.main()
        return 0
    frames([tuple(map(int, text.split("x"))) for text in arguments] or SIZES)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
