"""Services of a table for its companions: what they read of it, and the few things that they may ask of it."""

from collections.abc import Sequence
from typing import Protocol

from scopa_gui.engine.cards import Card
from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Point
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.table.companions.status_line import StatusLine
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.input.control import TableControl
from scopa_gui.ui.table.motion.beat_timeline import BeatTimeline
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.paint.painter import TablePainter
from scopa_gui.ui.table.paint.panels import Plate


class TableContext(Protocol):
    """`course.view` is what is shown; `theme` has the measures of the table, `group` its buttons; `sides` are names."""

    context: Context
    theme: Theme
    layout: Layout
    course: BeatTimeline
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
