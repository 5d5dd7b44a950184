"""Table of a drill: the players, the cards on it, the card being played; and the words above and below it."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.memory.memory_drill import LENGTH, Drill
from scopa_gui.coach.memory.memory_questions import TableSeen, seen_tables_of
from scopa_gui.engine.cards import Card
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, IVORY_SOFT, SLATE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import Faces
from scopa_gui.ui.practice.drill.drill_layout import DrillLayout, DrillMove
from scopa_gui.ui.table.companions.question_slip import draw_pips
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.table.paint.card_layer import Cards
from scopa_gui.ui.words.level_names import portrait_of
from scopa_gui.ui.words.translation import _, decimal, ngettext


class DrillTable:
    """`move` is the one that is shown, None while none is. Laid out before it is drawn."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.cards = Cards(context.sprites)
        self.move: DrillMove | None = None
        self._felt: DrillLayout | None = None
        self._seen_tables: tuple[TableSeen, ...] = ()
        self._lying: dict[Card, Placement] = {}

    def lay(self, drill: Drill, theme: Theme, box: pygame.Rect, *, plays: bool) -> None:
        """Lay out a drill in a box; `plays`: its last card is on its way."""
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
        for seat, name in enumerate(names):
            who = name, seat % drill.rules.sides
            _draw_sitter(self._context, brush, self._felt.sitter(seat), who, is_playing=seat == playing)
            _draw_pile(self._context, brush, self._felt, seat, seen.taken[seat].bit_count())
        moving = self.move.plan.tracks if self.move is not None else {}
        self.cards.frame(still=True)
        for card, at in sorted(self._lying.items(), key=lambda item: item[1].z):
            if card not in moving:
                self.cards.draw(brush.surface, card, at)

    def draw_moving(self, brush: Brush, seconds: float) -> None:
        """Paint the move at a moment, and frames round the cards that are being taken."""
        assert self._felt is not None
        if self.move is None:
            return
        begin, end = self.move.lit
        self.cards.frame()
        for card, at in sorted(self.move.plan.at(seconds).items(), key=lambda item: item[1].z):
            self.cards.draw(brush.surface, card, at)
            if begin <= seconds < end and card in self.move.taken:
                marks.draw_frame(brush, self._felt.size, self._lying[card], "solid")


def _draw_sitter(context: Context, brush: Brush, box: pygame.Rect, who: tuple[str, int], *, is_playing: bool) -> None:
    theme = brush.theme
    surface = brush.surface
    name, side = who
    plate_high = round(max(theme.px(38), theme.type_px(TypeStyle.LABEL) * 1.5))
    size = min(theme.px(124), round(box.height * 0.50) - plate_high, box.width - theme.px(50))
    top = box.top + max(theme.px(6), round(box.height * 0.30) - (size + plate_high) // 2)
    picture = context.portraits().round(portrait_of(name), size)
    where = shapes.around((box.centerx, top + size // 2), (size, size))
    if picture is not None:
        shapes.blit(surface, picture, where.center)
    if is_playing:
        ring = where.inflate(theme.px(12), theme.px(12))
        surface.blit(shapes.frame(ring.size, ring.width // 2, max(2, theme.px(4)), GOLD), ring)
    plate = pygame.Rect(0, where.bottom + theme.px(8), box.width - theme.px(24), plate_high)
    plate.centerx = box.centerx
    brush.panel(plate, SLATE, line=GOLD if is_playing else BRASS, radius=10, raised=False, alpha=235)
    sign = side_mark(side, theme.px(18))
    surface.blit(sign, sign.get_rect(midleft=(plate.left + theme.px(9), plate.centery)))
    words = pygame.Rect(plate.left + theme.px(32), plate.top, plate.width - theme.px(40), plate.height)
    brush.write(words, name, TypeStyle.LABEL, IVORY, align="centre")


def _draw_pile(context: Context, brush: Brush, felt: DrillLayout, seat: int, count: int) -> None:
    """The cards taken, face down: higher the more there are."""
    if not count:
        return
    theme = brush.theme
    settings = context.settings
    at = felt.pile(seat)
    high = min(theme.px(104), round(felt.sitter(seat).height * 0.34))
    for number in range(min(6, 1 + count // 4)):
        spot = Placement(
            at.x + number * theme.px(1.5), at.y - number * theme.px(3), angle=(-3.0, 2.0, 0.0)[number % 3], flip=0.0
        )
        context.sprites.draw(
            brush.surface, Faces(settings.deck, None, settings.back, high), spot, shadow=number == 0, keep=False
        )


def draw_progress(brush: Brush, box: pygame.Rect, drill: Drill) -> None:
    """Draw the progress of the drill in the middle of a box above the table, and its speed at the right."""
    theme = brush.theme
    surface = brush.surface
    text = brush.text
    pips = pygame.Rect(0, box.top + theme.px(6), theme.px(360), theme.px(40))
    pips.centerx = box.centerx
    brush.panel(pips.inflate(theme.px(24), 0), SLATE, line=BRASS, radius=12, raised=False, alpha=225)
    draw_pips(brush, pips, [None if one.given is None else one.is_right for one in drill.answers], LENGTH)
    level = _("Level {level}").format(level=drill.level)
    pace = _("a card every {seconds} s").format(seconds=decimal(drill.pace))
    wide = min(theme.px(330), max(text.width(level, TypeStyle.HEADING, theme), text.width(pace, TypeStyle.NOTE, theme)))
    upper = pygame.Rect(box.right - wide, box.top - theme.px(4), wide, theme.px(38))
    shapes.under_words(surface, pygame.Rect(upper.left, upper.top, wide, theme.px(68)), wide, theme)
    brush.write(upper, level, TypeStyle.HEADING, IVORY, align="right")
    brush.write(
        pygame.Rect(upper.left, upper.bottom, wide, theme.px(28)), pace, TypeStyle.NOTE, IVORY_SOFT, align="right"
    )


def draw_waiting(brush: Brush, box: pygame.Rect, title: str, left: int) -> None:
    """In the place of the slip: what to do until it comes, and after how many cards that is."""
    theme = brush.theme
    line = ngettext("Questions after {count} more card", "Questions after {count} more cards", left).format(count=left)
    high = min(box.height, round(theme.px(84) * max(1.0, theme.text_scale)))
    plate = shapes.around(box.center, (min(box.width, theme.px(460)), high))
    brush.panel(plate, SLATE, line=BRASS, radius=14, raised=False, alpha=225)
    upper = pygame.Rect(
        plate.left + theme.px(16), plate.top + theme.px(6), plate.width - theme.px(32), plate.height * 52 // 100
    )
    lower = pygame.Rect(upper.left, upper.bottom, upper.width, plate.bottom - upper.bottom - theme.px(8))
    brush.write(upper, title, TypeStyle.HEADING, IVORY, align="centre")
    brush.write(lower, line, TypeStyle.NOTE, IVORY_SOFT, align="centre")
