"""Whole starts: the program in a process of its own, with a damaged file, to a card played and the end."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests.damage import shipped
from tests.damage.driven_start import FAILURE, LEAVE
from tests.damage.file_kinds import GIVEN, HOME, PROGRAM, FileKind
from tests.damage.harms import put_back
from tests.damage.homes import Items
from tests.damage.seeing import seen_in
from tests.damage.sound import archives_considered, left_in
from tests.damage.trials import SLOW, Asked, Case, Found, Yard, harm_of, harmed_in, judge

LONGEST = 90.0
"""Seconds of a start, the card and the end, on a machine with other work."""
COMPILED_EVERY = 4
"""Of so many starts one is compiled as the packages are."""
_PLACE = ("window_size", "window_position", "window_maximised", "fullscreen")
"""Settings that every start may change."""


class Start:
    """One start and what came of it."""

    def __init__(self, yard: Yard, home: Path, *words: str, compiled: bool = False) -> None:
        report = yard.place / "report.json"
        report.unlink(missing_ok=True)
        environment = os.environ | {"SCOPA_HOME": str(home), "SCOPA_STARTED": str(time.monotonic()), "LANGUAGE": "en"}
        command = [
            sys.executable,
            *(["-O"] if compiled else []),
            "-m",
            "tests.damage.driven_start",
            str(report),
            *words,
        ]
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.hung = False
        try:
            self.text = process.communicate(timeout=LONGEST)[0].decode(errors="replace")
        except subprocess.TimeoutExpired:
            self.hung = True
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            self.text = process.communicate()[0].decode(errors="replace")
        self.status = process.returncode
        self.report: dict = {"said": [], "lines": [], "screens": [], "errors": [], "first": None}
        with suppress(OSError, ValueError):
            self.report = json.loads(report.read_text(encoding="utf-8"))

    @property
    def has_refused(self) -> bool:
        """True if it ended with one sentence for the player."""
        lines = [line for line in self.text.splitlines() if not line.startswith(("lib", "pygame-ce"))]
        return self.status in (1, 2) and len(lines) == 1 and lines[0].lower().startswith("scopa")

    def trouble(self, top: str, harmed: Sequence[Path]) -> str:
        """Why it did not come up and play; "" if it did, or if a part of the program is missing and it says which."""
        if "Traceback" in self.text:
            return self.text[-600:]
        if self.hung:
            return f"it hung; screens {self.report['screens']}"
        if top == PROGRAM and FAILURE in self.report["screens"] and any(path.name in self.text for path in harmed):
            return ""  # in the player's language: which part is missing or damaged
        if self.status or self.report["errors"] or FAILURE in self.report["screens"]:
            return f"status {self.status}, {self.report['errors']}, {self.report['screens'][-3:]}: {self.text[-400:]}"
        if "played" not in self.report["screens"]:
            return f"no card was played: {self.report['screens'][-5:]}"
        return ""


def tried(yard: Yard, kind: FileKind, case: Case, program: Path) -> Found:
    """Start the program with one damaged file, again where it was slow."""
    for _again in range(2):
        found = _tried_once(yard, kind, case, program)
        if "slow" not in found.faults:
            break
    yard.clear()
    return found


def _tried_once(yard: Yard, kind: FileKind, case: Case, program: Path) -> Found:
    found, random = Found(harm_of(case)), case.random
    home = _lived_in(yard, kind.home)
    words: Sequence[str] = ()
    items, harmed = _without_place(yard.items[kind.home]), list[Path]()
    before = {path: path.stat().st_mtime_ns for path in kind.files(Path.cwd())} if kind.top == PROGRAM else {}
    try:
        if kind.top == GIVEN:
            shutil.copytree(yard.folder / GIVEN, yard.place / GIVEN, dirs_exist_ok=True)
            harmed = harmed_in(kind, yard.place / GIVEN, found.harm, random)
            words = [str(path) for path in harmed[:1]]
        else:
            harmed = harmed_in(kind, home if kind.top == HOME else Path.cwd(), found.harm, random)
        theirs = harmed if kind.top == HOME else []
        left = left_in(home, items, theirs)
        sound = archives_considered(left, home, items, theirs)
        start = Start(yard, home, *words, compiled=case.number % COMPILED_EVERY == COMPILED_EVERY - 1)
    finally:
        for path, changed in before.items():
            if path in harmed or shipped.is_other(path, changed):
                put_back(path, program / path.relative_to(Path.cwd()))
    _judge(found, kind, start, harmed)
    if "crashed" not in found.faults:
        _compare(found, home, start, sound, left.changed, items)
    return found


def _judge(found: Found, kind: FileKind, start: Start, harmed: Sequence[Path]) -> None:
    found.said = [*start.report["said"], *start.report["lines"]]
    trouble = start.trouble(kind.top, harmed)
    if trouble and not (kind.top != HOME and start.has_refused):
        found.faults["crashed"] = trouble
    first = start.report["first"]
    if first is not None and first > SLOW + USUAL:
        found.faults["slow"] = f"first picture after {first:.1f} s"


USUAL = 1.0
"""Seconds that the first picture takes with nothing damaged."""


def _without_place(items: Items) -> Items:
    return {name: value for name, value in items.items() if not name.endswith(_PLACE)}


def _compare(found: Found, home: Path, start: Start, sound: Items, changed: Items, items: Items) -> None:
    """Look with the store at what is there after the start."""

    def look() -> dict:
        sight = seen_in(home)
        return {"items": sight.items, "said": sight.said, "seconds": {}}

    asked = Asked(look)
    if asked.trouble:
        found.faults["crashed"] = asked.trouble
        return
    sight = asked.answer
    sight["said"] = [*found.said, *sight["said"]]
    for name, value in items.items():
        if _went_on(value, sight["items"].get(name)):
            sight["items"][name] = value
    judge(found, sound, changed, items, sight)


def _went_on(before: object, after: object) -> bool:
    """True for a match that waited and has more moves now."""
    if not (isinstance(before, dict) and isinstance(after, dict)) or before.get("outcome", "") is not None:
        return False
    moves = after.get("moves") or []
    return moves[: len(before["moves"])] == before["moves"] and after | {"moves": []} == before | {"moves": []}


def _lived_in(yard: Yard, name: str) -> Path:
    """A home in which the program was started and left once, as players' homes are: with its pictures."""
    saved = yard.place.with_name(f"{yard.place.name} lived {name}")
    if not saved.exists():
        home = yard.copy(name)
        Start(yard, home, LEAVE)
        shutil.copytree(yard.folder / name, home, dirs_exist_ok=True)
        shutil.copytree(home, saved)
    yard.clear()
    home = yard.place / "home"
    shutil.copytree(saved, home)
    (yard.place / "tmp").mkdir()
    os.environ["TMPDIR"] = str(yard.place / "tmp")
    os.environ["SCOPA_HOME"] = str(home)
    return home
