"""A smazzata's result is luck and skill, to the last point; what the cards were worth is measured apart from play."""

from dataclasses import replace

import pytest

from scopa_gui.ai.batch.cardsets import columns_set, place_of
from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.coach.review.luck import lost_by, split_of
from scopa_gui.coach.review.open_card_value import columns_of, punished, worth
from scopa_gui.coach.review.replay import smazzate_of
from scopa_gui.game.moment import moments_of
from tests.coach import quickly
from tests.coach.test_replay import match_played

GAMES = (("scopa", 2), pytest.param(("scopone_scientifico", 4), marks=pytest.mark.whole), ("scopa", 3))


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]} {game[1]}")
def studied(request):
    """A smazzata, and what a review found of its moves."""
    table, _ = match_played(*request.param, "luck", smazzate=1)
    smazzata = smazzate_of(table.record)[0]
    return table, smazzata, quickly.studied(table.record, smazzata.judged)


def test_the_parts_add_up_to_the_result(studied):
    table, smazzata, found = studied
    seats = {moment.number: moment.seat for moment in smazzata.moments}
    verdicts = [(seats[number], seen.verdict) for number, seen in found.items()]
    deals = [seen.deal_worth for seen in found.values() if seen.deal_worth is not None]
    assert len(deals) == 1
    result = smazzata.sheet.margin(0)
    split = split_of(result, deals[0], table.rules, verdicts)
    assert result == table.sheet.points[0] - max(table.sheet.points[1:])
    assert split.luck + split.skill == pytest.approx(result)
    assert split.mine == pytest.approx(-sum(lost_by(verdict) for seat, verdict in verdicts if seat == 0))
    assert (split.partner == 0) == (table.rules.players <= table.rules.sides)
    assert (split.theirs == 0) == (table.rules.sides > 2)


def test_what_was_lost_is_split_by_who_lost_it(studied):
    table, _, found = studied
    bad = replace(next(iter(found.values())).verdict, grade=Grade.MISTAKE, lost=0.5)
    equal = replace(bad, grade=Grade.BEST, lost=0.4)
    split = split_of(1, 0.25, table.rules, [(0, bad), (1, bad), (1, bad), (0, equal)])
    theirs = 1.0 if table.rules.sides == 2 else 0.0
    assert (split.mine, split.partner, split.theirs) == (-0.5, 0.0, theirs)
    assert split.luck == pytest.approx(1 + 0.5 - theirs)


def test_the_true_cards_are_played_on_with(studied):
    table, smazzata, _ = studied
    columns = columns_of(moments_of(table.record)[0].position, 2)
    for moment in smazzata.moments:
        columns.make([(place_of(moment.move.card), columns_set(moment.move.taken))])
    leader, sides = table.match.leader, table.rules.sides
    assert [list(points) for points in columns.count()] == [
        [table.sheet.points[(side + leader) % sides]] * 2 for side in range(sides)
    ]


def test_what_a_deal_is_worth_is_worth_as_much_to_me_as_it_costs_the_others():
    start = moments_of(match_played("scopa", 2, "worth", smazzate=1)[0].record)[0]
    deal = start.match, start.position
    assert worth(*deal, 0) == pytest.approx(-worth(*deal, 1))
    assert abs(worth(*deal, 0, 4000) - worth(*deal, 0)) < 0.3


def test_the_worth_of_a_smazzata_that_is_over_is_its_result(studied):
    table, smazzata, _ = studied
    last = moments_of(table.record)[-1]
    assert worth(last.match, last.after, 0) == smazzata.sheet.margin(0)


def test_only_what_really_came_of_a_move_punishes_it(studied):
    table, _smazzata, found = studied
    moments = moments_of(table.record)
    assert all(seen.punished >= 0 for seen in found.values())
    assert all(seen.punished == 0 for seen in found.values() if seen.verdict.grade is Grade.BEST)
    for number, seen in found.items():
        if seen.verdict.grade > Grade.BEST:
            assert seen.punished == punished(moments, number, seen.verdict.best)


def test_who_is_swept_is_punished_and_who_is_spared_is_not():
    record = match_played("scopa", 2, "swept", smazzate=1)[0].record
    number, (bad, sweep, other), safe = next(_sweeps(record))
    swept, spared = (_punished_after(record, number, (bad, reply), safe) for reply in (sweep, other))
    assert swept > 0.7
    assert spared < swept - 0.7


def _sweeps(record):
    """Moves in whose place one leaves a scopa and another none: number, the bad one by kind of reply, the safe one."""
    for number, moment in enumerate(moments_of(record)):
        kinds = {}
        for move in moment.position.legal_moves() if moment.position.stock else ():
            after = moment.position.play(move)
            kinds[move] = {sum(after.play(reply).scope) > sum(after.scope): reply for reply in after.legal_moves()}
        bad = next((move for move, kind in kinds.items() if len(kind) == 2), None)
        safe = next((move for move, kind in kinds.items() if True not in kind), None)
        if bad is not None and safe is not None:
            yield number, (bad, kinds[bad][True], kinds[bad][False]), safe


def _punished_after(record, number, played, best):
    moves = (*record.moves[:number], *played)
    return punished(moments_of(replace(record, moves=moves)), number, best)


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_trentino", 4)])
def test_no_more_is_said_to_be_gone_than_the_replies_took(key, players):
    """A scopa is a point, the settebello another; what might have come of it is not counted."""
    record = match_played(key, players, "took", smazzate=1)[0].record
    moments, seen = moments_of(record), 0
    for number, moment in enumerate(moments[:-1]):
        if (
            seen == 8
            or moment.position.turn % moment.position.rules.sides
            == moments[number + 1].position.turn % moment.position.rules.sides
        ):
            break
        move, reply = record.moves[number], record.moves[number + 1]
        best = moment.position.legal_moves()[0]
        if best == move or players == 4:
            best = moment.position.legal_moves()[-1]
        found = punished(moments, number, best)
        swept = sum(moments[number + 1].position.play(reply).scope) - sum(moments[number + 1].position.scope)
        assert found <= swept + 4
        if not reply.taken and not swept:
            assert found == 0
        seen += 1
    assert seen == 8
