"""The real program with a wire (`tests/e2e/wired.py`) that notes how long each of its frames took: `evening.py` starts
it.

A line for each frame into the file that SCOPA_FRAMES names: milliseconds by the clock and of the processor's time of
the window's thread, the screen, and whether it moved or had just come.
"""

import os
import sys
import time
from pathlib import Path

from tests.e2e import wired
from tests.screen_names import screen_name


def note_frames(path: Path) -> None:
    """Have the application note them; after it was wired."""
    from scopa_gui.ui.loop import App

    step, file, before = App.step, path.open("a", encoding="utf-8"), [""]

    def timed_step(app: App, *given: object) -> None:
        shown = app.window.flips
        begun, worked = time.perf_counter(), time.thread_time()
        step(app, *given)
        passed, worked = time.perf_counter() - begun, time.thread_time() - worked
        top = app.stack.top
        if top is not None and app.window.flips > shown:
            name, moves = screen_name(top), top.animating
            how = "came" if name != before[0] else "moves" if moves else "answers"
            before[0] = name
            file.write(f"{1000 * passed:.2f} {1000 * worked:.2f} {name} {how}\n")
            file.flush()

    App.step = timed_step


def count_flips() -> None:
    """Have the window count what it shows."""
    from scopa_gui.ui.kit.window import Window

    flip = Window.flip

    def counted(window: Window) -> None:
        window.flips += 1
        flip(window)

    Window.flips, Window.flip = 0, counted


if __name__ == "__main__":
    wired.wire()
    count_flips()
    note_frames(Path(os.environ["SCOPA_FRAMES"]))
    from scopa_gui.ui import app

    status = app.run()
    sys.stdout.flush()
    os._exit(status)  # the thread that listens may still be in the middle of a line
