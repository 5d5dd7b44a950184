"""The whole program in a process of its own, without a screen, its keys pressed from inside: `python -m
tests.house.driven KEYS`.

KEYS are pressed one after the other, each when nothing has moved for a moment, so that a key meets the screen it is
meant for; then the program is quit. What it says on its standard error, and its exit status, are the program's own.
"""

import contextlib
import sys
import time

PAUSE = 0.15
"""Seconds before the next key."""
LETTERS = {"return": "\r", "tab": "\t", "escape": "\x1b", "right": ""}


class Hands:
    """Presses the keys while nothing moves."""

    def __init__(self, keys):
        self._keys = [*keys]
        self._next = time.monotonic() + PAUSE

    def press(self):
        """The next key, if it is time; quit after the last one."""
        import pygame

        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PAUSE
        if not self._keys:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            return
        name = self._keys.pop(0)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(
                pygame.event.Event(
                    kind, key=pygame.key.key_code(name), mod=0, unicode=LETTERS.get(name, name), scancode=0
                )
            )


def main(keys):
    """Run the program as `python -m scopa_gui` does, with these keys."""
    from scopa_gui import __main__ as program

    with contextlib.suppress(ImportError):  # what is missing the program itself is to say
        from scopa_gui.ui import app

        run = app.run

        def run_by_hands(file=None, demand_all=lambda: None):
            def demand_and_press():
                demand_all()
                press(Hands(keys))

            return run(file, demand_and_press)

        app.run = run_by_hands
    return program.main([])


def press(hands):
    """Have these hands at the keys of the window that is opened next."""
    from scopa_gui.ui import loop
    from scopa_gui.ui.kit import ticker as waiting

    rest, wait = loop.App._rest, waiting.RealTime.wait

    def rest_and_press(app):
        if not app.stack.animating:
            hands.press()
        rest(app)

    loop.App._rest = rest_and_press
    waiting.RealTime.wait = lambda ticker, ms: wait(ticker, min(ms, round(1000 * PAUSE)))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
