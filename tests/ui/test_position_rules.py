"""A position of one's own under rules of one's own."""

from dataclasses import replace

import pytest

from scopa_gui.coach.puzzles.shared_text import shared_in
from scopa_gui.engine.options import NapolaCount
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.notation.written_setup import setup_text
from scopa_gui.store.own_rules import OwnGame
from scopa_gui.ui.play.what_if_session import WhatIfSession
from scopa_gui.ui.words import translation
from tests.conftest import TRANSLATED
from tests.games import GAMES
from tests.ui.at_own_position import at


def own(name, key="own_00000001", **options):
    """Rules of one's own, like Scopa but for these options."""
    return OwnGame(key, name, "scopa", replace(GAMES["scopa 2"], **options).as_dict())


def step_to(pilot, words):
    """Press on until the game is this."""
    stepper = pilot.control("choice:game")
    for _press in range(len(stepper.options)):
        stepper = pilot.control("choice:game")
        if stepper.options[stepper.index][1] == words:
            return
        pilot.press("choice:game=more")
    raise AssertionError(f"no game {words}")


def test_rules_of_my_own_are_offered_beside_the_ten_games_and_shared_with_the_position(context):
    context.own_rules().keep(own("Nonna Pia", napola=NapolaCount.RUN))
    pilot, screen = at(context)
    titles = [words for _key, words in screen.group.widget("choice:game").options]
    assert titles[:-1] == [translation._(variant.title) for variant in VARIANTS.values()]
    assert titles[-1] == "Nonna Pia"
    step_to(pilot, "Nonna Pia")
    assert screen.setup.rules.napola is NapolaCount.RUN
    players, targets = screen.setup.rules.players, screen.group.widget("choice:target").options
    pilot.press("choice:players=less" if players > 2 else "choice:players=more")
    assert screen.setup.rules.players != players
    assert screen.setup.rules.napola is NapolaCount.RUN
    assert len(targets) > 1
    pilot.press("button:deal")
    rules, text = screen.setup.rules, setup_text(screen.setup)
    assert shared_in(text).setup == screen.setup
    pilot.press("button:play")
    assert isinstance(pilot.session, WhatIfSession)
    assert pilot.table.rules == rules
    _pilot, again = at(context, shared_in(text).setup)
    stepper = again.group.widget("choice:game")
    assert stepper.options[stepper.index][1] == "Nonna Pia"


def test_a_question_under_rules_of_my_own_begins_where_the_last_match_was_played(context):
    context.own_rules().keep(own("Nonna Pia", napola=NapolaCount.RUN))
    context.change(variant="own_00000001", players=3)
    _pilot, screen = at(context)
    assert (screen.setup.rules.napola, screen.setup.rules.players) == (NapolaCount.RUN, 3)


def test_rules_that_are_a_named_games_or_twice_the_same_stand_there_once(context):
    context.own_rules().keep(own("Like Scopa"))
    context.own_rules().keep(own("First", "own_00000002", napola=NapolaCount.RUN))
    context.own_rules().keep(own("Second", "own_00000003", napola=NapolaCount.RUN))
    context.own_rules().keep(own("Third", "own_00000004", cappotto=True))
    pilot, screen = at(context)
    titles = [words for _key, words in screen.group.widget("choice:game").options]
    assert titles[len(VARIANTS) :] == ["First", "Third"]
    for name in ("First", "Third", "Scopa", "Third"):
        step_to(pilot, name)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_longest_name_of_rules_fits(make_context, language, scale):
    context = make_context(language=language, text_scale=scale)
    context.own_rules().keep(own("Wunderbare Hausregeln von Nonna Pia & Co", napola=NapolaCount.RUN))
    context.change(variant="own_00000001", players=2)
    pilot, screen = at(context, size=(1024, 640))
    assert screen.setup.rules.napola is NapolaCount.RUN
    pilot.tick()
    assert context.text.overflows == []
