"""Supposed cards: what was seen stays, what was not is dealt anew, and the true match knows nothing of it."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine.cards import DECK, mask_of
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.moment import moments_of
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.what_if import table_of, table_with_other_cards
from tests.games import GAMES


def table_after(key: str, players: int, moves: int) -> Table:
    rules = VARIANTS[key].rules_by_players[players]
    table = Table.new(rules, f"suppose {moves}", level_seats(rules, "carmela"))
    rng = Random(moves)
    for _ in range(moves):
        if table.to_move is None:
            table.next_smazzata()
        assert table.to_move is not None
        table.play(table.to_move, rng.choice(table.view(table.to_move).legal_moves()))
    return table


def all_cards(table: Table) -> list[int]:
    piles = table.view().piles
    return [
        *(table.view(seat).hand for seat in range(table.rules.players)),
        table.view().table,
        *piles,
        mask_of(table.stock),
    ]


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6), ("escoba", 2)]
)
@pytest.mark.parametrize("moves", [1, 9, 17, 30, 38])
def test_all_that_was_seen_stays_and_the_rest_is_dealt_anew(key: str, players: int, moves: int) -> None:
    table = table_after(key, players, moves)
    if table.to_move is None:
        return
    before, view = table.record, table.view()
    first = table.moves_played - len(table.history)
    others = set()
    for number in range(first, table.moves_played + 1):
        again = table_with_other_cards(table, number, Random(number))
        cards = all_cards(again)
        assert sum(cards) == sum(1 << card for card in range(40)) == DECK
        assert again.moves_played == number
        for _seat, move in table.history[number - first :]:
            assert again.to_move is not None
            again.play(again.to_move, move)
        assert again.view() == view
        others.add(tuple(all_cards(again)))
    if view.unseen.bit_count() > 8 and len(table.history) > 4:
        assert len(others) > 1
    assert (table.record, table.view()) == (before, view)


def test_it_tells_nothing_of_the_true_cards() -> None:
    """With the same view, other true cards give the same supposed ones no more often than chance: no hand leaks."""
    table = table_after("scopa", 2, 5)
    true = table.view(1).hand
    alike = sum(
        table_with_other_cards(table, table.moves_played, Random(seed)).view(1).hand == true for seed in range(60)
    )
    assert alike < 20


def test_a_fork_of_an_earlier_smazzata_is_the_table_as_it_was() -> None:
    table = table_after("scopa", 2, 50)
    seen = Table.new(table.rules, table.record.seed, table.seats)
    for number, move in enumerate(table.record.moves):
        if seen.to_move is None:
            seen.next_smazzata()
        again = table.fork(number)
        assert (again.smazzata, again.to_move, again.view(1), again.record) == (
            seen.smazzata,
            seen.to_move,
            seen.view(1),
            seen.record,
        )
        assert seen.to_move is not None
        seen.play(seen.to_move, move)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_a_told_moment_is_as_it_was_told_and_goes_on_to_its_count(game: str) -> None:
    key, _, players = game.partition(" ")
    table = table_after(key, int(players), 7)
    for setup in (setup_seen(table.view()), setup_seen(table.view()).without_past()):
        again = table_of(setup, table.seats, "told")
        assert replace(again.view(), history=(), first_table=0) == replace(table.view(), history=(), first_table=0)
        assert again.history == (table.history if setup.history else ())
        assert (again.to_move, again.match.dealer, again.totals) == (table.to_move, table.match.dealer, table.totals)
        hands = {table_of(setup, table.seats, f"told {number}").view(1).hand for number in range(4)}
        assert len(hands) > 1
        number, rng = again.moves_played, Random(0)
        while again.to_move is not None:
            again.play(again.to_move, rng.choice(again.view(again.to_move).legal_moves()))
        assert again.sheet is not None
        again.back_to(number)
        assert again.to_move == table.to_move
        assert again.fork(number).view() == again.view()


def test_a_moment_of_a_smazzata_that_is_over_is_told_with_all_its_cards() -> None:
    table = table_after("scopa", 3, 50)
    for moment in moments_of(table.record, table.seats)[::7]:
        setup = moment.setup()
        assert setup.view(0) == moment.view
        assert setup.view() == moment.known
        assert setup.position(Random(0)) == moment.position
