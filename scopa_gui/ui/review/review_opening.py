"""Opening of the review of an archived match: saved verdicts are read, new ones saved, mistakes learnt from."""

from collections.abc import Mapping, Sequence

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of, saved_reviews
from scopa_gui.coach.practice.match_mistakes import keep_mistakes
from scopa_gui.coach.review.stored_record import record_of
from scopa_gui.game.moment import Moment
from scopa_gui.ui.context import Context
from scopa_gui.ui.review.review_screen import ReviewScreen
from scopa_gui.ui.words.translation import _


def review_of(context: Context, match: int) -> ReviewScreen | None:
    """Return the review of a match in the archive; None, with a message to the player, if it cannot be reviewed."""
    stored = context.archive.match(match)
    training = context.archive.training
    record = record_of(stored)
    if stored is None or record is None:
        context.say(_("This match comes from another version of the game and cannot be reviewed."))
        return None

    def learn(judged: Sequence[tuple[Moment, Verdict]]) -> None:
        context.tell(keep_mistakes(training, match, record, judged, context.now()))

    def keep(found: Mapping[int, ReviewedMove]) -> None:
        context.tell(training.keep_verdicts(match, {number: plain_of(seen) for number, seen in found.items()}))

    return ReviewScreen(
        context, record, stored.seats, saved_reviews(training.verdicts(match), record.moves), learn=learn, keep=keep
    )
