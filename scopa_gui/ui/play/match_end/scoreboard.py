"""Score at the end of a match: portraits and points of the winners, large, and of the others, best first."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.art.expressions import Expression
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.layout import Drawn, Line, Part, Row, Stack, Words, alike
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, LEAST_TYPE, PLATE_LIT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.play.match_end.match_ending import Ending, account
from scopa_gui.ui.table.paint.medallions import draw_row, row_width
from scopa_gui.ui.words.level_names import ME, portraits_of
from scopa_gui.ui.words.sides import Sides, seat_names

_LARGEST = 250
_TALL = 190
_NAME = 54
"""Largest portrait, height of figures, and height of the line for a name, in units."""
_SIGN = 0.18
"""Width of a side's sign next to a large portrait, as a share of the portrait's."""
_SHARE = 0.58
"""Share of the board for the winner."""
_LESS = 0.74
"""Size of a single other side, as a share of the winner's."""


def faces_of(seats: Sequence[str], sides: int, chosen: str) -> tuple[str, ...]:
    """Return the portrait of every seat; a person who plays alone has the chosen one, several people have the coin."""
    return tuple(face or ME for face in portraits_of(seat_names(seats, sides), seats, chosen))


def scoreboard(portraits: Portraits, ending: Ending, sides: Sides, faces: Sequence[str]) -> Part:
    """Return the scores, and below them the result in a sentence."""
    scores = _Scores(portraits, ending, sides, faces)
    ranked = sorted(set(range(len(sides.names))) - {ending.winner}, key=lambda side: -ending.totals[side])
    winner = Panel(
        Drawn(partial(scores.draw_large, ending.winner)), (1.75, 1.25), fill=PLATE_LIT, line=GOLD, share=_SHARE
    )
    others = partial(scores.draw_less, ranked[0]) if len(ranked) == 1 else partial(scores.draw_rows, ranked)
    return Panel(
        Stack(
            Row(winner, Drawn(others, share=1 - _SHARE), gap=2, grow=1),
            Line(BRASS),
            Words(account(ending), TypeStyle.BODY, IVORY, align="centre", valign="middle", lines=1.4),
        ),
        (2.25, 1.75),
        share=0.75,
    )


class _Scores:
    """Portraits, names and points of the sides."""

    def __init__(self, portraits: Portraits, ending: Ending, sides: Sides, faces: Sequence[str]) -> None:
        self._portraits = portraits
        self._ending = ending
        self._names = sides.names
        self._faces = faces

    def draw_less(self, side: int, brush: Brush, box: pygame.Rect) -> None:
        """Draw the only other side, smaller than the winner."""
        low = box.inflate(-2 * brush.theme.px(14), round(-(1 - _LESS) * box.height) - 2 * brush.theme.px(10))
        self.draw_large(side, brush, low, _LESS)

    def draw_large(self, side: int, brush: Brush, box: pygame.Rect, share: float = 1.0) -> None:
        """Draw portrait and points side by side, or partners above their points, and the name below."""
        theme = brush.theme
        members = self._faces[side :: len(self._names)]
        line = max(theme.px(_NAME), brush.text.height(TypeStyle.HEADING, theme))
        name, box = rects.cut_bottom(box, line)
        points = str(self._ending.totals[side])
        largest = theme.px(share * _LARGEST)
        if len(members) > 1:
            upper, figures = rects.cut_top(box, box.height * 58 // 100)
            size = min(largest, upper.height - theme.px(8), box.width * 100 // row_width(len(members), 100))
            faces = rects.sized((row_width(len(members), size), size), center=upper.center)
        else:
            tall = min(theme.px(share * _TALL), box.height * 7 // 10, round(box.width * 0.42))
            width = brush.text.width(points, TypeStyle.DISPLAY, theme, tall)
            gap = theme.px(18)
            size = min(largest, box.height - theme.px(8), box.width - width - gap)
            both = rects.sized((size + gap + width, box.height), center=box.center)
            faces, figures = rects.cut_left(both, size, gap)
            reach = min(faces.centerx - box.left, box.right - faces.centerx)
            name = rects.sized((2 * reach, line), midtop=(faces.centerx, name.top))
        brush.write(name, self._names[side], TypeStyle.TITLE, IVORY, align="centre", most=theme.px(38))
        self._draw_faces(side, brush, faces.midleft, size, sign_share=_SIGN)
        tall = min(theme.px(_TALL), figures.height)
        while tall > LEAST_TYPE and brush.text.width(points, TypeStyle.DISPLAY, theme, tall) > figures.width:
            tall -= 1
        number = brush.text.line(points, TypeStyle.DISPLAY, theme, GOLD, tall)
        where = number.get_rect(center=figures.center)
        brush.text.heard.words(brush.surface, where, points, TypeStyle.DISPLAY)
        brush.surface.blit(number, where)

    def _draw_faces(self, side: int, brush: Brush, at: tuple[int, int], size: int, **how: float) -> None:
        members = self._faces[side :: len(self._names)]
        mood = Expression.PLEASED if side == self._ending.winner else Expression.VEXED
        draw_row(brush.surface, self._portraits, members, at, size, side, expression=mood, **how)

    def draw_rows(self, ranked: Sequence[int], brush: Brush, box: pygame.Rect) -> None:
        """Draw a row with portraits, name and points for each side, the names in one size of type."""
        theme = brush.theme
        height = box.height // max(3, len(ranked))
        across = row_width(len(self._faces) // len(self._names), 100)
        size = min(theme.px(110), height - theme.px(8), box.width * 36 // across)
        tall = min(theme.px(84), height * 9 // 10)
        width = brush.text.width("00", TypeStyle.DISPLAY, theme, tall)
        names = [Words(self._names[side], TypeStyle.HEADING, IVORY, valign="middle") for side in ranked]
        table = rects.sized((rects.inset(box, theme.px(6)).width, height * len(ranked)), center=box.center)
        for side, name, row in zip(ranked, names, rects.rows(table, len(ranked)), strict=True):
            faces, rest = rects.cut_left(row, size * across // 100, theme.px(12))
            points, room = rects.cut_right(rest, width, theme.px(8))
            self._draw_faces(side, brush, faces.midleft, size)
            name.lay(brush, room)
            brush.write(points, str(self._ending.totals[side]), TypeStyle.DISPLAY, GOLD, align="right", most=tall)
        alike(brush, names)
        for name in names:
            name.draw(brush)
