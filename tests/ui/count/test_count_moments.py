"""The moments of a count: what is worth one, whose it is, and that it can be skipped."""

from dataclasses import replace

from scopa_gui.engine.rules import Rules, WinCondition
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.ui.play.count.count_screen import CountScreen, count_at
from scopa_gui.ui.play.count.count_steps import TOTALS
from scopa_gui.ui.play.count.count_timeline import moment_of, words_of
from scopa_gui.ui.table.motion.moments import MomentKind
from tests.ui.count.sheets import sheet
from tests.ui.count.tables import CountedTable, played
from tests.ui.pilot import FRAME, Pilot


def kinds(count):
    return {step.key: moment_of(count, step) for step in count.steps if moment_of(count, step) is not None}


def totals_of(before, after, **rules):
    count = count_at(played())
    return replace(count, rules=Rules(**rules), before=before, after=after, winner=None)


def test_a_primiera_has_a_moment_where_somebody_wins_it():
    count = next(count for number in range(40) if (count := count_at(played(seed=f"p{number}"))).steps)
    step = next(step for step in count.steps if step.category is Category.PRIMIERA)
    won, nobody = (
        replace(step, rows=tuple(replace(row, points=p) for row, p in zip(step.rows, points, strict=True)))
        for points in ((0, 1), (0, 0))
    )
    assert moment_of(count, won) == (MomentKind.PRIMIERA, 1)
    assert moment_of(count, nobody) is None


def test_match_point_is_where_one_point_more_would_win():
    def at_the_end(before, after, **rules):
        count = totals_of(before, after, **rules)
        return moment_of(count, next(step for step in count.steps if step.key == TOTALS))

    assert at_the_end((7, 4), (10, 6)) == (MomentKind.MATCH_POINT, 0)
    assert at_the_end((4, 8), (6, 10)) == (MomentKind.MATCH_POINT, 1)
    assert at_the_end((10, 4), (10, 6)) is None, "it was so before"
    assert at_the_end((7, 4), (9, 6)) is None
    assert at_the_end((8, 8), (10, 10)) is not None
    assert at_the_end((10, 12), (13, 13), win=WinCondition.BY_TWO) is None, "two more are needed"


def test_a_match_point_says_who_is_near_and_names_two_where_two_are():
    def told(before, after, names):
        count = totals_of(before, after)
        kind, _side = moment_of(count, next(step for step in count.steps if step.key == TOTALS))
        return words_of(count, kind, names)

    assert told((7, 4), (10, 6), ("You", "Carmela")) == "One point to go: You"
    assert told((4, 8), (6, 10), ("Us", "Carmela + N.")) == "One point to go: Carmela + N."
    assert told((8, 8), (10, 10), ("You", "Carmela")) == "One point to go: You and Carmela"
    assert told((10, 8), (10, 10), ("You", "Carmela")) == "One point to go: You and Carmela", "one was before"
    assert words_of(totals_of((7, 4), (10, 6)), MomentKind.PRIMIERA, ("You", "Carmela")) == ""


def test_a_cappotto_has_a_moment_for_who_has_all_the_coins():
    coins = "AD 2D 3D 4D 5D 6D 7D FD CD RD"
    count = count_at(CountedTable(sheet("AC 2C", coins, cappotto=True)))
    assert kinds(count)["cappotto"] == (MomentKind.CAPPOTTO, 1)


def until_a_moment(pilot):
    for _frame in range(4000):
        if pilot.scene.moment.kind is not None:
            return pilot.scene.moment
        pilot.tick()
    raise AssertionError("none came")


def has_moment(table):
    count = count_at(table)
    return any(moment_of(count, step) for step in count.steps[:-1])


def won_primiera():
    return next(table for number in range(40) if has_moment(table := played(seed=f"w{number}")))


def test_it_takes_no_time_of_its_own_and_a_key_ends_it(context):
    pilot = Pilot(context, CountScreen(context, won_primiera(), 1), blind=True)
    clock = until_a_moment(pilot)
    assert pilot.scene.animating
    left = pilot.scene.count_timeline.left
    pilot.tick(0.1)
    assert pilot.scene.count_timeline.left < left
    pilot.key("space")
    assert clock.kind is None


def test_it_is_over_in_little_more_than_a_second(context):
    pilot = Pilot(context, CountScreen(context, won_primiera(), 1), blind=True)
    clock, passed = until_a_moment(pilot), 0.0
    while clock.kind is not None:
        pilot.tick()
        passed += FRAME
    assert passed <= 1.2


def test_where_all_is_shown_at_once_or_motion_is_reduced_nothing_moves(context):
    context.change(speed="instant")
    pilot = Pilot(context, CountScreen(context, won_primiera(), 1), blind=True)
    pilot.tick(0.5)
    assert pilot.scene.moment.kind is None
    context.change(speed="normal", reduced_motion=True)
    pilot = Pilot(context, CountScreen(context, won_primiera(), 1), blind=True)
    clock = until_a_moment(pilot)
    assert clock.calm
    assert not pilot.scene.animating
    assert pilot.scene.next_timer <= 1.2
