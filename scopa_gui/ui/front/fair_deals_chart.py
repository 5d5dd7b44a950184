"""The chart of the deals: a line for each kind of card and who got it, a band where fair shares lie, a dot in it.

What is expected is in the middle of every line, and all lines have one scale.
"""

from collections.abc import Mapping

import pygame

from scopa_gui.coach.fair_deals.deal_record import DealtCards, Frequency, Receiver
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import BAIZE, INK, INK_SOFT, PAPER_DEEP, WINE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.fair_deals_words import band_words, dealt_name, receiver_name, share_words
from scopa_gui.ui.words.translation import ngettext

Lines = Mapping[tuple[Receiver, DealtCards], Frequency]
_BAND: Colour = (196, 206, 168)
_LABEL = 0.24
_SHARE = 0.12
_FAIR = 0.2
"""Of the width: the cards, what came, and what is fair."""
_AIR = 0.04
"""Of the reach, beyond the outermost band or dot."""


def draw_deals(brush: Brush, box: pygame.Rect, lines: Lines, deck: str) -> None:
    """Fill a box with all lines, each receiver's under a heading."""
    theme = brush.theme
    receivers = list(dict.fromkeys(receiver for receiver, _dealt in lines))
    high = min(theme.px(32), box.height // (len(lines) + len(receivers)))
    reach = _reach(lines)
    size = _size(brush, box, high, deck)
    top = box.top
    for receiver in receivers:
        shown = {dealt: line for (who, dealt), line in lines.items() if who is receiver}
        deals = next(iter(shown.values())).deals
        _draw_head(brush, pygame.Rect(box.left, top, box.width, high), receiver, deals)
        for dealt, line in shown.items():
            top += high
            row = pygame.Rect(box.left, top, box.width, high)
            _draw_line(brush, row, (dealt_name(dealt, deck), size), line, reach)
        top += high


def _reach(lines: Lines) -> float:
    """Return the greatest distance of anything from its expectation, as a share."""
    far = (
        abs(count - line.band.mean) / line.all
        for line in lines.values()
        for count in (line.band.low, line.band.high, line.seen)
    )
    return (1 + _AIR) * max(0.001, *far)


def _size(brush: Brush, box: pygame.Rect, high: int, deck: str) -> int:
    names = [dealt_name(dealt, deck) for dealt in DealtCards]
    room = (round(box.width * _LABEL) - brush.theme.px(8), high)
    return brush.text.alike([(name, room) for name in names], TypeStyle.NOTE, brush.theme)


def _draw_head(brush: Brush, row: pygame.Rect, receiver: Receiver, deals: int) -> None:
    words = ngettext("{count} deal", "{count} deals", deals).format(count=deals)
    left = pygame.Rect(row.left, row.top, row.width * 6 // 10, row.height)
    right = pygame.Rect(left.right, row.top, row.right - left.right, row.height)
    brush.write(left, receiver_name(receiver), TypeStyle.LABEL, INK)
    brush.write(right, words, TypeStyle.SMALL, INK_SOFT, align="right")


def _draw_line(brush: Brush, row: pygame.Rect, name: tuple[str, int], line: Frequency, reach: float) -> None:
    """Draw a name, the band with its dot, what came and what is fair; it is read out as a whole elsewhere."""
    theme = brush.theme
    surface = brush.surface
    surface.fill(PAPER_DEEP, (row.left, row.bottom - theme.hairline, row.width, theme.hairline))
    label, share, fair = (round(row.width * part) for part in (_LABEL, _SHARE, _FAIR))
    field = pygame.Rect(row.left + label, row.top, row.width - label - share - fair - theme.px(10), row.height)

    def at(count: float) -> int:
        return field.centerx + round((count - line.band.mean) / line.all / reach * field.width / 2)

    thick = max(6, row.height * 44 // 100)
    band = pygame.Rect(at(line.band.low), 0, max(2, at(line.band.high) - at(line.band.low)), thick)
    band.centery = row.centery
    brush.panel(band, _BAND, radius=4, raised=False)
    surface.fill(INK_SOFT, (at(line.band.mean), band.top, theme.hairline, thick))
    dot = max(6, row.height * 30 // 100)
    colour = WINE if line.is_outside else BAIZE
    spot = pygame.Rect(0, 0, dot, dot)
    spot.center = (at(line.seen), row.centery)
    surface.blit(shapes.box(spot.size, 2 if line.is_outside else dot // 2, colour), spot)
    with brush.text.heard.quiet():
        brush.write(
            pygame.Rect(row.left, row.top, label - theme.px(8), row.height), name[0], TypeStyle.NOTE, INK, most=name[1]
        )
        came = pygame.Rect(field.right + theme.px(10), row.top, share, row.height)
        words = share_words(line.seen, line.all)
        brush.write(came, words, TypeStyle.SMALL, colour if line.is_outside else INK, align="right")
        right = pygame.Rect(came.right, row.top, fair, row.height)
        brush.write(right, band_words(line), TypeStyle.SMALL, INK_SOFT, align="right")
