"""A desktop in small, the same for every program: an X server, a window manager, a home with a session bus."""

import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from tests.measure.benchmarks.first_picture import PATIENCE, Start, WatchedScreen, first_picture, is_painted
from tests.measure.benchmarks.process_family import family, worked

PLAIN = {
    "LC_ALL": "C.UTF-8",
    "NO_AT_BRIDGE": "1",
    "GDK_BACKEND": "x11",
    "QT_QPA_PLATFORM": "xcb",
    "PYTHONDONTWRITEBYTECODE": "",
}
"""Every program is told: English, no screen reader, X11; and Python that it may keep what it has compiled."""

AT_REST = 0.05
"""Of a processor: who takes less for a second has done what there was to do."""


@dataclass(frozen=True)
class Program:
    """What is started, and what is added to its environment."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)


class Home:
    """A home on a screen with a session bus of its own; a context manager that ends the bus."""

    def __init__(self, server: WatchedScreen, folder: Path) -> None:
        self._server = server
        self._folder = folder
        run = folder / "run"
        run.mkdir(mode=0o700, parents=True, exist_ok=True)
        places = {"CONFIG": ".config", "DATA": ".local/share", "STATE": ".local/state", "CACHE": ".cache"}
        self._environment = {
            **PLAIN,
            **{f"XDG_{name}_HOME": str(folder / place) for name, place in places.items()},
            "XDG_RUNTIME_DIR": str(run),
            "HOME": str(folder),
            "SCOPA_HOME": str(folder),
        }
        self._bus = server.start(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = self._bus.stdout.readline().strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._bus.terminate()
        self._bus.wait(10)
        self._bus.stdout.close()

    def start(self, program: Program) -> subprocess.Popen[str]:
        """Start a program; what it says is not heard."""
        return self._server.start(
            list(program.command),
            env={**self._environment, **program.environment},
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def watch(self, program: Program) -> tuple[subprocess.Popen[str], Start]:
        """Start it on an empty screen, until its first picture has stood for a while; NeverPaintedError."""
        while is_painted(self._server.glance()):
            time.sleep(0.05)
        return first_picture(self._server, lambda: self.start(program))

    def measure(self, program: Program) -> float:
        """Milliseconds until the first complete picture; then the program is ended. NeverPaintedError."""
        running, start = self.watch(program)
        running.terminate()
        running.wait(10)
        return start.ready

    def settle_in(self, program: Program) -> None:
        """Use it once as people do: maximise its window, look at it until it rests, and close it.

        So it keeps what it wants to keep; the next time its window is maximised at once, where it remembers that.
        """
        running, _start = self.watch(program)
        self._server.maximise_all()
        end, before = time.monotonic() + PATIENCE, family(running.pid)
        while time.monotonic() < end:
            time.sleep(1.0)
            now = family(running.pid)
            if worked(before, now) < AT_REST:
                break
            before = now
        self._server.close_all()
        with suppress(subprocess.TimeoutExpired):
            running.wait(5)
        running.terminate()
        running.wait(10)


def is_there(program: Program) -> bool:
    """Whether it can be started here."""
    return shutil.which(program.command[0]) is not None
