"""Who sits with the pupil, and a table that is small beside the slip of paper."""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.levels import portraits_of
from scopa_gui.ui.table.layout import Layout
from scopa_gui.ui.table.panels import Plate
from scopa_gui.ui.table.sides import seat_names, side_names
from scopa_gui.ui.words import _

_SMALL, _TWO_LINES = 0.68, 36
"""Pixels of a unit of the table below which plates hold names alone, and pixels of two lines of the smallest type."""
PEOPLE = {2: ("rosa",), 4: ("gennaro", "carmela", "don_ciro")}
"""By number of players, counter-clockwise from the pupil: the texts call them by their names."""


def names_of(view: PlayerView) -> tuple[Sequence[str], Sequence[str]]:
    """The names by seat, and by side."""
    rules = view.rules
    seats = ["human", *PEOPLE[rules.players]]
    return seat_names(seats, rules.sides), side_names(seats, rules.sides)


def roomy(layout: Layout) -> Layout:
    """The same layout with room for two lines at the piles, however small the table is."""
    regions = layout.regions
    if regions.unit >= _SMALL:
        return layout
    figures = tuple(box._replace(height=max(box.height, _TWO_LINES)) for box in regions.figures)
    return replace(layout, regions=replace(regions, figures=figures))


def plates_of(view: PlayerView, names: Sequence[str], layout: Layout, text_scale: float) -> tuple[Plate, ...]:
    """Who sits where; with room for it also who is the partner, who deals and whose turn it is."""
    large = layout.regions.unit >= _SMALL * text_scale
    going = any(view.counts) and large
    found = []
    for seat, (name, portrait) in enumerate(zip(names, portraits_of(names), strict=True)):
        side = view.side_of(seat)
        note = "" if not large else _("partner") if seat and side == 0 else _("dealer") if seat == view.dealer and len(names) > 2 else ""
        found.append(Plate(name, side, note, is_turn=going and view.turn == seat, is_me=seat == 0, portrait=portrait))
    return tuple(found)
