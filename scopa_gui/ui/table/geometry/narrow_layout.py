"""Small table next to a slip of paper: plates, figures and the band get room for their words, if there is any."""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.table.geometry.columns import EDGE
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.geometry.regions import Box, Regions
from scopa_gui.ui.table.paint.panels import Plate

_TIGHT = 0.78
"""Units of a pixel below which plates and figures get more room than the layout has: type does not shrink along."""
_PLATE = (122, 46)
_MINE = 96
_FIGURE = 38
_BAND = 540
"""Pixels at least; my own plate is beside my cards."""


def plated(plates: Sequence[Plate], table: Theme) -> tuple[Plate, ...]:
    """Return the plates as there is room for them.

    Where there is little room they have only names, and a sign next to the name marks the turn.
    """
    return tuple(replace(plate, note="", is_plain=True) for plate in plates) if is_tight(table) else tuple(plates)


def is_tight(table: Theme) -> bool:
    """Return whether there is little room for words on the table."""
    return table.unit < _TIGHT * table.text_scale


def roomy(layout: Layout, table: Theme) -> Layout:
    """The same layout, in little room with plates and figures large enough for words; the dealer's mark gives way."""
    if not is_tight(table):
        return layout
    regions = layout.regions
    scale = max(1.0, table.text_scale)
    mine = regions.plates[0]
    high = max(mine.height, _PLATE[1])
    plates = [Box(mine.left, mine.bottom - high, max(mine.width, _MINE), high)]
    marks = [regions.marks[0]]
    if plates[0].overlaps(marks[0]):
        marks[0] = marks[0]._replace(top=plates[0].top - marks[0].height - 2)
    for plate, mark, hand in list(zip(regions.plates, regions.marks, regions.hands, strict=True))[1:]:
        grown, shifted = _grown(plate, mark, hand, scale)
        if grown.overlaps(regions.score):
            left = regions.score.right + round(8 * table.unit)
            grown = grown._replace(left=left, width=min(grown.width, mark.left - 2 - left))
            shifted = mark
        plates.append(grown)
        marks.append(shifted)
    figures = tuple(box._replace(height=max(box.height, round(_FIGURE * scale))) for box in regions.figures)
    regions = replace(regions, plates=tuple(plates), marks=tuple(marks), figures=figures)
    return replace(layout, regions=replace(regions, band=_widened(regions, layout.size[0])))


def _widened(regions: Regions, wide: int) -> Box:
    """The band with room for a question and two options, where nothing else is: free columns are where nobody sits."""
    band = regions.band
    gap = round(EDGE * regions.unit)
    at_sides = [*regions.plates, *regions.marks, *regions.piles, *regions.figures, *regions.hands[1:]]
    at_sides += [box for box in (regions.stock, regions.stock_figure) if box is not None]
    level = [box for box in at_sides if box.top < band.bottom and band.top < box.bottom]
    middle = round(band.centre[0])
    half = max(band.width, _BAND) // 2
    left = max(middle - half, gap, *(box.right + gap for box in level if box.centre[0] < middle))
    right = min(middle + half, wide - gap, *(box.left - gap for box in level if box.centre[0] > middle))
    return band._replace(left=left, width=right - left)


def _grown(plate: Box, mark: Box, hand: Box, scale: float) -> tuple[Box, Box]:
    """A plate grown away from the hand of who sits there, and the mark, shifted where the plate would lie on it."""
    wide = max(plate.width, round(_PLATE[0] * scale))
    high = max(plate.height, _PLATE[1])
    if not hand.top and plate.top >= hand.bottom:
        grown = Box(hand.left, plate.top, min(wide, hand.width - mark.width - 4), high)
        return grown, mark._replace(left=grown.right + 3)
    more = wide - plate.width
    to_left = plate.left < hand.left
    grown = Box(plate.left - (more if to_left else 0), max(2, plate.top - (high - plate.height) // 2), wide, high)
    if not grown.overlaps(mark):
        return grown, mark
    return grown, Box(mark.left + (-more if mark.left < plate.left else more), mark.top, mark.width, mark.height)
