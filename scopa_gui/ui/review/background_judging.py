"""Judging: the worker that judges a review's moves, begun when needed, stopped and resumed by the player."""

from collections.abc import Callable, Mapping, Sequence

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.review.match_review import AnsweredQuestion, MatchReview, ReviewKind, ReviewQuestion
from scopa_gui.game.moment import Moment
from scopa_gui.game.worker import Handle
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.sidelines import Better, Sideline, Trial

Studies = Callable[[Sequence[int]], MatchReview]
Keep = Callable[[Mapping[int, ReviewedMove]], None]
Learn = Callable[[Sequence[tuple[Moment, Verdict]]], None]


class Judging:
    """`studies` makes the MatchReview of moves by number. While `stopped` by the player, or while it `rests` (on
    battery, window minimised), it only answers questions.
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
        """True if there is a worker, at work or waiting for questions."""
        return self._review is not None

    def begin(self) -> MatchReview:
        """Judge the moves left and those with an older judge's verdict, the cursor's smazzata first."""
        self._review = self.studies([] if self.stopped or self.rests else [*self._cursor.left, *self._cursor.old])
        self._review.start()
        self.prefer()
        return self._review

    def prefer(self) -> None:
        """Have the cursor's smazzata judged first."""
        if self._review is not None:
            self._review.prefer(self._cursor.smazzata.moments[0].number)

    def ask(self, question: ReviewQuestion) -> None:
        """Have this answered next."""
        self._handle = (self._review or self.begin()).ask(question)

    def cancel(self) -> None:
        """Cancel the last question."""
        if self._handle is not None:
            self._handle.cancel()

    def _waited_for(self, sideline: Sideline | None) -> ReviewQuestion | None:
        """The question that the sideline `sideline` still waits for; None without one."""
        moment = self._cursor.moment
        if isinstance(sideline, Better):
            return ReviewQuestion(ReviewKind.LINE, sideline.number, sideline.move) if sideline.waits else None
        if not isinstance(sideline, Trial) or moment is None or self._cursor.trial(moment, sideline.move) is not None:
            return None
        return ReviewQuestion(ReviewKind.TRY, sideline.number, sideline.move)

    def stop(self, sideline: Sideline | None) -> None:
        """Stop judging, or resume it; what `sideline` waits for is asked again. Once resumed it ignores the battery."""
        self._insisted = self._insisted or self.rests
        self.stopped = not (self.stopped or self.rests)
        self.rests = False
        self._restart(sideline)

    def resume(self) -> None:
        """Judge again where it was stopped or rests; no sideline waits for anything."""
        if self.stopped or self.rests:
            self.stop(None)

    def spare(self, sideline: Sideline | None, *, minimised: bool, on_battery: bool) -> bool:
        """Rest while the window is minimised or the computer on battery, else go on; whether that has changed."""
        rests = minimised or (on_battery and not self._insisted)
        if rests == self.rests:
            return False
        self.rests = rests
        if self.is_begun or not rests:
            self._restart(sideline)
        return True

    def _restart(self, sideline: Sideline | None) -> None:
        still_asked = self._waited_for(sideline)
        self.close()
        if not (self.stopped or self.rests) and (self._cursor.left or self._cursor.old):
            self.begin()
        if still_asked is not None:
            self.ask(still_asked)

    def poll(self) -> list[AnsweredQuestion]:
        """The answers that have come since the last call."""
        return self._review.poll() if self._review is not None else []

    def close(self) -> None:
        """End the worker."""
        if self._review is not None:
            self._review.close()
            self._review = None
