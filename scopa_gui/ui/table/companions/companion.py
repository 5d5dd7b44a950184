"""Companions at a table, such as coach, hint and paper: what the table offers them, and their base class."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Point
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.table.companions.status_line import StatusLine
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.input.control import TableControl
from scopa_gui.ui.table.motion.beats import Beat, BeatTimeline
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.paint.painter import TablePainter
from scopa_gui.ui.table.paint.panels import Plate


class TableContext(Protocol):
    """`timeline.view` is what is shown; `theme` has its measures, `group` its buttons; `sides` are names."""

    context: Context
    theme: Theme
    layout: Layout
    timeline: BeatTimeline
    control: TableControl
    painter: TablePainter
    status_line: StatusLine
    group: Group
    sides: Sequence[str]

    @property
    def my_turn(self) -> bool:
        """True if I may play now."""
        ...

    @property
    def pace(self) -> Pace:
        """Pace at which things move."""
        ...

    def plates(self) -> Sequence[Plate]:
        """Return the plates, which say who sits at each seat."""
        ...

    @property
    def partner(self) -> str:
        """Name of my partner; "" without one."""
        ...

    @property
    def has_modal(self) -> bool:
        """True if a companion waits for its answer, so that nothing else can be pressed."""
        ...

    @property
    def counts_piles(self) -> bool:
        """True if the cards in the piles are counted."""
        ...

    def card_at(self, pos: Point) -> Card | None:
        """The open card at a point."""
        ...

    def redraw(self) -> None:
        """Paint everything again."""
        ...

    def skip(self, *, lets_lie: bool = False) -> bool:
        """Finish a running motion; whether there was one. `lets_lie`: what is left to be looked at stays."""
        ...

    def lay_again(self) -> None:
        """Lay the table out again: a companion wants other room, or other buttons."""
        ...

    def renew_buttons(self) -> None:
        """Make the buttons again, as others are wanted now."""
        ...

    def play(self, move: Move) -> None:
        """Play a card of mine."""
        ...

    def show_view(self, view: PlayerView) -> None:
        """Show another table at once."""
        ...

    def show_moved(
        self, before: PlayerView, after: PlayerView, events: Sequence[Event], mine: Move | None = None
    ) -> None:
        """Show what a move made of `before`; `mine` starts where I hold the card."""
        ...


class Companion:
    """Every method has a default that does nothing. `animating` and `next_timer` are as in a Scene. While it is `modal`
    it takes every intent, and nothing else at the table can be pressed.
    """

    animating = False
    modal = False
    next_timer: float | None = None
    least_pace = 0.0
    """The factor of durations that it wants at least, where all else happens at once."""

    def __init__(self, board: TableContext) -> None:
        self.board = board

    # Places

    def leaves(self, window: Theme) -> Theme:
        """The measures of the window's part left to the table, from the upper left corner; by default all of it."""
        return window

    def room(self) -> float:
        """Return the units of the table's width that it wants for a sheet of its own, at the right."""
        return 0.0

    def adapt(self, layout: Layout) -> Layout:
        """The layout with what this companion changes in it."""
        return layout

    def lay(self, layout: Layout) -> None:
        """Take in that the board was laid out again."""

    def icons(self) -> Sequence[Widget]:
        """Return buttons for the board's group, placed; they are made again whenever it is laid out."""
        return ()

    # The game

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        """Called once nothing moves any more: `view` is what the table shows."""

    def holds(self, view: PlayerView, move: Move) -> bool:
        """Asked before a move of mine is played: True holds it back, and the companion plays it later or drops it."""
        return False

    def adapt_beat(self, beat: Beat) -> Beat:
        """A motion to be shown, with what this companion changes in it."""
        return beat

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether something is to be painted again."""
        return False

    # Intents

    def handle(self, intent: Intent) -> Answer:
        """An intent, before the table gets it: None leaves it to the table."""
        return None

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return what can be pressed, by name."""
        return {}

    def focused(self) -> str | None:
        """The target that the keyboard would press, when it is this companion's."""
        return None

    def rules_part(self) -> str:
        """The part of the rules that tells of what is looked at here; "" where it is the game as a whole."""
        return ""

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return what it shows without words, or in pieces, for somebody who does not see it."""
        return ()

    def card_at(self, pos: Point) -> Card | None:
        """A card at a point that it has laid open."""
        return None

    # Pictures

    def line(self) -> str:
        """Its text for the status line; "" without one."""
        return ""

    def draw_still(self, brush: Brush) -> None:
        """Paint what does not move, on the cloth and below all cards that move."""

    def draw_below(self, brush: Brush) -> None:
        """Paint what may change at any time, below all cards that move."""

    def draw(self, brush: Brush) -> None:
        """Paint what is on top of the table."""

    def close(self) -> None:
        """The board is closed."""
