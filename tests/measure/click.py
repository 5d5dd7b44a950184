"""What one click on a hand card costs the reader and the machine: files visited, layouts, calls of grids of cards.

    python -m tests.measure.click             in this checkout
    python -m tests.measure.click --list      with the files, in the order in which they are entered

A match of Scopa for two is on the table; the click plays a card with one possibility. Counted is everything from the
event to the first frame in which the card moves, without painting. Below it the same for judging one move: the files
from the question to the verdict, and those from the verdict to its sentence.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from types import FrameType

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

import scopa_gui
from scopa_gui.ai.player import Limit
from scopa_gui.ai.tactics.registry import BY_NAME
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.pictures.cloth import Cloth
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.table.geometry.table_layout import layout_of
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.verdicts import whole_sentence
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, one_capture

TOP = Path(scopa_gui.__file__).parent


def visited(deed: Callable[[], object]) -> tuple[list[str], int]:
    """Return the files of the program entered while this is done, in order, and the calls of grids of cards."""
    files: dict[str, None] = {}
    rooms = 0

    def enter(frame: FrameType, event: str, _arg: object) -> None:
        nonlocal rooms
        if event != "call":
            return
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(TOP) and not frame.f_code.co_name.startswith("<"):
            files[str(path.relative_to(TOP))] = None
            rooms += frame.f_code.co_qualname.startswith("CardGrid.")

    sys.setprofile(enter)
    try:
        deed()
    finally:
        sys.setprofile(None)
    return list(files), rooms


def a_context(folder: Path) -> Context:
    """Return a context with a home of its own, in English, without sound."""
    paths = Paths(folder)
    translation.use("en", assets() / "locale")
    return Context(
        settings=Settings(language="en"),
        profiles=Profiles(paths),
        paths=paths,
        archive=Archive(paths.archive),
        text=Text(),
        sprites=Sprites.of(assets(), folder),
        cloth=Cloth.of(folder),
        sound=Sound(assets() / "sounds", 0.0, muted=True),
        seed=lambda: 1,
        wake=lambda: None,
        now=lambda: 1_000_000.0,
    )


def click() -> tuple[list[str], int, int]:
    """Return the files that a click visits, the layouts made for it, and the calls of grids of cards."""
    with tempfile.TemporaryDirectory() as folder:
        context = a_context(Path(folder))
        scene, card = at_my_turn(context, one_capture)
        pilot = Pilot(context, scene, blind=True)
        pilot.rest()
        pilot.hover(f"card:{name_of(card)}")
        layouts = layout_of.cache_info().misses
        files, rooms = visited(lambda: pilot.press(f"card:{name_of(card)}"))
        assert pilot.is_showing_move
        context.close()
        return files, layout_of.cache_info().misses - layouts, rooms


def judged() -> tuple[list[str], list[str]]:
    """Return the files visited by judging a move, and by saying why it costs something."""
    rules = VARIANTS["scopa"].rules_by_players[2]
    found: list[Verdict] = []
    for seed in count():
        position = deal_smazzata(rules, Random(seed))
        for _ in range(8):
            position = position.play(position.legal_moves()[0])
        view = view_of(position, position.turn)
        question = partial(judge, view, view.legal_moves()[-1], Limit(iterations=4000), Random(1))
        files, _calls = visited(lambda question=question: found.append(question()))  # type: ignore[misc]
        cause = found[-1].cause
        if cause is not None and cause.tactic in BY_NAME:
            sentence, _calls = visited(lambda: whole_sentence(found[-1], "neapolitan"))
            return files, sentence
    raise AssertionError


def main() -> None:
    """Print the figures, and with --list the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true")
    given = parser.parse_args()
    pygame.init()
    pygame.display.set_mode((1280, 800))
    judged()
    files, layouts, rooms = click()
    judging, saying = judged()
    print(f"a click: {len(files)} files, {layouts} layouts, {rooms} calls of grids of cards")
    print(f"judging a move: {len(judging)} files; from the verdict to its sentence: {len(saying)} files")
    if given.list:
        for title, names in (("a click", files), ("judging", judging), ("saying", saying)):
            print(f"\n{title}", *names, sep="\n    ")


if __name__ == "__main__":
    main()
