"""The real program in a real window: from a copy of the package, driven by xdotool, watched on screen and disk."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
from PIL import Image

from scopa_gui.store.archive import Stored
from scopa_gui.ui.front.welcome_screen import WelcomeScreen
from tests.conftest import PROJECT
from tests.e2e.mirror import ALIKE, Mirror, difference
from tests.e2e.read_archive import Reading
from tests.e2e.xdrive import XServer

PATIENCE = 30.0
"""Seconds before something that must come is given up: far more than it takes, for a machine with much else to do."""


def copied(folder: Path) -> Path:
    """A copy of the package and of what ships with it, so that nothing of the checkout is used by chance."""
    shutil.copytree(PROJECT / "scopa_gui", folder / "scopa_gui", ignore=shutil.ignore_patterns("__pycache__"))
    for part in (PROJECT / "assets").iterdir():
        if part.is_dir() and not (part / "__main__.py").exists() and part.name not in ("gallery", "__pycache__"):
            shutil.copytree(part, folder / "assets" / part.name)
    return folder


def until(true: Callable[[], object], what: str, seconds: float = PATIENCE, every: float = 0.02) -> object:
    """Ask again and again; what was answered, once it is true. AssertionError says what did not come."""
    end = time.monotonic() + seconds
    while True:
        answer = true()
        if answer:
            return answer
        assert time.monotonic() < end, f"within {seconds:.0f} s: {what}"
        time.sleep(every)


class Program:
    """A player's program: started, ended and started again with the same folders. `mirror` comes at the first start."""

    def __init__(self, server: XServer, package: Path, home: Path, pictures: Path, **environment: str) -> None:
        self.server = server
        self.package = package
        self.home = home
        self.pictures = pictures
        self.environment = {"SCOPA_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONPATH": str(package), **environment}
        self.archive = home / "data" / "matches.sqlite"
        self.settings = home / "config" / "settings.json"
        self.log = pictures / f"said-{server.display.strip(':')}-{id(self)}.txt"
        self.command = ["-m", "scopa_gui"]
        self.before: tuple[str, ...] = ()
        """The command by which it is started, if not by itself."""
        self.process: subprocess.Popen[str] | None = None
        self.mirror: Mirror | None = None

    # Starting and ending

    def start(self, size: tuple[int, int] | None = None, *, asked: bool = False) -> "Program":
        """Start it and wait for its first picture. `size`: give the window this size by its frame, as people do.

        At a first start it is told that one knows the game, unless the test wants to be `asked`.
        """
        is_new = self.is_new
        environment = dict.fromkeys(("LANGUAGE", "LANG", "LC_MESSAGES"), "") | self.environment
        with self.log.open("a") as log:
            self.process = self.server.start(
                [*self.before, sys.executable, *self.command],
                env=environment,
                cwd=self.package,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        try:
            self.server.window(seconds=PATIENCE)
        except TimeoutError as error:
            raise TimeoutError(
                f"{error}; exit status {self.process.poll()}; it said: {self.log.read_text()!r}"
            ) from error
        if is_new and not asked:
            self._know_the_game()
        if size is not None:
            until(lambda: self._has_size(size), f"a window of {size}", every=0.2)
        if self.mirror is None:
            self.mirror = Mirror(self.archive, self.pictures, self.place()[2:])
        else:
            self.mirror.resize(self.place()[2:])
            self.mirror.restart()
        return self

    def _has_size(self, size: tuple[int, int]) -> bool:
        """Whether the window has this size; if not it is given it, again where the first placing has come between."""
        if self.place()[2:] == size:
            return True
        self.server.resize(*size)
        return self.place()[2:] == size

    def _know_the_game(self) -> None:
        """Answer the question of a first start."""
        self.mirror = self.mirror or Mirror(self.archive, self.pictures, self.place()[2:])
        self.mirror.show(WelcomeScreen(self.mirror.context))
        until(self._is_asked, "the question of a first start", every=0.1)
        self.server.key("Escape")

    def _is_asked(self) -> bool:
        """Return whether the question is seen, at the size a window manager has given the window by now."""
        assert self.runs, f"the program ended: {self.said()}"
        size = self.place()[2:]
        if size != self.mirror.size:
            self.mirror.resize(size)
        return self.sees("button:no", "button:yes")

    @property
    def is_new(self) -> bool:
        """Whether it will ask if one has played before."""
        return self.saved().get("first_steps", "unasked") == "unasked" and not (
            self.archive.exists() and self.matches()
        )

    def place(self) -> tuple[int, int, int, int]:
        return self.server.place()

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def wait(self) -> int:
        """The exit status of a program that is about to end by itself."""
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """kill -9 the program itself, as when the power goes; what it started is not told."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def family(self) -> list[int]:
        """The processes that it started and that still live."""
        found = (int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit())
        return [pid for pid in found if _session(pid) == self.process.pid]

    def said(self) -> str:
        """What it wrote on the terminal."""
        return self.log.read_text()

    # Its files

    def matches(self) -> list[Stored]:
        """Its matches, the last touched first."""
        return Reading(self.archive).everything()

    def stored(self, number: int | None = None) -> Stored:
        """A match as it stands; the last touched one if no number is given."""
        found = [stored for stored in self.matches() if number in (None, stored.id)]
        return found[0]

    def saved(self) -> dict[str, object]:
        """The settings file."""
        return json.loads(self.settings.read_text()) if self.settings.exists() else {}

    # Looking

    def screen(self) -> Image.Image:
        """The window as it is seen."""
        left, top, wide, high = self.place()
        return self.server.picture().crop((left, top, left + wide, top + high))

    def sees(self, *names: str) -> bool:
        """Whether these targets look as in the mirror."""
        seen, meant, targets = self.screen(), self.mirror.picture(), self.mirror.targets()
        return all(difference(seen, meant, box_of(targets[name], meant.size)) < ALIKE for name in names)

    def wait_to_see(self, *names: str, seconds: float = PATIENCE) -> None:
        """Wait until these targets of the mirror's screen are seen in the window."""
        targets = self.mirror.targets()
        missing = [name for name in names if name not in targets]
        assert not missing, f"{missing} are not among {sorted(targets)}"
        meant = self.mirror.picture()
        boxes = [box_of(targets[name], meant.size) for name in names]

        def seen() -> bool:
            assert self.runs, f"the program ended: {self.said()}"
            now = self.screen()
            return all(difference(now, meant, box) < ALIKE for box in boxes)

        try:
            until(seen, f"{', '.join(names)} on the screen", seconds, every=0.05)
        except AssertionError:
            self.keep_pictures("-".join(names).replace(":", "_").replace("=", "_"))
            raise

    def keep_pictures(self, name: str) -> None:
        """The window as it is and as it should be, beside each other, for whoever looks into a failure."""
        seen, meant = self.screen(), self.mirror.picture()
        both = Image.new("RGB", (seen.width + meant.width, max(seen.height, meant.height)))
        both.paste(seen, (0, 0))
        both.paste(meant, (seen.width, 0))
        both.save(self.pictures / f"seen-and-meant-{name}.png")
        print("pictures:", self.pictures / f"seen-and-meant-{name}.png")

    # Doing

    def point(self, at: tuple[int, int]) -> None:
        """Move the pointer."""
        self.server.move(*at)
        self.mirror.hover(at)

    def step_aside(self) -> None:
        """Take the pointer to where nothing answers to it."""
        self.point((2, self.mirror.size[1] - 2))

    def middle(self, name: str) -> tuple[int, int]:
        """The middle of a target of the mirror's screen."""
        return self.mirror.targets()[name].center


def box_of(rect: pygame.Rect, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of what is inside the window."""
    inside = rect.clip(pygame.Rect((0, 0), size))
    return inside.left, inside.top, inside.right, inside.bottom


def _session(pid: int) -> int | None:
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return None
    return None if words[0] == "Z" else int(words[3])
