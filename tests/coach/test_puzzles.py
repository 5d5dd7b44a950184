"""Puzzles: they come back as they were kept, fit the rules, and mining finds what it should and refuses the rest."""

from dataclasses import replace

import pytest

from scopa_gui.coach.mining import GLANCE, _puzzle, fits, mined, relabelled, resolved
from scopa_gui.coach.puzzles import Puzzle, load, save
from scopa_gui.engine.moves import IllegalMove


@pytest.fixture(scope="module")
def found():
    return mined("escoba", 2, "t1")


def test_what_is_mined_fits_the_rules_and_comes_back_from_its_file(found, tmp_path):
    assert found
    save(tmp_path / "some.jsonl", found)
    assert sorted(load(tmp_path / "some.jsonl"), key=lambda puzzle: puzzle.key) == sorted(found, key=lambda puzzle: puzzle.key)
    for puzzle in found:
        moves = puzzle.view().legal_moves()
        assert puzzle.answer in moves
        assert len(moves) > 2
        assert puzzle.tempting in {str(move) for move in moves} - {puzzle.best}
        assert puzzle.gap > 6 * puzzle.se
        assert 1 <= puzzle.difficulty <= 5


def test_looking_again_finds_the_same(found):
    puzzle = found[-1]
    assert _puzzle(puzzle.view(), (puzzle.game, puzzle.players, puzzle.seed, puzzle.moves)) == puzzle


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
    assert not fits(puzzle, [puzzle] * 2, wanted)
    assert fits(replace(puzzle, theme="denari_race"), [puzzle] * 2, wanted)
    assert not fits(replace(puzzle, difficulty=1), [replace(puzzle, game="scopa_in_due", difficulty=1)] * 8, wanted)
    assert not fits(replace(puzzle, theme="denari_race"), [replace(puzzle, theme=str(number)) for number in range(10)], wanted)
