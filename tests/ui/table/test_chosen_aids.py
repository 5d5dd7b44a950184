"""Aids switched at a table hold for that match: over quit and resume, not in the next; help only where one was open."""

import pytest

from scopa_gui.store.settings import AidSettings, Settings
from scopa_gui.ui.play.match_start import continue_match, deal_match
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.what_if_session import WhatIfSession
from scopa_gui.ui.table.aids.aid_registry import AIDS
from scopa_gui.ui.table.aids.aids_companion import ChosenAids, facts_of
from tests.asking import Inline
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import choose

WISH = MatchWish("scopa", 2, 11, "carmela")


def started(context, scene):
    scene.session.thinker = scene.session.turns._thinker = Inline()
    pilot = Pilot(context, scene)
    while not scene.my_turn:
        pilot.rest()
    return pilot


def is_helped(context, match):
    return bool(context.archive.match(match).extra.get("assisted"))


def quit_and_come_back(context, pilot):
    match = pilot.match_id
    pilot.app.stack.scenes.pop().close()
    scene = continue_match(context, match)
    assert scene.session.match_id == match
    return started(context, scene)


@pytest.mark.parametrize("aid", AIDS, ids=lambda aid: aid.name)
def test_an_aid_is_kept_over_quit_and_resume_and_the_next_match_begins_without_it(make_context, aid):
    context = make_context(speed="instant")
    before = context.settings
    pilot = started(context, deal_match(context, WISH))
    pilot.key(*aid.key.keys)
    pilot.rest()
    first = pilot.match_id
    assert is_helped(context, first) is aid.is_help(aid.on)
    assert context.settings == before
    pilot = quit_and_come_back(context, pilot)
    assert getattr(pilot.aids, aid.name) == aid.on
    pilot.key(*aid.key.keys)
    pilot = quit_and_come_back(context, pilot)
    assert getattr(pilot.aids, aid.name) != aid.on, "switched off again is kept, too"
    pilot.key(*aid.key.keys)
    pilot.app.stack.scenes.pop().close()
    pilot = started(context, deal_match(context, WISH))
    choose(pilot)
    pilot.rest()
    assert pilot.aids == AidSettings()
    assert not is_helped(context, pilot.match_id)


def test_a_match_begins_with_the_settings_and_keeps_what_it_began_with(make_context):
    context = make_context(speed="instant", grid=True)
    pilot = started(context, deal_match(context, WISH))
    assert is_helped(context, pilot.match_id)
    match = pilot.match_id
    pilot.app.stack.scenes.pop().close()
    context.change(grid=False)
    assert started(context, continue_match(context, match)).aids.grid


def test_what_is_changed_in_the_settings_meanwhile_holds_in_this_match_too(make_context):
    context = make_context(speed="instant")
    pilot = started(context, deal_match(context, WISH))
    pilot.key("g")
    context.change(counters="keys")
    assert pilot.aids == AidSettings(counters="keys", grid=True)
    pilot = quit_and_come_back(context, pilot)
    assert pilot.aids == AidSettings(counters="keys", grid=True)


def test_what_is_switched_in_a_what_if_is_switched_in_its_match(make_context):
    context = make_context(speed="instant")
    pilot = started(context, deal_match(context, WISH))
    table, before = pilot.scene, context.settings
    choose(pilot)
    pilot.rest()
    pilot.key("i")
    assert isinstance(pilot.session, WhatIfSession)
    pilot.key("p")
    pilot.key("escape")
    assert pilot.scene is table
    assert pilot.aids.race
    assert context.settings == before


@pytest.mark.parametrize("kept", [None, 7, {"counters": "all"}, {"grid": "yes"}, []])
def test_what_cannot_be_read_of_a_match_is_as_the_settings_have_it(kept):
    assert ChosenAids(Settings(grid=True), kept).now == AidSettings(grid=True)


def test_what_is_kept_comes_back():
    settings = Settings(counters="keys", race=True)
    assert ChosenAids(Settings(), facts_of(settings)["aids"]).now == AidSettings(counters="keys", race=True)
