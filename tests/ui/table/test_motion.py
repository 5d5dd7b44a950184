"""Every motion ends exactly at the layout, begins where things lay, and shows no card before it is played."""

from functools import cache
from itertools import pairwise
from math import hypot
from random import Random

import pytest

from scopa_gui.engine.cards import bit, cards_of, mask_of
from scopa_gui.engine.events import Captured, Laid, LeftoversTaken, Scopa
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.kit.anim.plan import Placement
from scopa_gui.ui.table.geometry.layout import Hidden, Layout, Stocked, place
from scopa_gui.ui.table.geometry.regions import PLACES
from scopa_gui.ui.table.motion.beats import Beat, left_to_deal
from scopa_gui.ui.table.motion.pace import SPEEDS, Pace
from scopa_gui.ui.table.motion.seat_sounds import from_seats
from scopa_gui.ui.table.motion.turn_beats import between_turns, opening, undealt

SIZE = (1280, 800)
GAMES = [("scopa", 2), ("scopa", 3), ("escoba", 2), ("scopone_scientifico", 4), ("scopa_dassi", 2), ("scopa", 6)]
PACES = [Pace(), Pace(0.0), Pace(0.32, calm=True)]


def lay(view: PlayerView) -> Layout:
    return place(view, SIZE)


def smazzata(
    key: str, players: int, pace: Pace, seed: str = "motion"
) -> tuple[PlayerView, list[tuple[int | None, list, tuple[Beat, ...]]]]:
    """The view before the deal, and (seat, events, beats) of the deal and each move of a smazzata of random play."""
    rules = VARIANTS[key].rules_by_players[players]
    table, rng = Table.new(rules, seed, level_seats(rules, "easy")), Random(seed)
    events = table.opening_events()
    found = [(None, events, opening(table.view(), events, lay, pace))]
    first = undealt(table.view())
    while (seat := table.to_move) is not None:
        before = table.view()
        events = table.play(seat, rng.choice(table.view(seat).legal_moves()))
        found.append((seat, events, between_turns(before, table.view(), events, lay, pace)))
    return first, found


@cache
def played(key: str, players: int, number: int):
    return smazzata(key, players, PACES[number])


def spot(placement: Placement):
    return placement.x, placement.y, placement.angle, placement.scale, placement.flip


def dealt_ways(beat):
    """The ways of the cards that are dealt in a beat."""
    return [way for name, way in beat.plan.tracks.items() if not isinstance(name, Stocked)]


def departure(beat, way):
    """The flight of a card from the dealer's hand."""
    return next(track for track in way if track.delay in beat.departs and track.start.z != track.end.z)


CASES = [(key, players, number) for key, players in GAMES for number in range(len(PACES))]


@pytest.mark.parametrize(("key", "players", "number"), CASES)
def test_every_beat_ends_exactly_where_the_layout_of_its_view_says(key, players, number):
    view, turns = played(key, players, number)
    for _, _, beats in turns:
        for beat in beats:
            before, after = lay(view), lay(beat.view)
            ends = beat.plan.end()
            assert beat.plan.at(beat.duration) == ends
            for name, placement in after.cards.items():
                assert ends.get(name, before.cards.get(name)) == placement, name
            assert set(ends) <= set(after.cards)
            view = beat.view


@pytest.mark.parametrize(("key", "players", "number"), CASES)
def test_nothing_appears_from_nowhere_and_nothing_is_lost(key, players, number):
    view, turns = played(key, players, number)
    for _, _, beats in turns:
        for beat in beats:
            before = lay(view).cards
            starts = {name: way[0].start for name, way in beat.plan.tracks.items()}
            after = lay(beat.view).cards
            rest = [name for name in before if name not in starts and name in after]
            there = sorted(spot(placement) for placement in before.values())
            shown = sorted([spot(placement) for placement in starts.values()] + [spot(before[name]) for name in rest])
            assert shown == there
            view = beat.view


@pytest.mark.parametrize(("key", "players", "number"), CASES)
def test_a_hidden_card_shows_its_back_until_it_is_played(key, players, number):
    _, turns = played(key, players, number)
    for seat, events, beats in turns:
        moves = [event.move for event in events if isinstance(event, Laid | Captured)]
        for beat in beats:
            for name, way in beat.plan.tracks.items():
                if isinstance(name, Hidden | Stocked):
                    assert all(track.start.flip == track.end.flip == 0 for track in way)
        if seat and moves:
            assert beats[0].plan.tracks[moves[0].card][0].start.flip == 0


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


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_last_beat_shows_the_view_of_the_table(key, players):
    rules = VARIANTS[key].rules_by_players[players]
    table, rng = Table.new(rules, "views", level_seats(rules, "easy")), Random(1)
    while (seat := table.to_move) is not None:
        before = table.view()
        events = table.play(seat, rng.choice(table.view(seat).legal_moves()))
        assert between_turns(before, table.view(), events, lay, Pace())[-1].view == table.view()


def test_no_total_and_no_turn_changes_before_the_end_of_the_move():
    for key, players in GAMES:
        view, turns = played(key, players, 0)
        for _, _, beats in turns:
            for beat in beats:
                assert beat.view.totals == view.totals
        assert all(sum(before[2][-1].view.scope) <= sum(after[2][-1].view.scope) for before, after in pairwise(turns))


def total(pace: Pace, beats: tuple[Beat, ...]) -> float:
    return pace.think + beats[0].duration


def test_a_computer_s_move_takes_as_long_as_can_be_followed():
    for key, players in (("scopa", 2), ("scopone_scientifico", 4)):
        _, turns = played(key, players, 0)
        for seat, events, beats in turns:
            if not seat:
                continue
            captured = any(isinstance(event, Captured) for event in events)
            scopa = any(isinstance(event, Scopa) for event in events)
            seconds = total(Pace(), beats)
            if captured and not scopa:
                assert 1.8 <= seconds <= 2.4
                assert beats[0].lit.end - beats[0].lit.start >= 0.8
            elif not captured:
                assert 1.0 <= seconds <= 1.3
            elif scopa:
                assert beats[0].flourish.duration <= 1.2


def test_a_round_of_four_is_as_quick_as_promised():
    _, turns = played("scopone_scientifico", 4, 0)
    moves = [(events, beats) for seat, events, beats in turns if seat is not None]
    scopa = [any(isinstance(event, Scopa) for event in events) for events, _ in moves]
    seconds = [total(Pace(), beats) for _, beats in moves]
    for start in range(len(moves) - 3):
        if not any(scopa[start : start + 4]):
            assert sum(seconds[start : start + 4]) <= 8.0
            assert sum(seconds[start : start + 4]) * SPEEDS["fast"] <= 2.6


def test_instant_takes_no_time_and_every_speed_is_slower_than_the_one_before():
    _, turns = played("scopa", 2, 1)
    assert all(beat.duration == 0 for _, _, beats in turns for beat in beats)
    assert list(SPEEDS.values()) == sorted(SPEEDS.values())


def test_reduced_motion_fades_and_does_not_fly():
    view, turns = smazzata("scopa", 2, Pace(1.0, calm=True))
    for _, _, beats in turns:
        for beat in beats:
            now, seconds = lay(view).cards, 0.0
            still = {spot(placement)[:2] for placement in [*now.values(), *lay(beat.view).cards.values()]}
            while seconds < beat.duration:
                for name, placement in beat.plan.at(seconds).items():
                    if placement.alpha > 0 and (placement.x, placement.y) not in still:
                        assert beat.lit is not None, name  # only the card held beside what it takes
                seconds += 0.05
            view = beat.view


def test_what_is_taken_is_lit_and_only_while_the_card_is_held():
    _, turns = played("scopa", 2, 0)
    seen = 0
    for _, events, beats in turns:
        for event in events:
            if isinstance(event, Captured) and not event.move.is_for_itself:
                lit = beats[0].lit
                assert lit is not None
                assert lit.cards == event.move.taken | bit(event.move.card)
                assert 0 < lit.start < lit.end <= beats[0].duration
                seen += 1
    assert seen > 3


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone", 4), ("escoba", 2)])
def test_cards_that_stay_close_up_gently_once_the_taken_ones_leave(key, players):
    view, turns = played(key, players, 0)
    seen = 0
    for _, events, beats in turns:
        for beat in beats:
            takes = any(isinstance(event, Captured) for event in events) and beat.lit is not None and beat.note is None
            for card in lay(view).table:
                if takes and card in lay(beat.view).table and card in beat.plan.tracks:
                    (way,) = beat.plan.tracks[card]
                    assert way.delay >= beat.lit.end
                    assert way.duration >= 0.3
                    assert not way.hop
                    seen += 1
            view = beat.view
    assert seen > 5


def test_a_scopa_ends_face_up_and_crosswise():
    found = 0
    for number in range(12):
        _, turns = smazzata("scopa", 2, Pace(), f"scopa {number}")
        for _, events, beats in turns:
            for event in events:
                if isinstance(event, Scopa):
                    end = beats[0].plan.end()[event.move.card]
                    assert end.flip == 1
                    assert abs(end.angle - 90) < 6
                    assert beats[0].flourish is not None
                    found += 1
    assert found > 2


def test_a_scopa_is_heard_as_ours_or_theirs_and_knocks_when_it_lies_there():
    heard = set()
    for number in range(12):
        for key, players in (("scopa", 2), ("scopone", 4)):
            _, turns = smazzata(key, players, Pace(), f"heard {number}")
            for seat, events, beats in turns:
                if any(isinstance(event, Scopa) for event in events):
                    names = [name for _, name in beats[0].cues]
                    assert names == ["card", "gather", "scopa" if seat % 2 == 0 else "theirs", "knock"]
                    assert beats[0].cues[-1][0] < beats[0].flourish.lands <= beats[0].plan.duration
                    heard.add(names[2])
    assert heard == {"scopa", "theirs"}


def test_what_a_player_does_is_heard_from_where_the_player_sits():
    class Ears:
        def play(self, name, place):
            heard.append((name, place))

    heard = []
    _, turns = smazzata("scopone", 4, Pace(), "from where")
    play = from_seats(Ears(), 4)
    for seat, _, beats in turns:
        assert beats[0].seat == seat
        if seat is None:
            continue
        for _, name in beats[0].cues:
            play(name, beats[0].seat)
        assert {place for _, place in heard} == {(0.0, 0.8, 0.0, -0.8)[seat]}
        heard.clear()
    play("deal", None)
    assert heard == [("deal", 0.0)]


@pytest.mark.parametrize("players", PLACES)
def test_those_on_the_left_are_heard_on_the_left_and_i_in_the_middle(players):
    class Ears:
        def play(self, name, place):
            places.append(place)

    places = []
    for seat in range(players):
        from_seats(Ears(), players)("card", seat)
    assert places[0] == 0
    assert sum(places) == pytest.approx(0)
    assert places[1:] == sorted(places[1:], reverse=True), "counter-clockwise from the right"


@pytest.mark.parametrize(("key", "players", "number"), CASES)
def test_whatever_is_heard_is_seen_too(key, players, number):
    """Cards that move or a word that comes, until after the sound; a scopa's music has its word."""
    heard = 0
    for _, _, beats in played(key, players, number)[1]:
        for beat in beats:
            for moment, cue in beat.cues:
                heard += 1
                assert beat.plan.tracks or beat.flourish or beat.note, cue
                assert moment <= beat.duration + 1e-9, cue
                assert beat.flourish is not None or cue not in ("scopa", "theirs")
    assert heard > 10


def test_taken_cards_come_together_before_they_leave_one_after_the_other():
    _, turns = played("scopa", 2, 0)
    seen = 0
    for _, events, beats in turns:
        taken = next((event.move.taken for event in events if isinstance(event, Captured)), 0)
        if taken.bit_count() < 2 or beats[0].flourish is not None:
            continue
        ways = [beats[0].plan.tracks[card] for card in cards_of(taken)]
        drawn = [way[0] for way in ways]
        assert len({track.delay for track in drawn}) == len(drawn)
        assert min(track.delay for track in drawn) >= beats[0].lit.end
        together = max(track.over for track in drawn)
        spots = [way[0].end for way in ways]
        assert max(abs(a.x - b.x) + abs(a.y - b.y) for a in spots for b in spots) < 40, "a heap"
        assert all(way[1].delay >= way[0].over - 1e-9 for way in ways)
        assert together - beats[0].lit.end < 0.4
        seen += 1
    assert seen > 1


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


def test_leftovers_are_a_beat_of_their_own_with_a_note():
    found = 0
    for number in range(6):
        _, turns = smazzata("scopa", 2, Pace(), f"left {number}")
        events, beats = turns[-1][1], turns[-1][2]
        for event in events:
            if isinstance(event, LeftoversTaken):
                assert beats[-1].note is not None
                assert beats[-1].note.cards == event.cards
                assert mask_of(beats[-1].plan.tracks) == event.cards
                found += 1
    assert found


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
    leader = (table.dealer + 1) % 3
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
