"""The pattern of a theme is seen where it is there, and not in the position beside it; labels go by patterns."""

from dataclasses import replace

import pytest

from assets.puzzlework import labelling
from assets.puzzlework.labelling import is_labelled, labelled
from assets.puzzlework.patterns import PATTERNS, is_no_dearer, is_plain, may_ask, shows, sweep_chance
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import load
from scopa_gui.engine.moves import move_named
from tests.ai.conftest import view_by_hand
from tests.conftest import PROJECT

FACES = "FC FB FS CC CB CS RC RB RD"
LAID = ((2, "5B"), (3, "5D=5B"))
"""The partner has laid a five, the seat on the left has taken it with another."""
TURNING = ((3, "2B=2C"), (0, "RS"), (1, "RC=RS"), (2, "FD"), (3, "FC=FD"))


def asked(moves, hand, table="", unseen=FACES, **options):
    """The facts of a position by hand, the answer and the move that tempts."""
    best, move = map(move_named, moves.split(" rather than "))
    return facts_of(view_by_hand(hand, table, unseen=unseen, **options)), best, move


THERE = [
    ("forcing", "2S rather than RS", {"hand": "2S RS 4C", "table": "AB", "unseen": "FC FB FS CC CB RC RB RD"}),
    ("whirlwind", "RS=RB rather than 7C=7B", {"hand": "7C RS", "table": "RB 7B 2B", "unseen": "RD RC FB FC FD FS"}),
    ("declining", "2S rather than 7C=7B", {"hand": "2S 7C", "table": "7B 4B"}),
    ("anchors", "4S rather than 3S", {"hand": "4S 4C 3S"}),
    ("dead_ranks", "4C rather than RS", {"hand": "4C RS"}),
    ("held_twice", "4C rather than 2S", {"hand": "4C 4S 2S", "unseen": "4B 4D 2B 2C FC FB"}),
    (
        "pairs",
        "CC=5B+4B rather than FC=FB",
        {"hand": "CC FC", "table": "5B 4B FB RD", "unseen": None, "dealer": 3},
    ),
    (
        "pairs",
        "FC=FB rather than CC=5B+4B",
        {"hand": "CC FC", "table": "5B 4B FB RD", "unseen": None, "dealer": 0},
    ),
    ("sevens", "2S rather than 7C", {"hand": "2S 7C", "unseen": "7B 2B 2D FC FB FS"}),
    ("last_card", "RS rather than 4C", {"hand": "4C RS", "table": "7D FD", "unseen": "4B 5B 6B", "dealer": 0}),
    (
        "partners_double",
        "RS rather than 5C=5B",
        {"hand": "5C RS", "table": "5B 4D", "unseen": "5S RB RD FC FB FD", "history": ((2, "5B"), (3, "4D"))},
    ),
    ("echo", "5C rather than FS", {"hand": "5C FS", "table": "7D CD", "unseen": "5S FC FB RC RB RD", "history": LAID}),
    ("openings", "2S rather than RS", {"hand": "2S RS 4C"}),
    ("aces", "RS rather than AC", {"hand": "AC RS", "table": "2B 4B", "unseen": "AS 2C 3B 3C 3S 6B", "asso": True}),
    ("endings", "2S rather than RS", {"hand": "2S RS 4C"}),
    ("giving_scopa", "RS rather than 2S", {"hand": "2S RS 4C", "unseen": "2B 2C 2D 3D 3B 3C"}),
]
"""Themes, the moves, and the position: the pattern is there."""

BESIDE = [
    ("forcing", "2S rather than 4C", {"hand": "2S RS 4C"}),
    ("forcing", "RS rather than 2S", {"hand": "2S RS 4C", "table": "5B 7B"}),
    ("whirlwind", "RS=RB rather than 2S", {"hand": "2S RS", "table": "RB 7B 2B", "unseen": "RD FC FB CC CB CS"}),
    ("whirlwind", "RS=RB rather than 7C=7B", {"hand": "7C RS", "table": "RB 7B 2B", "unseen": "2D FC FB CC CB CS"}),
    ("declining", "7C=7B rather than 2S", {"hand": "2S 7C", "table": "7B 4B"}),
    ("anchors", "3S rather than 4S", {"hand": "4S 4C 3S"}),
    ("anchors", "4S rather than 3S", {"hand": "4S 4C 3S", "unseen": "4B 3B 3C 3D RC RB"}),
    ("dead_ranks", "4C rather than 2S", {"hand": "4C 2S"}),
    ("dead_ranks", "4C rather than RS", {"hand": "4C RS", "table": "3B", "unseen": "7C RB RD"}),
    ("held_twice", "2S rather than 4C", {"hand": "4C 4S 2S", "unseen": "4B 4D 2B 2C FC FB"}),
    ("held_twice", "4C rather than 6C=6B", {"hand": "4C 4S 6C", "table": "6B"}),
    ("pairs", "FC=FB rather than CC=5B+4B", {"hand": "CC FC", "table": "5B 4B FB RD", "unseen": None, "dealer": 3}),
    ("pairs", "CC=5B+4B rather than 2S", {"hand": "CC 2S", "table": "5B 4B FB RD", "unseen": None, "dealer": 3}),
    ("sevens", "7C=7D rather than 2S", {"hand": "2S 7C", "table": "7D 4B", "unseen": "2B 2D FC FB FS RC"}),
    ("last_card", "RS rather than 4C", {"hand": "4C RS", "table": "7D FD", "unseen": "4B 5B 6B", "dealer": 1}),
    ("last_card", "4C rather than RS", {"hand": "4C RS", "table": "7D FD", "unseen": "4B 5B 6B", "dealer": 0}),
    (
        "partners_double",
        "RS rather than 5C=5B",
        {"hand": "5C RS", "table": "5B 4D", "unseen": "5S RB RD FC FB FD", "history": ((1, "5B"), (2, "4D"))},
    ),
    (
        "partners_double",
        "RS rather than 5C=5B",
        {"hand": "5C RS", "table": "5B 4D", "unseen": "RB RD FC FB FD CC", "history": ((2, "5B"), (3, "4D"))},
    ),
    (
        "echo",
        "5C rather than FS",
        {"hand": "5C FS", "unseen": "5S FC FB RC RB RD", "history": ((1, "5B"), (2, "5D=5B"))},
    ),
    ("echo", "5C rather than FS", {"hand": "5C FS", "unseen": "FC FB RC RB RD CC", "history": LAID}),
    ("openings", "2S rather than RS", {"hand": "2S RS 4C", "history": TURNING}),
    ("openings", "2S=2B rather than RS", {"hand": "2S RS 4C", "table": "2B 7B"}),
    ("aces", "RS rather than AC", {"hand": "AC RS", "table": "2B 4B", "unseen": "AS 2C 3B 3C 3S 6B"}),
    ("endings", "2S rather than RS", {"hand": "2S RS 4C 5C 6C", "unseen": None}),
    ("giving_scopa", "2S rather than RS", {"hand": "2S RS 4C", "unseen": "2B 2C 2D 3D 3B 3C"}),
]
"""The same where it is not so."""


@pytest.mark.parametrize(("theme", "moves", "position"), THERE)
def test_a_pattern_is_seen_where_it_is(theme, moves, position):
    assert shows(PracticeTheme(theme), *asked(moves, **position))


@pytest.mark.parametrize(("theme", "moves", "position"), BESIDE)
def test_a_pattern_is_not_seen_in_the_position_beside_it(theme, moves, position):
    assert not shows(PracticeTheme(theme), *asked(moves, **position))


def test_every_theme_has_a_pattern():
    assert set(PATTERNS) == set(PracticeTheme)


def test_the_one_capture_that_there_is_asks_nothing_unless_it_is_a_scopa_or_what_tempts_takes():
    there = {"hand": "2S 7C RS", "table": "7B 4B"}
    assert is_plain(*asked("7C=7B rather than 2S", **there))
    assert not is_plain(*asked("2S rather than 7C=7B", **there))
    assert not is_plain(*asked("7C=7B rather than 2S", hand="2S 7C RS", table="7B"))
    assert not is_plain(*asked("7C=7B rather than 2S", hand="2S 7C 4S", table="7B 4B"))
    assert is_plain(*asked("7C=7B rather than 2S", hand="2S 7C 7S", table="7B 4B"))


def test_two_sevens_are_looked_at_early_two_of_another_rank_when_few_cards_are_left():
    early, late = {"unseen": None}, {"unseen": "2B RD FC FB"}
    for hand, position, is_asked in (("7C 7S RS", early, True), ("4C 4S RS", early, False), ("4C 4S RS", late, True)):
        facts, *_ = asked("RS rather than RS", hand, **position)
        assert may_ask(PracticeTheme.HELD_TWICE, facts) is is_asked


def test_the_one_who_only_lays_breaks_the_whirlwind_by_leaving_nothing_to_take():
    position = {"hand": "4C 6S 3S", "table": "", "unseen": "6B 6C 3B 3C RD RB", "history": TURNING}
    assert shows(PracticeTheme.WHIRLWIND, *asked("4C rather than 6S", **position))
    assert not shows(PracticeTheme.WHIRLWIND, *asked("3S rather than 6S", **position))
    assert not shows(PracticeTheme.WHIRLWIND, *asked("4C rather than 6S", **position | {"history": TURNING[-1:]}))


def test_a_scopa_of_the_next_seat_is_counted_only_of_an_opponent_who_still_plays():
    facts, best, move = asked("2S rather than RS", "2S RS 4C", unseen="2B 2C 2D RB RC RD")
    assert sweep_chance(facts, best) == sweep_chance(facts, move) > 0
    facts, best, move = asked("2S rather than RS", "2S RS", unseen="", counts=(0, 0, 0))
    assert sweep_chance(facts, best) == 0


def test_what_brings_more_at_once_is_dearer():
    facts, best, move = asked("7C=7B rather than 2S", "7C 2S", "7B 4B")
    assert is_no_dearer(facts, move, best)
    assert not is_no_dearer(facts, best, move)


@pytest.fixture(scope="module")
def shipped():
    return load(PROJECT / "assets" / "puzzles" / "puzzles.jsonl")


def test_a_puzzle_that_is_what_it_says_keeps_its_theme(shipped):
    puzzle = shipped[0]
    assert labelled(puzzle) is puzzle


def test_one_that_is_not_goes_to_a_theme_that_is_true_of_it(shipped):
    puzzle = next(puzzle for puzzle in shipped if puzzle.rules.players == 2)
    wrong = replace(puzzle, theme="echoes_partner")
    assert not is_labelled(wrong)
    put_right = labelled(wrong)
    assert is_labelled(put_right)
    assert theme_of(put_right.theme, put_right.part) is not PracticeTheme.ECHO


def test_one_that_shows_nothing_is_left_out(shipped, monkeypatch):
    monkeypatch.setattr(labelling, "shows", lambda *_asked: False)
    assert labelled(shipped[0]) is None
