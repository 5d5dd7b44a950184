"""A lesson at the table: the teacher explains on a slip of paper, shows on the cards, asks, and corrects.

Next and Back go step by step (Enter and Backspace). A wrong move is played on to show what comes of it, then taken back.
"""

from collections import deque
from collections.abc import Callable, Mapping

import pygame

from scopa_gui.coach.lessons.counts import ME, NOBODY, THEM, WHO
from scopa_gui.coach.lessons.course import COURSE
from scopa_gui.coach.lessons.model import Ask, Count, Lesson
from scopa_gui.coach.lessons.setting import cards
from scopa_gui.coach.lessons.walk import Answered, Shown, Walk
from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.training import LESSON, Attempt, Exercise
from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.lesson_words.telling import lesson_text
from scopa_gui.ui.lessons.paper import Paper, Said
from scopa_gui.ui.lessons.seating import names_of, plates_of, roomy
from scopa_gui.ui.lessons.spread import draw_piles
from scopa_gui.ui.notices import sentence_of
from scopa_gui.ui.scene import USED, Answer, Pop, Replace
from scopa_gui.ui.table import marks
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.icons import Icon, draw_out
from scopa_gui.ui.table.layout import Layout
from scopa_gui.ui.table.panels import Plate
from scopa_gui.ui.theme import Theme
from scopa_gui.ui.widgets.base import Brush, Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.words import _

_BETWEEN = 0.5
"""Seconds from the end of a move that is shown to the next."""
_BEFORE = 0.9
"""Seconds for reading before the first one."""


def exercise_of(lesson: Lesson, now: float) -> Exercise:
    """What the store keeps of a lesson: that it was gone through to its end."""
    return Exercise(f"lesson/{lesson.key}", LESSON, "", 0, {"lesson": lesson.key}, now)


class LessonScene(Board):
    """One lesson, from its first step."""

    def __init__(self, context: Context, lesson: Lesson) -> None:
        self.lesson = lesson
        self.walk = Walk(lesson)
        super().__init__(context, self.walk.view, *names_of(self.walk.view))
        self.paper = Paper(context)
        self.whole = self.theme
        self._line: deque[Shown] = deque()
        self._pause = 0.0
        self._said: Answered | None = None
        self._shown_wrong = False
        self._missed = False
        self._opened = False

    # Coming and going

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self._enter()

    def resize(self, theme: Theme) -> None:
        self.whole = theme
        self.paper.place(theme)
        self._seat()
        super().resize(Theme((theme.size[0] - self.paper.width(theme), theme.size[1]), theme.text_scale, theme.table))
        self.chips = []
        self._offer()

    def _seat(self) -> None:
        """Names, in the language of now."""
        self.speaker.names, self.sides = names_of(self.walk.view)

    def icons(self) -> list[Widget]:
        box, side = pygame.Rect(self.layout.regions.menu), max(44, self.layout.regions.menu.width)
        icon = Icon("back", _("Back (Esc)"), self.leave, draw_out)
        icon.place(pygame.Rect(box.right - side, box.top, side, side), self.theme)
        return [icon]

    def layout_of(self, view: PlayerView) -> Layout:
        return roomy(super().layout_of(view))

    def leave(self) -> Answer:
        return Pop()

    # Steps

    def _enter(self) -> None:
        """Begin the step the pupil has come to."""
        self._said, self._shown_wrong, self._missed = None, False, False
        self._line.clear()
        shown = self.walk.begin()
        self._line.extend(shown)
        self._pause = -_BEFORE
        self._seat()
        view = shown[0].before if shown else self.walk.view
        other = len(view.counts) != len(self.course.view.counts)
        self.speaker.follow(view.history)
        self.show_view(view)
        if other:
            self.resize(self.whole)
        self.paper.group.focus, self.paper.group.shows_focus = None, False
        self._changed()

    def _changed(self) -> None:
        self._offer()
        self.redraw()
        self.settle()

    def _on(self) -> Answer:
        """The next step; after the last one the lesson is done."""
        if self._finish():
            return USED
        if self.walk.on():
            self._enter()
            return USED
        if not self.walk.is_answered:
            return USED
        self._record()
        return Pop()

    def _to_next_lesson(self) -> Answer:
        self._record()
        return Replace(LessonScene(self.context, COURSE[COURSE.index(self.lesson) + 1]))

    def _back(self) -> Answer:
        if self.walk.back():
            self._enter()
        return USED

    def _record(self) -> None:
        self.context.sound.play("win")
        now = self.context.now()
        exercise = exercise_of(self.lesson, now)
        notice = self.context.archive.training.answer(exercise, Attempt(exercise.key, now, right=True))
        if notice is not None:
            self.context.say(sentence_of(notice))

    # Answers

    @property
    def my_turn(self) -> bool:
        return isinstance(self.walk.step, Ask) and not self.walk.is_answered and not self._shown_wrong and not self._line

    def play(self, move: Move) -> None:
        """My answer; nothing is asked of who only looks on."""
        self.control.let_go(self.course.view)
        if not self.my_turn:
            self.redraw()
            return
        answered = self.walk.answer(move)
        self._said = answered
        self._missed = self._missed or not answered.right
        self._shown_wrong = not answered.right and bool(answered.shown)
        if not answered.right:
            self.context.sound.play("knock")
        self._line.extend(answered.shown)
        if self._line:
            self._step(self._line.popleft())
        self._changed()

    def _count(self, number: int) -> Answer:
        if not self.walk.is_answered:
            self._said = self.walk.answer_count(number)
            self._missed = self._missed or not self._said.right
            self.context.sound.play("coin" if self._said.right else "knock")
            self._changed()
        return USED

    def _again(self) -> Answer:
        """Take back what was shown of a wrong answer."""
        self._line.clear()
        self._shown_wrong, self._said = False, None
        self.speaker.follow(self.walk.view.history)
        self.show_view(self.walk.view)
        self._changed()
        return USED

    def _show_answer(self) -> Answer:
        """The teacher plays it."""
        self._again()
        step = self.walk.step
        if isinstance(step, Ask):
            self.play(move_named(step.right[0]))
        elif isinstance(step, Count):
            self._count(self.walk.counted)
        return USED

    # Motion

    def pass_time(self, dt: float) -> Answer:
        if self._line:
            self._pause += dt
            if self._pause >= _BETWEEN * self.pace.factor:
                self._pause = 0.0
                self._step(self._line.popleft())
                if not self._line:
                    self._changed()
        return None

    def _step(self, shown: Shown) -> None:
        self._pause = 0.0
        self.speaker.follow(shown.after.history)
        self.show_moved(shown.before, shown.after, shown.events, shown.move if shown.mine else None)

    def _finish(self) -> bool:
        """Jump to the end of what is being shown; whether there was something."""
        moved = self.course.running or bool(self._line)
        if self._line:
            last = self._line[-1]
            self._line.clear()
            self.speaker.follow(last.after.history)
            self.show_view(last.after)
            self._changed()
        elif self.course.running:
            self.skip()
        return moved

    @property
    def waits(self) -> bool:
        return bool(self._line)

    # Buttons

    def _offer(self) -> None:
        rows = self._rows()
        self.paper.offer([[Button(name, label, press, kind) for name, label, press, kind in row] for row in rows])

    def _rows(self) -> list[list[tuple[str, str, Callable[[], Answer], Kind]]]:
        """The buttons of this moment: name, label, what it does, what it looks like."""
        back = ("step-back", _("Step back (Backspace)"), self._back, Kind.PAPER)
        backs = [[back]] if self.walk.place else []
        answer = ("show", _("Show me"), self._show_answer, Kind.PAPER)
        if self._shown_wrong:
            return [[("again", _("Try again"), self._again, Kind.PRIMARY)], [answer]]
        if not self.walk.is_answered:
            step = self.walk.step
            numbers = [[self._answer_button(number) for number in step.answers]] if isinstance(step, Count) else []
            return [*numbers, *([[answer]] if self._missed else []), *backs]
        if not self.walk.is_last:
            return [[("next", _("Next (Enter)"), self._on, Kind.PRIMARY)], *backs]
        done = ("next", _("Done"), self._on, Kind.PAPER if self._has_next else Kind.PRIMARY)
        more = [[("lesson", _("Next lesson"), self._to_next_lesson, Kind.PRIMARY)]] if self._has_next else []
        return [*more, [done], *backs]

    def _answer_button(self, number: int) -> tuple[str, str, Callable[[], Answer], Kind]:
        step = self.walk.step
        assert isinstance(step, Count)
        people = {ME: _("You"), THEM: "Rosa", NOBODY: _("Nobody")}
        label = people[number] if step.what.startswith(WHO) else str(number)
        return f"answer{step.answers.index(number) + 1}", label, lambda: self._count(number), Kind.PAPER

    @property
    def _has_next(self) -> bool:
        return COURSE.index(self.lesson) + 1 < len(COURSE)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        self.dirty = True
        answer = self._on_paper(intent)
        if answer is not None:
            self.set_timers()
            return answer
        return super().handle(intent)

    def _on_paper(self, intent: Intent) -> Answer:
        """What the slip makes of an intent."""
        group = self.paper.group
        match intent:
            case Hover():
                group.handle(intent)
            case Press(pos, 1) if self.paper.rect.collidepoint(pos):
                return group.handle(intent) or USED
            case Press(_, 1) if self._finish():
                return USED
            case Drag() | Release():
                return group.handle(intent)
            case Key(alt=False, command=False):
                return self._key(intent)
        return None

    def _key(self, key: Key) -> Answer:
        """Enter goes on, Backspace back; Tab goes on from the last card to the buttons, and back."""
        group = self.paper.group
        if key.name == "backspace":
            return self._back()
        if key.name in ("enter", "space") and not group.shows_focus:
            if self._finish():
                return USED
            first = next(iter(group.widgets), None)
            if not self.my_turn and first is not None and not self._counts:
                return first.key(key)
        if not self.my_turn:
            return self._to_buttons(key)
        able = [widget for widget in group.widgets if widget.can_focus]
        if group.shows_focus:
            ends = able[0] if key.shift else able[-1]
            if key.name == "tab" and group.focused is ends:
                group.shows_focus = False
                return None
            return self._to_buttons(key)
        hand, choice = self.layout.hand, self.control.choice
        last = choice.aimed is None and self.control.keyboard and hand and choice.focus == hand[-1]
        if key.name == "tab" and not key.shift and last and able:
            group.shows_focus, group.focus = True, able[0].name
            return USED
        return None

    @property
    def _counts(self) -> bool:
        """Whether a number is asked for now."""
        return isinstance(self.walk.step, Count) and not self.walk.is_answered

    def _to_buttons(self, key: Key) -> Answer:
        """The key is for the slip's buttons; at another step the focus is hidden again."""
        place = self.walk.place
        answer = self.paper.group.handle(key)
        if self.walk.place != place:
            self.paper.group.shows_focus = False
        return answer

    def targets(self) -> Mapping[str, pygame.Rect]:
        table = {} if self.walk.piles is not None else super().targets()
        return {**table, **self.group.targets(), **self.paper.group.targets()}

    def focused(self) -> str | None:
        group = self.paper.group
        return group.focused.name if group.shows_focus and group.focused is not None else super().focused()

    # Pictures

    def plates(self) -> tuple[Plate, ...]:
        return plates_of(self.course.view, self.speaker.names, self.layout, self.whole.text_scale)

    def draw_still(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.whole, self.context.text)
        piles = self.walk.piles
        if piles is None:
            super().draw_still(surface)
        else:
            self.context.cloth.draw(surface)
            edge = self.whole.px(16)
            menu = pygame.Rect(self.layout.regions.menu)
            top = max(edge, menu.bottom + edge // 2)
            box = pygame.Rect(edge, top, self.paper.rect.left - 2 * edge, self.whole.size[1] - top - edge)
            draw_piles(brush, self.context, box, piles.piles, piles.scope, self._lit())
        number = _("Lesson {number} of {all}").format(number=COURSE.index(self.lesson) + 1, all=len(COURSE))
        self.paper.draw_still(brush, number, self._words(f"{self.lesson.key}.title"), self.walk.place, self.walk.length)

    def draw_movers(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.whole, self.context.text)
        if self.walk.piles is None:
            super().draw_movers(surface)
            if not self.course.running:
                self._draw_lit(Brush(surface, self.theme, self.context.text))
        else:
            self.group.draw(Brush(surface, self.theme, self.context.text))
        self.paper.draw(brush, self._saying())

    def _draw_lit(self, brush: Brush) -> None:
        """A frame round the cards that the teacher speaks of."""
        sight = self.sight()
        lit = self._lit()
        for card in (*self.layout.table, *self.layout.hand):
            if lit >> card & 1 and card != self.control.dragged:
                at = self.painter.in_hand(sight, card) if card in self.layout.hand else self.layout.cards[card]
                marks.draw_frame(brush, self.layout.card, at, "solid")

    def _lit(self) -> CardSet:
        """The cards that are lit up now: not once the question has its answer."""
        asked = isinstance(self.walk.step, Ask) and self._said is not None
        return 0 if asked else cards(self.walk.step.lit)

    def _saying(self) -> Said:
        """What stands on the slip now; what is said to an answer comes when its moves have been shown."""
        text = self._words(self.walk.text)
        if self._said is None or self._line or (self._said.shown and self.course.running):
            return Said(text)
        return Said(text, self._words(self._said.text), self._said.right)

    def _words(self, name: str) -> str:
        return lesson_text(name, self.context.settings.deck)
