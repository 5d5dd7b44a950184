"""A tour of the whole game with a picture of every kind of screen: `python -m tests.e2e.tour OUT [SIZE ...]`.

Plays a whole match of each of four games, by mouse and by keyboard, at every size given (WIDTHxHEIGHT; all three if
none is), in English, Italian and German in turn. The pictures are for people to look at; what must hold is checked on
the way, and the tour stops where it does not.
"""

import os
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path
from random import Random

from tests.world import OURS

os.environ |= OURS

import pygame

from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.table.input import move_choice as choosing
from scopa_gui.ui.table.input.move_choice import options_of
from tests.conftest import LANGUAGES
from tests.e2e.hands import Hands, Keyboard, Mouse
from tests.e2e.match import Course, begin, choose_speed, title
from tests.e2e.program import Program, copied
from tests.e2e.xdrive import XServer

SIZES = ((1024, 640), (1920, 1080), (3840, 2160))
GAMES = (("scopa", 2), ("scopone_scientifico", 4), ("escoba", 2), ("scopa", 3))


class Album:
    """Saves pictures of the window, numbered, each name once for a match."""

    def __init__(self, program: Program, folder: Path, start: str) -> None:
        self.program, self.folder, self.start = program, folder, start
        self.taken: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str) -> None:
        """Wait until nothing moves, then take a picture if there is none of this name."""
        if name not in self.taken:
            self.taken.add(name)
            time.sleep(0.2)
            self.program.screen().save(self.folder / f"{self.start}-{len(self.taken):02}-{name.replace(' ', '-')}.png")


def menus(program: Program, mouse: Mouse, album: Album, language: str, deck: str) -> None:
    """The screens before a match; leaves this language and deck chosen, and the highest speed."""
    title(program)
    mouse.press("button:settings")
    program.mirror.show(SettingsScreen(program.mirror.context))
    mouse.choose("choice:page", "window")
    mouse.choose("choice:language", language)
    mouse.choose("choice:page", "cards")
    mouse.choose("choice:deck", deck)
    album.take("settings")
    mouse.press("button:back")
    title(program)
    program.step_aside()
    program.wait_to_see("button:play")
    album.take("title")
    mouse.press("button:rules")
    program.mirror.show(RulesScreen(program.mirror.context))
    program.wait_to_see("button:back")
    album.take("rules")
    mouse.press("button:back")
    title(program)
    mouse.press("button:play")
    program.mirror.show(NewMatchScreen(program.mirror.context))
    program.wait_to_see("button:deal")
    album.take("new game")
    mouse.press("button:back")
    choose_speed(program, mouse, "instant")


def choices(program: Program, course: Course, album: Album) -> None:
    """If a card could take several sets now, show the choosing of it and take it back."""
    table = course.table()
    view = table.view()
    card = max(range(40), key=lambda card: len(options_of(view, card)) if view.hand >> card & 1 else 0)
    count = len(options_of(view, card)) if view.hand >> card & 1 else 0
    if count < 2 or f"choice of {count}" in album.taken:
        return
    scene = program.mirror.table(table)
    at = course.hands._at(scene, card)
    program.server.click(*at)
    scene.control.choice = choosing.press_hand(scene.control.choice, card).choice
    time.sleep(0.4)
    album.take(f"choice of {count}")
    program.server.key("Escape")
    time.sleep(0.2)


def match(program: Program, hands: Hands, album: Album, game: tuple[str, int]) -> None:
    """One match with its pictures."""

    def look(moment: str) -> None:
        if moment in ("count", "match end", "new game"):
            album.take(moment)
        elif isinstance(hands, Mouse):
            turn = int(moment.split()[1])
            if turn // game[1] in (0, 3, 8):
                program.step_aside()
                album.take(f"table turn {turn // game[1]}")
            choices(program, course, album)

    course = Course(program, hands, 0, Random(str(game)), look)
    course.match = begin(program, hands, *game, look).id
    assert course.play()


def main() -> int:
    """Take the tour."""
    out = Path(sys.argv[1]).absolute()
    sizes = [tuple(map(int, size.split("x"))) for size in sys.argv[2:]] or SIZES
    pygame.display.init()
    pygame.font.init()
    pygame.Window("mirror", (320, 200)).get_surface()
    languages, decks = cycle(LANGUAGES), cycle(("neapolitan", "french"))
    with tempfile.TemporaryDirectory() as made:
        package = copied(Path(made) / "program")
        for size in sizes:
            for game in GAMES:
                language, deck = next(languages), next(decks)
                name = f"{size[0]}x{size[1]}-{game[0]}-{game[1]}-{language}"
                with XServer(size) as server:
                    program = Program(server, package, Path(made) / name, Path(made))
                    program.start(size)
                    mouse = Mouse(program)
                    menus(program, mouse, Album(program, out, f"{name}-menus"), language, deck)
                    for hands in (mouse, Keyboard(program)):
                        started = time.monotonic()
                        match(program, hands, Album(program, out, f"{name}-{type(hands).__name__.lower()}"), game)
                        print(f"{name:40} {type(hands).__name__:9} {time.monotonic() - started:5.1f} s", flush=True)
                    assert program.said() == "", program.said()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
