"""Foot of a puzzle's paper: what hints and skipping cost; after the answer, how the level changed."""

from collections.abc import Callable

from scopa_gui.coach.puzzles.rating.player_rating import PuzzleRatings, RatedAnswer, ratings_of
from scopa_gui.coach.puzzles.rating.starting_rating import coins_of
from scopa_gui.store.practice import Exercise, Training
from scopa_gui.ui.practice.puzzles.attempt import OVER, PuzzleAttempt
from scopa_gui.ui.practice.puzzles.rating_words import changed_words, row_words
from scopa_gui.ui.words.translation import _


class RatingFoot:
    """Reads the ratings when a question is put, and again when it is answered. ``counts``: whether an answer does."""

    def __init__(self, training: Training, asked: Exercise, now: Callable[[], float]) -> None:
        self._training = training
        self._now = now
        self.put(asked)

    def put(self, asked: Exercise) -> None:
        """Another question."""
        self._asked, self._ratings = asked, self._read()
        self.counts = self._ratings.counts(asked)
        self._answer: RatedAnswer | None = None

    def answered(self) -> None:
        """Update the ratings now that the first answer was saved."""
        if self.counts:
            self._ratings = self._read()
            self._answer = self._ratings.answer_to(self._asked)

    def _read(self) -> PuzzleRatings:
        return ratings_of(self._training.exercises(), self._training.attempts(), self._now())

    @property
    def coins(self) -> int:
        """Difficulty of the question for this player, 1 to 5."""
        return coins_of(self._ratings.of_exercise(self._asked))

    def lines(self, asking: PuzzleAttempt) -> tuple[str, ...]:
        """The lines at this stage."""
        if not asking.recorded:
            if not self.counts:
                return (_("Found with a hint, or skipped, it will come back."),)
            price = _("With a hint it scores half at most; skipping it counts as a miss.")
            return tuple(filter(None, (price, row_words(self._ratings))))
        if self._answer is None:
            return ()
        changed = changed_words(self._ratings, self._answer)
        if asking.stage not in OVER:
            return (changed,)
        row = row_words(self._ratings)
        words = _("This puzzle: {rating}; {row}") if row else _("This puzzle: {rating}")
        return changed, words.format(rating=round(self._ratings.of_exercise(self._asked).value), row=row)
