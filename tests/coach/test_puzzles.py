"""Puzzles: they come back as they were kept, fit the rules, and mining finds what it should and refuses the rest."""

from dataclasses import replace
from random import Random

import pytest

from assets.puzzlework.mining import (
    GLANCE,
    MATCH,
    MiningWish,
    _turn,
    ahead,
    fits,
    mined,
    played_out,
    relabelled,
    resolved,
    worths_in,
)
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, Cause
from scopa_gui.coach.practice.themes import theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load, plain_of, puzzle_from, save
from scopa_gui.engine.moves import IllegalMove


@pytest.fixture(scope="module")
def found():
    return mined("escoba", 2, "t1")


@pytest.mark.whole
def test_what_is_mined_fits_the_rules_and_comes_back_from_its_file(found, tmp_path):
    assert found
    save(tmp_path / "some.jsonl", found)
    assert sorted(load(tmp_path / "some.jsonl"), key=lambda puzzle: puzzle.key) == sorted(
        found, key=lambda puzzle: puzzle.key
    )
    for puzzle in found:
        moves = puzzle.view().legal_moves()
        assert puzzle.answer in moves
        assert len(moves) > 2
        assert puzzle.tempting in {str(move) for move in moves} - {puzzle.best}
        assert puzzle.gap > 6 * puzzle.se
        assert 1 <= puzzle.difficulty <= 5


def test_a_puzzle_may_have_the_totals_of_a_match_and_old_lines_have_none(found, tmp_path):
    old = found[0]
    assert old.view().totals == (0, 0)
    assert "totals" not in plain_of(old)
    late = replace(old, totals=(20, 18))
    assert late.view().totals == (20, 18)
    assert late.key == old.key
    save(tmp_path / "some.jsonl", [late, found[1]])
    assert set(load(tmp_path / "some.jsonl")) == {late, found[1]}
    with pytest.raises(ValueError, match="sides"):
        puzzle_from({**plain_of(old), "totals": [1, 2, 3]})
    with pytest.raises(ValueError, match="not the data"):
        puzzle_from({**plain_of(old), "totals": "many"})


def test_where_the_match_is_at_stake_an_answer_is_ahead_in_matches(found):
    view = replace(found[-1].view(), totals=(20, 20))
    looked_at = played_out(view, GLANCE, Random(1))
    assert looked_at.by_match
    worths = worths_in(looked_at) @ looked_at.weights
    assert worths.max() == pytest.approx(MATCH * (looked_at.wins @ looked_at.weights).max())
    move, gap, _se = ahead(looked_at)
    assert move == looked_at.moves[looked_at.best]
    second, first = sorted(worths)[-2:]
    assert gap == pytest.approx(first - second, abs=1e-5)


def test_looking_again_finds_the_same(found):
    puzzle = found[-1]
    assert _turn(puzzle.view(), (puzzle.game, puzzle.players, puzzle.seed, puzzle.moves)) == (puzzle.answer, puzzle)


@pytest.mark.whole
def test_only_what_is_looked_for_is_found(found):
    hard = [puzzle for puzzle in found if puzzle.difficulty > 1]
    assert hard
    assert len(hard) < len(found)
    assert mined("escoba", 2, "t1", MiningWish(least=2)) == hard
    easy = next(puzzle for puzzle in found if puzzle.difficulty == 1)
    theme = theme_of(easy.theme, easy.part)
    of_theme = mined("escoba", 2, "t1", MiningWish(least=5, themes=frozenset({theme})))
    assert easy in of_theme
    assert {theme_of(puzzle.theme, puzzle.part) for puzzle in of_theme if puzzle.difficulty < 5} == {theme}


def test_a_puzzle_needs_a_cause_that_can_be_named():
    assert MiningWish().takes(1, Cause(COUNTED, "carte"))
    assert not MiningWish().takes(5, None)
    assert not MiningWish().takes(5, Cause(CARDS_LOST, "carte"))


def test_solved_again_the_right_answer_holds_and_the_tempting_move_does_not(found):
    for puzzle in found:
        assert resolved(puzzle)
        assert not resolved(replace(puzzle, best=puzzle.tempting), GLANCE)


def test_a_theme_that_is_out_of_date_is_put_right(found):
    for puzzle in found:
        assert relabelled(replace(puzzle, theme="whirlwind", part="cappotto")) == puzzle


def test_a_puzzle_whose_moves_are_not_legal_is_refused(found):
    with pytest.raises(IllegalMove):
        replace(found[0], moves=("AD=RD", *found[0].moves)).position()


def test_a_collection_is_neither_too_easy_nor_all_of_one_thing():
    puzzle = Puzzle("escoba", 2, "s", (), "AD", "2D", "gives_scopa", "scope_against", 2, 0.5, 0.01)
    wanted = 60
    assert fits(puzzle, [], wanted)
    assert not fits(replace(puzzle, theme="safe_eleven"), [puzzle] * 3, wanted)
    assert fits(replace(puzzle, theme="denari_race"), [puzzle] * 3, wanted)
    elsewhere = replace(puzzle, game="scopa_in_due")
    assert not fits(replace(puzzle, difficulty=1), [replace(elsewhere, difficulty=1)] * 8, wanted)
    assert not fits(puzzle, [elsewhere] * 23, wanted)
    assert fits(replace(puzzle, difficulty=3), [elsewhere] * 23, wanted)
    others = ("makes_scopa", "denari_race", "carte_race", "gives_cards", "keeps_own_take")
    assert not fits(puzzle, [replace(puzzle, theme=theme, difficulty=3) for theme in others * 2], wanted)
