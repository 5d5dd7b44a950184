"""A private X server, the real program in it, a mouse and a keyboard: for end-to-end tests and for looking at the game.

As a program:  python tests/e2e/xdrive.py --size 1280x800 --shot title.png --step "click 300 330" --shot new.png --
python -m scopa_gui Steps, in the order given: "wait S", "settle", "click X Y [BUTTON]", "move X Y", "drag X Y X Y",
"key NAME", "size W H", "close".

Needs Xvfb, xdotool, xwininfo (x11-utils), and openbox with wmctrl where a window manager is asked for. Ends only what
it started, by process id.
"""

import argparse
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from PIL import Image, ImageGrab

TITLE = "Scopa"
NEEDED = {"xfwm4": ("dbus-run-session",)}
"""What a window manager does not start without: a bus, of its own."""


class XServer:
    """Xvfb on a display of its own choice; a context manager that ends it and all it started."""

    def __init__(
        self, size: tuple[int, int] = (1280, 800), window_manager: bool | str = False, options: Sequence[str] = ()
    ) -> None:
        read, write = os.pipe()
        self._started = [
            subprocess.Popen(
                [
                    "Xvfb",
                    "-displayfd",
                    str(write),
                    "-screen",
                    "0",
                    f"{size[0]}x{size[1]}x24",
                    "-nolisten",
                    "tcp",
                    "-noreset",
                    *options,
                ],
                pass_fds=[write],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        ]
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            self.end()
            raise RuntimeError("Xvfb did not start")
        self.display = f":{number}"
        self._window: str | None = None
        self.environment = {**os.environ, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy"}
        for name in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
            self.environment.pop(name, None)
        if window_manager:
            name = "openbox" if window_manager is True else window_manager
            self.start([*NEEDED.get(name, ()), name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self._wait_for_manager()

    def _wait_for_manager(self, seconds: float = 20.0) -> None:
        end = time.monotonic() + seconds
        while "window id" not in self.root_property("_NET_SUPPORTING_WM_CHECK"):
            if time.monotonic() > end:
                raise TimeoutError("the window manager did not start")
            time.sleep(0.05)

    def start(self, command: list[str], **options: object) -> subprocess.Popen[str]:
        """Start a program in this display; `env` in the options is added to the environment."""
        added = options.pop("env", {})
        program = subprocess.Popen(  # type: ignore[call-overload]
            command, env={**self.environment, **added}, start_new_session=True, text=True, **options
        )
        self._started.append(program)
        return program

    def end(self) -> None:
        """End everything started here, the youngest first: politely, then by force."""
        for program in reversed(self._started):
            for sign, patience in ((signal.SIGTERM, 2.0), (signal.SIGKILL, 2.0)):
                if program.poll() is not None:
                    break
                try:
                    os.killpg(program.pid, sign)
                    program.wait(patience)
                except (ProcessLookupError, subprocess.TimeoutExpired):
                    continue
            for pipe in (program.stdin, program.stdout, program.stderr):
                if pipe is not None:
                    with contextlib.suppress(BrokenPipeError):
                        pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    # Looking

    def picture(self) -> Image.Image:
        """The whole screen."""
        return ImageGrab.grab(xdisplay=self.display)

    def settle(self, seconds: float = 30.0, still: float = 0.25) -> Image.Image:
        """Wait until the screen has not changed for `still` seconds; TimeoutError after `seconds`."""
        end, last, since = time.monotonic() + seconds, self.picture(), time.monotonic()
        while time.monotonic() < end:
            time.sleep(0.06)
            now = self.picture()
            if now.tobytes() != last.tobytes():
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= still:
                return now
        raise TimeoutError("the screen did not come to rest")

    def painted(self, seconds: float = 20.0, colours: int = 2000) -> Image.Image:
        """Wait until a screen of many colours, cards and cloth, has come to rest; TimeoutError."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if len(self.settle(seconds).getcolors(1 << 24) or ()) > colours:
                return self.picture()
            time.sleep(0.1)
        raise TimeoutError("nothing was painted")

    def find(self, title: str = TITLE) -> str | None:
        """The id of a visible window whose title matches; xdotool's search cannot read SDL's titles in every locale."""
        tree = self._run("xwininfo", "-root", "-tree")
        for found in re.finditer(r'^\s+(0x[0-9a-f]+) "(.*)": \(', tree, re.MULTILINE):
            if re.search(title, found[2]) and "IsViewable" in self._run("xwininfo", "-id", found[1]):
                return found[1]
        return None

    def window(self, title: str = TITLE, seconds: float = 10.0) -> str:
        """Wait for a window, the one that `move`, `click` and the others mean from now on; TimeoutError."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.find(title)
            if found:
                self._window = found
                return found
            # Speed: every 0.02 s, looking took 0.15 s more of the processor at each start.
            time.sleep(0.1)
        raise TimeoutError(f"no window {title!r} within {seconds} s")

    def place(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the window on the screen."""
        told = self._run("xwininfo", "-id", self._known())
        left, top, width, height = (
            re.search(rf"{words}:\s+(-?\d+)", told)
            for words in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        )
        if not (left and top and width and height):
            raise RuntimeError("the window has gone")
        return int(left[1]), int(top[1]), int(width[1]), int(height[1])

    def _known(self) -> str:
        return self._window or self.window()

    # Doing

    def move(self, x: float, y: float) -> None:
        """Move the pointer to a point of the window."""
        self._run("xdotool", *self._to(x, y))

    def move_on_screen(self, x: int, y: int) -> None:
        """Move the pointer to a point of the screen."""
        self._run("xdotool", "mousemove", str(x), str(y))

    def focus(self) -> None:
        """Send keys to the window, where no window manager does: else they go to the one under the pointer."""
        self._run("xdotool", "windowfocus", self._known())

    def _to(self, x: float, y: float) -> tuple[str, ...]:
        return "mousemove", "--window", self._known(), "--", str(round(x)), str(round(y))

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Click at a point of the window."""
        self._run("xdotool", *self._to(x, y), "mousedown", str(button), "mouseup", str(button))

    def double_click(self, x: float, y: float) -> None:
        """Click twice at a point of the window, a tenth of a second apart."""
        one = ("mousedown", "1", "mouseup", "1")
        self._run("xdotool", *self._to(x, y), *one, "sleep", "0.1", *one)

    def drag(self, x: float, y: float, to_x: float, to_y: float, *, hold: bool = False) -> None:
        """Drag from point to point in ten steps; `hold` leaves the button down."""
        steps: list[str] = []
        for step in range(1, 11):
            steps += self._to(x + (to_x - x) * step / 10, y + (to_y - y) * step / 10)
            steps += ["sleep", "0.005"]
        up = () if hold else ("mouseup", "1")
        self._run("xdotool", *self._to(x, y), "mousedown", "1", *steps, *up)

    def release(self) -> None:
        """Let the left button go where the pointer is."""
        self._run("xdotool", "mouseup", "1")

    def key(self, *names: str) -> None:
        """Press keys or chords, one after the other, by their X names: Return, ctrl+q, F11."""
        self._run("xdotool", "key", "--clearmodifiers", *names)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, in the corner of the screen so that all of it is seen."""
        known = self._known()
        self._run("xdotool", "windowmove", known, "0", "0", "windowsize", "--sync", known, str(width), str(height))

    def minimise(self, window: str) -> None:
        """Put the window away to the task bar, as its button does; wants a window manager."""
        self._run("xdotool", "windowminimize", "--sync", window)

    def restore(self, window: str) -> None:
        """Bring the window back from the task bar."""
        self._run("xdotool", "windowactivate", "--sync", window)

    def place_window(self, x: int, y: int, width: int, height: int) -> None:
        """Have the window manager put the window somewhere, in another size."""
        known = self._known()
        self._run("xdotool", "windowsize", known, str(width), str(height), "windowmove", known, str(x), str(y))

    def maximise(self, *, on: bool) -> None:
        """Have the window manager make the window as large as may be, or as it was."""
        self._run(
            "wmctrl", "-i", "-r", self._known(), "-b", f"{'add' if on else 'remove'},maximized_vert,maximized_horz"
        )

    def property(self, name: str) -> str:
        """What a property of the window says, as xprop writes it."""
        return self._run("xprop", "-id", self._known(), name)

    def root_property(self, name: str) -> str:
        """What a property of the screen says."""
        return self._run("xprop", "-root", name)

    def close_window(self) -> None:
        """Ask the window to close, as its cross does; needs a window manager."""
        self._run("wmctrl", "-i", "-c", self._known())

    def clients(self) -> list[str]:
        """The ids of all windows that the window manager keeps."""
        return re.findall(r"0x[0-9a-f]+", self.root_property("_NET_CLIENT_LIST"))

    def maximise_all(self) -> None:
        """Have the window manager make every window as large as may be."""
        for window in self.clients():
            self._run("wmctrl", "-i", "-r", window, "-b", "add,maximized_vert,maximized_horz")

    def close_all(self) -> None:
        """Ask every window to close; needs a window manager."""
        for window in self.clients():
            self._run("wmctrl", "-i", "-c", window)

    def _run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=20)
        return done.stdout


def _do(server: XServer, step: str) -> None:
    name, *words = step.split()
    match name:
        case "wait":
            time.sleep(float(words[0]))
        case "settle":
            server.settle()
        case "click":
            server.click(float(words[0]), float(words[1]), int(words[2]) if len(words) > 2 else 1)
        case "move":
            server.move(float(words[0]), float(words[1]))
        case "drag":
            server.drag(*map(float, words))
        case "key":
            server.key(words[0])
        case "size":
            server.resize(int(words[0]), int(words[1]))
        case "close":
            server.close_window()
        case "shot":
            server.picture().save(Path(words[0]))
        case _:
            raise SystemExit(f"there is no step {name!r}")


def main() -> int:
    """Run a command in a private display and do the steps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--wm", action="store_true", help="with a window manager")
    parser.add_argument("--step", action="append", default=[], dest="steps")
    parser.add_argument("--shot", action="append", dest="steps", type=lambda path: f"shot {path}")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    width, height = given.size.split("x")
    with XServer((int(width), int(height)), given.wm) as server:
        program = server.start([word for word in given.command if word != "--"])
        server.window()
        server.settle()
        for step in given.steps:
            _do(server, step)
        if program.poll() not in (None, 0):
            print(f"the program ended with {program.returncode}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
