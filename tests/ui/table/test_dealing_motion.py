"""The gestures of a dealer: from where cards fly, in which order, how they land, what is riffled before."""

from itertools import pairwise
from math import hypot

import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.table.geometry.table_layout import Hidden, Stocked
from scopa_gui.ui.table.motion.beats import left_to_deal
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.motion.turn_beats import opening
from tests.ui.table.at_motion import GAMES, dealt_ways, departure, lay, played


def test_dealt_cards_land_askew_and_are_set_straight():
    _, turns = played("scopone_scientifico", 4, 0)
    tracks = turns[0][2][0].plan.tracks
    flights = [(departure(turns[0][2][0], way), way) for way in tracks.values()]
    askew = [way for flight, way in flights if abs(flight.end.angle - way[-1].end.angle) > 1]
    assert len(askew) > 20
    starts = [flight.delay for flight, _ in flights]
    gaps = [b - a for a, b in pairwise(sorted(starts))]
    assert min(gaps) > 0.02
    assert len({round(gap, 3) for gap in gaps}) > 10, "a hand is not a clock"


def test_cards_are_dealt_counter_clockwise_from_the_dealer_s_right():
    rules = VARIANTS["scopa"].rules_by_players[3]
    table = Table.new(rules, "round", level_seats(rules, "easy"))
    beat = opening(table.view(), table.opening_events(), lay, Pace())[0]
    first = sorted(beat.plan.tracks.items(), key=lambda item: item[1][0].delay)
    seats = [
        0 if name in lay(table.view()).hand else name.seat if isinstance(name, Hidden) else -1 for name, _ in first
    ]
    order = list(dict.fromkeys(seats))
    assert order[-1] == -1
    leader = (table.match.dealer + 1) % 3
    assert order[:-1] == [(leader + step) % 3 for step in range(3)]


def first_deal(key, players, pace):
    rules = VARIANTS[key].rules_by_players[players]
    table = Table.new(rules, "riffle", level_seats(rules, "easy"))
    return table.view(), opening(table.view(), table.opening_events(), lay, pace)[0]


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_cards_are_dealt_from_the_dealer_s_hand_in_an_arc(key, players):
    view, beat = first_deal(key, players, Pace())
    hand, table = lay(view).regions.hands[view.dealer].centre, lay(view).regions.table.centre
    for way in dealt_ways(beat):
        flight = departure(beat, way)
        near, far = (hypot(flight.start.x - x, flight.start.y - y) for x, y in (hand, table))
        assert near < far, "nearer to the dealer than to the middle"
        assert flight.arc > 0 or (flight.start.x, flight.start.y) == (flight.end.x, flight.end.y)


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_whole_pack_is_riffled_before_a_smazzata_and_only_then(key, players):
    _, beat = first_deal(key, players, Pace())
    cut = next(moment for moment, cue in beat.cues if cue == "gather")
    assert len(beat.plan.tracks) == 40
    apart = [at.x for at in beat.plan.at(cut + 0.16).values()]
    together = [at.x for at in beat.plan.at(min(beat.departs) - 1e-6).values()]
    assert max(apart) - min(apart) > 2 * (max(together) - min(together))
    assert min(beat.departs) <= 0.9, "short"
    _, turns = played(key, players, 0)
    for _, _, beats in turns[1:]:
        for later in beats:
            if later.departs:
                assert min(later.departs) <= 0.25
                assert {cue for _, cue in later.cues} == {"deal"}


@pytest.mark.parametrize("pace", [Pace(0.0), Pace(1.0, calm=True), Pace(0.0, calm=True)])
def test_with_reduced_motion_or_at_once_nothing_is_riffled(pace):
    _, beat = first_deal("scopa", 2, pace)
    assert all(cue == "deal" for _, cue in beat.cues)
    assert not any(isinstance(name, Stocked) for name in beat.plan.tracks)
    assert min(beat.departs) == 0


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_figure_at_the_stock_is_true_at_every_moment_of_a_deal(key, players):
    view, turns = played(key, players, 0)
    deals = 0
    for _, _, beats in turns:
        for beat in beats:
            left = view.stock
            deals += beat.view.stock < left
            for step in range(21):
                seconds = beat.duration * step / 20
                told, away = left_to_deal(view, beat, seconds), 0
                if beat.view.stock < left:
                    away = sum(departure(beat, way).delay < seconds for way in dealt_ways(beat))
                assert 0 <= left - away - told <= 1, "one that sets out this moment has not moved yet"
            assert left_to_deal(view, beat, beat.duration) == beat.view.stock
            view = beat.view
    assert deals == {2: 6, 3: 4, 4: 1, 6: 2}[players]


def test_my_cards_are_turned_up_only_once_they_are_dealt():
    _, turns = played("scopa", 2, 0)
    beat = turns[0][2][0]
    for name, way in beat.plan.tracks.items():
        if isinstance(name, int):
            assert way[0].start.flip == way[0].end.flip == 0
            assert way[-1].end.flip == 1
