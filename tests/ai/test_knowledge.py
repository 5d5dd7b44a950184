"""Facts from a view: what may be held, with what chance, and what follows from a scopa that was not made."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai.seat.knowledge import any_of, expected_best, facts_of, none_of, sweeping_cards
from scopa_gui.engine.cards import RANK_SETS, card_named, cards_of, mask_of, names_of
from scopa_gui.engine.dealing import deal_starts
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

GAMES = [rules for variant in VARIANTS.values() for rules in variant.rules_by_players.values()]


def cards(text):
    return mask_of(card_named(name) for name in text.split())


@given(pool=st.integers(1, 9), wanted=st.integers(0, 9), drawn=st.integers(0, 9))
def test_the_chance_of_a_hand_without_any_of_some_cards_is_the_share_of_such_hands(pool, wanted, drawn):
    wanted, drawn = min(wanted, pool), min(drawn, pool)
    hands = list(combinations(range(pool), drawn))
    without = sum(all(card >= wanted for card in hand) for hand in hands)
    assert none_of(pool, wanted, drawn) == pytest.approx(without / len(hands))
    assert any_of(pool, wanted, drawn) == pytest.approx(1 - without / len(hands))


@given(worths=st.lists(st.floats(0.01, 5), max_size=5), others=st.integers(1, 4), drawn=st.integers(1, 5))
def test_the_expected_best_card_is_the_mean_over_all_hands(worths, others, drawn):
    pool = worths + [0.0] * others
    drawn = min(drawn, len(pool))
    hands = list(combinations(pool, drawn))
    assert expected_best(worths, len(pool), drawn) == pytest.approx(sum(map(max, hands)) / len(hands))


def test_a_seat_that_could_have_made_a_scopa_and_did_not_does_not_hold_the_card(view):
    # First table 3C 4B: a seven sweeps. Seat 2 laid a king instead.
    rules = Rules(players=4, deal="scopone9")
    seen = view(
        "6C 6D 6B",
        "3C 4B RS FC CC",
        rules=rules,
        first_table="3C 4B FC CC",
        unseen="7D 7B 7C RB RC RD 5C 5D 5B",
        counts=(3, 3, 3),
        history=((2, "RS"),),
    )
    assert facts_of(seen).excluded[2] == 0  # the table totalled more than ten
    seen = view(
        "6C 6D 6B",
        "3C 4B RS",
        rules=rules,
        first_table="3C 4B",
        unseen="7D 7B 7C RB RC RD 5C 5D 5B",
        counts=(3, 3, 3),
        history=((2, "RS"), (3, "FC")),
        theirs="FC",
    )
    facts = facts_of(seen)
    assert facts.excluded[2] & RANK_SETS[7] == RANK_SETS[7]
    assert facts.chance_holds(2, RANK_SETS[7]) == 0
    # Seat 3 played on a table of seventeen: nothing is known of it.
    assert facts.excluded[3] == 0
    assert facts.chance_holds(3, RANK_SETS[7]) == pytest.approx(1 - 1 / 28 * 1 / 3 * 1, abs=0.3)


def test_what_a_seat_did_not_hold_is_forgotten_with_a_new_deal(view):
    rules = Rules(players=2, deal="scopa_packet")
    starts = deal_starts(rules)
    assert starts == (0, 6, 12, 18, 24, 30)
    history = [(1, "RS"), (0, "FS"), (1, "CS"), (0, "FD"), (1, "CD"), (0, "RD")]
    options = {"rules": rules, "first_table": "AC 2C", "dealer": 0, "theirs": "AC 2C RS FS CS FD CD RD"}
    before = view(
        "5C 5D",
        "",
        history=history[:5],
        counts=(2,),
        stock=29,
        **(options | {"unseen": None, "theirs": "AC 2C RS FS CS FD CD"}),
    )
    assert facts_of(before).excluded[1] & RANK_SETS[3] == RANK_SETS[3]
    after = view("5C 5D 5B", "", history=history, counts=(3,), stock=26, **options)
    assert facts_of(after).excluded[1] == 0


@pytest.mark.rotating
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: f"{rules.deal}-{rules.players}-{rules.capture}-{rules.asso}")
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_among_players_who_always_sweep_what_is_excluded_is_true(rules, seed):
    rng = Random(seed)
    position = deal_smazzata(rules, rng)
    while not position.is_over:
        me = position.turn
        facts = facts_of(view_of(position, me))
        for seat in range(1, rules.players):
            held = position.hands[(me + seat) % rules.players]
            assert not held & facts.excluded[seat], names_of(held & facts.excluded[seat])
            assert not held & ~facts.pool(seat)
        moves = position.legal_moves()
        sweeps = [move for move in moves if sum(position.play(move).scope) > sum(position.scope)]
        position = position.play(rng.choice(sweeps or moves))


@given(st.lists(st.integers(0, 39), unique=True, min_size=1, max_size=6), st.sampled_from(GAMES))
def test_a_sweeping_card_is_one_whose_capture_clears_the_table(table, rules):
    lying = mask_of(table)
    found = sweeping_cards(rules, lying)
    for card in range(40):
        if lying >> card & 1:
            continue
        clears = Move(card, lying) in rules.law.moves_of(card, lying)
        if card % 10 or not rules.law.ace_is_special or rules.asso_scopa == "always":
            assert bool(found >> card & 1) == clears
        else:
            assert clears or not found >> card & 1


def test_the_rule_of_48_finds_the_unpaired_ranks(view):
    facts = facts_of(view("RS RB", "2C", theirs="7D 3C RD 5D 5C"))
    assert [rank for rank in range(1, 11) if facts.is_unpaired(rank)] == [3, 7, 10]


def test_with_one_other_hand_and_no_stock_everything_is_known(view):
    facts = facts_of(view("RS 2B", "2C", players=2, deal="scopa_packet", dealer=1, unseen="7D 3C", counts=(2,)))
    assert facts.chance_holds(1, cards("7D")) == 1
    assert facts.chance_holds(1, cards("4D")) == 0


def test_unseen_cards_are_those_of_the_view_unless_forgotten(view):
    seen = view("RS 2B", "2C", theirs="7D 3C 4B", history=((1, "7D=3C+4B"), (2, "FS"), (3, "2C")), mine="FS")
    assert facts_of(seen).unseen == seen.unseen
    assert names_of(facts_of(seen, memory=2).unseen & ~seen.unseen) == ["7D", "3C", "4B"]
    assert cards_of(facts_of(seen, memory=3).unseen & ~seen.unseen) == ()


@pytest.mark.parametrize("memory", [3, 12])
def test_what_a_forgetful_player_tells_rests_on_all_that_was_seen_also_where_no_capture_was_forgotten(memory):
    """Which scope were not made is forgotten, too."""
    rules = Rules(deal="scientifico", players=5, redeal_kings=0)
    told = 0
    for seed in range(2):
        rng, position = Random(seed), deal_smazzata(rules, Random(seed))
        while not position.is_over:
            view = view_of(position, position.turn)
            facts = facts_of(view, memory)
            told += facts.unseen == view.unseen and facts != facts_of(view)
            assert facts.complete == facts_of(view)
            position = position.play(rng.choice(view.legal_moves()))
    assert told
