"""Bases of sessions with turns: one move after the other; in a match also the deal, and the count at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from scopa_gui.ai.levels import USUAL
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.persons import with_one_person
from scopa_gui.game.table import Table
from scopa_gui.game.worker import Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import Answer, Push
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.bindings import BACK, REPLAY, WHY
from scopa_gui.ui.play.count.stage import prepare
from scopa_gui.ui.table.companions.last_moves import LastMovesSheet
from scopa_gui.ui.table.companions.speech_bubbles import SpeechBubbles
from scopa_gui.ui.table.geometry.hit_test import plate_at, plate_boxes
from scopa_gui.ui.table.geometry.regions import PLATE, Box
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.motion.turn_beats import opening, undealt
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_last, draw_menu, placed
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.table_screen import Session
from scopa_gui.ui.table.turns import Turns
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.translation import _, pgettext

_HIGHEST = 1.5
"""Largest height of a plate of the others, as a share of the usual one."""
_TWO_LINES = 35
"""Least height in pixels of a plate with room for two lines."""
_WORDY = 1.15
"""Largest scale of type at which the plates of the others have room for two lines."""


class TurnsSession(Session):
    """A table and its turns; `view` is what it shows at first. A subclass sets `thinker`, which explains moves."""

    thinker: Worker

    def __init__(
        self, context: Context, table: Table, view: PlayerView, turns: Turns, named: Sequence[str] = ()
    ) -> None:
        self.named = named
        """Seats as they are named, where others play for them; empty if these are the seats of the table."""
        self.table = table
        self.turns = turns
        super().__init__(context, view)
        self.recall = LastMovesSheet(self.screen, self.why)

    @property
    def all_open(self) -> bool:
        """True if an explanation may show all hands."""
        return False

    def assisted(self) -> None:
        """Note that I had help; does nothing where no match is saved."""

    def names(self) -> tuple[Sequence[str], Sequence[str]]:
        return table_names(self.named or self.table.seats, self.table.rules.sides)

    def adapt(self, layout: Layout) -> Layout:
        """Return the layout, with higher plates of the others for large type."""
        scale = self.screen.theme.text_scale
        if scale <= _WORDY:
            return layout
        height = round(PLATE * layout.regions.unit * min(_HIGHEST, scale))
        return replace(layout, regions=layout.regions.with_higher_plates(height))

    def close(self) -> None:
        self.turns.cancel()

    def update(self, dt: float) -> bool:
        if self.screen.timeline.running:
            self.turns.ask()
        return False

    def pass_time(self, dt: float) -> Answer:
        """Play the move of a computer's player once it is found and due."""
        thought = self.turns.think(dt)
        if thought is not None and self.turns.waited >= self.screen.pace.think:
            self.play(thought)
        self.screen.dirty = True
        return None

    def why_icon(self) -> Icon:
        """Return the button that explains the last move."""
        tip = _("Why was the last card played?")
        return Icon("why", tip, self.why, None, lambda: self.table.moves_played > 0, binding=WHY, word=_("Why?"))

    def why(self, seat: int | None = None) -> Answer:
        """Explain the last move, or the last one of a seat in this smazzata; say so if there is none."""
        self.screen.skip(lets_lie=True)
        table = self.table
        numbers = [number for number, played in enumerate(table.history) if seat in (None, played.seat)]
        last = table.moves_played - len(table.history) + numbers[-1] if numbers else table.moves_played - 1
        if last < 0:
            return self.context.reply(_("Nobody has played yet."))
        return Push(
            "why",
            table=table,
            names=self.screen.status_line.names,
            named=self.named or self.table.seats,
            thinker=self.thinker,
            thoughts=self.turns.choices,
            number=last,
            all_open=self.all_open,
            on_asked=self.assisted,
        )

    def plates(self) -> tuple[Plate, ...]:
        screen = self.screen
        thinking = None if self.my_turn or screen.timeline.running else self.turns.waited
        seats = self.named or self.table.seats
        plates = screen.status_line.plates(seats, screen.timeline.view, thinking, self.context.settings.face)
        if screen.theme.text_scale <= _WORDY and screen.layout.regions.plates[1].height >= _TWO_LINES:
            return plates
        return (plates[0], *(replace(plate, note="", is_plain=True) for plate in plates[1:]))


class RoundsSession(TurnsSession):
    """The rounds of a match, with their deals and counts; `match_id` is its number in the archive if it is saved."""

    before_count = 0.7
    """Least seconds between the last card of a smazzata and the count; a press counts at once."""
    match_id: int | None = None

    def __init__(self, context: Context, table: Table, view: PlayerView, turns: Turns) -> None:
        super().__init__(context, table, view, turns)
        self.bubbles = SpeechBubbles(self.screen, table.record.seed)
        self.screen.companions.append(self.bubbles)
        self._opened = False
        self._counted = False
        self._pause = 0.0

    @property
    def seen(self) -> PlayerView:
        """View of the table that is shown to the player at the screen."""
        return self.table.view()

    def own_icons(self) -> Sequence[tuple[Icon, Box]]:
        """Return the buttons that only this kind of table has, and their places."""
        return ()

    # Coming and going

    def icons(self) -> Sequence[Widget]:
        regions = self.screen.layout.regions
        menu = Icon("menu", _("Menu"), self.leave, draw_menu, binding=BACK)
        last = Icon("last", pgettext("button", "Everyone’s last card"), self.recall.toggle, draw_last, binding=REPLAY)
        own = self.own_icons()
        why = self.why_icon()
        return placed(self.screen.theme, (menu, regions.menu), (last, regions.last), *own, (why, regions.why))

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self.turns.start()
            self.begin_smazzata()
        elif self._counted and self.table.to_move is None and self.table.winner is None:
            self._counted = False
            self.table.next_smazzata()
            self.begin_smazzata()
        self.screen.settle()

    def begin_smazzata(self) -> None:
        """Show the deal of a smazzata in which nobody has played yet; a match begins with music."""
        if self.table.history or self.table.to_move is None:
            return
        if self.table.smazzata == 1:
            self.context.sound.play("start")
            self.bubbles.greet()
        screen = self.screen
        screen.status_line.follow(())
        view = self.seen
        dealt = screen.layout_of(view)
        screen.painter.use(dealt)
        screen.painter.cards.prepare(dealt)
        screen.timeline.view = undealt(view)
        screen.show(opening(view, self.table.opening_events(), screen.layout_of, screen.pace))
        screen.faces.count(self.table.match.sheets)

    # Time

    def pass_time(self, dt: float) -> Answer:
        """Let the computer's players play; after the last card, open the count."""
        if self.table.to_move is not None:
            return super().pass_time(dt)
        self._pause += dt
        factor = self.screen.pace.factor
        is_due = self._pause >= self.before_count * factor and not self.screen.status_line.left_to_read(factor)
        return self.count() if is_due else None

    def count(self) -> Answer:
        """Open the count of the smazzata."""
        self._counted = True
        self._pause = 0.0
        self.bubbles.hush()
        return Push("count", table=self.table, match_id=self.match_id, choices=self.turns.choices)

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if not view.stock and sum(view.counts) <= 2 * view.rules.players:
            prepare(self.context, self.screen.theme, view.rules.sides)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Press(_, 1) | Key(name="enter" | "space", alt=False, command=False) if (
                self.table.to_move is None and not self.screen.timeline.running
            ):
                return self.count()
            case Press(pos, 1):
                seat = plate_at(self.screen.layout, pos)
                if seat is not None and any(played.seat == seat for played in self.table.history):
                    return self.why(seat)
        return None

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {name: pygame.Rect(box) for name, box in plate_boxes(self.screen.layout).items()}

    def from_here(self) -> Answer:
        """Play on from this moment, or set it up, with what the front seat knows."""
        return Push("from_here", setup=setup_seen(self.table.view()), seats=with_one_person(self.table.seats, USUAL))
