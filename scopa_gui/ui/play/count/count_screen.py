"""Screen of the count at the end of a smazzata: the cards of each category, and the points on a slate."""

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from scopa_gui.ai.player import Choice
from scopa_gui.engine.cards import Card
from scopa_gui.game.table import Table
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Back, Intent, Key, Press
from scopa_gui.ui.kit.layout import SHADOW, Control, Drawn, Part, Row, Space, Stack
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push, Replace
from scopa_gui.ui.kit.theme import IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.bindings import WHY
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.play.count.count_steps import TOTALS, CountStep, CountSteps, count_of, hold_of
from scopa_gui.ui.play.count.count_timeline import CountTimeline, Hearing, Stretch, moment_of, words_of
from scopa_gui.ui.play.count.final_totals import TotalStage, outcome_sentence
from scopa_gui.ui.play.count.slate import Slate, SlateLine, step_name
from scopa_gui.ui.play.count.stage import CardStage, Stage, count_page
from scopa_gui.ui.table.geometry.card_rows import pile_order_of
from scopa_gui.ui.table.motion.moments import MomentClock, draw_moment
from scopa_gui.ui.table.motion.pace import SPEEDS
from scopa_gui.ui.words.count_sentences import sentence_of
from scopa_gui.ui.words.sides import seat_names, sides_of
from scopa_gui.ui.words.translation import _, with_coins

_MOMENT = (28, 106)
"""Radius of a moment's sign, and distance from its middle to the end of the title's line, in units."""


def count_at(table: Table) -> CountSteps:
    """Return the count of the smazzata that has just ended at a table; raises ValueError if it goes on."""
    sheet = table.sheet
    if sheet is None:
        raise ValueError("The smazzata is not over yet.")
    scope: Sequence[Sequence[Card]] = pile_order_of(table.view()).scope
    return count_of(sheet, table.match.totals, table.winner, table.smazzata, scope)


class CountScreen(ControlScreen):
    """Count shown step by step, then as a whole; Carry on leads back to the table, or to the end of the match.

    `match_id` is None for a match that is not saved. `choices` are the players' thoughts about moves, by move number.
    """

    def __init__(
        self, context: Context, table: Table, match_id: int | None, choices: Mapping[int, Choice] | None = None
    ) -> None:
        super().__init__(context)
        self.table = table
        self._choices = choices or {}
        self.match_id = match_id
        self.count = count_at(table)
        self._explains = self.count.number == 1 and not context.settings.knows_smazzata
        self.again: int | None = None
        """Number of the step shown again after the last one; None for none."""
        self.sides = sides_of(table.seats, self.count.sides)
        flight = 0.0 if context.has_reduced_motion else self._pace
        self.count_timeline = CountTimeline(
            [Stretch(step.flight * flight, hold_of(self.sentence(step)) * self._pace) for step in self.count.steps]
        )
        if self._pace == 0:
            self.count_timeline.finish()
        self._hearing = Hearing(self.count)
        self.moment = MomentClock()
        self._stage = Stage((), self.count.steps[0], moves=False)
        self._title_end = Part()

    def rules_page(self) -> Push:
        return Push("rules", part="count", rules=self.table.rules)

    # Time

    def open(self) -> None:
        self._settle()

    @property
    def _pace(self) -> float:
        return SPEEDS[self.context.settings.speed]

    @property
    def done(self) -> bool:
        return self.count_timeline.done

    def update(self, dt: float) -> Answer:
        self.dirty |= self.moment.pass_time(dt)
        if not self.done:
            if self.count_timeline.pass_time(dt):
                self._settle()
                self.moment.end()
                worth = moment_of(self.count, self.count.steps[self.count_timeline.index])
                if worth is not None and not self.count_timeline.moving:
                    calm = self.context.has_reduced_motion
                    words = words_of(self.count, worth[0], self.sides.names)
                    if self.moment.begin(*worth, self._pace, calm=calm, words=words):
                        self.context.sound.play(worth[0].value)
            self._hear()
            self.dirty = True
        self._set_timers()
        return None

    def _set_timers(self) -> None:
        """Set when the loop calls `update` next."""
        self.animating = self.count_timeline.moving or self.moment.moving
        timers = (self.count_timeline.left, self.moment.timer)
        self.next_timer = min((seconds for seconds in timers if seconds is not None), default=None)

    @property
    def _seconds(self) -> float:
        """Seconds since the step began, at normal speed."""
        return self.count_timeline.seconds / (self._pace or 1.0)

    def _hear(self) -> None:
        settled = not self.count_timeline.moving
        for name, gain, variant in self._hearing.news(self.count_timeline.index, self._seconds, settled=settled):
            self.context.sound.play(name, gain, variant)

    def _settle(self) -> None:
        """Show the page after a step began or came to rest."""
        self._set_timers()
        self.rebuild()

    # Controls

    def content(self) -> Part:
        self.sides = sides_of(self.table.seats, self.count.sides)
        step = self.count.steps[self.shown]
        moves = self.count_timeline.moving
        lines = [
            SlateLine(
                each.key,
                _("{name}: {words}").format(name=self._title(each), words=self.sentence(each)),
                partial(self._look, number),
                shown=number == self.shown,
            )
            for number, each in enumerate(self.count.steps if self.done else ())
        ]
        slate = Slate(self.count, self.sides, self.count_timeline.settled, lines)
        if step.key == TOTALS:
            self._stage = TotalStage(self.count, self.sides, slate.sums, moves=moves)
        else:
            self._stage = CardStage(self.context, step, self.sides, moves=moves)
        if self.done:
            hint = _("Click a line to see its cards again")
            button = Button("continue", _("Carry on"), self._go_on, ButtonKind.PRIMARY)
            self._title_end = Stack(Control(Button("why", _("Why?"), self._why, binding=WHY)), width=150)
        else:
            hint = _("Click or press Space to carry on")
            button = Button("skip", _("Skip"), self._skip)
            self._title_end = Space(width=150)
        foot = Row(Drawn(partial(_draw_hint, hint)), Control(button, width=216), gap=1.75)
        sentence = "" if moves else self.sentence(step)
        return count_page(self.theme, self._title(step), self._title_end, self._stage, sentence, slate, foot)

    def build(self) -> list[Widget]:
        """Make the page; the Tab key goes first to the button that carries on."""
        *others, last = super().build()
        return [last, *others[1:], *others[:1]]

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Press | Key | Back):
            self.moment.end()
            self._set_timers()
        is_press = isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus
        if self.done:
            if isinstance(intent, Back):
                return Home()
            return self._go_on() if is_press else super().handle(intent)
        answer = None if is_press else super().handle(intent)
        if answer is not None:
            return answer
        match intent:
            case Back():
                return self._skip()
            case Press(_, 1) | Key(name="enter" | "space", command=False, alt=False):
                return self._step()
        return None

    def _step(self) -> Answer:
        self.count_timeline.step()
        self._settle()
        self._hear()
        return USED

    def _skip(self) -> Answer:
        self.count_timeline.finish()
        self.group.focus = "button:continue"
        self._settle()
        return USED

    def _why(self) -> Answer:
        """Explain the moves of this smazzata, of which nothing is hidden any more."""
        return Push(
            "why",
            table=self.table,
            names=seat_names(self.table.seats, self.table.rules.sides),
            thinker=self.context.thinker(),
            thoughts=self._choices,
            number=self.table.moves_played - 1,
        )

    def _look(self, number: int) -> Answer:
        self.again = number
        return self.rebuild()

    def _go_on(self) -> Answer:
        if self._explains:
            self.context.change(knows_smazzata=True)
        if self.table.winner is None:
            return Pop()
        return Replace("match_end", table=self.table, match_id=self.match_id)

    # Words and pictures

    @property
    def shown(self) -> int:
        return self.again if self.done and self.again is not None else self.count_timeline.index

    def sentence(self, step: CountStep) -> str:
        if step.key == TOTALS:
            return outcome_sentence(self.count, self.sides, explains=self._explains)
        if step.category is None or step.decision is None:
            return with_coins(_("All ten {coins} in one pile: the match is won at once."))
        return sentence_of(step.category, step.decision, step.points, self.sides)

    def _title(self, step: CountStep) -> str:
        return _("The match") if step.key == TOTALS else step_name(step)

    def draw_movers(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        if self._stage.moves:
            self._stage.draw_at(brush, self._seconds)
        theme = self.theme
        spot = (self._title_end.rect.left - theme.px(_MOMENT[1]), self._title_end.rect.centery - theme.px(4))
        is_ours = self.moment.side == self.sides.mine
        draw_moment(brush, self.context.settings, self.moment, spot, theme.px(_MOMENT[0]), ours=is_ours)
        self.group.draw(brush)


def _draw_hint(hint: str, brush: Brush, box: pygame.Rect) -> None:
    shapes.under_words(brush.surface, box, brush.text.width(hint, TypeStyle.SMALL, brush.theme), brush.theme)
    brush.write(box, hint, TypeStyle.SMALL, IVORY_SOFT, shadow=SHADOW)
