"""Sidelines of a match: a move tried in place of the played one, the better line, how a mistake may be punished."""

from collections.abc import Sequence

from scopa_gui.coach.review.replay import Smazzata, steps_from
from scopa_gui.coach.review.seat_knowledge import SeatKnowledge, knowledge_in
from scopa_gui.coach.review.variation import RefutedMove, Variation, VariationStep, compared_with, line_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.setup import setup_seen
from scopa_gui.game.moment import Moment
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.review.review_cursor import ReviewCursor


def from_here(cursor: ReviewCursor) -> Answer:
    """Go on from the moment at the cursor, with all cards known if the smazzata was played to its end."""
    moment = cursor.moment
    if moment is None:
        return USED
    setup = setup_seen(moment.view) if cursor.smazzata.sheet is None else moment.setup()
    return Push("from_here", setup=setup, seats=moment.seats)


def knowledge_of(cursor: ReviewCursor, seats: Sequence[str]) -> Answer:
    """Show what the seat to play at the cursor, or at the last move before it, was given to know."""
    moments = [(one, moment) for one in cursor.smazzate for moment in one.moments]

    def knowledge(number: int) -> SeatKnowledge:
        smazzata, moment = moments[number]
        is_open = smazzata.sheet is not None or moment.seat == 0
        return knowledge_in(moment, moment.known if is_open else None)

    here = cursor.moment or cursor.smazzata.moments[-1]
    return Push("seat_knowledge", knowledge=knowledge, moves=len(moments), seats=seats, number=here.number)


class Trial:
    """A move tried in the place of that of a number; it stays on the table until it is left."""

    waits = False

    def __init__(self, moment: Moment, move: Move) -> None:
        self.number = moment.number
        self.move = move
        (self.step,) = steps_from(moment, (move,))


class Punished:
    """Punishment of a move of mine, with the cards that I had not seen dealt again (coach/review/refutation.py)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.refuted: RefutedMove | None = None

    @property
    def waits(self) -> bool:
        """True until the refutation has come."""
        return self.refuted is None


class Better:
    """The better move and what it would have led to, with the true cards. ``played``: the match from there, if any."""

    def __init__(self, smazzata: Smazzata, moment: Moment, move: Move) -> None:
        self.number = moment.number
        self.move = move
        self.played = played_from(smazzata, moment)
        self._moment = moment
        self.line = Variation(steps_from(moment, (move,)), {}, 1)
        self.waits = True

    def answer(self, moves: Sequence[Move]) -> None:
        """Take in the line after the better move."""
        line = line_of(steps_from(self._moment, moves))
        self.line = compared_with(line, self.played or line)
        self.waits = False


Sideline = Trial | Punished | Better


def played_from(smazzata: Smazzata, moment: Moment) -> Variation | None:
    """The match from a move to the end of its smazzata, a line without hands; None if not played to its end."""
    if smazzata.sheet is None:
        return None
    first = smazzata.moments.index(moment)
    return line_of(
        [
            VariationStep(one.seat, one.move, one.view, smazzata.view(place + 1), one.events, ())
            for place, one in enumerate(smazzata.moments[first:], first)
        ]
    )
