"""Files of version 0.1.0, taken over by this one: settings, the finished match in the statistics, the unfinished one at
its very card.

They were made by that version's own code; `tests/store/of_0_1_0` holds them, the archive as the text of its statements.
"""

import pytest

from scopa_gui.store.settings import load, save
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.unknown_settings import check_next_match
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_start import continue_match
from tests.asking import Inline
from tests.store.earlier_versions import laid_out
from tests.store.matches import over
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import play_match

FINISHED, GOES_ON = 180, 17
"""Moves of the two matches."""


@pytest.fixture
def old(tmp_path):
    """The folders as that version left them."""
    return laid_out("of_0_1_0", tmp_path)


def test_its_settings_hold_and_a_level_that_is_no_more_is_the_one_that_took_its_place(old, make_context):
    loaded = load(old)
    now = loaded.settings
    assert loaded.notices == ()
    assert (now.language, now.deck, now.speed, now.text_scale, now.window_size) == (
        "it",
        "french",
        "fast",
        1.15,
        (1100, 700),
    )
    context = make_context(**{name: getattr(now, name) for name in now.__struct_fields__})
    check_next_match(context)
    assert context.settings.level == now.level == "rosa"
    save(old, now)
    assert load(old).settings == now


def test_its_finished_match_counts_in_the_statistics(old, make_context):
    context = make_context(language="en")
    (match,) = over(context.archive)
    assert len(context.archive.match(match.id).moves) == FINISHED
    pilot = Pilot(context, StatisticsScreen(context))
    pilot.rest()
    assert list(context.counting().standings.alone.matches) == [match.id]
    assert match.outcome["totals"] == [12, 6]
    pilot.press("button:history")
    pilot.rest()
    assert context.text.overflows == []


@pytest.mark.whole
def test_its_unfinished_match_goes_on_at_the_same_card_to_its_end(old, make_context, monkeypatch):
    context = make_context(language="en", speed="instant")
    monkeypatch.setattr(context, "thinker", Inline)
    (waits,) = context.archive.unfinished()
    scene = continue_match(context, waits.id)
    assert isinstance(scene.session, MatchSession)
    assert scene.session.table.moves_played == GOES_ON == len(waits.moves)
    assert scene.session.table.seats == ("human", "principiante", "principiante", "principiante")
    pilot = Pilot(context, scene, blind=True)
    play_match(pilot)
    ended = context.archive.match(waits.id)
    assert ended.outcome is not None
    assert ended.moves[:GOES_ON] == waits.moves
