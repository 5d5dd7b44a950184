"""Every motion ends exactly at the layout, begins where things lay, and shows no card before it is played."""

from itertools import pairwise
from random import Random

import pytest

from scopa_gui.engine.cards import SETTEBELLO, bit, cards_of, mask_of
from scopa_gui.engine.events import Captured, Laid, LeftoversTaken, Scopa
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.table.geometry.table_layout import Hidden, Stocked
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.pace import SPEEDS, Pace
from scopa_gui.ui.table.motion.turn_beats import between_turns
from tests.ui.table.at_motion import CASES, GAMES, lay, played, smazzata, spot


@pytest.mark.rotating
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


@pytest.mark.rotating
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
                assert 1.8 <= seconds <= (2.95 if SETTEBELLO in beats[0].plan.tracks else 2.4)
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
    assert seen > 2


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


def test_taken_cards_come_together_before_they_leave_one_after_the_other():
    _, turns = played("scopa", 2, 0)
    seen = 0
    for _, events, beats in turns:
        taken = next((event.move.taken for event in events if isinstance(event, Captured)), 0)
        if taken.bit_count() < 2 or beats[0].flourish is not None:
            continue
        ways = [beats[0].plan.tracks[card] for card in cards_of(taken) if card != SETTEBELLO]
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


def test_the_settebello_rises_to_the_middle_and_then_goes_to_its_pile():
    seen = 0
    for number in range(12):
        _, turns = smazzata("scopa", 2, Pace(), f"settebello {number}")
        for _, events, beats in turns:
            taken = next((event.move for event in events if isinstance(event, Captured)), None)
            if taken is None or not taken.taken >> SETTEBELLO & 1 or beats[0].flourish is not None:
                continue
            *_, rises, goes = beats[0].plan.tracks[SETTEBELLO]
            assert rises.end.scale > 1.25 * rises.start.scale
            assert goes.delay - rises.over == pytest.approx(0.5)
            assert all(rises.end.z >= track.end.z for way in beats[0].plan.tracks.values() for track in way)
            _, calm = smazzata("scopa", 2, Pace(calm=True), f"settebello {number}")
            assert all(
                track.end.scale < 1.2
                for _seat, _events, still in calm
                for way in [still[0].plan.tracks.get(SETTEBELLO, ())]
                for track in way
            )
            seen += 1
    assert seen > 2
