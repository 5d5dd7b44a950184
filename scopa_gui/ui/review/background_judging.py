"""Who judges the moves of a review, beside the window: begun when there is work or a question, stopped at will."""

from collections.abc import Callable, Sequence

from scopa_gui.coach.review.review_worker import Answer, Study, StudyQuestion
from scopa_gui.ui.review.review_walk import ReviewWalk

Studies = Callable[[Sequence[int]], Study]


class Judging:
    """`studies` makes the judge of moves by number. `stopped` by the player, or `rests` by itself: it answers only."""

    def __init__(self, walk: ReviewWalk, studies: Studies) -> None:
        self.studies = studies
        self.stopped = self.rests = False
        self._insisted = False
        self._walk = walk
        self._study: Study | None = None

    @property
    def is_begun(self) -> bool:
        """Whether somebody is at work, or waits to be asked."""
        return self._study is not None

    def begin(self) -> Study:
        """Have somebody begin with what is left and what an older judge said, the smazzata looked at first."""
        self._study = self.studies([] if self.stopped or self.rests else [*self._walk.left, *self._walk.old])
        self._study.start()
        self.prefer()
        return self._study

    def prefer(self) -> None:
        """The smazzata that is looked at comes first."""
        if self._study is not None:
            self._study.prefer(self._walk.smazzata.frames[0].number)

    def ask(self, question: StudyQuestion) -> None:
        """Have this answered next."""
        (self._study or self.begin()).ask(question)

    def stop(self, still_asked: StudyQuestion | None) -> None:
        """Stop, or go on; what is still asked is asked again. Who has it go on from the battery is not asked twice."""
        self._insisted = self._insisted or self.rests
        self.stopped = not (self.stopped or self.rests)
        self.rests = False
        self._begin_anew(still_asked)

    def spare(self, still_asked: StudyQuestion | None, *, minimised: bool, on_battery: bool) -> bool:
        """Rest while the window has been put away, or on battery, and go on afterwards; whether that has changed."""
        rests = minimised or (on_battery and not self._insisted)
        if rests == self.rests:
            return False
        self.rests = rests
        if self.is_begun or not rests:
            self._begin_anew(still_asked)
        return True

    def _begin_anew(self, still_asked: StudyQuestion | None) -> None:
        self.close()
        if not (self.stopped or self.rests) and (self._walk.left or self._walk.old):
            self.begin()
        if still_asked is not None:
            self.ask(still_asked)

    def poll(self) -> list[tuple[StudyQuestion, Answer]]:
        """What has been found since."""
        return self._study.poll() if self._study is not None else []

    def close(self) -> None:
        """Nobody judges any more."""
        if self._study is not None:
            self._study.close()
            self._study = None
