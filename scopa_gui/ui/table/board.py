"""The base of every screen with a card table: cards, motion, mouse and keyboard.

Its parts have files of their own: positions (table_layout.py), the meaning of a click (control.py, move_choice.py),
motion (beats.py), pictures (painter.py), the status line (status_line.py), and companions such as coach and hint
(companion.py). A subclass says whose turn it is, what playing a card does and who sits where.
"""

from collections.abc import Mapping, Sequence
from itertools import chain

import pygame

from scopa_gui.engine.cards import name_of
from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.binding import KeyDeeds, done_by_key
from scopa_gui.ui.kit.intents import Back, Hover, Intent, Key, Press
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.table.companions.closer_look import CloserLook
from scopa_gui.ui.table.companions.companion import TableContext
from scopa_gui.ui.table.companions.faces_companion import FacesCompanion
from scopa_gui.ui.table.companions.status_line import StatusLine
from scopa_gui.ui.table.geometry.hit_test import card_boxes, pile_at, table_card_at
from scopa_gui.ui.table.geometry.table_layout import Layout, layout_of
from scopa_gui.ui.table.input.control import TableControl
from scopa_gui.ui.table.input.move_choice import PickRefusal
from scopa_gui.ui.table.motion import beats, scopa_banner
from scopa_gui.ui.table.motion.beats import Beat, BeatTimeline, starting_from
from scopa_gui.ui.table.motion.turn_beats import between_turns
from scopa_gui.ui.table.paint.corner_buttons import Icon
from scopa_gui.ui.table.paint.labels import Label, Labels, LaidChip, label_at, lay_chips
from scopa_gui.ui.table.paint.painter import Sight, TablePainter
from scopa_gui.ui.table.spoken_table import SpokenTable
from scopa_gui.ui.words.rule_chips import rules_chips


class Board(TableContext):
    """The table of `view`, with the players' `names` by seat and the names of the `sides`.

    `companions` get intents before the table, one after the other.
    """

    has_chips = True
    """True if the rules are shown in the corner."""

    def __init__(self, context: Context, view: PlayerView, names: Sequence[str], sides: Sequence[str]) -> None:
        self.context = context
        self.sides = sides
        self.own_rules = ""
        self.timeline = BeatTimeline(view, beats.from_seats(context.sound, view.rules.players))
        self.painter = TablePainter(context)
        self.theme = self.whole = Theme((1280, 800))
        self.layout = layout_of(view, self.theme.size)
        self.group = Group()
        self.control = TableControl(
            view,
            self.layout,
            self.timeline,
            self.group,
            my_turn=lambda: self.my_turn,
            skip=self.skip,
            choose=self.choose,
            explain=self.explain,
        )
        self.status_line = StatusLine(names)
        self.spoken_table = SpokenTable(self.status_line)
        self.chips: list[LaidChip] = []
        self._labels = Labels()
        self.closer_look = CloserLook(self)
        self.faces = FacesCompanion(self)
        self.companions = [self.closer_look, self.faces]

    # To be overridden by subclasses

    @property
    def shows_captures(self) -> bool:
        """True if the cards that a hovered card would take are marked."""
        return self.context.settings.show_captures

    def leave(self) -> Answer:
        """Return the answer to Esc when no card is chosen."""
        return None

    def icons(self) -> list[Widget]:
        """Return the buttons at the table, with their rectangles."""
        return []

    def pass_time(self, dt: float) -> Answer:
        """Let time pass for the player whose turn it is, while no card moves."""
        return None

    @property
    def waits(self) -> bool:
        """True if `update` must be called for every frame though nothing moves."""
        return False

    # Coming and going

    def resize(self, theme: Theme) -> None:
        self.whole = theme
        self.painter.forget_still()
        for companion in self.companions:
            theme = companion.leaves(theme)
        self.theme = theme
        self._renew_layout()
        for companion in self.companions:
            companion.lay(self.layout)
        self.renew_buttons()
        brush = Brush(pygame.Surface((1, 1)), theme, self.context.text)
        rules = self.timeline.view.rules
        chips = rules_chips(rules, self.own_rules) if self.has_chips else ()
        self.chips = lay_chips(brush, pygame.Rect(self.layout.regions.chips), chips)
        self.control.raise_cards()

    def renew_buttons(self) -> None:
        self.group.replace([*self.icons(), *chain(*(companion.icons() for companion in self.companions))])
        self.set_timers()

    def _renew_layout(self) -> None:
        """Lay the shown view out, and paint it again."""
        self.layout = self.layout_of(self.timeline.view)
        self.control.use(self.layout, self.theme)
        self.painter.use(self.layout, self.timeline.beat)
        self.redraw()

    def layout_of(self, view: PlayerView) -> Layout:
        """Return the layout of a view at this table, as the companions adapt it."""
        room = max((companion.room() for companion in self.companions), default=0.0)
        layout = layout_of(view, self.theme.size, room)
        for companion in self.companions:
            layout = companion.adapt(layout)
        return layout

    def close(self) -> None:
        for companion in self.companions:
            companion.close()

    # Time

    def update(self, dt: float) -> Answer:
        answer = None
        self.control.pass_time(dt)
        if self.timeline.running:
            if self.timeline.pass_time(dt):
                self.beat_changed()
            self.dirty = True
        else:
            answer = self.pass_time(dt)
        for moving in (self.control.lifts, self.control.swing):
            if moving.moving:
                moving.update(dt, calm=self.pace.calm)
                self.dirty = True
        self.dirty |= any([self.status_line.update(dt), *(companion.update(dt) for companion in self.companions)])
        self.set_timers()
        return answer

    def set_timers(self) -> None:
        """Set when the loop wakes this scene; repaint if a button became enabled or disabled."""
        for button in self.group.widgets:
            if isinstance(button, Icon) and button.has_changed():
                self.dirty = True
        companions = any(companion.animating for companion in self.companions)
        self.animating = self.timeline.moving or self.control.moving or self.waits or companions
        timers = (
            self.control.next_timer,
            self.status_line.seconds,
            *(companion.next_timer for companion in self.companions),
        )
        self.next_timer = min((seconds for seconds in timers if seconds is not None), default=None)

    def show(self, beats: Sequence[Beat]) -> None:
        """Show beats; only their end if the game is set to show everything at once."""
        for companion in self.companions:
            beats = [companion.adapt_beat(beat) for beat in beats]
        self.timeline.show(beats)
        if self.pace.factor == 0:
            self.timeline.finish()
        self.beat_changed()

    def show_view(self, view: PlayerView) -> None:
        self.status_line.follow(view.history)
        self.timeline.finish()
        self.timeline.view = view
        self.beat_changed()

    def show_moved(
        self, before: PlayerView, after: PlayerView, events: Sequence[Event], mine: Move | None = None
    ) -> None:
        self.status_line.follow(after.history)
        self.spoken_table.remember(after, events)
        beats = between_turns(before, after, events, self.layout_of, self.pace)
        if mine is not None:
            now = self.painter.in_hand(self.sight(), mine.card)
            beats = (starting_from(beats[0], mine.card, now), *beats[1:])
        self.control.let_go(before)
        self.show(beats)

    def beat_changed(self) -> None:
        """Lay the table out again, as a beat began or ended."""
        self._renew_layout()
        if self.timeline.beat is not None:
            self.status_line.beat(self.timeline.beat)
        self.settle()

    def settle(self) -> None:
        """If nothing moves, let the player and the companions go on."""
        if not self.timeline.running:
            self.prepare()
            self.control.settle(self.timeline.view)
            for companion in self.companions:
                companion.settled(self.timeline.view, my_turn=self.my_turn)
        self.set_timers()

    def prepare(self) -> None:
        """Queue the pictures of cards that may be needed soon; the loop makes them while nothing moves."""
        self.painter.cards.tidy()
        self.painter.cards.prepare(self.layout)

    def rest(self) -> bool:
        scopa_banner.forget()
        return self.painter.cards.forget_unseen()

    def skip(self, *, lets_lie: bool = False) -> bool:
        if not self.timeline.running or (lets_lie and self.timeline.stands):
            return False
        self.timeline.finish()
        self.beat_changed()
        return True

    # Callbacks of the control

    def choose(self, move: Move) -> bool:
        """Play the move I have decided on, unless a companion holds it back; return whether it was played."""
        if any(companion.holds(self.timeline.view, move) for companion in self.companions):
            return False
        self.play(move)
        return True

    def explain(self, refusal: PickRefusal | None) -> None:
        """Say in the status line why something is refused; None removes what it said."""
        self.status_line.explain(refusal, self.timeline.view.table)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        self.dirty = True
        answer = self.answer_first(intent)
        for companion in self.companions:
            answer = companion.handle(intent) if answer is None else answer
        answer = self.answer(intent) if answer is None else answer
        self.set_timers()
        return answer

    def answer_first(self, intent: Intent) -> Answer:
        """Answer an intent before any companion gets it; None leaves it to them."""
        return None

    def keys(self) -> KeyDeeds:
        """Return the actions of keys that are on no button."""
        return {}

    def shortcut(self, intent: Intent) -> Answer:
        """Do the action of a key, or press the button that has this key."""
        return done_by_key(self.keys(), intent) or self.group.shortcut(intent)

    def answer(self, intent: Intent) -> Answer:
        """Answer an intent that no companion has answered."""
        if isinstance(intent, Press):
            self.group.shows_focus = False
        found = self.shortcut(intent) if isinstance(intent, Key) else None
        if found is not None:
            return found
        match intent:
            case Hover(pos):
                self.control.point(pos)
                return self.group.handle(intent)
            case Key(alt=False, command=False) if self.control.goes_to_buttons(intent):
                return self.group.handle(intent) if intent.name in ("enter", "space") else USED
            case Back() | Key(name="menu"):
                return USED if isinstance(intent, Back) and self.control.back() else self.leave()
        return self.control.answer(intent)

    def targets(self) -> Mapping[str, pygame.Rect]:
        for modal in (companion for companion in self.companions if companion.modal):
            return modal.targets()
        found = dict(self.group.targets())
        if not self.timeline.running:
            found |= {f"card:{name_of(card)}": pygame.Rect(box) for card, box in card_boxes(self.layout).items()}
            found |= self.control.targets()
        for companion in self.companions:
            found |= companion.targets()
        return found

    def avoided_by_news(self) -> Sequence[pygame.Rect]:
        """Return the rectangles that a notice should not cover: cards, players, score and targets."""
        regions = self.layout.regions
        boxes = (
            *regions.hands,
            *regions.plates,
            *regions.piles,
            *regions.figures,
            *card_boxes(self.layout).values(),
            *((regions.stock,) if regions.stock is not None else ()),
            regions.score,
        )
        return [*map(pygame.Rect, boxes), *self.targets().values()]

    def focused(self) -> str | None:
        in_companion = next(filter(None, (companion.focused() for companion in self.companions)), None)
        return in_companion or (self.group.focus if self.group.shows_focus else self.control.focused())

    def spoken_parts(self) -> Sequence[Spoken]:
        table = self.spoken_table.parts(self.sight(), self.targets(), my_turn=self.my_turn)
        return (*table, *chain(*(companion.spoken_parts() for companion in self.companions)))

    def rules_page(self) -> Push:
        parts = (companion.rules_part() for companion in self.companions)
        return Push("rules", part=next(filter(None, parts), ""), rules=self.timeline.view.rules, name=self.own_rules)

    def focus_on(self, name: str) -> bool:
        return not self.has_modal and self.control.focus_on(name)

    # Pictures

    def sight(self) -> Sight:
        """Return everything that the painter needs to know."""
        control = self.control
        return Sight(
            layout=self.layout,
            view=self.timeline.view,
            choice=control.choice,
            names=self.status_line.names,
            plates=self.plates(),
            sides=self.sides,
            chips=self.chips,
            beat=self.timeline.beat,
            seconds=self.timeline.seconds,
            offsets=control.lifts.offsets,
            dragged=control.dragged,
            tilts=control.tilts,
            line=self.line(),
            warns=self.status_line.warns,
            pointer=control.pointer,
            keyboard=control.keyboard,
            hints=self.shows_captures,
            calm=self.context.has_reduced_motion,
            moves=self.timeline.moving or control.moving,
            counted=self.counts_piles,
        )

    def line(self) -> str:
        """Return the text of the status line."""
        if self.timeline.running:
            return self.status_line.line
        lines = () if self.status_line.warns else (companion.line() for companion in self.companions)
        for line in filter(None, lines):
            return line
        pointer = self.control.pointer
        for chip in (chip for chip in self.chips if chip.rect.collidepoint(pointer)):
            return chip.explanation
        on_table = table_card_at(self.layout, pointer)
        pile = pile_at(self.layout, pointer) if self.counts_piles else None
        return self.status_line.status(self.control.choice, pile, on_table, hints=self.shows_captures)

    def label(self) -> Label | None:
        """Return the label of the button, pile or stock that is hovered or has the focus; None without one."""
        if self.has_modal or self.control.dragged is not None:
            return None
        return label_at(self.group, self.control.pointer, None if self.timeline.running else self.layout, self.sides)

    def draw_still(self, surface: pygame.Surface) -> None:
        self.painter.draw_still(surface, self.theme, self.sight())
        for companion in self.companions:
            companion.draw_still(Brush(surface, self.theme, self.context.text))

    def mend_still(self, surface: pygame.Surface) -> bool:
        is_alone = type(self).draw_still is Board.draw_still and self.layout.regions.sheet is None
        return is_alone and self.painter.mend_still(surface, self.theme, self.sight())

    def draw_movers(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.theme, self.context.text)
        for companion in self.companions:
            companion.draw_below(brush)
        self.painter.draw_movers(surface, self.theme, self.sight())
        self.group.draw(brush)
        for companion in reversed(self.companions):
            companion.draw(brush)
        label = self.label()
        if label is not None:
            with self.context.text.heard.quiet():
                self._labels.draw(brush, label, self.layout)
