"""Duplicate play: my seat of a match is played again with the same cards, people and points; alike each time."""

import pickle
from dataclasses import replace

import pytest

from scopa_gui.game import duplicate
from scopa_gui.game.duplicate import DuplicateQuestion, play_out, results_of
from scopa_gui.game.moment import moments_of
from scopa_gui.game.thinking import think
from tests.game.sharing import played_out
from tests.games import GAMES

NAMES = ("scopa 2", "scopone 4", "escoba 3", "scopa 6")


def seated(record):
    return ("human", *["carmela"] * (record.rules.players - 1))


@pytest.fixture(params=NAMES)
def record(request):
    return played_out(replace(GAMES[request.param], target=3), "1f", 2)


def test_every_smazzata_is_answered_once_and_where_it_was_left(record):
    question = DuplicateQuestion(record, seated(record), "rosa")
    whole = list(question.answers(None, 0))
    assert [result.number for result in whole] == [result.number for result in results_of(record)]
    assert list(question.answers(None, 1)) == whole[1:]
    assert pickle.loads(pickle.dumps(question)) == question
    assert all(sum(pile.bit_count() for pile in result.sheet.piles) == 40 for result in whole)


def test_it_begins_with_the_cards_the_dealer_and_the_points_of_the_match(record, monkeypatch):
    seen = []

    def watched(view, level, limit, seed):
        seen.append((view, level))
        return think(view, level, limit, seed)

    monkeypatch.setattr(duplicate, "think", watched)
    list(DuplicateQuestion(record, seated(record), "rosa").answers(None, 0))
    begun = [view for view, _level in seen if not view.history]
    first = [moment.known for moment in moments_of(record) if not moment.place]
    assert [(view.hand, view.first_table, view.totals, view.dealer) for view in begun] == [
        (view.hand, view.first_table, view.totals, view.dealer) for view in first
    ]
    assert {level for _view, level in seen} == {"rosa", "carmela"}
    assert all(view.seated.count("rosa") == 1 for view, _level in seen)


def test_the_results_of_the_match_are_those_that_were_counted(record):
    *_, last = moments_of(record)
    ended = last.match.after(last.after)
    results = results_of(record)
    assert [result.sheet for result in results] == list(ended.sheets)
    assert (
        tuple(sum(points) for points in zip(*(result.sheet.points for result in results), strict=True)) == ended.totals
    )


def test_who_plays_as_was_played_gets_what_was_got(record, monkeypatch):
    moves = {(moment.smazzata, moment.place): moment.move for moment in moments_of(record)}

    class Same:
        def __init__(self, move):
            self.move = move

    monkeypatch.setattr(
        duplicate, "think", lambda view, level, limit, seed: Same(moves[int(seed.split("/")[2]) + 1, len(view.history)])
    )
    assert list(DuplicateQuestion(record, seated(record), "rosa").answers(None, 0)) == results_of(record)


def test_a_smazzata_that_goes_on_is_left_out(record):
    short = replace(record, moves=record.moves[:-1])
    assert results_of(short) == results_of(record)[:-1]


def test_those_who_search_think_for_iterations():
    record = played_out(replace(GAMES["scopa 2"], target=1), "1f", 2)
    limits = set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            duplicate,
            "think",
            lambda view, level, limit, seed: limits.add((level, limit)) or think(view, "carmela", limit, seed),
        )
        play_out(moments_of(record)[0].match, ("maestro", "carmela"))
    assert {(level, limit.seconds, bool(limit.iterations)) for level, limit in limits} == {
        ("maestro", None, True),
        ("carmela", None, False),
    }
