"""A stored match is reviewed or continued, or the part of it that cannot be used is named; nothing is raised."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import scopa_gui
from scopa_gui.engine.match import new_match
from scopa_gui.game.stored_match import PlayedMatch, UnusablePart, match_to_review, table_to_continue
from scopa_gui.game.table import Table
from scopa_gui.store.rows import Stored
from tests.games import GAMES

RULES = GAMES["scopa 2"]
ODD = (
    None,
    True,
    0,
    11,
    1.5,
    "",
    "scopa",
    b"x",
    [],
    [0],
    ["human"],
    [[], {}],
    {},
    {"a": 1},
    {"capture": []},
    {"players": 4},
    {"target": "11"},
    {"dealer_bonus": 3},
    {"sides": None},
    {1: 2},
    ["human", None],
    ["human", ["rosa"]],
    ["human", "cassandra"],
    ["human"] * 5,
    ("human", "rosa"),
)


def stored(**changes):
    """A match of a few legal moves as it is in the archive, with these changes."""
    position, moves, random = new_match(RULES, "stored").deal(), [], Random(1)
    for _ in range(6):
        moves.append(random.choice(position.legal_moves()))
        position = position.play(moves[-1])
    row = Stored(1, 1.0, 2.0, RULES.as_dict(), "stored", ["human", "maestro"], {}, None, list(map(str, moves)))
    return replace(row, **changes)


SOUND = stored()


def test_a_sound_match_is_continued_after_its_last_move():
    table = table_to_continue(SOUND)
    assert isinstance(table, Table)
    assert (table.rules, table.seats, table.moves_played) == (RULES, ("human", "maestro"), 6)
    assert list(map(str, table.record.moves)) == SOUND.moves


def test_a_sound_match_is_reviewed_from_its_first_move():
    played = match_to_review(SOUND)
    assert isinstance(played, PlayedMatch)
    assert (played.record.rules, played.record.seed, played.seats) == (RULES, "stored", ("human", "maestro"))
    assert list(map(str, played.record.moves)) == SOUND.moves


SPOILT = {
    "an option that is none": ({"rules": {**SOUND.rules, "no_such_option": 1}}, UnusablePart.RULES),
    "a value that is none": ({"rules": {**SOUND.rules, "target": "many"}}, UnusablePart.RULES),
    "rules for more players": ({"rules": {**SOUND.rules, "players": 3}}, UnusablePart.SEATS),
    "a seat too few": ({"seats": ["human"]}, UnusablePart.SEATS),
    "a seat too many": ({"seats": ["human", "maestro", "gennaro"]}, UnusablePart.SEATS),
    "a seat that is no text": ({"seats": ["human", ["maestro"]]}, UnusablePart.SEATS),
    "a seed that is no text": ({"seed": 7}, UnusablePart.SEED),
    "another seed": ({"seed": "another"}, UnusablePart.MOVES),
    "a move that is none": ({"moves": ["nonsense", *SOUND.moves[1:]]}, UnusablePart.MOVES),
    "a move that is no text": ({"moves": [None, *SOUND.moves[1:]]}, UnusablePart.MOVES),
    "a move too few": ({"moves": SOUND.moves[1:]}, UnusablePart.MOVES),
    "moves twice": ({"moves": SOUND.moves + SOUND.moves}, UnusablePart.MOVES),
    "rules, seats, seed and moves": ({"rules": 1, "seats": 2, "seed": 3, "moves": [4]}, UnusablePart.RULES),
    "seats, seed and moves": ({"seats": 2, "seed": 3, "moves": [4]}, UnusablePart.SEATS),
    "seed and moves": ({"seed": 3, "moves": [4]}, UnusablePart.SEED),
}


@pytest.mark.parametrize("read", [match_to_review, table_to_continue])
@pytest.mark.parametrize("case", SPOILT)
def test_the_first_part_that_is_unusable_is_named(case, read):
    changes, part = SPOILT[case]
    assert read(stored(**changes)) is part


@pytest.mark.parametrize("seats", [["human", "cassandra"], ["rosa", "human"], ["rosa", "maestro"], ["human_", "rosa"]])
def test_a_match_of_players_unknown_here_is_reviewed_but_not_continued(seats):
    assert table_to_continue(stored(seats=seats, moves=["nonsense"])) is UnusablePart.SEATS
    assert table_to_continue(stored(seats=seats)) is UnusablePart.SEATS
    assert isinstance(match_to_review(stored(seats=seats)), PlayedMatch)


def test_a_match_without_a_move_is_continued_but_not_reviewed():
    assert isinstance(table_to_continue(stored(moves=[])), Table)
    assert match_to_review(stored(moves=[])) is UnusablePart.MOVES


@pytest.mark.parametrize("field", ["rules", "seats", "seed"])
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_an_odd_value_gives_the_table_or_names_its_part(field, odd):
    table = table_to_continue(stored(moves=[], **{field: odd}))
    if isinstance(table, Table):
        assert table.rules.players == len(table.seats)
    else:
        assert table in {UnusablePart(field), UnusablePart.SEATS}


@pytest.mark.parametrize("read", [match_to_review, table_to_continue])
@pytest.mark.parametrize("odd", [*ODD, "7D", "7D=", "7D=7D", "AB+AB"], ids=repr)
def test_an_odd_move_is_the_fault_of_the_moves(read, odd):
    assert read(stored(moves=[odd, odd])) is UnusablePart.MOVES


def test_no_other_file_makes_a_record_of_stored_values():
    both = (r"\bRecord\(", r"\brules_from\(")
    program = Path(scopa_gui.__file__).parent
    found = [
        str(path.relative_to(program))
        for path in program.rglob("*.py")
        if all(re.search(called, path.read_text("utf-8")) for called in both)
    ]
    assert found == ["game/stored_match.py"]
