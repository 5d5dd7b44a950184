"""A walk through a match: where one stands, what is known of the moves, what is told. Plain values, no pygame."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from scopa_gui.ai.reasons import Reason
from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.review.luck import Split
from scopa_gui.coach.review.match_report import Report, report_of, smazzata_split
from scopa_gui.coach.review.match_review import ReviewKind, ReviewQuestion
from scopa_gui.coach.review.move_explained import reason_of_move
from scopa_gui.coach.review.replay import Smazzata
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.game.moment import Moment

LEAST_MISTAKE = Grade.INACCURACY
"""From this grade on a move of mine is one to try again."""


class ReviewWalk:
    """One stands before the move `moment` of the smazzata `place`; at its last moment, after its last move.

    `seen` by the move's number; `tried` what was found of moves tried instead; `told` the numbers whose better move is
    known now.
    """

    def __init__(self, smazzate: Sequence[Smazzata], rules: Rules, seen: Mapping[int, ReviewedMove]) -> None:
        self.smazzate = smazzate
        self.rules = rules
        self.seen = dict(seen)
        self.tried: dict[tuple[int, Move], Verdict] = {}
        self.told: set[int] = set()
        self._reasons: dict[int, Reason | None] = {}
        self.place = 0
        self.moment = 0

    # Where

    @property
    def smazzata(self) -> Smazzata:
        """The smazzata that is looked at."""
        return self.smazzate[self.place]

    @property
    def frame(self) -> Moment | None:
        """The move that comes next; None at the end."""
        return self.frame_at(self.moment)

    def frame_at(self, moment: int) -> Moment | None:
        """The move that comes next at a moment."""
        frames = self.smazzata.frames
        return frames[moment] if moment < len(frames) else None

    def go(self, place: int, moment: int) -> None:
        """Stand somewhere; what is out of reach is the nearest that there is."""
        self.place = max(0, min(len(self.smazzate) - 1, place))
        self.moment = max(0, min(len(self.smazzata.frames), moment))

    def mine(self, way: int) -> int:
        """The moment of the next of my moves, or with -1 of the one before."""
        frames, moment = self.smazzata.frames, self.moment + way
        while 0 <= moment < len(frames) and frames[moment].seat:
            moment += way
        return moment

    def mistake_after(self) -> tuple[int, int] | None:
        """Where the next mistake of mine is, from here on and round; None when none is known."""
        found = [
            (place, moment)
            for place, smazzata in enumerate(self.smazzate)
            for moment, frame in enumerate(smazzata.frames)
            if self.is_mistake(frame)
        ]
        here = (self.place, self.moment)
        return next((where for where in found if where > here), found[0] if found else None)

    # What is known

    def verdict(self, frame: Moment) -> Verdict | None:
        """The verdict on a move, if it is there."""
        seen = self.seen.get(frame.number)
        return None if seen is None else seen.verdict

    def reason(self, frame: Moment) -> Reason | None:
        """What speaks for a move; found when it is looked at first, in a few ms."""
        if frame.number not in self._reasons:
            self._reasons[frame.number] = reason_of_move(frame.known, frame.move)
        return self._reasons[frame.number]

    def is_mistake(self, frame: Moment) -> bool:
        """Whether this is a move of mine that is known to be worth trying again."""
        verdict = self.verdict(frame)
        return frame.seat == 0 and verdict is not None and verdict.grade >= LEAST_MISTAKE and verdict.best != frame.move

    @property
    def bettered(self) -> tuple[Moment, Verdict] | tuple[None, None]:
        """The next move and the verdict on it, if it is one of mine and another would have been better."""
        frame = self.frame
        verdict = None if frame is None else self.verdict(frame)
        if frame is None or verdict is None or frame.seat or verdict.best == frame.move:
            return None, None
        return frame, verdict

    def hides(self, frame: Moment) -> bool:
        """Whether the better move is not to be told yet."""
        return self.is_mistake(frame) and frame.number not in self.told

    def answers(self, question: ReviewQuestion, answer: ReviewedMove) -> None:
        """Something was found; who finds the best move himself is told the rest."""
        if question.kind is ReviewKind.MOVE:
            self.seen[question.number] = answer
        elif question.move is not None:
            self.tried[question.number, question.move] = answer.verdict
            if answer.verdict.grade is Grade.BEST:
                self.told.add(question.number)

    def trial(self, frame: Moment, move: Move) -> Verdict | None:
        """The verdict on a move tried in the place of that of a frame, if it is known."""
        verdict = self.verdict(frame)
        return verdict if verdict is not None and move == frame.move else self.tried.get((frame.number, move))

    @property
    def left(self) -> list[int]:
        """The numbers of the moves that are still to be judged."""
        return [number for smazzata in self.smazzate for number in smazzata.judged if number not in self.seen]

    @property
    def old(self) -> list[int]:
        """The numbers of those of which only an older judge has spoken: what he said counts until today's has."""
        return [
            number
            for smazzata in self.smazzate
            for number in smazzata.judged
            if number in self.seen and self.seen[number].is_old
        ]

    @property
    def all(self) -> int:
        """How many moves are judged in the end."""
        return sum(len(smazzata.judged) for smazzata in self.smazzate)

    def replies(self, frame: Moment) -> tuple[Moment, ...]:
        """The moves of the other sides after a move, until its own side plays again."""
        frames = next(smazzata.frames for smazzata in self.smazzate if frame in smazzata.frames)
        after = frames[frames.index(frame) + 1 :]
        return tuple(takewhile(lambda reply: (reply.seat - frame.seat) % self.rules.sides, after))

    def split(self) -> Split | None:
        """The result of this smazzata taken apart; None while something of it is missing."""
        return smazzata_split(self.smazzata, self.seen, self.rules)

    def report(self) -> Report:
        """What is known of the whole match."""
        return report_of(self.smazzate, self.seen, self.rules)

    def turns(self) -> list[tuple[Moment, Verdict]]:
        """My turns of which the verdict is known, with it."""
        return [
            (frame, verdict)
            for smazzata in self.smazzate
            for frame in smazzata.frames
            if frame.seat == 0 and (verdict := self.verdict(frame)) is not None
        ]
