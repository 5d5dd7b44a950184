"""Companion: the base class of what is at a table besides the cards: coach, hint, memory questions, aids, paper."""

from collections.abc import Mapping, Sequence

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import Intent, Point
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.table.companions.table_context import TableContext
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.motion.beats import Beat


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
