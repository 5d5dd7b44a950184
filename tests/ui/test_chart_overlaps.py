"""Charts of the statistics at every size: no words lie over other words or over a bar, and no row over the next."""

import pygame
import pytest

from scopa_gui.engine.scoring.categories import Category
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.widgets.widget import Brush
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot


def win_everything(archive):
    """Finish a match in which there were points of every kind for both."""
    match, _notice = archive.start_match({}, "1f", ["human", "rosa"], 5.0, {"variant": "scopa"})
    counts = [{category.value: [1, 2] for category in Category}]
    outcome = {"winner": 0, "totals": [21, 19], "smazzate": [[4, 4]], "how": "points", "counts": counts}
    archive.finish(match, outcome, 9.0)


def painted(pilot, monkeypatch):
    """Paint a screen again: where the ink of each line of words is, and each bar."""
    found, put, panel = [], Text.put, Brush.panel

    def put_noted(text, surface, at, line, style, theme, colour, px=None):
        size = theme.type_px(style) if px is None else px
        found.append((line, text.line(line, style, theme, colour, size).get_bounding_rect().move(at)))
        put(text, surface, at, line, style, theme, colour, px)

    def panel_noted(brush, rect, fill, **how):
        if rect.height < brush.theme.px(20):
            found.append((f"bar {len(found)}", pygame.Rect(rect)))
        panel(brush, rect, fill, **how)

    with monkeypatch.context() as patch:
        patch.setattr(Text, "put", put_noted)
        patch.setattr(Brush, "panel", panel_noted)
        pilot.scene.redraw()
        pilot.tick()
    return found


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.15, 1.3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_chart_of_points_overlaps(make_context, monkeypatch, language, scale, size):
    context = make_context(language=language, text_scale=scale)
    win_everything(context.archive)
    pilot = Pilot(context, StatisticsScreen(context), size)
    found = painted(pilot, monkeypatch)
    assert sum(name.startswith("bar") for name, _rect in found) >= 2 * len(Category)
    over = [
        (one, other)
        for place, (one, rect) in enumerate(found)
        for other, beside in found[place + 1 :]
        if rect.clip(beside).width > 1 and rect.clip(beside).height > 1
    ]
    assert over == []
    assert not any("…" in name for name, _rect in found), "every number is whole"
    assert context.text.overflows == []
