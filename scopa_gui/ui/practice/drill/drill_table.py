"""Table of the drill: the players with their piles, the cards on the table, and the card that is being played."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.coach.memory.memory_drill import Drill
from scopa_gui.coach.memory.memory_questions import TableSeen, seen_tables_of
from scopa_gui.engine.cards import Card
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import draw_side_mark
from scopa_gui.ui.practice.drill.drill_layout import PILE_SHARE, DrillLayout, DrillMove
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.table.paint.card_layer import Cards
from scopa_gui.ui.words.level_names import portrait_of


class DrillTable:
    """Painter of the table; `lay` comes before drawing. `move` is the move being shown, or None."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.cards = Cards(context.sprites)
        self.move: DrillMove | None = None
        self._felt: DrillLayout | None = None
        self._seen_tables: tuple[TableSeen, ...] = ()
        self._resting: dict[Card, Placement] = {}

    def lay(self, drill: Drill, theme: Theme, box: pygame.Rect, *, plays: bool) -> None:
        """Lay out a drill in a box; with `plays`, its last card is still being played."""
        self._felt = DrillLayout(box, drill.players, drill.fullest, theme)
        settings = self._context.settings
        self.cards.use_sizes(theme.size, self._felt.card_height, (settings.deck, settings.back))
        self._seen_tables = seen_tables_of(drill.watched)
        self._resting = self._felt.places(self._seen_tables[:-1] if plays else self._seen_tables)
        if plays:
            pace = Pace(drill.pace, self._context.has_reduced_motion)
            self.move = self._felt.shown(self._seen_tables, drill.shown[-1], pace)
            self.cards.have(self.move.plan.at(0.0).items())

    @property
    def duration(self) -> float:
        """Seconds that the move takes; 0 without one."""
        return 0.0 if self.move is None else self.move.plan.duration

    def cues(self, card: Card) -> tuple[tuple[float, str], ...]:
        """Return the second and the name of each sound: the card reaches the table, the cards taken go to the pile."""
        assert self.move is not None
        _begin, leaves = self.move.lit
        landed = min(track.over for track in self.move.plan.tracks[card]) - 0.07
        return ((landed, "card"), (leaves, "gather")) if leaves else ((landed, "card"),)

    def draw_still(self, brush: Brush, drill: Drill, names: Sequence[str], *, plays: bool) -> None:
        """Draw the players, their piles, and the cards that are at rest."""
        assert self._felt is not None
        playing, seen = (drill.shown[-1].seat, self._seen_tables[-2]) if plays else (None, self._seen_tables[-1])
        for seat, name in enumerate(names):
            player = self._player(name, seat % drill.rules.sides, is_playing=seat == playing)
            pile = Drawn(partial(self._draw_pile, seen.taken[seat].bit_count()), grow=PILE_SHARE)
            Stack(player, pile, gap=0.0).paint(brush, self._felt.sitters[seat])
        moving = self.move.plan.tracks if self.move is not None else {}
        self.cards.frame(still=True)
        for card, at in sorted(self._resting.items(), key=lambda item: item[1].z):
            if card not in moving:
                self.cards.draw(brush.surface, card, at)

    def draw_moving(self, brush: Brush, seconds: float) -> None:
        """Draw the move as it is after some seconds, with frames around the cards that are being taken."""
        assert self._felt is not None
        if self.move is None:
            return
        begin, end = self.move.lit
        self.cards.frame()
        for card, at in sorted(self.move.plan.at(seconds).items(), key=lambda item: item[1].z):
            self.cards.draw(brush.surface, card, at)
            if begin <= seconds < end and card in self.move.taken:
                marks.draw_frame(brush, self._felt.card_size, self._resting[card], "solid")

    def _player(self, name: str, side: int, *, is_playing: bool) -> Part:
        """Return a portrait above a plate with the name, both framed in gold while it is that player's move."""

        def draw_portrait(brush: Brush, box: pygame.Rect) -> None:
            size = min(box.size)
            picture = self._context.portraits().round(portrait_of(name), size - 2 * brush.theme.px(6))
            if picture is not None:
                shapes.blit(brush.surface, picture, box.center)
            if is_playing:
                ring = shapes.frame((size, size), size // 2, max(2, brush.theme.px(4)), GOLD)
                shapes.blit(brush.surface, ring, box.center)

        words = Words(name, TypeStyle.LABEL, IVORY, align="centre", valign="middle", lines=1.3, most=1.3)
        sign_and_name = Row(Drawn(partial(draw_side_mark, side), width=18), words, gap=0.5)
        line = GOLD if is_playing else BRASS
        plate = Panel(sign_and_name, (1.0, 0.25), line=line, radius=10, alpha=235, raised=False, grow=0.0)
        return Stack(Space(), Drawn(draw_portrait, 136), plate, Space(), gap=0.25, grow=1 - PILE_SHARE)

    def _draw_pile(self, count: int, brush: Brush, box: pygame.Rect) -> None:
        """Draw the cards taken, face down; the more cards, the higher the pile."""
        theme = brush.theme
        height = min(theme.px(104), round(box.height * 0.85))
        x, y = box.center
        for number in range(min(6, 1 + count // 4) if count else 0):
            turned = (-3.0, 2.0, 0.0)[number % 3]
            at = Placement(x + number * theme.px(1.5), y - number * theme.px(3), angle=turned, flip=0.0)
            self._context.cards().draw(brush.surface, None, height, at, shadow=number == 0)
