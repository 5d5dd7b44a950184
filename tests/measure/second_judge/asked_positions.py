"""What the lessons ask, held against both judges: the right answers are right, the wrong ones that are named are wrong.

``python -m tests.measure.second_judge.asked_positions [--lesson KEY] [--step NAME] [--workers N]``: a table of every
answer of every position that is asked, what it loses by the first judge and by the second under each reading, and what
does not agree. Losses are points, or where the smazzata decides the match chances of it.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.lessons.curriculum import BY_KEY, COURSE
from scopa_gui.coach.lessons.lesson import Ask, Lesson
from scopa_gui.coach.lessons.lesson_progress import LessonProgress
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView
from tests.measure.second_judge.guesses import Habit, Known
from tests.measure.second_judge.habits import HABITS
from tests.measure.second_judge.slow_judge import SURE, Loss, SlowJudge
from tests.measure.strength.seating import workers

PLAYOUTS, NESTED = 40_000, 720
"""Of the first judge; worlds of the second in which seats search in turn."""
LEVEL, LEAST = 0.2, 0.08
"""Points that a right answer may cost at most against the best move, and a wrong one that is named at least."""
LEVEL_CHANCE, LEAST_CHANCE = 0.02, 0.02
"""The same in chances of the match."""
ERRORS, CLEARLY = 3.0, 2.5
"""So many standard errors more a right answer may cost; so many a wrong one must."""
PEOPLE = {2: ("rosa",), 4: ("gennaro", "carmela", "don_ciro")}
"""Who sits there, from the right of the pupil on, by number of players."""
READINGS = ("uniform", "weighed")


@dataclass(frozen=True)
class Answer:
    """What an answer loses: by the first judge, and by the second under each reading, looked at once or twice."""

    move: str
    is_right: bool
    first: Loss
    second: Mapping[str, Sequence[Loss]]


@dataclass(frozen=True)
class AskedPosition:
    """A question of a lesson with what both judges say; ``first`` and ``second`` their best moves."""

    name: str
    way: str
    by_match: bool
    right: tuple[str, ...]
    first: str
    second: str
    answers: tuple[Answer, ...]

    def faults(self) -> list[str]:
        """What does not agree, in words; nothing where all does."""
        found = [] if self.first in self.right else [f"the first judge plays {self.first}"]
        for answer in self.answers:
            found += self._faults_by_first(answer) + self._faults_by_second(answer)
        return found

    def _faults_by_first(self, answer: Answer) -> list[str]:
        loss, level, least = answer.first, LEVEL, LEAST
        if self.by_match:
            level, least = LEVEL_CHANCE, LEAST_CHANCE
        if answer.is_right:
            return [] if loss.mean <= max(level, ERRORS * loss.error) else [f"first: right {answer.move} loses"]
        costs = loss.mean >= least and loss.mean > CLEARLY * loss.error and loss.mean > self._most_right
        return [] if costs else [f"first: wrong {answer.move} costs nothing"]

    @property
    def _most_right(self) -> float:
        return max(answer.first.mean for answer in self.answers if answer.is_right)

    def _faults_by_second(self, answer: Answer) -> list[str]:
        found = []
        for reading, losses in answer.second.items():
            if answer.is_right and losses[-1].is_clear:
                found.append(f"second, {reading}: right {answer.move} loses")
            if not answer.is_right and not self._costs(losses, reading):
                found.append(f"second, {reading}: wrong {answer.move} costs nothing")
        return found

    def _costs(self, losses: Sequence[Loss], reading: str) -> bool:
        """Whether a wrong move clearly costs against the best of the right ones, and at the closest look still does.

        What only the others' play tells is not known where every deal is alike: there it must not be better.
        """
        least = min(
            (answer.second[reading] for answer in self.answers if answer.is_right), key=lambda one: one[-1].mean
        )
        apart = [_apart(losses[0], least[0]), _apart(losses[-1], least[-1])]
        is_read = self._is_read and reading == READINGS[0]
        if is_read:
            return apart[-1].mean > -CLEARLY * apart[-1].error
        return apart[-1].mean > 0 and any(one.mean >= LEAST and one.mean > SURE * one.error for one in apart)

    @property
    def _is_read(self) -> bool:
        """Whether the readings differ: the others have played before."""
        return any(
            abs(one.mean - other.mean) > LEAST / 2
            for answer in self.answers
            for one, other in zip(answer.second[READINGS[0]], answer.second[READINGS[1]], strict=True)
        )


def _apart(worse: Loss, better: Loss) -> Loss:
    return Loss(worse.mean - better.mean, (worse.error**2 + better.error**2) ** 0.5)


def asked(lesson: Lesson) -> Iterator[tuple[Ask, PlayerView]]:
    """The questions of a lesson that a judge can answer, each with what the pupil sees."""
    progress = LessonProgress(lesson)
    while True:
        progress.begin()
        step = progress.step
        if isinstance(step, Ask):
            if not step.by_rule:
                yield step, progress.view
            progress.answer(move_named(step.right[0]))
        progress.is_answered = True
        if not progress.on():
            return


def judged(name: str) -> AskedPosition:
    """A question, by the lesson's key, a dot and the step's name, before both judges."""
    key, _, step = name.partition(".")
    ask, view = next((ask, view) for ask, view in asked(BY_KEY[key]) if ask.name == step)
    return judged_view(name, view, ask.right, tuple(ask.wrong))


def judged_view(name: str, view: PlayerView, right: Sequence[str], wrong: Sequence[str]) -> AskedPosition:
    """What both judges say of the answers to a view."""
    moves = {text: move_named(text) for text in (*right, *wrong)}
    best, by_match, losses = _by_first(name, view, tuple(moves.values()))
    opinion = _judge_of(view.rules).opinion(view, tuple(moves.values()), habits_of(view), f"asked {name}")
    answers = tuple(Answer(text, text in right, losses[move], opinion.losses[move]) for text, move in moves.items())
    return AskedPosition(name, opinion.way, by_match, tuple(right), str(best), str(opinion.best), answers)


def _by_first(name: str, view: PlayerView, moves: tuple[Move, ...]) -> tuple[Move, bool, Mapping[Move, Loss]]:
    """The best move of the first judge, whether it goes by the match, and what the moves lose."""
    found = appraisal_of(view, moves, Limit(iterations=PLAYOUTS), Random(f"asked {name}"))
    values = found.wins if found.by_match else found.points
    losses = {move: Loss(*found.difference(found.best, place, values)) for place, move in enumerate(found.moves)}
    return found.moves[found.best], found.by_match, losses


def habits_of(view: PlayerView) -> Mapping[int, Habit]:
    """How those who sit there choose, by seat counted from the first player."""
    me, players = Known.by(view).me, view.rules.players
    return {(me + place) % players: HABITS[who] for place, who in enumerate(PEOPLE[players], 1)}


@cache
def _judge_of(rules: Rules) -> SlowJudge:
    return SlowJudge(rules, NESTED)


def names(keys: Sequence[str] = ()) -> list[str]:
    """The names of all questions, or of some lessons."""
    return [
        f"{lesson.key}.{ask.name}" for lesson in COURSE if not keys or lesson.key in keys for ask, _ in asked(lesson)
    ]


def rows(found: AskedPosition) -> Iterator[str]:
    """The lines of a question."""
    yield f"{found.name} ({found.way}{', by match' if found.by_match else ''}): {found.first}, {found.second}"
    for answer in found.answers:
        second = "  ".join(f"{reading} {', '.join(map(_figure, losses))}" for reading, losses in answer.second.items())
        yield f"    {'right' if answer.is_right else 'wrong'} {answer.move:18} {_figure(answer.first)}  {second}"
    yield from (f"    ! {fault}" for fault in found.faults())


def _figure(loss: Loss) -> str:
    return f"{loss.mean:+.2f} ± {loss.error:.2f}"


def main() -> None:
    """Judge and print."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.second_judge.asked_positions",
        description="What the lessons ask, before both judges.",
    )
    parser.add_argument("--lesson", action="append", choices=list(BY_KEY), help="may be repeated (usually all)")
    parser.add_argument("--step", help="one question of a lesson")
    parser.add_argument("--workers", type=int, default=1, help="processes (usually 1)")
    given = parser.parse_args()
    wanted = [name for name in names(given.lesson or ()) if not given.step or name.endswith(f".{given.step}")]
    faulty = 0
    with workers(given.workers) as pool:
        for found in pool.imap(judged, wanted):
            faulty += bool(found.faults())
            print("\n".join(rows(found)), flush=True)
    print(f"{len(wanted)} questions, {faulty} of them not agreed on.")


if __name__ == "__main__":
    main()
