"""Painter of the sheet of aids: the count with its thread, the grid, and the frame around them.

A card that was taken is a faint sign with the mark of its taker on it; a thread joins the marks of a pair, and a loose
end hangs from the mark of a card whose rank is unpaired.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.memory.card_tracker import RankCount, Where, ranks_pair
from scopa_gui.coach.memory.holdings import HoldingState
from scopa_gui.engine.cards import RANK_SETS, Card, CardSet, Suit, cards_of, suit_of
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
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
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.pictures.signs import side_mark, suit_sign
from scopa_gui.ui.table.aids.aid_knowledge import AidKnowledge
from scopa_gui.ui.table.aids.aids_layout import AidsLayout, PlaceKind, Spot, SpotKind
from scopa_gui.ui.table.paint.medallions import draw_seated

LINE: Colour = (196, 168, 120)
TILE: Colour = (226, 192, 120)
"""Under what I hold."""
_FINER = 3


def rank_sign(rank: int, deck: str) -> str:
    """A rank in one sign or two: what it counts, or the letter on the French card."""
    if rank == 1:
        return "A"
    return "JQK"[rank - 8] if deck == "french" and rank > 7 else str(rank)


def figure(
    brush: Brush,
    box: pygame.Rect,
    words: str,
    colour: Colour,
    style: TypeStyle = TypeStyle.SMALL,
    *,
    most: float = 0.8,
) -> pygame.Rect:
    """A short figure in the middle of a low box, as large as the box allows, but readable."""
    px = max(LEAST_TYPE, min(brush.theme.type_px(style), round(box.height * most)))
    while px > LEAST_TYPE and brush.text.width(words, style, brush.theme, px) > box.width:
        px -= 1
    picture = brush.text.line(words, style, brush.theme, colour, px)
    return brush.surface.blit(picture, picture.get_rect(center=box.center))


def draw_back(brush: Brush, layout: AidsLayout) -> None:
    """The paper with nothing on it."""
    theme = brush.theme
    brush.panel(layout.rect, PAPER, radius=12)
    inset = layout.rect.inflate(-2 * theme.px(4), -2 * theme.px(4))
    brush.surface.blit(shapes.frame(inset.size, theme.px(9), theme.hairline, LINE, 150), inset)


def draw_frame(brush: Brush, layout: AidsLayout, settings: Settings, faces: tuple[Portraits, Sequence[str]]) -> None:
    """The paper, the heads of the columns and the lines between rows."""
    theme = brush.theme
    surface = brush.surface
    draw_back(brush, layout)
    for suit, box in layout.named(PlaceKind.SUIT):
        sign = suit_sign(settings, Suit(suit), round(box.height * 0.78))
        surface.blit(sign, sign.get_rect(center=box.center))
    portraits, people = faces
    for seat, box in layout.named(PlaceKind.SEAT):
        medal = pygame.Rect(0, 0, box.height, box.height).move(box.centerx - box.height // 2, box.top - theme.px(2))
        if not draw_seated(surface, portraits, people[seat], medal, seat % layout.shown.sides):
            mark = side_mark(seat % layout.shown.sides, box.height * 2 // 3)
            surface.blit(mark, mark.get_rect(center=box.center))
    left = layout.rect.left + theme.px(9)
    right = layout.rect.right - theme.px(9)
    sections = [section.kinds for section in layout.shown.sections]
    firsts = {kinds: next(spot for spot in layout.spots if isinstance(spot.kind, kinds)) for kinds in sections}
    for spot, box in layout.spots.items():
        if spot.kind in (SpotKind.RANK, SpotKind.COINS) or spot in firsts.values():
            line = pygame.Surface((right - left, max(1, theme.hairline)), pygame.SRCALPHA)
            line.fill((*LINE, 110))
            surface.blit(line, (left, box.top))


def draw_pager(brush: Brush, layout: AidsLayout, page: int, count: int) -> None:
    """The button for the next page: a lozenge for every page, a full one for this, and an arrow."""
    theme = brush.theme
    surface = brush.surface
    box = layout.pager
    if box is None:
        return
    brush.panel(box.inflate(0, -theme.px(4)), PAPER_BRIGHT, line=GOLD_DEEP, radius=8, raised=False)
    step = min(max(12, theme.px(16)), box.width // (count + 1))
    half = max(3, step * 5 // 16)
    left = box.centerx - step * count // 2
    y = box.centery
    for number in range(count):
        mark = WINE if number == page else None
        shapes.lozenge(surface, (left + number * step, y), half, theme, INK_SOFT, mark)
    x = left + count * step
    pygame.draw.polygon(surface, GOLD_DEEP, [(x - half // 2, y - half), (x - half // 2, y + half), (x + half, y)])


def draw_ranks(brush: Brush, layout: AidsLayout, known: AidKnowledge, settings: Settings) -> None:
    """The rows of the ranks: their cards, and what the others can hold."""
    pairing = ranks_pair(known.view.rules)
    for rank in layout.shown.ranks:
        line = known.tracker.count(rank)
        odd = pairing and line.odd is not None and rank in layout.shown.counted
        figure(
            brush,
            layout.spots[Spot(SpotKind.RANK, (rank,))],
            rank_sign(rank, settings.deck),
            WINE if odd else INK,
            TypeStyle.LABEL,
        )
        if rank in layout.shown.counted:
            _draw_cards(brush, layout, known, settings, rank)
            if pairing:
                _draw_threads(brush, layout, line)
            for card, box in _boxes(layout, line):
                if line.captured >> card & 1:
                    mark = side_mark(known.tracker.owners[card], max(8, round(box.height * 0.46)))
                    brush.surface.blit(mark, mark.get_rect(center=box.center))
        if layout.shown.grid:
            _draw_holdings(brush, layout, known, rank)


def _draw_cards(brush: Brush, layout: AidsLayout, known: AidKnowledge, settings: Settings, rank: int) -> None:
    theme = brush.theme
    for suit in Suit:
        card = suit * 10 + rank - 1
        box = layout.spots[Spot(SpotKind.CARD, (card,))]
        where = known.tracker.where(card)
        tile = box.inflate(-theme.px(4), -theme.px(2))
        if where is Where.HAND:
            brush.panel(tile, TILE, line=GOLD_DEEP, radius=5, raised=False)
        elif where is Where.TABLE:
            brush.panel(tile, PAPER_BRIGHT, line=INK_SOFT, radius=5, raised=False)
        sign = suit_sign(settings, suit, round(box.height * 0.76), faint=where is Where.PILE)
        brush.surface.blit(sign, sign.get_rect(center=box.center))


def _boxes(layout: AidsLayout, line: RankCount) -> list[tuple[Card, pygame.Rect]]:
    cards = [suit * 10 + line.rank - 1 for suit in Suit]
    return [(card, layout.spots[Spot(SpotKind.CARD, (card,))]) for card in cards]


def _draw_threads(brush: Brush, layout: AidsLayout, line: RankCount) -> None:
    """A thread from mark to mark of each pair: straight to a neighbour, else in a bow; loose at an unpaired card."""
    boxes = dict(_boxes(layout, line))
    for number, (one, other) in enumerate(line.pairs):
        first, last = sorted((boxes[one], boxes[other]), key=lambda box: box.left)
        bow = 0.0 if abs(suit_of(one) - suit_of(other)) == 1 else (-0.4, 0.4)[number % 2]
        start = first.center
        end = last.center
        high = first.height * bow
        points = [
            (start[0] + (end[0] - start[0]) * t / 16, start[1] + high * 4 * (t / 16) * (1 - t / 16)) for t in range(17)
        ]
        _thread(brush, points)
    if line.odd is not None:
        box = boxes[line.odd]
        x, y, wide, high = *box.center, box.width * 0.42, box.height * 0.42
        _thread(brush, [(x + wide * t / 8, y + high * (t / 8) ** 2 * (1.6 - 0.6 * t / 8)) for t in range(9)])


def _thread(brush: Brush, points: list[tuple[float, float]]) -> None:
    """A smooth line of even width."""
    thick = max(1.6, 2.0 * brush.theme.unit)
    left = min(x for x, _ in points) - 3
    top = min(y for _, y in points) - 3
    wide = max(x for x, _ in points) - left + 3
    high = max(y for _, y in points) - top + 3
    big = shapes.enlarged((round(wide), round(high)), WINE, _FINER)
    finer = [((x - left) * _FINER, (y - top) * _FINER) for x, y in points]
    pygame.draw.lines(big, WINE, False, finer, round(thick * _FINER))
    for x, y in finer:
        pygame.draw.circle(big, WINE, (x, y), thick * _FINER / 2)
    brush.surface.blit(shapes.reduced(big, _FINER), (round(left), round(top)))


# What the others can hold


def _draw_holdings(brush: Brush, layout: AidsLayout, known: AidKnowledge, rank: int) -> None:
    """A cell for each seat; one for all when nobody can hold the rank any more."""
    seats = range(1, layout.shown.players)
    cells = [
        (known.holding(seat, rank), layout.spots[Spot(SpotKind.HOLD, (seat, rank))])
        for seat in seats
        if known.view.counts[seat]
    ]
    if (
        len(cells) > 1
        and all(held.state is HoldingState.NONE for held, _box in cells)
        and len({held.since for held, _box in cells}) == 1
    ):
        box = cells[0][1].unionall([cell for _held, cell in cells])
        taken = _signed(brush, box, cells[0][0].since, tick=False)
        for left, right in (
            (box.left + brush.theme.px(6), taken.left - brush.theme.px(5)),
            (taken.right + brush.theme.px(5), box.right - brush.theme.px(6)),
        ):
            brush.surface.fill(LINE, (left, box.centery, max(0, right - left), max(1, brush.theme.hairline)))
        return
    for held, box in cells:
        theme = brush.theme
        if held.state is HoldingState.NONE:
            _signed(brush, box, held.since, tick=False)
        elif held.state is HoldingState.SOME:
            tile = box.inflate(-theme.px(4), -theme.px(3))
            brush.panel(tile, GOLD, line=GOLD_DEEP, radius=6, raised=False)
            _signed(brush, box, held.since, tick=True)
        else:
            dots = _dots(brush, box, held.most, faint=held.state is HoldingState.UNLIKELY)
            if held.state is HoldingState.UNLIKELY:
                # a broken line through: probably none
                thick = max(2, theme.px(2))
                dash = max(3, theme.px(4))
                end = dots.right + theme.px(4)
                for left in range(dots.left - theme.px(4), end, 2 * dash):
                    brush.surface.fill(WINE, (left, dots.centery - thick // 2, min(dash, end - left), thick))


def draw_actual_hands(brush: Brush, layout: AidsLayout, known: AidKnowledge, hands: Sequence[CardSet]) -> None:
    """Draw the cards that were really held: one dot for each of them becomes gold."""
    for rank in layout.shown.ranks:
        for seat in range(1, layout.shown.players):
            held = known.holding(seat, rank)
            count = (hands[seat] & RANK_SETS[rank]).bit_count()
            if count and held.state in (HoldingState.OPEN, HoldingState.UNLIKELY):
                _dots(brush, layout.spots[Spot(SpotKind.HOLD, (seat, rank))], held.most, faint=False, gold=count)


def _signed(brush: Brush, box: pygame.Rect, since: int, *, tick: bool) -> pygame.Rect:
    """A tick or a cross, and since which move; the rectangle they take."""
    colour = INK if tick else INK_SOFT
    size = max(7, round(min(box.height, brush.theme.px(22)) * 0.42))
    words = str(since) if since else "0"
    px = max(LEAST_TYPE, min(brush.theme.type_px(TypeStyle.SMALL), round(box.height * 0.7)))
    picture = brush.text.line(words, TypeStyle.SMALL, brush.theme, colour, px)
    gap = max(2, brush.theme.px(3))
    all_of = shapes.around(box.center, (size + gap + picture.get_width(), size))
    sign = pygame.Rect(all_of.left, all_of.top, size, size)
    thick = max(2, brush.theme.px(2.2))
    if tick:
        corner = (sign.left + size * 0.38, sign.bottom - 1)
        pygame.draw.lines(
            brush.surface,
            colour,
            False,
            [(sign.left, sign.centery + size * 0.1), corner, (sign.right, sign.top)],
            thick,
        )
    else:
        pygame.draw.line(brush.surface, WINE, sign.topleft, (sign.right - 1, sign.bottom - 1), thick)
        pygame.draw.line(brush.surface, WINE, (sign.right - 1, sign.top), (sign.left, sign.bottom - 1), thick)
    brush.surface.blit(picture, picture.get_rect(midleft=(sign.right + gap, box.centery)))
    return all_of


def _dots(brush: Brush, box: pygame.Rect, count: int, *, faint: bool, gold: int = 0) -> pygame.Rect:
    """As many dots as cards may be held; the first ones large and gold."""
    size = max(4, brush.theme.px(5.5))
    step = size + max(2, brush.theme.px(2.5))
    row = shapes.around(box.center, (step * (count - 1) + size, size))
    dot = shapes.box((size, size), size // 2, INK_SOFT, 110 if faint else 235)
    for number in range(count):
        place = dot.get_rect(topleft=(row.left + number * step, row.top))
        if number < gold:
            large = size + max(2, brush.theme.px(3))
            for wide, colour in ((large + 2, INK), (large, GOLD)):
                shapes.blit(brush.surface, shapes.box((wide, wide), wide // 2, colour), place.center)
        else:
            brush.surface.blit(dot, place)
    return row


def draw_coins(brush: Brush, layout: AidsLayout, known: AidKnowledge, settings: Settings) -> None:
    """The coins that every side has, and those still to come."""
    box = layout.spots.get(Spot(SpotKind.COINS))
    if box is None:
        return
    tracker = known.tracker
    size = max(9, round(box.height * 0.5))
    parts = [(side_mark(side, size), str(count)) for side, count in enumerate(tracker.coins_captured)]
    parts.append(
        (suit_sign(settings, Suit.DENARI, round(box.height * 0.72)), str(len(cards_of(tracker.coins_to_come))))
    )
    wide = box.width / len(parts)
    for number, (sign, words) in enumerate(parts):
        cell = pygame.Rect(round(box.left + number * wide), box.top, round(wide), box.height)
        left = cell.centerx - (sign.get_width() + brush.theme.px(14)) // 2
        brush.surface.blit(sign, sign.get_rect(midleft=(left, cell.centery)))
        start = left + sign.get_width()
        figure(
            brush,
            pygame.Rect(start, cell.top, cell.right - start, cell.height).inflate(-brush.theme.px(2), 0),
            words,
            INK,
        )
