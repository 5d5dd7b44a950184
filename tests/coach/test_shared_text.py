"""Positions and puzzles as text: no hidden card is written, what is written is read back, nothing else is raised."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.coach.puzzles.position_question import Mirrored, exercise_of, question_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.shared_puzzle import SharedPuzzle
from scopa_gui.coach.puzzles.shared_text import puzzle_text, shared_in
from scopa_gui.coach.puzzles.symmetry import MIRRORS
from scopa_gui.engine.cards import SUIT_SETS, names_of
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from scopa_gui.game.notation.envelope import Fault, TextFault, checksum, sealed
from scopa_gui.game.notation.written_match import SharedDeal
from scopa_gui.game.notation.written_position import SharedPosition, position_text
from scopa_gui.game.stored_match import PlayedMatch
from tests.conftest import PROJECT
from tests.engine.worlds import NAMED, rules_values, seeds, whole_smazzata
from tests.game.sharing import resealed
from tests.game.test_shared_match import EXAMPLE
from tests.tiers import examples

POSITION = (
    "scopa 1 position rules: escoba 2 table: AC 3C FC CS moves: 5S=AC+CS AD CC 2S=AD+3C+CC CD 3B hand: 5C 7B FB "
    "totals: 3 5 seats: human maestro check: 284b9feb"
)
PUZZLE = (
    "scopa 1 puzzle rules: escoba 2 table: 2D AC 5B 2S moves: 7C=2D+AC+5B 6B RS 7S=6B+2S 4D 4S 7D=4D+4S FD RC CS "
    "6S=CS CD 6D=CD FS RD 5C=RD 6C 3C CC=6C 4C=3C+FS 3B 5S=RC 4B=FD+3B 3S hand: 3D 5D FB totals: 0 0 seats: - "
    "best: 5D=RS tempting: 3D theme: carte_race part: carte difficulty: 1 check: da30bed7"
)
"""Version 1 of the notation as it is for ever: never written anew."""


def fault_of(text):
    found = shared_in(text)
    assert isinstance(found, TextFault), found
    return found.kind


def test_the_example_of_a_position_means_what_it_always_meant():
    shared = shared_in(POSITION)
    assert isinstance(shared, SharedPosition)
    view = shared.view
    assert (view.totals, view.seated, view.counts, view.stock) == ((3, 5), ("human", "maestro"), (3, 3), 24)
    assert position_text(view) == POSITION


def test_the_example_of_a_puzzle_means_what_it_always_meant():
    shared = shared_in(PUZZLE)
    assert isinstance(shared, SharedPuzzle)
    assert (str(shared.answer), shared.tempting, shared.theme) == ("5D=RS", "3D", "carte_race")
    assert (shared.part, shared.difficulty, shared.key) == ("carte", 1, "shared/da30bed7")
    assert shared.text == puzzle_text(shared) == PUZZLE


def test_whatever_it_is_it_is_found():
    assert isinstance(shared_in(EXAMPLE), PlayedMatch)
    deal = "scopa 1 deal rules: scopa 2 napola=run target=2 deal: 9f3a0c2e77b1 seats: human maestro check: 8ef33a7b"
    assert isinstance(shared_in(deal), SharedDeal)
    assert fault_of(resealed(PUZZLE, "puzzle", "riddle")) is Fault.KIND


@pytest.mark.rotating
@pytest.mark.parametrize("name", NAMED)
def test_what_every_seat_knows_is_read_back_at_every_turn(name):
    for chance in range(3):
        for position, move in whole_smazzata(NAMED[name], chance):
            if move is not None:
                totals = tuple(range(position.rules.sides)) if position.rules.target > 9 else ()
                view = view_of(position, position.turn, totals)
                assert shared_in(position_text(view)).view == view


@given(rules_values(redeal_kings=0), seeds, st.integers(0, 39))
@settings(max_examples=examples(150), deadline=None, derandomize=True, database=None)
def test_under_any_rules_too(rules, seed, number):
    found = list(whole_smazzata(rules, seed))
    position, move = found[min(number, len(found) - 1)]
    view = view_of(position, position.turn)
    if move is None:
        with pytest.raises(ValueError, match="turn"):
            position_text(view)
    else:
        assert shared_in(position_text(view)).view == view


@pytest.mark.parametrize("name", ["scopa 2", "scopone 4", "scopa 6"])
def test_no_hidden_card_is_written(name):
    for position, move in whole_smazzata(NAMED[name], 3):
        if move is not None:
            view = view_of(position, position.turn)
            assert not {*re.findall("[A2-7FCR][DCBS]", position_text(view))} & {*names_of(view.unseen)}


def test_who_has_no_turn_shares_no_position():
    position, _move = next(whole_smazzata(Rules(), 1))
    with pytest.raises(ValueError, match="turn"):
        position_text(view_of(position, 1))


def test_every_puzzle_that_ships_is_read_back():
    puzzles = shipped()
    assert len(puzzles) > 100
    for puzzle in puzzles:
        shared = shared_in(puzzle_text(puzzle))
        assert shared.view() == puzzle.view()
        assert (shared.answer, shared.tempting, shared.theme) == (puzzle.answer, puzzle.tempting, puzzle.theme)
        assert (shared.part, shared.difficulty) == (puzzle.part, puzzle.difficulty)
    for mirror in MIRRORS:
        seen = Mirrored(puzzles[0], mirror)
        assert shared_in(puzzle_text(seen)).view() == seen.view()


def test_a_shared_puzzle_is_kept_as_an_exercise():
    shared = shared_in(PUZZLE)
    exercise = exercise_of(shared, 5.0)
    assert exercise.key == shared.key
    assert question_of(exercise) == shared
    for data in ({}, {"text": 5}, {"text": PUZZLE[:-1]}, {"text": POSITION}):
        assert question_of(replace(exercise, data=data)) is None


SPOILT = {
    "a card in two places": ("hand: 5C 7B FB", "hand: 5C 7B AD", Fault.CARDS),
    "a card too few": ("hand: 5C 7B FB", "hand: 5C 7B", Fault.PART),
    "a table too small": ("table: AC 3C FC CS", "table: AC 3C FC", Fault.PART),
    "a card played twice": ("CD 3B hand", "CD CD hand", Fault.CARDS),
    "a capture that is not there": ("5S=AC+CS", "5S=AC+FC", Fault.MOVE),
    "a move that is none": ("5S=AC+CS", "5S=", Fault.MOVE),
    "a move that takes itself": ("5S=AC+CS", "5S=5S", Fault.MOVE),
    "a total too many": ("totals: 3 5", "totals: 3 5 5", Fault.PART),
    "a match that is won": ("totals: 3 5", "totals: 3 25", Fault.PART),
    "a total below nothing": ("totals: 3 5", "totals: -3 5", Fault.PART),
    "a total that is huge": ("totals: 3 5", "totals: 99999 5", Fault.PART),
    "somebody unknown": ("human maestro", "human nobody", Fault.SEATS),
    "somebody too many": ("human maestro", "human maestro rosa", Fault.SEATS),
    "other parts": ("totals: 3 5", "sums: 3 5", Fault.PART),
}


@pytest.mark.parametrize("case", SPOILT)
def test_a_position_that_cannot_be_is_refused_by_its_name(case):
    old, new, fault = SPOILT[case]
    assert fault_of(resealed(POSITION, old, new)) is fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("best: 5D=RS", "best: 5D", Fault.MOVE),
        ("best: 5D=RS", "best: 3D", Fault.MOVE),
        ("tempting: 3D", "tempting: 7S", Fault.MOVE),
        ("difficulty: 1", "difficulty: 6", Fault.PART),
        ("theme: carte_race", "theme: a b", Fault.PART),
        ("difficulty: 1", "difficulty: 1 more: 2", Fault.PART),
    ],
)
def test_a_puzzle_that_is_none_is_refused(old, new, fault):
    assert fault_of(resealed(PUZZLE, old, new)) is fault


def test_a_theme_of_another_program_is_left_out():
    shared = shared_in(resealed(resealed(PUZZLE, "carte_race", "zugzwang"), "part: carte", "part: tempo"))
    assert (shared.theme, shared.part) == ("", "")


def all_coins(rules):
    """A smazzata that ends before its last card: one side lays what it can, the other takes coins, until it has all."""
    for seed in range(500):
        position = deal_smazzata(rules, Random(seed))
        while not position.is_over:
            sign = 1 if position.turn % 2 else -1
            position = position.play(
                max(position.legal_moves(), key=lambda move: sign * (move.taken & SUIT_SETS[0]).bit_count())
            )
        if position.cappotto is not None and position.hands[position.turn]:
            return position
    raise AssertionError("no such smazzata")


def test_nobody_has_a_turn_once_all_coins_are_taken():
    position = all_coins(NAMED["scopone_trentino 4"])
    over = view_of(position, position.turn)
    moves = [str(move) for _seat, move in over.history]
    parts = [("rules", ["scopone_trentino", "4"]), ("table", []), ("moves", moves), ("hand", names_of(over.hand))]
    text = sealed("position", [*parts, ("totals", ["0", "0"]), ("seats", [])])
    assert fault_of(text) is Fault.NO_TURN


def test_a_deal_that_is_thrown_in_is_no_position():
    text = resealed(POSITION, "rules: escoba 2", "rules: escoba 2 redeal_sum_max=30")
    assert fault_of(text) is Fault.PART


@pytest.mark.parametrize("text", [POSITION, PUZZLE, EXAMPLE])
def test_words_dropped_doubled_and_exchanged_under_a_right_sum_raise_nothing_else(text):
    words, rng = text.split()[3:-2], Random(7)
    odd = ["-", "x", "0", "99999999999", "7D", "\N{SNOWMAN}", ":", "check:", "1:", "rules:", "=", "7D=7D+7D"]
    refused = 0
    for _ in range(500):
        spoilt = list(words)
        place, other = rng.randrange(len(words)), rng.randrange(len(words))
        deed = rng.randrange(4)
        if deed == 0:
            del spoilt[place]
        elif deed == 1:
            spoilt.insert(place, spoilt[other])
        elif deed == 2:
            spoilt[place], spoilt[other] = spoilt[other], spoilt[place]
        else:
            spoilt[place] = rng.choice(odd)
        held = [*text.split()[:3], *spoilt]
        refused += isinstance(shared_in(" ".join((*held, "check:", checksum(held)))), TextFault)
    assert refused > 300


def test_the_text_that_the_page_on_the_notation_shows_is_one():
    page = (PROJECT / "scopa_gui" / "game" / "notation" / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^    (scopa 1 .*?)\n\n", page, re.MULTILINE | re.DOTALL)
    assert shared_in(shown) == shared_in(POSITION)
