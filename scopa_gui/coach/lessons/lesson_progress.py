"""LessonProgress, which takes a pupil through a lesson, step by step and back."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.coach.lessons.counted_answers import counted
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Lesson, LessonPart, LessonPiles, Show, Step
from scopa_gui.coach.lessons.setting import Setting
from scopa_gui.engine.events import Event, events_of, turned
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.view import PlayerView, view_of


@dataclass(frozen=True, slots=True)
class DemonstratedMove:
    """Move shown to the pupil, with views and events seen from the pupil's seat. ``mine``: the pupil made it."""

    before: PlayerView
    after: PlayerView
    events: tuple[Event, ...]
    move: Move
    mine: bool


@dataclass(frozen=True, slots=True)
class PupilAnswer:
    """Result of an answer: whether it was right, the full name of its text, and the moves that are shown."""

    right: bool
    text: str
    shown: tuple[DemonstratedMove, ...] = ()


class LessonProgress:
    """Session of a pupil with a lesson, from step ``start`` (from 0) on, as if all steps before were answered.

    ``is_answered``: the current step does not wait for an answer.
    """

    def __init__(self, lesson: Lesson, start: int = 0) -> None:
        self.lesson = lesson
        self._steps: Sequence[tuple[LessonPart, Step]] = [(part, step) for part in lesson.parts for step in part.steps]
        self._place = 0
        self._position = self._arrived = start_of(lesson.parts[0])
        self._past: list[Position] = []
        self.is_answered = False
        while self._place < start:
            self.begin()
            if isinstance(self.step, Ask):
                self.answer(move_named(self.step.right[0]))
            self.is_answered = True
            self.on()

    # Place in the lesson

    @property
    def step(self) -> Step:
        """Step the pupil is at."""
        return self._steps[self._place][1]

    @property
    def part(self) -> LessonPart:
        """Part of the current step."""
        return self._steps[self._place][0]

    @property
    def place(self) -> int:
        """Number of the current step, from 0."""
        return self._place

    @property
    def length(self) -> int:
        """Number of steps."""
        return len(self._steps)

    @property
    def is_last(self) -> bool:
        """True if this is the last step."""
        return self._place == len(self._steps) - 1

    @property
    def text(self) -> str:
        """Full name of the step's text."""
        return f"{self.lesson.key}.{self.step.name}"

    @property
    def view(self) -> PlayerView:
        """View that the pupil has now."""
        return self._view(self._position)

    @property
    def piles(self) -> LessonPiles | None:
        """Piles of this part if it is about counting, else None."""
        return self.part.setting if isinstance(self.part.setting, LessonPiles) else None

    # Steps

    def begin(self) -> tuple[DemonstratedMove, ...]:
        """Begin the step (again) and return the moves that it shows."""
        self._position = self._arrived
        self.is_answered = not isinstance(self.step, Ask | CountQuestion)
        return self._played(tuple(map(move_named, self.step.moves))) if isinstance(self.step, Show) else ()

    def on(self) -> bool:
        """Go to the next step; return False if there is none, or this one waits for an answer."""
        if self.is_last or not self.is_answered:
            return False
        part = self.part
        self._past.append(self._arrived)
        self._place += 1
        if self.part is not part:
            self._position = start_of(self.part)
        self._arrived = self._position
        return True

    def back(self) -> bool:
        """Go to the beginning of the step before; return False if there is none."""
        if not self._place:
            return False
        self._place -= 1
        self._position = self._arrived = self._past.pop()
        return True

    # Answers

    def answer(self, move: Move) -> PupilAnswer:
        """Return the result of a legal move of the pupil; only a right move changes the position."""
        ask = self.step
        assert isinstance(ask, Ask)
        if str(move) in ask.right:
            self.is_answered = True
            return PupilAnswer(True, f"{self.text}_yes", self._played((move, *map(move_named, ask.reply))))
        wrong = ask.wrong.get(str(move))
        if wrong is None:
            return PupilAnswer(False, f"{self.text}_no")
        here = self._position
        shown = self._played((move, *map(move_named, wrong.reply)))
        self._position = here
        return PupilAnswer(False, f"{self.lesson.key}.{wrong.name}", shown)

    def answer_count(self, number: int) -> PupilAnswer:
        """Return the result of the number that the pupil has chosen."""
        count = self.step
        assert isinstance(count, CountQuestion)
        self.is_answered = self.is_answered or number == self.counted
        return PupilAnswer(number == self.counted, f"{self.text}_{'yes' if number == self.counted else 'no'}")

    @property
    def counted(self) -> int:
        """Right answer of a CountQuestion."""
        assert isinstance(self.step, CountQuestion)
        return counted(self.step.what, self.piles or self._position)

    # Moves

    def _played(self, moves: Sequence[Move]) -> tuple[DemonstratedMove, ...]:
        """Play moves and return them as shown to the pupil."""
        found = []
        me = self._me
        for move in moves:
            before = self._position
            after = self._position.play(move)
            players = before.rules.players
            events = tuple(turned(event, players - me, players) for event in events_of(before, move, after))
            found.append(DemonstratedMove(self._view(before), self._view(after), events, move, before.turn == me))
            self._position = after
        return tuple(found)

    @property
    def _me(self) -> int:
        return self.part.setting.me if isinstance(self.part.setting, Setting) else 0

    def _view(self, position: Position) -> PlayerView:
        totals = self.part.setting.totals if isinstance(self.part.setting, Setting) else ()
        return view_of(position, self._me, totals)


def start_of(part: LessonPart) -> Position:
    """Return the position at the beginning of a part; piles to be counted are a finished smazzata."""
    setting = part.setting
    if isinstance(setting, Setting):
        return setting.position()
    return Position(setting.rules, (0, 0), 0, (), setting.piles, setting.scope, 0, 0)
