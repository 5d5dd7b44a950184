"""Smazzate in columns must be the same smazzate that Position plays: every capture, scopa, deal and count."""

from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch.batch_scoring import points_of
from scopa_gui.ai.batch.cardsets import (
    card_at,
    columns_set,
    companions,
    count_by_rank,
    engine_set,
    odd_ranks,
    place_of,
    places_of,
    ranks_in,
)
from scopa_gui.ai.batch.plays import ways_to
from scopa_gui.ai.batch.policy import TRAITS, policy_for, traits_of
from scopa_gui.ai.batch.smazzate import Noise, Smazzate
from scopa_gui.engine.cards import RANK_SETS, cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.primiera import PRIMIERA
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from tests.games import GAMES

COLUMNS = 12
NAMED = GAMES | dict(SOURCE_PRESETS)
LAWS = {
    "free": Rules(priority="free"),
    "fewest": Rules(priority="fewest"),
    "all equal": Rules(equal_take="all"),
    "no duty": Rules(mandatory=False),
    "fewest, all equal": Rules(priority="fewest", equal_take="all", players=3),
    "free, all equal": Rules(priority="free", equal_take="all"),
    "cirulla": Rules(capture="cirulla"),
    "cirulla, free": Rules(capture="cirulla", priority="free", asso_scopa="always", players=4),
    "cirulla, match": Rules(capture="cirulla", asso_scopa="match", equal_take="all", mandatory=False),
    "cirulla, ace": Rules(capture="cirulla", asso=True, asso_with_ace="choice", asso_empty="self"),
    "fifteen, no duty": Rules(capture="fifteen", mandatory=False, asso=True, asso_self_always=True),
    "ace, all equal": Rules(asso=True, asso_scopa="match", equal_take="all", asso_self_always=True),
    "ace, free": Rules(asso=True, asso_scopa="always", asso_with_ace="all", priority="free", mandatory=False),
    "scopone, free, no duty": Rules(priority="free", mandatory=False, deal="scientifico", players=4, redeal_kings=0),
}
"""The laws of capture that no named game has."""


def smazzate_of(positions: list[Position]) -> Smazzate:
    """The positions, all of one game at the same move, as columns."""
    rules, first = positions[0].rules, positions[0]

    def columns(values: list[list[int]], height: int) -> np.ndarray:
        return np.array(values, np.int64).reshape(len(positions), height).T.copy()

    hands = [
        columns([places_of(cards_of(position.hands[seat])) for position in positions], first.hands[seat].bit_count())
        for seat in range(rules.players)
    ]
    stock = columns([places_of(position.stock) for position in positions], len(first.stock))
    piles = columns([[columns_set(pile) for pile in position.piles] for position in positions], rules.sides)
    scope = columns([list(position.scope) for position in positions], rules.sides)
    last = np.array(
        [-1 if position.last_taker is None else position.last_taker % rules.sides for position in positions]
    )
    return Smazzate(
        rules,
        hands,
        stock,
        np.array([columns_set(position.table) for position in positions]),
        piles,
        scope,
        last,
        first.turn,
    )


@pytest.mark.rotating
@pytest.mark.parametrize("name", [*NAMED, *LAWS])
def test_columns_play_the_same_smazzate_as_positions(name: str) -> None:
    rules, rng = (NAMED | LAWS)[name], Random(name)
    positions = [deal_smazzata(rules, rng) for _ in range(COLUMNS)]
    smazzate = smazzate_of(positions)
    while smazzate.left:
        plays = smazzate.plays()
        chosen = np.array([rng.randrange(len(plays.bits)) for _ in positions])
        if rules.vile and not positions[0].history:
            pytest.skip("the first card under the vile is chosen by the search, not by a playout")
        for column, position in enumerate(positions):
            taken = engine_set(int(plays.taken[chosen[column], column]))
            hand = smazzate.hands[smazzate.turn]
            card = card_at(int(hand[chosen[column] % len(hand), column]))
            positions[column] = position if position.is_over else position.play(Move(card, taken))
        smazzate.play(plays, chosen)
        for column, position in enumerate(positions):
            if not position.is_over:
                assert engine_set(int(smazzate.table[column])) == position.table
                assert [engine_set(int(pile)) for pile in smazzate.piles[:, column]] == list(position.piles)
                assert smazzate.scope[:, column].tolist() == list(position.scope)
                assert [engine_set(sum(1 << int(card) for card in hand[:, column])) for hand in smazzate.hands] == list(
                    position.hands
                )
    counted = smazzate.count()
    for column, position in enumerate(positions):
        if position.cappotto is not None:
            # What a match won at once leaves unplayed is played out in a column.
            continue
        assert counted[:, column].tolist() == list(score(rules, position.piles, position.scope).points)


@pytest.mark.parametrize("mode", PRIMIERA)
def test_piles_are_counted_as_the_score_sheet_counts_them(mode: str) -> None:
    rng = Random(mode)
    rules = Rules(
        primiera=mode, re_bello=1, sette_tutti=1, napola="run", coin_points=1, ties=rng.choice(["none", "each"])
    )
    piles = []
    for _ in range(300):
        share = rng.random()
        mine = sum(1 << card for card in range(40) if rng.random() < share)
        piles.append((mine, ((1 << 40) - 1) & ~mine))
    counted = points_of(
        rules, np.array([[columns_set(pile) for pile in pair] for pair in piles]).T, np.zeros((2, len(piles)), np.int64)
    )
    assert counted.T.tolist() == [list(score(rules, pair, (0, 0)).points) for pair in piles]


def test_a_set_comes_back_from_a_column() -> None:
    rng = Random(1)
    for _ in range(100):
        cards = rng.getrandbits(40)
        column = columns_set(cards)
        assert engine_set(column) == cards
        counts = [(cards & RANK_SETS[rank]).bit_count() for rank in range(1, 11)]
        assert [int(count_by_rank(column)) >> 4 * place & 15 for place in range(10)] == counts
        assert [ranks_in(column) >> 4 * place & 1 for place in range(10)] == [int(count > 0) for count in counts]
        assert [odd_ranks(column) >> 4 * place & 1 for place in range(10)] == [count & 1 for count in counts]
    assert [card_at(place_of(card)) for card in range(40)] == list(range(40))


def test_every_sum_is_known() -> None:
    assert sorted(ways_to(4)) == [(1, 1, 1, 1), (1, 1, 2), (1, 3), (2, 2), (4,)]
    assert all(sum(ranks) == 10 for ranks in ways_to(10))
    assert (1, 1, 1, 1, 1) not in ways_to(5)


def test_a_known_move_is_made_in_every_block() -> None:
    rules = VARIANTS["scopa"].rules_by_players[2]
    position = deal_smazzata(rules, Random(5))
    moves = position.legal_moves()
    smazzate = smazzate_of([position] * 3).repeated(len(moves))
    smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])
    for block, move in enumerate(moves):
        after = position.play(move)
        for column in range(3 * block, 3 * block + 3):
            assert engine_set(int(smazzate.table[column])) == after.table
            assert [engine_set(int(pile)) for pile in smazzate.piles[:, column]] == list(after.piles)
            assert engine_set(sum(1 << int(card) for card in smazzate.hands[0][:, column])) == after.hands[0]


@pytest.mark.parametrize("key", ["scopa", "scopone_scientifico", "scopa_di_quindici", "scopa_dassi"])
def test_the_policy_plays_better_than_chance(key: str) -> None:
    rules = VARIANTS[key].rules
    policy, noise = policy_for(rules), Noise(3)
    rng = Random(3)
    columns = smazzate_of([deal_smazzata(rules, rng) for _ in range(400)])
    while columns.left:
        plays = columns.plays()
        scores = np.zeros(plays.bits.shape, np.float32)
        if columns.turn % 2 == 0:
            scores += policy.scores(
                traits_of(rules, columns.seen(), plays), len(plays.bits), is_dealers_side=columns.is_dealers_side
            )
        columns.play(plays, (scores + noise.of(scores.shape, 1.0)).argmax(axis=0))
    mine, theirs = columns.count()
    assert (mine - theirs).mean() > 1.5


def test_traits_of_a_known_hand() -> None:
    rules = VARIANTS["scopa"].rules_by_players[2]
    # 7D on the table alone; I hold 7C (a scopa with the settebello), a king and a two.
    hands = [
        np.array([[place_of(16)], [place_of(9)], [place_of(1)]]),
        np.array([[place_of(2)], [place_of(3)], [place_of(4)]]),
    ]
    rest = [card for card in range(40) if card not in (6, 16, 9, 1, 2, 3, 4)]
    stock, piled = rest[:30], rest[30:]
    piles = np.array([[0], [columns_set(sum(1 << card for card in piled))]])
    columns = Smazzate(
        rules,
        hands,
        np.array([[place_of(card)] for card in stock]),
        np.array([columns_set(1 << 6)]),
        piles,
        np.zeros((2, 1), np.int64),
        np.array([1]),
        0,
    )
    traits = dict(zip(TRAITS, traits_of(rules, columns.seen(), columns.plays())[:, :, 0].tolist(), strict=True))
    assert traits["scopa"] == [1, 0, 0]
    assert traits["settebello"] == [1, 0, 0]
    assert traits["lays_figure"] == [0, 1, 0]
    assert traits["sweepable"][0] == 0
    assert traits["sweepable"][1] == 0  # seventeen
    assert 0 < traits["sweepable"][2] < 1  # nine
    assert traits["settebello_offered"][0] == 0 < traits["settebello_offered"][1]


@pytest.mark.parametrize(
    ("capture", "rank", "ranks"),
    [
        ("sum", 7, (7,)),
        ("fifteen", 7, (8,)),
        ("fifteen", 10, (5,)),
        ("fifteen", 4, ()),
        ("cirulla", 6, (6, 9)),
        ("cirulla", 2, (2,)),
    ],
)
def test_cards_that_take_a_card_alone(capture: str, rank: int, ranks: tuple[int, ...]) -> None:
    assert engine_set(companions(1 << 4 * (rank - 1), Rules(capture=capture).law)) == sum(
        RANK_SETS[one] for one in ranks
    )
