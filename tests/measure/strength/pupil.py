"""What a pupil gains from the teacher: a weak level that takes the hints, or heeds the warnings, against itself without
them.

``python -m tests.measure.strength.pupil [--game GAME] [--level LEVEL] [--deals N]``: everybody at the table is of the
level (or the others of ``--against``). Each deal is played by the pupil alone, first as the hand side and then as the
dealer's, and again in each way of being helped, with the same randoms: the gain in points a smazzata is paired on the
deals. The help is that of the window: a hint is the adviser's choice, a warning the judge's verdict on the move that
the pupil means to play. With ``--out FILE`` what is done is kept and a second start goes on.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from scopa_gui.ai.levels import ADVISER, LEVELS, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import USUAL_PLAYOUTS, judge
from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.ui.table.companions.hints import THINKS
from tests.measure.strength import results
from tests.measure.strength.figures import mean_of
from tests.measure.strength.judging import GAMES, rules_of
from tests.measure.strength.seating import points_of, workers


class Way(NamedTuple):
    """A way of being helped: the ``share`` of turns with a hint taken, or the grade from which warnings are heeded."""

    name: str
    share: float = 0.0
    heeds: Grade | None = None


ALONE = Way("alone")
WAYS = {
    way.name: way
    for way in (
        Way("hint on every turn", share=1.0),
        Way("hint on one turn in three", share=1 / 3),
        Way("warned of blunders", heeds=Grade.BLUNDER),
        Way("warned of mistakes", heeds=Grade.MISTAKE),
        Way("warned of inaccuracies", heeds=Grade.INACCURACY),
    )
}


class Task(NamedTuple):
    """A deal of a game to be played in every way, by a pupil of a level among others of another."""

    game: str
    level: str
    against: str
    hint: Limit
    playouts: int
    ways: tuple[str, ...]
    deal: int = 0


class Lesson(NamedTuple):
    """A deal in one way: points more as hand and as dealer's side, turns with a choice, those that help changed."""

    way: str
    deal: int
    margins: tuple[int, int]
    turns: int
    changed: int


class Pupil:
    """The one who learns. Alone he plays as his level does; helped he asks as the way says."""

    def __init__(self, task: Task, way: Way) -> None:
        self._task, self._way = task, way
        self._alone = player_of(task.level)
        self.turns = self.changed = 0

    def move(self, view: PlayerView, seed: str) -> Move:
        """The move that is played in the end."""
        meant = self._alone.choose(view, Limit(), Random(f"{seed}/meant")).move
        if len(view.legal_moves()) == 1:
            return meant
        told = self._told(view, meant, seed)
        self.turns += 1
        self.changed += told != meant
        return told

    def _told(self, view: PlayerView, meant: Move, seed: str) -> Move:
        if self._way.heeds is not None:
            verdict = judge(view, meant, Limit(iterations=self._task.playouts), Random(f"{seed}/warning"))
            return verdict.best if verdict.grade >= self._way.heeds else meant
        if Random(f"{seed}/asks").random() < self._way.share:
            return player_of(ADVISER).choose(view, self._task.hint, Random(f"{seed}/hint")).move
        return meant


def played_out(position: Position, seat: int, pupil: Pupil, task: Task, seed: str) -> int:
    """The points more of the pupil's side from this seat; every turn has its own random, the same in every way."""
    others = player_of(task.against)
    while not position.is_over:
        view, here = view_of(position, position.turn), f"{seed}/{seat}/{len(position.history)}"
        if position.turn == seat:
            position = position.play(pupil.move(view, here))
        else:
            position = position.play(others.choose(view, Limit(), Random(f"{here}/other")).move)
    points, side = points_of(position), seat % position.rules.sides
    return points[side] - max(had for other, had in enumerate(points) if other != side)


def lessons(task: Task) -> tuple[Task, list[Lesson]]:
    """A deal in every way, alone first."""
    rules, seed, found = rules_of(task.game), f"pupil/{task.game}/{task.deal}", []
    dealt = deal_smazzata(rules, Random(seed))
    for way in (ALONE, *(WAYS[name] for name in task.ways)):
        pupil = Pupil(task, way)
        margins = [played_out(dealt, seat, pupil, task, seed) for seat in (0, rules.players - 1)]
        found.append(Lesson(way.name, task.deal, (margins[0], margins[1]), pupil.turns, pupil.changed))
    return task, found


HEAD = (
    "| game | pupil | against | help | points a smazzata gained [95 %] | as first to play | as dealer | moves changed "
    "% | deals, each twice |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def rows(task: Task, learnt: Sequence[Lesson]) -> list[str]:
    """A line of the table for every way: its margins less those of the pupil alone on the same deals and seats."""
    alone = {lesson.deal: lesson.margins for lesson in learnt if lesson.way == ALONE.name}
    told = []
    for name in task.ways:
        mine = [lesson for lesson in learnt if lesson.way == name]
        gains = [
            (lesson.margins[0] - alone[lesson.deal][0], lesson.margins[1] - alone[lesson.deal][1]) for lesson in mine
        ]
        changed = 100 * sum(lesson.changed for lesson in mine) / max(1, sum(lesson.turns for lesson in mine))
        cells = (
            task.game,
            task.level,
            task.against,
            name,
            str(mean_of([sum(gain) / 2 for gain in gains])),
            *(f"{sum(gain[side] for gain in gains) / len(gains):+.2f}" for side in (0, 1)),
            f"{changed:.0f}",
            str(len(gains)),
        )
        told.append(f"| {' | '.join(cells)} |")
    return told


def settings_of(task: Task) -> dict:
    """What must be the same for deals to be counted together."""
    return {**task._asdict(), "hint": [task.hint.seconds, task.hint.iterations], "ways": list(task.ways), "deal": None}


def kept(path: Path | None, task: Task) -> list[Lesson]:
    """What a file has of a task, no deal twice."""
    found = {}
    for line in results.lines_of(path):
        if line["task"] == settings_of(task):
            for way, deal, margins, turns, changed in line["lessons"]:
                found[way, deal] = Lesson(way, deal, (margins[0], margins[1]), turns, changed)
    return list(found.values())


def missing(task: Task, learnt: Sequence[Lesson], deals: int) -> list[Task]:
    """The tasks still to be done, up to this number of deals."""
    done = {lesson.deal for lesson in learnt}
    return [task._replace(deal=number) for number in range(deals) if number not in done]


def options() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.strength.pupil", description="What a weak level gains that takes the hints."
    )
    parser.add_argument("--game", action="append", choices=list(GAMES), help="may be repeated (usually all)")
    parser.add_argument(
        "--level",
        action="append",
        choices=list(LEVELS),
        help="of the pupil; may be repeated (usually carmela and gennaro)",
    )
    parser.add_argument(
        "--against", choices=list(LEVELS), help="the level of everybody else (usually that of the pupil)"
    )
    parser.add_argument(
        "--way", action="append", choices=list(WAYS), help="of being helped; may be repeated (usually all)"
    )
    parser.add_argument("--deals", type=int, default=100, help="each played twice, alone and in every way")
    parser.add_argument("--playouts", type=int, default=USUAL_PLAYOUTS, help="of a warning")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, help=f"of a hint (usually {THINKS.seconds:g}, as in the window)")
    limit.add_argument("--iterations", type=int, help="of a hint")
    parser.add_argument("--workers", type=int, help="processes (usually one for every core)")
    parser.add_argument("--out", type=Path, help="the file of results, one JSON object a line, that a run adds to")
    return parser.parse_args()


def main() -> None:
    """Play and print, level by level and game by game."""
    given = options()
    hint = Limit(given.seconds, given.iterations) if given.seconds or given.iterations else THINKS
    print(
        f"A hint: {ADVISER}, {f'{hint.seconds:g} s' if hint.seconds else f'{hint.iterations} iterations'}; a warning: "
        f"{given.playouts} playouts\n{HEAD}",
        flush=True,
    )
    with workers(given.workers or os.cpu_count()) as pool:
        for level in given.level or ("carmela", "gennaro"):
            for game in given.game or GAMES:
                task = Task(game, level, given.against or level, hint, given.playouts, tuple(given.way or WAYS))
                learnt = kept(given.out, task)
                for done, found in pool.imap_unordered(lessons, missing(task, learnt, given.deals)):
                    results.append(given.out, {"task": settings_of(done), "lessons": found})
                    learnt += found
                print("\n".join(rows(task, [lesson for lesson in learnt if lesson.deal < given.deals])), flush=True)


if __name__ == "__main__":
    main()
