"""What may be told of a move: while a smazzata goes on nothing of the others' hands, afterwards everything."""

from random import Random

import pytest

from scopa_gui.ai.reasons import ONLY_MOVE
from scopa_gui.ai.seat.knowledge import facts_of, sweeping_cards
from scopa_gui.ai.tactics.cards_captured import CARTE, DENARI, SCOPA, SETTEBELLO_TAKEN, SEVENS, SIXES
from scopa_gui.ai.tactics.next_turns import NO_SCOPA
from scopa_gui.ai.tactics.pairing import HELD_TWICE
from scopa_gui.coach.review.move_explained import alternatives, explainer_of, open_reason, reason_of_move, shown_view
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.what_if import table_with_other_cards

GAMES = pytest.mark.parametrize(
    ("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa_dassi", 2), ("escoba", 2)]
)


def played(key, players, moves, seed="why"):
    rules = VARIANTS[key].rules_by_players[players]
    table, rng = Table.new(rules, seed, level_seats(rules, "carmela")), Random(seed)
    for _ in range(moves):
        if table.to_move is None:
            table.next_smazzata()
        table.play(table.to_move, rng.choice(table.view(table.to_move).legal_moves()))
    return table


@GAMES
def test_in_a_smazzata_that_goes_on_only_my_own_hand_is_told(key, players):
    table = played(key, players, 14)
    for number in range(table.moves_played):
        moment = table.moment(number)
        told = shown_view(table, moment)
        assert (told is None) is (moment.seat != 0)
        assert moment.view == table.fork(number).view(0)
        assert (moment.move, moment.smazzata, moment.place) == (table.record.moves[number], 1, number)
        if told is not None:
            assert told == moment.view


@GAMES
def test_what_is_told_of_a_hidden_move_is_the_same_however_the_hidden_cards_lie(key, players):
    """The property that matters: all that lies covered is dealt anew, and not a word changes."""
    for number in (4, 9, 15):
        table = played(key, players, number)
        other = table_with_other_cards(table, table.moves_played, Random(number))
        for move in range(table.moves_played):
            ours, theirs = table.moment(move), other.moment(move)
            if shown_view(table, ours) is None:
                assert shown_view(other, theirs) is None
                assert ours.view == theirs.view
                assert alternatives(ours) == alternatives(theirs)
                assert open_reason(ours.view, ours.move) == open_reason(theirs.view, theirs.move)


def test_once_the_smazzata_is_over_everything_is_told():
    table = played("scopa", 2, 36)
    assert table.to_move is None
    for number in range(36):
        moment = table.moment(number)
        told = shown_view(table, moment)
        assert told == moment.known
        assert told.hand >> moment.move.card & 1
        assert moment.move in told.legal_moves()
    table.next_smazzata()
    table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
    table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
    moments = [table.moment(number) for number in range(38)]
    told = [shown_view(table, moment) for moment in moments]
    assert all(view is not None for view in told[:36])
    assert [view is None for view in told[36:]] == [moment.seat != 0 for moment in moments[36:]]
    assert [moment.smazzata for moment in moments[35:]] == [1, 2, 2]


def test_where_nothing_is_hidden_everything_is_told_at_once():
    table = played("scopone_scientifico", 4, 9)
    assert all(shown_view(table, table.moment(number), all_open=True) is not None for number in range(9))


def test_a_person_is_explained_by_the_adviser_a_level_by_itself():
    table = played("scopa", 2, 0)
    assert [explainer_of(table.seats, seat) for seat in range(2)] == ["maestro", "carmela"]


@GAMES
def test_an_open_reason_is_true(key, players):
    seen = set()
    for seed in range(12):
        table = played(key, players, 28, f"true {seed}")
        for number in range(28):
            moment = table.moment(number)
            reason = open_reason(moment.view, moment.move)
            assert moment.move in alternatives(moment)
            if reason is None:
                assert moment.move.is_lay
                continue
            seen.add(reason.key)
            after = table.fork(number)
            scope = after.view().scope
            after.play(moment.seat, moment.move)
            if reason.key == SCOPA.name:
                assert sum(after.view().scope) == sum(scope) + 1
            elif reason.key == NO_SCOPA.name:
                view = after.view(after.to_move) if after.to_move is not None else None
                assert view is None or not any(
                    move.taken == view.table and sweeping_cards(view.rules, view.table) >> move.card & 1
                    for move in view.legal_moves()
                )
            elif reason.key == SEVENS.name:
                assert reason.args["cards"] & ~(moment.move.taken | 1 << moment.move.card) == 0
    assert len(seen) >= 4


@pytest.mark.rotating
@GAMES
def test_what_speaks_for_a_move_is_true_of_it(key, players):
    seen = set()
    for seed in range(6):
        table = played(key, players, 28, f"speaks {seed}")
        for number in range(28):
            moment = table.moment(number)
            view, move = moment.known, moment.move
            reason, others = reason_of_move(view, move), view.legal_moves()
            facts = facts_of(view)
            won = facts.outcome(move).gained
            if reason is None:
                assert not facts.outcome(move).is_scopa
                continue
            seen.add(reason.key)
            assert (reason.key == ONLY_MOVE) is (len(others) == 1)
            if won & 1 << 6 and len(others) > 1:
                assert reason.key in (SETTEBELLO_TAKEN.name, SCOPA.name), "however many others would take it, too"
            if reason.key in (SEVENS.name, SIXES.name, DENARI.name):
                assert reason.args["cards"]
                assert reason.args["cards"] & ~won == 0
            elif reason.key == CARTE.name:
                assert reason.args["count"] == won.bit_count() > 0
            elif reason.key == SCOPA.name:
                assert facts.outcome(move).is_scopa
            elif reason.key == HELD_TWICE.name:
                assert any(card % 10 == move.card % 10 for card in range(40) if facts.outcome(move).hand >> card & 1)
    assert len(seen) >= 5
