"""Menu of the practice: a tile for each kind, with its figures."""

from collections.abc import Callable
from functools import partial

import pygame

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.practice.match_mistakes import all_due, due_exercises, own_mistakes, put_in_order
from scopa_gui.coach.practice.practice_progress import days_of
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.ui.kit.layout import Control, Drawn, Grid, Part, Row, Space, Stack
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.widgets.button import Button, Tile
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.cards_with_words import draw_hand
from scopa_gui.ui.practice.lessons.lesson_bookmarks import done_lessons
from scopa_gui.ui.practice.puzzles.rating_words import level_figure, streak_words
from scopa_gui.ui.words.translation import _, ngettext

COLUMNS = 3
_HANDS = {
    "lessons": ("AB", "5C"),
    "today": ("7D",),
    "puzzles": ("RC", "7S", "AD"),
    "mistakes": ("", "FB"),
    "memory": ("", "", "", ""),
    "progress": ("7C", "7B", "7S", "7D"),
}
"""Short names of the cards on each tile; "" is a card that lies face down."""


class PracticeScreen(ControlScreen):
    """Screen of six tiles, whose words are made again whenever it comes up."""

    def open(self) -> None:
        put_in_order(self.context.archive.training, self.context.now())
        self.rebuild()

    def content(self) -> Part:
        training = self.context.archive.training
        shelf = shelf_of(training, self.context.now())
        learnt = len(done_lessons(training))
        lessons = ngettext("{count} of {all} done", "{count} of {all} done", learnt)
        streak = days_of(training.attempts(), self.context.now()).streak
        days = streak_words(streak) if streak else _("by theme and by day")
        daily = _("the same for everybody")
        if shelf.today is not None and shelf.today.tried:
            daily = _("solved") if shelf.today.found else _("not solved today")
        solved = _("{count} of {all} solved").format(count=shelf.progress.count(shelf.puzzles), all=len(shelf.puzzles))
        if shelf.ratings.answers:
            solved = _("{solved}; level {level}").format(solved=solved, level=level_figure(shelf.ratings.player))
        tiles: tuple[tuple[str, str, str, Callable[[], Answer]], ...] = (
            ("today", _("Today’s puzzle"), daily, self._today),
            ("lessons", _("Lessons"), lessons.format(count=learnt, all=len(COURSE)), lambda: Push("lessons")),
            ("puzzles", _("Puzzles"), solved, lambda: Push("puzzles")),
            ("mistakes", _("Your mistakes"), self._due_words(), self._mistakes),
            ("memory", _("Memory"), _("what has been played?"), lambda: Push("drill")),
            ("progress", _("Your progress"), days, lambda: Push("progress")),
        )
        made = [
            Control(Tile(name, label, note, press, partial(self._paint, name))) for name, label, note, press in tiles
        ]
        return self.full_page(
            _("Practice"),
            Grid(made, COLUMNS, gap=2.5, between=2.5, grow=1.0),
            Button("own", _("Set up a position"), lambda: Push("own_position")),
            Button("sent", _("From a friend"), lambda: Push("typed_text")),
        )

    def _due_words(self) -> str:
        """Return how many mistakes are due, or wait until tomorrow."""
        training = self.context.archive.training
        now = self.context.now()
        due = len(due_exercises(training, now))
        waiting = len(all_due(training, now))
        if due:
            return ngettext("{count} position is due", "{count} positions are due", due).format(count=due)
        if waiting:
            words = ngettext("enough for today: {count} left", "enough for today: {count} left", waiting)
            return words.format(count=waiting)
        mine = own_mistakes(training, now)
        return _("nothing is due: practise ahead") if mine else _("from your matches, asked again")

    def _today(self) -> Answer:
        today = shelf_of(self.context.archive.training, self.context.now()).today
        return USED if today is None else Push("puzzle", exercises=[today.exercise])

    def _mistakes(self) -> Answer:
        """Open what is due; if today's share is done, ask first; if nothing is due, open some of the mistakes."""
        training = self.context.archive.training
        now = self.context.now()
        asked = due_exercises(training, now)
        if not asked and all_due(training, now):
            return Push("enough_today")
        asked = asked or own_mistakes(training, now)
        return Push("puzzle", exercises=asked) if asked else Push("no_mistakes")

    def _paint(self, name: str, brush: Brush, box: pygame.Rect) -> None:
        """Draw the picture of a tile: some cards; on the tile of the lessons the teacher is next to them."""
        hand = Drawn(lambda brush, box: draw_hand(brush, self.context.cards(), box, _HANDS[name]))
        width = box.height * 0.9 / brush.theme.unit
        teacher = Drawn(self._paint_teacher, width=width)
        with_teacher = Row(Space(), teacher, Stack(hand, width=width), Space(), gap=0.0)
        (with_teacher if name == "lessons" else hand).paint(brush, box)

    def _paint_teacher(self, brush: Brush, box: pygame.Rect) -> None:
        picture = self.context.portraits().card("la_prof", round(box.height * 0.86))
        if picture is not None:
            brush.surface.blit(picture, picture.get_rect(center=box.center))
