"""Bars of the points lost: one for each part of the count, the largest loss first."""

from collections.abc import Mapping

import pygame

from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.translation import decimal
from scopa_gui.ui.words.verdicts import part_name

LOST: Colour = (176, 70, 48)
GAINED: Colour = (72, 132, 84)
_LEAST = 0.05
"""Points: a smaller part is not shown."""
MOST = 5


def rows_of(split: Mapping[str, float], most: int = MOST) -> list[tuple[str, float]]:
    """Return the parts worth showing, at most the `most` largest ones, sorted by points lost."""
    found = sorted(
        ((name, lost) for name, lost in split.items() if abs(lost) >= _LEAST), key=lambda part: -abs(part[1])
    )
    return sorted(found[:most], key=lambda part: -part[1])


def height_of(brush: Brush, split: Mapping[str, float], most: int = MOST) -> int:
    """Return the height in pixels of the bars, of which there are at most `most`."""
    return len(rows_of(split, most)) * _row_height(brush)


def _row_height(brush: Brush) -> int:
    return brush.text.height(TypeStyle.NOTE, brush.theme) + brush.theme.px(5)


def draw_split(brush: Brush, box: pygame.Rect, split: Mapping[str, float], deck: str, *, whole: bool = False) -> None:
    """The bars, from the top of a box: red what is lost, green what is gained instead. `whole`: whole numbers."""
    surface = brush.surface
    theme = brush.theme
    rows = rows_of(split, max(1, box.height // _row_height(brush)))
    if not rows:
        return
    high = min(_row_height(brush), box.height // len(rows))
    most = max(abs(lost) for _name, lost in rows)
    number_wide = brush.text.width(decimal(-88.88, 0 if whole else 2), TypeStyle.SMALL, theme) + theme.px(4)
    label_wide = box.width * 50 // 100
    room = box.width - label_wide - number_wide - theme.px(8)
    names = [(part_name(name, deck), lost) for name, lost in rows]
    size = brush.text.alike(
        [(_capital(name), (label_wide - theme.px(4), high)) for name, _lost in names], TypeStyle.NOTE, theme
    )
    for place, (name, lost) in enumerate(names):
        row = pygame.Rect(box.left, box.top + place * high, box.width, high)
        label = pygame.Rect(row.left, row.top, label_wide - theme.px(4), high)
        brush.write(label, _capital(name), TypeStyle.NOTE, INK, most=size)
        bar = pygame.Rect(
            row.left + label_wide, row.centery - high // 6, max(3, round(room * abs(lost) / most)), max(4, high // 3)
        )
        brush.panel(bar, LOST if lost > 0 else GAINED, radius=4, raised=False)
        number = pygame.Rect(row.right - number_wide, row.top, number_wide, high)
        brush.write(number, decimal(-lost, 0 if whole else 2, signed=True), TypeStyle.SMALL, INK_SOFT, align="right")
        surface.fill(PAPER_DEEP, (row.left, row.bottom - theme.hairline, row.width, theme.hairline))


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
