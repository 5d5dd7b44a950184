"""Judging: the worker that judges the moves of a review, started when needed, stopped and resumed by the player."""

from collections.abc import Callable, Mapping, Sequence

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.review.match_review import AnsweredQuestion, MatchReview, ReviewKind, ReviewQuestion
from scopa_gui.game.moment import Moment
from scopa_gui.game.worker import Handle
from scopa_gui.ui.review.review_cursor import Better, ReviewCursor, Trial

Studies = Callable[[Sequence[int]], MatchReview]
Keep = Callable[[Mapping[int, ReviewedMove]], None]
Learn = Callable[[Sequence[tuple[Moment, Verdict]]], None]


class Judging:
    """The worker and its state.

    `studies` makes the MatchReview of moves by their numbers. While the player has `stopped` it, or while it `rests`
    (on battery, or with the window minimised), it only answers questions.
    """

    def __init__(self, cursor: ReviewCursor, studies: Studies) -> None:
        self.studies = studies
        self.stopped = False
        self.rests = False
        self._insisted = False
        self._cursor = cursor
        self._review: MatchReview | None = None
        self._handle: Handle | None = None

    @property
    def is_begun(self) -> bool:
        """True if there is a worker."""
        return self._review is not None

    def begin(self) -> MatchReview:
        """Start the worker: it judges moves without a verdict or with an old one, the cursor's smazzata first."""
        self._review = self.studies(
            [] if self.stopped or self.rests else [*self._cursor.unjudged, *self._cursor.outdated]
        )
        self._review.start()
        self.prefer()
        return self._review

    def prefer(self) -> None:
        """Judge the cursor's smazzata before the others."""
        if self._review is not None:
            self._review.prefer(self._cursor.smazzata.moments[0].number)

    def ask(self, question: ReviewQuestion) -> None:
        """Let the worker answer this question next."""
        self._handle = (self._review or self.begin()).ask(question)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()

    def stop(self) -> None:
        """Stop judging, or resume it; once resumed by the player it ignores the battery."""
        self._insisted = self._insisted or self.rests
        self.stopped = not (self.stopped or self.rests)
        self.rests = False
        self._restart()

    def resume(self) -> None:
        """Resume judging if it is stopped or rests."""
        if self.stopped or self.rests:
            self.stop()

    def spare(self, *, minimised: bool, on_battery: bool) -> bool:
        """Rest on battery or with the window minimised, else go on; return whether that changed."""
        rests = minimised or (on_battery and not self._insisted)
        if rests == self.rests:
            return False
        self.rests = rests
        if self.is_begun or not rests:
            self._restart()
        return True

    def _restart(self) -> None:
        """Start the worker again if it may judge, and repeat the question for which the sideline waits."""
        self.close()
        if not (self.stopped or self.rests) and (self._cursor.unjudged or self._cursor.outdated):
            self.begin()
        moment = self._cursor.moment
        sideline = self._cursor.sideline
        if isinstance(sideline, Better) and sideline.waits:
            self.ask(ReviewQuestion(ReviewKind.LINE, sideline.number, sideline.move))
        elif isinstance(sideline, Trial) and moment is not None and self._cursor.trial(moment, sideline.move) is None:
            self.ask(ReviewQuestion(ReviewKind.TRY, sideline.number, sideline.move))

    def poll(self) -> list[AnsweredQuestion]:
        """Return the answers that have come since the last call."""
        return self._review.poll() if self._review is not None else []

    def close(self) -> None:
        if self._review is not None:
            self._review.close()
            self._review = None
