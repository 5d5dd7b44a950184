"""The lessons to choose from, with those that are done; on the right what each is about, and its first cards."""

from collections.abc import Mapping

import pygame

from scopa_gui.coach.lessons.curriculum import BY_KEY, CHAPTERS, COURSE
from scopa_gui.coach.lessons.lesson import Lesson
from scopa_gui.coach.lessons.lesson_session import LessonSession
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import GOLD, GOLD_DEEP, INK, INK_SOFT, IVORY_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun, done
from scopa_gui.ui.practice.lessons.lesson_paper import TEACHER
from scopa_gui.ui.practice.lessons.spread_piles import draw_piles
from scopa_gui.ui.practice.lessons.words.lesson_texts import CHAPTER_TITLES, lesson_text
from scopa_gui.ui.practice.puzzles.position_thumbnail import draw_position
from scopa_gui.ui.words.translation import _, ngettext

_DONE: Colour = (52, 138, 84)
_FACE = 96


class LessonsScreen(ListAndDetail):
    """The first lesson not done is chosen, then the one come to; what is done is read again with the screen."""

    share = 0.4
    list_name = "list:lessons"
    entered = "button:start"
    below = (("button:start", 300), ("button:anew", 300), ("button:back", 200))

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._done, self._begun = self._look()
        self._chosen = self._first_open()

    def open(self) -> None:
        before = self._done
        self._done, self._begun = self._look()
        if self._chosen in self._done - before:
            self._chosen = self._first_open()
        self.rebuild()

    def _look(self) -> tuple[frozenset[str], Mapping[str, int]]:
        """The lessons that were gone through to the end, and the steps to go on from."""
        training = self.context.archive.training
        return done(training), begun(training)

    def _first_open(self) -> str:
        return next((lesson.key for lesson in COURSE if lesson.key not in self._done), COURSE[0].key)

    @property
    def lesson(self) -> Lesson:
        """The chosen one."""
        return BY_KEY[self._chosen]

    # Controls

    def heading(self) -> str:
        return _("Lessons")

    def build(self) -> list[Widget]:
        deck = self.context.settings.deck
        titles = {
            lesson.key: f"{number}. {lesson_text(f'{lesson.key}.title', deck)}"
            for number, lesson in enumerate(COURSE, 1)
        }
        headings = {lessons[0].key: _(CHAPTER_TITLES[chapter]) for chapter, lessons in CHAPTERS.items()}
        items = [
            Item(key, title, "", self._mark(key), half=key not in self._done, heading=headings.get(key, ""))
            for key, title in titles.items()
        ]
        step = self._begun.get(self._chosen, 0)
        words = (
            _("Continue at step {number}").format(number=step + 1)
            if step
            else _("Once more")
            if self._chosen in self._done
            else _("Begin")
        )
        restart = [Button("anew", _("From the beginning"), self._restart)] if step else []
        return [
            Listing("lessons", items, self._chosen, self._choose),
            Button("start", words, self._start, ButtonKind.PRIMARY),
            *restart,
            Button("back", _("Back"), Pop),
        ]

    def _mark(self, key: str) -> Colour | None:
        """Green when done, of gold when begun."""
        return _DONE if key in self._done else GOLD if key in self._begun else None

    def _start(self) -> Answer:
        return Push("lesson", lesson=self.lesson, start=self._begun.get(self._chosen, 0), follow=self._follow)

    def _restart(self) -> Answer:
        return Push("lesson", lesson=self.lesson, follow=self._follow)

    def _follow(self, lesson: Lesson) -> None:
        """The pupil went on to another lesson: that one is chosen here, too."""
        self._chosen = lesson.key

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        brush = self.brush(surface)
        deck = self.context.settings.deck
        progress = pygame.Rect(self.sheets[1].left, theme.px(24), self.sheets[1].width, theme.px(44))
        done_words = ngettext("{count} of {all} done", "{count} of {all} done", len(self._done)).format(
            count=len(self._done), all=len(COURSE)
        )
        brush.write(progress, done_words, TypeStyle.NOTE, IVORY_SOFT, align="right")
        inner = self.inner
        side = theme.px(_FACE)
        picture = self.context.portraits().round("la_prof", side)
        left = inner.left
        if picture is not None:
            surface.blit(picture, inner.topleft)
            left += side + theme.space(2)
        kicker = pygame.Rect(left, inner.top, inner.right - left, round(side * 0.3))
        number = _("Lesson {number} of {all}").format(number=COURSE.index(self.lesson) + 1, all=len(COURSE))
        brush.write(kicker, f"{TEACHER} \N{MIDDLE DOT} {number}", TypeStyle.SMALL, GOLD_DEEP)
        title = pygame.Rect(left, kicker.bottom, kicker.width, side - kicker.height)
        brush.write(title, lesson_text(f"{self._chosen}.title", deck), TypeStyle.HEADING, INK, valign="top")
        line = pygame.Rect(inner.left, inner.top + side + theme.space(2), inner.width, theme.px(64))
        brush.write(line, lesson_text(f"{self._chosen}.line", deck), TypeStyle.QUOTE, INK_SOFT, valign="top")
        felt = pygame.Rect(
            inner.left, line.bottom + theme.space(1), inner.width, inner.bottom - line.bottom - theme.space(1)
        )
        session = LessonSession(self.lesson)
        brush = Brush(surface, theme, brush.text)
        if session.piles is not None:
            draw_piles(brush, self.context, felt, session.piles.piles, session.piles.scope, 0)
        else:
            draw_position(brush, self.context, felt, session.view)
