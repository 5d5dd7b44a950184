"""Memory questions during a match, now and then at my turn, on a slip of paper.

Every answer is saved at once. Which ones were right is shown after the smazzata: before that it could help to play.
"""

from collections.abc import Callable
from random import Random

import pygame

from scopa_gui.coach.memory.memory_drill import DrillAnswer
from scopa_gui.coach.memory.memory_questions import asking_turns, question, watched_by
from scopa_gui.engine.legality import cappotto_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.recollections import Result
from scopa_gui.store.settings import AidSettings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.layout import UNSEEN, Control, Drawn, Line, Paper, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Overlay
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import BACK
from scopa_gui.ui.table.aids.aid_registry import shows_answers
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.companions.question_slip import RIGHT, WIDTH, WRONG, QuestionSlip, draw_mark
from scopa_gui.ui.table.companions.text_slip import Slip, SlipCompanion, free_space_of, is_for_all
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.words.memory_question_words import answer_words, question_words
from scopa_gui.ui.words.translation import _


class MemoryQuiz(SlipCompanion):
    """Asks memory questions at the table, at most one each turn.

    `key` returns a name of the smazzata that stays the same when the game is started again; it decides which turns have
    a question. `aids` returns the aids that are on: with the count of all cards or the grid, answers are not saved, as
    they say nothing about memory.
    """

    def __init__(self, screen: TableContext, key: Callable[[], str], aids: Callable[[], AidSettings]) -> None:
        super().__init__(screen)
        self._name_of_smazzata = key
        self._aids = aids
        self._key = ""
        self._when: tuple[int, ...] = ()
        self._turns_asked: set[int] = set()
        self.answers: list[DrillAnswer] = []
        """Answers in this smazzata."""
        self._is_revealed = False

    @property
    def asking(self) -> QuestionSlip | None:
        """Question that waits for an answer; None if there is none."""
        return self.slip if isinstance(self.slip, QuestionSlip) else None

    # When

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if my_turn and self.screen.context.settings.memory_questions:
            self.take_turn(view)
        elif is_over(view) and not self._is_revealed and any(answer.given is not None for answer in self.answers):
            self._is_revealed = True
            self.slip = Slip()
            self.lay(self.screen.layout)
            self.screen.redraw()

    def take_turn(self, view: PlayerView) -> None:
        """Ask a question if this turn of mine has one."""
        key = self._name_of_smazzata()
        if key != self._key:
            self._key = key
            self._is_revealed = False
            self.answers = []
            self._turns_asked = set()
            self._when = asking_turns(view.rules, Random(f"{key}/when"))
        turn = sum(played.seat == 0 for played in view.history)
        if self.slip is None and turn in self._when and turn not in self._turns_asked:
            self._turns_asked.add(turn)
            asked = [answer.question for answer in self.answers]
            found = question(watched_by(view), Random(f"{key}/{turn}"), asked=asked)
            if found is not None:
                self.slip = QuestionSlip(self.screen.context, found, self.screen.status_line.names, seated=True)
                self.lay(self.screen.layout)
                self.screen.redraw()

    # What is answered

    def _answered(self, given: int | None) -> Answer:
        """Save an answer; None if the question was skipped."""
        assert self.asking is not None
        asked = self.asking.question
        context = self.screen.context
        self.slip = None
        answer = DrillAnswer(asked, given, 0)
        self.answers.append(answer)
        if given is not None and not shows_answers(self._aids()):
            result = Result(
                at=context.now(),
                where="table",
                kind=asked.kind.value,
                right=answer.is_right,
                age=asked.age,
                rank=asked.rank,
            )
            context.tell(context.recollections().add(result))
        self.screen.redraw()
        return USED

    def _read(self) -> Answer:
        self.slip = None
        self.screen.redraw()
        return USED

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.slip is None:
            return None
        asking = self.asking
        if asking is not None:
            given = asking.answer(intent)
            if given is not None:
                return self._answered(given)
            return None if self.slip is asking and is_for_all(intent) else USED
        return self._read() if isinstance(intent, Back) else self.slip.handle(intent)

    # Pictures

    def lay(self, layout: Layout) -> None:
        theme = self.screen.theme
        if self.asking is not None:
            skip = Button("pass", _("Skip"), lambda: self._answered(None), ButtonKind.PAPER, binding=BACK)
            self.asking.place_round(free_space_of(layout, theme), theme, skip)
        elif self.slip is not None:
            read = Button("remembered", _("Carry on"), self._read, ButtonKind.PRIMARY)
            heading = Words(_("What you remembered"), TypeStyle.HEADING, INK)
            rows = [part for answer in self.answers for part in (Line(), self._row(answer))]
            paper = Paper(Stack(heading, *rows, Row(Space(), Control(read, width=220), Space())), (3.5, 2.25))
            window = pygame.Rect((0, 0), theme.size)
            self.slip.put(Brush(UNSEEN, theme, self.screen.context.text), (Overlay(paper, WIDTH), window))

    def _row(self, answer: DrillAnswer) -> Part:
        """Return a row with a mark, the question, its right answer and, if that was wrong, the given one."""
        asked = answer.question
        names = self.screen.status_line.names
        right = answer_words(asked, asked.right, names)
        said = Words(right, TypeStyle.LABEL, RIGHT, valign="middle", share=0.38)
        if answer.given is None:
            said.words = _("skipped; the answer was: {truth}").format(truth=right)
            said.style = TypeStyle.NOTE
            said.colour = INK_SOFT
        elif not answer.is_right:
            given = answer_words(asked, answer.given, names)
            said.words = _("{truth}; you said: {answer}").format(truth=right, answer=given)
            said.colour = WRONG

        def paint(brush: Brush, box: pygame.Rect) -> None:
            if answer.given is not None:
                draw_mark(brush.surface, shapes.around(box.center, (box.width,) * 2), right=answer.is_right)

        words = question_words(asked, seated=True)
        question = Words(words, TypeStyle.BODY, INK, valign="middle", lines=2.2, share=0.62)
        return Row(Drawn(paint, width=22), question, said, gap=2.0)


def is_over(view: PlayerView) -> bool:
    """Return whether every card of the smazzata has been played, or all ten coins have ended it."""
    return not view.plays_left or cappotto_of(view.rules, view.piles) is not None
