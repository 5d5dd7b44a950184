"""Ratings in words: the player's level, how an answer changed it, and puzzles solved in a row."""

from collections.abc import Callable

from scopa_gui.coach.puzzles.rating.glicko import Rating
from scopa_gui.coach.puzzles.rating.player_rating import PuzzleRatings, RatedAnswer, ThemeLean, ratings_of
from scopa_gui.coach.puzzles.rating.starting_rating import coins_of
from scopa_gui.store.practice import Exercise, Training
from scopa_gui.ui.practice.puzzles.attempt import OVER, PuzzleAttempt
from scopa_gui.ui.words.translation import _, decimal, ngettext

_ROW = 2
"""Smallest number of puzzles in a row that is shown."""


def _tens(points: float) -> int:
    return 10 * round(points / 10)


def level_figure(rating: Rating) -> str:
    """Return a rating and its margin of error, as figures."""
    return f"{round(rating.value)} \N{PLUS-MINUS SIGN} {_tens(rating.margin)}"


def level_words(ratings: PuzzleRatings) -> str:
    """Return the player's level, and that it is provisional if it is; "" before any answer that counts."""
    if not ratings.answers:
        return ""
    words = _("Your level: {level}") if ratings.is_settled else _("Your level: {level}, provisional")
    return words.format(level=level_figure(ratings.player))


def changed_words(ratings: PuzzleRatings, answer: RatedAnswer) -> str:
    """Return the level after an answer, and the difference."""
    gain = decimal(answer.gain, 0, signed=True) if answer.gain else "\N{PLUS-MINUS SIGN}0"
    return _("Your level: {level} ({gain})").format(level=level_figure(ratings.player), gain=gain)


def lean_words(lean: ThemeLean) -> str:
    """Return how many points a theme is clearly below or above the player's level; "" if it is near it."""
    if not (lean.is_weak or lean.is_strong):
        return ""
    words = (
        _("Here you’re about {points} points below your level.")
        if lean.is_weak
        else _("Here you’re about {points} points above your level.")
    )
    return words.format(points=_tens(abs(lean.value)))


def streak_words(days: int) -> str:
    """Say on how many days in a row there was practice."""
    return ngettext("{count} day in a row", "{count} days in a row", days).format(count=days)


def row_words(ratings: PuzzleRatings) -> str:
    """Return how many puzzles were solved in a row; "" for none or one."""
    words = ngettext("{count} in a row without help", "{count} in a row without help", ratings.row)
    return words.format(count=ratings.row) if ratings.row >= _ROW else ""


def longest_words(ratings: PuzzleRatings) -> str:
    """Return the longest row of puzzles solved; "" for none or one."""
    words = ngettext("longest run: {count}", "longest run: {count}", ratings.longest_row)
    return words.format(count=ratings.longest_row) if ratings.longest_row >= _ROW else ""


class RatingFoot:
    """Small lines at the foot of a puzzle's paper: the cost of hints and skipping, then the change of the level.

    `counts` is True if the answer to this puzzle changes the level.
    """

    def __init__(self, training: Training, asked: Exercise, now: Callable[[], float]) -> None:
        self._training = training
        self._now = now
        self._asked = asked
        self._ratings = self._read()
        self.counts = self._ratings.counts(asked)
        self._answer: RatedAnswer | None = None

    def answered(self) -> None:
        """Read the ratings again after the first answer was saved."""
        if self.counts:
            self._ratings = self._read()
            self._answer = self._ratings.answer_to(self._asked)

    def _read(self) -> PuzzleRatings:
        return ratings_of(self._training.exercises(), self._training.attempts(), self._now())

    @property
    def coins(self) -> int:
        """Difficulty of the puzzle for this player, 1 to 5."""
        return coins_of(self._ratings.of_exercise(self._asked))

    def lines(self, attempt: PuzzleAttempt) -> tuple[str, ...]:
        """Return the lines for the stage of an attempt."""
        if not attempt.recorded:
            if not self.counts:
                return (_("Found with a hint, or skipped, it will come back."),)
            price = _("With a hint it scores half at most; skipping it counts as a miss.")
            return tuple(filter(None, (price, row_words(self._ratings))))
        if self._answer is None:
            return ()
        changed = changed_words(self._ratings, self._answer)
        if attempt.stage not in OVER:
            return (changed,)
        row = row_words(self._ratings)
        words = _("This puzzle: {rating}; {row}") if row else _("This puzzle: {rating}")
        return changed, words.format(rating=round(self._ratings.of_exercise(self._asked).value), row=row)
