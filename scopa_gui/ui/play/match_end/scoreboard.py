"""Score at the end of a match: the winners large, with portraits and points; the others next to them, best first."""

from collections.abc import Sequence

import pygame

from scopa_gui.art.expressions import Expression
from scopa_gui.game.persons import is_person
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, LEAST_TYPE, PLATE_LIT, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.play.match_end.how_decided import Ending, account
from scopa_gui.ui.table.paint.medallions import draw_row, row_width
from scopa_gui.ui.words.level_names import ME, portraits_of
from scopa_gui.ui.words.sides import Sides, seat_names

_LARGEST = 250
_TALL = 190
_NAME = 54
"""Units: of a portrait, of figures, and of the line for a name."""
_SIGN = 0.18
"""Of a large portrait, for the sign of its side."""
_SHARE = 0.58
_LESS = 0.74
"""Of the board, for who won; and of the winner's measures, for a single other side."""


def faces_of(seats: Sequence[str], sides: int) -> tuple[str, ...]:
    """The portrait for every seat; all the people have the same."""
    found = portraits_of(seat_names(seats, sides), seats[0])
    return tuple(ME if is_person(seat) else face for seat, face in zip(seats, found, strict=True))


def draw_scoreboard(
    brush: Brush, portraits: Portraits, rect: pygame.Rect, ending: Ending, sides: Sides, faces: Sequence[str]
) -> None:
    """Fill a box with the score; the result follows below in a sentence."""
    theme = brush.theme
    brush.panel(rect, SLATE, line=BRASS, radius=14)
    inner = rect.inflate(-2 * theme.px(18), -2 * theme.px(14))
    line = max(theme.px(44), round(1.4 * brush.text.height(TypeStyle.BODY, theme)))
    account_box = pygame.Rect(inner.left, inner.bottom - line, inner.width, line)
    brush.surface.fill(BRASS, (account_box.left, account_box.top, account_box.width, theme.hairline))
    brush.write(account_box, account(ending, sides.deck), TypeStyle.BODY, IVORY, align="centre", valign="bottom")
    above = pygame.Rect(inner.left, inner.top, inner.width, account_box.top - theme.px(12) - inner.top)
    won = pygame.Rect(above.left, above.top, round(above.width * _SHARE), above.height)
    brush.panel(won, PLATE_LIT, line=GOLD, radius=10, raised=False)
    _draw_large(brush, portraits, won, ending, sides, faces, ending.winner)
    others = pygame.Rect(won.right + theme.px(16), above.top, above.right - won.right - theme.px(16), above.height)
    ranked = sorted(set(range(len(sides.names))) - {ending.winner}, key=lambda side: -ending.totals[side])
    if len(ranked) == 1:
        low = others.inflate(0, round(-(1 - _LESS) * others.height))
        _draw_large(brush, portraits, low, ending, sides, faces, ranked[0], _LESS)
        return
    step = others.height // max(3, len(ranked))
    rows = [pygame.Rect(others.left, others.top + place * step, others.width, step) for place in range(len(ranked))]
    lower = (others.height - step * len(ranked)) // 2
    _draw_rows(brush, portraits, [row.move(0, lower) for row in rows], ending, sides, faces, ranked)


def _draw_large(
    brush: Brush,
    portraits: Portraits,
    cell: pygame.Rect,
    ending: Ending,
    sides: Sides,
    faces: Sequence[str],
    side: int,
    share: float = 1.0,
) -> None:
    """Portrait and points side by side, of partners one above the other; the name below the portraits."""
    theme = brush.theme
    members = faces[side :: len(sides.names)]
    box = cell.inflate(-2 * theme.px(14), -2 * theme.px(10))
    line = max(theme.px(_NAME), brush.text.height(TypeStyle.HEADING, theme))
    name = pygame.Rect(box.left, box.bottom - line, box.width, line)
    box.height -= line
    points = str(ending.totals[side])
    if len(members) > 1:
        upper = pygame.Rect(box.left, box.top, box.width, box.height * 58 // 100)
        size = min(
            theme.px(share * _LARGEST), upper.height - theme.px(8), box.width * 100 // row_width(len(members), 100)
        )
        left = box.centerx - row_width(len(members), size) // 2
        middle = upper.centery
        figures = pygame.Rect(box.left, upper.bottom, box.width, box.bottom - upper.bottom)
    else:
        tall = min(theme.px(share * _TALL), box.height * 7 // 10, round(box.width * 0.42))
        wide = brush.text.width(points, TypeStyle.DISPLAY, theme, tall)
        gap = theme.px(18)
        size = min(theme.px(share * _LARGEST), box.height - theme.px(8), box.width - wide - gap)
        left = box.centerx - (size + gap + wide) // 2
        middle = box.centery
        figures = pygame.Rect(left + size + gap, box.top, wide, box.height)
        name.width = 2 * min(left + size // 2 - box.left, box.right - left - size // 2)
        name.centerx = left + size // 2
    brush.write(name, sides.names[side], TypeStyle.TITLE, IVORY, align="centre", most=theme.px(38))
    draw_row(
        brush.surface, portraits, members, (left, middle), size, side, sign_share=_SIGN, expression=_mood(ending, side)
    )
    _draw_points(brush, figures, points)


def _mood(ending: Ending, side: int) -> Expression:
    """Return the expression on the faces of a side."""
    return Expression.PLEASED if side == ending.winner else Expression.VEXED


def _draw_points(brush: Brush, box: pygame.Rect, points: str) -> None:
    """In the middle of a box, as large as it lets them be."""
    theme = brush.theme
    tall = min(theme.px(_TALL), box.height)
    while tall > LEAST_TYPE and brush.text.width(points, TypeStyle.DISPLAY, theme, tall) > box.width:
        tall -= 1
    figures = brush.text.line(points, TypeStyle.DISPLAY, theme, GOLD, tall)
    where = figures.get_rect(center=box.center)
    brush.text.heard.words(brush.surface, where, points, TypeStyle.DISPLAY)
    brush.surface.blit(figures, where)


def _draw_rows(
    brush: Brush,
    portraits: Portraits,
    rows: Sequence[pygame.Rect],
    ending: Ending,
    sides: Sides,
    faces: Sequence[str],
    ranked: Sequence[int],
) -> None:
    """A side in each: portraits, name and points; the names in type of one size."""
    theme = brush.theme
    high = rows[0].height
    across = row_width(len(faces) // len(sides.names), 100)
    size = min(theme.px(110), high - theme.px(8), rows[0].width * 36 // across)
    tall = min(theme.px(84), high * 9 // 10)
    wide = brush.text.width("00", TypeStyle.DISPLAY, theme, tall)
    left = theme.px(18) + size * across // 100
    names = [pygame.Rect(row.left + left, row.top, row.width - left - wide - theme.px(14), high) for row in rows]
    ranked_names = [sides.names[side] for side in ranked]
    most = brush.text.alike(
        [(name, box.size) for name, box in zip(ranked_names, names, strict=True)], TypeStyle.HEADING, theme
    )
    for row, box, name, side in zip(rows, names, ranked_names, ranked, strict=True):
        members = faces[side :: len(sides.names)]
        draw_row(
            brush.surface,
            portraits,
            members,
            (row.left + theme.px(6), row.centery),
            size,
            side,
            expression=_mood(ending, side),
        )
        brush.write(box, name, TypeStyle.HEADING, IVORY, most=most)
        points = pygame.Rect(row.right - wide - theme.px(6), row.top, wide, high)
        brush.write(points, str(ending.totals[side]), TypeStyle.DISPLAY, GOLD, align="right", most=tall)
