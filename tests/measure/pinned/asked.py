"""The questions that a probe may ask; each answers with plain data, figures rounded, and never reads the clock."""

import json
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np

from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import rules_from
from scopa_gui.engine.view import view_of
from tests.games import GAMES
from tests.measure.pinned import asked_of_coach, asked_of_players


def rounded(value):
    """Plain data with figures of four digits after the point."""
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(each) for each in value]
    return round(float(value), 4) if isinstance(value, float | np.floating) else value


def answer_of(probe):
    """What the program answers to a probe, as it would come back from JSON."""
    given = dict(probe["given"])
    if "game" in probe:
        rules = rules_from({**GAMES[probe["game"]].as_dict(), **probe.get("rules", {})})
        given["view"] = view_at(
            rules, probe["seed"], tuple(probe["moves"]), tuple(probe.get("totals", ())), probe.get("seated")
        )
    return json.loads(json.dumps(rounded(QUESTIONS[probe["ask"]](**given))))


@cache
def view_at(rules, seed, moves, totals=(), seated=None):
    """What the seat knows that is to move after these moves, where all may be known to be of one level."""
    position = deal_smazzata(rules, Random(seed))
    for move in moves:
        position = position.play(move_named(move))
    view = view_of(position, position.turn, (), (seated,) * rules.players if seated else ())
    return replace(view, totals=totals) if totals else view


QUESTIONS = {question.__name__: question for question in (*asked_of_players.QUESTIONS, *asked_of_coach.QUESTIONS)}
