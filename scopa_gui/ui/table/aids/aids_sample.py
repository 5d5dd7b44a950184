"""Sample of the sheet of aids for the settings, with the aids that are on and the cards of a smazzata of scopone."""

from functools import lru_cache

import pygame

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.rects import inset
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.aids.aid_knowledge import AidKnowledge
from scopa_gui.ui.table.aids.aid_registry import shown_of
from scopa_gui.ui.table.aids.aids_layout import AidsPage, AidsShown, aids_layout_of, theme_of
from scopa_gui.ui.table.aids.aids_painter import draw_sheet
from scopa_gui.ui.words.level_names import portraits_of
from scopa_gui.ui.words.sides import seat_names

_MOVES = 20
_LARGER = 1.25
"""Largest scale of the sheet; 1 is its size at the table."""


@lru_cache(maxsize=1)
def _played() -> tuple[PlayerView, tuple[str, ...]]:
    """Return a view in the middle of a smazzata in which everybody took as much as possible, and its seats."""
    rules = VARIANTS["scopone"].rules
    table = Table.new(rules, "a smazzata", level_seats(rules, "rosa"))
    for _ in range(_MOVES):
        seat = table.to_move
        assert seat is not None
        moves = table.view(seat).legal_moves()
        table.play(seat, max(moves, key=lambda move: (move.taken.bit_count(), -move.card)))
    return table.view(), table.seats


@lru_cache(maxsize=2)
def _known(shown: AidsShown) -> AidKnowledge:
    """Return the knowledge of these aids, with the first odds of the race."""
    known = AidKnowledge(_played()[0], shown)
    while known.is_thinking and not known.think():
        pass
    return known


def draw_sample(brush: Brush, box: pygame.Rect, context: Context) -> bool:
    """Draw the sheet in the middle of a box; return False if no aid is on."""
    view, seats = _played()
    shown = shown_of(context.settings, view.rules)
    if shown.is_empty:
        return False
    room = inset(box, brush.theme.space(2))
    unit = min(brush.theme.unit * _LARGER, room.width / shown.width)
    place = shapes.around(room.center, (shown.width * unit, min(room.height, 420 * unit)))
    measures = theme_of(brush.theme, AidsPage(shown, unit / brush.theme.unit))
    layout = aids_layout_of(shown, place, Brush(brush.surface, measures, brush.text))
    known = _known(shown)
    portraits = portraits_of(seat_names(seats, view.rules.sides), face=context.settings.face)
    draw_sheet(brush, layout, known, context, portraits)
    for section in shown.sections:
        section.draw(brush, layout, known.facts[section])
    return True
