"""PuzzleRatings, from the answers of one player: strength, difficulty of the puzzles, strong and weak themes.

The first answer to a puzzle is a game against it that changes both ratings. It is won if the puzzle is found without
help, and lost if it is missed, shown or skipped. With a hint it counts half at most, and never more than expected, so
that no hint raises the rating. Puzzles that were answered before, or met in a timed set, do not count.

A rating period is a day or twenty answers, whichever comes first; after a pause the rating is less certain. Nothing of
this is stored, because it follows from the stored answers.
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
"""First rating of a player, who would find two of three easy puzzles."""
HALF = 0.5
ANSWERS_A_PERIOD = 20
SETTLED = 110.0
"""Deviation below which a rating is shown as certain."""
ENOUGH = 4
"""Least number of answers for a statement about a theme."""
_CLEARLY = 50.0
"""Points above or below the player's rating from which on a theme is strong or weak."""
_COUNTING = (PUZZLE, DAILY)
_LATEST = 30
"""Number of latest answers that count for a theme."""
_THEME_SPREAD = 120.0
"""Usual standard deviation of a player's strength in a theme from the overall strength."""


@dataclass(frozen=True, slots=True)
class RatedAnswer:
    """First answer to a puzzle: its ``score``, and the ratings of the puzzle (``opponent``) and of the player."""

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
    """Difference in points between the strength in a theme and overall (negative if weaker), and its deviation."""

    value: float = 0.0
    deviation: float = _THEME_SPREAD
    answers: int = 0

    @property
    def is_weak(self) -> bool:
        """True if there are enough answers and the player is clearly weaker than overall."""
        return self.answers >= ENOUGH and self.value <= -_CLEARLY

    @property
    def is_strong(self) -> bool:
        """True if there are enough answers and the player is clearly stronger than overall."""
        return self.answers >= ENOUGH and self.value >= _CLEARLY


EVEN = ThemeLean()
"""Lean of a theme without answers."""


@dataclass(frozen=True, slots=True)
class PuzzleRatings:
    """Ratings at one time: of the ``player``, of answered ``puzzles`` by key, and ``leans`` by theme.

    ``known``: keys of the puzzles that no longer count, because they were answered or met before.
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
        """Return the answer to this exercise that counted, or None."""
        key = puzzle_key(exercise)
        return next((answer for answer in reversed(self.answers) if answer.puzzle == key), None)

    def of(self, puzzle: Puzzle) -> Rating:
        """Return the difficulty of a puzzle for this player."""
        return self.puzzles.get(puzzle.key) or start_of(puzzle)

    def of_exercise(self, exercise: Exercise) -> Rating:
        """Return the difficulty of any question for this player."""
        return self.puzzles.get(puzzle_key(exercise)) or _start_of_exercise(exercise)

    def lean_of(self, theme: PracticeTheme) -> ThemeLean:
        """Return the lean of a theme; EVEN without answers."""
        return self.leans.get(theme, EVEN)

    def chance(self, puzzle: Puzzle) -> float:
        """Return the chance, from 0 to 1, that the player finds a puzzle.

        It does not use the leans; with them, puzzles of strong themes would be chosen too often.
        """
        return chance_of(self.player, self.of(puzzle))

    @property
    def is_settled(self) -> bool:
        """True if the rating is certain enough to be shown as such."""
        return self.player.deviation < SETTLED

    @property
    def row(self) -> int:
        """Number of latest puzzles found in a row without help."""
        return next((count for count, one in enumerate(reversed(self.answers)) if not one.is_alone), len(self.answers))

    @property
    def longest_row(self) -> int:
        """Largest number of puzzles ever found in a row without help."""
        longest = run = 0
        for answer in self.answers:
            run = run + 1 if answer.is_alone else 0
            longest = max(longest, run)
        return longest


def ratings_of(exercises: Iterable[Exercise], attempts: Iterable[Attempt], now: float | None = None) -> PuzzleRatings:
    """Return the ratings from all attempts, the oldest first.

    With ``now``, a pause since the last answer makes the rating less certain, and later times are corrected.
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
        periods = max((attempt.at - since) / DAY if since is not None else 0.0, 1 / ANSWERS_A_PERIOD)
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
    """Return the score of an answer, from 0 to 1; with a hint at most half, and no more than expected."""
    if not attempt.right:
        return 0.0
    return min(HALF, expected) if attempt.hinted else 1.0


def leans_of(answers: Iterable[RatedAnswer]) -> dict[PracticeTheme, ThemeLean]:
    """Return the leans by theme, from its latest answers; few answers give a lean near 0."""
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


def _first_answers(
    exercises: Iterable[Exercise], attempts: Iterable[Attempt], met: Mapping[str, float]
) -> Iterator[tuple[Attempt, Exercise]]:
    """Yield the answers that count: the first one to each puzzle, unless it was met in a timed set before."""
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
    """Return the starting rating of a puzzle that is not shipped, from its difficulty if it can no longer be read."""
    puzzle = question_of(Exercise("", kind, "", difficulty, json.loads(data), 0.0))
    return rating_of_difficulty(difficulty) if puzzle is None else starting_rating(puzzle)


def puzzle_key(exercise: Exercise) -> str:
    """Return the key of the puzzle of an exercise, which differs from the exercise's key for the puzzle of a day."""
    if exercise.kind != DAILY:
        return exercise.key
    data = exercise.data
    return f"{data.get('game')}/{data.get('players')}/{data.get('seed')}/{len(str(data.get('moves', '')).split())}"


def tried_keys(exercises: Iterable[Exercise]) -> dict[str, str]:
    """Return the key of the puzzle for each exercise of a puzzle of the day, by the key of the exercise."""
    return {exercise.key: puzzle_key(exercise) for exercise in exercises if exercise.kind == DAILY}
