"""A lesson at the table: the teacher explains on a sheet of paper, shows on the cards, asks, and corrects.

Next and Back go step by step (Enter and Backspace). A wrong move is played on to show what comes of it, then taken
back.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain

import pygame

from scopa_gui.coach.lessons.counted_answers import ME, NOBODY, THEM, WHO
from scopa_gui.coach.lessons.curriculum import COURSE, INTRODUCTION
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Lesson
from scopa_gui.coach.lessons.lesson_session import LessonSession, PupilAnswer
from scopa_gui.coach.lessons.setting import cards
from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Replace
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import PRESS, SHOW, TAKE_BACK, TRY_AGAIN, bound
from scopa_gui.ui.pictures.described_rows import spoken_cards
from scopa_gui.ui.practice.lessons.demonstration import Demonstration
from scopa_gui.ui.practice.lessons.lesson_bookmarks import keep_done, keep_step
from scopa_gui.ui.practice.lessons.lesson_paper import WIDE, LessonPaper, LessonText
from scopa_gui.ui.practice.lessons.spread_piles import draw_piles
from scopa_gui.ui.practice.lessons.words.lesson_texts import lesson_text
from scopa_gui.ui.table.aids.position_aids import PositionAids
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.companions.side_paper import Offer, SidePaper, names_of, plated, plates_of
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.words.translation import _

_PEOPLE = {2: ("rosa",), 4: ("gennaro", "carmela", "don_ciro")}
"""People at the table by number of players: the texts call them by their names."""


class LessonScreen(Board):
    """Lesson from step `start` on; the step reached is saved. `follow` is called with the lesson as it opens."""

    has_chips = False

    def __init__(
        self, context: Context, lesson: Lesson, start: int = 0, follow: Callable[[Lesson], None] = lambda lesson: None
    ) -> None:
        self.lesson = lesson
        self.session = LessonSession(lesson, start)
        self._follow = follow
        view = self.session.view
        super().__init__(context, view, *names_of(view, _PEOPLE[view.rules.players]))
        self.demonstration = Demonstration(self, self.changed)
        self.paper = SidePaper(self, self.offers, self.leave, finish=self.demonstration.finish, wide=WIDE)
        self.page = LessonPaper(context, self.paper)
        self.companions += [self.paper, self.demonstration, PositionAids(self, lambda: self.has_cards)]
        self.status_line.opens = False
        self._laid_cards = self.has_cards
        self._said: PupilAnswer | None = None
        self._shown_wrong = False
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
        """Back to where one came from."""
        return Pop()

    @property
    def has_cards(self) -> bool:
        """True if a position is on the table: not while piles are counted."""
        return self.session.piles is None

    def resize(self, theme: Theme) -> None:
        self._laid_cards = self.has_cards
        self._seat()
        super().resize(theme)

    def _seat(self) -> None:
        """Names, in the current language."""
        view = self.session.view
        self.status_line.names, self.sides = names_of(view, _PEOPLE[view.rules.players])

    # Steps

    def _enter(self) -> None:
        """Begin the session's step."""
        self._said = None
        self._shown_wrong = False
        self._missed = False
        self._tried.clear()
        shown = self.session.begin()
        self.demonstration.begin(shown)
        self._seat()
        view = shown[0].before if shown else self.session.view
        other = len(view.counts) != len(self.timeline.view.counts) or self._laid_cards != self.has_cards
        self.show_view(view)
        if other:
            self.lay_again()
        self.paper.group.focus = None
        self.paper.group.shows_focus = False
        self.context.tell(keep_step(self.context.archive.training, self.lesson, self.session.place, self.context.now()))
        self.changed()

    def _on(self) -> Answer:
        """The next step; after the last one the lesson is done."""
        if self.demonstration.finish():
            return USED
        if self.session.on():
            self._enter()
            return USED
        if not self.session.is_answered:
            return USED
        self.record()
        return Pop()

    def _to_next_lesson(self) -> Answer:
        self.record()
        return Replace("lesson", lesson=self.lessons[self.lessons.index(self.lesson) + 1], follow=self._follow)

    def _to_first_match(self) -> Answer:
        self.record()
        return Home("first_match")

    def _back(self) -> Answer:
        if self.session.back():
            self._enter()
        return USED

    def record(self) -> None:
        self.context.sound.play("win")
        self.context.tell(keep_done(self.context.archive.training, self.lesson, self.context.now()))

    def changed(self) -> None:
        """Other words, other buttons."""
        self.paper.renew()
        self.settle()

    def pass_time(self, dt: float) -> Answer:
        self.demonstration.wait(dt, self.pace.factor)
        return None

    @property
    def waits(self) -> bool:
        """True while moves are still to come."""
        return self.demonstration.waits

    # Answers

    @property
    def my_turn(self) -> bool:
        asked = isinstance(self.session.step, Ask) and not self.session.is_answered
        return asked and not self._shown_wrong and not self.waits

    @property
    def shows_captures(self) -> bool:
        """Not while that is what is asked."""
        return super().shows_captures and self.session.is_answered

    def play(self, move: Move) -> None:
        """Answer with a move; where no move is asked for, say so."""
        self.control.let_go(self.timeline.view)
        if not self.my_turn:
            self.status_line.refuse(
                _("Choose one of the answers.") if self._counts else _("Nothing to play yet: press Next.")
            )
            self.redraw()
            return
        answered = self.session.answer(move)
        self._said = answered
        self._missed = self._missed or not answered.right
        self._shown_wrong = not answered.right and bool(answered.shown)
        if not answered.right:
            self.context.sound.play("knock")
        self.demonstration.begin(answered.shown)
        if self.waits:
            self.demonstration.show_next()
        self.changed()

    def _count(self, number: int) -> Answer:
        if not self.session.is_answered:
            self._said = self.session.answer_count(number)
            self._tried.add(number)
            self._missed = self._missed or not self._said.right
            self.context.sound.play("coin" if self._said.right else "knock")
            self.changed()
        return USED

    def _again(self) -> Answer:
        """Take back what was shown of a wrong answer."""
        self._shown_wrong = False
        self._said = None
        self.demonstration.drop(self.session.view)
        self.changed()
        return USED

    def _show_answer(self) -> Answer:
        """The teacher plays it."""
        self._again()
        step = self.session.step
        if isinstance(step, Ask):
            self.play(move_named(step.right[0]))
        elif isinstance(step, CountQuestion):
            self._count(self.session.counted)
        return USED

    # Buttons

    def offers(self) -> list[list[Offer | None]]:
        """The buttons of now; that which goes on is always in the same place, at the lower right."""
        back = Offer("step-back", _("Step back"), self._back) if self.session.place else None
        answer: list[Offer | None] = [Offer("show", _("Show me"), self._show_answer, binding=SHOW)]
        if self._shown_wrong:
            return [answer, [None, Offer("again", _("Try again"), self._again, ButtonKind.PRIMARY, TRY_AGAIN)]]
        if not self.session.is_answered:
            step = self.session.step
            numbers = (
                [[self._answer_offer(step, number) for number in step.answers]]
                if isinstance(step, CountQuestion)
                else []
            )
            return [*([answer] if self._missed else []), *numbers, [back, None]]
        if not self.session.is_last:
            return [[back, Offer("next", PRESS.label(_("Next")), self._on, ButtonKind.PRIMARY)]]
        if not self._has_next and not self._is_introduction:
            return [[back, Offer("next", _("Done"), self._on, ButtonKind.PRIMARY)]]
        onward = (
            Offer("lesson", _("Next lesson"), self._to_next_lesson, ButtonKind.PRIMARY)
            if self._has_next
            else Offer("match", _("Your first match"), self._to_first_match, ButtonKind.PRIMARY)
        )
        return [[Offer("next", _("Done"), self._on)], [back, onward]]

    def _answer_offer(self, step: CountQuestion, number: int) -> Offer | None:
        people = {ME: _("You"), THEM: "Rosa", NOBODY: _("Nobody")}
        label = people[number] if step.what.startswith(WHO) else str(number)
        return Offer(
            f"answer{step.answers.index(number) + 1}",
            label,
            lambda: self._count(number),
            binding=bound(label) if label.isascii() and label.isdigit() else None,
            enabled=number not in self._tried,
        )

    @property
    def _is_introduction(self) -> bool:
        """True if it is one of the lessons that lead a newcomer to the first match."""
        return self.context.settings.first_steps == "lessons" and self.lesson in INTRODUCTION

    @property
    def lessons(self) -> Sequence[Lesson]:
        """Those that it is one of, in order."""
        return INTRODUCTION if self._is_introduction else COURSE

    @property
    def _has_next(self) -> bool:
        return self.lesson is not self.lessons[-1]

    # Intents

    def handle(self, intent: Intent) -> Answer:
        """At another step the focus of the buttons is hidden again."""
        place = self.session.place
        answer = super().handle(intent)
        if self.session.place != place:
            self.paper.group.shows_focus = False
        return answer

    def answer_first(self, intent: Intent) -> Answer:
        return self._key(intent) if isinstance(intent, Key) and not (intent.alt or intent.command) else None

    def _key(self, key: Key) -> Answer:
        """Enter goes on, Backspace or U back; what was shown of a wrong answer is taken back first."""
        if TAKE_BACK.is_pressed(key):
            return self._again() if self._shown_wrong else self._back()
        group = self.paper.group
        if key.name in ("enter", "space") and not group.shows_focus:
            if self.demonstration.finish():
                return USED
            main = next(
                (offer for offer in chain(*self.offers()) if offer is not None and offer.kind is ButtonKind.PRIMARY),
                None,
            )
            if main is not None and main.press is not None:
                return main.press()
            if not self.my_turn:
                return USED
        return None

    @property
    def _counts(self) -> bool:
        """True while a number is asked for."""
        return isinstance(self.session.step, CountQuestion) and not self.session.is_answered

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return what can be pressed: no card while piles are counted."""
        return super().targets() if self.has_cards else {**self.group.targets(), **self.paper.group.targets()}

    def spoken_parts(self) -> Sequence[Spoken]:
        """The table, or both piles where those are counted."""
        piles = self.session.piles
        deck = self.context.settings.deck
        if piles is None:
            return super().spoken_parts()
        names = (_("You"), "Rosa")
        piles_spoken = (
            spoken_cards(f"pile:{name}", name, pile, deck) for name, pile in zip(names, piles.piles, strict=True)
        )
        return tuple(chain(*piles_spoken))

    # Pictures

    def plates(self) -> Sequence[Plate]:
        """Return the plates, which say who sits at each seat as far as there is room for it."""
        return plated(plates_of(self.timeline.view, self.status_line.names), self.theme)

    def line(self) -> str:
        """Return the status line; when there is nothing else to say, that a card is asked for."""
        return super().line() or (_("Your turn: play a card") if self.my_turn and not self.timeline.running else "")

    def draw_still(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.whole, self.context.text)
        piles = self.session.piles
        if piles is None:
            super().draw_still(surface)
        else:
            self.context.cloth.draw(surface)
            edge = self.whole.px(16)
            menu = pygame.Rect(self.layout.regions.menu)
            top = max(edge, menu.bottom + edge // 2)
            box = pygame.Rect(edge, top, self.paper.rect.left - 2 * edge, self.whole.size[1] - top - edge)
            draw_piles(brush, self.context, box, piles.piles, piles.scope, self._lit())
        number = _("Lesson {number} of {all}").format(number=self.lessons.index(self.lesson) + 1, all=len(self.lessons))
        self.page.draw_still(
            brush, number, self._words(f"{self.lesson.key}.title"), self.session.place, self.session.length
        )

    def draw_movers(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.whole, self.context.text)
        if self.has_cards:
            super().draw_movers(surface)
            if not self.timeline.running and self.control.choice.aimed is None:
                self._draw_lit(Brush(surface, self.theme, self.context.text))
        else:
            self.group.draw(Brush(surface, self.theme, self.context.text))
        self.page.draw(brush, self.said())

    def _draw_lit(self, brush: Brush) -> None:
        """A frame round the cards that the teacher speaks of."""
        sight = self.sight()
        lit = self._lit()
        # On the table the numbers of a choice would lie below the frames.
        table = self.layout.table if self.control.choice.focus is None else ()
        for card in (*table, *self.layout.hand):
            if lit >> card & 1 and card != self.control.dragged:
                at = self.painter.in_hand(sight, card) if card in self.layout.hand else self.layout.cards[card]
                marks.draw_frame(brush, self.layout.card, at, "solid")

    def _lit(self) -> CardSet:
        """The cards that are lit up now: not once the question has its answer."""
        asked = isinstance(self.session.step, Ask) and self._said is not None
        return 0 if asked else cards(self.session.step.lit)

    def said(self) -> LessonText:
        """Return the text on the paper now; the comment on an answer comes once its moves have been shown."""
        text = self._words(self.session.text)
        if self._said is None or self.waits or (self._said.shown and self.timeline.running):
            return LessonText(text)
        return LessonText(text, self._words(self._said.text), self._said.right)

    def _words(self, name: str) -> str:
        return lesson_text(name, self.context.settings.deck)
