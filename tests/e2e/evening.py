"""An evening at the program, for whoever measures it meanwhile: match after match, and between them the other screens.

The real window on a private X server, started in a home of its own; every card and button is clicked there. What is
clicked next is known by a wire (`wired.py`), so that next to nothing is done beside the program::

    with XServer((1920, 1080)) as server, Evening(server, home) as evening:
        for moment in evening.moments():
            ...  # with each: "title", "table", "hint", "count", "match end", "review", "lessons" ...; leave at will
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

from scopa_gui.ai.levels import LEVELS
from scopa_gui.store import settings as stored
from scopa_gui.store.paths import Paths
from scopa_gui.store.settings import Settings
from tests.conftest import PROJECT
from tests.e2e.xdrive import XServer

PATIENCE = 60.0
"""Seconds before something that must come is given up."""
LOOKS = 0.15
"""Seconds between two looks at what is shown."""
ASKS = 0.1
"""How often help is asked for before a card."""
GAMES = (("scopa", "maestro"), ("scopone_scientifico", "maestro"), ("escoba", "professoressa"), ("scopa_dassi", "rosa"))
"""Game and opponent of one match after the other."""
WAYS: Mapping[str, Sequence[str]] = {
    "rules": ("button:rules",),
    "statistics": ("button:statistics",),
    "settings": ("button:settings",),
    "practice": ("button:practice",),
    "lessons": ("button:practice", "button:lessons"),
    "lesson": ("button:practice", "button:lessons", "button:start"),
    "puzzles": ("button:practice", "button:puzzles"),
    "own position": ("button:practice", "button:own"),
    "new match": ("button:change",),
}
"""From the title to the screens that are looked at between two matches."""
END, COUNT, TABLE, TITLE = "MatchEndScreen", "CountScreen", "MatchSession", "TitleScreen"


class Evening:
    """The program, driven; a context manager that ends it. `rng` chooses the cards that are played.

    `module` is the program, wired; `chosen` are settings that it begins with.
    """

    def __init__(
        self,
        server: XServer,
        home: Path,
        rng: Random | None = None,
        module: str = "tests.e2e.wired",
        environment: Mapping[str, str] = {},
        **chosen: object,
    ) -> None:
        self.server, self._rng, self._games = server, rng or Random(0), cycle(GAMES)
        stored.save(
            Paths(home), Settings(**{"language": "en", "first_steps": "over", "background_music": 0.0, **chosen})
        )
        self.process = server.start(
            [sys.executable, "-m", module],
            env={"SCOPA_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONPATH": str(PROJECT), **environment},
            cwd=home,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        server.window(seconds=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    # Seeing and doing

    def shown(self) -> dict:
        """What the window shows, as wired.py tells it."""
        self.process.stdin.write("?\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def waits_for(self, true: Callable[[dict], object], what: str, seconds: float = PATIENCE) -> dict:
        """What is shown once this is true of it; AssertionError says what did not come."""
        end = time.monotonic() + seconds
        while not true(shown := self.shown()):
            assert time.monotonic() < end, f"{what} did not come; there is {shown}"
            time.sleep(LOOKS)
        return shown

    def waits_for_screen(self, *names: str) -> dict:
        return self.waits_for(lambda shown: shown["screen"] in names, " or ".join(names))

    def clicks(self, target: str) -> None:
        """A target that is there or about to come."""
        shown = self.waits_for(lambda shown: target in shown["targets"], target)
        self.server.click(*shown["targets"][target])
        time.sleep(LOOKS)

    def goes_through(self, button: str) -> None:
        """To the screen behind a button."""
        before = self.shown()["screen"]
        self.clicks(button)
        self.waits_for(lambda shown: shown["screen"] != before, f"what is behind {button}")

    def leaves(self) -> None:
        """Back to the title, from wherever."""
        for _ in range(9):
            if self.shown()["screen"] == TITLE:
                return
            self.server.key("Escape")
            time.sleep(2 * LOOKS)
        raise AssertionError(f"there is no way back from {self.shown()}")

    # The evening

    def moments(self) -> Iterator[str]:
        """The name of each moment while it is shown, without end."""
        self.waits_for_screen(TITLE)
        yield "title"
        while True:
            yield from self.plays(*next(self._games))
            yield from self.reviews()
            for name in WAYS:
                yield from self.looks_at(name)
            yield "title"

    def looks_at(self, name: str) -> Iterator[str]:
        """A screen off the title, and back."""
        for button in WAYS[name]:
            self.goes_through(button)
        yield name
        self.leaves()

    def plays(self, game: str, level: str) -> Iterator[str]:
        """A match from the title to its end."""
        shown = self.waits_for(lambda shown: "button:play" in shown["targets"], "the main menu")
        self.clicks("button:change" if "button:change" in shown["targets"] else "button:play")
        self.clicks("choice:level")
        self.server.key("Home", *["Right"] * list(LEVELS).index(level))
        self.clicks("button:games")
        self.chooses("list:variant", game)
        self.clicks("button:deal")
        self.waits_for_screen(TABLE)
        while True:
            shown = self.waits_for(lambda shown: shown["cards"] or shown["screen"] != TABLE, "my turn")
            if shown["screen"] == END:
                yield "match end"
                return
            if shown["screen"] == COUNT:
                yield "count"
                self.waits_for(lambda shown: not shown["moves"], "the end of the count")
                self.clicks("button:continue")
                self.waits_for(lambda shown: shown["screen"] != COUNT, "what follows the count")
                continue
            yield "table"
            if self._rng.random() < ASKS:
                yield from self.asks()
            self.plays_a_card()

    def asks(self) -> Iterator[str]:
        """A hint, and why the last card was played, if one was."""
        self.server.key("h")
        self.waits_for(lambda shown: not shown["moves"], "the hint")
        yield "hint"
        self.server.key("w")
        time.sleep(2 * LOOKS)
        if self.shown()["screen"] != TABLE:
            yield "why"
            self.server.key("Escape")
        self.waits_for(lambda shown: shown["cards"], "my turn, still")

    def plays_a_card(self) -> None:
        """Any card of mine, and any of its captures."""
        cards = self.waits_for(lambda shown: shown["cards"], "my turn, still")["cards"]
        card = self._rng.choice(sorted(cards))
        self.clicks(card)
        if cards[card]:
            wanted = f"option:{self._rng.choice(cards[card])}"
            while wanted not in self.shown()["targets"]:
                self.clicks("option:more")
            self.clicks(wanted)
        self.waits_for(lambda shown: card not in shown["cards"], f"{card} played")

    def chooses(self, control: str, part: str) -> None:
        """One of a control's values, if it is not chosen yet."""
        self.clicks(f"{control}={part}")

    def reviews(self) -> Iterator[str]:
        """From the end of a match through its review, back to the title."""
        self.clicks("button:review")
        self.clicks("button:moves")
        self.waits_for_screen("ReviewSession")
        for _ in range(4):
            self.server.key("Right")
            time.sleep(2 * LOOKS)
        yield "review"
        self.leaves()
