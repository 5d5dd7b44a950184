"""The screen with a card table, and the base of the sessions that say what it is for.

A session, such as a match, a lesson, a puzzle or a review, says whose turn it is, what playing a card does and who sits
where. Positions (table_layout.py), the meaning of a click (control.py, move_choice.py), motion (beats.py), pictures
(painter.py), the status line (status_line.py) and companions such as coach and hint (companion.py) have files of their
own.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

import pygame

from scopa_gui.engine.cards import Card, name_of
from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.binding import KeyDeeds, done_by_key
from scopa_gui.ui.kit.intents import Back, Hover, Intent, Key, Point, Press
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.closer_look import CloserLook
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.companions.faces_companion import FacesCompanion
from scopa_gui.ui.table.companions.status_line import StatusLine
from scopa_gui.ui.table.geometry.hit_test import card_boxes, pile_at, table_card_at
from scopa_gui.ui.table.geometry.table_layout import Layout, layout_of
from scopa_gui.ui.table.input.control import TableControl
from scopa_gui.ui.table.input.move_choice import PickRefusal
from scopa_gui.ui.table.motion import beats, scopa_banner
from scopa_gui.ui.table.motion.beats import Beat, BeatTimeline, starting_from
from scopa_gui.ui.table.motion.pace import SPEEDS, Pace
from scopa_gui.ui.table.motion.turn_beats import between_turns
from scopa_gui.ui.table.paint.corner_buttons import Icon
from scopa_gui.ui.table.paint.labels import Label, Labels, LaidChip, label_at, lay_chips
from scopa_gui.ui.table.paint.painter import Sight, TablePainter
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.spoken_table import SpokenTable
from scopa_gui.ui.words.rule_chips import rules_chips


class Session(Companion):
    """Companion with the say at its table: it is asked first, and draws above the cards, below the other companions.

    Among the hooks of a companion, `handle` gets what no other companion has answered; `holds`, `line`, `card_at` and
    `draw_below` are not used.
    """

    has_chips = True
    """True if the rules are shown in the corner."""
    screen: "TableScreen"
    own_rules = ""
    """Name that the player gave the rules; "" for a game of the program."""
    time_share = 1.0
    """Time that motions take here, as a share of the usual time."""
    buttons_on_table = True
    """True if the buttons lie on the table, with labels; False if a companion draws them."""

    def __init__(self, context: Context, view: PlayerView) -> None:
        """Make the screen, which shows `view` at first; it asks for the `names` already."""
        self.context = context
        super().__init__(TableScreen(context, self, view))

    # Who plays

    def names(self) -> tuple[Sequence[str], Sequence[str]]:
        """Return the names of the players by seat, and those of the sides, in the current language."""
        raise NotImplementedError

    def plates(self) -> Sequence[Plate]:
        """Return the plates of the players by seat."""
        raise NotImplementedError

    @property
    def my_turn(self) -> bool:
        """True if I may play now."""
        return False

    def play(self, move: Move) -> None:
        """Play a move of mine."""

    def pass_time(self, dt: float) -> Answer:
        """Let time pass for the player whose turn it is, while no card moves."""
        return None

    # What is shown

    @property
    def counts_piles(self) -> bool:
        """True if the number of cards in each pile is shown."""
        return self.context.settings.counters != "none"

    @property
    def shows_captures(self) -> bool:
        """True if the cards that a hovered card would take are marked."""
        return self.context.settings.show_captures

    @property
    def shows_cards(self) -> bool:
        """True if a position is on the table; False if only the session is drawn, on the bare cloth."""
        return True

    def line_of(self, usual: str) -> str:
        """Return the text of the status line; `usual` is what the table would say."""
        return usual

    # Coming and going

    def open(self) -> None:
        """Begin, now that the screen is the top one: for the first time, or after a screen above it was closed."""

    def leave(self) -> Answer:
        """Return the answer to Esc when no card is chosen."""
        return None

    # Intents

    def keys(self) -> KeyDeeds:
        """Return the actions of keys that are on no button."""
        return {}

    def answer_first(self, intent: Intent) -> Answer:
        """Answer an intent before any companion gets it; None leaves it to them."""
        return None

    def answer_last(self, intent: Intent) -> Answer:
        """Answer an intent that nobody else at the table has answered."""
        return None

    def copy(self) -> Answer:
        """Copy what is shown as text, for Ctrl+C; return None if there is nothing to copy."""
        return None


class TableScreen(TableContext):
    """The table of a session. `companions` get intents before the table, one after the other."""

    def __init__(self, context: Context, session: Session, view: PlayerView) -> None:
        self.context = context
        self.session = session
        names, self.sides = session.names()
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

    @property
    def my_turn(self) -> bool:
        return self.session.my_turn

    @property
    def counts_piles(self) -> bool:
        return self.session.counts_piles

    def plates(self) -> Sequence[Plate]:
        return self.session.plates()

    def play(self, move: Move) -> None:
        self.session.play(move)

    @property
    def pace(self) -> Pace:
        least = max((companion.least_pace for companion in self.companions), default=0.0)
        factor = max(least, SPEEDS[self.context.settings.speed]) * self.session.time_share
        return Pace(factor, self.context.has_reduced_motion)

    @property
    def _everyone(self) -> Iterator[Companion]:
        """The session, then its companions."""
        yield self.session
        yield from self.companions

    # Coming and going

    def open(self) -> None:
        self.session.open()

    def resize(self, theme: Theme) -> None:
        self.whole = theme
        self.status_line.names, self.sides = self.session.names()
        self.painter.forget_still()
        for companion in self._everyone:
            theme = companion.leaves(theme)
        self.theme = theme
        self._renew_layout()
        for companion in self._everyone:
            companion.lay(self.layout)
        self.renew_buttons()
        brush = Brush(pygame.Surface((1, 1)), theme, self.context.text)
        rules = self.timeline.view.rules
        chips = rules_chips(rules, self.session.own_rules) if self.session.has_chips else ()
        self.chips = lay_chips(brush, pygame.Rect(self.layout.regions.chips), chips)
        self.control.raise_cards()

    def renew_buttons(self) -> None:
        self.group.replace(chain(*(companion.icons() for companion in self._everyone)))
        self.set_timers()

    def _renew_layout(self) -> None:
        """Lay the shown view out, and paint it again."""
        self.layout = self.layout_of(self.timeline.view)
        self.control.use(self.layout, self.theme)
        self.painter.use(self.layout, self.timeline.beat)
        self.redraw()

    def layout_of(self, view: PlayerView) -> Layout:
        """Return the layout of a view at this table, as the session and the companions adapt it."""
        room = max((companion.room() for companion in self._everyone), default=0.0)
        layout = layout_of(view, self.theme.size, room)
        for companion in self._everyone:
            layout = companion.adapt(layout)
        return layout

    def close(self) -> None:
        for companion in self.companions:
            companion.close()
        self.session.close()

    # Time

    def update(self, dt: float) -> Answer:
        answer = None
        self.dirty |= self.session.update(dt)
        self.control.pass_time(dt)
        if self.timeline.running:
            if self.timeline.pass_time(dt):
                self.beat_changed()
            self.dirty = True
        else:
            answer = self.session.pass_time(dt)
        for moving in (self.control.lifts, self.control.swing):
            if moving.moving:
                moving.update(dt, calm=self.pace.calm)
                self.dirty = True
        self.dirty |= any([self.status_line.update(dt), *(companion.update(dt) for companion in self.companions)])
        self.set_timers()
        return answer

    def set_timers(self) -> None:
        """Set when the loop wakes this screen; repaint if a button became enabled or disabled."""
        for button in self.group.widgets:
            if isinstance(button, Icon) and button.has_changed():
                self.dirty = True
        companions = any(companion.animating for companion in self._everyone)
        self.animating = self.timeline.moving or self.control.moving or companions
        timers = (
            self.control.next_timer,
            self.status_line.seconds,
            *(companion.next_timer for companion in self._everyone),
        )
        self.next_timer = min((seconds for seconds in timers if seconds is not None), default=None)

    def show(self, beats: Sequence[Beat]) -> None:
        """Show beats; only their end if the game is set to show everything at once."""
        for companion in self._everyone:
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
        """If nothing moves, let the player, the session and the companions go on."""
        view = self.timeline.view
        if not self.timeline.running:
            self.painter.cards.tidy()
            self.painter.cards.prepare(self.layout)
            self.session.settled(view, my_turn=self.my_turn)
            self.control.settle(view)
            for companion in self.companions:
                companion.settled(view, my_turn=self.my_turn)
        self.set_timers()

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
        answer = self.session.answer_first(intent)
        for companion in self.companions:
            answer = companion.handle(intent) if answer is None else answer
        answer = self.session.handle(intent) if answer is None else answer
        answer = self._answer(intent) if answer is None else answer
        answer = self.session.answer_last(intent) if answer is None else answer
        self.set_timers()
        return answer

    def shortcut(self, intent: Intent) -> Answer:
        """Do the action of a key, or press the button that has this key."""
        return done_by_key(self.session.keys(), intent) or self.group.shortcut(intent)

    def _answer(self, intent: Intent) -> Answer:
        """Answer an intent that neither a companion nor the session has answered."""
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
                return USED if isinstance(intent, Back) and self.control.back() else self.session.leave()
        return self.control.answer(intent)

    def copy(self) -> Answer:
        return self.session.copy()

    def card_at(self, pos: Point) -> Card | None:
        found = (self.control.card_at(pos), *(companion.card_at(pos) for companion in self.companions))
        return next((card for card in found if card is not None), None)

    def targets(self) -> Mapping[str, pygame.Rect]:
        for modal in (companion for companion in self.companions if companion.modal):
            return modal.targets()
        found = dict(self.group.targets())
        if self.session.shows_cards and not self.timeline.running:
            found |= {f"card:{name_of(card)}": pygame.Rect(box) for card, box in card_boxes(self.layout).items()}
            found |= self.control.targets()
        for companion in (*self.companions, self.session):
            found |= companion.targets()
        return found

    def avoided_by_news(self) -> Sequence[pygame.Rect]:
        """Return the rectangles that a notice should not cover: cards, players, score, targets, and papers to read."""
        regions = self.layout.regions
        boxes = (
            *regions.hands,
            *regions.busts[1:],
            *regions.plates,
            *regions.piles,
            *regions.figures,
            *card_boxes(self.layout).values(),
            *((regions.stock,) if regions.stock is not None else ()),
            regions.score,
        )
        papers = chain(*(companion.papers() for companion in self.companions))
        return [*map(pygame.Rect, boxes), *papers, *self.targets().values()]

    def focused(self) -> str | None:
        in_companion = next(filter(None, (companion.focused() for companion in self._everyone)), None)
        if in_companion is not None or not self.group.shows_focus:
            return in_companion or self.control.focused()
        button = self.group.focused
        return None if button is None else button.name

    def spoken_parts(self) -> Sequence[Spoken]:
        if not self.session.shows_cards:
            return self.session.spoken_parts()
        table = self.spoken_table.parts(self.sight(), self.targets(), my_turn=self.my_turn)
        return (*table, *chain(*(companion.spoken_parts() for companion in self._everyone)))

    def rules_page(self) -> Push:
        parts = (companion.rules_part() for companion in self._everyone)
        part = next(filter(None, parts), "")
        return Push("rules", part=part, rules=self.timeline.view.rules, name=self.session.own_rules)

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
            hints=self.session.shows_captures,
            calm=self.context.has_reduced_motion,
            moves=self.timeline.moving or control.moving,
            counted=self.counts_piles,
        )

    def line(self) -> str:
        """Return the text of the status line."""
        return self.session.line_of(self._usual_line())

    def _usual_line(self) -> str:
        """Return the text of the status line, unless the session has another one."""
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
        return self.status_line.status(self.control.choice, pile, on_table, hints=self.session.shows_captures)

    def label(self) -> Label | None:
        """Return the label of the button, pile or stock that is hovered or has the focus; None without one."""
        if self.has_modal or self.control.dragged is not None or not self.session.buttons_on_table:
            return None
        return label_at(self.group, self.control.pointer, None if self.timeline.running else self.layout, self.sides)

    def draw_still(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.theme, self.context.text)
        if self.session.shows_cards:
            self.painter.draw_still(surface, self.theme, self.sight())
            for companion in self.companions:
                companion.draw_still(brush)
        else:
            self.context.cloth.draw(surface)
        self.session.draw_still(brush)

    def mend_still(self, surface: pygame.Surface) -> bool:
        is_alone = type(self.session).draw_still is Companion.draw_still and self.layout.regions.sheet is None
        return is_alone and self.painter.mend_still(surface, self.theme, self.sight())

    def draw_movers(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.theme, self.context.text)
        if not self.session.shows_cards:
            self.group.draw(brush)
            self.session.draw(brush)
            return
        for companion in self.companions:
            companion.draw_below(brush)
        self.painter.draw_movers(surface, self.theme, self.sight())
        if self.session.buttons_on_table:
            self.group.draw(brush)
        self.session.draw(brush)
        for companion in reversed(self.companions):
            companion.draw(brush)
        label = self.label()
        if label is not None:
            with self.context.text.heard.quiet():
                self._labels.draw(brush, label, self.layout)
