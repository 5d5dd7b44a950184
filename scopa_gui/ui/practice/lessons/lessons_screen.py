"""List of all lessons with those that are done; at the right a description of the chosen one, and its first cards."""

from collections.abc import Sequence

from scopa_gui.coach.lessons.curriculum import BY_KEY, CHAPTERS, COURSE
from scopa_gui.coach.lessons.lesson import Lesson
from scopa_gui.coach.lessons.lesson_progress import LessonProgress
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.charts import RIGHT
from scopa_gui.ui.kit.layout import Part, Stack, Words
from scopa_gui.ui.kit.page_parts import Title
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.theme import GOLD, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.practice.cards_on_cloth import pictured_position, spread_piles
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun_lessons, done_lessons
from scopa_gui.ui.practice.lessons.lesson_paper import lesson_title
from scopa_gui.ui.practice.lessons.lesson_texts import chapter_title, lesson_text
from scopa_gui.ui.words.translation import _, ngettext


class LessonsScreen(ListPage):
    """The first lesson not done is chosen at first; what is done is read again whenever the screen comes up."""

    share = 0.4
    entered = "button:start"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._done = done_lessons(context.archive.training)
        self.chosen = self._first_open()

    def open(self) -> None:
        before = self._done
        self._done = done_lessons(self.context.archive.training)
        if self.chosen in self._done - before:
            self.chosen = self._first_open()
        self.rebuild()

    def _first_open(self) -> str:
        return next((lesson.key for lesson in COURSE if lesson.key not in self._done), COURSE[0].key)

    @property
    def lesson(self) -> Lesson:
        """The chosen lesson."""
        return BY_KEY[self.chosen]

    def heading(self) -> Part:
        count = len(self._done)
        words = ngettext("{count} of {all} done", "{count} of {all} done", count)
        return Title(_("Lessons"), words.format(count=count, all=len(COURSE)))

    def listing(self) -> Listing:
        steps = begun_lessons(self.context.archive.training)
        headings = {lessons[0].key: chapter_title(chapter) for chapter, lessons in CHAPTERS.items()}
        items = []
        for number, lesson in enumerate(COURSE, 1):
            key = lesson.key
            mark = RIGHT if key in self._done else GOLD if key in steps else None
            title = f"{number}. {self._words('title', key)}"
            items.append(Item(key, title, "", mark, half=key not in self._done, heading=headings.get(key, "")))
        return Listing("lessons", items, self.chosen, self.choose)

    def buttons(self) -> Sequence[Widget]:
        step = begun_lessons(self.context.archive.training).get(self.chosen, 0)
        if step:
            words = _("Continue at step {number}").format(number=step + 1)
            return (
                Button("start", words, lambda: self._start(step), ButtonKind.PRIMARY),
                Button("anew", _("From the beginning"), self._start),
            )
        words = _("Once more") if self.chosen in self._done else _("Begin")
        return (Button("start", words, self._start, ButtonKind.PRIMARY),)

    def _start(self, step: int = 0) -> Answer:
        return Push("lesson", lesson=self.lesson, start=step, follow=self._follow)

    def _follow(self, lesson: Lesson) -> None:
        """Choose the lesson that the pupil went on to."""
        self.chosen = lesson.key

    def detail(self) -> Part:
        number = _("Lesson {number} of {all}").format(number=COURSE.index(self.lesson) + 1, all=len(COURSE))
        title = lesson_title(self.context, number, self._words("title", self.chosen), 96)
        line = Words(self._words("line", self.chosen), TypeStyle.QUOTE, INK_SOFT, lines=2.0)
        session = LessonProgress(self.lesson)
        piles = session.piles
        cards = (
            pictured_position(self.context, session.view)
            if piles is None
            else spread_piles(self.context, piles.piles, piles.scope)
        )
        return Stack(title, line, cards, gap=2.0)

    def _words(self, name: str, key: str) -> str:
        return lesson_text(f"{key}.{name}")
