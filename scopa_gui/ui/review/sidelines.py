"""Sidelines of a match: another move that is tried, the better line, and the punishment of a mistake."""

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
    """Play on from the moment at the cursor, with all cards known if the smazzata was played to its end."""
    moment = cursor.moment
    if moment is None:
        return USED
    setup = setup_seen(moment.view) if cursor.smazzata.sheet is None else moment.setup()
    return Push("from_here", setup=setup, seats=moment.seats)


def knowledge_of(cursor: ReviewCursor, seats: Sequence[str]) -> Answer:
    """Show what the player whose turn it is at the cursor could know; at the end, the player of the last move."""
    moments = [(one, moment) for one in cursor.smazzate for moment in one.moments]

    def knowledge(number: int) -> SeatKnowledge:
        smazzata, moment = moments[number]
        is_open = smazzata.sheet is not None or moment.seat == 0
        return knowledge_in(moment, moment.known if is_open else None)

    here = cursor.moment or cursor.smazzata.moments[-1]
    return Push("seat_knowledge", knowledge=knowledge, moves=len(moments), seats=seats, number=here.number)


class Trial:
    """A move tried in place of the one played at a moment; it is shown until the player leaves it."""

    waits = False

    def __init__(self, moment: Moment, move: Move) -> None:
        self.number = moment.number
        self.move = move
        (self.step,) = steps_from(moment, (move,))


class Punished:
    """Punishment of my move, with the cards that I had not seen dealt again (coach/review/refutation.py)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.refuted: RefutedMove | None = None

    @property
    def waits(self) -> bool:
        """True until the refutation has come."""
        return self.refuted is None


class Better:
    """The better move and the line after it, with the actual cards; `played` is the match from there to its end."""

    def __init__(self, smazzata: Smazzata, moment: Moment, move: Move) -> None:
        self.number = moment.number
        self.move = move
        self.played = played_from(smazzata, moment)
        self._moment = moment
        self.line = Variation(steps_from(moment, (move,)), {}, 1)
        self.waits = True

    def answer(self, moves: Sequence[Move]) -> None:
        """Take in the moves of the line, from the better move on."""
        line = line_of(steps_from(self._moment, moves))
        self.line = compared_with(line, self.played or line)
        self.waits = False


Sideline = Trial | Punished | Better


def played_from(smazzata: Smazzata, moment: Moment) -> Variation | None:
    """Return the match from a move to the end of its smazzata as a line; None if it was not played to its end."""
    if smazzata.sheet is None:
        return None
    first = smazzata.moments.index(moment)
    return line_of(
        [
            VariationStep(one.seat, one.move, one.view, smazzata.view(place + 1), one.events, ())
            for place, one in enumerate(smazzata.moments[first:], first)
        ]
    )
