"""One damage at the level of the store: a copy of a home is harmed, and a process of its own looks at it."""

import json
import os
import resource
import select
import shutil
import signal
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.damage import harms
from tests.damage.file_kinds import HOME, FileKind
from tests.damage.homes import Items
from tests.damage.sound import archives_considered, left_in

SLOW, HANGS = 2.0, 20.0
"""Seconds: longer is slow, much longer is a hang."""
_MEMORY, _LONGEST_FILE = 6 << 30, 1 << 28
"""Bytes that the process may have, and write into a file: a device without end must not take the machine with it."""
FAULTS = ("hidden", "not said", "slow", "crashed")


@dataclass(frozen=True)
class Case:
    """A damage that can be repeated: the same seed, kind and number are the same damage of the same file."""

    seed: int
    kind: str
    number: int

    @property
    def random(self) -> Random:
        """Chance, the same each time."""
        return Random(f"{self.seed}/{self.kind}/{self.number}")

    def again(self, level: str) -> str:
        """The options that repeat it."""
        return f"--{level} 1 --seed {self.seed} --only '{self.kind}' --number {self.number}"


@dataclass
class Found:
    """The outcome of a damage: its faults by name, each with what was seen."""

    harm: str
    faults: dict[str, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)


class Asked:
    """A question that a process of its own answers, within some time and some memory."""

    def __init__(self, question: Callable[[], object], seconds: float = HANGS) -> None:
        """Ask. ``answer`` is plain data; else ``trouble`` says what went wrong."""
        self.answer: object = None
        self.trouble = ""
        begun = time.monotonic()
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            _answer(question, writing)
        os.close(writing)
        told = self._read(reading, begun + seconds)
        os.close(reading)
        if told is None:
            os.kill(child, signal.SIGKILL)
        _pid, status = os.waitpid(child, 0)
        self.seconds = time.monotonic() - begun
        if told is None:
            self.trouble = f"no answer within {seconds:.0f} s"
        elif not told:
            self.trouble = f"the process ended with status {os.waitstatus_to_exitcode(status)}"
        else:
            self.answer, self.trouble = json.loads(told)

    @staticmethod
    def _read(handle: int, until: float) -> bytes | None:
        parts = []
        while select.select([handle], [], [], max(0.0, until - time.monotonic()))[0]:
            part = os.read(handle, 1 << 16)
            if not part:
                return b"".join(parts)
            parts.append(part)
        return None


def _answer(question: Callable[[], object], handle: int) -> None:
    """Answer in the child, and end it."""
    try:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (_LONGEST_FILE, _LONGEST_FILE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        told = [question(), ""]
    except BaseException:  # noqa: BLE001 - told, and the process ends
        told = [None, traceback.format_exc()[-400:]]
    try:
        text = memoryview(json.dumps(told).encode())
        while text:
            text = text[os.write(handle, text) :]
    finally:
        os._exit(0)


class Yard:
    """Homes that were made once, and the folder in which copies of them are harmed."""

    def __init__(self, folder: Path, place: Path) -> None:
        self.folder, self.place = folder, place
        self.items: dict[str, Items] = json.loads((folder / "items.json").read_text(encoding="utf-8"))

    def copy(self, name: str) -> Path:
        """A fresh copy of a home, in the place of the last one."""
        self.clear()
        home = self.place / "home"
        shutil.copytree(self.folder / name, home)
        temporary = self.place / "tmp"
        temporary.mkdir(parents=True, exist_ok=True)
        os.environ["TMPDIR"] = tempfile.tempdir = str(temporary)
        os.environ["SCOPA_HOME"] = str(home)
        return home

    def clear(self) -> None:
        """Remove what the last trial left."""
        shutil.rmtree(self.place, ignore_errors=True)


def harmed_in(kind: FileKind, top: Path, name: str, random: Random) -> list[Path]:
    """Damage one file of a kind below a folder; with TWO perhaps its copy or another one as well."""
    files = kind.files(top)
    if not files:
        raise LookupError(f"There is no file of the kind {kind.name} in {top}.")
    chosen = random.choice(files)
    others = [path for path in files if path != chosen]
    others += [path for path in chosen.parent.glob(f"{chosen.stem}*") if path.is_file() and path != chosen]
    return harms.harm(name, [chosen, *sorted(others)], random)


def harm_of(case: Case) -> str:
    """Each kind of damage in turn."""
    return harms.NAMES[case.number % len(harms.NAMES)]


def tried(yard: Yard, kind: FileKind, case: Case, look: Callable[[Path], dict]) -> Found:
    """Harm a home and look at it, several times where it was slow: the machine has other work."""
    found = _tried_once(yard, kind, case, look)
    for _again in range(2):
        if "slow" not in found.faults:
            break
        found = _tried_once(yard, kind, case, look)
    yard.clear()
    return found


def _tried_once(yard: Yard, kind: FileKind, case: Case, look: Callable[[Path], dict]) -> Found:
    assert kind.top == HOME
    random = case.random
    name, home = harm_of(case), yard.copy(kind.home)
    found = Found(name)
    harmed = harmed_in(kind, home, name, random)
    items = yard.items[kind.home]
    left = left_in(home, items, harmed)
    sound = archives_considered(left, home, items, harmed)
    asked = Asked(lambda: look(home))
    if asked.trouble:
        fault = "slow" if asked.trouble.startswith("no answer") else "crashed"
        found.faults[fault] = asked.trouble
        return found
    judge(found, sound, left.changed, items, asked.answer)
    if any(home.rglob("*.broken-*")) and not found.said:
        found.faults.setdefault("not said", "a file was set aside")
    return found


def judge(found: Found, sound: Items, changed: Items, items: Items, sight: dict) -> None:
    """Compare what was seen with what is there."""
    seen, found.said = sight["items"], sight["said"]
    hidden = [name for name, value in sound.items() if seen.get(name) != value]
    if hidden:
        found.faults["hidden"] = _some(hidden, seen)
    faithful = sum(seen.get(name) == value for name, value in changed.items())
    lost = [name for name in items if name not in sound and seen.get(name) != items[name]]
    lost = [name for name in lost if name not in changed or seen.get(name) != changed[name]]
    lost = [name for name in lost if not (changed and "/count/" in name)]
    extra = sum(name not in items and seen.get(name) == value for name, value in changed.items())
    if len(lost) > extra and not found.said:
        found.faults["not said"] = f"{_some(lost, seen)} ({faithful} read as they stand)"
    slow = {step: seconds for step, seconds in sight["seconds"].items() if seconds > SLOW}
    if slow:
        found.faults["slow"] = ", ".join(f"{step} {seconds:.1f} s" for step, seconds in slow.items())
    later = sight.get("later")
    if later is not None and "hidden" not in found.faults:
        gone = [name for name, value in (sound | sight["played"]).items() if later.get(name) != value]
        gone = [name for name in gone if name in sight["played"] or name not in sight["changed"]]
        if gone and not sight["refused"]:
            found.faults["hidden"] = "after playing on: " + _some(gone, later)


def _some(names: list[str], seen: Items) -> str:
    return f"{len(names)}: " + ", ".join(f"{name} is {str(seen.get(name))[:40]}" for name in names[:3])
