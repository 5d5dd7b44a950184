"""A desk that judges with few playouts: for tests of what is made of verdicts, not of how right they are."""

from collections.abc import Iterable

import pytest

from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.review import review_worker
from scopa_gui.coach.review.review_worker import Desk
from scopa_gui.engine.record import Record

PLAYOUTS = 60


def studied(record: Record, numbers: Iterable[int]) -> dict[int, ReviewedMove]:
    """What a desk finds of the moves with these numbers."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("MINE", "OTHERS"):
            patch.setattr(review_worker, name, PLAYOUTS)
        desk, seen = Desk(record, numbers), {}
        while not desk.is_idle:
            question, answer = desk.work()
            seen[question.number] = answer
    return seen
