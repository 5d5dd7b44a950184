"""The count at the end of a smazzata: category by category on the cloth, the points chalked up on the slate."""

from collections.abc import Mapping, Sequence

import pygame

from scopa_gui.ai.player import Choice
from scopa_gui.engine.cards import Card
from scopa_gui.game.table import Table
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Plan
from scopa_gui.ui.kit.intents import Back, Intent, Key, Press
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push, Replace
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.play.count.count_layout import CountLayout
from scopa_gui.ui.play.count.count_steps import TOTALS, CountStep, CountSteps, count_of, hold_of
from scopa_gui.ui.play.count.count_timeline import CountTimeline, Hearing, Stretch, moment_of, words_of
from scopa_gui.ui.play.count.final_totals import draw_totals, outcome_sentence
from scopa_gui.ui.play.count.slate import Slate, SlateLine, step_name
from scopa_gui.ui.play.count.stage import CountStage, Spot, StepInstant, plan_of
from scopa_gui.ui.play.why_facts import WhyFacts
from scopa_gui.ui.table.geometry.card_rows import pile_order_of
from scopa_gui.ui.table.motion.moments import MomentClock, draw_moment
from scopa_gui.ui.table.motion.pace import SPEEDS
from scopa_gui.ui.words.bindings import WHY
from scopa_gui.ui.words.count_sentences import sentence_of
from scopa_gui.ui.words.sides import Sides, seat_names, sides_of
from scopa_gui.ui.words.translation import _, with_coins

_MOMENT = (28, 92)
"""Units of a moment's radius, and from its middle to the end of the title's line."""


def count_at(table: Table) -> CountSteps:
    """The count of the smazzata that has just ended at a table; ValueError while it goes on."""
    sheet = table.sheet
    if sheet is None:
        raise ValueError("The smazzata is not over yet.")
    scope: Sequence[Sequence[Card]] = pile_order_of(table.view()).scope
    return count_of(sheet, table.match.totals, table.winner, table.smazzata, scope)


class CountScreen(ControlScreen):
    """Shows the count step by step, then as a whole; Continue goes back to the table, or on to the end of the match.

    `match_id` None: the match is in no archive. `choices`: what its players thought of their moves, by move number.
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
        """The step looked at again, once all has been shown."""
        self._timeline = CountTimeline([Stretch(0.0, 0.0)])
        self._plans: dict[int, Plan[Spot]] = {}
        self._opened = False
        self._hearing = Hearing(self.count)
        self._moment = MomentClock()
        self.sides = Sides(("", ""))
        self.places = CountLayout(self.theme, self.count.sides, len(self.count.steps))

    def rules_page(self) -> Push:
        return Push("rules", part="count", rules=self.table.rules)

    # Time

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self._timeline = CountTimeline([self._stretch(step) for step in self.count.steps])
            if self._pace == 0:
                self._timeline.finish()
        self._settle()

    @property
    def _pace(self) -> float:
        return SPEEDS[self.context.settings.speed]

    def _stretch(self, step: CountStep) -> Stretch:
        moving = 0.0 if self.context.has_reduced_motion else step.flight
        return Stretch(moving * self._pace, hold_of(self._sentence(step)) * self._pace)

    @property
    def done(self) -> bool:
        """True if everything has been shown."""
        return self._timeline.done

    def update(self, dt: float) -> Answer:
        self.dirty |= self._moment.pass_time(dt)
        if not self._timeline.done:
            if self._timeline.pass_time(dt):
                self._settle()
                self._begin_moment()
            self._hear()
            self.dirty = True
        self._set_timers()
        return None

    def _set_timers(self) -> None:
        """Set when the loop is to wake this screen."""
        self.animating = self._timeline.moving or self._moment.moving
        timers = (self._timeline.left, self._moment.timer)
        self.next_timer = min((seconds for seconds in timers if seconds is not None), default=None)

    def _begin_moment(self) -> None:
        """A step has come to rest by itself: if it is worth a moment, that begins."""
        self._moment.end()
        worth = moment_of(self.count, self.count.steps[self._timeline.index]) if not self._timeline.moving else None
        if worth is not None:
            calm = self.context.has_reduced_motion
            words = words_of(self.count, worth[0], self.sides.names)
            if self._moment.begin(*worth, self._pace, calm=calm, words=words):
                self.context.sound.play(worth[0].value)
        self._set_timers()

    def _hear(self) -> None:
        """Play the sounds that are due now."""
        step = self.count.steps[self._timeline.index]
        moment = StepInstant(step, self._timeline.seconds / (self._pace or 1.0), not self._timeline.moving)
        for name, gain, variant in self._hearing.news(self._timeline.index, moment):
            self.context.sound.play(name, gain, variant)

    def _settle(self) -> None:
        """A step began, came to rest, or all is done: tell the loop, and give the buttons that belong there."""
        self._set_timers()
        self.rebuild()

    # Controls

    def build(self) -> list[Widget]:
        settings = self.context.settings
        seats = self.table.seats
        sides = self.count.sides
        self.sides = sides_of(seats, sides, settings.deck)
        self.places = CountLayout(self.theme, sides, len(self.count.steps))
        self._plans.clear()
        if not self.done:
            return [Button("skip", _("Skip"), self._skip)]
        last = Button("continue", _("Carry on"), self._go_on, ButtonKind.PRIMARY)
        lines = (self._line(number, step) for number, step in enumerate(self.count.steps))
        return [last, *lines, Button("why", _("Why?"), self._why, binding=WHY)]

    def _line(self, number: int, step: CountStep) -> SlateLine:
        words = _("{name}: {words}").format(name=self._title(step), words=self._sentence(step))
        line = SlateLine(step, words, lambda: self._look(number))
        line.shown = number == self.shown
        return line

    def arrange(self) -> None:
        self.group.widgets[0].place(self.places.button, self.theme)
        if not self.done:
            return
        self.group.widget("button:why").place(self.places.why, self.theme)
        for number, line in enumerate(self.group.widgets[1:-1]):
            last = number == len(self.count.steps) - 1
            line.place(self.places.totals if last else self.places.line(number), self.theme)

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Press | Key | Back):
            self._moment.end()
            self._set_timers()
        if self.done:
            if isinstance(intent, Back):
                return Home()
            if isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus:
                return self._go_on()
            return super().handle(intent)
        answer = super().handle(intent) if not self._is_step(intent) else None
        if answer is not None:
            return answer
        match intent:
            case Back():
                return self._skip()
            case Press(_, 1):
                return self._step()
            case Key(name="enter" | "space", command=False, alt=False):
                return self._step()
        return None

    def _is_step(self, intent: Intent) -> bool:
        """Enter and Space go one step on unless the keyboard was led to the button."""
        return isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus

    def _step(self) -> Answer:
        self._timeline.step()
        self._settle()
        self._hear()
        return USED

    def _skip(self) -> Answer:
        self._timeline.finish()
        self.group.focus = "button:continue"
        self._settle()
        return USED

    def _why(self) -> Answer:
        """Tell why the cards of this smazzata were played: nothing is hidden any more."""
        names = seat_names(self.table.seats, self.table.rules.sides)
        facts = WhyFacts(self.table, names, self.context.thinker(), self._choices)
        return Push("why", facts=facts, number=self.table.moves_played - 1)

    def _look(self, number: int) -> Answer:
        self.again = number
        self.rebuild()
        return USED

    def _go_on(self) -> Answer:
        if self._explains:
            self.context.change(knows_smazzata=True)
        if self.table.winner is None:
            return Pop()
        return Replace("match_end", table=self.table, match_id=self.match_id)

    # Words and pictures

    @property
    def shown(self) -> int:
        """The number of the step on the stage."""
        return self.again if self.done and self.again is not None else self._timeline.index

    def _sentence(self, step: CountStep) -> str:
        if step.key == TOTALS:
            return outcome_sentence(self.count, self.sides, explains=self._explains)
        if step.category is None or step.decision is None:
            return with_coins(_("All ten {coins} in one pile: the match is won at once."), self.sides.deck)
        return sentence_of(step.category, step.decision, step.points, self.sides)

    def _title(self, step: CountStep) -> str:
        return _("The match") if step.key == TOTALS else step_name(step, self.sides.deck)

    def _stage(self, surface: pygame.Surface) -> CountStage:
        return CountStage(
            self.brush(surface), self.context.sprites, self.places, self.sides, self.context.settings.back
        )

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        step = self.count.steps[self.shown]
        Slate(self.brush(surface), self.places, self.count, self.sides).draw(self._timeline.settled)
        self._stage(surface).draw_ground(step, self._title(step))

    def draw_movers(self, surface: pygame.Surface) -> None:
        number = self.shown
        step = self.count.steps[number]
        looking = self.done and self.again is not None
        settled = looking or not self._timeline.moving
        pace = self._pace or 1.0
        seconds = self._timeline.seconds / pace
        sentence = self._sentence(step)
        stage = self._stage(surface)
        if step.key == TOTALS:
            draw_totals(stage.brush, self.places, self.count, self.sides, None if settled else seconds)
            if settled:
                stage.draw_sentence(sentence)
        else:
            if number not in self._plans:
                self._plans[number] = plan_of(self.places, step)
            stage.draw(StepInstant(step, seconds, settled), self._plans[number], sentence)
        stage.draw_hint(
            _("Click a line to see its cards again") if self.done else _("Click or press Space to carry on")
        )
        theme = self.theme
        title = self.places.title
        spot = (title.right - theme.px(_MOMENT[1]), title.centery - theme.px(4))
        is_ours = self._moment.side == self.sides.mine
        draw_moment(stage.brush, self.context.settings, self._moment, spot, theme.px(_MOMENT[0]), ours=is_ours)
        self.group.draw(stage.brush)
