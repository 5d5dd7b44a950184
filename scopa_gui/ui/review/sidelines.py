"""Sidelines of a match: another move that is tried, the better line, and the punishment of a mistake."""

from collections.abc import Sequence

from scopa_gui.coach.review.replay import Smazzata, steps_from
from scopa_gui.coach.review.variation import RefutedMove, Variation, VariationStep, compared_with, line_of
from scopa_gui.engine.moves import Move
from scopa_gui.game.moment import Moment


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
    """The better move and the line after it, with the actual cards; `waits` is True until the line has come."""

    def __init__(self, smazzata: Smazzata, moment: Moment, move: Move) -> None:
        self.number = moment.number
        self.move = move
        self._moment = moment
        self.played: Variation | None = None
        """The match from here to the end of the smazzata; None if it was not played to its end."""
        if smazzata.sheet is not None:
            first = smazzata.moments.index(moment)
            steps = [
                VariationStep(one.seat, one.move, one.view, smazzata.view(place + 1), one.events, ())
                for place, one in enumerate(smazzata.moments[first:], first)
            ]
            self.played = line_of(steps)
        self.line = Variation(steps_from(moment, (move,)), {}, 1)
        self.waits = True

    def answer(self, moves: Sequence[Move]) -> None:
        """Take in the moves of the line, from the better move on."""
        line = line_of(steps_from(self._moment, moves))
        self.line = compared_with(line, self.played or line)
        self.waits = False


Sideline = Trial | Punished | Better
