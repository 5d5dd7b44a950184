"""The way of a beginner in the real window, with a picture of every stage: ``python -m tests.e2e.first_walk OUT
[--language it] [--size 1280x800]``.

First start, the question, four lessons with wrong answers first, the first match with the coach to its end, its review,
an own mistake, and that shared and opened from the clipboard. Every click and key goes through the window; the screens
are asked, from another thread, only for where their targets are. It stops where a stage does not come.
"""

import argparse
import gc
import os
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from scopa_gui.__main__ import main as play
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.loop import App
from scopa_gui.ui.table.input.move_choice import options_of
from tests.conftest import LANGUAGES
from tests.e2e.xdrive import XServer
from tests.screen_names import screen_name

PATIENCE = 60.0
"""Seconds before a stage that must come is given up."""
REVIEWED = 600.0
"""For all moves of a match to be judged."""
ONWARD = ("button:lesson", "button:match", "button:next")
"""What leads on from a step of a lesson, the most first."""


class Beginner:
    """Somebody at the window: sees targets, clicks, types, takes pictures."""

    def __init__(self, server: XServer, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.rng = Random(0)
        self._app: App | None = None
        self._taken = 0

    @property
    def app(self) -> App:
        """The one of this process."""
        if self._app is None:
            self._app = next(each for each in gc.get_objects() if isinstance(each, App))
        return self._app

    @property
    def scene(self) -> Scene | None:
        return self.app.stack.top

    def sees(self, *names: str) -> str | None:
        """The first of these screens or targets that is there; None too while there is no screen yet."""
        if self.scene is None:
            return None
        seen = {screen_name(self.scene), *self.scene.targets()}
        return next((name for name in names if name in seen), None)

    def waits_for(self, *names: str, seconds: float = PATIENCE) -> str:
        """Which of these screens or targets came first; AssertionError if none does."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(0.1)
            if not self.app.stack.animating and (found := self.sees(*names)):
                return found
        self.picture("missing")
        raise AssertionError(
            f"{names} did not come; there is {screen_name(self.scene)}: {sorted(self.scene.targets())}"
        )

    def clicks(self, name: str) -> None:
        self.waits_for(name)
        self.server.click(*self.scene.targets()[name].center)
        time.sleep(0.2)

    def clicks_if_there(self, *names: str) -> None:
        """Click the first of these that is there, on a screen that may just be leaving."""
        targets = self.scene.targets()
        if found := next((targets[name] for name in names if name in targets), None):
            self.server.click(*found.center)
        time.sleep(0.2)

    def presses(self, key: str) -> None:
        self.server.key(key)
        time.sleep(0.5)

    def picture(self, name: str) -> None:
        """Of the whole screen, numbered, the pointer out of the way."""
        self.server.move(3, 3)
        time.sleep(0.4)
        self._taken += 1
        self.server.picture().save(self.folder / f"{self._taken:02}-{name}.png")

    def plays(self, move: Move) -> None:
        """A card by a click, and the capture among several."""
        options = options_of(self.scene.timeline.view, move.card)
        self.clicks(f"card:{name_of(move.card)}")
        if len(options) > 1:
            wanted = f"option:{next(option.number for option in options if option.move == move)}"
            while self.waits_for(wanted, "option:more") != wanted:
                self.clicks("option:more")
            self.clicks(wanted)

    # The stages

    def learns(self) -> None:
        """Through one lesson; each question that has a wrong answer of its own is answered wrongly first."""
        lesson = self.scene
        progress, name = lesson.session.progress, lesson.session.lesson.key
        while self.scene is lesson:
            step, place = progress.step, progress.place
            if isinstance(step, Ask) and not progress.is_answered:
                for move in (*list(step.wrong)[:1], step.right[0]):
                    self.plays(move_named(move))
                    if self.waits_for("button:again", *ONWARD) == "button:again":
                        self.picture(f"{name}-wrong")
                        self.clicks("button:again")
            elif isinstance(step, CountQuestion) and not progress.is_answered:
                for answer in range(1, len(step.answers) + 1):
                    self.clicks(f"button:answer{answer}")
                    if self.waits_for("button:show", *ONWARD) in ONWARD:
                        break
            if progress.is_answered:
                onward = self.waits_for(*ONWARD)
                self.picture(f"{name}-{place + 1}")
                self.clicks(onward)
                self._until(lambda seen=(progress, place): self.scene is not lesson or seen[0].place != seen[1])

    def _until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end
            time.sleep(0.1)

    def finishes_the_match(self) -> None:
        """Plays to the end: soundly, with a careless card now and then; what the coach says is seen, then passed by."""
        seen = set[str]()
        while (
            stage := self.waits_for("MatchEndScreen", "CountScreen", "button:anyway", "MatchSession")
        ) != "MatchEndScreen":
            if stage not in seen:
                seen.add(stage)
                self.picture(stage)
            if stage == "button:anyway":
                self.clicks(stage)
            elif stage == "CountScreen":
                self.clicks_if_there("button:continue", "button:skip")
            else:
                self._takes_a_turn()

    def _takes_a_turn(self) -> None:
        view = self.scene.timeline.view
        if view.turn or not view.hand:
            time.sleep(0.2)
            return
        level = "don_ciro" if self.rng.random() < 0.75 else "pierino"
        self.plays(player_of(level).choose(view, Limit(), self.rng).move)
        end = time.monotonic() + 3
        while self.sees("MatchSession") and not self.sees("button:anyway") and time.monotonic() < end:
            if len(self.scene.timeline.view.history) != len(view.history):
                break
            time.sleep(0.1)

    def walk(self) -> None:
        """All of it."""
        self.waits_for("WelcomeScreen")
        self.server.painted(PATIENCE)
        self.picture("question")
        self.clicks("button:no")
        while self.waits_for("LessonSession", "MatchSession") == "LessonSession":
            self.learns()
        self.finishes_the_match()
        self.picture("end")
        self.clicks("button:review")
        self.clicks("button:moves")
        self.waits_for("button:copy-position")
        self._until(lambda: not self.sees("button:stop"), REVIEWED)
        self.picture("review")
        self.presses("n")
        self.picture("mistake-in-review")
        self.presses("Escape")
        self.presses("Escape")
        self.clicks("button:title")
        self.waits_for("HelpQuestionScreen")
        self.picture("help")
        self.clicks("button:keep")
        self.clicks("button:practice")
        self.waits_for("PracticeScreen")
        self.picture("practice")
        self.clicks("button:mistakes")
        self.clicks("button:show")
        self.waits_for("button:copy")
        self.picture("own-mistake")
        self.presses("ctrl+c")
        self.clicks("button:back")
        self.clicks("button:sent")
        self.presses("ctrl+v")
        self.waits_for("button:open")
        self.picture("from-a-friend")
        self.clicks("button:open")
        self.waits_for("PuzzleSession")
        self.picture("opened")
        self.presses("ctrl+q")


def main() -> int:
    """Read the command line and walk; the program runs in this process, its hands in another thread."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.first_walk", description="The way of a beginner.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--size", default="1280x800", help="of the screen (usually 1280x800)")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    width, height = map(int, given.size.split("x"))
    failed: list[BaseException] = []
    with XServer((width, height), window_manager=True) as server, tempfile.TemporaryDirectory() as home:
        os.environ.pop("SDL_VIDEODRIVER", None)
        os.environ |= {**server.environment, "SCOPA_HOME": home, "LANGUAGE": given.language, "LC_ALL": "C.UTF-8"}
        beginner = Beginner(server, given.out)

        def hands() -> None:
            try:
                server.window(seconds=PATIENCE)
                beginner.walk()
            except BaseException as error:  # noqa: BLE001 - told by the other thread, once the window has gone
                failed.append(error)
                server.close_window()

        walking = threading.Thread(target=hands, daemon=True)
        walking.start()
        status = play([])
        walking.join(PATIENCE)
    if failed:
        raise failed[0]
    return status


if __name__ == "__main__":
    raise SystemExit(main())
