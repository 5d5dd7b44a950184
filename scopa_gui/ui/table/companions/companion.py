"""Base class of the companions at a table, such as coach, hint and paper, and what the table offers them."""

from collections.abc import Mapping, Sequence

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Point
from scopa_gui.ui.kit.scene import Answer, Scene
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
from scopa_gui.ui.words.sides import partner_of


class TableContext(Scene):
    """Part of the table that its companions use; `TableScreen` has the rest.

    `timeline.view` is the position that the table shows, and `sides` are the names of the sides. `theme` has the
    measures of the part of the window that the table fills, `whole` those of the window.
    """

    context: Context
    theme: Theme
    whole: Theme
    layout: Layout
    timeline: BeatTimeline
    control: TableControl
    painter: TablePainter
    status_line: StatusLine
    group: Group
    sides: Sequence[str]
    companions: list["Companion"]

    @property
    def my_turn(self) -> bool:
        """True if I may play now."""
        raise NotImplementedError

    @property
    def counts_piles(self) -> bool:
        """True if the number of cards in each pile is shown."""
        raise NotImplementedError

    def plates(self) -> Sequence[Plate]:
        """Return the plates of the players by seat."""
        raise NotImplementedError

    def play(self, move: Move) -> None:
        """Play a move of mine."""
        raise NotImplementedError

    @property
    def pace(self) -> Pace:
        """Pace of all motion, from the settings as they are now."""
        raise NotImplementedError

    @property
    def partner(self) -> str:
        """Name of my partner; "" without one."""
        return partner_of(self.status_line.names, 0, self.timeline.view.rules.sides)

    @property
    def has_modal(self) -> bool:
        """True if a companion waits for an answer, and nothing else can be pressed."""
        return any(companion.modal for companion in self.companions)

    def card_at(self, pos: Point) -> Card | None:
        """Return the face-up card at a point: in my hand, on the table, or shown by a companion; None without one."""
        raise NotImplementedError

    def lay_again(self) -> None:
        """Lay out again in the same window, because a companion needs other room or other buttons."""
        self.resize(self.whole)

    def renew_buttons(self) -> None:
        """Make the buttons at the table again, because a companion has others now."""
        raise NotImplementedError

    def skip(self, *, lets_lie: bool = False) -> bool:
        """Finish a running motion, and return whether there was one.

        With `lets_lie` a capture that is paused to be seen stays.
        """
        raise NotImplementedError

    def show_view(self, view: PlayerView) -> None:
        """Show another view without motion."""
        raise NotImplementedError

    def show_moved(
        self, before: PlayerView, after: PlayerView, events: Sequence[Event], mine: Move | None = None
    ) -> None:
        """Show a move that led from one view to another; the card of my own move `mine` starts where I hold it."""
        raise NotImplementedError


class Companion:
    """Base of the companions; by default its methods do nothing. `animating` and `next_timer` are as in a Scene.

    While it is `modal`, it takes every intent, and nothing else at the table can be pressed.
    """

    def __init__(self, screen: TableContext) -> None:
        self.screen = screen

    @property
    def animating(self) -> bool:
        """True while something of it moves."""
        return False

    @property
    def modal(self) -> bool:
        """True while it takes every intent, and nothing else at the table can be pressed."""
        return False

    @property
    def next_timer(self) -> float | None:
        """Seconds until it must be updated although nothing moves; None if it need not be."""
        return None

    @property
    def least_pace(self) -> float:
        """Least factor of durations, even if the player wants everything to happen at once."""
        return 0.0

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

    def papers(self) -> Sequence[pygame.Rect]:
        """Return the rectangles of what it has to be read over the table: a notice should not cover them."""
        return ()

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
