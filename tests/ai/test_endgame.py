"""The end solved exactly: the same worths as a plain minimax through the engine, under all rules with two sides."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scopa_gui.engine.cards import DECK, SETTEBELLO, bit, card_named, cards_of, mask_of
from scopa_gui.engine.dealing import shuffled_pack
from scopa_gui.engine.moves import Played, move_named
from scopa_gui.engine.position import Position, deal_smazzata, opening
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import SOURCE_PRESETS
from tests.games import GAMES
from tests.solved import worths

NAMED = {name: rules for name, rules in GAMES.items() if rules.sides == 2}
TEN = {"players": 4, "deal": "scientifico", "redeal_kings": 0}
ODD = {
    "vile": Rules(vile=True, asso=True, asso_with_ace="choice", asso_self_always=True),
    "aces stay": Rules(asso=True, asso_with_ace="all", asso_scopa="always", **TEN),
    "optional": Rules(mandatory=False, equal_take="all", priority="free", scopa_last="yes"),
    "cirulla": Rules(capture="cirulla", asso_scopa="always", napola="run", cappotto=True, players=4),
    "no leftovers": Rules(leftovers="none", **TEN),
    "no leftovers, all coins": Rules(leftovers="none", cappotto=True, asso=True, asso_empty="self"),
    "coins": Rules(coin_points=1, ties="each", napola="fixed3", players=4),
    "last capture": Rules(scopa_last="no_last_capture", **TEN),
    "last capture of aces": Rules(scopa_last="no_last_capture", asso=True, asso_self_always=True, asso_scopa="match"),
    "fewest": Rules(priority="fewest", players=6, primiera="sevens_cascade"),
    "dealer": Rules(scopa_last="dealer", **TEN),
    "all sevens": Rules(sette_tutti=1, re_bello=1, cappotto=True, primiera="sum_naive", **TEN),
    "five and five for two": Rules(deal="scientifico_5_5", players=2, scopa_last="yes"),
}
ALL = NAMED | {name: rules for name, rules in SOURCE_PRESETS.items() if rules.sides == 2} | ODD


def plain(position, before, side, worth=None):
    """What this position comes to for a side: by points less the other's, or by ``worth`` of both; slow and obvious."""
    if position.is_over:
        sheet = score(position.rules, position.piles, position.scope)
        points = [made - had for made, had in zip(sheet.points, before, strict=True)]
        if sheet.cappotto is not None:
            points[sheet.cappotto] += position.rules.target
        return points[side] - points[1 - side] if worth is None else worth((points[side], points[1 - side]))
    best = max if position.turn % 2 == side else min
    return best(plain(position.play(move), before, side, worth) for move in position.legal_moves())


def plain_worths(position, worth=None):
    return {
        move: plain(position.play(move), position.scope, position.turn % 2, worth) for move in position.legal_moves()
    }


def ending(rules, seed, left):
    """A smazzata played at random until so many cards are left, all of them in the hands."""
    rng = Random(seed)
    position = opening(rules, shuffled_pack(rng))
    while not position.is_over and sum(hand.bit_count() for hand in position.hands) + len(position.stock) > left:
        position = position.play(rng.choice(position.legal_moves()))
    return position


def grabbing(rules, seed, left):
    """As ending, but side 0 takes what it can and side 1 lays what it can: piles as uneven as a cappotto asks."""
    rng = Random(seed)
    position = opening(rules, shuffled_pack(rng))
    while not position.is_over and sum(hand.bit_count() for hand in position.hands) + len(position.stock) > left:
        moves = sorted(
            position.legal_moves(),
            key=lambda move: ((move.taken & 1023).bit_count(), move.taken.bit_count(), rng.random()),
        )
        position = position.play(moves[-1 if position.turn % 2 == 0 else 0])
    return position


def paired(rules, seed, left):
    """As ending, the cards of all hands dealt again so that equal ranks come into one hand."""
    position = ending(rules, seed, left)
    cards = sorted((card for hand in position.hands for card in cards_of(hand)), key=lambda card: (card % 10, card))
    hands = []
    for hand in position.hands:
        hands.append(mask_of(cards[: hand.bit_count()]))
        cards = cards[hand.bit_count() :]
    return replace(position, hands=tuple(hands))


@pytest.mark.rotating
@pytest.mark.parametrize("name", ALL)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), left=st.integers(1, 6), play=st.sampled_from([ending, grabbing, paired]))
def test_every_move_has_the_worth_that_plain_minimax_gives_it(name, seed, left, play):
    position = play(ALL[name], seed, left)
    assume(not position.stock and (left < 5 or position.rules.mandatory))
    assert worths(position) == plain_worths(position)


@pytest.mark.parametrize(
    "name", ["scopone_scientifico 4", "scopone 4", "scopone_trentino 4", "scopa_dassi 4", "escoba 4", "last capture"]
)
def test_two_cards_each_for_four_players_agree_with_plain_minimax(name):
    for seed in range(8):
        position = (ending, paired)[seed % 2](ALL[name], seed, 8)
        assert worths(position) == plain_worths(position)


def chance(points):
    """A worth as a match may give it: steps where the target is passed, flat elsewhere."""
    mine, theirs = points
    return float(mine >= 3) - float(theirs >= 2) + 0.01 * mine - 0.02 * theirs


@pytest.mark.rotating
@pytest.mark.parametrize("name", ALL)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), left=st.integers(1, 6), play=st.sampled_from([ending, grabbing, paired]))
def test_a_worth_of_the_final_points_is_played_for_instead(name, seed, left, play):
    position = play(ALL[name], seed, left)
    assume(not position.stock and (left < 5 or position.rules.mandatory))
    assert worths(position, utility=chance) == plain_worths(position, chance)


def test_the_difference_as_a_worth_gives_the_same_as_points():
    for seed in range(20):
        position = ending(NAMED["scopone 4"], seed, 12)
        assert worths(position, utility=lambda points: points[0] - points[1]) == worths(position)


RENAMED = [(0, 1, 3, 2), (0, 2, 1, 3), (0, 2, 3, 1), (0, 3, 2, 1)]


def renamed(cards, suits):
    return mask_of(suits[card // 10] * 10 + card % 10 for card in cards_of(cards))


@pytest.mark.parametrize(
    "name",
    [
        "scopone_scientifico 4",
        "scopone_trentino 4",
        "scopa 2",
        "scopa_speciale 2",
        "scopa_dassi 2",
        "escoba 4",
        "scopa 6",
    ],
)
def test_the_names_of_the_three_plain_suits_change_nothing(name):
    for seed in range(8):
        position = ending(ALL[name], seed, 12 if ALL[name].players == 4 else 6)
        first = worths(position)
        suits = RENAMED[seed % 4]
        other = replace(
            position,
            hands=tuple(renamed(hand, suits) for hand in position.hands),
            table=renamed(position.table, suits),
            piles=tuple(renamed(pile, suits) for pile in position.piles),
            history=tuple(
                Played(
                    seat,
                    replace(move, card=suits[move.card // 10] * 10 + move.card % 10, taken=renamed(move.taken, suits)),
                )
                for seat, move in position.history
            ),
        )
        again = {(move.card, move.taken): worth for move, worth in worths(other).items()}
        assert again == {
            (suits[move.card // 10] * 10 + move.card % 10, renamed(move.taken, suits)): worth
            for move, worth in first.items()
        }


def by_hand(hands, table, mine, *, rules=None, last_taker=0, **options):
    """Seat 0 to move; all cards not named lie in the second side's pile."""

    def cards(text):
        return mask_of(card_named(name) for name in text.split())

    held = [cards(hand) for hand in hands]
    lying, pile = cards(table), cards(mine)
    others = DECK & ~(sum(held) | lying | pile)
    return Position(rules or Rules(**options), tuple(held), lying, (), (pile, others), (0, 0), 0, last_taker)


@pytest.mark.parametrize(
    ("name", "seed", "left"), [("scopone_scientifico 4", 15, 6), ("scopone_scientifico 4", 75, 8), ("scopa 2", 139, 6)]
)
def test_a_scopa_is_left_undone_where_something_else_brings_more(name, seed, left):
    position = ending(NAMED[name], seed, left)
    found = worths(position)
    sweeps = [worth for move, worth in found.items() if move.taken == position.table]
    assert sweeps and max(sweeps) < max(found.values())
    assert found == plain_worths(position)


def test_cards_that_nobody_ever_captures_belong_to_nobody():
    # None of 10, 9, 8 and 3 takes another: the king of coins stays where it is, and five coins beat four.
    position = by_hand(["RD CS", "FB 3B"], "", "AD 2D 3D 4D 5D", last_taker=None)
    assert worths(position) == plain_worths(position)
    first, second = score(position.rules, position.piles, (0, 0)).points
    assert set(worths(position).values()) == {first - second}


def test_scope_made_before_do_not_count():
    position = ending(NAMED["scopone 4"], 5, 8)
    assert worths(replace(position, scope=(7, 1))) == worths(position)


def test_a_capture_that_takes_the_last_coin_ends_everything():
    position = by_hand(["RB 2S", "RS 4S"], "RD", "AD 2D 3D 4D 5D 6D 7D FD CD", napola="run", cappotto=True)
    found = worths(position)
    assert found == plain_worths(position)
    assert found[move_named("RB=RD")] >= position.rules.target > found[move_named("2S")]


def nine_coins(rules, seed):
    """An end in which one side has nine coins, and about as many cards as the other; the tenth lies on the table."""
    rng, players = Random(seed), rules.players
    last_coin, others = rng.randrange(10), rng.sample(range(10, 40), 30)
    left = rng.choice([2, 3, 4, 5, 6])
    # A cup of its rank is in some hand, to take it.
    place = others.index(last_coin + 10)
    others.insert(rng.randrange(left), others.pop(place))
    hands = tuple(mask_of(others[place] for place in range(left) if place % players == seat) for seat in range(players))
    table = others[left : left + rng.randrange(3)]
    cut = left + len(table) + rng.randrange(4, 22)
    piles = [mask_of(others[left + len(table) : cut]), mask_of(others[cut:])]
    piles[rng.randrange(2)] |= 1023 ^ bit(last_coin)
    turn = -left % players
    hands = tuple(hands[(seat - turn) % players] for seat in range(players))
    lying, taker = mask_of(table) | bit(last_coin), rng.randrange(players)
    return Position(rules, hands, lying, (), tuple(piles), (0, 0), turn, taker)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("utility", [None, chance])
@pytest.mark.parametrize("cappotto", [True, False])
def test_the_smazzata_ends_with_the_tenth_coin_and_not_a_card_later(players, utility, cappotto):
    """Where all ten coins win; else it goes on to the last card."""
    rules = Rules(players=players, napola="run", cappotto=cappotto, scopa_last="yes")
    for seed in range(20):
        position = nine_coins(rules, seed)
        assert worths(position, utility=utility) == plain_worths(position, utility)


def test_the_limit_of_nodes_gives_nothing_rather_than_a_half_truth():
    position = ending(NAMED["scopone_scientifico 4"], 3, 12)
    solved = worths(position, most_nodes=1_000_000)
    assert set(solved) == set(position.legal_moves())
    given = [worths(position, most_nodes=most) for most in (0, 5, 50, 100, 200, 400, 10_000)]
    assert given[0] is None and given[-1] == solved
    assert all(found in (None, solved) for found in given)


def test_a_finished_smazzata_has_no_moves_to_weigh():
    assert worths(ending(NAMED["scopa 2"], 1, 0)) == {}


def test_only_the_last_deal_between_two_sides_is_solved():
    with pytest.raises(ValueError, match="last deal"):
        worths(deal_smazzata(Rules(), Random(1)))
    with pytest.raises(ValueError, match="two sides"):
        worths(ending(Rules(players=3), 1, 3))


def test_worlds_with_the_same_piles_do_not_disturb_each_other():
    position = ending(NAMED["scopone 4"], 11, 12)
    rng = Random(2)
    for _ in range(20):
        cards = [card for hand in position.hands for card in cards_of(hand)]
        rng.shuffle(cards)
        hands = tuple(mask_of(cards[3 * seat : 3 * seat + 3]) for seat in range(4))
        world = replace(position, hands=hands)
        warm = worths(world)
        assert warm == worths(world) and set(warm) == set(world.legal_moves())
        shorter = world
        for _ in range(6):
            shorter = shorter.play(shorter.legal_moves()[0])
        assert worths(shorter) == plain_worths(shorter)


def test_the_settebello_goes_to_who_takes_it():
    position = by_hand(["7C", "RS"], "7D", "AD 2D 3D 4D 5D AC 2C 3C 4C", last_taker=1)
    assert worths(position) == plain_worths(position)
    assert not position.piles[1] & bit(SETTEBELLO)


def test_four_cards_each_for_four_players_are_solved_within_the_usual_limit():
    position = ending(NAMED["scopone_scientifico 4"], 4, 16)
    found = worths(position)
    best = max(found, key=found.get)
    # One move on, the mover's best is the worth that the first seat has, scopa apart.
    after = position.play(best)
    assert found[best] == (after.scope[position.turn % 2] - position.scope[position.turn % 2]) - max(
        worths(after).values()
    )
