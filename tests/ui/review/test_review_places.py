"""Where the parts of a review are: nothing lies on anything else, however small the window and whoever sits there."""

import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.review.review_sheet import review_layout
from scopa_gui.ui.table.companions.side_paper import is_tight, roomy
from scopa_gui.ui.table.geometry.table_layout import layout_of
from tests.ui.contract import SIZES

WINDOWS = [(size, 1.0) for size in SIZES] + [((1024, 640), 1.3), ((1280, 800), 1.3)]


@pytest.mark.rotating
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_table_sheet_and_moves_share_the_window(size, scale):
    parts = review_layout(Theme(size, scale))
    wide, high = parts.table.size
    assert parts.sheet.left >= wide
    assert parts.strip.top >= high
    assert parts.strip.right <= parts.sheet.left
    assert parts.strip.bottom <= size[1]
    assert parts.sheet.right <= size[0]
    assert wide >= 0.6 * size[0]


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6)])
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_plates_have_room_for_words_and_lie_on_nothing(key, players, size, scale):
    rules = VARIANTS[key].rules_by_players[players]
    table = review_layout(Theme(size, scale)).table
    layout = layout_of(Table.new(rules, "places", level_seats(rules, "rosa")).view(), table.size)
    regions = roomy(layout, table).regions
    for seat, plate in enumerate(regions.plates):
        assert plate.left >= 0
        assert plate.right <= table.size[0]
        assert plate.bottom <= table.size[1]
        assert not plate.overlaps(regions.score)
        assert not any(plate.overlaps(other) for other in regions.plates[:seat])
        assert not any(plate.overlaps(mark) for mark in regions.marks), seat
        assert not is_tight(table) or plate.height >= 34
    if not is_tight(table):
        assert roomy(layout, table) is layout
