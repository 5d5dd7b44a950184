"""Who sits somewhere, in pictures: a portrait in its medallion, with the sign of the side at its rim."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.pictures.side_signs import side_mark

_SIGN = 0.36
"""How wide the sign is, of the medallion's width."""
_SHARE = 0.7
"""How much of a medallion shows beside the next one of the same side."""


def draw_seated(
    surface: pygame.Surface,
    portraits: Portraits,
    name: str,
    box: pygame.Rect,
    side: int,
    *,
    sign_left: bool = False,
    sign_share: float = _SIGN,
) -> bool:
    """Draw a medallion filling the square `box`, the sign at its lower edge, right or left; whether there is one."""
    picture = portraits.round(name, box.width)
    if picture is None:
        return False
    surface.blit(picture, box)
    sign = side_mark(side, max(11, round(box.width * sign_share)))
    where = sign.get_rect(bottom=box.bottom + box.width // 20)
    if sign_left:
        where.left = box.left - box.width // 24
    else:
        where.right = box.right + box.width // 24
    surface.blit(sign, where)
    return True


def row_width(count: int, size: int) -> int:
    """Pixels that so many medallions of one side take."""
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
) -> None:
    """The members of a side, overlapping, from `at` (left, middle) rightwards; the one in front carries the sign."""
    boxes = [
        pygame.Rect(at[0] + round(place * size * _SHARE), at[1] - size // 2, size, size) for place in range(len(names))
    ]
    for name, box in reversed(list(zip(names[1:], boxes[1:], strict=True))):
        picture = portraits.round(name, size)
        if picture is not None:
            surface.blit(picture, box)
    if not draw_seated(surface, portraits, names[0], boxes[0], side, sign_share=sign_share):
        sign = side_mark(side, size // 2)
        surface.blit(sign, sign.get_rect(center=boxes[0].center))
