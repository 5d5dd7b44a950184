"""How hard a puzzle is for a person, by its position: examples on which everybody at a card table agrees."""

import json
from collections import Counter
from dataclasses import dataclass, replace

import pytest

from scopa_gui.coach.judging.verdict import COUNTED
from scopa_gui.coach.practice.themes import SUBJECTS
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.rating import saved_starts
from scopa_gui.coach.puzzles.rating import starting_rating as table
from scopa_gui.coach.puzzles.rating.position_features import AnswerKind, PositionFeatures, features_of
from scopa_gui.coach.puzzles.rating.saved_starts import coins_at_start, save_starts, saved_start, start_of
from scopa_gui.coach.puzzles.rating.starting_rating import (
    BANDS,
    coins_of,
    rating_from,
    rating_of_difficulty,
    starting_rating,
)
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.view import PlayerView
from tests.ai.conftest import view_by_hand

PLAIN = PositionFeatures(3, AnswerKind.EQUAL, 1, False, -2, 10, 20, 2, "carte_race", 0.6)


@dataclass(frozen=True)
class Asked:
    """A question about a position made by hand."""

    seen: PlayerView
    answer: Move
    tempting: str
    theme: str

    def view(self):
        return self.seen


def asked(hand, on_table, answer, tempting, theme, **others):
    return Asked(view_by_hand(hand, on_table, **others), move_named(answer), tempting, theme)


def test_a_seven_takes_a_seven_is_easy_whoever_misses_it():
    question = asked("7C 2B 4S", "7S RD", "7C=7S", "4S", "takes_sevens")
    assert features_of(question).answer is AnswerKind.EQUAL
    assert coins_of(starting_rating(question)) == 1


def test_a_whirlwind_for_which_a_capture_is_declined_is_hard():
    question = asked("4C 5B RS", "4D FC", "5B", "4C=4D", "whirlwind")
    assert features_of(question).answer is AnswerKind.DECLINE
    assert coins_of(starting_rating(question)) >= 4


def test_a_scopa_is_easier_than_the_same_capture_that_leaves_a_card():
    scopa = asked("7C 2B 4S", "7S", "7C=7S", "4S", "makes_scopa")
    none = asked("7C 2B 4S", "7S RD", "7C=7S", "4S", "makes_scopa")
    assert features_of(scopa).scopa
    assert not features_of(none).scopa
    assert starting_rating(scopa).value < starting_rating(none).value


@pytest.mark.parametrize(
    ("hand", "on_table", "answer", "kind", "taken"),
    [
        ("7C 2B 4S", "7S RD", "7C=7S", AnswerKind.EQUAL, 1),
        ("7C 2B 4S", "4D 3D RD", "7C=3D+4D", AnswerKind.SUM, 2),
        ("7C 2B 4S", "RD", "2B", AnswerKind.LAY, 0),
        ("7C 2B 4S", "4D RD", "2B", AnswerKind.DECLINE, 0),
    ],
)
def test_how_the_answer_is_found(hand, on_table, answer, kind, taken):
    found = features_of(asked(hand, on_table, answer, "4S", ""))
    assert (found.answer, found.taken) == (kind, taken)


def test_fifteens_and_sweeping_aces_are_told_apart():
    kinds = {
        game: {features_of(puzzle).answer for puzzle in shipped() if puzzle.game == game}
        for game in ("escoba", "scopa_dassi", "scopa")
    }
    assert AnswerKind.FIFTEEN in kinds["escoba"]
    assert not kinds["escoba"] & {AnswerKind.EQUAL, AnswerKind.SUM, AnswerKind.SWEEP}
    assert AnswerKind.SWEEP in kinds["scopa_dassi"]
    assert not kinds["scopa"] & {AnswerKind.FIFTEEN, AnswerKind.SWEEP}


def test_what_catches_the_eye_tempts():
    little = asked("7C 2B 4S", "2D 4D RD", "2B=2D", "4S=4D", "")
    settebello = asked("7C 2B 4S", "7D 4D RD", "4S=4D", "7C=7D", "")
    assert features_of(little).temptation == 0
    assert features_of(settebello).temptation == 8, "two sevens, the settebello"


HARDER = {
    "more moves to choose from": {"choices": 9},
    "a sum": {"answer": AnswerKind.SUM},
    "to lay": {"answer": AnswerKind.LAY},
    "to take nothing": {"answer": AnswerKind.DECLINE},
    "a longer sum": {"answer": AnswerKind.SUM, "taken": 3},
    "something tempts": {"temptation": 4},
    "the reason lies ahead": {"theme": "keeps_own_take"},
    "cards must be remembered": {"theme": "keeps_pairs"},
    "more players": {"players": 4},
    "little is lost": {"gap": 0.3},
}
EASIER = {"it is a scopa": {"scopa": True}, "much is lost": {"gap": 2.0}, "the answer brings more": {"temptation": -6}}


@pytest.mark.parametrize("change", HARDER.values(), ids=HARDER)
def test_it_is_harder_when(change):
    assert rating_from(replace(PLAIN, **change)).value > rating_from(PLAIN).value + 10


@pytest.mark.parametrize("change", EASIER.values(), ids=EASIER)
def test_it_is_easier_when(change):
    assert rating_from(replace(PLAIN, **change)).value < rating_from(PLAIN).value - 10


def test_remembering_is_harder_the_more_has_gone():
    paired = replace(PLAIN, theme="keeps_pairs")
    assert rating_from(replace(paired, gone=30)).value > rating_from(replace(paired, gone=4)).value + 50
    seen = replace(PLAIN, theme="makes_scopa")
    assert rating_from(replace(seen, gone=30)) == rating_from(replace(seen, gone=4)), "it lies on the table"


def test_counting_out_is_harder_the_more_is_left():
    ending = replace(PLAIN, theme=COUNTED)
    assert rating_from(replace(ending, left=9)).value > rating_from(replace(ending, left=3)).value


def test_a_theme_that_the_table_does_not_know_is_in_the_middle():
    unknown = rating_from(replace(PLAIN, theme="of a later version")).value
    values = sorted(rating_from(replace(PLAIN, theme=theme)).value for theme in table._DEMANDS)
    assert values[len(values) // 5] < unknown < values[-len(values) // 5]


def test_every_tactic_of_today_has_its_demand():
    assert {subject for subjects in SUBJECTS.values() for subject in subjects} == set(table._DEMANDS)


def test_what_is_not_known_of_a_gap_changes_nothing():
    assert rating_from(replace(PLAIN, gap=None)) == rating_from(replace(PLAIN, gap=table._USUAL_GAP))


def test_coins_follow_the_rating():
    assert [coins_of(replace(rating_from(PLAIN), value=value)) for value in (0, *BANDS, 3000)] == [1, 2, 3, 4, 5, 5]
    assert [coins_of(rating_of_difficulty(difficulty)) for difficulty in DIFFICULTIES] == list(DIFFICULTIES)
    assert coins_of(rating_of_difficulty(0)) == 3


def test_the_puzzles_that_ship_are_of_every_difficulty():
    coins = Counter(coins_at_start(puzzle) for puzzle in shipped())
    assert all(coins[difficulty] > len(shipped()) / 20 for difficulty in DIFFICULTIES), coins


def test_what_is_kept_of_them_is_what_their_positions_give(tmp_path):
    """Else: python -m assets.puzzlework.starting_ratings."""
    save_starts(tmp_path / "kept.json", shipped())
    given = json.loads((tmp_path / "kept.json").read_text(encoding="utf-8"))
    kept = {puzzle.key: saved_start(puzzle.key) for puzzle in shipped()}
    assert {key: start.value for key, start in kept.items() if start is not None}.items() <= given.items()
    assert sum(start is not None for start in kept.values()) > 0.9 * len(kept), "the others are worked out each time"


@pytest.mark.parametrize("text", [None, "", "{", "[1]", '{"a": "b"}', '{"a": 1e999}'])
def test_where_they_cannot_be_read_all_are_worked_out(monkeypatch, tmp_path, text):
    file = tmp_path / "kept.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(saved_starts, "saved_starts_file", lambda: file)
    assert saved_starts._saved_starts.__wrapped__() == {}


def test_a_puzzle_that_is_not_kept_is_worked_out():
    another = replace(shipped()[0], moves=(), best="AD", tempting="2D", seed="other")
    view = another.view()
    best, tempting = (str(move) for move in view.legal_moves()[:2])
    another = replace(another, best=best, tempting=tempting)
    assert start_of(another) == starting_rating(another)
