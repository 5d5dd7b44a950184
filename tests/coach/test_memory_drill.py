"""The drill: a real smazzata goes by, questions have true answers, the level follows them, and the state is plain."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from scopa_gui.coach.memory.memory_drill import (
    FIRST_LEVEL,
    GAMES,
    LENGTH,
    LEVELS,
    answer,
    begin,
    cards_until_asked,
    seconds_at,
    show,
    stretch_at,
)
from scopa_gui.coach.memory.memory_questions import QuestionKind, seen_tables_of
from scopa_gui.engine.cards import RANK_SETS, cards_of


def worked(drill, choose, steps=1000):
    """The drill carried to its end, each question answered as `choose` says; every state on the way."""
    states = [drill]
    while not drill.is_over and len(states) < steps:
        drill = answer(drill, choose(drill.asking[0])) if drill.asking else show(drill)
        states.append(drill)
    assert drill.is_over
    return states


def right(question):
    return question.right


def wrong(question):
    return next(offered for offered in question.offered if offered != question.right)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_drill_shows_one_card_after_the_other_and_asks_now_and_then(game, players):
    states = worked(begin(game, players, "s1", 6), right)
    assert len(states[-1].answers) == LENGTH
    for before, after in pairwise(states):
        if before.asking:
            assert after.moves == before.moves
        elif after.smazzata == before.smazzata:
            assert after.moves == before.moves + 1
            assert after.shown[:-1] == before.shown
        else:
            assert (after.smazzata, after.moves) == (before.smazzata + 1, 0)
    assert not any(state.asking for state in states if state.moves == 0)


def test_what_is_shown_is_a_legal_smazzata():
    for state in worked(begin("scopa", 2, "legal", 8), right):
        table = state.first_table
        for seen, (_seat, move) in zip(seen_tables_of(state.watched), state.shown, strict=False):
            assert seen.table == table
            assert move.taken & ~table == 0
            table = table & ~move.taken if move.taken else table | 1 << move.card


def test_answers_are_true_of_what_was_shown():
    for state in worked(begin("scopone_scientifico", 4, "true", 9), right):
        for asked in state.asking:
            captured = 0
            for _seat, move in state.shown:
                captured |= move.taken | (1 << move.card if move.taken else 0)
            if asked.kind is QuestionKind.OUT:
                table = seen_tables_of(state.watched)[-1].table
                assert asked.right == ((captured | table) & RANK_SETS[asked.rank]).bit_count()
            if asked.kind is QuestionKind.TAKER and asked.right >= 0:
                (seat,) = [
                    seat
                    for seat, move in state.shown
                    if move.taken and asked.card in cards_of(move.taken | 1 << move.card)
                ]
                assert asked.right == seat


def test_the_level_rises_after_right_answers_and_falls_by_more_after_wrong_ones():
    assert worked(begin("scopa", 2, "up", 4), right)[-1].level == 4 + LENGTH
    assert worked(begin("scopa", 2, "down", 20), wrong)[-1].level == 1
    assert worked(begin("scopa", 2, "pass", 7), lambda question: None)[-1].level == 7
    assert worked(begin("scopa", 2, "top", LEVELS), right)[-1].level == LEVELS
    assert begin("scopa", 2, "x", 99).level == LEVELS
    assert begin("scopa", 2, "x").level == FIRST_LEVEL


@pytest.mark.whole
def test_one_who_is_right_two_times_in_three_stays_where_he_is():
    rng, level = Random(5), 10
    levels = []
    for number in range(40):
        level = worked(
            begin("scopa", 2, f"stay{number}", level),
            lambda question: right(question) if rng.random() < 2 / 3 else wrong(question),
        )[-1].level
        levels.append(level)
    assert 4 < sum(levels) / len(levels) < 17


def test_each_level_is_faster_and_sees_no_fewer_cards_between_questions():
    paces = [seconds_at(level) for level in range(1, LEVELS + 1)]
    assert paces == sorted(paces, reverse=True)
    assert paces[0] > 3
    assert paces[-1] < 0.5
    stretches = [stretch_at(level) for level in range(1, LEVELS + 1)]
    assert stretches == sorted(stretches)


def test_pairs_are_asked_at_the_higher_levels_only():
    easy, hard = set(), set()
    for seed in range(12):
        easy |= {
            one.question.kind for one in worked(begin("scopa", 2, f"k{seed}", 1), lambda question: None)[-1].answers
        }
        hard |= {
            one.question.kind for one in worked(begin("scopa", 2, f"k{seed}", 12), lambda question: None)[-1].answers
        }
    assert easy == {QuestionKind.OUT, QuestionKind.TAKER, QuestionKind.PLAYED}
    assert {QuestionKind.PAIRED, QuestionKind.UNPAIRED, QuestionKind.ODD_RANKS} <= hard


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_cards_until_the_next_questions_are_counted_down_one_by_one(game):
    drill, told, ends = begin(*game, "count", 12), None, 0
    while not drill.is_over:
        if drill.asking:
            assert told in (0, None)
            drill, told = answer(drill, right(drill.asking[0])), None
            continue
        left = cards_until_asked(drill)
        assert told in (left, None)
        before, drill = drill, show(drill)
        told = left - (drill.smazzata == before.smazzata)
        ends += drill.smazzata != before.smazzata
    assert ends, "a smazzata ended between two questions"


def test_the_same_seed_is_the_same_drill_and_a_state_goes_on_as_it_would_have():
    states = worked(begin("scopa", 2, "same", 5), right)
    assert worked(begin("scopa", 2, "same", 5), right) == states
    middle = states[len(states) // 2]
    assert worked(replace(middle), right)[-1] == states[-1]
    assert worked(begin("scopa", 2, "other", 5), right) != states


def test_what_cannot_be_done_is_refused():
    drill = begin("scopa", 2, "no")
    with pytest.raises(ValueError, match="No question"):
        answer(drill, 1)
    while not drill.asking:
        drill = show(drill)
    with pytest.raises(ValueError, match="waits"):
        show(drill)
    with pytest.raises(ValueError, match="offered"):
        answer(drill, 77)
    with pytest.raises(ValueError, match="no drill"):
        begin("escoba", 2, "no")
    over = worked(begin("scopa", 2, "no"), right)[-1]
    with pytest.raises(ValueError, match="over"):
        show(over)
