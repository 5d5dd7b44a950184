"""Paints the table: what rests onto the still picture, and above it my hand, the table's cards and all that moves."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement, Track, clamp
from scopa_gui.ui.kit.rects import inset
from scopa_gui.ui.kit.theme import GOLD, IVORY, SLATE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.card_rows import pile_order_of
from scopa_gui.ui.table.geometry.hit_test import Offset
from scopa_gui.ui.table.geometry.table_layout import Hidden, Layout, SpriteId, Stocked, backs_at
from scopa_gui.ui.table.input.move_choice import Marks, MoveChoice
from scopa_gui.ui.table.motion.beats import Beat, left_to_deal
from scopa_gui.ui.table.motion.scopa_banner import draw_flourish
from scopa_gui.ui.table.paint import marks, option_bar
from scopa_gui.ui.table.paint.card_layer import Cards
from scopa_gui.ui.table.paint.far_side import draw_busts, draw_wall
from scopa_gui.ui.table.paint.labels import LaidChip, draw_chips
from scopa_gui.ui.table.paint.panels import (
    Plate,
    draw_dealer,
    draw_pile_figure,
    draw_plate,
    draw_pondering,
    draw_score,
    draw_status,
    draw_stock_figure,
)
from scopa_gui.ui.table.paint.resting_parts import (
    DEALER,
    HAND,
    PILE,
    PLATE,
    SCORE,
    STOCK,
    RestingParts,
    card_place,
    differing,
    draw_mat,
    draw_tray,
    resting_parts,
)

_RAMP = 0.12
"""Seconds in which the other cards darken when some are lit."""
_AHEAD = 0.05
"""Seconds before a picture is needed at which it is asked for."""


@dataclass
class Sight:
    """Everything that a picture of the table shows. `view` has the figures; `plates` and `names` are by seat."""

    layout: Layout
    view: PlayerView
    choice: MoveChoice
    plates: Sequence[Plate] = ()
    names: Sequence[str] = ()
    sides: Sequence[str] = ()
    chips: Sequence[LaidChip] = ()
    beat: Beat | None = None
    seconds: float = 0.0
    offsets: dict[Card, Offset] = field(default_factory=dict)
    dragged: Card | None = None
    tilts: dict[Card, float] = field(default_factory=dict)
    line: str = ""
    warns: bool = False
    pointer: tuple[int, int] = (-1, -1)
    keyboard: bool = False
    hints: bool = True
    calm: bool = False
    moves: bool = False
    """Cards fly, rise, sink or swing: the next frame follows at once, so similar pictures may stand in for others."""
    counted: bool = True
    """Show the number of cards in the piles."""

    @property
    def tracks(self) -> Mapping[SpriteId, Sequence[Track]]:
        """Tracks of the cards that move in the present beat."""
        return self.beat.plan.tracks if self.beat is not None else {}

    @property
    def is_deal(self) -> bool:
        """True if cards leave the stock in the present beat."""
        return self.beat is not None and self.beat.view.stock < self.view.stock

    @property
    def left(self) -> int:
        """Number of cards left to deal; in a deal it falls with every card that sets out."""
        return left_to_deal(self.view, self.beat, self.seconds)


class TablePainter:
    """Paints a Sight."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.cards = Cards(context.sprites)
        self._still: pygame.Surface | None = None
        self._arrived: set[SpriteId] = set()
        self._landed: list[pygame.Rect] = []
        self._parts: RestingParts | None = None
        self._foreseen: Beat | None = None

    def use(self, layout: Layout, beat: Beat | None = None) -> None:
        """Use a new layout, and the beat that begins."""
        settings = self.context.settings
        self._foreseen = None
        self.cards.use(layout, settings.deck, settings.back, () if beat is None else beat.plan.end().values())

    def draw_still(self, surface: pygame.Surface, theme: Theme, sight: Sight) -> None:
        """Draw cloth, panels, stock, piles and other hands, without what moves in the present beat."""
        self._parts = self._parts_of(sight, self._resting(sight))
        self._draw_resting(surface, theme, sight)

    def mend_still(self, surface: pygame.Surface, theme: Theme, sight: Sight) -> bool:
        """Repaint the resting parts that have changed; return False if everything has to be painted again."""
        before = self._parts
        self._parts = self._parts_of(sight, self._resting(sight))
        if surface is not self._still or before is None:
            return False
        clip = surface.get_clip()
        for place in differing(before, self._parts, self._landed):
            surface.set_clip(place)
            self._draw_resting(surface, theme, sight)
        surface.set_clip(clip)
        self._arrived = set()
        self._landed = []
        return True

    def forget_still(self) -> None:
        """Forget what was painted, because everything may have another place now."""
        self._parts = None

    @staticmethod
    def _resting(sight: Sight) -> dict[SpriteId, Placement]:
        """Return the cards at rest; a card to be dealt is on the stock until it flies."""
        left = 40 if sight.beat is None else sight.beat.view.stock
        return {
            name: at
            for name, at in sight.layout.cards.items()
            if name not in sight.tracks and not (isinstance(name, Stocked) and name.index >= left)
        }

    @staticmethod
    def _parts_of(sight: Sight, cards: Mapping[SpriteId, Placement]) -> RestingParts:
        left = None if sight.is_deal else sight.left
        return resting_parts(sight.layout, sight.view, cards, sight.plates, left, counted=sight.counted)

    def _draw_resting(self, surface: pygame.Surface, theme: Theme, sight: Sight) -> None:
        """Paint everything inside the surface's clip."""
        parts = self._parts or {}

        def shown(part: Hashable) -> bool:
            return part in parts and shapes.is_seen(surface, parts[part][0])

        self.cards.frame(still=True)
        with self.context.text.heard.quiet():
            self.context.cloth.draw(surface)
            draw_wall(surface, sight.layout.regions, theme)
            draw_busts(surface, sight.layout.regions, sight.plates, self.context.portraits())
            cards = self._resting(sight)
            hidden: dict[SpriteId, Placement] = {
                name: at for name, at in cards.items() if isinstance(name, Hidden) and shown((HAND, name.seat))
            }
            self._draw_hands(surface, hidden, sight.layout.regions.rail.top)
            self._draw_panels(Brush(surface, theme, self.context.text), sight, shown)
        self._still = surface
        self._arrived = set()
        self._landed = []
        if shown(STOCK):
            self.cards.draw_stack(surface, ((name, at) for name, at in cards.items() if isinstance(name, Stocked)))
        for side, pile in enumerate(pile_order_of(sight.view).piles):
            if shown((PILE, side)):
                self.cards.draw_stack(surface, ((card, cards[card]) for card in pile if card in cards))

    def _draw_hands(self, surface: pygame.Surface, cards: Mapping[SpriteId, Placement], low: int) -> None:
        """Draw cards at rest; what the others hold is hidden below the row `low` of pixels, by the table's edge."""
        clip = surface.get_clip()
        held: dict[SpriteId, Placement] = {
            name: at for name, at in cards.items() if isinstance(name, Hidden) and name.seat
        }
        surface.set_clip(clip.clip(pygame.Rect(0, 0, surface.get_width(), low)))
        self.cards.draw_many(surface, held)
        surface.set_clip(clip)
        self.cards.draw_many(surface, {name: at for name, at in cards.items() if name not in held})

    def _draw_panels(self, brush: Brush, sight: Sight, shown: Callable[[Hashable], bool]) -> None:
        regions = sight.layout.regions
        view = sight.view
        if shown(SCORE):
            draw_score(brush, pygame.Rect(regions.score), sight.sides, view.totals, view.scope, view.rules.target)
        for seat, plate in enumerate(sight.plates):
            if shown((PLATE, seat)):
                portraits = None if seat else self.context.portraits()
                draw_plate(brush, pygame.Rect(regions.plates[seat]), plate, portraits)
        if shown(DEALER):
            draw_dealer(brush, pygame.Rect(regions.marks[view.dealer]))
        for side, box in enumerate(regions.piles):
            if shown((PILE, side)):
                count = view.piles[side].bit_count() if sight.counted else None
                draw_mat(brush, (backs_at(regions, side), box.centre[1]), regions.pile_card, side)
                draw_pile_figure(
                    brush, pygame.Rect(regions.figures[side]), side, sight.sides[side], count, view.scope[side]
                )
        if regions.stock is not None and shown(STOCK):
            draw_tray(brush, regions.stock.centre, regions.pile_card)
            if not sight.is_deal:
                self._draw_left(brush, sight)
        if shapes.is_seen(brush.surface, pygame.Rect(regions.chips)):
            draw_chips(brush, sight.chips)

    @staticmethod
    def _draw_left(brush: Brush, sight: Sight) -> None:
        box = sight.layout.regions.stock_figure
        if box is not None and sight.left:
            draw_stock_figure(brush, pygame.Rect(box), sight.left)

    # What moves, and what answers to the pointer

    def draw_movers(self, surface: pygame.Surface, theme: Theme, sight: Sight) -> None:
        """Draw the table's cards, my hand, flying cards, signs, options, and the banner of a scopa."""
        brush = Brush(surface, theme, self.context.text)
        with self.context.text.heard.quiet():
            self.cards.frame(still=not sight.moves)
            if sight.is_deal:
                self._draw_left(brush, sight)
            self._draw_table(brush, sight)
            self._draw_hand(brush, sight)
            self._draw_flying(brush, sight)
            self._draw_band(brush, sight)
            for seat, (plate, box) in enumerate(zip(sight.plates, sight.layout.regions.plates, strict=False)):
                seated = seat == 0 and bool(plate.portrait)
                draw_pondering(brush, pygame.Rect(box), plate, calm=sight.calm, seated=seated)
            if sight.dragged is not None and sight.dragged in sight.layout.hand:
                self.cards.draw(surface, sight.dragged, self.in_hand(sight, sight.dragged))
            flourish = None if sight.beat is None else sight.beat.flourish
            if sight.beat is not None and flourish is not None and flourish.duration > 0:
                is_mine = flourish.seat == 0 and (not sight.plates or sight.plates[0].is_me)
                name = "" if is_mine else sight.names[flourish.seat]
                at = sight.beat.plan.end().get(flourish.card) if flourish.card is not None else None
                width, height = sight.layout.card
                spot = None if at is None else (at.x, at.y, height * at.scale, width * at.scale)
                centre = sight.layout.regions.table.centre
                ours = sight.view.side_of(flourish.seat) == 0
                draw_flourish(brush, flourish, sight.seconds, centre, spot, name, ours=ours, calm=sight.calm)

    def lit(self, sight: Sight) -> tuple[int, float]:
        """Return the cards that the present beat lights, and how strongly, from 0 to 1."""
        lit = sight.beat.lit if sight.beat is not None else None
        if lit is None or not lit.start <= sight.seconds < lit.end:
            return 0, 0.0
        if lit.end - lit.start < _RAMP:
            return lit.cards, 1.0
        return lit.cards, clamp((sight.seconds - lit.start) / _RAMP) * clamp((lit.end - sight.seconds) / _RAMP + 0.4)

    def _draw_table(self, brush: Brush, sight: Sight) -> None:
        """Draw the table's cards, with the signs of a choice or of the present beat."""
        layout = sight.layout
        size = layout.card
        cursor = sight.choice.cursor
        signs = sight.choice.marks(show_captures=sight.hints) if sight.beat is None else Marks()
        lit, share = self.lit(sight)
        for card in layout.table:
            if card in sight.tracks:
                continue
            at = _raised(sight, card, layout.cards[card])
            if signs.dimmed >> card & 1:
                at = replace(at, dim=0.85)
            elif lit and not lit >> card & 1:
                at = replace(at, dim=0.85 * share)
            self.cards.draw(brush.surface, card, at)
            numbers = signs.numbers.get(card, ())
            if signs.picked >> card & 1:
                marks.draw_frame(brush, size, at, "solid")
                marks.draw_tick(brush, size, at)
            elif numbers:
                selected = [number for number in numbers if number == cursor]
                marks.draw_halo(brush, size, at, selected or numbers, glows=bool(selected) or cursor is None)
                marks.draw_discs(brush, size, at, numbers, cursor)
            elif (signs.solid | signs.outlined) >> card & 1:
                marks.draw_frame(brush, size, at, "solid" if signs.solid >> card & 1 else "dashed")

    def _draw_hand(self, brush: Brush, sight: Sight) -> None:
        """Draw my cards; the chosen one, that of the keyboard and those that take a chosen card have a frame."""
        choice = sight.choice
        for card in sight.layout.hand:
            if card in sight.tracks or card == sight.dragged:
                continue
            at = self.in_hand(sight, card)
            if choice.aimed is not None and card != choice.aimed:
                at = replace(at, dim=0.6)
            self.cards.draw(brush.surface, card, at)
            if card == choice.aimed:
                marks.draw_frame(brush, sight.layout.card, at, "solid")
            elif card == choice.focus and sight.keyboard:
                marks.draw_frame(brush, sight.layout.card, at, "focus")
            elif choice.takers >> card & 1:
                marks.draw_frame(brush, sight.layout.card, at, "dashed")

    @staticmethod
    def in_hand(sight: Sight, card: Card) -> Placement:
        """Return the present placement of a card of my hand."""
        at = sight.layout.cards[card]
        x, y = sight.offsets.get(card, (0.0, 0.0))
        angle = at.angle + sight.tilts.get(card, 0.0)
        up = max(0.0, min(1.0, -y / (60 * sight.layout.regions.unit)))
        return replace(at, x=at.x + x, y=at.y + y, angle=angle, lift=0.8 if card == sight.dragged else 0.4 * up)

    def _draw_flying(self, brush: Brush, sight: Sight) -> None:
        """Draw the cards that fly in the present beat; those that are lit have frames."""
        if sight.beat is None:
            return
        lit, share = self.lit(sight)
        plan = sight.beat.plan
        soon = sight.seconds + _AHEAD
        coming = {
            name for name, way in plan.tracks.items() if way and way[0].delay < soon and name not in self._arrived
        }
        # Speed: looking at forty arriving cards again in each frame of a deal took 0.2 to 0.3 ms.
        if self._foreseen is not sight.beat and self.cards.foresee(plan.end()):
            self._foreseen = sight.beat
        self.cards.look_ahead({name: at for name, at in plan.at(soon).items() if name in coming})
        flying = self._still_flying(brush.surface, sight.layout, sight.beat, sight.seconds)
        for card in sight.layout.table:
            if card in flying:
                at = _raised(sight, card, flying[card])
                flying[card] = replace(at, dim=0.85 * share) if share and not lit >> card & 1 else at
        mine = {name: at for name, at in flying.items() if isinstance(name, int) and lit >> name & 1 and share > 0.3}
        self.cards.draw_many(brush.surface, {name: at for name, at in flying.items() if name not in mine})
        for name, at in sorted(mine.items(), key=lambda item: item[1].z):
            marks.draw_frame(brush, sight.layout.card, at, "glow")
            self.cards.draw(brush.surface, name, at, shadow=False)

    def _still_flying(
        self, surface: pygame.Surface, layout: Layout, beat: Beat, seconds: float
    ) -> dict[SpriteId, Placement]:
        """Return the placements of the cards that have not arrived.

        Those that have just arrived are painted onto the still picture, once.
        """
        flying = beat.plan.at(seconds)
        if self._still is None:
            return flying
        new = {
            name: flying[name]
            for name, way in beat.plan.tracks.items()
            if name not in self._arrived and way[-1].over <= seconds and self.cards.lies_ready(name, flying[name])
        }
        if new:
            low = min(layout.regions.rail.top, *(plate.top for plate in layout.regions.plates[1:]))
            self._draw_hands(self._still, new, low)
            if surface is not self._still:
                self._draw_hands(surface, new, low)
            self._arrived |= set(new)
            self._landed += [card_place(layout, at) for at in new.values()]
        return {name: at for name, at in flying.items() if name not in self._arrived}

    def _draw_band(self, brush: Brush, sight: Sight) -> None:
        """Draw the status line, or the question and the options of a choice."""
        regions = sight.layout.regions
        choice = sight.choice
        if choice.aimed is None or sight.beat is not None:
            draw_status(brush, pygame.Rect(regions.status), sight.line)
            return
        option_bar.draw_options(brush, self.context.settings, choice, regions.band, sight.pointer)
        option_bar.draw_question(brush, choice, regions.band, warns=sight.warns)
        if sight.warns:
            width = brush.text.width(sight.line, TypeStyle.BODY, brush.theme)
            box = option_bar.warning_box(regions.band, brush.theme, width)
            brush.panel(box, SLATE, line=GOLD, radius=12)
            brush.write(inset(box, brush.theme.space(1), 1), sight.line, TypeStyle.BODY, IVORY, align="centre")


def _raised(sight: Sight, card: Card, at: Placement) -> Placement:
    """Return the placement of a card of the table: raised while it may be taken."""
    up = sight.offsets.get(card, (0.0, 0.0))[1]
    return (
        replace(at, y=at.y + up, lift=max(at.lift, 0.3 * min(1.0, -up / (20 * sight.layout.regions.unit))))
        if up
        else at
    )
