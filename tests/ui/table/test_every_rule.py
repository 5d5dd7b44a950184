"""Every value of every option at the table: a smazzata is played to its count, a hint is given, a review judges a move.

Together at once; each by itself in the slow tests.
"""

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.engine.option_changes import changed, nearest, values_of
from scopa_gui.engine.rules import OPTIONS, RulesError
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.moment import moments_of
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.table.companions.hints import HintStage
from scopa_gui.ui.words.rule_chips import rules_chips
from tests.asking import Inline
from tests.coach.quickly import studied
from tests.ui.pilot import Pilot
from tests.ui.review.matches import Answers
from tests.ui.table.at_table import choose

START = VARIANTS["scopa_dassi"].rules
MANY = {"target": (1, 21, 999), "redeal_sum_max": (0, 10, 30)}
"""Of options with many numbers, those that are played."""


def others(option):
    """What an option can be beside what it is at first."""
    return [value for value in MANY.get(option, values_of(START, option)) if value != getattr(START, option)]


def together(number):
    """Rules in which every option has another value, each number other ones: together they have all there are."""
    rules = START
    for option in OPTIONS:
        values = others(option)
        try:
            rules = changed(rules, option, values[number % len(values)])
        except RulesError:
            continue
    return rules


AT_ONCE = range(max(len(others(option)) for option in OPTIONS))
ALONE = [
    pytest.param(option, value, marks=pytest.mark.slow, id=f"{option}-{value}")
    for option in OPTIONS
    for value in others(option)
]


@pytest.mark.rotating
@pytest.mark.parametrize("number", AT_ONCE)
def test_rules_that_are_otherwise_in_everything_are_played_hinted_and_reviewed(make_context, monkeypatch, number):
    play_it(make_context, monkeypatch, together(number))


def test_everything_is_played_that_can_be():
    played = {(option, getattr(together(number), option)) for number in AT_ONCE for option in OPTIONS}
    missing = {(option, value) for option in OPTIONS for value in others(option)} - played
    assert {option for option, _value in missing} <= {"players", "sides", "deal"}


@pytest.mark.parametrize(("option", "value"), ALONE)
def test_it_is_played_hinted_and_reviewed(make_context, monkeypatch, option, value):
    play_it(make_context, monkeypatch, nearest(START, option, value))


def play_it(make_context, monkeypatch, rules):
    monkeypatch.setattr("scopa_gui.ui.table.companions.hints.THINKS", Limit(iterations=30))
    context = make_context(speed="instant", index="small")
    seats = level_seats(rules, "carmela")
    table = Table.new(rules, "every rule", seats)
    match, _notice = context.archive.start_match(rules.as_dict(), table.match.seed, seats, context.now())
    pilot = Pilot(context, MatchSession(context, table, match, Inline()).screen, blind=True)
    hint = ""
    for _turn in range(100):
        pilot.rest()
        if isinstance(pilot.scene, CountScreen):
            break
        if pilot.scene.my_turn:
            if not hint:
                pilot.key("h")
                pilot.tick(0.1)
                pilot.key("h")
                hint = pilot.scene.line()
                assert pilot.hint_stage is HintStage.CARD
                assert pilot.hint_card in pilot.hand
            choose(pilot)
    assert isinstance(pilot.scene, CountScreen)
    assert hint
    while not pilot.scene.done:
        pilot.key("escape")
    stored = context.archive.match(match)
    assert len(stored.moves) == table.moves_played
    mine = next(moment for moment in moments_of(table.record, seats) if moment.seat == 0 and moment.has_choice)
    seen = studied(table.record, [mine.number])
    assert seen[mine.number].verdict.best in mine.view.legal_moves()
    scene = ReviewSession(context, table.record, seats, seen, studies=lambda _numbers: Answers()).screen
    pilot = Pilot(context, scene)
    pilot.rest()
    assert context.text.overflows == []
    assert len(pilot.review.smazzate) == 1


def test_whatever_is_unusual_stands_on_the_table_or_is_cards_dealt_alike():
    plain = VARIANTS["scopa"].rules
    for option in OPTIONS:
        for value in MANY.get(option, values_of(plain, option)):
            rules = nearest(plain, option, value)
            told = option in ("players", "sides", "deal") or value == getattr(plain, option)
            awake = option not in ("asso_with_ace", "asso_empty", "asso_self_always", "asso_scopa")
            assert told or not awake or rules_chips(rules), (option, value)
