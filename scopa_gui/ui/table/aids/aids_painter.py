"""Painter of the sheet of aids: the count with its threads, the grid, and the frame around them.

A card that was taken is a faint sign with the mark of its taker on it. A thread joins the marks of a pair; a loose end
hangs from the mark of a card whose rank is unpaired.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from scopa_gui.coach.memory.card_tracker import RankCount, Where, ranks_pair
from scopa_gui.coach.memory.holdings import HoldingState
from scopa_gui.engine.cards import RANK_SETS, Card, CardSet, Suit, bit, card_of, suit_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.settings import Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.rects import columns, cut_left, inset, sized
from scopa_gui.ui.kit.theme import (
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    LEAST_TYPE,
    PAPER,
    PAPER_BRIGHT,
    WINE,
    Colour,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import side_mark, suit_sign
from scopa_gui.ui.table.aids.aid_knowledge import AidKnowledge
from scopa_gui.ui.table.aids.aids_layout import AidsLayout, PlaceKind, Spot, SpotKind
from scopa_gui.ui.table.paint.medallions import draw_seated
from scopa_gui.ui.words.translation import has_french_names

LINE: Colour = (196, 168, 120)
TILE: Colour = (226, 192, 120)
"""Colour under the sign of a card that I hold."""
_FINER = 3


def rank_sign(rank: int) -> str:
    """Return a rank as a number or as the letter on the French card."""
    if rank == 1:
        return "A"
    return "JQK"[rank - 8] if has_french_names() and rank > 7 else str(rank)


def figure(
    brush: Brush,
    box: pygame.Rect,
    words: str,
    colour: Colour,
    style: TypeStyle = TypeStyle.SMALL,
    *,
    most: float = 0.8,
) -> None:
    """Write a short figure in the middle of a low box, as large as the box allows, but readable.

    `most` is the largest size of type, as a share of the height of the box.
    """
    px = max(LEAST_TYPE, min(brush.theme.type_px(style), round(box.height * most)))
    while px > LEAST_TYPE and brush.text.width(words, style, brush.theme, px) > box.width:
        px -= 1
    shapes.blit(brush.surface, brush.text.line(words, style, brush.theme, colour, px), box.center)


def draw_sign(brush: Brush, box: pygame.Rect, sign: Callable[[int], pygame.Surface], share: float) -> None:
    """Draw a sign in the middle of a box; `sign` makes it in a size in pixels, which is a share of the box's height."""
    shapes.blit(brush.surface, sign(max(8, round(box.height * share))), box.center)


def draw_tile(brush: Brush, box: pygame.Rect, view: PlayerView, card: Card) -> None:
    """Draw the ground of a card's sign: a gold tile if I hold it, a white one if it is on the table."""
    tile = inset(box, brush.theme.px(2), brush.theme.px(1))
    if view.hand & bit(card):
        brush.panel(tile, TILE, line=GOLD_DEEP, radius=5, raised=False)
    elif view.table & bit(card):
        brush.panel(tile, PAPER_BRIGHT, line=INK_SOFT, radius=5, raised=False)


def draw_back(brush: Brush, layout: AidsLayout) -> None:
    """Draw the paper with nothing on it."""
    theme = brush.theme
    brush.panel(layout.rect, PAPER, radius=12)
    edge = inset(layout.rect, theme.px(4))
    brush.surface.blit(shapes.frame(edge.size, theme.px(9), theme.hairline, LINE, 150), edge)


def draw_sheet(brush: Brush, layout: AidsLayout, known: AidKnowledge, context: Context, faces: Sequence[str]) -> None:
    """Draw what changes only with the view: paper, heads of columns, rows, coins, sections. `faces` name portraits."""
    theme = brush.theme
    surface = brush.surface
    settings = context.settings
    draw_back(brush, layout)
    for suit, box in layout.named(PlaceKind.SUIT):
        draw_sign(brush, box, partial(suit_sign, settings, Suit(suit)), 0.78)
    for seat, box in layout.named(PlaceKind.SEAT):
        side = seat % layout.shown.sides
        medal = sized((box.height, box.height), center=box.move(0, -theme.px(2)).center)
        if not draw_seated(surface, context.portraits(), faces[seat], medal, side):
            draw_sign(brush, box, partial(side_mark, side), 0.66)
    inner = inset(layout.rect, theme.px(9), 0)
    line = shapes.box((inner.width, theme.hairline), 0, LINE, 110)
    sections = layout.shown.sections
    firsts = [next(spot for spot in layout.spots if isinstance(spot.kind, section.kinds)) for section in sections]
    for spot, box in layout.spots.items():
        if spot.kind in (SpotKind.RANK, SpotKind.COINS) or spot in firsts:
            surface.blit(line, (inner.left, box.top))
    _draw_ranks(brush, layout, known, settings)
    _draw_coins(brush, layout, known, settings)
    for section in sections:
        section.draw_still(brush, layout, known.facts[section], settings)


def draw_pager(brush: Brush, layout: AidsLayout, page: int, count: int) -> None:
    """Draw the button for the next page: a lozenge for every page, filled for this one, and an arrow."""
    box = layout.pager
    if box is None:
        return
    theme = brush.theme
    surface = brush.surface
    brush.panel(inset(box, 0, theme.px(2)), PAPER_BRIGHT, line=GOLD_DEEP, radius=8, raised=False)
    step = min(max(12, theme.px(16)), box.width // (count + 1))
    half = max(3, step * 5 // 16)
    x, y = box.move(-(step * count // 2), 0).center
    for number in range(count):
        shapes.lozenge(surface, (x, y), half, theme, INK_SOFT, WINE if number == page else None)
        x += step
    pygame.draw.polygon(surface, GOLD_DEEP, [(x - half // 2, y - half), (x - half // 2, y + half), (x + half, y)])


def _draw_ranks(brush: Brush, layout: AidsLayout, known: AidKnowledge, settings: Settings) -> None:
    """Draw the rows of the ranks: their cards, and what the others can hold."""
    pairing = ranks_pair(known.view.rules)
    for rank in layout.shown.ranks:
        line = known.tracker.count(rank)
        is_counted = rank in layout.shown.counted
        ink = WINE if pairing and is_counted and line.odd is not None else INK
        figure(brush, layout.spots[Spot(SpotKind.RANK, (rank,))], rank_sign(rank), ink, TypeStyle.LABEL)
        if is_counted:
            cards = [card_of(rank, suit) for suit in Suit]
            boxes = {card: layout.spots[Spot(SpotKind.CARD, (card,))] for card in cards}
            for card, box in boxes.items():
                draw_tile(brush, box, known.view, card)
                is_faint = known.tracker.where(card) is Where.PILE
                draw_sign(brush, box, partial(suit_sign, settings, Suit(suit_of(card)), faint=is_faint), 0.76)
            if pairing:
                _draw_threads(brush, boxes, line)
            for card, box in boxes.items():
                if line.captured & bit(card):
                    draw_sign(brush, box, partial(side_mark, known.tracker.owners[card]), 0.46)
        if layout.shown.grid:
            _draw_holdings(brush, layout, known, rank)


def _draw_threads(brush: Brush, boxes: Mapping[Card, pygame.Rect], line: RankCount) -> None:
    """Draw a thread for each pair, straight to a neighbour, otherwise in a bow; and a loose one at an unpaired card."""
    for number, (one, other) in enumerate(line.pairs):
        first, last = sorted((boxes[one], boxes[other]), key=lambda box: box.left)
        bow = 0.0 if abs(suit_of(one) - suit_of(other)) == 1 else (-0.4, 0.4)[number % 2]
        x, y = first.center
        width = last.centerx - x
        bend = 4 * bow * first.height
        _draw_thread(brush, [(x + width * t / 16, y + bend * (t / 16) * (1 - t / 16)) for t in range(17)])
    if line.odd is not None:
        box = boxes[line.odd]
        x, y = box.center
        size = [0.42 * length for length in box.size]
        _draw_thread(brush, [(x + size[0] * t / 8, y + size[1] * (t / 8) ** 2 * (1.6 - 0.6 * t / 8)) for t in range(9)])


def _draw_thread(brush: Brush, points: list[tuple[float, float]]) -> None:
    """Draw a smooth line of even width."""
    thick = max(1.6, 2.0 * brush.theme.unit)
    left = min(x for x, _ in points) - 3
    top = min(y for _, y in points) - 3
    width = max(x for x, _ in points) - left + 3
    height = max(y for _, y in points) - top + 3
    big = shapes.enlarged((round(width), round(height)), WINE, _FINER)
    finer = [((x - left) * _FINER, (y - top) * _FINER) for x, y in points]
    pygame.draw.lines(big, WINE, False, finer, round(thick * _FINER))
    for point in finer:
        pygame.draw.circle(big, WINE, point, thick * _FINER / 2)
    brush.surface.blit(shapes.reduced(big, _FINER), (round(left), round(top)))


def _draw_holdings(brush: Brush, layout: AidsLayout, known: AidKnowledge, rank: int) -> None:
    """Draw what each seat can hold of a rank, or one cross if nobody can have held it since the same move."""
    theme = brush.theme
    surface = brush.surface
    cells = [
        (known.holding(seat, rank), layout.spots[Spot(SpotKind.HOLD, (seat, rank))])
        for seat in layout.shown.others
        if known.view.counts[seat]
    ]
    if len(cells) > 1 and len({(held.state, held.since) for held, _box in cells}) == 1:
        held, first = cells[0]
        if held.state is HoldingState.NONE:
            box = inset(first.unionall([cell for _held, cell in cells]), theme.px(6), 0)
            taken = inset(_draw_signed(brush, box, held.since, tick=False), -theme.px(5), 0)
            for left, right in ((box.left, taken.left), (taken.right, box.right)):
                surface.fill(LINE, (left, box.centery, max(0, right - left), theme.hairline))
            return
    for held, box in cells:
        if held.state is HoldingState.NONE:
            _draw_signed(brush, box, held.since, tick=False)
        elif held.state is HoldingState.SOME:
            brush.panel(inset(box, theme.px(2), theme.px(1.5)), GOLD, line=GOLD_DEEP, radius=6, raised=False)
            _draw_signed(brush, box, held.since, tick=True)
        else:
            dots = _draw_dots(brush, box, held.most, faint=held.state is HoldingState.UNLIKELY)
            if held.state is HoldingState.UNLIKELY:  # a broken line through the dots: probably none
                thick = max(2, theme.px(2))
                dash = max(3, theme.px(4))
                line = dots.inflate(2 * theme.px(4), thick - dots.height)
                for left in range(line.left, line.right, 2 * dash):
                    surface.fill(WINE, (left, line.top, min(dash, line.right - left), thick))


def draw_actual_hands(brush: Brush, layout: AidsLayout, known: AidKnowledge, hands: Sequence[CardSet]) -> None:
    """Draw a gold dot for each card that was really held. `hands` by relative seat."""
    for rank in layout.shown.ranks:
        for seat in layout.shown.others:
            held = known.holding(seat, rank)
            count = (hands[seat] & RANK_SETS[rank]).bit_count()
            if count and held.state in (HoldingState.OPEN, HoldingState.UNLIKELY):
                _draw_dots(brush, layout.spots[Spot(SpotKind.HOLD, (seat, rank))], held.most, faint=False, gold=count)


def _draw_signed(brush: Brush, box: pygame.Rect, since: int, *, tick: bool) -> pygame.Rect:
    """Draw a tick or a cross, and the move since when it is certain; return the rectangle they take."""
    theme = brush.theme
    size = max(7, round(min(box.height, theme.px(22)) * 0.42))
    px = max(LEAST_TYPE, min(theme.type_px(TypeStyle.SMALL), round(box.height * 0.7)))
    number = brush.text.line(str(since), TypeStyle.SMALL, theme, INK if tick else INK_SOFT, px)
    taken = shapes.around(box.center, (size + max(2, theme.px(3)) + number.get_width(), size))
    x, y = taken.topleft
    ways = (((0.0, 0.6), (0.38, 1.0), (1.0, 0.0)),) if tick else (((0, 0), (1, 1)), ((1, 0), (0, 1)))
    for way in ways:
        points = [(x + right * (size - 1), y + down * (size - 1)) for right, down in way]
        pygame.draw.lines(brush.surface, INK if tick else WINE, False, points, max(2, theme.px(2.2)))
    brush.surface.blit(number, number.get_rect(midright=taken.midright))
    return taken


def _draw_dots(brush: Brush, box: pygame.Rect, count: int, *, faint: bool, gold: int = 0) -> pygame.Rect:
    """Draw a dot for each card that may be held, the first `gold` of them large and gold; return their rectangle."""
    size = max(4, brush.theme.px(5.5))
    step = size + max(2, brush.theme.px(2.5))
    row = shapes.around(box.center, (step * (count - 1) + size, size))
    large = size + max(2, brush.theme.px(3))
    for number in range(count):
        at = row.left + size // 2 + number * step, row.centery
        if number < gold:
            shapes.blit(brush.surface, shapes.box((large + 2, large + 2), large // 2 + 1, INK), at)
            shapes.blit(brush.surface, shapes.box((large, large), large // 2, GOLD), at)
        else:
            shapes.blit(brush.surface, shapes.box((size, size), size // 2, INK_SOFT, 110 if faint else 235), at)
    return row


def _draw_coins(brush: Brush, layout: AidsLayout, known: AidKnowledge, settings: Settings) -> None:
    """Draw the number of coins that every side has, and of those still to come."""
    box = layout.spots.get(Spot(SpotKind.COINS))
    if box is None:
        return
    theme = brush.theme
    tracker = known.tracker
    sides = [(partial(side_mark, side), 0.5, count) for side, count in enumerate(tracker.coins_captured)]
    coin = (partial(suit_sign, settings, Suit.DENARI), 0.72, tracker.coins_to_come.bit_count())
    cells = columns(box, len(sides) + 1)
    for cell, (sign, share, count) in zip(cells, (*sides, coin), strict=True):
        draw_sign(brush, cell.move(-theme.px(7), 0), sign, share)
        half = max(8, round(cell.height * share)) // 2
        figure(brush, cut_left(cell, cell.width // 2 - theme.px(6) + half)[1], str(count), INK)
