"""Base class of the companions at a table, such as coach, hint and paper, and what the table offers them."""

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
    """Table as its companions see it: `timeline.view` is the position that it shows, `sides` are names of sides."""

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
        """Return the open card at a point; None if there is none."""
        ...

    def redraw(self) -> None:
        """Paint everything again."""
        ...

    def skip(self, *, lets_lie: bool = False) -> bool:
        """Finish a motion, and return whether there was one. `lets_lie`: a capture that is left to look at stays."""
        ...

    def lay_again(self) -> None:
        """Lay the table out again, because a companion needs other room or other buttons."""
        ...

    def renew_buttons(self) -> None:
        """Make the buttons again, because a companion has others now."""
        ...

    def play(self, move: Move) -> None:
        """Play a card of mine."""
        ...

    def show_view(self, view: PlayerView) -> None:
        """Show another position at once."""
        ...

    def show_moved(
        self, before: PlayerView, after: PlayerView, events: Sequence[Event], mine: Move | None = None
    ) -> None:
        """Show the motion of a move; `mine` is the move if it starts in my hand."""
        ...


class Companion:
    """Base of the companions; by default its methods do nothing. `animating` and `next_timer` are as in a Scene.

    While it is `modal`, it takes every intent, and nothing else at the table can be pressed.
    """

    animating = False
    modal = False
    next_timer: float | None = None
    least_pace = 0.0
    """Least factor of durations, even if the player wants everything to happen at once."""

    def __init__(self, board: TableContext) -> None:
        self.board = board

    # Places

    def leaves(self, window: Theme) -> Theme:
        """Return the measures of the part of the window that is left to the table, from its upper left corner."""
        return window

    def room(self) -> float:
        """Return the width in units that it needs for a sheet at the right of the table."""
        return 0.0

    def adapt(self, layout: Layout) -> Layout:
        """Return the layout with what this companion changes in it."""
        return layout

    def lay(self, layout: Layout) -> None:
        """Adapt to a new layout of the table."""

    def icons(self) -> Sequence[Widget]:
        """Return its buttons, placed; they are made again whenever the table is laid out."""
        return ()

    # The game

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        """Answer to the end of all motion; `view` is what the table shows."""

    def holds(self, view: PlayerView, move: Move) -> bool:
        """Return whether to hold back a move of mine; the companion then plays it later, or drops it."""
        return False

    def adapt_beat(self, beat: Beat) -> Beat:
        """Return a motion with what this companion changes in it."""
        return beat

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether something must be painted again."""
        return False

    # Intents

    def handle(self, intent: Intent) -> Answer:
        """Answer an intent; None leaves it to the table."""
        return None

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return the rectangles that can be pressed by name."""
        return {}

    def focused(self) -> str | None:
        """Return the name of its target that the keyboard would press; None if there is none."""
        return None

    def rules_part(self) -> str:
        """Return the part of the rules about what is selected here; "" for the rules as a whole."""
        return ""

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return descriptions for a screen reader of what it shows in pictures or pieces."""
        return ()

    def card_at(self, pos: Point) -> Card | None:
        """Return the card at a point that it shows face up; None if there is none."""
        return None

    # Pictures

    def line(self) -> str:
        """Return its text for the status line; "" without one."""
        return ""

    def draw_still(self, brush: Brush) -> None:
        """Draw what does not move, on the cloth and below all cards that move."""

    def draw_below(self, brush: Brush) -> None:
        """Draw what may change at any time, below all cards that move."""

    def draw(self, brush: Brush) -> None:
        """Draw what is on top of the table."""

    def close(self) -> None:
        """Stop its work, because the table is closed."""
