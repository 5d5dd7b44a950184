"""A lesson at the table: the teacher explains on a sheet of paper, shows moves, asks, and corrects.

Next and Back (Enter and Backspace) go from step to step. After a wrong move its consequences are shown; then it is
taken back.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

import pygame

from scopa_gui.coach.lessons.counted_answers import ME, NOBODY, THEM, WHO
from scopa_gui.coach.lessons.curriculum import COURSE, INTRODUCTION
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Lesson
from scopa_gui.coach.lessons.lesson_progress import LessonProgress, PupilAnswer
from scopa_gui.coach.lessons.setting import cards
from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Replace
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import PRESS, SHOW, TAKE_BACK, TRY_AGAIN, bound
from scopa_gui.ui.pictures.described_rows import spoken_cards
from scopa_gui.ui.practice.cards_on_cloth import spread_piles
from scopa_gui.ui.practice.lessons.demonstration import Demonstration
from scopa_gui.ui.practice.lessons.lesson_bookmarks import save_done, save_step
from scopa_gui.ui.practice.lessons.lesson_paper import WIDE, LessonText, lesson_body, lesson_head
from scopa_gui.ui.practice.lessons.lesson_texts import lesson_text
from scopa_gui.ui.practice.paper_session import PaperSession
from scopa_gui.ui.table.aids.position_aids import PositionAids
from scopa_gui.ui.table.companions.side_paper import Offer
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.words.translation import _

_OTHERS = {2: ("rosa",), 4: ("gennaro", "carmela", "don_ciro")}
"""Levels of the others by number of players; the texts call them by their names."""


class LessonSession(PaperSession):
    """A lesson from step `start` on; each step reached is saved. `follow` is called with the lesson when it opens."""

    def __init__(
        self, context: Context, lesson: Lesson, start: int = 0, follow: Callable[[Lesson], None] = lambda lesson: None
    ) -> None:
        self.lesson = lesson
        self.progress = LessonProgress(lesson, start)
        self._follow = follow
        super().__init__(context, WIDE)
        self.demonstration = Demonstration(self.screen, self.changed)
        self.screen.companions += [self.demonstration, PositionAids(self.screen, lambda: self.shows_cards)]
        self.screen.status_line.opens = False
        self._laid_cards = self.shows_cards
        self._said: PupilAnswer | None = None
        self._missed = False
        self._tried: set[int] = set()
        self._opened = False

    # Coming and going

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self._follow(self.lesson)
            self._enter()

    def leave(self) -> Answer:
        """Go back to the screen below."""
        return Pop()

    @property
    def shows_cards(self) -> bool:
        """True if there is a position on the table, False while piles are counted."""
        return self.progress.piles is None

    def leaves(self, window: Theme) -> Theme:
        self._laid_cards = self.shows_cards
        return window

    @property
    def position(self) -> PlayerView:
        return self.progress.view

    @property
    def others(self) -> Sequence[str]:
        return _OTHERS[self.position.rules.players]

    def finish(self) -> bool:
        return self.demonstration.finish()

    # Steps

    def _enter(self) -> None:
        """Begin the step that the pupil has reached."""
        self._said = None
        self._missed = False
        self._tried.clear()
        shown = self.progress.begin()
        self.demonstration.begin(shown)
        self.seat()
        view = shown[0].before if shown else self.progress.view
        other = len(view.counts) != len(self.screen.timeline.view.counts) or self._laid_cards != self.shows_cards
        self.screen.show_view(view)
        if other:
            self.screen.lay_again()
        self.paper.group.focus = None
        self.paper.group.shows_focus = False
        self.context.tell(
            save_step(self.context.archive.training, self.lesson, self.progress.place, self.context.now())
        )
        self.changed()

    def _on(self) -> Answer:
        """Go to the next step; after the last one the lesson is done."""
        if self.demonstration.finish():
            return USED
        if self.progress.on():
            self._enter()
            return USED
        if not self.progress.is_answered:
            return USED
        return self.finished(Pop())

    def _back(self) -> Answer:
        if self.progress.back():
            self._enter()
        return USED

    def finished(self, answer: Answer) -> Answer:
        """Save that the lesson is done, and leave it with `answer`."""
        self.context.sound.play("win")
        self.context.tell(save_done(self.context.archive.training, self.lesson, self.context.now()))
        return answer

    def pass_time(self, dt: float) -> Answer:
        self.demonstration.wait(dt, self.screen.pace.factor)
        return None

    @property
    def animating(self) -> bool:
        """True while moves are still to come."""
        return self.demonstration.waits

    # Answers

    @property
    def _shows_wrong(self) -> bool:
        """True while the consequences of a wrong move are shown."""
        return self._said is not None and not self._said.right and bool(self._said.shown)

    @property
    def my_turn(self) -> bool:
        asked = isinstance(self.progress.step, Ask) and not self.progress.is_answered
        return asked and not self._shows_wrong and not self.animating

    @property
    def shows_captures(self) -> bool:
        """False until the question is answered: captures that are shown could give the answer away."""
        return super().shows_captures and self.progress.is_answered

    def play(self, move: Move) -> None:
        """Answer with a move; if no move is asked for, say so."""
        self.screen.control.let_go(self.screen.timeline.view)
        if not self.my_turn:
            is_counting = isinstance(self.progress.step, CountQuestion) and not self.progress.is_answered
            self.screen.status_line.refuse(
                _("Choose one of the answers.") if is_counting else _("Nothing to play yet: press Next.")
            )
            self.screen.redraw()
            return
        answered = self.progress.answer(move)
        self._said = answered
        self._missed = self._missed or not answered.right
        if not answered.right:
            self.context.sound.play("knock")
        self.demonstration.begin(answered.shown)
        if self.animating:
            self.demonstration.show_next()
        self.changed()

    def _count(self, number: int) -> Answer:
        if not self.progress.is_answered:
            self._said = self.progress.answer_count(number)
            self._tried.add(number)
            self._missed = self._missed or not self._said.right
            self.context.sound.play("coin" if self._said.right else "knock")
            self.changed()
        return USED

    def _again(self) -> Answer:
        """Take back the consequences of a wrong answer."""
        self._said = None
        self.demonstration.drop(self.progress.view)
        self.changed()
        return USED

    def _show_answer(self) -> Answer:
        """Let the teacher answer."""
        self._again()
        step = self.progress.step
        if isinstance(step, Ask):
            self.play(move_named(step.right[0]))
        elif isinstance(step, CountQuestion):
            self._count(self.progress.counted)
        return USED

    # Buttons

    def offers(self) -> list[list[Offer | None]]:
        """Return the buttons of this moment; the one that goes on is always at the lower right."""
        back = Offer("step-back", _("Step back"), self._back) if self.progress.place else None
        answer: list[Offer | None] = [Offer("show", _("Show me"), self._show_answer, binding=SHOW)]
        if self._shows_wrong:
            return [answer, [None, Offer("again", _("Try again"), self._again, ButtonKind.PRIMARY, TRY_AGAIN)]]
        if not self.progress.is_answered:
            return [*([answer] if self._missed else []), *self._numbers(), [back, None]]
        if not self.progress.is_last:
            return [[back, Offer("next", PRESS.label(_("Next")), self._on, ButtonKind.PRIMARY)]]
        if self.lesson is not self.lessons[-1]:
            following = self.lessons[self.lessons.index(self.lesson) + 1]
            to_next = partial(self.finished, Replace("lesson", lesson=following, follow=self._follow))
            onward = Offer("lesson", _("Next lesson"), to_next, ButtonKind.PRIMARY)
        elif self._is_introduction:
            to_match = partial(self.finished, Home("first_match"))
            onward = Offer("match", _("Your first match"), to_match, ButtonKind.PRIMARY)
        else:
            return [[back, Offer("next", _("Done"), self._on, ButtonKind.PRIMARY)]]
        return [[Offer("next", _("Done"), self._on)], [back, onward]]

    def _numbers(self) -> list[list[Offer | None]]:
        """Return a row with the answers to choose from if something is to be counted."""
        step = self.progress.step
        if not isinstance(step, CountQuestion):
            return []
        people = {ME: _("You"), THEM: "Rosa", NOBODY: _("Nobody")}
        row: list[Offer | None] = []
        for place, number in enumerate(step.answers, 1):
            label = people[number] if step.what.startswith(WHO) else str(number)
            binding = bound(label) if label.isascii() and label.isdigit() else None
            press = partial(self._count, number)
            row.append(Offer(f"answer{place}", label, press, binding=binding, enabled=number not in self._tried))
        return [row]

    @property
    def _is_introduction(self) -> bool:
        """True if it is one of the lessons that lead a newcomer to the first match."""
        return self.context.settings.first_steps == "lessons" and self.lesson in INTRODUCTION

    @property
    def lessons(self) -> Sequence[Lesson]:
        """The series that this lesson belongs to, in order."""
        return INTRODUCTION if self._is_introduction else COURSE

    # Intents

    def answer_first(self, intent: Intent) -> Answer:
        """Go on with Enter, back with Backspace or U; a wrong answer is taken back first."""
        if not isinstance(intent, Key) or intent.alt or intent.command:
            return None
        if TAKE_BACK.is_pressed(intent):
            return self._again() if self._shows_wrong else self._back()
        if intent.name not in ("enter", "space") or self.paper.group.shows_focus:
            return None
        if self.demonstration.finish():
            return USED
        for offer in chain(*self.offers()):
            if offer is not None and offer.kind is ButtonKind.PRIMARY and offer.press is not None:
                return offer.press()
        return None if self.my_turn else USED

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return both piles while they are counted."""
        counted = self.progress.piles
        piles = () if counted is None else zip((_("You"), "Rosa"), counted.piles, strict=True)
        return tuple(chain(*(spoken_cards(f"pile:{name}", name, pile) for name, pile in piles)))

    # Pictures

    def line_of(self, usual: str) -> str:
        """Return the status line; if it is empty, that a card is asked for."""
        asks = self.my_turn and not self.screen.timeline.running
        return usual or (_("Your turn: play a card") if asks else "")

    def draw_still(self, brush: Brush) -> None:
        piles = self.progress.piles
        if piles is not None:
            window = self.screen.whole
            edge = window.px(16)
            menu = pygame.Rect(self.screen.layout.regions.menu)
            top = max(edge, menu.bottom + edge // 2)
            box = pygame.Rect(edge, top, self.paper.rect.left - 2 * edge, window.size[1] - top - edge)
            spread = spread_piles(self.context, piles.piles, piles.scope, self._lit())
            spread.paint(Brush(brush.surface, window, brush.text), box)
        super().draw_still(brush)

    def paper_head(self) -> Part:
        number = _("Lesson {number} of {all}").format(number=self.lessons.index(self.lesson) + 1, all=len(self.lessons))
        title = self._words(f"{self.lesson.key}.title")
        return lesson_head(self.context, number, title, self.progress.place, self.progress.length)

    def paper_body(self) -> Part:
        return lesson_body(self.said())

    def draw(self, brush: Brush) -> None:
        if self.shows_cards:
            self._frame_cards(brush)
        super().draw(brush)

    def _frame_cards(self, brush: Brush) -> None:
        """Draw frames around the cards of the step, at rest; they would cover the numbers of a choice on the table."""
        screen = self.screen
        control = screen.control
        layout = screen.layout
        if screen.timeline.running or control.choice.aimed is not None:
            return
        table = layout.table if control.choice.focus is None else ()
        lit = self._lit()
        sight = screen.sight()
        for card in (*table, *layout.hand):
            if lit >> card & 1 and card != control.dragged:
                at = screen.painter.in_hand(sight, card) if card in layout.hand else layout.cards[card]
                marks.draw_frame(brush, layout.card, at, "solid")

    def _lit(self) -> CardSet:
        """Return the cards that are framed: those of the step until its question is answered."""
        asked = isinstance(self.progress.step, Ask) and self._said is not None
        return 0 if asked else cards(self.progress.step.lit)

    def said(self) -> LessonText:
        """Return the text of the paper; a comment on an answer comes after the moves it shows."""
        text = self._words(self.progress.text)
        if self._said is None or self.animating or (self._said.shown and self.screen.timeline.running):
            return LessonText(text)
        return LessonText(text, self._words(self._said.text), self._said.right)

    def _words(self, name: str) -> str:
        return lesson_text(name)


def lesson_screen_of(
    context: Context, lesson: Lesson, start: int = 0, follow: Callable[[Lesson], None] = lambda lesson: None
) -> TableScreen:
    """Return the table of a lesson from step `start` on; `follow` is called with each lesson that opens."""
    return LessonSession(context, lesson, start, follow).screen
