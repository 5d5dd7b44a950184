"""Table of a drill: the cards on it, and the card being played."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.memory.memory_drill import Drill
from scopa_gui.coach.memory.memory_questions import TableSeen, seen_tables_of
from scopa_gui.engine.cards import Card
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.practice.drill import drill_painter
from scopa_gui.ui.practice.drill.drill_layout import DrillLayout, DrillMove
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.paint.card_layer import Cards


class DrillTable:
    """`move` is the one that is shown, None while none is. Laid out before it is drawn."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.cards = Cards(context.sprites)
        self.move: DrillMove | None = None
        self._felt: DrillLayout | None = None
        self._seen_tables: tuple[TableSeen, ...] = ()
        self._lying: dict[Card, Placement] = {}

    def lay(self, drill: Drill, theme: Theme, bottom: int, *, plays: bool) -> None:
        """Lay out a drill between the heading and a row of pixels; `plays`: its last card is on its way."""
        top = theme.px(84)
        edge = theme.px(10)
        box = pygame.Rect(edge, top, theme.size[0] - 2 * edge, bottom - edge - top)
        self._felt = DrillLayout(box, drill.players, drill.fullest, theme)
        settings = self._context.settings
        self.cards.use_sizes(theme.size, self._felt.high, (settings.deck, settings.back))
        self._seen_tables = seen_tables_of(drill.watched)
        self._lying = self._felt.lying(self._seen_tables[:-1] if plays else self._seen_tables)
        if plays:
            self.move = self._felt.shown(
                self._seen_tables, drill.shown[-1], Pace(drill.pace, self._context.has_reduced_motion)
            )
            self.cards.have(self.move.plan.at(0.0).items())

    @property
    def duration(self) -> float:
        """Seconds that the move takes; 0 without one."""
        return 0.0 if self.move is None else self.move.plan.duration

    def cues(self, card: Card) -> tuple[tuple[float, str], ...]:
        """Moments and sounds of the move: a card as it comes to lie, and a heap as it is gathered."""
        assert self.move is not None
        _begin, leaves = self.move.lit
        landed = min(track.over for track in self.move.plan.tracks[card]) - 0.07
        return ((landed, "card"), (leaves, "gather")) if leaves else ((landed, "card"),)

    def draw_still(self, brush: Brush, drill: Drill, names: Sequence[str], *, plays: bool) -> None:
        """Paint who plays, and what rests."""
        assert self._felt is not None
        playing, seen = (drill.shown[-1].seat, self._seen_tables[-2]) if plays else (None, self._seen_tables[-1])
        people = drill_painter.DrillPlayers(names, drill.rules.sides)
        drill_painter.draw_people(self._context, brush, self._felt, people, seen, playing)
        moving = self.move.plan.tracks if self.move is not None else {}
        resting = {card: at for card, at in self._lying.items() if card not in moving}
        drill_painter.draw_lying(self.cards, brush.surface, resting)

    def draw_moving(self, brush: Brush, seconds: float) -> None:
        """Paint the move at a moment."""
        assert self._felt is not None
        if self.move is not None:
            drill_painter.draw_moving(self.cards, brush, self._felt, self.move, seconds, self._lying)
