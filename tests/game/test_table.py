"""A table plays whole matches, tells what happened in table seats, and comes back to the same point from its record."""

from random import Random

import pytest

from scopa_gui.engine.cards import DECK
from scopa_gui.engine.events import Captured, Dealt, Laid, MatchWon, Scopa, SmazzataScored
from scopa_gui.engine.moves import IllegalMove, IllegalReason, Move
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import HUMAN, Table, level_seats

GAMES = [(key, players) for key, variant in VARIANTS.items() for players in variant.players]


def play_out(table: Table, rng: Random) -> list[object]:
    """Play random legal moves to the end of the match and return every event."""
    told: list[object] = list(table.opening_events())
    while table.winner is None:
        seat = table.to_move
        if seat is None:
            told += table.next_smazzata()
            continue
        told += table.play(seat, rng.choice(table.view(seat).legal_moves()))
    return told


def table_of(key: str, players: int, seed: str = "seed") -> Table:
    rules = VARIANTS[key].rules_by_players[players]
    return Table.new(rules, seed, level_seats(rules, "easy"))


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_a_match_of_every_game_ends_with_a_winner(key: str, players: int) -> None:
    table = table_of(key, players)
    told = play_out(table, Random(1))
    won = [event for event in told if isinstance(event, MatchWon)]
    assert len(won) == 1
    assert won[0].side == table.winner
    sheets = [event.sheet for event in told if isinstance(event, SmazzataScored)]
    assert tuple(map(sum, zip(*(sheet.points for sheet in sheets), strict=True))) == won[0].totals == table.totals
    played = [event for event in told if isinstance(event, Laid | Captured)]
    assert len(played) == table.moves_played


@pytest.mark.parametrize(
    ("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone", 4), ("scopa_dassi", 4), ("scopa", 6)]
)
def test_a_record_brings_back_the_same_table_at_every_point(key: str, players: int) -> None:
    table, rng = table_of(key, players), Random(2)
    for _ in range(120):
        seat = table.to_move
        if seat is None:
            if table.winner is not None:
                break
            table.next_smazzata()
            continue
        table.play(seat, rng.choice(table.view(seat).legal_moves()))
        again = Table(table.record, table.seats)
        assert [again.view(seat) for seat in range(players)] == [table.view(seat) for seat in range(players)]
        assert (again.to_move, again.totals, again.match.dealer) == (table.to_move, table.totals, table.match.dealer)


def test_events_name_the_seat_whose_turn_it_was() -> None:
    table, rng = table_of("scopone", 4), Random(3)
    while (seat := table.to_move) is not None:
        for event in table.play(seat, rng.choice(table.view(seat).legal_moves())):
            if isinstance(event, Laid | Captured | Scopa):
                assert event.seat == seat


def test_dealing_starts_at_the_dealer_s_right() -> None:
    table = table_of("scopa", 3)
    dealt = table.opening_events()[0]
    assert isinstance(dealt, Dealt)
    assert dealt.leader == (table.match.dealer + 1) % 3 == table.to_move


def test_a_view_shows_its_own_seat_first() -> None:
    table, rng = table_of("scopa", 4), Random(4)
    for _ in range(7):
        seat = table.to_move
        assert seat is not None
        table.play(seat, rng.choice(table.view(seat).legal_moves()))
    hands = [table.view(seat).hand for seat in range(4)]
    for seat in range(4):
        view = table.view(seat)
        assert list(view.counts) == [hands[(seat + other) % 4].bit_count() for other in range(4)]
        assert (view.dealer + seat) % 4 == table.match.dealer
        assert view.seated == (*table.seats[seat:], *table.seats[:seat])
        seen = view.hand | view.table | view.piles[0] | view.piles[1]
        assert view.unseen == DECK & ~seen


def test_a_move_out_of_turn_or_against_the_rules_changes_nothing() -> None:
    table = table_of("scopa", 2)
    seat = table.to_move
    assert seat is not None
    before = table.record, table.view(0), table.view(1)
    with pytest.raises(IllegalMove) as refused:
        table.play(1 - seat, Move(0))
    assert refused.value.reason is IllegalReason.NOT_YOUR_TURN
    stranger = next(card for card in range(40) if not table.view(seat).hand >> card & 1)
    with pytest.raises(IllegalMove) as refused:
        table.play(seat, Move(stranger))
    assert refused.value.reason is IllegalReason.NOT_IN_HAND
    assert (table.record, table.view(0), table.view(1)) == before


def test_no_new_smazzata_before_the_old_one_is_over_or_after_the_match() -> None:
    table = table_of("scopa", 2)
    with pytest.raises(ValueError, match="not over"):
        table.next_smazzata()
    play_out(table, Random(5))
    with pytest.raises(ValueError, match="match is over"):
        table.next_smazzata()


def test_the_partner_is_chosen_apart() -> None:
    rules = VARIANTS["scopone"].rules
    assert level_seats(rules, "easy", "hard") == (HUMAN, "easy", "hard", "easy")
    assert level_seats(VARIANTS["scopa"].rules_by_players[3], "easy", "hard") == (HUMAN, "easy", "easy")


def test_going_back_is_the_table_as_it_was() -> None:
    table = table_of("scopone_scientifico", 4)
    seen = []
    for _ in range(2):
        if table.to_move is None:
            table.next_smazzata()
        while table.to_move is not None:
            seen.append((table.smazzata, table.to_move, table.view(), table.record))
            table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
    for number in reversed(range(len(seen))):
        smazzata, seat, view, record = seen[number]
        if smazzata != table.smazzata:
            with pytest.raises(ValueError, match="does not belong"):
                table.back_to(number)
            break
        table.back_to(number)
        assert (table.smazzata, table.to_move, table.view(), table.record) == (smazzata, seat, view, record)
    with pytest.raises(ValueError, match="does not belong"):
        table.back_to(len(seen))
