"""Pictures of the players: a portrait in its medallion, with the sign of the side at its rim."""

from collections.abc import Sequence

import pygame

from scopa_gui.art.expressions import FRAME, MASTER, Expression
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.table.motion.reactions import FaceTurn

_SIGN = 0.36
"""Width of the sign, for the medallion's width."""
_SHARE = 0.7
"""Share of a medallion that shows next to another one of the same side."""


def draw_seated(
    surface: pygame.Surface,
    portraits: Portraits,
    name: str,
    box: pygame.Rect,
    side: int,
    *,
    sign_left: bool = False,
    sign_share: float = _SIGN,
    expression: Expression = Expression.REST,
) -> bool:
    """Draw a medallion filling the square `box`, the sign at its lower edge, right or left; whether there is one."""
    picture = portraits.round(name, box.width, expression)
    if picture is None:
        return False
    surface.blit(picture, box)
    _draw_sign(surface, box, side, left=sign_left, share=sign_share)
    return True


def draw_face(
    surface: pygame.Surface,
    portraits: Portraits,
    name: str,
    box: pygame.Rect,
    side: int,
    face: FaceTurn,
    *,
    sign_left: bool = False,
) -> None:
    """Draw what a face shows over the medallion at rest that was drawn there: its middle, where nothing shines through.

    Nothing for somebody who has no face.
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
    _draw_sign(surface, box, side, left=sign_left)


def _draw_sign(surface: pygame.Surface, box: pygame.Rect, side: int, *, left: bool, share: float = _SIGN) -> None:
    sign = side_mark(side, max(11, round(box.width * share)))
    where = sign.get_rect(bottom=box.bottom + box.width // 20)
    if left:
        where.left = box.left - box.width // 24
    else:
        where.right = box.right + box.width // 24
    surface.blit(sign, where)


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
    """The members of a side, overlapping, from `at` (left, middle) rightwards; the one in front carries the sign."""
    boxes = [
        pygame.Rect(at[0] + round(place * size * _SHARE), at[1] - size // 2, size, size) for place in range(len(names))
    ]
    for name, box in reversed(list(zip(names[1:], boxes[1:], strict=True))):
        picture = portraits.round(name, size, expression)
        if picture is not None:
            surface.blit(picture, box)
    if not draw_seated(surface, portraits, names[0], boxes[0], side, sign_share=sign_share, expression=expression):
        shapes.blit(surface, side_mark(side, size // 2), boxes[0].center)
