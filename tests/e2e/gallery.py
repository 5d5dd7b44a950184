"""The pictures of the README, taken of the real program: `python -m tests.e2e.gallery [NAME ...]` writes assets/gallery/NAME.webp.

Each match is made beforehand, move by move, by the game's own players, up to a moment worth showing; the program goes on with it.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

import pygame

from scopa_gui.engine.cards import name_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinker import think
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from scopa_gui.store.settings import Settings, save
from scopa_gui.ui.scenes.new_game import NewGame
from scopa_gui.ui.table.choice import options_of
from tests.conftest import PROJECT
from tests.e2e.hands import Mouse
from tests.e2e.match import Course, title
from tests.e2e.program import Program
from tests.e2e.xdrive import XServer

SIZE = (1600, 1000)
MOST_BYTES = 200_000
OUT = PROJECT / "assets" / "gallery"
Wanted = Callable[[Table], bool]


def made(key: str, players: int, target: int, wanted: Wanted) -> Table:
    """A table at the first moment of a match where it is my turn and `wanted` holds; I play as a master, the others as beginners."""
    rules = replace(VARIANTS[key].rules_by_players[players], target=target)
    for number in range(100):
        table = Table.new(rules, f"gallery {number}", level_seats(rules, "rosa"))
        while table.winner is None:
            if table.to_move is None:
                table.next_smazzata()
            if table.to_move == 0 and wanted(table):
                return table
            level = "carmela" if table.to_move % rules.sides else "don_ciro"
            table.play(table.to_move, think(table.view(table.to_move), level, None, f"{number}/{table.moves_played}").move)
    raise AssertionError("no such moment was found")


def scope_of_both(table: Table) -> bool:
    """Some scope lie crosswise, cards are on the table, some are still to come."""
    view = table.view()
    return all(view.scope) and view.table.bit_count() >= 4 and view.hand.bit_count() == 3 and 0 < view.stock < 24 and max(table.totals) > 3


def four_at_the_table(table: Table) -> bool:
    """The middle of a Scopone with a scopa and much on the table."""
    view = table.view()
    return view.table.bit_count() >= 4 and 5 <= view.hand.bit_count() <= 7 and any(view.scope)


def several_captures(table: Table) -> bool:
    """A card of mine may take in three ways."""
    view = table.view()
    return any(len(options_of(view, card)) == 3 for card in range(40) if view.hand >> card & 1) and view.hand.bit_count() >= 2


def last_card(table: Table) -> bool:
    """The last of mine in a smazzata, won well, with all others' played."""
    return table.view().hand.bit_count() == 1 and table.view().stock == 0 and sum(table.view().counts) <= 2 and not table.match.sheets


def last_of_the_match(table: Table) -> bool:
    """My last card of a match that I win."""
    if not last_card_of_any(table) or len(table.match.sheets) < 3:
        return False
    ahead = Table(table.record, table.seats)
    while ahead.to_move is not None:
        ahead.play(ahead.to_move, think(ahead.view(ahead.to_move), "rosa", None, "end").move)
    return ahead.winner == 0


def last_card_of_any(table: Table) -> bool:
    return table.view().hand.bit_count() == 1 and table.view().stock == 0


class Photographer:
    """Starts the program with settings and a match, and takes one picture."""

    def __init__(self, server: XServer, folder: Path) -> None:
        self.server, self.folder = server, folder

    def program(self, name: str, table: Table | None = None, deck: str = "neapolitan") -> Program:
        """The program on its title, in front of a match that waits."""
        home = self.folder / name
        shown = Settings(language="en", deck=deck, speed="instant", variant="scopa", window_size=SIZE, window_position=(0, 0))
        save(Paths(home), shown)
        if table is not None:
            archive = Archive(home / "data" / "matches.sqlite")
            match, _ = archive.start_match(table.rules.as_dict(), table.record.seed, table.seats, time.time(), {"variant": "scopa"})
            for number, move in enumerate(table.record.moves):
                archive.append_move(match, number, str(move), time.time())
            archive.close()
        program = Program(self.server, PROJECT, home, self.folder).start(SIZE)
        program.mirror.context.change(deck=deck, speed="instant")
        return program

    def at_table(self, name: str, table: Table, deck: str = "neapolitan") -> tuple[Program, Course]:
        """The program at a match."""
        program = self.program(name, table, deck)
        mouse = Mouse(program)
        title(program)
        mouse.press("button:continue")
        course = Course(program, mouse, program.stored().id, Random(name))
        course.see_my_hand(course.wait_for_me())
        return program, course

    def keep(self, program: Program, name: str) -> None:
        """Wait until nothing moves, save, and end the program."""
        self.server.settle()
        picture, quality = program.screen(), 90
        OUT.mkdir(exist_ok=True)
        path = OUT / f"{name}.webp"
        while True:
            picture.save(path, quality=quality, method=6)
            if path.stat().st_size <= MOST_BYTES:
                break
            quality -= 5
        print(f"{name}: {path.stat().st_size // 1024} KiB, quality {quality}", flush=True)
        self.server.key("ctrl+q")
        program.wait()


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


def take(photographer: Photographer, name: str) -> None:
    """One picture of the gallery."""
    if name == "title":
        program = photographer.program(name)
        title(program)
        program.step_aside()
    elif name == "new-game":
        program = photographer.program(name)
        title(program)
        Mouse(program).press("button:play")
        program.mirror.show(NewGame(program.mirror.context))
        program.step_aside()
        program.wait_to_see("button:deal")
    elif name == "table":
        program, course = photographer.at_table(name, made("scopa", 2, 11, scope_of_both))
        pointed(program, course)
    elif name == "choice":
        program, course = photographer.at_table(name, made("scopa", 2, 11, several_captures))
        aimed(program, course)
    elif name == "four-players":
        program, course = photographer.at_table(name, made("scopone_scientifico", 4, 11, four_at_the_table))
        pointed(program, course)
    elif name == "french-deck":
        program, course = photographer.at_table(name, made("scopa", 3, 11, four_at_three), "french")
        pointed(program, course)
    elif name == "count":
        program, course = photographer.at_table(name, made("scopa", 2, 11, last_card))
        table = finished(program, course)
        scene = program.mirror.count(table, course.match)
        program.wait_to_see("button:continue")
        primiera = next(name for name in scene.targets() if "primiera" in name)
        program.server.click(*program.middle(primiera))
    elif name == "match-end":
        program, course = photographer.at_table(name, made("scopa", 2, 11, last_of_the_match))
        course.pass_count(finished(program, course))
    photographer.keep(program, name)


def four_at_three(table: Table) -> bool:
    """Three players, some scope, some cards, one of which I can take."""
    view = table.view()
    if not any(move.taken for move in view.legal_moves()):
        return False
    return any(view.scope) and view.table.bit_count() >= 4 and view.hand.bit_count() == 3 and view.stock > 0


NAMES = ("title", "new-game", "table", "choice", "four-players", "french-deck", "count", "match-end")


def main() -> int:
    """Take them all, or those named."""
    pygame.display.init()
    pygame.font.init()
    pygame.Window("mirror", (320, 200)).get_surface()
    with tempfile.TemporaryDirectory() as folder, XServer(SIZE) as server:
        for name in sys.argv[1:] or NAMES:
            take(Photographer(server, Path(folder)), name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
