"""Questions of memory during a match, asked on a slip of paper now and then, at my turn.

A sheet after the smazzata says which answers were right.

Every answer is saved at once, but the right one is shown only when all cards have been played: no answer helps to play
on.
"""

from collections.abc import Callable, Mapping
from random import Random

import pygame

from scopa_gui.coach.memory.memory_drill import DrillAnswer
from scopa_gui.coach.memory.memory_questions import asking_turns, question, watched_by
from scopa_gui.engine.legality import cappotto_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.recollections import Result
from scopa_gui.store.settings import AidSettings
from scopa_gui.ui.kit.intents import Back, Hover, Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.aids.aid_registry import tells_memory
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.companions.question_slip import RIGHT, WIDTH, WRONG, QuestionSlip, draw_mark
from scopa_gui.ui.table.companions.text_slip import clear_of, draw_paper
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.words.bindings import BACK
from scopa_gui.ui.words.memory_question_words import answer_words, question_words
from scopa_gui.ui.words.translation import _


class MemoryQuiz(Companion):
    """Memory questions at the table, each turn with one at most, at the turns that the key decides.

    `key` names the smazzata on the table, the same after the game is started again; `aids` are those that are on.

    With the count of all cards or the grid switched on an answer says nothing about memory: it is shown, but not saved.
    """

    def __init__(self, board: TableContext, key: Callable[[], str], aids: Callable[[], AidSettings]) -> None:
        super().__init__(board)
        self._name_of_smazzata = key
        self._aids = aids
        self._key = ""
        self._when: tuple[int, ...] = ()
        self._turns_asked: set[int] = set()
        self.answers: list[DrillAnswer] = []
        """Those of this smazzata."""
        self.slip: QuestionSlip | None = None
        self.telling = False
        """The truth is being told."""
        self._is_revealed = False
        self.group = Group()
        self._pass = Group()
        """The button that passes a question over."""
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._row = 0
        """Pixels of a row of the sheet."""

    @property
    def modal(self) -> bool:  # type: ignore[override]
        """While a question waits, and while the sheet with the right answers is shown."""
        return self.slip is not None or self.telling

    # When

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if my_turn and self.board.context.settings.memory_questions:
            self.take_turn(view)
        elif is_over(view) and not self._is_revealed and any(answer.given is not None for answer in self.answers):
            self._is_revealed = self.telling = True
            self.group = Group([Button("remembered", _("Carry on"), self._read, ButtonKind.PRIMARY)])
            self.lay(self.board.layout)
            self.board.redraw()

    def take_turn(self, view: PlayerView) -> bool:
        """It is my turn: ask, if it is time for that; whether a question waits now."""
        key = self._name_of_smazzata()
        if key != self._key:
            self._key, self._is_revealed, self.answers, self._turns_asked = key, False, [], set()
            self._when = asking_turns(view.rules, Random(f"{key}/when"))
        turn = sum(played.seat == 0 for played in view.history)
        if self.slip is None and turn in self._when and turn not in self._turns_asked:
            self._turns_asked.add(turn)
            found = question(
                watched_by(view), Random(f"{key}/{turn}"), asked=[answer.question for answer in self.answers]
            )
            if found is not None:
                self.slip = QuestionSlip(self.board.context, found, self.board.status_line.names, seated=True)
                self._pass = Group(
                    [Button("pass", _("Skip"), lambda: self._answered(None), ButtonKind.PAPER, binding=BACK)]
                )
                self.lay(self.board.layout)
                self.board.redraw()
        return self.slip is not None

    # What is answered

    def _answered(self, given: int | None) -> Answer:
        """Keep an answer; None when the question was passed over."""
        assert self.slip is not None
        asked = self.slip.question
        context = self.board.context
        self.slip = None
        answer = DrillAnswer(asked, given, 0)
        self.answers.append(answer)
        if given is not None and not tells_memory(self._aids()):
            now = context.now()
            kind = asked.kind.value
            right = answer.is_right
            result = Result(at=now, where="table", kind=kind, right=right, age=asked.age, rank=asked.rank)
            context.tell(context.recollections().add(result))
        self.board.redraw()
        return USED

    def _read(self) -> Answer:
        self.telling = False
        self.board.redraw()
        return USED

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.slip is not None:
            if not isinstance(intent, Key) and self._pass.handle(intent) is not None and self.slip is None:
                return USED
            given = self.slip.handle(intent)
            if given is not None:
                return self._answered(given)
            return None if _is_for_all(intent) else USED
        if not self.telling:
            return None
        if isinstance(intent, Back) or (isinstance(intent, Key) and intent.name in ("enter", "space")):
            return self._read()
        answer = self.group.handle(intent)
        return answer if answer is not None or _is_for_all(intent) else USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        if self.slip is not None:
            return {**self.slip.targets(), **self._pass.targets()}
        return self.group.targets() if self.telling else {}

    def focused(self) -> str | None:
        if self.slip is not None:
            return self.slip.focused()
        return "button:remembered" if self.telling else None

    # Pictures

    def lay(self, layout: Layout) -> None:
        theme = self.board.theme
        table = pygame.Rect(layout.regions.table)
        wide = min(theme.px(WIDTH), theme.size[0] - theme.px(40))
        if self.slip is not None:
            spare = min(round(theme.px(130) * max(1.0, theme.text_scale)), wide // 4)
            self._pass.widgets[0].place(self.slip.place_round(clear_of(layout, theme), theme, spare), theme)
        if self.telling:
            wide = min(round(wide * max(1.0, theme.text_scale)), theme.size[0] - theme.px(40))
            fixed = theme.px(30) + _head(theme) + theme.px(14) + theme.control + theme.px(22)
            self._row = min(_row(theme), (theme.size[1] - theme.px(20) - fixed) // len(self.answers))
            self._sheet = pygame.Rect(0, 0, wide, fixed + len(self.answers) * self._row)
            self._sheet.center = (theme.size[0] // 2, max(table.centery, self._sheet.height // 2 + theme.px(10)))
            button = pygame.Rect(0, self._sheet.bottom - theme.control - theme.px(20), theme.px(220), theme.control)
            button.centerx = self._sheet.centerx
            self.group.widgets[0].place(button, theme)

    def draw(self, brush: Brush) -> None:
        if self.slip is not None:
            self.slip.draw(brush)
            self._pass.draw(brush)
        if self.telling:
            theme = brush.theme
            surface = brush.surface
            draw_paper(surface, self._sheet, theme)
            inner = self._sheet.inflate(-2 * theme.px(28), -2 * theme.px(18))
            head = pygame.Rect(inner.left, inner.top, inner.width, _head(theme))
            brush.write(head, _("What you remembered"), TypeStyle.HEADING, INK)
            for place, answer in enumerate(self.answers):
                row = pygame.Rect(inner.left, head.bottom + theme.px(6) + place * self._row, inner.width, self._row)
                surface.fill(PAPER_DEEP, (row.left, row.top, row.width, theme.hairline))
                self._draw_row(brush, row, answer)
            self.group.draw(brush)

    def _draw_row(self, brush: Brush, row: pygame.Rect, answer: DrillAnswer) -> None:
        theme = brush.theme
        surface = brush.surface
        context = self.board.context
        names = self.board.status_line.names
        deck = context.settings.deck
        side = theme.px(22)
        if answer.given is not None:
            draw_mark(
                surface, pygame.Rect(row.left + theme.px(2), row.centery - side // 2, side, side), right=answer.is_right
            )
        left = row.left + side + theme.px(16)
        asked = pygame.Rect(left, row.top, row.width * 62 // 100 - (left - row.left), row.height)
        brush.write(asked, question_words(answer.question, deck, seated=True), TypeStyle.BODY, INK)
        answer_box = pygame.Rect(
            asked.right + theme.px(14), row.top, row.right - asked.right - theme.px(14), row.height
        )
        right_words = answer_words(answer.question, answer.question.right, names, deck)
        if answer.is_right:
            brush.write(answer_box, right_words, TypeStyle.LABEL, RIGHT)
        elif answer.given is None:
            brush.write(
                answer_box, _("skipped; the answer was: {truth}").format(truth=right_words), TypeStyle.NOTE, INK_SOFT
            )
        else:
            given = answer_words(answer.question, answer.given, names, deck)
            brush.write(
                answer_box,
                _("{truth}; you said: {answer}").format(truth=right_words, answer=given),
                TypeStyle.LABEL,
                WRONG,
            )


def is_over(view: PlayerView) -> bool:
    """Return whether every card of the smazzata has been played, or all ten coins have ended it."""
    return not view.plays_left or cappotto_of(view.rules, view.piles) is not None


def _is_for_all(intent: Intent) -> bool:
    """A key of the whole program, as F11 or Ctrl and a letter; and where the pointer is."""
    return isinstance(intent, Hover) or (
        isinstance(intent, Key) and (intent.alt or intent.command or len(intent.name) > 1)
    )


def _head(theme: Theme) -> int:
    return round(theme.type_px(TypeStyle.HEADING) * 1.5)


def _row(theme: Theme) -> int:
    return max(theme.px(58), round(theme.type_px(TypeStyle.BODY) * 2.6))
