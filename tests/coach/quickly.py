"""A review that judges with few playouts: for tests of what is made of verdicts, not of how right they are."""

from collections.abc import Iterable

import pytest

from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.review import match_review
from scopa_gui.coach.review.match_review import ReviewKind, ReviewQuestion
from scopa_gui.engine.record import Record
from scopa_gui.game.moment import moments_of

PLAYOUTS = 60


def studied(record: Record, numbers: Iterable[int]) -> dict[int, ReviewedMove]:
    """What a review finds of the moves with these numbers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match_review, "PLAYOUTS", PLAYOUTS)
        moments = moments_of(record)
        return {number: ReviewQuestion(ReviewKind.MOVE, number).answer(moments) for number in sorted(numbers)}
