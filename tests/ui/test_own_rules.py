"""The page of own rules: every option from every game, three clicks, no dead end, and how it looks."""

from dataclasses import replace

import pygame
import pytest

from scopa_gui.engine.option_changes import changed, values_of
from scopa_gui.engine.rules import OPTIONS, RulesError
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.pages.offered_games import game_near, unlike
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.own_rules.own_rules_screen import GAME, NAME, OwnRulesScreen
from scopa_gui.ui.play.own_rules.rule_draft import Draft
from scopa_gui.ui.play.own_rules.rule_scenes import scene_of
from scopa_gui.ui.words.rule_words import why_not
from tests.conftest import LANGUAGES
from tests.games import GAMES
from tests.ui.at_own_rules import at_own, to
from tests.ui.hearing import can_be_heard
from tests.ui.pilot import Pilot

# The draft


@pytest.mark.rotating
@pytest.mark.parametrize("start", GAMES)
def test_from_every_game_each_value_is_had_or_explained_with_a_way_to_it(context, start):
    game = start.split()[0]
    draft = Draft(game, GAMES[start])
    assert draft.unlike == ()
    for option in OPTIONS:
        for value in values_of(draft.rules, option):
            found = draft.with_value(option, value)
            try:
                assert found.rules == changed(draft.rules, option, value)
            except RulesError:
                assert found.rules == draft.rules
                assert why_not(draft.rules, option, value)
                assert getattr(found.way_out(option), option) == value
            else:
                assert found.asked is None
                assert (option in found.unlike) == (
                    value != getattr(game_near(game, found.rules), option) and option in unlike(game, found.rules)
                )
                there = found.as_in_game(option)
                assert option not in unlike(game, there)


@pytest.mark.parametrize("start", GAMES)
def test_stepping_goes_round_all_that_can_be_had(start):
    for option in OPTIONS:
        draft = Draft(start.split()[0], GAMES[start])
        open_values = [value for value in values_of(draft.rules, option) if not why_not(draft.rules, option, value)]
        for way in (1, -1):
            seen, now = [], draft
            while True:
                now = now.stepped(option, way)
                assert now.asked is None
                seen.append(getattr(now.rules, option))
                if seen[-1] == getattr(draft.rules, option) or len(seen) > len(values_of(draft.rules, option)):
                    break
            if option not in ("players", "sides", "deal"):
                assert sorted(map(repr, seen)) == sorted(map(repr, open_values))


@pytest.mark.parametrize("name", SOURCE_PRESETS)
def test_the_special_rules_of_every_source_are_reached_by_choosing_values(name):
    wanted = SOURCE_PRESETS[name]
    draft = Draft("scopa", VARIANTS["scopa"].rules)
    for option in OPTIONS:
        value = getattr(wanted, option)
        assert value in values_of(draft.rules, option)
        draft = draft.with_value(option, value)
        if draft.asked is not None:
            draft = Draft("scopa", draft.way_out(option))
    for option in OPTIONS:
        draft = draft.with_value(option, getattr(wanted, option))
    assert draft.rules == wanted


@pytest.mark.parametrize("start", GAMES)
def test_every_option_has_a_picture_that_tells_its_values_apart(start):
    rules = GAMES[start]
    for option in OPTIONS:
        values = [value for value in values_of(rules, option) if not why_not(rules, option, value)]
        scenes = [scene_of(changed(rules, option, value), option) for value in values]
        assert all(scenes)
        if start == "scopa 2" and option in ("capture", "napola", "redeal_kings", "re_bello", "leftovers", "players"):
            assert len(set(scenes)) == len(scenes)


# The page


def test_three_clicks_make_other_rules(context):
    context.change(variant="scopa", players=2)
    pilot = at_own(context, size=(1920, 1080))
    for option in ("asso_redeal", "napola", "redeal_kings"):
        to(pilot, option)
        to(pilot, NAME)
    before = pilot.scene.rules
    for option in ("asso", "napola", "redeal_sum_max"):
        pilot.control("list:options").show(option)
        pilot.press(f"list:options={option}:next")
    rules = pilot.scene.rules
    assert (rules.asso, rules.napola, rules.redeal_sum_max) == (True, "run", 4)
    assert pilot.draft.unlike == ("asso", "redeal_sum_max", "napola")
    assert before == VARIANTS["scopa"].rules


def test_every_value_of_every_option_is_pressed_and_no_state_is_a_dead_end(context):
    context.change(variant="scopa", players=2)
    pilot = at_own(context)
    first = pilot.draft
    for option in OPTIONS:
        to(pilot, option)
        for name in [name for name in pilot.targets if name.startswith("choice:value=")]:
            pilot.set_rules(first)
            pilot.press(name)
            draft = pilot.draft
            if draft.asked is not None:
                wanted = draft.asked[1]
                pilot.press("button:way")
                assert getattr(pilot.scene.rules, option) == wanted
            if option in pilot.draft.unlike and "button:way" not in pilot.targets:
                pilot.press("button:reset")
                assert option not in pilot.draft.unlike
            assert {"button:use", "button:copy", "button:back"} <= set(pilot.targets)
        pilot.set_rules(first)


def test_an_idle_option_is_woken_by_one_press(context):
    context.change(variant="scopa", players=2)
    pilot = at_own(context)
    to(pilot, "asso_with_ace")
    pilot.press("button:way")
    assert pilot.scene.rules.asso
    assert "button:way" not in pilot.targets


def test_it_is_done_by_keys_alone(context):
    pilot = at_own(context)
    pilot.key("tab")
    pilot.key("down")
    pilot.key("right")
    assert pilot.scene.chosen == "sides"
    to(pilot, "napola")
    pilot.key("space")
    assert pilot.scene.rules.napola == "run"
    pilot.key("left")
    assert pilot.scene.rules.napola == "off"
    pilot.key("tab")
    assert pilot.scene.focused() == "choice:value"
    pilot.key("end")
    assert pilot.scene.rules.napola == "fixed3"
    pilot.key("z", pygame.KMOD_CTRL)
    assert pilot.scene.rules.napola == "off"


def test_another_game_begins_anew_and_can_be_undone(context):
    context.change(variant="scopa", players=2)
    pilot = at_own(context)
    to(pilot, "napola")
    pilot.press("list:options=napola:next")
    mine = pilot.draft
    to(pilot, GAME)
    pilot.press("choice:value=escoba")
    assert pilot.scene.rules == VARIANTS["escoba"].rules
    pilot.key("z", pygame.KMOD_CTRL)
    assert pilot.draft == mine


def test_leaving_asks_once_where_something_would_be_lost(context):
    pilot = at_own(context)
    pilot.key("escape")
    assert isinstance(pilot.scene, NewMatchScreen)
    pilot = at_own(context)
    to(pilot, "napola")
    pilot.press("list:options=napola:next")
    pilot.press("button:back")
    assert isinstance(pilot.scene, OwnRulesScreen)
    pilot.key("escape")
    assert isinstance(pilot.scene, NewMatchScreen)


# How it looks

LOOKS = [((1024, 640), 1.0), ((1024, 640), 1.3), pytest.param((3840, 2160), 1.0, marks=pytest.mark.slow)]


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), LOOKS, ids=str)
def test_every_page_fits(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale, variant="scopa", players=2)
    pilot = Pilot(context, TitleScreen(context), size)
    pilot.app.stack.apply(Push("own_rules"))
    scene = pilot.scene
    first = scene.draft
    for option in (NAME, GAME, *OPTIONS):
        scene.choose(option)
        pilot.tick()
        if option in ("players", "sides", "deal"):
            for value in values_of(first.rules, option):
                pilot.set_rules(first.with_value(option, value))
                pilot.tick()
            pilot.set_rules(first)
        assert context.text.overflows == [], option
        can_be_heard(pilot)
        assert scene.picture.rect.height > 40 or option in (NAME, GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_are_otherwise_in_everything_fit(make_context, language):
    context = make_context(language=language, text_scale=1.3, variant="scopa", players=2)
    pilot = Pilot(context, TitleScreen(context), (1024, 640))
    pilot.app.stack.apply(Push("own_rules"))
    scene, draft = pilot.scene, pilot.draft
    for option in OPTIONS:
        draft = replace(draft.with_value(option, values_of(draft.rules, option)[-1]), asked=None)
    pilot.set_rules(draft)
    assert len(draft.unlike) > 20
    scene.choose(NAME)
    scene.field.put("Come giocava la nonna Maria Pia nel 1958")
    pilot.tick()
    assert context.text.overflows == []
    pilot.press("button:use")
    pilot.tick()
    assert context.text.overflows == []
    pilot.press("button:deal")
    pilot.tick(3.0)
    assert context.text.overflows == []
