"""Files that ship with the program, each damaged where it lies and read by the part of the game that reads it.

A picture, a sound or a number that a bit has changed is shown, heard and used as any reader would find it: nobody can
know. What is held here is that nothing crashes or waits, and that the game does without nothing unless it says so.
"""

import json
import os
import shutil
import string
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pygame

from scopa_gui.ai.fitted_numbers import MissingNumbersError
from scopa_gui.ai.player import Limit
from scopa_gui.art.card_images import sprite
from scopa_gui.art.expressions import Expression
from scopa_gui.art.faces import Face
from scopa_gui.art.masters import MissingPictureError
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.rating import saved_starts
from scopa_gui.complaint import CannotPlayError
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinking import think
from scopa_gui.store.paths import NoAssetsError, assets
from scopa_gui.ui import launch_picture
from scopa_gui.ui.front import licences
from scopa_gui.ui.kit.monitors import Geometry
from scopa_gui.ui.kit.sound import MusicBed, Sound
from scopa_gui.ui.kit.text import MissingFontError, Text, TypeFace
from scopa_gui.ui.kit.window import Window
from scopa_gui.ui.pictures import signs
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.words import translation
from tests.damage import clock
from tests.damage.file_kinds import FileKind
from tests.damage.harms import put_back
from tests.damage.homes import Items
from tests.damage.trials import HANGS, SLOW, Asked, Case, Found, Yard, harm_of, harmed_in
from tests.ui import text_files

DOOR = (MissingPictureError, MissingFontError, NoAssetsError, MissingNumbersError, CannotPlayError)
"""What the game knows how to say: a part is missing or damaged, and which."""
Look = Callable[[Path], Iterator[tuple[str, object]]]


def _cards(path: Path) -> Iterator[tuple[str, object]]:
    yield "card", len(sprite(Face(path), (60, 96))) > 0
    if path.parent.name == "stamps":
        with suppress(pygame.error):
            pygame.display.set_mode((64, 40))
        yield "sign", signs._master(path.stem).get_width() > 0


def _fonts(path: Path) -> Iterator[tuple[str, object]]:
    pygame.font.init()
    text = Text()
    for face in TypeFace:
        if face.value == path.stem:
            yield "type", text.render("Scopa 7D àß", face, 24, (0, 0, 0)).get_width() > 0


def _icons(path: Path) -> Iterator[tuple[str, object]]:
    pygame.display.init()
    Window("Scopa", Geometry((640, 400)), path.parent).close()
    yield "window", True


def _first_picture(path: Path) -> Iterator[tuple[str, object]]:
    pygame.display.init()
    os.environ["SCOPA_HOME"] = str(path.parent / "nobody")
    launch_picture.FIRST_SIZE = launch_picture._open(Geometry()).size
    launch_picture.open_window()
    yield "window", True


def _catalogues(path: Path) -> Iterator[tuple[str, object]]:
    language = path.parent.parent.name
    translation.use(language, assets() / "locale")
    words = getattr(translation.catalogue(), "_catalog", {})
    yield "language", len(words) > 1000 or None
    for message, translated in words.items():
        if isinstance(message, str) and isinstance(translated, str) and _blanks(message) != _blanks(translated):
            translated.format(**dict.fromkeys(_blanks(message), ""))
    translation._("Play")
    translation.ngettext("{count} match", "{count} matches", 2)


def _blanks(text: str) -> set[str]:
    return {name for _text, name, _spec, _kind in string.Formatter().parse(text) if name}


def _texts(path: Path) -> Iterator[tuple[str, object]]:
    text_files.forget()
    texts = list(text_files.SAID[path.stem]())
    yield "texts", all(texts) or None
    assert not any("{" in text for text in texts)


def _portraits(path: Path) -> Iterator[tuple[str, object]]:
    pygame.display.init()
    pygame.display.set_mode((64, 40))
    people = Portraits.of(assets(), path.parent / "no cache")
    draw = people.bust if path.parent.name == "busts" else people.round
    yield "portrait", draw(path.stem, 48, Expression.REST) is not None or None


def _puzzles(path: Path) -> Iterator[tuple[str, object]]:
    for puzzle in shipped():
        yield puzzle.key, [puzzle.best, puzzle.difficulty, len(puzzle.view().legal_moves())]


def _ratings(_path: Path) -> Iterator[tuple[str, object]]:
    saved_starts.saved_start("scopa/2/none/0")
    yield "ratings", True


def _sounds(path: Path) -> Iterator[tuple[str, object]]:
    pygame.mixer.init(44100, -16, 2, 512)
    yield "sound", Sound(path.parent)._load(path.stem) is not None or None


def _music(path: Path) -> Iterator[tuple[str, object]]:
    pygame.mixer.init(44100, -16, 2, 512)
    bed = MusicBed(path)
    bed.volume = 1.0
    bed.step()
    yield "music", bed.wanted or None


def _figures(_path: Path) -> Iterator[tuple[str, object]]:
    for game, players in (("scopa", 2), ("scopone_scientifico", 4), ("escoba", 2)):
        rules = VARIANTS[game].rules_by_players[players]
        table = Table.new(rules, "figures", level_seats(rules, "rosa", "rosa"))
        for level in ("carmela", "rosa", "maestro"):
            yield f"{game} {level}", str(think(table.view(table.to_move), level, Limit(iterations=20), "1").move) != ""


def _licences(path: Path) -> Iterator[tuple[str, object]]:
    found = {licence.title: licence.text for licence in licences.papers(path.parents[1])}
    yield "licence", bool(found[path.stem.removeprefix("LICENCE-")]) or None


LOOKS: dict[str, Look] = {
    "cards": _cards,
    "fonts": _fonts,
    "icons": _icons,
    "first picture": _first_picture,
    "catalogues": _catalogues,
    "program texts": _texts,
    "portraits": _portraits,
    "puzzles": _puzzles,
    "puzzle ratings": _ratings,
    "sounds": _sounds,
    "music": _music,
    "players' figures": _figures,
    "licence texts": _licences,
}


def tried(yard: Yard, kind: FileKind, case: Case, program: Path) -> Found:
    """Damage a file of the program in this process's own copy of it, look, and put it back."""
    found = _tried_once(yard, kind, case, program)
    for _again in range(2):
        if "slow" not in found.faults:
            break
        found = _tried_once(yard, kind, case, program)
    return found


def _tried_once(yard: Yard, kind: FileKind, case: Case, program: Path) -> Found:
    random, name = case.random, harm_of(case)
    yard.clear()
    saved = yard.place / "saved"
    top = Path.cwd()
    before = {path: path.stat().st_mtime_ns for path in kind.files(top)}
    harmed = harmed_in(kind, top, name, random)
    found = Found(name)
    try:
        _judge(found, kind, harmed[0] if harmed else top, program / harmed[0].relative_to(top))
    finally:
        for path in {*harmed, *(path for path in before if is_other(path, before[path]))}:
            put_back(path, program / path.relative_to(top))
        shutil.rmtree(saved, ignore_errors=True)
        for path in {path.parent / "other kind of file" for path in harmed}:
            path.unlink(missing_ok=True)
    return found


def is_other(path: Path, changed: int) -> bool:
    try:
        return path.is_symlink() or not path.is_file() or path.stat().st_mtime_ns != changed
    except OSError:
        return True


def _judge(found: Found, kind: FileKind, path: Path, whole: Path) -> None:
    asked = Asked(lambda: _look(kind, path), HANGS)
    if asked.trouble:
        found.faults["slow" if asked.trouble.startswith("no answer") else "crashed"] = asked.trouble
        return
    items, found.said, seconds = asked.answer
    if seconds > SLOW:
        found.faults["slow"] = f"{seconds:.1f} s"
    if not found.said and not kind.remade and any(value is None for value in items.values()):
        found.faults["not said"] = "the game does without"
    if kind.name == "puzzles":
        gone = [key for key in _whole_lines(path, whole) if key not in items]
        if gone:
            found.faults["hidden"] = f"{len(gone)} puzzles"
        if not items and not found.said:
            found.faults["not said"] = "no puzzles"


def _look(kind: FileKind, path: Path) -> tuple[Items, list[str], float]:
    items, said, begun = dict[str, object](), list[str](), clock.seconds()
    try:
        items |= dict(LOOKS[kind.name](path))
    except DOOR as error:
        said.append(type(error).__name__)
    said += _parts_missed()
    return items, said, clock.seconds() - begun


def _parts_missed() -> list[str]:
    from scopa_gui.store import program_parts

    return [notice.key.value for notice in program_parts.news()]


def _whole_lines(path: Path, whole: Path) -> list[str]:
    """The keys of the puzzles whose lines are as they were, by Python's own reader of JSON."""
    try:
        there = set(path.read_bytes().splitlines()) if path.is_file() and path.stat().st_size < 1 << 26 else set()
    except OSError:
        return []
    rows = [json.loads(line) for line in whole.read_bytes().splitlines() if line in there]
    return [f"{row['game']}/{row['players']}/{row['seed']}/{len(row['moves'].split())}" for row in rows]
