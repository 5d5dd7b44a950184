"""Ratings from the answers of one player: his strength, the difficulty of the puzzles for him, and his weaknesses.

The first answer to a puzzle is a game against it: the player's rating and the puzzle's both move. Found alone it is
won; missed, shown or skipped it is lost. With a hint it is half a success at most, and never more than was expected
anyway: no hint raises a rating. Puzzles that were answered before, or met in a timed set, are known already and do not
count.

A rating period is a day, or twenty answers, whichever comes first: the rating of a player who pauses is less certain,
and so is that of a player who learns. Nothing of this is stored: it follows from the stored answers.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import hypot

from scopa_gui.coach.practice.days import believed
from scopa_gui.coach.practice.schedule import DAY
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.position_question import part_of, question_of
from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.puzzles.rating.glicko import SCALE, Meeting, Rating, chance_of, rated, rested, weighed, weight_of
from scopa_gui.coach.puzzles.rating.saved_starts import saved_start, start_of
from scopa_gui.coach.puzzles.rating.starting_rating import rating_of_difficulty, starting_rating
from scopa_gui.coach.puzzles.timed_set import results_of, seen_in
from scopa_gui.store.practice import DAILY, PUZZLE, Attempt, Exercise

FIRST = Rating(1200.0)
"""Rating of somebody who has answered nothing: nobody knows it; two of three easy puzzles will be found."""
HALF = 0.5
ANSWERS_A_PERIOD = 20
SETTLED = 110.0
"""The deviation below which a rating is told without a reservation."""
ENOUGH = 4
"""Answers from which on something is said of a theme."""
_CLEARLY = 50.0
"""Points from the player's own level at which a theme is weak or strong; two of three puzzles served are found."""
_COUNTING = (PUZZLE, DAILY)
_LATEST = 30
"""The answers to a theme by which its lean goes, the last ones: who was weak in it may have learnt."""
_THEME_SPREAD = 120.0
"""Standard deviation of a player's strength in one theme from his overall strength, as it usually is."""


@dataclass(frozen=True, slots=True)
class RatedAnswer:
    """A first answer to a puzzle: the ``score``, the puzzle as it stood, the player before it and after it."""

    puzzle: str
    theme: PracticeTheme
    at: float
    is_alone: bool
    score: float
    opponent: Rating
    before: Rating
    after: Rating

    @property
    def gain(self) -> int:
        """Change of the rating, in points as shown."""
        return round(self.after.value) - round(self.before.value)


@dataclass(frozen=True, slots=True)
class ThemeLean:
    """Difference between a player's strength in a theme and overall (below 0: weaker).

    It comes with its deviation and the number of answers.
    """

    value: float = 0.0
    deviation: float = _THEME_SPREAD
    answers: int = 0

    @property
    def is_weak(self) -> bool:
        """True when enough was asked and clearly less found than elsewhere."""
        return self.answers >= ENOUGH and self.value <= -_CLEARLY

    @property
    def is_strong(self) -> bool:
        """True when enough was asked and clearly more found than elsewhere."""
        return self.answers >= ENOUGH and self.value >= _CLEARLY


EVEN = ThemeLean()
"""Lean in a theme of which nothing is known."""


@dataclass(frozen=True, slots=True)
class PuzzleRatings:
    """All of it at one moment. ``puzzles`` by key the ratings of those that were answered, ``leans`` by theme.

    ``known``: the keys of the puzzles that were answered or met before, and count no more.
    """

    player: Rating
    answers: tuple[RatedAnswer, ...] = ()
    puzzles: Mapping[str, Rating] = field(default_factory=dict)
    leans: Mapping[PracticeTheme, ThemeLean] = field(default_factory=dict)
    known: frozenset[str] = frozenset()

    def counts(self, exercise: Exercise) -> bool:
        """Return whether an answer to this exercise would count."""
        return exercise.kind in _COUNTING and puzzle_key(exercise) not in self.known

    def answer_to(self, exercise: Exercise) -> RatedAnswer | None:
        """The answer to this that counted, if there was one."""
        key = puzzle_key(exercise)
        return next((answer for answer in reversed(self.answers) if answer.puzzle == key), None)

    def of(self, puzzle: Puzzle) -> Rating:
        """Return the difficulty of a puzzle for this player."""
        return self.puzzles.get(puzzle.key) or start_of(puzzle)

    def of_exercise(self, exercise: Exercise) -> Rating:
        """Return the difficulty of any question for this player."""
        return self.puzzles.get(puzzle_key(exercise)) or _start_of_exercise(exercise)

    def lean_of(self, theme: PracticeTheme) -> ThemeLean:
        """Return the player's strength in a theme compared to all; EVEN if nothing was answered."""
        return self.leans.get(theme, EVEN)

    def chance(self, puzzle: Puzzle) -> float:
        """The chance that the player finds a puzzle, by the ratings alone.

        With the leans a strong theme would fit where others are too hard, and come again and again.
        """
        return chance_of(self.player, self.of(puzzle))

    @property
    def is_settled(self) -> bool:
        """True if enough is known to show the rating without a reservation."""
        return self.player.deviation < SETTLED

    @property
    def row(self) -> int:
        """Number of puzzles found in a row, without help, up to the last one."""
        return next((count for count, one in enumerate(reversed(self.answers)) if not one.is_alone), len(self.answers))

    @property
    def longest_row(self) -> int:
        """The most that ever were."""
        longest = run = 0
        for answer in self.answers:
            run = run + 1 if answer.is_alone else 0
            longest = max(longest, run)
        return longest


def ratings_of(exercises: Iterable[Exercise], attempts: Iterable[Attempt], now: float | None = None) -> PuzzleRatings:
    """The ratings by all answers, these the first one first.

    ``now``: a pause since the last one counts, too, and no later time is believed.
    """
    all_exercises = list(exercises)
    given = list(attempts) if now is None else believed(list(attempts), now)
    met = seen_in(results_of(all_exercises, given))
    player = FIRST
    since = None
    puzzles: dict[str, Rating] = {}
    answers: list[RatedAnswer] = []
    for attempt, exercise in _first_answers(all_exercises, given, met):
        key = puzzle_key(exercise)
        opponent = _start_of_exercise(exercise)
        periods = _periods(since, attempt.at)
        expected = chance_of(rested(player, periods), opponent)
        score = score_of(attempt, expected)
        after = rested(player, periods)
        if score != expected:
            after = weighed(player, Meeting(opponent, score), periods)
            puzzles[key] = rated(opponent, (Meeting(player, 1 - score),), 0.0)
        theme = theme_of(exercise.theme, part_of(exercise))
        answers.append(RatedAnswer(key, theme, attempt.at, attempt.is_alone, score, opponent, player, after))
        player = after
        since = attempt.at
    if now is not None and since is not None:
        player = rested(player, max(0.0, now - since) / DAY)
    known = frozenset(met) | {answer.puzzle for answer in answers}
    return PuzzleRatings(player, tuple(answers), puzzles, leans_of(answers), known)


def score_of(attempt: Attempt, expected: float) -> float:
    """Return the score of an answer, from 0 to 1: with a hint half at most, and no more than was expected."""
    if not attempt.right:
        return 0.0
    return min(HALF, expected) if attempt.hinted else 1.0


def leans_of(answers: Iterable[RatedAnswer]) -> dict[PracticeTheme, ThemeLean]:
    """Return by theme how far its last answers were from the expected results, drawn towards 0 while they are few."""
    given: dict[PracticeTheme, list[RatedAnswer]] = defaultdict(list)
    for answer in answers:
        given[answer.theme].append(answer)
    return {theme: _lean_by(its[-_LATEST:]) for theme, its in given.items()}


def _lean_by(answers: Sequence[RatedAnswer]) -> ThemeLean:
    surprise = 0.0
    information = 1 / _THEME_SPREAD**2
    for answer in answers:
        weight = weight_of(hypot(answer.opponent.deviation, answer.before.deviation))
        expected = chance_of(answer.before, answer.opponent)
        surprise += weight * (answer.score - expected) / SCALE
        information += weight**2 * expected * (1 - expected) / SCALE**2
    return ThemeLean(surprise / information, information**-0.5, len(answers))


def _periods(since: float | None, at: float) -> float:
    return max((at - since) / DAY if since is not None else 0.0, 1 / ANSWERS_A_PERIOD)


def _first_answers(
    exercises: Iterable[Exercise], attempts: Iterable[Attempt], met: Mapping[str, float]
) -> Iterator[tuple[Attempt, Exercise]]:
    """The answers that count: each the first to its puzzle, which was not seen before in a timed set."""
    asked = {exercise.key: exercise for exercise in exercises if exercise.kind in _COUNTING}
    known: set[str] = set()
    for attempt in attempts:
        exercise = asked.get(attempt.exercise)
        if exercise is None:
            continue
        key = puzzle_key(exercise)
        if key not in known and attempt.at <= met.get(key, attempt.at):
            yield attempt, exercise
        known.add(key)


def _start_of_exercise(exercise: Exercise) -> Rating:
    return saved_start(puzzle_key(exercise)) or _worked_out(
        exercise.kind, exercise.difficulty, json.dumps(dict(exercise.data))
    )


@cache
def _worked_out(kind: str, difficulty: int, data: str) -> Rating:
    """Return the starting rating of a puzzle that does not ship.

    It is that of its saved difficulty if its position can no longer be read.
    """
    puzzle = question_of(Exercise("", kind, "", difficulty, json.loads(data), 0.0))
    return rating_of_difficulty(difficulty) if puzzle is None else starting_rating(puzzle)


def puzzle_key(exercise: Exercise) -> str:
    """The key of the puzzle that an exercise asks: of the one of a day not the exercise's own."""
    if exercise.kind != DAILY:
        return exercise.key
    data = exercise.data
    return f"{data.get('game')}/{data.get('players')}/{data.get('seed')}/{len(str(data.get('moves', '')).split())}"


def tried_keys(exercises: Iterable[Exercise]) -> dict[str, str]:
    """Return a mapping from the key of each exercise of a day to the key of its puzzle."""
    return {exercise.key: puzzle_key(exercise) for exercise in exercises if exercise.kind == DAILY}
