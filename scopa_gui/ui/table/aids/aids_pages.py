"""The sheet of aids in the text size that is set: on one page where there is room, else on several, and as large as
they then can be.

Wanted are all aids on one page; then each section on a page of its own; then also the count and the grid, with as few
of the ranks on a page as it takes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.table.aids.aids_layout import ASIDE, FOOT, LEAST_ROW, AidsShown

LEAST_UNIT = 0.8
"""Pixels of a unit of the sheet at least, however small the table."""
_LEAST_TABLE = 430.0
"""Units of width that are left to the table."""
_NEARLY = 0.92
"""Of the scale that is wanted, what is enough to have fewer pages."""
_FEWEST = 5
"""Ranks on a page at least: to have more pages, the sheet does not grow any more."""


@dataclass(frozen=True, slots=True)
class AidsPage:
    """Page of the sheet: what is on it, and how much larger it is than at text size 1."""

    shown: AidsShown
    scale: float

    @property
    def room(self) -> float:
        """Units of the table's width that it takes, including the gap next to it."""
        return self.shown.width * self.scale + ASIDE


def scale_of(theme: Theme) -> float:
    """Return how much larger than at text size 1 the sheet should be."""
    return max(theme.text_scale, LEAST_UNIT / theme.unit)


def theme_of(theme: Theme, page: AidsPage) -> Theme:
    """The measures of a page: its lines and gaps are larger as it is, its type as everywhere."""
    return Theme(
        (round(theme.size[0] * page.scale), round(theme.size[1] * page.scale)),
        theme.text_scale / page.scale,
        theme.table,
        theme.strong,
    )


@lru_cache(maxsize=64)
def pages_of(shown: AidsShown, table: tuple[float, float], scale: float) -> tuple[AidsPage, ...]:
    """Return the pages for the room next to the table, in units; none if nothing is shown."""
    if shown.is_empty:
        return ()
    rows = replace(shown, sections=())
    count = replace(rows, grid=False)
    grid = replace(rows, counters="none")
    below = [replace(grid, grid=False, sections=(section,)) for section in shown.sections]
    for parts in ((shown,), (rows, *below), (count, grid, *below)):
        pages = [part for part in dict.fromkeys(parts) if not part.is_empty]
        fitting = [_fitting(part, table, scale, paged=len(pages) > 1) for part in pages]
        if min(fitting) >= _NEARLY * scale:
            return tuple(map(AidsPage, pages, fitting))
    return tuple(page for part in pages for page in _split(part, table, scale))


def one_page(shown: AidsShown, table: tuple[float, float], theme: Theme) -> AidsPage:
    """Everything on one page, as large as it then can be."""
    high = shown.fixed(paged=False) + len(shown.ranks) * LEAST_ROW
    return AidsPage(
        shown, max(LEAST_UNIT / theme.unit, min(scale_of(theme), _widest(table) / shown.width, table[1] / high))
    )


def _widest(table: tuple[float, float]) -> float:
    return table[0] - _LEAST_TABLE - ASIDE


def _fitting(shown: AidsShown, table: tuple[float, float], scale: float, *, paged: bool) -> float:
    """The scale at which all of this fits on a page, at most the one wanted."""
    foot = FOOT if shown.counted and scale > 1 else 0.0
    high = shown.fixed(paged=paged) + foot + len(shown.ranks) * LEAST_ROW
    return min(scale, table[1] / high, max(1.0, _widest(table) / shown.width))


def _split(shown: AidsShown, table: tuple[float, float], scale: float) -> Sequence[AidsPage]:
    """One of the aids over as many pages as it needs, a little smaller where even that is not enough."""
    fixed = shown.fixed(paged=True) + (FOOT if shown.counted else 0.0)
    least = fixed + min(_FEWEST, len(shown.ranks)) * LEAST_ROW
    scale = max(min(1.0, scale), min(scale, _widest(table) / shown.width, table[1] / least))
    if not shown.ranks:
        return [AidsPage(shown, scale)]
    most = max(_FEWEST, int((table[1] / scale - fixed) / LEAST_ROW + 0.001))
    each = ceil(len(shown.ranks) / ceil(len(shown.ranks) / most))
    ranks = shown.ranks
    return [AidsPage(replace(shown, only=ranks[first : first + each]), scale) for first in range(0, len(ranks), each)]
