"""MatchReview, which judges the moves of a match in a worker process and answers questions about them in between.

The worker runs at a low priority. It judges the moves of the preferred smazzata first. A question, such as for the
verdict on another move, is answered before it goes on. Quick to import: numpy is loaded only in the worker.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import partial
from itertools import groupby
from random import Random
from typing import NamedTuple

from scopa_gui.ai.levels import ADVISER
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.turn_judge import load_judge
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.engine.moves import Move
from scopa_gui.engine.record import Record
from scopa_gui.game.moment import Moment, moments_of, view_at
from scopa_gui.game.worker import Handle, Worker, WorkPolicy, nothing

PLAYOUTS = 8000
"""Number of playouts for the verdict on a move."""
SEARCH = Limit(iterations=3000)
"""Limit of Maestro's search for each move of a line until every player has moved once."""
LATER_SEARCH = Limit(iterations=600)
"""Limit of the search for each later move of the line."""
_NICENESS = 4

ReviewAnswer = ReviewedMove | tuple[Move, ...]
AnsweredQuestion = tuple["ReviewQuestion", ReviewAnswer]


class ReviewKind(Enum):
    """Kinds of question about a move."""

    MOVE = "move"
    """Verdict on the move played, as a ReviewedMove."""
    TRY = "try"
    """Verdict on `move` instead, as a ReviewedMove."""
    LINE = "line"
    """Line from `move`, which comes first, to the end of the smazzata, with the actual cards."""


class ReviewQuestion(NamedTuple):
    """Question about move number ``number`` of the match; ``move`` is the alternative (TRY and LINE only)."""

    kind: ReviewKind
    number: int
    move: Move | None = None

    def answers(self, given: Sequence[Moment], had: int) -> Iterator[AnsweredQuestion]:
        """Yield the question with its answer; ``given`` are the moments of the match."""
        yield self, self.answer(given)

    def answer(self, moments: Sequence[Moment]) -> ReviewAnswer:
        """Return the answer, worked out in the calling thread."""
        if self.kind is ReviewKind.MOVE:
            return _reviewed(moments, self.number)
        assert self.move is not None
        if self.kind is ReviewKind.TRY:
            return _judged(moments[self.number], self.move)
        return _line(moments[self.number], self.move)


class SmazzataQuestion(NamedTuple):
    """Question for the verdicts on the moves with these numbers."""

    numbers: tuple[int, ...]

    def answers(self, given: Sequence[Moment], had: int) -> Iterator[AnsweredQuestion]:
        """Yield a MOVE question and its answer for each number but the first ``had``.

        ``given`` are the moments of the match.
        """
        for number in self.numbers[had:]:
            yield from ReviewQuestion(ReviewKind.MOVE, number).answers(given, 0)


def batches_of(moments: Sequence[Moment], numbers: Iterable[int]) -> dict[int, SmazzataQuestion]:
    """Return the questions for the verdicts on these moves, one for each smazzata, by its number.

    The first move with a choice, which also gives the worth of the deal, and my own moves come first.
    """
    asked = sorted((moments[number] for number in numbers), key=lambda moment: moment.number)
    return {
        smazzata: SmazzataQuestion(
            tuple(moment.number for moment in sorted(found, key=lambda moment: bool(moment.seat and moment.place)))
        )
        for smazzata, found in groupby(asked, key=lambda moment: moment.smazzata)
    }


class MatchReview:
    """Match under review. ``numbers``: moves to judge; ``seats``: the player at each table seat, as in Moment.

    ``on_ready`` is called from another thread when `poll` has something to return.
    """

    def __init__(
        self,
        record: Record,
        numbers: Iterable[int],
        seats: Sequence[str] = (),
        on_ready: Callable[[], None] = nothing,
    ) -> None:
        self._moments = moments_of(record, tuple(seats))
        self._batches = batches_of(self._moments, numbers)
        self.worker = Worker(
            "scopa-review",
            WorkPolicy.PRIORITY,
            on_ready,
            partial(_moments_with_judge, record, tuple(seats)),
            niceness=_NICENESS,
        )
        self._handles: dict[int, Handle] = {}
        self._found: list[AnsweredQuestion] = []

    def start(self) -> None:
        """Start the worker and ask for all verdicts, without waiting for them."""
        self.worker.start()
        for smazzata, question in self._batches.items():
            self._handles[smazzata] = self.worker.ask(question, self._found.append, *_rank(smazzata, 1))

    def ask(self, question: ReviewQuestion) -> Handle:
        """Ask a question, to be answered next."""
        return self.worker.ask(question, self._found.append, 0)

    def prefer(self, number: int) -> None:
        """Judge the smazzata of move number ``number`` first."""
        for smazzata, handle in self._handles.items():
            handle.prefer(*_rank(smazzata, self._moments[number].smazzata))

    def poll(self) -> list[AnsweredQuestion]:
        """Return the questions answered since the last call, with their answers.

        If no thread could be started, answer one question now.
        """
        self.worker.poll()
        found = self._found[:]
        self._found.clear()
        return found

    def close(self) -> None:
        """End the worker."""
        self.worker.close()


def _rank(smazzata: int, wanted: int) -> tuple[int, ...]:
    return 1, smazzata != wanted, smazzata


def _moments_with_judge(record: Record, seats: tuple[str, ...]) -> tuple[Moment, ...]:
    """Load the judge in the worker, and return the moments of the match."""
    load_judge()
    return moments_of(record, seats)


def _reviewed(moments: Sequence[Moment], number: int) -> ReviewedMove:
    from scopa_gui.coach.judging.verdict import Grade
    from scopa_gui.coach.review.open_card_value import punished, worth

    moment = moments[number]
    verdict = _judged(moment, moment.move).verdict
    cost = punished(moments, number, verdict.best) if verdict.grade > Grade.BEST else 0.0
    opening = moments[number - moment.place]
    is_first = not any(other.has_choice for other in moments[opening.number : number])
    return ReviewedMove(verdict, cost, worth(opening.match, opening.position, 0) if is_first else None)


def _judged(moment: Moment, move: Move) -> ReviewedMove:
    from scopa_gui.coach.judging.judge import judge

    return ReviewedMove(judge(moment.known, move, Limit(iterations=PLAYOUTS), Random(f"review/{moment.number}")))


def _line(moment: Moment, move: Move) -> tuple[Move, ...]:
    from scopa_gui.ai.levels import player_of

    player = player_of(ADVISER)
    match = moment.match
    line = [move]
    position = moment.position.play(move)
    while not position.is_over:
        limit = SEARCH if len(line) <= position.rules.players else LATER_SEARCH
        view = view_at(match, position, match.table_seat(position.turn), moment.seats)
        line.append(player.choose(view, limit, Random(f"line/{moment.number}/{len(line)}")).move)
        position = position.play(line[-1])
    return tuple(line)
