"""The whole program, played by a hand inside it: `python [-O] -m tests.damage.driven_start REPORT [FILE]`.

It is started as `python -m scopa_gui` starts it. The hand goes from the title to a table, plays a card, and quits;
with `leave` in the place of FILE it quits at the title. REPORT is a JSON file of what was said and seen. The exit
status and what stands on standard error are the program's own.
"""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.screen_names import screen_name

LEAVE = "leave"
MEMORY, LONGEST_FILE = 8 << 30, 1 << 28
"""Bytes that the program may have, and write into a file: a device without end must not take the machine with it."""
TABLE, FAILURE = "MatchSession", "FailureScreen"
PAUSE, PATIENCE = 0.1, 120
"""Seconds from one press to the next, and how many presses at most."""


class Hand:
    """Presses what leads to a card played, while nothing moves."""

    def __init__(self, report: Path, *, leaves: bool, pages: Sequence[str] = ()) -> None:
        self._report, self._leaves, self._pages = report, leaves, list(pages)
        self._next, self._presses = 0.0, 0
        self._seen: dict[str, list] = {"said": [], "lines": [], "screens": [], "errors": []}
        self.first: float | None = None
        self._moves: int | None = None

    def hear(self, key: str, what: str) -> None:
        """Take down a notice or a line."""
        self._seen[key].append(what)
        self._write()

    def press(self, app) -> None:
        """The next press, if it is time."""
        if self.first is None:
            from tests.damage import clock

            self.first = clock.seconds() - float(os.environ["SCOPA_STARTED"])
            self._write()
        if time.monotonic() < self._next or not app.stack.scenes:
            return
        self._next = time.monotonic() + PAUSE
        self._presses += 1
        top = app.stack.top
        name = screen_name(top)
        if name not in self._seen["screens"][-1:]:
            self._seen["screens"].append(name)
        if name == "TitleScreen" and self._pages and self._presses % 3 == 0:
            self._look(app)
        elif self._presses > PATIENCE or name == FAILURE or self._is_done(app, top):
            self._quit()
        elif app.stack.animating and name != TABLE:
            return
        else:
            self._go(top)

    def _look(self, app) -> None:
        """Open a page, which the next press closes."""
        from scopa_gui.ui.kit.scene import Push

        app.stack.apply(Push(self._pages.pop(0)))

    def _is_done(self, app, top) -> bool:
        if self._leaves:
            return self._presses > 20 and not app.context.sprites.step()
        if screen_name(top) != TABLE:
            return False
        table = top.session.table
        if self._moves is None:
            self._moves = table.moves_played if top.my_turn else None
            return False
        if table.moves_played > self._moves:
            self._seen["screens"].append("played")
            return True
        return False

    def _go(self, top) -> None:
        """Click what leads on."""
        targets = top.targets()
        if screen_name(top) == TABLE:
            if not top.my_turn or top.timeline.running:
                return
            if "option:1" in targets:
                self._click(targets["option:1"])
                return
            hand = [f"card:{name}" for name in _hand_of(top)]
            if hand and (card := hand[self._presses % len(hand)]) in targets:
                self._click(targets[card])
            else:
                self._key("return")
            return
        for name in ("button:continue", "button:deal", "button:play"):
            if name in targets and not self._leaves and not self._pages:
                self._click(targets[name])
                return
        if screen_name(top) != "TitleScreen":
            self._key("escape")

    def _click(self, box) -> None:
        import pygame

        at = {"pos": box.center}
        post = pygame.event.post
        post(pygame.event.Event(pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0), **at))
        post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, **at))
        post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, **at))

    def _key(self, name: str) -> None:
        import pygame

        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
            pygame.event.post(event)

    def _quit(self) -> None:
        import pygame

        self._write()
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    def _write(self) -> None:
        self._report.write_text(json.dumps(self._seen | {"first": self.first}), encoding="utf-8")


def _hand_of(top) -> list[str]:
    from scopa_gui.engine.cards import name_of

    return [name_of(card) for card in top.layout.hand]


PAGES = ("statistics", "practice", "puzzles", "profiles", "licences", "problem_report", "fair_deals", "progress")


def main(report: str, file: str = "", *, pages: bool = False) -> int:
    """Start the program with a hand in it; its exit status."""
    from scopa_gui import __main__ as program
    from scopa_gui.ui import app

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (LONGEST_FILE, LONGEST_FILE))
    hand = Hand(Path(report), leaves=file == LEAVE, pages=PAGES if pages else ())
    run = app.run

    def run_by_hand(shared, demand_all):
        def demand_and_listen():
            demand_all()
            _listen(hand)

        return run(shared, demand_and_listen)

    app.run = run_by_hand
    return program.main([] if file in ("", LEAVE) else [file])


def _listen(hand: Hand) -> None:
    """Have the hand know what is said, and have it at the window that is opened next."""
    from scopa_gui.store import error_log
    from scopa_gui.ui import context, loop
    from scopa_gui.ui.kit import ticker, toast

    rest, wait, say, tell = loop.App._rest, ticker.RealTime.wait, toast.Toast.say, context.Context.tell
    write_log = error_log.write_log

    def rest_and_press(app) -> None:
        hand.press(app)
        rest(app)

    def say_and_hear(self, line: str) -> None:
        hand.hear("lines", line)
        say(self, line)

    def tell_and_hear(self, notice) -> None:
        if notice is not None:
            hand.hear("said", notice.key.value)
        tell(self, notice)

    def write_and_hear(folder, error):
        hand.hear("errors", repr(error)[:300])
        return write_log(folder, error)

    loop.App._rest, toast.Toast.say, context.Context.tell = rest_and_press, say_and_hear, tell_and_hear
    ticker.RealTime.wait = lambda self, ms: wait(self, min(ms, round(1000 * PAUSE)))
    loop.crash.write_log = write_and_hear


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
