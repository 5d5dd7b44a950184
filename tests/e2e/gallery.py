"""The pictures of the gallery, taken of the real program: ``python -m tests.e2e.gallery [NAME ...] [--size 1920x1080]
[--out FOLDER]``.

Writes FOLDER/NAME-WIDTH.webp, usually in assets/gallery, for every size in SIZES. Each match is made beforehand, move
by move, by the game's own players, up to a moment worth showing; the program goes on with it.
"""

import argparse
import os
import tempfile
import time
from bisect import bisect_right
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from random import Random

from tests.world import OURS

os.environ |= OURS

import pygame
from PIL import Image

from scopa_gui.engine.cards import name_of
from scopa_gui.game.table import Table
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from scopa_gui.store.settings import Settings, save
from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.table.input.move_choice import options_of
from tests.conftest import PROJECT
from tests.e2e import moments
from tests.e2e.hands import Mouse
from tests.e2e.match import Course, title
from tests.e2e.moments import made
from tests.e2e.program import Program
from tests.e2e.xdrive import XServer

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
MOST_BYTES = {1280: 76_000, 1920: 125_000, 3840: 230_000}
"""Of a picture by its width, so that all of the gallery stays below 9 MB."""
QUALITIES = range(30, 89)
"""Of WebP; with the lowest the lines of the cards are still clean in the largest size."""
OUT = PROJECT / "assets" / "gallery"


_RESTS = 60.0
"""Seconds after which it is given up that nothing moves any more."""


class Photographer:
    """Starts the program with settings and a match, and takes one picture of one size."""

    def __init__(self, server: XServer, folder: Path, size: tuple[int, int], out: Path) -> None:
        self.server, self.folder, self.size, self.out = server, folder, size, out

    def program(self, name: str, match: Table | None = None, **chosen: object) -> Program:
        """The program on its title, in front of a match that waits; `chosen` settings besides the usual ones."""
        home = self.folder / f"{name}-{self.size[0]}"
        wanted = {"deck": "neapolitan", "speed": "instant", "variant": "scopa"} | chosen
        save(
            Paths(home),
            Settings(
                language="en",
                first_steps="over",
                window_size=self.size,
                window_position=(0, 0),
                **wanted,
            ),
        )
        (home / "data").mkdir(parents=True, exist_ok=True)
        archive = Archive(home / "data" / "matches.sqlite")
        if match is not None:
            number, _ = archive.start_match(
                match.rules.as_dict(), match.record.seed, match.seats, time.time(), {"variant": wanted["variant"]}
            )
            for place, move in enumerate(match.record.moves):
                archive.append_move(number, place, str(move), time.time())
        elif name == "statistics":
            moments.keep_some_weeks(archive)
        archive.close()
        program = Program(self.server, PROJECT, home, self.folder).start(self.size)
        program.mirror.context.change(**wanted)
        return program

    def at_table(self, name: str, match: Table, **chosen: object) -> tuple[Program, Course]:
        """The program at a match."""
        program = self.program(name, match, **chosen)
        mouse = Mouse(program)
        title(program)
        mouse.press("button:continue")
        course = Course(program, mouse, program.stored().id, Random(name))
        course.see_my_hand(course.wait_for_me())
        return program, course

    def keep(self, program: Program, name: str) -> None:
        """Wait until nothing moves, save, and end the program."""
        self.server.settle(_RESTS)
        self.out.mkdir(parents=True, exist_ok=True)
        path = self.out / f"{name}-{self.size[0]}.webp"
        path.write_bytes(pressed(program.screen(), MOST_BYTES[self.size[0]]))
        print(f"{path.name}: {path.stat().st_size // 1024} KiB", flush=True)
        self.server.key("ctrl+q")
        program.wait()


def pressed(picture: Image.Image, most: int) -> bytes:
    """A picture as WebP in the best quality that takes no more than so many bytes; in the lowest if all take more."""

    def written(quality: int) -> bytes:
        file = BytesIO()
        picture.save(file, "webp", quality=quality, method=6)
        return file.getvalue()

    fitting = bisect_right(QUALITIES, most, key=lambda quality: len(written(quality)))
    return written(QUALITIES[max(0, fitting - 1)])


def aimed(program: Program, course: Course) -> None:
    """Click the card that takes in most ways."""
    view = course.table().view()
    card = max((card for card in range(40) if view.hand >> card & 1), key=lambda card: len(options_of(view, card)))
    scene = program.mirror.table(course.table())
    program.server.click(*scene.targets()[f"card:{name_of(card)}"].center)


def pointed(program: Program, course: Course) -> None:
    """Point at a card that takes something."""
    view = course.table().view()
    takes = [move.card for move in view.legal_moves() if move.taken]
    card = takes[0] if takes else view.legal_moves()[0].card
    program.point(program.mirror.table(course.table()).targets()[f"card:{name_of(card)}"].center)


def finished(program: Program, course: Course) -> Table:
    """Play my last card; the table once all have."""
    course.turn(course.table())
    while (table := course.wait_for_me()).to_move is not None:
        course.turn(table)
    return table


Take = Callable[[Photographer, str], Program]
_JUDGED = 180.0
"""Seconds after which the judging of a match for two, move by move, is given up."""
_STEP = 3.0
"""Seconds within which one more move is judged."""
_COMES = 2.0
"""Seconds in which a table of practice is laid."""


def first_screen(photographer: Photographer, name: str) -> Program:
    """The title."""
    program = photographer.program(name)
    title(program)
    program.step_aside()
    program.wait_to_see("button:play", "button:quit")
    return program


def screen(button: str, scene: Callable[..., object], target: str) -> Take:
    """A screen behind a button of the title, once a target of it is seen."""

    def take(photographer: Photographer, name: str) -> Program:
        program = photographer.program(name)
        title(program)
        Mouse(program).press(button)
        program.mirror.show(scene(program.mirror.context))
        program.step_aside()
        program.wait_to_see(target)
        return program

    return take


def reviewed(photographer: Photographer, name: str) -> Program:
    """The review of the last match, at its second mistake."""
    program = photographer.program("statistics")
    title(program)
    mouse = Mouse(program)
    mouse.press("button:statistics")
    program.mirror.show(StatisticsScreen(program.mirror.context))
    mouse.press("button:history")
    program.mirror.show(HistoryScreen(program.mirror.context, program.mirror.stored.finished_keys()))
    mouse.press("button:review")
    time.sleep(_COMES)
    photographer.server.settle(_JUDGED, _STEP)
    for _ in range(2):
        program.server.key("n")
    program.step_aside()
    return program


def practised(*steps: tuple[str, Callable[..., object]]) -> Take:
    """What comes after pressing these buttons from the title on, each on the screen that is named before it."""

    def take(photographer: Photographer, name: str) -> Program:
        program = photographer.program(name)
        title(program)
        mouse = Mouse(program)
        mouse.press("button:practice")
        for button, scene in steps:
            program.mirror.show(scene(program.mirror.context))
            mouse.press(button)
        program.step_aside()
        time.sleep(_COMES)
        return program

    return take


def at_table(
    players: int, key: str, wanted: moments.Wanted, then: Callable[[Program, Course], None], **chosen: object
) -> Take:
    """A moment of a match, and what is done there."""

    def take(photographer: Photographer, name: str) -> Program:
        program, course = photographer.at_table(name, made(key, players, 11, wanted), variant=key, **chosen)
        then(program, course)
        return program

    return take


_SETTLES = 1.0
"""Seconds after which a click on a line of the count is no longer a step of it."""


def counted(program: Program, course: Course) -> None:
    """The count of the smazzata, at the primiera."""
    table = finished(program, course)
    scene = program.mirror.count(table, course.match)
    program.wait_to_see("button:continue")
    program.server.settle()
    primiera = next(name for name in scene.targets() if "primiera" in name)
    time.sleep(_SETTLES)
    program.server.click(*program.middle(primiera))


def won(program: Program, course: Course) -> None:
    """The end of a match."""
    table = finished(program, course)
    course.pass_count(table)
    course.see_end(table)
    program.step_aside()


PICTURES: Mapping[str, Take] = {
    "title": first_screen,
    "new-game": screen("button:play", NewMatchScreen, "button:deal"),
    "settings": screen("button:settings", SettingsScreen, "button:back"),
    "statistics": screen("button:statistics", StatisticsScreen, "button:back"),
    "review": reviewed,
    "practice": practised(),
    "lesson": practised(("button:lessons", PracticeScreen), ("button:start", LessonsScreen)),
    "puzzle": practised(("button:today", PracticeScreen)),
    "table": at_table(2, "scopa", moments.scope_of_both, pointed),
    "choice": at_table(2, "scopa", moments.several_captures, aimed),
    "four-players": at_table(4, "scopone_scientifico", moments.four_at_the_table, pointed),
    "six-players": at_table(6, "scopa", moments.six_at_the_table, pointed, table="wood"),
    "piacentine": at_table(3, "scopa", moments.four_at_three, pointed, deck="piacentine"),
    "siciliane": at_table(2, "scopa_di_quindici", moments.scope_of_both, pointed, deck="siciliane", table="maiolica"),
    "escoba": at_table(2, "escoba", moments.several_captures, aimed, deck="spanish", table="wood"),
    "large-index": at_table(
        2,
        "scopa_dassi",
        moments.scope_of_both,
        pointed,
        deck="french",
        table="wood",
        four_colours=True,
        large_index=True,
    ),
    "count": at_table(2, "scopa", moments.last_card, counted),
    "match-end": at_table(2, "scopa", moments.last_of_the_match, won),
}


def asked() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.e2e.gallery", description="Take the pictures of the gallery."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(PICTURES)}; all of them without one")
    parser.add_argument("--size", help="one size only, as 1920x1080")
    parser.add_argument("--out", type=Path, default=OUT, help="folder of the pictures (usually assets/gallery)")
    options = parser.parse_args()
    wrong = [name for name in options.names if name not in PICTURES]
    if wrong:
        parser.error(f"There is no picture {wrong[0]!r}; there are {', '.join(PICTURES)}.")
    sizes = {f"{wide}x{high}": (wide, high) for wide, high in SIZES}
    if options.size not in (None, *sizes):
        parser.error(f"The sizes are {', '.join(sizes)}.")
    options.sizes = [sizes[options.size]] if options.size else SIZES
    return options


def main() -> int:
    """Take them all, or those asked for."""
    options = asked()
    pygame.display.init()
    pygame.font.init()
    pygame.Window("mirror", (320, 200)).get_surface()
    for size in options.sizes:
        with tempfile.TemporaryDirectory() as folder, XServer(size) as server:
            for name in options.names or PICTURES:
                photographer = Photographer(server, Path(folder), size, options.out)
                photographer.keep(PICTURES[name](photographer, name), name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
