"""Several people at one computer: who is a person, and a table that is seen from each of them in turn."""

import re
from random import Random

import pytest

from scopa_gui.engine.moves import IllegalMove
from scopa_gui.game.persons import (
    HUMAN,
    LONGEST,
    are_several,
    are_watched,
    is_person,
    person_name,
    person_named,
    with_one_person,
    without_name,
)
from scopa_gui.game.stored_match import can_play
from scopa_gui.game.table import Table
from tests.games import GAMES

ANNA, LUCA = person_named("Anna"), person_named("Luca")


def test_people_are_told_from_players_of_the_computer():
    no_people = ("rosa", "human_", "human_1", "human_zz", "humans", "", f"human_{'a' * 34}")
    assert [is_person(seat) for seat in (HUMAN, ANNA, *no_people)] == [True, True] + [False] * len(no_people)
    assert [person_name(seat) for seat in (HUMAN, ANNA, "rosa")] == ["", "Anna", ""]
    assert without_name(ANNA) == HUMAN
    assert without_name("rosa") == "rosa"
    assert are_several((ANNA, "rosa", LUCA, "rosa"))
    assert not are_several((HUMAN, "rosa"))
    assert with_one_person((ANNA, "rosa", LUCA, "maestro"), "don_ciro") == (HUMAN, "rosa", "don_ciro", "maestro")


@pytest.mark.parametrize(
    "name", ["Anna", "Nonna Pina", "Jos\u00e9 \u00c7elik", "\u5c71\u7530", "x", "\U0001f3b4", "W" * 40]
)
def test_a_seat_with_any_name_is_one_that_the_archive_takes(name):
    seat = person_named(name)
    assert re.fullmatch(r"[a-z0-9_]{1,40}", seat)
    assert name.startswith(person_name(seat))
    assert len(person_name(seat).encode()) > LONGEST - 4 or person_name(seat) == name
    assert person_named("") == person_named("  ") == HUMAN


def test_who_may_sit_where():
    rules = GAMES["scopa 3"]
    assert can_play([ANNA, LUCA, "rosa"], rules)
    for bad in (["rosa", ANNA, LUCA], [ANNA, "cassandra", LUCA], [ANNA, "human_", LUCA], [ANNA, 3, LUCA], [ANNA, LUCA]):
        assert not can_play(bad, rules)


def test_where_it_may_be_watched_nobody_but_the_computer_may_sit_there():
    rules = GAMES["scopa 3"]
    nobody = ["rosa", "maestro", "rosa"]
    assert are_watched(nobody)
    assert not are_watched([HUMAN, "rosa"])
    assert can_play(nobody, rules, watched=True)
    assert can_play([HUMAN, "rosa", "rosa"], rules, watched=True)
    for bad, watched in ((nobody, False), (["rosa", HUMAN, "rosa"], True), (["rosa", "cassandra", "rosa"], True)):
        assert not can_play(bad, rules, watched=watched)
    assert with_one_person(nobody, "rosa") == (HUMAN, "maestro", "rosa"), "who goes on from there sits at the front"


@pytest.mark.rotating
@pytest.mark.parametrize("game", ["scopa 2", "scopa 3", "scopone_scientifico 4", "scopa 6", "escoba 2"])
def test_a_table_that_turns_is_the_same_match_from_every_seat(game):
    """Played beside one that never turns: the same cards, turns and counts, only counted from another seat."""
    rules, rng = GAMES[game], Random(f"turning {game}")
    players, sides = rules.players, rules.sides
    seats = tuple(person_named(str(seat)) for seat in range(players))
    still, turning = Table.new(rules, "7", seats), Table.new(rules, "7", seats)
    for _smazzata in range(3):
        while still.to_move is not None:
            turning.turn_to(rng.randrange(players))
            by = turning.facing
            assert turning.seats == seats[by:] + seats[:by]
            assert turning.to_move == (still.to_move - by) % players
            assert turning.match.dealer == (still.match.dealer - by) % players
            assert turning.totals == tuple(still.totals[(side + by) % sides] for side in range(sides))
            for seat in range(players):
                assert turning.view(seat) == still.view((seat + by) % players)
            move = rng.choice(still.view(still.to_move).legal_moves())
            with pytest.raises(IllegalMove):
                turning.play((turning.to_move + 1) % players, move)
            told, again = still.play(still.to_move, move), turning.play(turning.to_move, move)
            assert len(told) == len(again)
            assert turning.record == still.record
            number = rng.randrange(still.moves_played)
            assert turning.fork(number).view() == still.fork(number).view(by)
            assert turning.moment(number).seat == (still.moment(number).seat - by) % players
        assert turning.next_person is turning.to_move is None
        assert turning.sheet.points == tuple(still.sheet.points[(side + by) % sides] for side in range(sides))
        turning.turn_back()
        assert (turning.facing, turning.seats, turning.match) == (0, seats, still.match)
        assert (turning.sheet, turning.totals, turning.winner) == (still.sheet, still.totals, still.winner)
        if still.winner is not None:
            break
        still.next_smazzata()
        turning.next_smazzata()


def test_the_next_person_is_looked_for_past_the_computers():
    rules = GAMES["scopone_scientifico 4"]
    table, rng = Table.new(rules, "7", (ANNA, "rosa", LUCA, "rosa")), Random(1)
    seen = []
    while table.to_move is not None:
        seen.append((table.to_move, table.next_person))
        table.play(table.to_move, rng.choice(table.view(table.to_move).legal_moves()))
    assert set(seen) == {(0, 0), (1, 2), (2, 2), (3, 0)}
