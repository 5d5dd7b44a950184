"""Painter of a seat's knowledge: on the felt the hands, the table and its own cards, next to it the pack by card.

In the pack every card has its place: a suit a row, a rank a column. A card not seen shows its back.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.review.seat_knowledge import SeatKnowledge
from scopa_gui.engine.cards import RANKS, SUIT_SETS, Card, Suit, bit, cards_of, rank_of, suit_of
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BAIZE, BAIZE_LIGHT, GOLD_DEEP, INK, IVORY, WINE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_row import Deck
from scopa_gui.ui.pictures.laid_row import draw_laid
from scopa_gui.ui.pictures.side_signs import side_mark
from scopa_gui.ui.pictures.sprites import RATIO, Faces, Sprites
from scopa_gui.ui.words.seat_knowledge_words import hand_words
from scopa_gui.ui.words.translation import _, ngettext

_LEAST_ROWS = 3
"""People stand in rows, each as high as if there were so many at least."""
_TAKEN = 0.3
_FORGOTTEN = 0.72
"""How dark a card is that was taken, and one that was forgotten."""


def draw_felt(
    brush: Brush, cards: tuple[Sprites, Settings], felt: pygame.Rect, known: SeatKnowledge, names: Sequence[str]
) -> None:
    """The other hands as backs, the cards to come, the table, and the hand."""
    theme = brush.theme
    brush.panel(felt, BAIZE, radius=14, raised=False)
    inner = felt.inflate(-2 * theme.px(14), -2 * theme.px(8))
    label = min(theme.px(26 * max(1.0, theme.text_scale)), inner.height // 10)
    people = pygame.Rect(inner.left, inner.top, inner.width, inner.height * 34 // 100)
    _draw_people(brush, cards, people, known, names)
    hand: Sequence[Card | None] = cards_of(known.hand)
    if known.is_covered:
        hand = [None] * known.counts[known.seat]
    rows = (
        (_("On the table"), cards_of(known.view.table)),
        (hand_words(names[known.seat], mine=known.is_mine), hand),
    )
    top = people.bottom
    high = (inner.bottom - people.bottom) // 2
    for words, shown in rows:
        brush.write(pygame.Rect(inner.left, top, inner.width, label), words, TypeStyle.NOTE, IVORY)
        row = pygame.Rect(inner.left, top + label, inner.width, high - label)
        draw_laid(brush.surface, theme, cards, row, shown)
        top += high


def _draw_people(
    brush: Brush, cards: tuple[Sprites, Settings], box: pygame.Rect, known: SeatKnowledge, names: Sequence[str]
) -> None:
    """A line for everybody else: the name, the cards from behind, their number; below the cards still to be dealt."""
    theme = brush.theme
    counts = [(names[seat], count) for seat, count in enumerate(known.counts) if seat != known.seat]
    lines = [*counts, (_("Still to be dealt"), known.view.stock)] if known.view.rules.deals_in_threes else counts
    high = box.height // max(_LEAST_ROWS, len(lines))
    wide = box.width * 40 // 100
    size = brush.text.alike([(name, (wide, high)) for name, _count in lines], TypeStyle.NOTE, theme)
    with brush.text.heard.quiet():  # told in one with the number
        for place, (name, count) in enumerate(lines):
            row = pygame.Rect(box.left, box.top + place * high, box.width, high)
            brush.write(pygame.Rect(row.left, row.top, wide, high), name, TypeStyle.NOTE, IVORY, most=size)
            number = pygame.Rect(row.right - theme.px(48), row.top, theme.px(48), high)
            brush.write(number, str(count), TypeStyle.LABEL, IVORY, align="right")
            backs = pygame.Rect(row.left + wide, row.top, number.left - row.left - wide, high)
            draw_laid(brush.surface, theme, cards, backs.inflate(0, theme.px(6)), [None] * count, least_step=0.12)


def draw_pack(brush: Brush, cards: Deck, box: pygame.Rect, known: SeatKnowledge, sides: Sequence[str]) -> None:
    """All forty cards as they were known, and below them what the marks say."""
    theme = brush.theme
    key = 2 * max(theme.px(24 * min(1.3, theme.text_scale)), round(box.height * 0.065))
    step_x = box.width / len(RANKS)
    step_y = (box.height - key) / len(SUIT_SETS)
    high = int(min(step_y * 0.95, step_x * 0.92 / RATIO))
    step_x = min(step_x, high * RATIO * 1.3)
    left = box.centerx - step_x * len(RANKS) / 2
    for suit in Suit:
        for card in cards_of(SUIT_SETS[suit]):
            x = left + (rank_of(card) - 0.5) * step_x
            y = box.top + (list(Suit).index(suit_of(card)) + 0.5) * step_y
            _draw_card(brush, cards, known, card, (round(x), round(y)), high)
    _draw_key(brush, pygame.Rect(box.left, box.bottom - key, box.width, key // 2), known)
    _draw_sides(brush, pygame.Rect(box.left, box.bottom - key // 2, box.width, key // 2), known, sides)


def _draw_card(brush: Brush, cards: Deck, known: SeatKnowledge, card: Card, middle: tuple[int, int], high: int) -> None:
    surface = brush.surface
    side = _taker(known, card)
    is_shown = bool((known.open | known.hand) & bit(card))
    is_lost = bool(known.forgotten & bit(card))
    dim = 0.0 if side is None else _FORGOTTEN if is_lost else _TAKEN
    face = Faces(cards.deck, card if is_shown else None, cards.back, high)
    rect = cards.sprites.draw(surface, face, Placement(*middle, dim=dim), keep=False)
    place = pygame.Rect(0, 0, round(high * RATIO), high)
    place.center = middle
    colour = _frame(known, card)
    if colour is not None:
        line = max(2, high // 22)
        ring = place.inflate(2 * line, 2 * line)
        surface.blit(shapes.frame(ring.size, max(3, ring.height // 14), line, colour), ring)
    if is_lost:
        brush.write(place, "?", TypeStyle.TITLE, IVORY, align="centre", most=max(13, high // 2))
    elif side is not None:
        mark = side_mark(side, high * 3 // 10)
        surface.blit(mark, mark.get_rect(bottomright=(rect.right, place.bottom)))


def _taker(known: SeatKnowledge, card: Card) -> int | None:
    return next((side for side, pile in enumerate(known.piles) if pile & bit(card)), None)


def _frame(known: SeatKnowledge, card: Card) -> Colour | None:
    """The frame of a card in the hand, or on the table."""
    if known.hand & bit(card):
        return GOLD_DEEP
    return BAIZE_LIGHT if known.view.table & bit(card) else None


def _draw_key(brush: Brush, box: pygame.Rect, known: SeatKnowledge) -> None:
    """Draw the key to the frames, the backs and the question mark."""
    entries = [("frame", _("on the table now"), BAIZE_LIGHT)]
    entries += [] if known.is_covered else [("frame", _("in the hand"), GOLD_DEEP)]
    entries += [("?", _("forgotten"), WINE)] if known.forgotten else []
    wide = box.width // len(entries)
    side = box.height * 6 // 10
    size = brush.text.alike(
        [(words, (wide - 2 * side, box.height)) for _sign, words, _colour in entries], TypeStyle.SMALL, brush.theme
    )
    for place, (sign, words, colour) in enumerate(entries):
        spot = pygame.Rect(box.left + place * wide, box.centery - side // 2, side, side)
        if sign == "frame":
            brush.surface.blit(shapes.frame(spot.size, max(2, side // 6), max(2, side // 7), colour), spot)
        else:
            with brush.text.heard.quiet():
                brush.write(spot.inflate(side // 2, side // 2), sign, TypeStyle.LABEL, colour, align="centre")
        words_box = pygame.Rect(spot.right + side // 2, box.top, wide - 2 * side, box.height)
        brush.write(words_box, words, TypeStyle.SMALL, INK, most=size)


def _draw_sides(brush: Brush, box: pygame.Rect, known: SeatKnowledge, sides: Sequence[str]) -> None:
    """The mark of every side on the cards it took, and its points in the match."""
    wide = box.width // len(sides)
    side = box.height * 6 // 10
    words = [
        ngettext("{name}: {count} point", "{name}: {count} points", points).format(name=name, count=points)
        for name, points in zip(sides, known.totals, strict=True)
    ]
    room = (wide - 2 * side, box.height)
    if any(brush.text.fit(one, TypeStyle.SMALL, brush.theme, room) is None for one in words):
        words = [str(points) for points in known.totals]
    size = brush.text.alike([(one, room) for one in words], TypeStyle.SMALL, brush.theme)
    for number, one in enumerate(words):
        left = box.left + number * wide
        mark = side_mark(number, side)
        brush.surface.blit(mark, (left, box.centery - side // 2))
        brush.write(pygame.Rect(left + side * 3 // 2, box.top, *room), one, TypeStyle.SMALL, INK, most=size)
