"""Screen at the end of a match: winner, score and what to do next. The result is saved before anything moves."""

from functools import partial

import pygame

from scopa_gui.coach.review.finished_match import MatchJudging
from scopa_gui.game.persons import are_several
from scopa_gui.game.stored_match import PlayedMatch
from scopa_gui.game.table import Table
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Back, Intent, Key, Press
from scopa_gui.ui.kit.layout import SHADOW, Control, Drawn, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import PageFrame
from scopa_gui.ui.kit.scene import USED, Answer, Home, Push
from scopa_gui.ui.kit.theme import GOLD, IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.copying import copy, text_of
from scopa_gui.ui.play.match_end import tossed_coins
from scopa_gui.ui.play.match_end.celebration import Celebration, draw_confetti
from scopa_gui.ui.play.match_end.match_ending import ending_of, headline, kind_words
from scopa_gui.ui.play.match_end.scoreboard import faces_of, scoreboard
from scopa_gui.ui.table.motion.pace import SPEEDS
from scopa_gui.ui.words.sides import sides_of
from scopa_gui.ui.words.translation import _

_LETTERS = 120
"""Height of the headline's letters at most, in units."""
_QUIET = 2.0
"""Seconds after the celebration until the match begins to be judged."""
_LOOKS = 5.0
"""Seconds between two checks whether to pause judging."""


class MatchEndScreen(ControlScreen):
    """Winner and points of a match; raises ValueError if it goes on. `match_id` is None if it was only watched."""

    def __init__(self, context: Context, table: Table, match_id: int | None) -> None:
        super().__init__(context)
        winner = table.winner
        sheet = table.sheet
        if winner is None or sheet is None:
            raise ValueError("The match is not over yet.")
        self.table = table
        self.match_id = match_id
        self.ending = ending_of(table.rules, (*table.match.sheets, sheet), winner)
        self.cards = Part()
        self.celebration = Celebration(match_id or 0, won=winner == 0 or are_several(table.seats) or match_id is None)
        self._opened = False
        self._afterwards: MatchJudging | None = None

    def rules_page(self) -> Push:
        return Push("rules", rules=self.table.rules)

    def open(self) -> None:
        if self._opened:
            return
        self._opened = True
        if self.match_id is not None:
            self.context.tell(self.context.archive.finish(self.match_id, self.ending.outcome(), self.context.now()))
        self.context.sound.play("win" if self.celebration.won else "lose")
        if not self.context.has_reduced_motion and self.context.settings.speed != "instant":
            self.celebration.begin()
        self.animating = self.celebration.moving
        self.next_timer = None if self.match_id is None else _QUIET

    def close(self) -> None:
        tossed_coins.forget()
        self._stop_judging()

    def update(self, dt: float) -> Answer:
        self._judge(dt)
        if self.animating:
            pace = min(1.3, max(0.6, SPEEDS[self.context.settings.speed]))  # near 1, so that the music fits
            for name, gain, variant in self.celebration.pass_time(dt / pace):
                self.context.sound.play(name, gain, variant)
            self.animating = self.celebration.moving
            self.dirty = True
        return None

    def _judge(self, dt: float) -> None:
        """Judge the match after the celebration, except on battery and while the window is minimised."""
        if self._afterwards is not None:
            self.context.tell(self._afterwards.poll())
        if self.next_timer is None or self.animating or self.match_id is None:
            return
        self.next_timer -= dt
        if self.next_timer <= 0 or self.context.minimised():
            self.next_timer = _LOOKS
            spares = self.context.minimised() or self.context.on_battery()
            if self._afterwards is None and not spares:
                training = self.context.archive.training
                self._afterwards = MatchJudging(training, self.match_id, self.table.record, self.table.seats)
            elif self._afterwards is None:
                return
            elif spares:
                self.context.tell(self._afterwards.rest())
            elif self._afterwards.is_over:
                self.next_timer = None
            else:
                self._afterwards.go_on()

    def _stop_judging(self) -> None:
        """Stop judging, save the verdicts and schedule the mistakes for practice."""
        self.next_timer = None
        if self._afterwards is not None:
            self.context.tell(self._afterwards.close(self.context.now()))
            self._afterwards = None

    def content(self) -> Part:
        table = self.table
        sides = sides_of(table.seats, table.rules.sides)
        faces = faces_of(table.seats, table.rules.sides, self.context.settings.face)
        self.cards = Part(share=0.25)
        board = scoreboard(self.context.portraits(), self.ending, sides, faces)
        how = kind_words(self.ending, sides)
        again = Home("rematch", table=table, match=self.match_id)
        if self.match_id is None:
            again = Home("watched_match", rules=table.rules, seats=table.seats)
        return PageFrame(
            Stack(
                Drawn(partial(self._draw_headline, headline(self.ending, sides)), 140),
                Words(how, TypeStyle.TAGLINE, IVORY, align="centre", valign="middle", shadowed=True, lines=1.3),
                Row(self.cards, board, gap=4, grow=1),
                Space(0.5),
                Row(
                    Space(),
                    Control(Button("again", _("Play again"), lambda: again, ButtonKind.PRIMARY), width=280),
                    Control(Button("review", _("Review"), self._course), width=220),
                    Control(Button("new", _("New match"), lambda: Home("new_match")), width=220),
                    Control(Button("title", _("Main menu"), self.leave), width=220),
                    Space(),
                    gap=2.25,
                ),
                Space(3.5),
            )
        )

    def copy(self) -> Answer:
        return copy(self.context, text_of(self.table.record, self.table.seats))

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Back):
            return self.leave()
        is_key = isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus
        answer = None if is_key and self.celebration.moving else super().handle(intent)
        if answer is None and self.celebration.moving and (is_key or isinstance(intent, Press)):
            self.celebration.finish()
            return USED
        return answer

    def leave(self) -> Answer:
        """Go to the title; after a new player's first match it asks about the help."""
        return Home("first_match_over") if self.context.settings.first_steps == "first_match" else Home()

    def _course(self) -> Answer:
        """Show the course of the match, and pause judging meanwhile."""
        if self._afterwards is not None:
            self.context.tell(self._afterwards.rest())
        return Push("match_course", table=self.table, ending=self.ending, review=self._review)

    def _review(self) -> Answer:
        self._stop_judging()
        if self.match_id is None:
            return Push("shared_found", shared=PlayedMatch(self.table.record, self.table.seats))
        return Push("review", match=self.match_id)

    def _draw_headline(self, words: str, brush: Brush, box: pygame.Rect) -> None:
        """Draw the headline as large as fits on one line."""
        theme = brush.theme
        large = min(theme.px(_LETTERS), brush.text.in_line(words, TypeStyle.DISPLAY, theme, box.width))
        long = brush.text.width(words, TypeStyle.DISPLAY, theme, large)
        plate = pygame.Rect(max(box.left, box.centerx - long // 2), box.top, box.width, box.height)
        shapes.under_words(brush.surface, plate, long, theme)
        colour = GOLD if self.celebration.won else IVORY
        brush.write(box, words, TypeStyle.DISPLAY, colour, align="centre", shadow=SHADOW, most=large)

    def draw_movers(self, surface: pygame.Surface) -> None:
        self.celebration.draw_cards(surface, self.context.cards(), self.cards.rect)
        super().draw_movers(surface)
        draw_confetti(surface, self.celebration.paper, self.celebration.seconds)
