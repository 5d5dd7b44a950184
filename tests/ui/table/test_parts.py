"""The small parts of the table: what the pointer hits, how cards are raised, beats in order, turns and the archive."""

import random

import pytest

from scopa_gui.ai.player import Choice as Thought
from scopa_gui.ai.player import Limit
from scopa_gui.engine.cards import card_named
from scopa_gui.engine.moves import IllegalMove, IllegalReason, Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.ui.kit.anim import Placement, Plan, Track
from scopa_gui.ui.table.companions.last_moves import last_moves
from scopa_gui.ui.table.geometry.hit_test import card_boxes, hand_card_at, is_on, pile_at, table_card_at
from scopa_gui.ui.table.geometry.table_layout import layout_of
from scopa_gui.ui.table.input import choice_words
from scopa_gui.ui.table.input.move_choice import Gains, PickRefusal
from scopa_gui.ui.table.motion.beats import Beat, BeatTimeline
from scopa_gui.ui.table.motion.hover_offsets import HoverOffsets
from scopa_gui.ui.table.turns import Turns
from scopa_gui.ui.words import translation
from tests.asking import Inline

SIZE = (1280, 800)


def table_of(key="scopa", players=2, seed="parts"):
    rules = VARIANTS[key].rules_by_players[players]
    return Table.new(rules, seed, level_seats(rules, "carmela"))


# Pointing


def test_the_pointer_hits_the_uppermost_card_of_the_hand():
    layout = layout_of(table_of("scopone_scientifico", 4).view(), SIZE)
    for number, card in enumerate(layout.hand):
        at = layout.cards[card]
        assert hand_card_at(layout, {}, (at.x - layout.card[0] * 0.35, at.y)) == card
        if number + 1 < len(layout.hand):
            after = layout.cards[layout.hand[number + 1]]
            assert hand_card_at(layout, {}, (after.x - layout.card[0] * 0.3, after.y)) == layout.hand[number + 1]
    assert hand_card_at(layout, {}, (640, 300)) is None


def test_a_raised_card_still_answers_where_it_lay():
    layout = layout_of(table_of().view(), SIZE)
    card = layout.hand[0]
    at = layout.cards[card]
    low = (at.x, at.y + layout.card[1] / 2 - 2)
    assert hand_card_at(layout, {card: (0.0, -15.0)}, low) == card
    above = (at.x, at.y - layout.card[1] / 2 - 10)
    assert hand_card_at(layout, {}, above) is None
    assert hand_card_at(layout, {card: (0.0, -15.0)}, above) == card


def test_a_turned_card_is_hit_where_it_is_seen():
    layout = layout_of(table_of().view(), SIZE)
    wide, high = layout.card
    crosswise = Placement(500, 400, angle=90)
    assert is_on(layout, crosswise, (500 + high / 2 - 3, 400))
    assert not is_on(layout, crosswise, (500, 400 + high / 2 - 3))
    leaning = Placement(500, 400, angle=10)  # to the left: its upper left corner is lower than its upper right one
    assert is_on(layout, leaning, (500 - wide / 2 - high * 0.08 + 6, 400 - high / 2 + 26))
    assert not is_on(layout, leaning, (500 + wide / 2 + high * 0.08 - 6, 400 - high / 2 + 4))


def test_the_middle_of_every_named_card_is_that_card():
    for key, players in (("scopa", 2), ("scopone", 4), ("scopa", 6)):
        layout = layout_of(table_of(key, players).view(), SIZE)
        for card, box in card_boxes(layout).items():
            found = hand_card_at(layout, {}, box.centre) if card in layout.hand else table_card_at(layout, box.centre)
            assert found == card
    assert pile_at(layout, layout.regions.piles[1].centre) == 1
    assert pile_at(layout, (640, 300)) is None


# Lifts


def test_a_card_rises_and_comes_to_rest():
    lifts = HoverOffsets()
    lifts.hover({3: (0.0, -15.0)}, (3, 4))
    assert lifts.moving
    seen = []
    for _ in range(60):
        lifts.update(1 / 60)
        seen.append(lifts.offsets[3][1])
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] == -15.0
    assert not lifts.moving
    lifts.hover({}, (3, 4))
    for _ in range(60):
        lifts.update(1 / 60)
    assert lifts.offsets == {}


def test_with_reduced_motion_it_is_there_at_once():
    lifts = HoverOffsets()
    lifts.hover({3: (0.0, -15.0)}, (3,))
    lifts.update(0.001, calm=True)
    assert lifts.offsets == {3: (0.0, -15.0)}
    assert not lifts.moving


def test_a_held_card_stays_with_the_pointer_and_one_that_left_the_hand_is_forgotten():
    lifts = HoverOffsets()
    lifts.hold(5, (40.0, -90.0))
    lifts.hover({5: (0.0, -15.0)}, (5, 6))
    lifts.update(0.5)
    assert lifts.offsets[5] == (40.0, -90.0)
    lifts.hold(None)
    lifts.hover({}, (6,))
    assert lifts.offsets == {}


def test_a_card_let_go_gathers_way_and_glides_back():
    lifts = HoverOffsets()
    lifts.hold(5, (400.0, -300.0))
    lifts.hold(None)
    lifts.hover({}, (5,))
    ways, before = [], 400.0
    while lifts.moving:
        lifts.update(1 / 60)
        now = lifts.offsets.get(5, (0.0, 0.0))[0]
        ways.append(before - now)
        before = now
    assert 15 < len(ways) < 60, "a quarter of a second to a whole one"
    assert all(way >= 0 for way in ways)
    assert ways[0] < ways[3] < ways[5], "it does not start with a jerk"
    assert lifts.offsets == {}


# Course


def beats(view):
    track = Track(Placement(0, 0), Placement(9, 9), 1.0)
    return [
        Beat(Plan({number: (track,)}), view, ((0.0, f"begin {number}"), (0.5, f"half {number}"))) for number in range(3)
    ]


def test_beats_follow_each_other_and_sound_once():
    view, heard = table_of().view(), []
    timeline = BeatTimeline(view, lambda name, seat: heard.append(name))
    timeline.show(beats(view))
    passed = 0
    while timeline.running:
        timeline.pass_time(0.25)
        passed += 1
    assert passed == 12
    assert heard == ["begin 0", "half 0", "begin 1", "half 1", "begin 2", "half 2"]


def test_one_long_step_goes_through_several_beats():
    view, heard = table_of().view(), []
    timeline = BeatTimeline(view, lambda name, seat: heard.append(name))
    timeline.show(beats(view))
    assert timeline.pass_time(2.25)
    assert timeline.seconds == pytest.approx(0.25)
    assert timeline.beat.plan.tracks.keys() == {2}


def test_finishing_shows_the_last_view():
    first, last = table_of().view(), table_of(seed="other").view()
    timeline = BeatTimeline(first, lambda name, seat: None)
    timeline.show([*beats(first), *beats(last)])
    assert timeline.view == first
    timeline.finish()
    assert timeline.view == last
    assert not timeline.running


# Turns


class Journal:
    def __init__(self, notice=None):
        self.rows, self.notice = [], notice

    def append_move(self, match, number, text, now):
        self.rows.append((match, number, text))
        return self.notice


class FirstMove(Inline):
    """Thinks of the first legal move, once it is ready."""

    def __init__(self):
        super().__init__()
        self.ready = False

    def poll(self):
        if self.ready:
            held = self.waiting.pop()
            held.on_answer(Thought(held.question.view.legal_moves()[0]))
        return self.ready


def turns_of(table, notice=None):
    journal, thinker = Journal(notice), FirstMove()
    return Turns(table, 7, journal, lambda: 0.0, thinker), journal, thinker


def test_a_move_is_kept_and_then_played():
    table = table_of()
    turns, journal, _ = turns_of(table)
    for number in range(4):
        move = random.Random(number).choice(table.view(table.to_move).legal_moves())
        events, notice = turns.play(move)
        assert events
        assert notice is None
        assert journal.rows[-1] == (7, number, str(move))
    assert table.moves_played == 4


def test_an_illegal_move_is_neither_kept_nor_played():
    table = table_of()
    turns, journal, _ = turns_of(table)
    stranger = next(card for card in range(40) if not table.view(table.to_move).hand >> card & 1)
    with pytest.raises(IllegalMove):
        turns.play(Move(stranger))
    assert journal.rows == []
    assert table.moves_played == 0


def test_a_match_in_another_window_is_not_touched():
    table = table_of()
    turns, journal, _ = turns_of(table, Notice(NoticeKey.MATCH_ELSEWHERE))
    move = table.view(table.to_move).legal_moves()[0]
    assert turns.play(move) == ((), Notice(NoticeKey.MATCH_ELSEWHERE))
    assert turns.play(move) == ((), Notice(NoticeKey.MATCH_ELSEWHERE))
    assert len(journal.rows) == 1
    assert table.moves_played == 0


def test_a_full_disk_is_told_and_the_match_goes_on():
    table = table_of()
    notice = Notice(NoticeKey.ARCHIVE_NOT_SAVED)
    turns, _, _ = turns_of(table, notice)
    events, told = turns.play(table.view(table.to_move).legal_moves()[0])
    assert events
    assert told == notice
    assert table.moves_played == 1


def test_a_computer_is_asked_once_with_its_own_view_and_level():
    table = table_of()
    turns, _, thinker = turns_of(table)
    while table.to_move == 0:
        turns.play(table.view().legal_moves()[0])
    assert turns.think(0.1) is None
    assert turns.think(0.1) is None
    assert len(thinker.asked) == 1
    view, level, _limit, seed = thinker.asked[0]
    assert view == table.view(1)
    assert level == "carmela"
    assert seed == f"parts/{table.moves_played}"
    thinker.ready = True
    move = turns.think(0.1)
    assert move in view.legal_moves()
    assert turns.waited == pytest.approx(0.3)
    turns.play(move)
    assert turns.waited == 0.0


def test_a_search_has_its_own_seconds():
    table = Table.new(Rules(players=2), "limits", ("human", "maestro"))
    turns, _, thinker = turns_of(table)
    while table.to_move == 0:
        turns.play(table.view().legal_moves()[0])
    turns.ask()
    turns.ask()
    assert [question.limit for question in thinker.asked] == [Limit(seconds=1.0)]
    assert turns.waited == 0.0, "the cards of the last move are still on their way"


def test_who_does_not_search_has_no_limit():
    table = table_of()
    turns, _, thinker = turns_of(table)
    while table.to_move == 0:
        turns.play(table.view().legal_moves()[0])
    turns.ask()
    assert [question.limit for question in thinker.asked] == [Limit()]


def test_i_am_not_asked():
    table = table_of()
    turns, _, thinker = turns_of(table)
    while table.to_move != 0:
        turns.play(table.view(table.to_move).legal_moves()[0])
    assert turns.think(1.0) is None
    assert thinker.asked == []


# Words


def test_everybody_s_last_move_is_the_last_of_each_seat():
    table = table_of("scopa", 3)
    for _ in range(7):
        table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
    found = last_moves(table.view())
    assert [played.seat for played in found] == [played.seat for played in table.history[-3:]]
    assert found == table.history[-3:]


@pytest.mark.parametrize("reason", list(IllegalReason))
def test_every_refusal_has_a_sentence(reason):
    refusal = PickRefusal(reason, card_named("7D"))
    line = choice_words.refusal_line(refusal, 1 << card_named("7C"))
    assert len(line) > 10
    assert line.endswith(".")
    assert "{" not in line


def test_an_equal_card_is_named_in_the_refusal():
    refusal = PickRefusal(IllegalReason.EQUAL_CARD_FIRST, card_named("7D"))
    assert (
        choice_words.refusal_line(refusal, 1 << card_named("7C"))
        == "Same rank comes first (7 of cups): you must take it."
    )


def test_gains_are_told_the_best_first():
    words = choice_words.gains_words(Gains(4, 2, 2, settebello=True, scopa=True))
    assert words == "Scopa! · settebello · 4 cards · 2 coins · 1 seven"
    translation.use_deck("french")
    assert choice_words.gains_words(Gains(2, 1)) == "2 cards · 1 diamond"
    assert choice_words.gains_words(Gains()) == ""
