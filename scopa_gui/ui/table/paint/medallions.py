"""Pictures of the players: a portrait in its medallion, with the sign of the side at its rim."""

from collections.abc import Sequence

import pygame

from scopa_gui.art.expressions import FRAME, MASTER, Expression
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.layout import Drawn
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.table.motion.reactions import FaceTurn

_SIGN = 0.36
"""Width of the sign, as a share of the medallion's width."""
_SHARE = 0.7
"""Share of a medallion that stays visible where the next one of the same side overlaps it."""


def draw_seated(
    surface: pygame.Surface,
    portraits: Portraits,
    name: str,
    box: pygame.Rect,
    side: int,
    *,
    sign_share: float = _SIGN,
    expression: Expression = Expression.REST,
) -> bool:
    """Draw a medallion that fills a square, with the side's sign at its lower edge.

    Return False, and draw nothing, if there is no portrait with this name.
    """
    picture = portraits.round(name, box.width, expression)
    if picture is None:
        return False
    surface.blit(picture, box)
    _draw_sign(surface, box, side, sign_share)
    return True


def draw_face(
    surface: pygame.Surface,
    portraits: Portraits,
    name: str,
    box: pygame.Rect,
    side: int,
    face: FaceTurn,
) -> None:
    """Draw the expression of a face over its medallion at rest: only the opaque middle changes.

    Draw nothing if the portrait has no expressions.
    """
    resting = portraits.round(name, box.width)
    left, top, right, bottom = (round(edge * box.width / MASTER) for edge in FRAME)
    part = pygame.Rect(left, top, right - left, bottom - top).inflate(6, 6)
    for expression, share in face.layers:
        picture = portraits.round(name, box.width, expression)
        if picture is resting or picture is None:
            return
        picture.set_alpha(round(255 * share))
        surface.blit(picture, part.move(box.topleft), part)
        picture.set_alpha(255)
    _draw_sign(surface, box, side)


def _draw_sign(surface: pygame.Surface, box: pygame.Rect, side: int, share: float = _SIGN) -> None:
    size = box.width
    sign = side_mark(side, max(11, round(size * share)))
    surface.blit(sign, sign.get_rect(bottomright=box.move(size // 24, size // 20).bottomright))


def side_part(side: int, size: int, theme: Theme) -> Drawn:
    """Return the sign of a side as a part of a row, `size` pixels wide."""
    mark = side_mark(side, size)
    return Drawn(lambda brush, box: shapes.blit(brush.surface, mark, box.center), width=size / theme.unit)


def row_width(count: int, size: int) -> int:
    """Return the width in pixels of `count` medallions of one side."""
    return size + round((count - 1) * size * _SHARE)


def draw_row(
    surface: pygame.Surface,
    portraits: Portraits,
    names: Sequence[str],
    at: tuple[int, int],
    size: int,
    side: int,
    *,
    sign_share: float = _SIGN,
    expression: Expression = Expression.REST,
) -> None:
    """Draw the members of a side, overlapping, from `at` (left, middle) to the right; the one in front has the sign."""
    x, y = at[0] + size // 2, at[1]
    boxes = [shapes.around((x + place * size * _SHARE, y), (size, size)) for place in range(len(names))]
    for name, box in reversed(list(zip(names[1:], boxes[1:], strict=True))):
        picture = portraits.round(name, size, expression)
        if picture is not None:
            surface.blit(picture, box)
    if not draw_seated(surface, portraits, names[0], boxes[0], side, sign_share=sign_share, expression=expression):
        shapes.blit(surface, side_mark(side, size // 2), boxes[0].center)
