"""What a seat knew is the view that its player was given; a hand that must stay covered is not in it."""

import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.levels import LEVELS, memory_of
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.styles import PLAYERS
from scopa_gui.coach.review.seat_knowledge import knowledge_at
from scopa_gui.engine.cards import DECK, bit, cards_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.persons import HUMAN, person_named
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinking import think
from tests.conftest import PROJECT

GAMES = [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6)]


def played(key, players, level="rosa", moves=None, asked=None):
    """A table after so many moves of its first smazzata, or all; ``asked`` takes the views that were given."""
    rules = VARIANTS[key].rules_by_players[players]
    table, chance = Table.new(rules, "known", level_seats(rules, level)), Random(7)
    while table.to_move is not None and (moves is None or table.moves_played < moves):
        view = table.view(table.to_move)
        if asked is not None:
            asked.append(view)
        move = chance.choice(view.legal_moves())
        table.play(table.to_move, move)
    return table


def swapped(table, view, chance):
    """The same match with two cards exchanged that this view does not show."""
    other = table.fork(table.moves_played)
    first, second = chance.sample(cards_of(view.unseen), 2)
    other.deal_again({first: second, second: first})
    return other


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_it_is_the_view_that_was_given_when_the_card_was_chosen(key, players):
    asked = []
    table = played(key, players, asked=asked)
    for number, view in enumerate(asked):
        known = knowledge_at(table, number)
        assert (known.view, known.hand, known.is_covered) == (view, view.hand, False)
        assert known.hand & bit(table.record.moves[number].card)
        assert known.unseen == view.unseen.bit_count()


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_while_a_smazzata_goes_on_the_others_hands_are_in_nothing_that_is_told(key, players):
    table, chance = played(key, players, moves=players * 3 - 1), Random(3)
    numbers = [number for number in range(table.moves_played) if table.moment(number).seat]
    for _ in range(20):
        other = swapped(table, table.view(), chance)
        assert [knowledge_at(other, number) for number in numbers] == [
            knowledge_at(table, number) for number in numbers
        ]
    for number in numbers:
        known, moment = knowledge_at(table, number), table.moment(number)
        assert known.is_covered
        assert not known.hand
        assert known.unseen == moment.known.unseen.bit_count(), "how many it had not seen is open to all"
        assert (known.piles, known.totals) == (
            tuple(moment.seen_by(side).piles[0] for side in range(table.rules.sides)),
            tuple(moment.seen_by(side).totals[0] for side in range(table.rules.sides)),
        )


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_in_the_open_it_hangs_on_the_own_view_alone(key, players):
    table, chance = played(key, players, moves=players * 3 - 1), Random(5)
    for seat in range(players):
        last = max(number for number in range(table.moves_played) if table.moment(number).seat == seat)
        now = table.fork(last)
        for _ in range(10):
            other = swapped(now, now.view(seat), chance)
            move = table.record.moves[last]
            for each in (now, other):
                assert each.to_move == seat
            before, after = (knowledge_of_next(each, move) for each in (now, other))
            assert before == after
            assert before.hand == now.view(seat).hand


def knowledge_of_next(table, move):
    """What is known in the open of who plays next."""
    forked = table.fork(table.moves_played)
    forked.play(forked.to_move, move)
    return knowledge_at(forked, table.moves_played, all_open=True)


@pytest.mark.parametrize("level", LEVELS)
def test_what_was_forgotten_is_what_the_player_reckoned_with_as_if_it_could_come(level):
    table, memory = played("scopone_scientifico", 4, level), memory_of(level)
    for number in range(table.moves_played):
        known = knowledge_at(table, number)
        if known.seat == 0:
            assert not known.forgotten
            continue
        everything = lately = 0
        for pile in known.piles:
            everything |= pile
        for place, later in enumerate(known.history):
            if memory is None or place >= len(known.history) - memory:
                lately |= later.move.taken | bit(later.move.card) if later.move.taken else 0
        assert known.forgotten == everything & ~lately
        facts = facts_of(known.view, memory)
        assert facts.unseen == DECK & ~(known.hand | known.view.table | (everything & ~known.forgotten))


def test_every_level_says_how_far_back_it_remembers():
    assert {level: memory_of(level) for level in LEVELS} == {
        "pierino": 0,
        "carmela": 3,
        "gennaro": 6,
        "rosa": 12,
        "don_ciro": None,
        "professoressa": None,
        "maestro": None,
    }
    assert all(memory_of(key) == player.memory for key, player in PLAYERS.items())


def test_the_child_plays_alike_whatever_was_taken():
    """Its memory of nothing is true: other piles, the same choice."""
    table = played("scopa", 2, "pierino", moves=25)
    seat = table.to_move
    view = table.view(seat)
    swept = replace(view, piles=(view.piles[0] | view.piles[1], 0), history=view.history[-1:])
    assert [think(view, "pierino", None, str(seed)) for seed in range(30)] == [
        think(swept, "pierino", None, str(seed)) for seed in range(30)
    ]


def test_people_forget_nothing_that_the_program_would_know_of():
    rules = VARIANTS["scopa"].rules_by_players[2]
    table = Table.new(rules, "two", (HUMAN, person_named("Ada")))
    for _ in range(6):
        table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
    assert all(knowledge_at(table, number).memory is None for number in range(6))
    assert {knowledge_at(table, number).is_covered for number in range(6) if table.moment(number).seat} == {True}


def test_the_windows_process_loads_no_numpy_for_it_nor_for_the_deals():
    code = (
        "import sys\n"
        "from scopa_gui.ai.levels import LEVELS, memory_of\n"
        "import scopa_gui.coach.fair_deals.deal_record\n"
        "import scopa_gui.coach.review.seat_knowledge\n"
        "assert [memory_of(level) for level in LEVELS]\n"
        "assert not {'numpy', 'scopa_gui.ai.search.search'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
