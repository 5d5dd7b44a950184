"""Resting parts of the table: rectangle and looks of each, to repaint only those that have changed.

Speed: a move changes a hand, a pile and a plate or two; painting a whole window of 3840x2160 takes 8 to 12 ms.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.rects import inset
from scopa_gui.ui.kit.theme import BRASS, IVORY, WALNUT, Colour
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.pictures.signs import SIDE_COLOURS, side_mark
from scopa_gui.ui.table.geometry.card_rows import pile_order_of
from scopa_gui.ui.table.geometry.regions import TRAY, Box
from scopa_gui.ui.table.geometry.table_layout import Hidden, Layout, SpriteId, Stocked
from scopa_gui.ui.table.paint.panels import Plate

_TRAY: Colour = (96, 58, 34)
_MAT = 6
"""Units by which a mat is larger than a card on every side."""


def draw_tray(brush: Brush, centre: tuple[float, float], height: float) -> None:
    """Draw the wooden tray of the stock, for cards `height` pixels high."""
    theme = brush.theme
    card = shapes.around(centre, (height * RATIO, height))
    rim = theme.px(TRAY)
    tray = inset(card, -rim)
    brush.panel(tray, WALNUT, line=BRASS, radius=10)
    shapes.blit(brush.surface, _wood((tray.width - rim, tray.height - rim), theme.px(7)), tray.center)
    line = shapes.frame(card.size, round(height * 0.06), theme.hairline, IVORY, 190 if theme.strong else 70)
    brush.surface.blit(line, card)


@lru_cache(maxsize=2)
def _wood(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return the floor of a tray, which is darker towards its upper edge."""
    picture = shapes.box(size, radius, _TRAY).copy()
    deep = max(1, size[1] // 8)
    for y in range(deep):
        shade = round(150 + 105 * y / deep)
        picture.fill((shade, shade, shade), (0, y, size[0], 1), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def draw_mat(brush: Brush, centre: tuple[float, float], height: float, side: int) -> None:
    """Draw the mat for the captured cards of a side: a frame in its colour, and its sign in the middle."""
    theme = brush.theme
    card = shapes.around(centre, (height * RATIO, height))
    colour = SIDE_COLOURS[side % len(SIDE_COLOURS)]
    edge = theme.px(_MAT)
    mat = inset(card, -edge)
    radius = round(height * 0.06) + edge
    brush.surface.blit(shapes.box(mat.size, radius, colour, 34), mat)
    thick = max(theme.hairline, theme.px(2))
    brush.surface.blit(shapes.frame(mat.size, radius, thick, colour, 255 if theme.strong else 150), mat)
    sign = side_mark(side, round(height * 0.3)).copy()
    sign.set_alpha(230 if theme.strong else 120)
    brush.surface.blit(sign, sign.get_rect(center=card.center))


RestingPart = tuple[pygame.Rect, object]
"""Rectangle that a part may touch, and a value that changes with its looks."""
RestingParts = Mapping[Hashable, RestingPart]
Lying = tuple[tuple[SpriteId, Placement], ...]
SCORE = "score"
PLATE = "plate"
DEALER = "dealer"
STOCK = "stock"
PILE = "pile"
HAND = "hand"
"""Names of parts; plates and hands have the seat, too, and piles the side: `(PLATE, 2)`."""
_EDGE = 16
"""Units by which a panel with its shadow and glow reaches beyond its rectangle."""
_SHADOW = 0.16
"""Share of its height by which a card's shadow reaches beyond the card."""


def resting_parts(
    layout: Layout,
    view: PlayerView,
    cards: Mapping[SpriteId, Placement],
    plates: Sequence[Plate],
    left: int | None,
    *,
    counted: bool,
) -> RestingParts:
    """Return all parts: score, plates, dealer, stock, piles, hands.

    `cards` are the cards at rest; `left` is the number left to deal, None if it is not shown.
    """
    regions = layout.regions
    parts: dict[Hashable, RestingPart] = {
        SCORE: (_with_edge(layout, regions.score), (view.totals, view.scope)),
        DEALER: (_with_edge(layout, regions.marks[view.dealer]), view.dealer),
    }
    for seat, plate in enumerate(plates):
        seen = replace(plate, beat=None if plate.beat is None else 0.0)
        place = _with_edge(layout, regions.plates[seat])
        parts[PLATE, seat] = (place.union(pygame.Rect(regions.busts[seat])) if seat else place, seen)
    for side, pile in enumerate(pile_order_of(view).piles):
        lying: Lying = tuple((card, cards[card]) for card in pile if card in cards)
        figures = (view.piles[side].bit_count(), view.scope[side]) if counted else view.scope[side]
        parts[PILE, side] = (_around(layout, lying, (regions.piles[side], regions.figures[side])), (lying, figures))
    if regions.stock is not None and regions.stock_figure is not None:
        lying = tuple((name, at) for name, at in cards.items() if isinstance(name, Stocked))
        parts[STOCK] = (_around(layout, lying, (regions.stock, regions.stock_figure)), (lying, left))
    for seat in range(view.rules.players):
        lying = tuple((name, at) for name, at in cards.items() if isinstance(name, Hidden) and name.seat == seat)
        if lying:
            parts[HAND, seat] = (_around(layout, lying, ()), lying)
    return parts


def differing(before: RestingParts, after: RestingParts, besides: Iterable[pygame.Rect] = ()) -> list[pygame.Rect]:
    """Return rectangles that cover all changes and those in `besides`; they do not overlap each other."""
    found: list[pygame.Rect] = []
    for rect in besides:
        _add(found, rect)
    for name in before.keys() | after.keys():
        if before.get(name) != after.get(name):
            for rect, _looks in filter(None, (before.get(name), after.get(name))):
                _add(found, rect)
    return found


def card_place(layout: Layout, at: Placement) -> pygame.Rect:
    """Return the rectangle that a card and its shadow may touch."""
    return inset(pygame.Rect(layout.box_of(at)), -round(_SHADOW * layout.card[1] * at.scale))


def _add(found: list[pygame.Rect], rect: pygame.Rect) -> None:
    """Add a rectangle, joined with those that it overlaps."""
    while (at := rect.collidelist(found)) >= 0:
        rect = rect.union(found.pop(at))
    found.append(rect)


def _with_edge(layout: Layout, box: Box) -> pygame.Rect:
    return inset(pygame.Rect(box), -round(_EDGE * layout.regions.unit))


def _around(layout: Layout, lying: Lying, places: Iterable[Box]) -> pygame.Rect:
    """Return a rectangle around cards with their shadows and around panels."""
    boxes = [*(_with_edge(layout, box) for box in places), *(card_place(layout, at) for _name, at in lying)]
    return boxes[0].unionall(boxes[1:])
