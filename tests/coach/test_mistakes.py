"""A match's mistake becomes a question with what was known then; in the mirror it is the same one in other suits."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ai.tactics.registry import TACTICS
from scopa_gui.coach.judging.verdict import Cause, Grade, Verdict
from scopa_gui.coach.practice import themes
from scopa_gui.coach.practice.mistakes import is_mistake, mistake_from, mistake_of, plain_of
from scopa_gui.coach.puzzles.position_question import Mirrored, asked, exercise_of, is_right, question_of
from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.puzzles.symmetry import (
    MIRRORS,
    PLAIN,
    mirror_for,
    mirrored_cards,
    mirrored_move,
    mirrored_position,
)
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.engine.cards import SUIT_SETS, bit
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.practice import MISTAKE, PUZZLE, Exercise
from tests.coach.test_replay import match_played

GAMES = [("scopa", 2), ("scopone_scientifico", 4), ("escoba", 3), ("scopa_speciale", 2)]


def verdict_of(turn, grade=Grade.BLUNDER, *, cause=True):
    best = next(move for move in turn.view.legal_moves() if move != turn.move)
    named = Cause("gives_scopa", "scope_against") if cause else None
    return Verdict(
        turn.move,
        best,
        0.71,
        0.01,
        0.11,
        0.01,
        grade,
        {"carte": 0.2, "scope_against": 0.51},
        named,
        1.0,
        is_exact=False,
        worlds=9,
    )


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def played(request):
    table, _ = match_played(*request.param, "mistakes", smazzate=3)
    return table.record, list(turns_of(table.record, table.seats))


def test_a_mistake_asks_with_just_what_was_known_then(played):
    record, turns = played
    assert {turn.smazzata for turn in turns} == {1, 2, 3}
    assert any(any(turn.view.totals) for turn in turns)
    for turn in turns:
        mistake = mistake_of(77, record, turn, verdict_of(turn))
        assert mistake.view() == turn.view
        assert mistake.seated == ("human", *("carmela",) * (record.rules.players - 1))
        assert (mistake.answer, mistake.tempting, mistake.key) == (
            verdict_of(turn).best,
            str(turn.move),
            f"match/77/{turn.number}",
        )
        assert (mistake.theme, mistake.part, mistake.lost) == ("gives_scopa", "scope_against", 0.71)
        assert mistake_from(plain_of(mistake)) == mistake
        assert mistake_from(plain_of(replace(mistake, difficulty=3))) == mistake, "that is kept with the exercise"


def test_of_a_mistake_kept_by_an_earlier_version_nobody_is_known(played):
    record, turns = played
    kept = plain_of(mistake_of(77, record, turns[0], verdict_of(turns[0])))
    kept.pop("seated")
    assert mistake_from(kept).view() == replace(turns[0].view, seated=())


def test_somebody_too_many_is_no_mistake(played):
    record, turns = played
    kept = plain_of(mistake_of(77, record, turns[0], verdict_of(turns[0])))
    with pytest.raises(ValueError, match="players, not"):
        mistake_from(kept | {"seated": [*kept["seated"], "rosa"]})


def test_only_mistakes_are_asked_again_and_one_without_a_cause_by_what_it_costs(played):
    record, turns = played
    for grade in Grade:
        little = replace(verdict_of(turns[0], grade), lost=0.3)
        unsure = replace(verdict_of(turns[0], grade), lost=0.5, se=0.3)
        much = replace(verdict_of(turns[0], grade), lost=0.5)
        assert (mistake_of(1, record, turns[0], little) is not None) == (grade >= Grade.MISTAKE)
        assert (mistake_of(1, record, turns[0], unsure) is not None) == (grade >= Grade.MISTAKE)
        assert (mistake_of(1, record, turns[0], much) is not None) == (grade > Grade.BEST)
    precise = replace(verdict_of(turns[0], Grade.MISTAKE), lost=0.56781)
    assert mistake_of(1, record, turns[0], precise).lost == 0.568
    nameless = mistake_of(1, record, turns[0], verdict_of(turns[0], cause=False))
    assert (nameless.theme, nameless.part) == ("", "scope_against")
    assert themes.theme_of(nameless.theme, nameless.part) is themes.PracticeTheme.GIVING_SCOPA
    for split, part in (({"carte": 0.5, "scope_against": 0.2}, "carte"), ({}, "")):
        costly = replace(verdict_of(turns[0], cause=False), split=split)
        assert mistake_of(1, record, turns[0], costly).part == part


def test_an_exercise_becomes_the_question_again_in_other_suits_each_time(played):
    record, turns = played
    mistake = mistake_of(5, record, turns[-1], verdict_of(turns[-1]))
    exercise = exercise_of(mistake, 9.0)
    assert (exercise.kind, exercise.theme, exercise.made, exercise.due) == (MISTAKE, "gives_scopa", 9.0, None)
    assert question_of(exercise) == asked(exercise, 0) == asked(exercise, 6) == mistake
    shown = [asked(exercise, times) for times in range(6)]
    assert len({question.view() for question in shown}) > 3
    for question in shown:
        assert question.key == mistake.key
        assert question.answer in question.view().legal_moves()
        assert move_named(question.tempting) in question.view().legal_moves()
        assert question.view().totals == mistake.view().totals
        assert question.view().seated == mistake.seated
        assert question.view().hand & SUIT_SETS[0] == mistake.view().hand & SUIT_SETS[0]


def test_a_puzzle_goes_to_the_store_and_back_too():
    position = deal_smazzata(VARIANTS["scopa"].rules_by_players[2], Random("s"))
    best, tempting = (str(move) for move in position.legal_moves()[:2])
    puzzle = Puzzle("scopa", 2, "s", (), best, tempting, "gives_scopa", "scope_against", 2, 0.5, 0.01)
    exercise = exercise_of(puzzle, 9.0)
    assert (exercise.kind, exercise.key, exercise.difficulty) == (PUZZLE, puzzle.key, 2)
    assert question_of(exercise) == puzzle


@pytest.mark.parametrize(
    "data", [{}, {"moves": "7D"}, {"rules": {"capture": "magic"}, "moves": "", "totals": []}, {"moves": None}]
)
def test_an_exercise_of_another_version_is_no_question(data):
    for kind in (MISTAKE, PUZZLE, "lesson"):
        assert question_of(Exercise("k", kind, "anchor", 0, data, 0.0)) is None
        assert asked(Exercise("k", kind, "anchor", 0, data, 0.0), 3) is None


def test_a_question_whose_answer_is_not_legal_is_not_asked(played):
    record, turns = played
    exercise = exercise_of(mistake_of(5, record, turns[0], verdict_of(turns[0])), 1.0)
    absent = next(card for card in range(40) if not turns[0].view.hand & bit(card))
    assert question_of(replace(exercise, data={**exercise.data, "best": str(Move(absent))})) is None


def test_another_move_as_good_answers_a_mistake_but_not_a_puzzle_and_never_what_was_played(played):
    record, turns = played
    turn = next(turn for turn in turns if len(turn.view.legal_moves()) > 2)
    mistake = mistake_of(5, record, turn, verdict_of(turn))
    third = next(move for move in turn.view.legal_moves() if move not in (mistake.answer, turn.move))
    good, bad = verdict_of(turn, Grade.GOOD), verdict_of(turn, Grade.INACCURACY)
    for question, move in ((mistake, third), (Mirrored(mistake, MIRRORS[3]), mirrored_move(third, MIRRORS[3]))):
        assert is_right(question, question.answer)
        assert is_right(question, move, good)
        assert not is_right(question, move, bad)
        assert not is_right(question, move)
        assert not is_right(question, move_named(question.tempting), good)
    puzzle = Puzzle("scopa", 2, "s", (), "AD", "2D", "gives_scopa", "scope_against", 2, 0.5, 0.01)
    assert not is_right(puzzle, move_named("3D"), good)


# Mirrors


@given(st.sampled_from(GAMES), st.integers(0, 10**6), st.sampled_from(MIRRORS))
def test_whatever_is_played_in_the_mirror_comes_to_the_same_points(game, seed, mirror):
    rng = Random(seed)
    position = deal_smazzata(VARIANTS[game[0]].rules_by_players[game[1]], rng)
    for _ in range(rng.randrange(8)):
        position = position.play(rng.choice(position.legal_moves()))
    there = mirrored_position(position, mirror)
    while not position.is_over:
        assert {mirrored_move(move, mirror) for move in position.legal_moves()} == set(there.legal_moves())
        move = rng.choice(position.legal_moves())
        position, there = position.play(move), there.play(mirrored_move(move, mirror))
    assert mirrored_position(position, mirror) == there
    assert (
        score(position.rules, position.piles, position.scope).points
        == score(there.rules, there.piles, there.scope).points
    )


def test_coins_stay_coins_and_every_mirror_is_used_in_its_turn():
    assert len(set(MIRRORS)) == 6
    assert all(mirrored_cards(SUIT_SETS[0], mirror) == SUIT_SETS[0] for mirror in MIRRORS)
    for key in ("a", "b", "match/1/2"):
        assert mirror_for(key, 0) == PLAIN
        assert {mirror_for(key, times) for times in range(6)} == set(MIRRORS)
    assert len({mirror_for(f"{number}", 1) for number in range(40)}) == 5


# Themes


def test_every_tactic_belongs_to_one_theme():
    names = [name for subjects in themes.SUBJECTS.values() for name in subjects]
    beside = (themes.BREAKS_WHIRLWIND, themes.DECLINES, themes.READS, themes.BY_SCORE, themes.OPENS, themes.COUNTED)
    assert sorted(names) == sorted([*(tactic.name for tactic in TACTICS), *beside])
    assert list(themes.SUBJECTS) == list(themes.PracticeTheme)
    assert themes.theme_of("of another version") is themes.theme_of("", "carte") is themes.PracticeTheme.CARTE


@pytest.mark.parametrize(
    ("grade", "lost", "se", "is_one"),
    [
        (Grade.MISTAKE, 0.0, 0.0, True),
        (Grade.INACCURACY, 0.4, 0.1, True),
        (Grade.GOOD, 0.4, 0.1, True),
        (Grade.BEST, 0.4, 0.1, False),
        (Grade.INACCURACY, 0.39, 0.01, False),
        (Grade.INACCURACY, 0.5, 0.25, False),
    ],
)
def test_points_make_a_mistake_where_they_are_enough_and_sure(grade, lost, se, is_one):
    move = move_named("7D")
    assert is_mistake(Verdict(move, move, lost, se, 0.0, 0.0, grade, {}, None, 1.0, False, 9)) is is_one
