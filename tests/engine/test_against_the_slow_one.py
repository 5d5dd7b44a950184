"""The engine and the slow, obvious implementation agree, whatever the rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.engine.cards import NAMES, names_of
from scopa_gui.engine.dealing import deal_from, dealer_scope, must_redeal, shuffled_pack
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import opening
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import counted_points, score
from tests.engine.worlds import NAMED, TABLES, option_sets, seeds, tables, taken_of
from tests.reference import slow, slow_count
from tests.tiers import examples

WIDEST_TRIED = 11
"""Tables with more cards are played on, but not every subset of them is tried."""


def check_smazzata(options, seed):
    rules, plain = Rules(**options), slow.full(options)
    rng = Random(seed)
    pack = shuffled_pack(rng)
    position = opening(rules, pack)
    twin = slow.Smazzata(plain, rules.sides, [NAMES[card] for card in pack])
    while not position.is_over:
        moves = position.legal_moves()
        if len(twin.table) <= WIDEST_TRIED:
            assert {(NAMES[move.card], taken_of(move)) for move in moves} == twin.moves()
            assert len(set(moves)) == len(moves)
        takes = [move for move in moves if move.taken]
        move = rng.choice(takes if takes and rng.random() < 0.5 else moves)
        twin.play(NAMES[move.card], taken_of(move))
        position = position.play(move)
        assert [set(names_of(hand)) for hand in position.hands] == [set(hand) for hand in twin.hands]
        assert set(names_of(position.table)) == set(twin.table)
        assert [set(names_of(pile)) for pile in position.piles] == [set(pile) for pile in twin.piles]
        assert list(position.scope) == twin.scope
        assert (position.last_taker, position.cappotto) == (twin.taker, twin.cappotto())
    assert not any(twin.hands) or twin.cappotto() is not None
    check_count(options, position.piles, position.scope)


def check_count(options, piles, scope):
    plain = slow.full(options)
    sheet = score(Rules(**options), piles, scope)
    expected = slow_count.count(plain, [names_of(pile) for pile in piles], list(scope))
    assert list(sheet.points) == expected["points"]
    assert counted_points(sheet.rules, piles, scope) == sheet.points
    assert sheet.cappotto == expected["cappotto"]
    for name, winner in expected["winners"].items():
        award = sheet.award(Category(name))
        assert (award.winner if award else None) == winner
    for name, points in expected["extra"].items():
        award = sheet.award(Category(name))
        assert (list(award.points) if award else [0] * len(piles)) == points


@given(option_sets(), tables())
@settings(max_examples=examples(400))
def test_a_card_may_take_the_same_sets(options, card_and_table):
    card, table = card_and_table
    found = Rules(**options).law.captures(card, table)
    assert {taken_of(Move(card, taken)) for taken in found} == slow.captures(
        slow.full(options), names_of(table), NAMES[card]
    )
    assert len(set(found)) == len(found)


@given(option_sets(), tables(most=6), st.booleans(), st.booleans())
@settings(max_examples=examples(200))
def test_clearing_the_table_scores_for_both_or_for_neither(options, card_and_table, is_last, lone):
    card, table = card_and_table
    if lone:
        table = table & -table
    rules = Rules(**options)
    for taken in rules.law.captures(card, table):
        if taken == table:
            expected = slow.is_scopa(slow.full(options), NAMES[card], taken_of(Move(card, taken)), [], is_last)
            assert is_scopa(rules, Move(card, taken), is_last_card=is_last) == expected


@given(option_sets(), seeds)
@settings(max_examples=60)
def test_a_whole_smazzata_under_any_rules_runs_the_same(options, seed):
    check_smazzata(options, seed)


@pytest.mark.parametrize("name", NAMED)
def test_a_whole_smazzata_of_every_named_game_runs_the_same(name):
    for seed in range(2):
        check_smazzata({**NAMED[name].as_dict(), "sides": NAMED[name].sides}, f"{name}/{seed}")


@pytest.mark.slow
@given(option_sets(), seeds)
@settings(max_examples=examples(1500))
def test_many_smazzate_under_any_rules_run_the_same(options, seed):
    check_smazzata(options, seed)


@st.composite
def shared_piles(draw):
    """Two to four piles of some or all cards, as lumpy as they come."""
    sides = draw(st.integers(2, 4))
    owners = draw(st.lists(st.sampled_from([*range(sides), *range(sides), -1]), min_size=40, max_size=40))
    whole_suit = draw(st.integers(-1, 3))
    if whole_suit >= 0:
        owner = draw(st.integers(0, sides - 1))
        owners[whole_suit * 10 : whole_suit * 10 + 10] = [owner] * draw(st.integers(3, 10)) + owners[:10]
        owners = owners[:40]
    piles = [0] * sides
    for card, owner in enumerate(owners):
        if owner >= 0:
            piles[owner] |= 1 << card
    return tuple(piles)


@given(option_sets(), shared_piles(), st.lists(st.integers(0, 5), min_size=4, max_size=4))
@settings(max_examples=examples(400))
def test_the_count_is_the_same(options, piles, scope):
    check_count(options, piles, scope[: len(piles)])


@given(
    st.sampled_from(["highest", "by_two", "ordered", "exceed"]),
    st.integers(5, 12),
    st.integers(2, 4).flatmap(
        lambda sides: st.tuples(
            st.lists(st.integers(0, 14), min_size=sides, max_size=sides),
            st.lists(st.lists(st.integers(0, 2), min_size=sides, max_size=sides), min_size=5, max_size=5),
        )
    ),
    st.booleans(),
)
@settings(max_examples=examples(600))
def test_the_match_ends_for_the_same_side(win, target, totals_and_rows, with_rows):
    totals, rows = totals_and_rows
    rows = rows if with_rows else []
    expected = slow_count.winner({"win": win, "target": target}, totals, None, rows)
    assert winner_of(Rules(win=win, target=target), totals, None, rows) == expected


@pytest.mark.parametrize("kind", TABLES)
def test_cards_are_dealt_to_the_same_seats(kind):
    for players in TABLES[kind]:
        rules = Rules(deal=kind, players=players)
        pack = shuffled_pack(Random(f"{kind}/{players}"))
        twin = slow.Smazzata(slow.full({"deal": kind, "players": players}), rules.sides, [NAMES[card] for card in pack])
        stock = pack
        while stock:
            hands, table, stock = deal_from(rules, stock)
            assert [set(names_of(hand)) for hand in hands] == [set(hand) for hand in twin.hands]
            assert set(names_of(table)) == set(twin.table)
            assert [NAMES[card] for card in stock] == twin.stock
            twin.table, twin.hands = [], [[] for _ in hands]
            if twin.stock:
                twin.deal()


@given(option_sets(), st.sampled_from([0, 1, 2, 3, 4]), st.booleans(), st.integers(0, 30), tables(most=4))
@settings(max_examples=examples(200))
def test_the_same_first_tables_are_thrown_in_or_swept(options, kings, aces, least, card_and_table):
    _, table = card_and_table
    options = {**options, "redeal_kings": kings, "asso_redeal": aces, "redeal_sum_max": least}
    rules = Rules(**options)
    assert must_redeal(rules, table) == slow.must_redeal(slow.full(options), names_of(table))
    bonus = {int(key): scope for key, scope in options.get("dealer_bonus", {}).items()}
    assert dealer_scope(rules, table) == bonus.get(slow.total(names_of(table)), 0)
