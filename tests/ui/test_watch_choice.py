"""Who is to be watched: any of the seven at every seat, as it was the last time; and the way back."""

import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.store.settings import load
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.watch_screen import WatchScreen
from scopa_gui.ui.play.watched_session import WatchedSession
from tests.asking import Inline
from tests.ui.pilot import Pilot

SEVEN = tuple(LEVELS)


def at_choice(context, **wish):
    context.change(first_steps="over", speed="instant", **wish)
    context.worker = Inline()
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("new_match"))
    pilot.press("button:more")
    pilot.press("button:watch")
    return pilot


@pytest.mark.rotating
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_each_of_the_seven_can_sit_at_every_seat_and_is_there_the_next_time(context, players):
    pilot = at_choice(context, variant="scopa", players=players, level="carmela")
    assert isinstance(pilot.scene, WatchScreen)
    for seat in range(players):
        met = set()
        for _person in SEVEN:
            met.add(pilot.scene.seats[seat])
            pilot.press(f"choice:seat{seat}=more")
        assert met == set(SEVEN)
        for _person in range(seat):
            pilot.press(f"choice:seat{seat}=more")
    chosen = pilot.scene.seats
    pilot.press("choice:hands=covered")
    pilot.press("button:watch")
    assert isinstance(pilot.session, WatchedSession)
    assert pilot.table.seats == chosen
    assert not pilot.session.all_open
    pilot.app.save()
    kept = load(context.paths).settings
    assert (kept.watched, kept.watch_open) == (chosen, False)
    assert WatchScreen(context, MatchWish("scopa", players, 11, "rosa")).seats == chosen
    more = WatchScreen(context, MatchWish("scopa", 6, 11, "rosa")).seats
    assert more == (*chosen, *["rosa"] * (6 - players))


def test_somebody_this_version_does_not_know_does_not_sit_there(context):
    context.change(watched=("cassandra", "rosa"))
    assert set(WatchScreen(context, MatchWish("scopa", 2, 11, "rosa")).seats) <= set(SEVEN)


def test_esc_leads_back_to_the_new_match(context):
    pilot = at_choice(context)
    pilot.key("escape")
    assert isinstance(pilot.scene, NewMatchScreen)
