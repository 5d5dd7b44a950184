"""One smazzata in progress: what always holds, what is refused, and the end of it, clause by clause."""

from dataclasses import FrozenInstanceError, replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scopa_gui.engine.cards import DECK, SETTEBELLO, bit, card_named, cards_of, denari, mask_of
from scopa_gui.engine.dealing import shuffled_pack
from scopa_gui.engine.moves import IllegalMove, IllegalReason, Move
from scopa_gui.engine.position import ImpossiblePosition, Position, deal_smazzata, opening
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import score
from tests.engine.worlds import cards, last_plays, play, positions, rules_values, seeds, tables, whole_smazzata
from tests.tiers import examples


@given(positions())
@settings(max_examples=examples(150))
def test_forty_cards_are_always_a_partition(position):
    parts = [*position.hands, position.table, *position.piles, mask_of(position.stock)]
    assert sum(parts) == DECK
    assert sum(part.bit_count() for part in parts) == 40


@given(positions())
@settings(max_examples=60)
def test_a_position_that_was_played_to_is_as_frozen_as_one_made_by_hand(position):
    by_hand = Position(*(getattr(position, name) for name in Position.__slots__))
    assert type(position) is Position
    assert (position, hash(position), repr(position)) == (by_hand, hash(by_hand), repr(by_hand))
    with pytest.raises(FrozenInstanceError):
        position.table = 0


@given(positions(), st.integers(-1, 45), st.integers(0, DECK))
@settings(max_examples=examples(150))
def test_every_illegal_move_is_refused_with_a_reason_and_changes_nothing(position, card, taken):
    legal = position.legal_moves()
    for move in (
        Move(card, taken),
        Move(card, taken & position.table),
        Move(card),
        Move(card, 1 << max(card, 0)),
        Move(card, -1),
    ):
        reason = position.why_illegal(move)
        assert (reason is None) == (move in legal)
        if reason is not None:
            before = repr(position)
            with pytest.raises(IllegalMove) as caught:
                position.play(move)
            assert caught.value.reason is reason
            assert repr(position) == before


@given(positions())
def test_there_is_a_legal_move_until_it_is_over(position):
    assert bool(position.legal_moves()) != position.is_over
    for move in position.legal_moves():
        assert position.why_illegal(move) is None
        assert position.play(move) == position.play_unchecked(move)


@given(positions())
def test_a_position_that_was_played_to_is_possible(position):
    assert replace(position) == position


@given(positions(), st.data())
@settings(max_examples=examples(100))
def test_impossible_positions_are_refused(position, data):
    assume(not position.is_over)
    other = next(card for card in range(40) if not position.hands[position.turn] >> card & 1)
    wrong = data.draw(
        st.sampled_from(
            [
                {"hands": (0, *position.hands[1:])},
                {"hands": position.hands[:-1]},
                {"hands": tuple(hand | bit(other) for hand in position.hands)},
                {"table": position.table ^ bit(other)},
                {"table": -1},
                {"table": position.table | 1 << 40},
                {"stock": (*position.stock, 40)},
                {"stock": (*position.stock, -1)},
                {"stock": (*position.stock, *position.stock, SETTEBELLO)},
                {"turn": position.rules.players},
                {"turn": -1},
                {"turn": (position.turn + 1) % position.rules.players, "hands": position.hands},
                {"last_taker": position.rules.players},
                {"scope": (0,) * (position.rules.sides + 1)},
                {"scope": (-1,) * position.rules.sides},
                {"piles": position.piles[:-1]},
                {"first_table": 1 << 40},
                {"first_table": -2},
            ]
        )
    )
    with pytest.raises(ImpossiblePosition):
        replace(position, **wrong)


def test_a_pack_has_forty_different_cards():
    with pytest.raises(ImpossiblePosition, match="40 cards"):
        opening(Rules(), tuple(range(39)))
    with pytest.raises(ImpossiblePosition):
        opening(Rules(), (*range(39), 0))


def test_s0_a_scopa_is_clearing_the_table():
    position = last_plays("3C 4B", ["7D 2S", "RD RC"])
    assert play(position, "7D=3C+4B").scope == (1, 0)
    assert play(position, "2S").scope == (0, 0)


@pytest.mark.parametrize(("scopa_last", "expected"), [("no", 0), ("yes", 1), ("dealer", 1), ("no_last_capture", 0)])
def test_s0_the_last_card_makes_no_scopa_unless_the_rules_say_so(scopa_last, expected):
    position = last_plays("3C", ["4B", "7D"], rules=Rules(scopa_last=scopa_last))
    assert play(position, "4B", "7D=3C+4B").scope == (0, expected)


def test_s0_the_last_card_of_an_inner_deal_may_make_a_scopa():
    rules = Rules()
    rest = DECK & ~cards("3C 4B 7D 2D 5D 6D FD CD RD")
    position = Position(
        rules, (cards("4B"), cards("7D")), cards("3C"), tuple(cards_of(cards("2D 5D 6D FD CD RD"))), (rest, 0), (0, 0)
    )
    assert play(position, "4B", "7D=3C+4B").scope == (0, 1)


@pytest.mark.parametrize(("scopa_last", "expected"), [("no", 1), ("no_last_capture", 0)])
def test_s2_to_the_letter_the_last_capture_never_counts(scopa_last, expected):
    rules = Rules(scopa_last=scopa_last)
    position = last_plays("3C 4B", ["7D 2S", "RD RC"], rules=rules, first_table=cards("3C 4B"))
    after = play(position, "7D=3C+4B", "RD", "2S")
    assert after.scope == (1, 0)
    assert play(after, "RC=RD").scope == (1, 0)
    position = last_plays("3C 4B", ["7D 2S", "RD CC"], rules=rules, first_table=cards("3C 4B"))
    assert play(position, "7D=3C+4B", "RD", "2S", "CC").scope == (expected, 0)


def test_s0_leftovers_go_to_the_last_taker_and_are_no_scopa():
    position = last_plays("3C 4B", ["7D 2S", "RD CC"])
    after = play(position, "7D=3C+4B", "RD", "2S", "CC")
    assert after.table == 0
    assert after.piles[0] & cards("RD 2S CC") == cards("RD 2S CC")
    assert after.scope == (1, 0)


def test_leftovers_may_go_to_nobody():
    after = play(last_plays("3C", ["4B", "7D"], rules=Rules(leftovers="none"), last_taker=0), "4B", "7D=3C+4B")
    assert after.table == 0
    after = play(last_plays("3C", ["4B", "RD"], rules=Rules(leftovers="none"), last_taker=0), "4B", "RD")
    assert after.table == cards("3C 4B RD")


def test_without_any_capture_the_cards_stay_uncounted():
    after = play(last_plays("3C", ["5B", "RD"]), "5B", "RD")
    assert (after.last_taker, after.table) == (None, cards("3C 5B RD"))


@pytest.mark.parametrize(
    ("asso_scopa", "table", "taken", "expected"),
    [
        ("never", "2C 7B", "2C+7B", 0),
        ("always", "2C 7B", "2C+7B", 1),
        ("match", "2C 7B", "2C+7B", 0),
        ("never", "AC", "AC", 0),
        ("match", "AC", "AC", 1),
        ("always", "AC", "AC", 1),
        ("always", "AC 7B", "AC", 0),
    ],
)
def test_whether_an_ace_makes_a_scopa(asso_scopa, table, taken, expected):
    position = last_plays(table, ["AD 2S", "RD RC"], rules=Rules(asso=True, asso_scopa=asso_scopa))
    assert play(position, f"AD={taken}").scope == (expected, 0)


def test_an_ace_pairs_and_scores_as_ever_without_the_special_ace():
    assert play(last_plays("AC", ["AD 2S", "RD RC"]), "AD=AC").scope == (1, 0)


def test_an_ace_for_itself_takes_nothing_from_the_table():
    rules = Rules(asso=True, asso_empty="self", asso_scopa="always")
    after = play(last_plays("", ["AD 2S", "RD CC"], rules=rules, rest_to=1), "AD=AD")
    assert (after.last_taker, after.scope, after.table) == (None, (0, 0), 0)
    assert after.piles[0] == cards("AD")


def test_all_ten_coins_end_the_game_at_once():
    rules = Rules(cappotto=True)
    position = last_plays("RC", ["RD 2S", "RS CC"], rules=rules)
    after = play(position, "RD=RC")
    assert after.is_over
    assert after.cappotto == 0
    assert after.legal_moves() == ()
    assert after.why_illegal(Move(card_named("RS"))) is IllegalReason.NOT_YOUR_TURN
    assert not play(replace(position, rules=Rules()), "RD=RC").is_over


def test_vile_the_first_card_is_no_ace_unless_there_is_nothing_else():
    rules = Rules(asso=True, vile=True, deal="scopa_packet")

    def first(hand):
        rest = [card for card in cards_of(DECK) if not cards(hand) >> card & 1]
        return opening(rules, (*cards_of(cards(hand)), *rest))

    position = first("AD 5C 6S")
    assert position.why_illegal(Move(card_named("AD"), position.table)) is IllegalReason.NO_ACE_FIRST
    assert all(move.card != denari(1) for move in position.legal_moves())
    assert first("AD AC AS").legal_moves()
    later = position.play(position.legal_moves()[0])
    assert later.legal_moves() == replace(later, rules=replace(rules, vile=False)).legal_moves()


@pytest.mark.parametrize(("table", "expected"), [("2D 3C 4B 6S", 1), ("RD CC 7B 4S", 2), ("2D 3C 4B 7S", 0)])
def test_escoba_the_dealer_takes_a_table_of_fifteen_or_thirty(table, expected):
    rules = Rules(capture="fifteen", deal="scopone9", players=4, redeal_kings=0, dealer_bonus={15: 1, 30: 2})
    laid = list(cards_of(cards(table)))
    pack = [card for card in range(40) if card not in laid]
    pack[12:12] = laid[:2]
    pack[26:26] = laid[2:]
    position = opening(rules, tuple(pack))
    assert position.scope == (0, expected)
    assert position.first_table == cards(table)
    assert position.last_taker == (3 if expected else None)
    assert (position.table, position.piles[1]) == ((0, cards(table)) if expected else (cards(table), 0))


@given(
    rules_values(capture="sum", asso=False, dealer_bonus={}, leftovers="none", equal_take="one", cappotto=False), seeds
)
def test_by_sums_the_table_total_stays_even_to_the_end(rules, seed):
    final = [position for position, _ in whole_smazzata(rules, seed)][-1]
    assert sum(card % 10 + 1 for card in cards_of(final.table)) % 2 == 0


@given(
    rules_values(capture="fifteen", asso=False, leftovers="none", cappotto=False, dealer_bonus={15: 1, 30: 2}), seeds
)
def test_by_fifteen_the_last_card_never_clears_the_table(rules, seed):
    final = [position for position, _ in whole_smazzata(rules, seed)][-1]
    assert sum(card % 10 + 1 for card in cards_of(final.table)) % 15 == 10


@given(rules_values(capture="sum", priority="single", asso=False), seeds)
def test_no_sum_is_taken_where_an_equal_card_lies(rules, seed):
    for position, move in whole_smazzata(rules, seed):
        if move and move.taken and move.taken.bit_count() > 1:
            equal = [card for card in cards_of(position.table) if card % 10 == move.card % 10]
            assert not equal or rules.equal_take == "all"


@given(rules_values(asso=False, mandatory=True), seeds)
def test_after_a_cleared_table_the_next_player_can_only_lay(rules, seed):
    for position, _ in whole_smazzata(rules, seed):
        if not position.table:
            assert all(move.is_lay for move in position.legal_moves())


@given(st.sampled_from([Rules(), Rules(players=4, deal="scientifico"), Rules(players=4, deal="scopone9")]), seeds)
def test_the_four_usual_points_are_one_to_four_and_the_settebello_is_always_given(rules, seed):
    final = [position for position, _ in whole_smazzata(rules, seed)][-1]
    sheet = score(rules, final.piles, final.scope)
    assert sum(sheet.award(Category.SETTEBELLO).points) == 1
    assert 1 <= sum(sheet.points) - sum(final.scope) <= 4


@given(seeds)
def test_if_every_capture_was_a_pair_the_dealers_last_card_matches(seed):
    rng = Random(seed)
    position = deal_smazzata(Rules(players=4, deal="scientifico"), rng)
    while not position.is_over:
        moves = position.legal_moves()
        pairs = [move for move in moves if move.taken.bit_count() < 2]
        assume(pairs)
        before, position = position, position.play(rng.choice(pairs))
    last = position.history[-1].move
    assert last.taken == before.table
    assert last.taken.bit_count() == 1


SUITS_TURNED = {0: 0, 1: 2, 2: 3, 3: 1}


def renamed(card_set):
    """The set with the three plain suits renamed."""
    return mask_of(SUITS_TURNED[card // 10] * 10 + card % 10 for card in cards_of(card_set))


@given(rules_values(), tables())
@settings(max_examples=examples(150))
def test_renaming_the_plain_suits_commutes_with_capturing(rules, card_and_table):
    card, table = card_and_table
    turned_card = cards_of(renamed(bit(card)))[0]
    assert {renamed(taken) for taken in rules.law.captures(card, table)} == set(
        rules.law.captures(turned_card, renamed(table))
    )


@given(rules_values(), seeds)
def test_renaming_the_plain_suits_commutes_with_playing_and_counting(rules, seed):
    rng = Random(seed)
    pack = shuffled_pack(rng)
    position = opening(rules, pack)
    twin = opening(rules, tuple(cards_of(renamed(bit(card)))[0] for card in pack))
    while not position.is_over:
        move = rng.choice(position.legal_moves())
        position = position.play(move)
        twin = twin.play(Move(cards_of(renamed(bit(move.card)))[0], renamed(move.taken)))
        assert twin.piles == tuple(map(renamed, position.piles))
        assert twin.scope == position.scope
    assert score(rules, twin.piles, twin.scope).points == score(rules, position.piles, position.scope).points
