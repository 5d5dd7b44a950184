"""Frames round the cards of the move that was played, in the colour of its grade, and round those of the better one."""

from collections.abc import Mapping

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.game.moment import Moment
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import INK, Colour
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.grade_colours import grade_colour
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.table.paint.painter import Sight, TablePainter

BETTER: Colour = (120, 222, 150)


def rings_of(cursor: ReviewCursor, moment: Moment) -> Mapping[Card, Colour]:
    """Return the colours of frames by card: for the move played, and for the better one once it may be shown."""
    verdict = cursor.verdict(moment)
    rings: dict[Card, Colour] = dict.fromkeys(
        (moment.move.card, *cards_of(moment.move.taken)), grade_colour(None if verdict is None else verdict.grade)
    )
    if verdict is not None and verdict.best != moment.move and verdict.grade > Grade.BEST and not cursor.hides(moment):
        rings |= dict.fromkeys((verdict.best.card, *cards_of(verdict.best.taken)), BETTER)
    return rings


def draw_rings(brush: Brush, painter: TablePainter, sight: Sight, rings: Mapping[Card, Colour]) -> None:
    """Draw frames round cards; the next card of my hand covers a part of the frame, too."""
    layout = sight.layout
    for card in layout.table:
        if card in rings:
            draw_ring(brush, layout.card, layout.cards[card], rings[card])
    first = next((place for place, card in enumerate(layout.hand) if card in rings), len(layout.hand))
    for card in layout.hand[first:]:
        at = painter.in_hand(sight, card)
        painter.cards.draw(brush.surface, card, at)
        if card in rings:
            draw_ring(brush, layout.card, at, rings[card])


def draw_ring(brush: Brush, card: tuple[int, int], at: Placement, colour: Colour) -> None:
    """Draw a frame round a card at a placement; `card` is its size in pixels at scale 1."""
    size = (round(card[0] * at.scale), round(card[1] * at.scale))
    shapes.blit(brush.surface, _ring(size, max(2, brush.theme.px(4)), round(at.angle), colour), (at.x, at.y))


@shapes.cached
def _ring(size: tuple[int, int], line: int, angle: int, colour: Colour) -> pygame.Surface:
    pad = 3 * line
    picture = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    rect = pygame.Rect(pad, pad, *size)
    corner = round(size[1] * 0.06)
    for grow, thick, shade, alpha in ((1.6 * line, 2 * line, INK, 190), (1.15 * line, 1.2 * line, colour, 255)):
        around = rect.inflate(round(2 * grow), round(2 * grow))
        picture.blit(shapes.frame(around.size, corner + round(grow), max(2, round(thick)), shade, alpha), around)
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture
