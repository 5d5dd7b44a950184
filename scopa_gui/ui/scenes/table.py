"""The table: turn after turn of one match, by mouse, by keyboard, by dragging.

The parts are elsewhere: where things lie (table/layout.py), what a click means (table/control.py and choice.py), how things
move (table/motion.py and course.py), whose turn it is and what the archive keeps (table/turns.py), how it looks
(table/painter.py), what is said (table/speaker.py). Here they meet: nothing is shown of a move before it is in the archive.
"""

from collections.abc import Mapping

import pygame

from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table
from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import Back, Hover, Intent, Key, Press, Release
from scopa_gui.ui.notices import sentence_of
from scopa_gui.ui.scene import USED, Answer, Push, Scene
from scopa_gui.ui.table import banner, motion, speech
from scopa_gui.ui.table.chips import LaidChip, lay_chips, rules_chips
from scopa_gui.ui.table.choice import Refusal
from scopa_gui.ui.table.closeup import CloseUp
from scopa_gui.ui.table.control import Control
from scopa_gui.ui.table.course import Course
from scopa_gui.ui.table.hints import Hints
from scopa_gui.ui.table.icons import Icon, draw_hint, draw_last, draw_menu
from scopa_gui.ui.table.layout import Layout, place
from scopa_gui.ui.table.pace import SPEEDS, Pace
from scopa_gui.ui.table.painter import Painter, Sight
from scopa_gui.ui.table.pointing import card_boxes, pile_at, table_card_at
from scopa_gui.ui.table.recall import draw_recall
from scopa_gui.ui.table.sides import seat_names, side_names
from scopa_gui.ui.table.speaker import Speaker
from scopa_gui.ui.table.turns import Asked, Turns
from scopa_gui.ui.theme import Theme
from scopa_gui.ui.widgets.base import Brush
from scopa_gui.ui.widgets.group import Group
from scopa_gui.ui.words import _

_BEFORE_COUNT = 0.7
"""Seconds between the last card of a smazzata and the count."""


class TableScene(Scene):
    """A match at its table. `thinker` is for tests; the game has a worker process of its own."""

    def __init__(self, context: Context, table: Table, match_id: int, thinker: Asked | None = None) -> None:
        self.context = context
        self.table = table
        self.match_id = match_id
        asked = thinker or context.thinker()
        self.turns = Turns(table, match_id, context.archive, context.now, asked)
        self.hints = Hints(asked, self._assisted)
        self.course = Course(table.view(), context.sound.play)
        self.painter = Painter(context)
        self.theme = Theme((1280, 800))
        self.layout = place(self.course.view, self.theme.size)
        self.group = Group()
        self.control = Control(self, self.course.view)
        self.speaker = Speaker(seat_names(table.seats, table.rules.sides), context.settings.deck)
        self.speaker.follow(table.history)
        self.chips: list[LaidChip] = []
        self.recalling = False
        self.close_up = CloseUp(context)
        self._opened = self._counted = False
        self._pause = 0.0

    # Coming and going

    def resize(self, theme: Theme) -> None:
        self.theme = theme
        self.speaker.names, self.speaker.deck = seat_names(self.table.seats, self.table.rules.sides), self.context.settings.deck
        self._lay()
        regions = self.layout.regions
        menu = Icon("menu", _("Menu (Esc)"), self._menu, draw_menu)
        last = Icon("last", _("Everybody's last card (L)"), self._recall, draw_last)
        menu.place(pygame.Rect(regions.menu), theme)
        hint = Icon("hint", _("A hint (H)"), self._hint, draw_hint)
        last.place(pygame.Rect(regions.last), theme)
        hint.place(pygame.Rect(regions.hint), theme)
        self.group.replace([menu, last, hint])
        brush = Brush(pygame.Surface((1, 1)), theme, self.context.text)
        self.chips = lay_chips(brush, pygame.Rect(regions.chips), rules_chips(self.table.rules))
        self.control.aim_lifts()

    def _lay(self) -> None:
        """Lay out what is shown now."""
        self.layout = self._layout_of(self.course.view)
        self.painter.use(self.layout, self.course.beat)
        self.redraw()

    def _layout_of(self, view: PlayerView) -> Layout:
        return place(view, self.theme.size)

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self.turns.start()
            if not self.table.history and self.table.to_move is not None:
                self._deal()
        elif self._counted and self.table.to_move is None and self.table.winner is None:
            self._counted = False
            self.table.next_smazzata()
            self._deal()
        self._settle()

    def _deal(self) -> None:
        """Show the new smazzata being dealt; a match begins with music."""
        if self.table.smazzata == 1:
            self.context.sound.play("start")
        self.speaker.follow(())
        view = self.table.view()
        dealt = self._layout_of(view)
        self.painter.use(dealt)
        self.painter.cards.prepare(dealt)
        self.course.view = motion.undealt(view)
        self._show(motion.opening(view, self.table.opening_events(), self._layout_of, self.pace))

    def close(self) -> None:
        self.turns.leave()
        self.context.archive.release(self.match_id)

    @property
    def pace(self) -> Pace:
        """How fast things move now: a change of the setting acts at once."""
        settings = self.context.settings
        return Pace(SPEEDS[settings.speed], settings.reduced_motion)

    # Time

    def update(self, dt: float) -> Answer:
        answer = self._pass(dt)
        if self.control.lifts.moving:
            self.control.lifts.update(dt, calm=self.pace.calm)
            self.dirty = True
        if self.control.swing.moving:
            self.control.swing.update(dt, calm=self.pace.calm)
            self.dirty = True
        if self.speaker.update(dt) or self.hints.poll():
            self.dirty = True
        self._set_timers()
        return answer

    def _pass(self, dt: float) -> Answer:
        """Let the motion go on; when nothing moves, the match."""
        if self.course.running:
            self.turns.ask(self.pace.factor)
            if self.course.pass_time(dt):
                self._beat_changed()
            self.dirty = True
        elif self.table.to_move is None:
            self._pause += dt
            if self._pause >= _BEFORE_COUNT * self.pace.factor:
                return self._count()
        elif self.table.to_move and self.turns.closed is None:
            thought = self.turns.think(dt, self.pace.factor)
            if thought is not None and self.turns.waited >= self.pace.think:
                self.play(thought)
            self.dirty = True
        return None

    def _count(self) -> Answer:
        from scopa_gui.ui.scenes.count import CountScene

        self._counted, self._pause = True, 0.0
        return Push(CountScene(self.context, self.table, self.match_id))

    def _set_timers(self) -> None:
        """How the loop is to wake this scene."""
        waits = (not self.my_turn and self.turns.closed is None) or self.hints.waits
        self.animating = self.course.running or self.control.lifts.moving or self.control.swing.moving or waits
        self.next_timer = self.speaker.seconds

    def _show(self, beats: tuple[motion.Beat, ...]) -> None:
        self.course.show(beats)
        if self.pace.factor == 0:
            self.course.finish()
        self._beat_changed()

    def _beat_changed(self) -> None:
        """A beat began or ended: the still picture is another."""
        self._lay()
        if self.course.beat is not None:
            self.speaker.beat(self.course.beat)
        self._settle()

    def _settle(self) -> None:
        """If nothing moves, what is shown can be played on."""
        if not self.course.running:
            self._prepare()
            self.control.settle(self.course.view)
        self._set_timers()

    def _prepare(self) -> None:
        """Have the loop make the pictures that will be wanted soon, while nothing moves."""
        self.painter.cards.tidy()
        self.painter.cards.prepare(self.layout)
        view = self.course.view
        if not view.stock and sum(view.counts) <= 2 * view.rules.players:
            from scopa_gui.ui.scenes.count import prepare

            prepare(self.context, self.theme, view.rules.sides)

    def rest(self) -> bool:
        banner.forget()
        return self.painter.cards.forget_unseen()

    # What the control asks for

    @property
    def my_turn(self) -> bool:
        return self.table.to_move == 0

    def play(self, move: Move) -> None:
        """The seat whose turn it is plays: kept first, then shown."""
        seat, before = self.turns.seat, self.table.view()
        self.hints.forget()
        events, notice = self.turns.play(move)
        if notice is not None:
            self.context.say(sentence_of(notice))
        if not events:
            self._settle()
            return
        self.speaker.follow(self.table.history)
        beats = motion.between_turns(before, self.table.view(), events, self._layout_of, self.pace)
        if seat == 0:
            now = self.painter.in_hand(self._sight(), move.card)
            beats = (motion.starting_at(beats[0], move.card, now), *beats[1:])
        self.control.let_go(before)
        self._show(beats)

    def explain(self, refusal: Refusal | None) -> None:
        if refusal is None:
            self.speaker.calm()
        else:
            self.speaker.refuse(speech.refusal_line(refusal, self.course.view.table, self.context.settings.deck))

    def skip(self) -> bool:
        if not self.course.running:
            return False
        self.course.finish()
        self._beat_changed()
        return True

    # Intents

    def handle(self, intent: Intent) -> Answer:
        self.dirty = True
        if self.recalling and isinstance(intent, Press | Key | Back):
            self.recalling = False
            closes = isinstance(intent, Press | Back) or intent.name in ("l", "enter", "space")
            return USED if closes else None
        answer = self._answer(intent)
        self._set_timers()
        return answer

    def _answer(self, intent: Intent) -> Answer:
        match intent:
            case Hover(pos):
                self.control.point(pos)
                return self.group.handle(intent)
            case Press(pos, 3):
                self.close_up.look(None if self.course.running else self.control.card_at(pos))
                return USED
            case Release(_, 3):
                self.close_up.look(None)
                return USED
            case Back():
                return USED if self.control.back() else self._menu()
            case Key(name="l", alt=False, command=False):
                return self._recall()
            case Key(name="h", alt=False, command=False):
                return self._hint()
        return self.control.answer(intent)

    def _menu(self) -> Answer:
        from scopa_gui.ui.scenes.pause import Pause

        self.skip()
        return Push(Pause(self.context))

    def _recall(self) -> Answer:
        self.skip()
        self.recalling = not self.recalling
        return USED

    def _assisted(self) -> None:
        """From the first hint on the match counts among those played with help."""
        notice = self.context.archive.note(self.match_id, {"assisted": True})
        if notice is not None:
            self.context.say(sentence_of(notice))

    def _hint(self) -> Answer:
        """Tell a little more about the best move, when it is my turn."""
        self.skip()
        if self.my_turn and self.turns.closed is None:
            self.hints.ask(self.table.view(), f"{self.table.record.seed}/{self.table.moves_played}")
            if self.hints.card is not None:
                self.control.point_out(self.hints.card)
        return USED

    # What can be pressed, what is seen

    def targets(self) -> Mapping[str, pygame.Rect]:
        found = dict(self.group.targets())
        if not self.course.running:
            found |= {f"card:{name_of(card)}": pygame.Rect(box) for card, box in card_boxes(self.layout).items()}
            found |= self.control.bar()
        return found

    def focused(self) -> str | None:
        focus = self.control.choice.focus
        return f"card:{name_of(focus)}" if self.control.keyboard and focus is not None else None

    def _sight(self) -> Sight:
        settings, view, control = self.context.settings, self.course.view, self.control
        thinking = None if self.my_turn or self.course.running else self.turns.waited
        return Sight(
            layout=self.layout, view=view, choice=control.choice, names=self.speaker.names,
            plates=self.speaker.plates(self.table, view, thinking),
            sides=side_names(self.table.seats, self.table.rules.sides),
            chips=self.chips, beat=self.course.beat, seconds=self.course.seconds, offsets=control.lifts.offsets,
            dragged=control.dragged, tilts=control.tilts, line=self._line(), warns=self.speaker.warns, pointer=control.pointer,
            keyboard=control.keyboard, hints=settings.show_captures, calm=settings.reduced_motion,
        )

    def _line(self) -> str:
        """The one line of the status."""
        if self.course.running:
            return self.speaker.line
        told = self.hints.line(self.context.settings.deck)
        choice = self.control.choice
        if told and choice.aimed is None and choice.focus in (None, self.hints.card) and not self.speaker.warns:
            return told
        pointer = self.control.pointer
        for icon in self.group.widgets:
            if icon.rect.collidepoint(pointer) and isinstance(icon, Icon):
                return icon.label
        chip = next((chip for chip in self.chips if chip.rect.collidepoint(pointer)), None)
        if chip is not None:
            return chip.explanation
        hints = self.context.settings.show_captures
        on_table = table_card_at(self.layout, pointer)
        return self.speaker.status(self.control.choice, pile_at(self.layout, pointer), on_table, hints=hints)

    def draw_still(self, surface: pygame.Surface) -> None:
        self.painter.draw_still(surface, self.theme, self._sight())

    def draw_movers(self, surface: pygame.Surface) -> None:
        self.painter.draw_movers(surface, self.theme, self._sight())
        brush = Brush(surface, self.theme, self.context.text)
        self.group.draw(brush)
        self.close_up.draw(brush)
        if self.recalling:
            draw_recall(brush, self.painter.cards, self.course.view, self.speaker.names, self.layout.regions.table)
