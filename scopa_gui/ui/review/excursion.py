"""Away from the match for a while: a move tried in place of the played one, the better line, how it may be punished."""

from collections.abc import Sequence

from scopa_gui.coach.review.replay import Moment, Smazzata
from scopa_gui.coach.review.variation import RefutedMove, Variation, VariationStep, line_of, set_beside
from scopa_gui.engine.moves import Move
from scopa_gui.engine.record import Record
from scopa_gui.game.table import Table


class Trial:
    """A move tried in the place of that of a number; it stays on the table until it is left."""

    waits = False

    def __init__(self, record: Record, seats: Sequence[str], number: int, move: Move) -> None:
        self.number, self.move = number, move
        (self.step,) = steps_of(record, seats, number, (move,))


class Punished:
    """How a move of mine may be punished: the cards that I had not seen are dealt anew (coach/review/refutation.py)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.told: RefutedMove | None = None

    @property
    def waits(self) -> bool:
        """Whether it is still being looked for."""
        return self.told is None


class Better:
    """The better move and what it would have led to, with the true cards. ``played``: the match from there, if any."""

    def __init__(self, record: Record, seats: Sequence[str], smazzata: Smazzata, frame: Moment, move: Move) -> None:
        self.number, self.move = frame.number, move
        self.played = played_from(smazzata, frame)
        self._record, self._seats = record, seats
        self.line = Variation(steps_of(record, seats, frame.number, (move,)), {}, 1)
        self.waits = True

    def answer(self, moves: Sequence[Move]) -> None:
        """How it would have gone on is known now."""
        line = line_of(steps_of(self._record, self._seats, self.number, moves))
        self.line = set_beside(line, self.played or line)
        self.waits = False


def steps_of(record: Record, seats: Sequence[str], number: int, moves: Sequence[Move]) -> tuple[VariationStep, ...]:
    """Moves in the place of the one of a number, with the cards as they really lay; IllegalMove when one is none."""
    table = Table(Record(record.rules, record.seed, record.moves[:number]), seats)
    if table.to_move is None:
        table.next_smazzata()
    found = []
    for move in moves:
        seat, before = table.to_move, table.view()
        assert seat is not None
        hands = tuple(table.view(other).hand for other in range(record.rules.players))
        events = table.play(seat, move)
        found.append(VariationStep(seat, move, before, table.view(), events, hands))
    return tuple(found)


def played_from(smazzata: Smazzata, frame: Moment) -> Variation | None:
    """The match from a move to the end of its smazzata; None if not played to its end. It does not know its hands."""
    if smazzata.sheet is None:
        return None
    first = smazzata.frames.index(frame)
    return line_of(
        [
            VariationStep(one.seat, one.move, one.view, smazzata.view(place + 1), one.events, ())
            for place, one in enumerate(smazzata.frames[first:], first)
        ]
    )
