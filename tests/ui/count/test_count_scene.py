"""The count on the screen: step by step, skipped, by keyboard; all stays in its box, in every language and size."""

from dataclasses import replace

import pytest

from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.primiera import PRIMIERA
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.play.count.count_screen import CountScreen, count_at
from tests.asking import Inline
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.count.sheets import random_piles, sheet
from tests.ui.count.tables import CountedTable, played, won_by
from tests.ui.hearing import can_be_heard
from tests.ui.pilot import Pilot

EXTRAS = {"re_bello": 1, "sette_tutti": 1, "napola": "run", "coin_points": 1, "cappotto": True}


class Below(Scene):
    """A scene under the count that knows how often it was opened."""

    opened = 0

    def open(self):
        self.opened += 1


def piloted(context, table, size=(1280, 800), blind=False):
    below = Below()
    pilot = Pilot(context, below, size, blind)
    pilot.app.stack.enter(CountScreen(context, table, 1))
    pilot.tick()
    return pilot, below


def test_it_cannot_open_while_the_smazzata_goes_on(context):
    from scopa_gui.game.table import Table, level_seats

    with pytest.raises(ValueError, match="not over"):
        CountScreen(context, Table.new(Rules(), "a", level_seats(Rules(), "rosa")), 1)


def test_left_alone_it_shows_every_category_in_turn_and_then_rests(context):
    pilot, _below = piloted(context, played(), blind=True)
    seen = []
    passed = 0.0
    while not pilot.scene.done:
        assert set(pilot.targets) == {"button:skip"}
        if not seen or seen[-1] != pilot.scene.shown:
            seen.append(pilot.scene.shown)
        pilot.tick(1 / 30)
        passed += 1 / 30
        assert passed < 60
    assert seen == list(range(len(pilot.count_steps)))
    assert not pilot.scene.animating
    assert pilot.scene.next_timer is None
    assert set(pilot.targets) == {
        "button:continue",
        "button:why",
        *(f"category:{step.key}" for step in pilot.count_steps),
    }


def test_while_a_step_is_read_nothing_moves_and_a_timer_runs(context):
    pilot, _below = piloted(context, played())
    pilot.tick(1.6)
    assert not pilot.scene.animating
    assert pilot.scene.next_timer > 0


@pytest.mark.parametrize("how", ["click", "space", "return"])
def test_each_press_finishes_the_step_or_begins_the_next(context, how):
    pilot, _below = piloted(context, played())
    shown = []
    for _ in range(40):
        if pilot.scene.done:
            break
        shown.append((pilot.scene.shown, pilot.scene.animating))
        pilot.click((20, 20)) if how == "click" else pilot.key(how)
    assert pilot.scene.done
    assert shown[:3] == [(0, True), (0, False), (1, True)]
    assert len({index for index, _moving in shown}) == len(pilot.count_steps)


def test_no_result_is_on_the_slate_before_its_cards_have_come(context):
    pilot, _below = piloted(context, played())
    scene = pilot.scene
    assert scene.count_timeline.settled == 0
    pilot.key("space")
    assert scene.count_timeline.settled == 1


def test_skip_shows_all_at_once(context):
    pilot, _below = piloted(context, played())
    pilot.press("button:skip")
    assert pilot.scene.done
    assert pilot.scene.focused() == "button:continue"


def test_the_skip_button_works_from_the_keyboard_too(context):
    pilot, _below = piloted(context, played())
    pilot.key("tab")
    pilot.key("return")
    assert pilot.scene.done


def test_escape_first_shows_all_and_then_leaves(context):
    pilot, below = piloted(context, played())
    pilot.key("escape")
    assert pilot.scene.done
    pilot.key("escape")
    assert pilot.scene is below


def test_continue_goes_back_to_the_table_which_is_opened_again(context):
    pilot, below = piloted(context, played())
    pilot.press("button:skip")
    pilot.key("return")
    assert pilot.scene is below
    assert below.opened == 2


def test_after_the_last_smazzata_it_goes_on_to_the_end_of_the_match(context):
    table = won_by(0)
    match, _notice = context.archive.start_match(table.rules.as_dict(), "x", table.seats, 1.0)
    below = Below()
    pilot = Pilot(context, below)
    pilot.app.stack.enter(CountScreen(context, table, match))
    pilot.press("button:skip")
    pilot.press("button:continue")
    assert pilot.scene.name == "match_end"


def test_a_category_can_be_looked_at_again(context):
    pilot, _below = piloted(context, played())
    pilot.press("button:skip")
    pilot.press("category:primiera")
    assert pilot.count_steps[pilot.scene.shown].key == "primiera"
    pilot.key("down")
    pilot.key("down")
    assert pilot.scene.focused().startswith("category:")
    pilot.key("return")
    assert f"category:{pilot.count_steps[pilot.scene.shown].key}" == pilot.scene.focused()


def test_at_once_when_the_speed_is_instant(make_context):
    pilot, _below = piloted(make_context(speed="instant"), played())
    assert pilot.scene.done


def test_faster_and_slower_speeds_take_less_and_more_time(make_context):
    times = []
    for speed in ("fast", "normal", "slow", "very_slow"):
        pilot, _below = piloted(make_context(speed=speed), played(), blind=True)
        passed = 0.0
        while not pilot.scene.done:
            pilot.tick(0.1)
            passed += 0.1
        times.append(passed)
    assert times == sorted(times)
    assert times[0] < 0.6 * times[1]
    assert times[1] < 25


def test_with_reduced_motion_nothing_flies_but_every_step_is_shown(make_context):
    pilot, _below = piloted(make_context(reduced_motion=True), played(), (1024, 640))
    seen = set()
    while not pilot.scene.done:
        assert not pilot.scene.animating
        seen.add(pilot.scene.shown)
        pilot.tick(0.1)
    assert len(seen) >= len(pilot.count_steps) - 1


def test_totals_and_points_are_those_of_the_table():
    table = played(Rules(players=4), "b", 3)
    count = count_at(table)
    assert count.before == table.match.totals
    assert count.after == table.totals
    assert count.number == 3


def test_the_cards_that_made_scope_are_shown():
    table = next(t for n in range(50) if sum((t := played(seed=f"s{n}")).sheet.scope) >= 2)
    step = next(step for step in count_at(table).steps if step.key == "scope")
    shown = [card for row in step.rows for card in row.cards]
    assert len(shown) == sum(table.sheet.scope)
    for side, row in enumerate(step.rows):
        assert all(table.sheet.piles[side] >> card & 1 for card in row.cards)


def whole_count(context, table, size):
    """Every picture of a count: each step moving and at rest, then each line looked at again."""
    pilot, _below = piloted(context, table, size)
    while not pilot.scene.done:
        pilot.tick()
        pilot.key("space")
        pilot.tick()
    for step in pilot.count_steps:
        pilot.press(f"category:{step.key}")
        pilot.tick()
    assert context.text.overflows == []
    can_be_heard(pilot)
    return pilot


@pytest.mark.rotating
@contract.EVERYWHERE
def test_all_text_stays_in_its_box(make_context, language, size):
    whole_count(make_context(language=language), played(Rules(players=4), "b", 2), size)


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 4), (6, 2), (6, 3), (6, 6)])
def test_many_sides_and_every_extra_fit_the_smallest_window(make_context, language, players, sides):
    rules = replace(Rules(players=players, sides=sides, target=31), **EXTRAS)
    whole_count(make_context(language=language), played(rules, "c", 2), (1024, 640))


@pytest.mark.rotating
@pytest.mark.parametrize("mode", [*PRIMIERA, "off"])
def test_every_primiera_is_drawn(make_context, mode):
    from random import Random

    rng = Random(mode)
    for language, sides in (("de", 2), ("it", 3), ("de", 6)):
        counted = sheet(*random_piles(rng, sides, whole=sides == 2), primiera=mode)
        whole_count(make_context(language=language, deck="french"), CountedTable(counted), (1024, 640))


def test_a_count_of_the_deepest_ranks_fits(make_context):
    counted = sheet(
        "7D 7C 6D 6C AD AC 5D 5C 4D 4C 3D 3C 2D 2C 2B", "7B 7S 6B 6S AB AS 5B 5S 4B 4S 3B 3S 2S", primiera="counts"
    )
    for language in LANGUAGES:
        whole_count(make_context(language=language), CountedTable(counted), (1024, 640))


def test_a_cappotto_is_shown(context):
    counted = sheet("AD 2D 3D 4D 5D 6D 7D FD CD RD", "7C", cappotto=True, napola="run")
    pilot = whole_count(context, CountedTable(counted, winner=0), (1024, 640))
    assert "category:cappotto" in pilot.targets


def test_larger_type_still_fits(make_context):
    whole_count(make_context(language="de", text_scale=1.3), played(Rules(players=3), "b", 2), (1024, 640))


def test_the_keyboard_reaches_everything_and_targets_are_large_and_apart(make_context):
    def make(context):
        return CountScreen(context, played(), 1)

    context = make_context(speed="instant")
    contract.keyboard_reaches_all(context, make)
    contract.targets_do_not_overlap(context, make, (1024, 640))
    contract.targets_are_large_enough(context, make, (1024, 640))


def test_every_key_and_every_target_is_survived(context):
    def make(context):
        return CountScreen(context, played(), 1)

    contract.survives_every_key(context, make)
    contract.survives_every_target(context, make)


def test_a_new_size_or_language_in_the_middle_keeps_the_step(make_context):
    context = make_context()
    pilot, _below = piloted(context, played())
    for _ in range(5):
        pilot.key("space")
    shown = pilot.scene.shown
    context.change(language="it")
    from scopa_gui.ui.kit.theme import Theme

    pilot.app.stack.resize(Theme((1024, 640)))
    pilot.tick()
    assert pilot.scene.shown == shown
    assert pilot.targets["button:skip"].right <= 1024


def test_pictures_prepared_beforehand_are_those_the_count_needs(context):
    from scopa_gui.ui.kit.theme import Theme
    from scopa_gui.ui.play.count.stage import prepare

    prepare(context, Theme((1280, 800)), 2)
    before = set(context.sprites._shelves)
    whole_count(context, played(), (1280, 800))
    assert set(context.sprites._shelves) == before


@pytest.mark.parametrize(
    "ask", [lambda pilot: pilot.key("w"), lambda pilot: pilot.press("button:why")], ids=["key", "mouse"]
)
def test_once_all_is_counted_every_card_can_be_explained_with_open_hands(make_context, ask):
    context = make_context(speed="instant")
    context.worker = Inline()
    table = played()
    pilot, _below = piloted(context, table)
    count = pilot.scene
    ask(pilot)
    for _ in range(4):
        pilot.tick(0.2)
        assert pilot.scene.known == table.fork(pilot.moment.number).view(pilot.moment.seat)
        assert pilot.scene.choice is not None
        pilot.key("left")
    pilot.key("escape")
    assert pilot.scene is count
    context.worker = None


def test_what_a_smazzata_is_is_said_in_the_first_match_and_in_no_later_one(make_context):
    context = make_context(speed="instant")
    said = []
    for seed in ("a", "b"):
        pilot, below = piloted(context, played(seed=seed))
        said.append("That was one round (a smazzata)" in pilot.scene.sentence(pilot.count_steps[-1]))
        pilot.press("button:continue")
        assert pilot.scene is below
    assert said == [True, False]
    assert context.settings.knows_smazzata
