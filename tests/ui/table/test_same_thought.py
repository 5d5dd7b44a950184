"""Settings of looks and comfort: whatever they are, everybody is asked the same and has the same time to think."""

from types import UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table
from scopa_gui.store.settings import Settings
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.watched_session import WatchedSession
from scopa_gui.ui.play.what_if_session import WhatIfSession
from scopa_gui.ui.table.companions.status_line import _PONDERS
from tests.asking import Silent
from tests.ui.pilot import Pilot

NAMED = {
    "face": ["concetta", "nobody"],
    "language": ("it", "de"),
    "deck": ("french",),
    "back": ("carretto",),
    "table": ("walnut",),
    "usual_deck": ("french",),
    "escoba_deck": ("neapolitan",),
    "level": ("pierino", "maestro"),
    "partner": ("pierino",),
    "variant": ("escoba",),
    "company": (("Ada",),),
    "watched": (("rosa", "maestro"),),
    "window_size": ((1024, 640),),
    "window_position": ((10, 10),),
}
SEATS = ("human", "maestro")


def values_of(name):
    """Values of a setting other than its usual one."""
    if name in NAMED:
        return NAMED[name]
    return [value for value in _every(get_type_hints(Settings)[name]) if value != getattr(Settings(), name)]


def _every(kind):
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return [value for one in get_args(kind) for value in _every(one)]
    return {bool: [True, False], float: [1.0, 0.0, 2.0], int: [2, 4, 16], type(None): [None]}[kind]


def test_every_setting_has_another_value():
    assert all(values_of(field.name) for field in msgspec.structs.fields(Settings))


def asked_at(context):
    """All that is asked at a match, a watched one, and where something else is tried."""
    rules = VARIANTS["scopa"].rules
    questions = []
    for made in (_match, _watched, _what_if):
        context.worker = Silent()
        scene = made(context, rules)
        pilot = Pilot(context, scene, blind=True)
        for _step in range(400):
            if context.worker.asked:
                break
            pilot.tick()
        questions.append(context.worker.asked)
    return questions


def _table(rules, seats=SEATS):
    table = Table.new(rules, "limits", seats)
    while table.to_move == 0 and seats[0] == "human":
        table.play(0, table.view().legal_moves()[0])
    return table


def _match(context, rules):
    match, _notice = context.archive.start_match(rules.as_dict(), "limits", SEATS, 0.0)
    return MatchSession(context, _table(rules), match, context.worker).screen


def _watched(context, rules):
    return WatchedSession(context, _table(rules, ("professoressa", "maestro")), context.worker).screen


def _what_if(context, rules):
    table = _table(rules)
    return WhatIfSession(context, table, table.moves_played, context.worker).screen


@pytest.fixture(scope="module")
def usual():
    return []


@pytest.mark.rotating
@pytest.mark.parametrize("name", [field.name for field in msgspec.structs.fields(Settings)])
def test_no_setting_changes_what_a_player_is_asked(make_context, usual, name):
    if not usual:
        usual.extend(asked_at(make_context()))
        assert [question.limit for asked in usual for question in asked] == [
            LEVELS[level].limit() for level in ("maestro", "professoressa", "maestro")
        ]
    for value in values_of(name):
        assert asked_at(make_context(**{name: value})) == usual, value


def test_who_waits_at_instant_sees_that_somebody_thinks(make_context):
    context = make_context(speed="instant")
    context.worker = Silent()
    pilot = Pilot(context, _match(context, VARIANTS["scopa"].rules), blind=True)
    pilot.tick(_PONDERS + 0.2)
    plate = next(plate for plate in pilot.scene.plates() if plate.is_turn)
    assert plate.beat is not None
    assert plate.thinks
