"""The steps of a count add up to the sheet, whatever the rules; the course of time visits every step."""

from random import Random

import pytest

from scopa_gui.engine.cards import card_named, cards_of
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA
from scopa_gui.ui.play.count.count_steps import CAPPOTTO, TOTALS, count_of
from scopa_gui.ui.play.count.count_timeline import CountTimeline, Stretch
from tests.ui.count.sheets import pile, random_piles, sheet

EXTRAS = {"re_bello": 1, "sette_tutti": 1, "napola": "run", "coin_points": 1, "cappotto": True}


@pytest.mark.rotating
@pytest.mark.parametrize("mode", [*PRIMIERA, "off"])
@pytest.mark.parametrize("sides", [2, 3, 6])
def test_points_and_numbers_of_the_steps_are_those_of_the_sheet(mode, sides):
    rng = Random(f"{mode}{sides}")
    for _ in range(60):
        scope = tuple(rng.randrange(4) for _ in range(sides))
        counted = sheet(*random_piles(rng, sides, whole=rng.random() < 0.7), scope=scope, primiera=mode, **EXTRAS)
        count = count_of(counted, (3,) * sides, None, 1)
        assert tuple(map(sum, zip(*(step.points for step in count.steps), strict=True))) == counted.points
        assert count.after == tuple(3 + points for points in counted.points)
        assert [step.key for step in count.steps][-1] == TOTALS
        for step in count.steps[: len(counted.awards)]:
            award = counted.award(step.category)
            for side, row in enumerate(step.rows):
                assert len(row.cards) == len(row.worth) or not row.cards
                assert row.after(len(row.cards)) == row.total
                if (
                    step.category in (Category.CARTE, Category.DENARI, Category.SCOPE, Category.COIN_POINTS)
                    or step.in_slots
                ):
                    assert row.value == award.values[side]
                    assert row.value in (None, row.total)


def test_the_number_ticks_with_every_card():
    row = count_of(sheet("7D 6C 5B 4S", "AD"), (0, 0), None, 1).steps[3].rows[0]
    assert [row.after(shown) for shown in range(5)] == [0, 21, 39, 54, 68]


def test_a_prime_that_may_not_compete_has_no_value_but_a_sum():
    step = count_of(sheet("7D 7C 7B", "FD FC FB FS", primiera="complete_only"), (0, 0), None, 1).steps[3]
    assert (step.rows[0].value, step.rows[0].total, step.rows[0].cards[3]) == (None, 63, None)


def test_scope_show_the_cards_that_made_them_and_count_what_is_not_known():
    seven, king = card_named("7D"), card_named("RS")
    step = count_of(sheet("7D RS", "AC", scope=(3, 0)), (0, 0), None, 1, ((seven, king), ())).steps[4]
    assert step.rows[0].cards == (seven, king)
    assert (step.rows[0].total, step.rows[1].total) == (3, 0)
    unknown = count_of(sheet("7D RS", "AC", scope=(3, 0)), (0, 0), None, 1).steps[4]
    assert (unknown.rows[0].cards, unknown.rows[0].total) == ((), 3)


def test_counting_shows_every_rank_as_far_as_it_decided():
    step = count_of(sheet("7D 7C 6D 6C 6B", "7B 7S AD", primiera="counts"), (0, 0), None, 1).steps[3]
    assert step.ranks == (7, 6)
    assert step.rows[1].cards == (*cards_of(pile("7B 7S")), None)
    assert step.rows[1].groups == (0, 2)
    assert [row.value for row in step.rows] == [3, 0]


def test_cappotto_is_a_step_of_its_own():
    coins = "AD 2D 3D 4D 5D 6D 7D FD CD RD"
    steps = count_of(sheet(coins, "7C", cappotto=True), (0, 0), 0, 1).steps
    assert [step.key for step in steps][-2:] == [CAPPOTTO, TOTALS]
    assert len(steps[-2].rows[0].cards) == 10
    assert CAPPOTTO not in [step.key for step in count_of(sheet(coins, "7C"), (0, 0), None, 1).steps]


def test_a_course_moves_stands_and_goes_on_by_itself():
    timeline = CountTimeline([Stretch(1.0, 2.0), Stretch(0.5, 1.0), Stretch(0.5, 0.0)])
    assert timeline.moving
    assert timeline.settled == 0
    assert not timeline.pass_time(0.9)
    assert timeline.pass_time(0.2)
    assert (timeline.moving, timeline.settled) == (False, 1)
    assert timeline.left == pytest.approx(1.9)
    assert timeline.pass_time(1.95)
    assert (timeline.index, timeline.seconds) == (1, pytest.approx(0.05))
    assert timeline.pass_time(10)
    assert timeline.done
    assert timeline.left is None


def test_each_press_finishes_a_movement_or_begins_the_next():
    timeline = CountTimeline([Stretch(1.0, 2.0), Stretch(1.0, 2.0), Stretch(1.0, 0.0)])
    seen = []
    while not timeline.done:
        seen.append((timeline.index, timeline.moving))
        timeline.step()
    assert seen == [(0, True), (0, False), (1, True), (1, False), (2, True)]


def test_a_course_without_movement_still_stops_at_every_step():
    timeline = CountTimeline([Stretch(0.0, 1.0), Stretch(0.0, 1.0), Stretch(0.0, 0.0)])
    assert not timeline.moving
    timeline.pass_time(1.1)
    assert timeline.index == 1
    timeline.finish()
    assert timeline.done
