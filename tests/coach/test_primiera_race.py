"""The race for the primiera: who leads with what, what is decided, and odds that come true."""

from random import Random

import pytest

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.memory.primiera_race import ENOUGH, Odds, open_of, race_of, worth
from scopa_gui.engine.cards import SUIT_SETS
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.scoring.primiera import primiera_sum, primiera_winner
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

GAMES = ("scopa", "scopone", "scopone_21", "escoba", "scopa_speciale")


def smazzata(key, seed, players=None, level="rosa"):
    rules = VARIANTS[key].rules_by_players[players] if players else VARIANTS[key].rules
    rng = Random(f"{key}/{seed}")
    position, player = deal_smazzata(rules, rng), player_of(level)
    positions = [position]
    while not position.is_over:
        position = position.play(player.choose(view_of(position, position.turn), Limit(), rng).move)
        positions.append(position)
    return positions


@pytest.mark.parametrize("key", GAMES)
def test_every_side_has_its_best_cards_and_what_would_raise_them_is_open(key):
    for position in smazzata(key, 1):
        view = view_of(position, 0)
        race = race_of(view)
        for runner, pile in zip(race.runners, view.piles, strict=True):
            assert runner.total == primiera_sum(pile) == sum(worth(card) for card in runner.best)
        raising = {card for suit in race.open_cards for card in suit}
        for card in range(40):
            raises = any(primiera_sum(pile | 1 << card) > primiera_sum(pile) for pile in view.piles)
            assert (card in raising) == bool(raises and open_of(view) >> card & 1)
        for suit, cards in enumerate(race.open_cards):
            assert all(SUIT_SETS[suit] >> card & 1 for card in cards)
            assert list(cards) == sorted(cards, key=lambda card: -worth(card)) or len(
                {worth(card) for card in cards}
            ) < len(cards)


@pytest.mark.rotating
@pytest.mark.parametrize("key", GAMES)
def test_what_is_decided_stays_so(key):
    decided = 0
    for seed in range(12):
        positions = smazzata(key, seed)
        for position in positions:
            winner = race_of(view_of(position, 0)).decided
            if winner is not None:
                decided += not position.is_over
                assert primiera_winner(position.rules.primiera, positions[-1].piles) == winner
    assert decided


def test_nothing_is_decided_while_some_sharing_of_the_open_cards_changes_it():
    undecided = 0
    for position in smazzata("scopa", 4)[12:-2]:
        view = view_of(position, 0)
        if race_of(view).decided is None:
            piles = [
                [pile | (open_of(view) if other == side else 0) for other, pile in enumerate(view.piles)]
                for side in range(2)
            ]
            assert len({primiera_winner(view.rules.primiera, shared) for shared in piles}) > 1
            undecided += 1
    assert undecided


@pytest.mark.whole
def test_before_the_very_last_card_nothing_is_open_that_it_cannot_change():
    closed = 0
    for seed in range(30):
        *_, last, over = smazzata("scopa", seed)
        for seat in range(2):
            race = race_of(view_of(last, seat))
            ends = {primiera_winner(last.rules.primiera, last.play(move).piles) for move in last.legal_moves()}
            assert race.is_open == (len(ends) > 1)
            if not race.is_open:
                (winner,) = ends
                assert race.decided == (None if winner is None else (winner - seat) % 2)
                closed += 1
        assert over.is_over
    assert closed


@pytest.mark.parametrize(
    ("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa_dassi", 2)]
)
def test_the_odds_are_shares_and_agree_with_what_is_decided(key, players):
    for position in smazzata(key, 2, players)[::5]:
        view = view_of(position, 0)
        odds = Odds(view, Random(1))
        assert not any(odds.chances)
        odds.run(30)
        assert odds.samples == 30
        assert 0.0 <= min(odds.chances) <= sum(odds.chances) <= 1.0 + 1e-9
        decided = race_of(view).decided
        if decided is not None:
            assert odds.chances[decided] == 1.0


def test_the_same_view_and_seed_give_the_same_odds_and_hidden_cards_do_not_matter():
    position = smazzata("scopa", 6)[10]
    view = view_of(position, 0)
    one, other = Odds(view, Random(5)), Odds(view, Random(5))
    one.run(40)
    other.run(20)
    other.run(20)
    assert one.chances == other.chances
    assert ENOUGH >= 100


@pytest.mark.slow
def test_the_odds_come_true():
    """Over many smazzate of good players the odds are nearer to what happens than even chances, and not by luck."""
    error = even = 0.0
    count = 0
    for key in ("scopa", "scopone"):
        for seed in range(100, 140):
            positions = smazzata(key, seed)
            winner = primiera_winner(positions[0].rules.primiera, positions[-1].piles)
            for position in positions[4:36:8]:
                odds = Odds(view_of(position, position.turn), Random(seed))
                odds.run(100)
                mine = winner is not None and winner == position.turn % position.rules.sides
                error += (odds.chances[0] - mine) ** 2
                even += (0.5 - mine) ** 2
                count += 1
    assert count > 250
    assert error < 0.85 * even
