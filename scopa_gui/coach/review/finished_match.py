"""MatchJudging, which judges a finished match while its result is shown, and saves verdicts and mistakes."""

from collections.abc import Callable, Sequence

from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of, saved_reviews
from scopa_gui.coach.practice.match_mistakes import keep_mistakes
from scopa_gui.coach.review.match_review import MatchReview, ReviewKind
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.engine.record import Record
from scopa_gui.store.notices import Notice
from scopa_gui.store.practice import Training

MatchStudies = Callable[[Record, Sequence[int], Sequence[str]], MatchReview]


class MatchJudging:
    """Judges my turns of an archived match in a worker; call `poll` and `close` from the archive's thread."""

    def __init__(
        self, training: Training, match: int, record: Record, seats: Sequence[str], studies: MatchStudies = MatchReview
    ) -> None:
        self._training = training
        self._match = match
        self._record = record
        self._seats = seats
        self._turns = {turn.number: turn for turn in turns_of(record, seats)}
        saved = saved_reviews(training.verdicts(match), record.moves)
        self._judged = {number: seen.verdict for number, seen in saved.items() if number in self._turns}
        self._studies = studies
        self._review: MatchReview | None = None
        self.go_on()

    @property
    def is_over(self) -> bool:
        """True if every turn has been judged."""
        return len(self._judged) == len(self._turns)

    def go_on(self) -> None:
        """Start to judge the turns that are not judged yet."""
        left = [number for number in self._turns if number not in self._judged]
        if left and self._review is None:
            self._review = self._studies(self._record, left, self._seats)
            self._review.start()

    def rest(self) -> Notice | None:
        """Pause, after saving the verdicts so far; return a notice if they cannot be saved."""
        notice = self.poll()
        if self._review is not None:
            self._review.close()
            self._review = None
        return notice

    def poll(self) -> Notice | None:
        """Save the verdicts found since the last call; return a notice if they cannot be saved."""
        if self._review is None:
            return None
        found = {
            question.number: answer
            for question, answer in self._review.poll()
            if question.kind is ReviewKind.MOVE and isinstance(answer, ReviewedMove)
        }
        self._judged |= {number: seen.verdict for number, seen in found.items()}
        return (
            self._training.keep_verdicts(self._match, {number: plain_of(seen) for number, seen in found.items()})
            if found
            else None
        )

    def close(self, now: float) -> Notice | None:
        """Stop, and schedule the worst mistakes; return a notice if they cannot be saved."""
        notice = self.rest()
        judged = [(self._turns[number], verdict) for number, verdict in self._judged.items()]
        return keep_mistakes(self._training, self._match, self._record, judged, now) or notice
