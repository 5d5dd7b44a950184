"""Who makes which face at the table: what happened decides, for how long is counted, and no hand has a part in it."""

from math import inf
from random import Random

import pytest

from scopa_gui.art.expressions import Expression
from scopa_gui.engine.cards import DECK, SETTEBELLO, bit, cards_of, mask_of
from scopa_gui.engine.events import Captured, DealerSwept, Laid, LeftoversTaken, Scopa, turned
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.rules import Rules
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.table.companions.status_line import StatusLine
from scopa_gui.ui.table.geometry.table_layout import layout_of
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.table.motion.reactions import (
    LASTS,
    LINGERS,
    MANY_CARDS,
    TURNS,
    FaceTurn,
    SeatFaces,
    moods_after,
    moods_of,
    towards,
)
from scopa_gui.ui.table.motion.turn_beats import between_turns

REST, THINKING, PLEASED, VEXED = Expression.REST, Expression.THINKING, Expression.PLEASED, Expression.VEXED
FOUR, THREE = Rules(players=4), Rules(players=3, sides=3)
OURS_GLAD = {0: PLEASED, 2: PLEASED, 1: VEXED, 3: VEXED}
THEIRS_GLAD = {0: VEXED, 2: VEXED, 1: PLEASED, 3: PLEASED}


PLAIN, SWEEP = move_named("2C=2B"), move_named("RS=AD+4C+5B")


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("event", "moods"),
    [
        (Scopa(2, PLAIN), OURS_GLAD),
        (Scopa(3, PLAIN), THEIRS_GLAD),
        (DealerSwept(3, bit(3) | bit(13), 1), THEIRS_GLAD),
        (Captured(1, move_named("7C=7D")), THEIRS_GLAD),
        (Captured(0, move_named("7D=7C")), OURS_GLAD),
        (LeftoversTaken(0, bit(SETTEBELLO) | bit(3)), OURS_GLAD),
        (LeftoversTaken(0, bit(3)), {}),
        (Captured(1, PLAIN), {}),
        (Laid(1, move_named("7D")), {}),
    ],
)
def test_a_side_rejoices_at_a_scopa_and_at_the_settebello_and_the_other_does_not(event, moods):
    assert moods_of([event], FOUR, 0) == moods


def test_where_three_play_each_for_himself_one_is_pleased_and_two_are_vexed():
    assert moods_of([Captured(1, PLAIN), Scopa(1, PLAIN)], THREE, 0) == {0: VEXED, 1: PLEASED, 2: VEXED}


def test_who_left_much_to_the_other_side_is_vexed_and_so_is_the_partner():
    assert SWEEP.taken.bit_count() == MANY_CARDS
    assert moods_of([Captured(1, SWEEP)], FOUR, 0) == {0: VEXED, 2: VEXED}
    assert moods_of([Captured(2, SWEEP)], THREE, 1) == {1: VEXED}
    assert moods_of([Captured(1, SWEEP)], FOUR, 3) == {}, "left by the partner"
    assert moods_of([Captured(1, SWEEP)], FOUR, None) == {}, "the cards lay there from the deal"


def test_the_best_of_a_count_is_pleased_and_nobody_where_two_are_best():
    assert moods_after((1, 3), FOUR) == THEIRS_GLAD
    assert moods_after((2, 2), FOUR) == {}
    assert moods_after((0, 4, 4), THREE) == {}
    assert moods_after((4, 0, 2), THREE) == {0: PLEASED, 1: VEXED, 2: VEXED}


def test_eyes_go_down_or_aside():
    ways = [towards(*place) for place in ((10, 300), (-10, 300), (400, 100), (-400, 100), (300, -200), (-300, 0))]
    assert ways == [Expression.DOWN] * 2 + [
        Expression.RIGHT,
        Expression.LEFT,
        Expression.RIGHT,
        Expression.LEFT,
    ]


# Fair play


def noticed(before, after, events):
    """What is noticed of a move at a table of one size, by beats."""
    beats = between_turns(before, after, events, lambda view: layout_of(view, (1280, 800)), Pace())
    return [(beat.noticed.at, beat.noticed.start, dict(beat.noticed.moods)) for beat in beats]


def dealt_otherwise(table, but, rng):
    """The same moment; the cards that nobody has seen lie otherwise, all but the one that is played next."""
    view = table.view()
    seen = view.table | mask_of(card for pile in view.piles for card in cards_of(pile)) | bit(but)
    hidden = [*cards_of(DECK & ~seen)]
    other = table.fork(table.moves_played)
    other.deal_again(dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True)))
    return other


TABLES = [Rules(), FOUR, THREE, Rules(players=6)]


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.players} players")
def test_no_face_tells_what_anybody_holds(rules):
    """Whatever cards are hidden, the same card played makes the same faces: moods, glances and who seems to think."""
    rng, seats = Random(f"faces {rules.players}"), level_seats(rules, "carmela")
    table, line = Table.new(rules, "faces", seats), StatusLine(seats)
    felt, others = 0, 0
    while (seat := table.to_move) is not None:
        move = rng.choice(table.view(seat).legal_moves())
        worlds = table.fork(table.moves_played), dealt_otherwise(table, move.card, rng)
        others += worlds[0].view().hand != worlds[1].view().hand
        shown = []
        for world in worlds:
            before = world.view()
            thinks = [plate.thinks for plate in line.plates(seats, before, 2.0)]
            events = world.play(seat, move)
            shown.append((thinks, noticed(before, world.view(), events)))
        assert shown[0] == shown[1], str(move)
        felt += any(moods for *_, moods in shown[0][1])
        table.play(seat, move)
    assert felt
    assert others > 5


def test_everybody_at_the_table_sees_the_same_faces():
    rng, table = Random("seen"), Table.new(FOUR, "seen", level_seats(FOUR, "carmela"))
    while (seat := table.to_move) is not None:
        move, last = rng.choice(table.view(seat).legal_moves()), table.history[-1].seat if table.history else None
        events = table.play(seat, move)
        mine = moods_of(events, FOUR, last)
        for viewer in range(1, 4):
            seen = [turned(event, -viewer, 4) for event in events]
            theirs = moods_of(seen, FOUR, None if last is None else (last - viewer) % 4)
            assert {(other + viewer) % 4: mood for other, mood in theirs.items()} == mine


# In time


def passed(faces, seconds, thinker=None, glances=None, turns=TURNS):
    """Let time pass in frames; how often somebody looked otherwise."""
    return sum(faces.pass_time(1 / 60, thinker, glances or {}, turns) for _ in range(round(seconds * 60)))


def test_a_mood_comes_stays_and_passes_and_then_nothing_changes_any_more():
    faces = SeatFaces()
    faces.feel({1: VEXED})
    passed(faces, TURNS + 0.1)
    assert faces.of(1) == FaceTurn(VEXED, REST, 1.0)
    assert faces.of(0).is_resting
    assert not faces.turning
    assert 0 < faces.seconds < LASTS
    assert passed(faces, LASTS - TURNS - 0.2) == 0, "nothing is painted again while a mood stays"
    passed(faces, 0.5)
    assert faces.are_resting
    assert faces.seconds is None
    assert passed(faces, 5) == 0


def test_a_mood_goes_before_thinking_and_thinking_before_a_glance():
    faces = SeatFaces()
    glances = dict.fromkeys(range(3), Expression.DOWN)
    faces.feel({0: PLEASED}, 1.0)
    passed(faces, 0.5, 1, glances)
    assert [faces.of(seat).now for seat in range(4)] == [PLEASED, THINKING, Expression.DOWN, REST]
    passed(faces, 1.0, 0, glances)
    assert [faces.of(seat).now for seat in range(4)] == [THINKING, Expression.DOWN, Expression.DOWN, REST]


def test_eyes_stay_on_a_card_for_a_moment_after_it_lies():
    faces = SeatFaces()
    passed(faces, 0.5, None, {1: Expression.LEFT})
    assert faces.seconds is None, "as long as it is being played"
    passed(faces, LINGERS / 2)
    assert faces.of(1).now is Expression.LEFT
    assert faces.seconds == pytest.approx(LINGERS / 2, abs=0.03)
    passed(faces, LINGERS / 2 + TURNS + 0.1)
    assert faces.are_resting


def test_a_face_fades_into_another_and_back_and_at_once_where_motion_is_reduced():
    faces = SeatFaces()
    faces.feel({1: PLEASED}, 1.0)
    passed(faces, TURNS / 2 + 0.02)
    ((shown, share),) = faces.of(1).layers
    assert shown is PLEASED
    assert 0 < share < 1
    passed(faces, 0.5)
    assert faces.of(1).layers == ((PLEASED, 1.0),)
    assert FaceTurn(VEXED, PLEASED, 0.4).layers == ((PLEASED, 1.0), (VEXED, 0.4))
    assert FaceTurn(REST, PLEASED, 0.4).layers == ((PLEASED, 0.6),)
    calm = SeatFaces()
    calm.feel({1: PLEASED}, 1.0)
    assert passed(calm, 0.5, turns=0.0) == 1
    assert calm.of(1).layers == ((PLEASED, 1.0),)
    assert passed(calm, 2.0, turns=0.0) == 1
    assert calm.are_resting


def test_a_mood_without_an_end_stays_until_others_are_felt_alone():
    faces = SeatFaces()
    faces.feel({1: VEXED}, inf)
    passed(faces, 10)
    assert faces.of(1).now is VEXED
    assert faces.seconds is None, "nobody is to be woken for it"
    faces.feel({0: PLEASED}, inf)
    passed(faces, 0.5)
    assert [faces.of(seat).now for seat in range(2)] == [PLEASED, VEXED]
    faces.feel({0: VEXED}, inf, alone=True)
    passed(faces, 0.5)
    assert [faces.of(seat).now for seat in range(2)] == [VEXED, REST]
