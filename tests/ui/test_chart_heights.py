"""Charts of full pages: none of them is too low to be read where room is scarcest."""

import re

import pytest

from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.statistics_screen import HELPED, StatisticsScreen
from scopa_gui.ui.kit.charts import Chart
from scopa_gui.ui.practice.drill.drill_screen import DrillScreen
from scopa_gui.ui.practice.progress_screen import EVERYTHING, MATCHES, ProgressScreen
from scopa_gui.ui.practice.puzzles.puzzles_screen import TIMED, PuzzlesScreen
from tests.conftest import PROJECT
from tests.store.matches import over
from tests.ui import test_progress
from tests.ui.pilot import Pilot
from tests.ui.review.matches import match_studied
from tests.ui.review.test_match_report_screen import report_in
from tests.ui.test_drill import fill
from tests.ui.test_puzzle_choice import keep_sets

LEAST = 48
"""Pixels: a line of figures, a line of words, and columns that are as high as a line or two."""
PAINTERS = "columns|days|_?draw_(progress|ladder|trend|ranks|sets)"


def finished(context):
    """Fill the archive with matches won and lost, with and without help."""
    counts = [{"carte": [1, 0], "denari": [0, 1], "settebello": [1, 0], "primiera": [0, 1], "scope": [2, 3]}]
    for number in range(14):
        facts = {"variant": "scopa", "assisted": number > 1, "help": {"hints": 14 - number, "stops": number % 2}}
        match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 1.0 + number, facts)
        outcome = {"winner": 0, "totals": [21, 19], "smazzate": [[4, 4]], "how": "points", "counts": counts}
        context.archive.finish(match, outcome, 90.0 + number)
    return StatisticsScreen(context)


def reviewed(context):
    context.now = lambda: test_progress.NOW
    test_progress.judged(context, 4)
    return ProgressScreen(context)


def remembered(context):
    fill(context)
    return DrillScreen(context)


def timed(context):
    keep_sets(context)
    return PuzzlesScreen(context)


def played(context):
    test_progress.judged(context)
    return HistoryScreen(context, [match.id for match in over(context.archive)])


def reported(context):
    return report_in(match_studied("scopa", 2, 2))(context)


@pytest.mark.parametrize(
    ("make", "row", "count"),
    [
        pytest.param(finished, HELPED, 3, id="help"),
        pytest.param(test_progress.practised, EVERYTHING, 2, id="practice"),
        pytest.param(test_progress.practised, test_progress.PracticeTheme.PRIMIERA.value, 1, id="theme"),
        pytest.param(reviewed, MATCHES, 1, id="points lost"),
        pytest.param(remembered, "", 2, id="memory"),
        pytest.param(timed, TIMED, 1, id="timed sets"),
        pytest.param(played, "", 1, id="history"),
        pytest.param(reported, "", 1, id="report"),
    ],
)
def test_each_chart_is_high_enough_and_on_its_page(make_context, monkeypatch, make, row, count):
    laid = []
    lay = Chart.lay
    monkeypatch.setattr(Chart, "lay", lambda part, brush, rect: laid.append(part) or lay(part, brush, rect))
    context = make_context(language="de")
    pilot = Pilot(context, make(context), (1024, 640), blind=True)
    pilot.rest()
    laid.clear()
    if row:
        pilot.scene.choose(row)
    pilot.scene.resize(pilot.scene.theme)
    heights = [part.rect.height for part in laid]
    assert len({id(part) for part in laid}) >= count
    assert min(heights) >= LEAST, heights
    assert all(part.rect.bottom <= pilot.targets["button:back"].top for part in laid)
    pilot.measure()
    assert context.text.overflows == []


def test_no_chart_is_drawn_as_just_any_picture():
    low = re.compile(rf"Drawn\([^\n]*\b({PAINTERS})\(")
    files = (PROJECT / "scopa_gui" / "ui").rglob("*.py")
    assert [path.name for path in files if low.search(path.read_text(encoding="utf-8"))] == []
