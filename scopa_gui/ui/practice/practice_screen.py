"""Practice: a tile for each kind, with its figures."""

from collections.abc import Callable

import pygame

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.practice.match_mistakes import all_due, due_exercises, own_mistakes, put_in_order
from scopa_gui.coach.practice.practice_progress import days_of
from scopa_gui.coach.puzzles.puzzle_shelf import PuzzleShelf, Today, shelf_of
from scopa_gui.engine.cards import card_named
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Control, Grid, Part
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.widgets.button import Button, Paint, Tile
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.card_preview import draw_fan, fan
from scopa_gui.ui.pictures.sprites import TALLEST, Faces
from scopa_gui.ui.practice.lessons.lesson_bookmarks import done
from scopa_gui.ui.practice.puzzles.rating_words import level_figure
from scopa_gui.ui.words.translation import _, ngettext

COLUMNS = 3
TEACHER = "la_prof"
_HANDS = {
    "today": ("7D",),
    "puzzles": ("RC", "7S", "AD"),
    "mistakes": ("", "FB"),
    "memory": ("", "", "", ""),
    "progress": ("7C", "7B", "7S", "7D"),
}
"""The cards on each tile; "" is one that lies face down."""


class PracticeScreen(ControlScreen):
    """Screen of six tiles, and a position of one's own; the tiles' words are read again whenever it comes up."""

    def open(self) -> None:
        put_in_order(self.context.archive.training, self.context.now())
        self.rebuild()

    def content(self) -> Part:
        shelf = shelf_of(self.context.archive.training, self.context.now())
        learnt = len(done(self.context.archive.training))
        lessons = ngettext("{count} of {all} done", "{count} of {all} done", learnt)
        streak = days_of(self.context.archive.training.attempts(), self.context.now()).streak
        days = ngettext("{count} day in a row", "{count} days in a row", streak).format(count=streak)
        days = days if streak else _("by theme and by day")
        tiles: tuple[tuple[str, str, str, Callable[[], Answer]], ...] = (
            ("today", _("Today’s puzzle"), _today_words(shelf.today), self._today),
            ("lessons", _("Lessons"), lessons.format(count=learnt, all=len(COURSE)), lambda: Push("lessons")),
            ("puzzles", _("Puzzles"), _puzzle_words(shelf), lambda: Push("puzzles")),
            ("mistakes", _("Your mistakes"), self._due_words(), self._mistakes),
            ("memory", _("Memory"), _("what has been played?"), lambda: Push("drill")),
            ("progress", _("Your progress"), days, lambda: Push("progress")),
        )
        made = [Control(Tile(name, label, note, press, self._paint(name))) for name, label, note, press in tiles]
        return self.full_page(
            _("Practice"),
            Grid(made, COLUMNS, gap=2.5, between=2.5, grow=1.0),
            Button("own", _("Set up a position"), lambda: Push("own_position")),
            Button("sent", _("From a friend"), lambda: Push("typed_text")),
        )

    # The notes of the tiles

    def _due_words(self) -> str:
        """Return how many mistakes are due, or wait for tomorrow."""
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

    # Ways on

    def _today(self) -> Answer:
        today = shelf_of(self.context.archive.training, self.context.now()).today
        return USED if today is None else Push("puzzle", exercises=[today.exercise])

    def _mistakes(self) -> Answer:
        """Open what is due; if that was enough for today, ask whether to go on; else open one's own mistakes."""
        training = self.context.archive.training
        now = self.context.now()
        asked = due_exercises(training, now)
        if not asked and all_due(training, now):
            return Push("enough_today")
        asked = asked or own_mistakes(training, now)
        return Push("puzzle", exercises=asked) if asked else Push("no_mistakes")

    # Pictures

    def _paint(self, name: str) -> Paint:
        """Return the function that paints the picture of a tile."""
        if name == "lessons":
            return self._paint_teacher

        def paint(brush: Brush, patch: pygame.Rect) -> None:
            settings = self.context.settings
            names = _HANDS[name]
            high = min(TALLEST, round(patch.height * 0.86))
            places = fan(
                (patch.centerx, patch.centery + patch.height * 0.03), high, len(names), 12.0 * (len(names) - 1), 1.4
            )
            for card, at in zip(names, places, strict=True):
                face = card_named(card) if card else None
                shown = at if face is not None else Placement(at.x, at.y, at.angle, flip=0.0, z=at.z)
                self.context.sprites.draw(brush.surface, Faces(settings.deck, face, settings.back, high), shown)

        return paint

    def _paint_teacher(self, brush: Brush, patch: pygame.Rect) -> None:
        """La Prof, with two cards to talk about."""
        settings = self.context.settings
        side = round(patch.height * 0.86)
        picture = self.context.portraits().card(TEACHER, side)
        if picture is not None:
            brush.surface.blit(picture, (patch.centerx - side - patch.height // 20, patch.centery - side // 2))
        high = round(patch.height * 0.74)
        cards = [card_named("AB"), card_named("5C")]
        places = fan((patch.centerx + side * 0.42, patch.centery + patch.height * 0.02), high, len(cards), 14.0, 1.4)
        draw_fan(brush.surface, self.context.sprites, settings.deck, settings.back, cards, places, high)


def _today_words(today: Today | None) -> str:
    if today is None or not today.tried:
        return _("the same for everybody")
    return _("solved") if today.found else _("not solved today")


def _puzzle_words(shelf: PuzzleShelf) -> str:
    solved = _("{count} of {all} solved").format(count=shelf.progress.count(shelf.puzzles), all=len(shelf.puzzles))
    if not shelf.ratings.answers:
        return solved
    return _("{solved}; level {level}").format(solved=solved, level=level_figure(shelf.ratings.player))
