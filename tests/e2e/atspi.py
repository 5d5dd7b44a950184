"""A screen reader's view of the program, over buses of one's own: names, roles, states and actions; nothing else."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from jeepney import DBusAddress, Properties, new_method_call
from jeepney.io.blocking import open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
DESKTOP = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
ACCESSIBLE, ACTION, VALUE = (f"org.a11y.atspi.{name}" for name in ("Accessible", "Action", "Value"))
BUTTON, RADIO_BUTTON, LIST_ITEM, HEADING, PANEL, LABEL, SLIDER = 43, 44, 32, 83, 39, 29, 51
"""Numbers of roles, as AtspiRole has them."""
FOCUSED, SENSITIVE = 12, 24
"""Numbers of states, as AtspiStateType has them."""
PATIENCE, ANSWERS = 30.0, 5.0
"""Seconds at most until something comes, and until a question is answered."""
GONE = ("UnknownObject", "UnknownMethod", "UnknownInterface", "NoReply", "Defunct")
"""What is answered for a part that went while it was looked at."""


def launcher() -> str | None:
    """The program that starts an accessibility bus; None where it is missing."""
    return next((path for path in LAUNCHERS if os.access(path, os.X_OK)), None)


def missing() -> str:
    """What of a system's accessibility is not there; "" where all is."""
    if launcher() is None:
        return "at-spi2-core"
    return "" if shutil.which("dbus-daemon") else "dbus-daemon"


class Session:
    """A session bus with an accessibility bus beside it, in a folder. `environment` leads a program there."""

    def __init__(self, folder: Path) -> None:
        self._started: list[subprocess.Popen[str]] = []
        self.environment = {"XDG_RUNTIME_DIR": str(folder)}
        bus = self._start("dbus-daemon", "--session", "--nofork", "--print-address=1", f"--address=unix:dir={folder}")
        assert bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address = bus.stdout.readline().strip()
        found = launcher()
        assert found is not None
        self._start(found)
        self._bus = open_dbus_connection(address)
        self._status = Properties(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status"))
        self.listen(on=False)

    def _start(self, *command: str) -> "subprocess.Popen[str]":
        surroundings = {**os.environ, **self.environment}
        surroundings.pop("DISPLAY", None)
        program = subprocess.Popen(
            command, env=surroundings, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._started.append(program)
        return program

    def listen(self, *, on: bool) -> None:
        """Say that a screen reader runs, as one does when it starts; or that it has ended."""
        unwrap_msg(self._bus.send_and_get_reply(self._status.set("IsEnabled", "b", on), timeout=PATIENCE))

    def accessibility_bus(self) -> str:
        """The address of the bus of the screen readers."""
        asked = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
        return unwrap_msg(self._bus.send_and_get_reply(asked, timeout=PATIENCE))[0]

    def end(self) -> None:
        """End both buses; the registry ends with its own."""
        self._bus.close()
        for program in reversed(self._started):
            program.terminate()
            program.wait(PATIENCE)
            assert program.stdout is not None
            program.stdout.close()


@dataclass(frozen=True)
class Part:
    """What a screen reader knows of one part of a window."""

    reader: "Reader"
    owner: str
    path: str

    def _ask(self, interface: str, name: str, signature: str | None = None, body: tuple[object, ...] = ()) -> tuple:
        return self.reader.ask(new_method_call(DBusAddress(self.path, self.owner, interface), name, signature, body))

    def _property(self, interface: str, name: str):
        return self.reader.ask(Properties(DBusAddress(self.path, self.owner, interface)).get(name))[0][1]

    @property
    def name(self) -> str:
        return self._property(ACCESSIBLE, "Name")

    @property
    def role(self) -> int:
        return self._ask(ACCESSIBLE, "GetRole")[0]

    @property
    def children(self) -> list["Part"]:
        return [Part(self.reader, owner, path) for owner, path in self._ask(ACCESSIBLE, "GetChildren")[0]]

    def has(self, state: int) -> bool:
        low, high = self._ask(ACCESSIBLE, "GetState")[0]
        return bool((low | high << 32) >> state & 1)

    def press(self) -> None:
        """Do its first action, as a reader does."""
        self._ask(ACTION, "DoAction", "i", (0,))

    @property
    def value(self) -> float:
        return self._property(VALUE, "CurrentValue")

    def set(self, value: float) -> None:
        """Give a slider another value."""
        self.reader.ask(Properties(DBusAddress(self.path, self.owner, VALUE)).set("CurrentValue", "d", value))

    def walk(self) -> Iterator["Part"]:
        """This part and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Reader:
    """A screen reader with one program in view."""

    def __init__(self, session: Session) -> None:
        session.listen(on=True)
        self._bus = open_dbus_connection(session.accessibility_bus())
        self._window: Part | None = None

    def ask(self, message) -> tuple:
        """What is answered; TimeoutError where nobody answers, as one whose connection was left does not."""
        return unwrap_msg(self._bus.send_and_get_reply(message, timeout=ANSWERS))

    def close(self) -> None:
        self._bus.close()

    def until(self, true, what: str, seconds: float = PATIENCE):
        """Look again and again; what was seen, once it is true. What goes while it is looked at is not seen."""
        end = time.monotonic() + seconds
        while True:
            try:
                seen = true()
            except (TimeoutError, IndexError):
                seen = None
            except DBusErrorResponse as error:
                if not any(word in error.name for word in GONE):
                    raise
                seen = None
            if seen:
                return seen
            assert time.monotonic() < end, f"within {seconds:.0f} s: {what}; there is {self._seen()}"
            time.sleep(0.03)

    def _seen(self) -> list[str]:
        """Every name on the screen, if none goes while they are read: for whoever looks into a failure."""
        try:
            return [] if self._window is None else [part.name for part in self._window.walk()]
        except (DBusErrorResponse, TimeoutError):
            return []

    def _found(self) -> Part | None:
        for program in reversed(Part(self, *DESKTOP).children):
            try:
                return program.children[0]
            except (DBusErrorResponse, TimeoutError, IndexError):  # it has left, or has no window yet
                continue
        return None

    def screen(self) -> Part:
        """The screen of now."""
        if self._window is None:
            self._window = self.until(self._found, "the program")
        return self._window.children[0]

    def title(self) -> str:
        return self.until(lambda: self.screen().name, "a title")

    def parts(self) -> dict[str, Part]:
        """What the screen has, by name: controls, texts, and groups of them."""
        return self.until(lambda: {part.name: part for part in self.screen().children}, "a screen")

    def told(self) -> list[str]:
        """Every name on the screen, in the order in which it is read."""
        return self.until(lambda: [part.name for part in self.screen().walk()], "a screen")

    def button(self, *names: str) -> Part | None:
        """The first button whose name begins with one of these, in their order, and that can be used."""
        parts = self.parts()
        for name in names:
            for known, part in parts.items():
                if known.startswith(name) and part.role == BUTTON and part.has(SENSITIVE):
                    return part
        return None

    def is_there(self, part: Part, name: str) -> bool:
        """Whether a part is there still and called so."""
        try:
            return part.name == name
        except DBusErrorResponse:
            return False

    def offers(self) -> Part | None:
        """What a card can take, where there is a choice."""
        return self.parts().get("Choose what it takes")

    def press(self, name: str, leads: str = "") -> None:
        """Press what is called so; wait for the screen that it leads to."""
        self.until(lambda: self.button(name), f"{name!r} to press").press()
        if leads:
            self.until(lambda: leads in self.title(), leads)
