"""The puzzles that ship: every one fits the rules, asks something, and has one answer that the judge finds again."""

from collections import Counter

import pytest

from assets.puzzlework.asked_turns import LEAST_MOVES
from assets.puzzlework.labelling import is_labelled
from assets.puzzlework.mining import GAMES, GAP, SURE, resolved
from assets.puzzlework.patterns import is_plain
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.practice.themes import READS, SUBJECTS, PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES, load
from scopa_gui.coach.review.refutation import reading_looked_for, verdict_against
from scopa_gui.engine.moves import move_named
from tests.conftest import PROJECT

FILE = PROJECT / "assets" / "puzzles" / "puzzles.jsonl"
CHUNKS = 8
LEAST_OF_A_THEME = 25


@pytest.fixture(scope="module")
def shipped():
    return load(FILE)


def test_there_are_puzzles_each_only_once(shipped):
    assert len(shipped) >= 500
    assert max(Counter(puzzle.key for puzzle in shipped).values()) == 1


def test_every_position_can_be_reached_and_asks_for_a_choice(shipped):
    for puzzle in shipped:
        moves = puzzle.view().legal_moves()
        assert len(moves) >= LEAST_MOVES.get(theme_of(puzzle.theme, puzzle.part), 3), puzzle.key
        assert puzzle.answer in moves, puzzle.key
        assert puzzle.tempting in {str(move) for move in moves} - {puzzle.best}, puzzle.key


def test_every_puzzle_says_what_it_is_about_and_how_hard_it_is(shipped):
    assert {puzzle.theme for puzzle in shipped} <= {name for names in SUBJECTS.values() for name in names}
    assert {puzzle.difficulty for puzzle in shipped} == set(DIFFICULTIES)
    assert sum(puzzle.difficulty >= 3 for puzzle in shipped) >= len(shipped) / 2


@pytest.mark.whole
def test_every_puzzle_shows_what_its_theme_says(shipped):
    assert [puzzle.key for puzzle in shipped if not is_labelled(puzzle)] == []


@pytest.mark.whole
def test_what_is_read_of_the_hands_is_told(shipped):
    about_reading = [puzzle for puzzle in shipped if puzzle.theme == READS]
    assert about_reading
    for puzzle in about_reading:
        view, tempting = puzzle.view(), move_named(puzzle.tempting)
        verdict = verdict_against(view, puzzle.answer, tempting, puzzle.key)
        reading = reading_looked_for(view, verdict, puzzle.key)
        assert reading is not None, puzzle.key
        assert any((played.seat, played.move) == (reading.seat, reading.move) for played in view.history), puzzle.key


def test_all_games_and_all_themes_are_there(shipped):
    assert {(puzzle.game, puzzle.players) for puzzle in shipped} == set(GAMES)
    of_theme = Counter(theme_of(puzzle.theme, puzzle.part) for puzzle in shipped)
    assert {theme.value: of_theme[theme] for theme in PracticeTheme if of_theme[theme] < LEAST_OF_A_THEME} == {}


def test_none_asks_for_the_one_capture_that_anybody_makes(shipped):
    plain = [
        puzzle.key
        for puzzle in shipped
        if is_plain(facts_of(puzzle.view()), puzzle.answer, move_named(puzzle.tempting))
    ]
    assert plain == []


def test_every_answer_was_clearly_ahead_when_it_was_mined(shipped):
    for puzzle in shipped:
        assert puzzle.gap >= max(GAP, SURE * puzzle.se) - 1e-3, puzzle.key


@pytest.mark.slow
@pytest.mark.parametrize("part", range(CHUNKS))
def test_the_judge_finds_every_answer_again_clearly_ahead(shipped, part):
    assert [puzzle.key for puzzle in shipped[part::CHUNKS] if not resolved(puzzle)] == []
