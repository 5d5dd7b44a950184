"""Place in a reviewed match, the verdicts on its moves, and the sideline that is shown. No pygame.

A sideline is another move that is tried, the better line, or the punishment of a mistake.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from scopa_gui.ai.reasons import Reason
from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.review.match_report import Report, report_of
from scopa_gui.coach.review.match_review import ReviewKind, ReviewQuestion
from scopa_gui.coach.review.move_explained import reason_of_move
from scopa_gui.coach.review.replay import Smazzata, steps_from
from scopa_gui.coach.review.variation import RefutedMove, Variation, VariationStep, compared_with, line_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.game.moment import Moment

LEAST_MISTAKE = Grade.INACCURACY
"""Best grade of a move that counts as a mistake, to be tried again."""


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


class ReviewCursor:
    """Cursor before the move `at` (from 0) of the smazzata `index` (from 0), or after its last move.

    `sideline` is the sideline that is shown there, `played` the moment of the move that is being shown; both are None
    without one. `seen` has the reviewed moves by their number in the match, `tried` the verdicts on other moves by
    number and move, and `revealed` the numbers of the moves whose better move has been shown.
    """

    def __init__(self, smazzate: Sequence[Smazzata], rules: Rules, seen: Mapping[int, ReviewedMove]) -> None:
        self.smazzate = smazzate
        self.rules = rules
        self.seen = dict(seen)
        self.tried: dict[tuple[int, Move], Verdict] = {}
        self.revealed: set[int] = set()
        self.is_watched = smazzate[0].moments[0].is_watched
        self._reasons: dict[int, Reason | None] = {}
        self.index = 0
        self.at = 0
        self.sideline: Sideline | None = None
        self.played: Moment | None = None

    @property
    def smazzata(self) -> Smazzata:
        """The smazzata of the cursor."""
        return self.smazzate[self.index]

    @property
    def moment(self) -> Moment | None:
        """The moment before the next move; None at the end of the smazzata."""
        return self.moment_at(self.at)

    def moment_at(self, at: int) -> Moment | None:
        """Return the moment before a move of this smazzata, counted from 0; None at its end."""
        moments = self.smazzata.moments
        return moments[at] if at < len(moments) else None

    def go(self, index: int, at: int) -> None:
        """Move the cursor to the nearest place that exists."""
        self.index = max(0, min(len(self.smazzate) - 1, index))
        self.at = max(0, min(len(self.smazzata.moments), at))

    def mine(self, way: int) -> int:
        """Return the place of my next move, or with -1 of the one before."""
        moments = self.smazzata.moments
        at = self.at + way
        while 0 <= at < len(moments) and moments[at].seat:
            at += way
        return at

    def mistake_after(self) -> tuple[int, int] | None:
        """Return index and place of the next known mistake after the cursor, else of the first; None without one."""
        found = [
            (index, at)
            for index, smazzata in enumerate(self.smazzate)
            for at, moment in enumerate(smazzata.moments)
            if self.is_mistake(moment)
        ]
        here = (self.index, self.at)
        return next((where for where in found if where > here), found[0] if found else None)

    def verdict(self, moment: Moment) -> Verdict | None:
        """Return the verdict on the move of a moment; None if there is none yet."""
        seen = self.seen.get(moment.number)
        return None if seen is None else seen.verdict

    def reason(self, moment: Moment) -> Reason | None:
        """Return the reason for a move, worked out in a few ms when it is first asked for."""
        if moment.number not in self._reasons:
            self._reasons[moment.number] = reason_of_move(moment.known, moment.move)
        return self._reasons[moment.number]

    def is_mistake(self, moment: Moment) -> bool:
        """Return whether this is a known mistake: mine, or in a watched match anybody's."""
        verdict = self.verdict(moment)
        return (
            (moment.is_mine or moment.is_watched)
            and verdict is not None
            and verdict.grade >= LEAST_MISTAKE
            and verdict.best != moment.move
        )

    @property
    def improvable(self) -> tuple[Moment, Verdict] | tuple[None, None]:
        """The next move and its verdict, if it is mine and another would have been better; else twice None."""
        moment = self.moment
        verdict = None if moment is None else self.verdict(moment)
        if moment is None or verdict is None or not moment.is_mine or verdict.best == moment.move:
            return None, None
        return moment, verdict

    def hides(self, moment: Moment) -> bool:
        """Return whether the better move is hidden: this is my mistake, and I have not found or been shown it yet."""
        return moment.is_mine and self.is_mistake(moment) and moment.number not in self.revealed

    def answers(self, question: ReviewQuestion, answer: ReviewedMove) -> None:
        """Take in an answer; a tried move with the grade BEST reveals the better move."""
        if question.kind is ReviewKind.MOVE:
            self.seen[question.number] = answer
        elif question.move is not None:
            self.tried[question.number, question.move] = answer.verdict
            if answer.verdict.grade is Grade.BEST:
                self.revealed.add(question.number)

    def trial(self, moment: Moment, move: Move) -> Verdict | None:
        """Return the verdict on a move that was tried at a moment; None if there is none yet."""
        verdict = self.verdict(moment)
        return verdict if verdict is not None and move == moment.move else self.tried.get((moment.number, move))

    @property
    def unjudged(self) -> list[int]:
        """Numbers of the moves that are still to be judged."""
        return [number for smazzata in self.smazzate for number in smazzata.judged if number not in self.seen]

    @property
    def outdated(self) -> list[int]:
        """Numbers of the moves whose verdict is from an older judge; it counts until they are judged again."""
        return [
            number
            for smazzata in self.smazzate
            for number in smazzata.judged
            if number in self.seen and self.seen[number].is_old
        ]

    @property
    def judgeable(self) -> int:
        """Number of moves that get a verdict, judged or not yet."""
        return sum(len(smazzata.judged) for smazzata in self.smazzate)

    def replies(self, moment: Moment) -> tuple[Moment, ...]:
        """Return the moves of the other sides after a move, until its own side plays again."""
        moments = next(smazzata.moments for smazzata in self.smazzate if moment in smazzata.moments)
        after = moments[moments.index(moment) + 1 :]
        return tuple(takewhile(lambda reply: (reply.seat - moment.seat) % self.rules.sides, after))

    def report(self) -> Report:
        """Return the report on the whole match, as far as it has been judged."""
        return report_of(self.smazzate, self.seen, self.rules)

    def turns(self) -> list[tuple[Moment, Verdict]]:
        """Return my moves that have been judged, with their verdicts."""
        return [
            (moment, verdict)
            for smazzata in self.smazzate
            for moment in smazzata.moments
            if moment.seat == 0 and (verdict := self.verdict(moment)) is not None
        ]
