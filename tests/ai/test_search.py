"""The searching player: worlds that fit what was seen, beliefs that follow from play, choices that fit the match."""

from dataclasses import replace
from itertools import permutations
from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch import policy
from scopa_gui.ai.batch.cardsets import engine_set, place_of
from scopa_gui.ai.batch.plays import sums
from scopa_gui.ai.batch.policy import TRAITS, policy_for
from scopa_gui.ai.endgame.solved_worlds import Effort, SolvedWorld
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, _Solved, can_solve, deals_in, draws_of
from scopa_gui.ai.endgame.worlds_in_turn import Shares
from scopa_gui.ai.heuristic_player import HeuristicPlayer, reasons_for
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Candidate, Limit
from scopa_gui.ai.reasons import HASTE, ONLY_MOVE
from scopa_gui.ai.search import budget as budgets
from scopa_gui.ai.search import flat_monte_carlo, search
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.search import SearchPlayer, _is_equal, make_ready, safest_first
from scopa_gui.ai.search.world_playouts import is_close, noise_pool
from scopa_gui.ai.seat.beliefs import HandLikelihoods, draw, likely_draws, open_at_deal, smazzate_now, weights_of
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import position_of
from scopa_gui.ai.tactics.next_turns import gives_scopa
from scopa_gui.ai.value import match_chance
from scopa_gui.ai.value.deal_value import redeal_of
from scopa_gui.engine.cards import RANK_SETS, card_named
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.solved import worths

GAMES = [
    ("scopa", 2),
    ("scopa", 3),
    ("scopone", 4),
    ("scopone_scientifico", 4),
    ("escoba", 2),
    ("scopa_dassi", 2),
    ("scopa", 6),
]


def some_views(key, players, *, seed=1, totals=None, every=3):
    """Views met in a smazzata played by a quick player."""
    rules = VARIANTS[key].rules_by_players[players]
    position, rng, player = deal_smazzata(rules, Random(seed)), Random(seed), player_of("carmela")
    while not position.is_over:
        view = view_of(position, position.turn, totals or (0,) * rules.sides)
        if len(position.history) % every == 0 and len(view.legal_moves()) > 1:
            yield view, position
        position = position.play(player.choose(view, Limit(), rng).move)


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_every_draw_gives_back_the_view(key, players):
    for view, _ in some_views(key, players):
        draws = draw(view, 20, np.random.default_rng(1))
        for deal in deals_in(view, draws):
            assert deal.hands[0] == view.hand
            assert tuple(hand.bit_count() for hand in deal.hands) == view.counts
            position_of(view, deal)  # asserts that the world gives back the view


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_open_cards_at_the_deal_are_those_of_the_position(key, players):
    rules = VARIANTS[key].rules_by_players[players]
    rng = Random(4)
    position = deal_smazzata(rules, rng)
    at_deal = position
    while not position.is_over:
        public = open_at_deal(view_of(position, position.turn))
        assert (public.start, public.table, public.piles) == (
            len(at_deal.history),
            at_deal.table,
            tuple(pile for pile in at_deal.piles),
        )
        before = position
        position = position.play(rng.choice(position.legal_moves()))
        if len(position.stock) != len(before.stock):
            at_deal = position


def test_who_did_not_make_a_scopa_is_not_believed_to_hold_the_card_for_it(view):
    seen = view("RC RS FC FS AC 2C 3C 4C 6B 6C", "5D RD", history=[(2, "5D"), (3, "RD")], dealer=1, counts=[10, 9, 9])
    policy = policy_for(seen.rules)
    draws = draw(seen, 4000, np.random.default_rng(2))
    weights = weights_of(seen, draws, policy)
    seat = (3 - seen.dealer - 1) % 4
    fives = np.isin(draws.hands[seat] // 4, [4]).any(axis=0)
    assert weights.sum() == pytest.approx(1, abs=1e-3)
    assert weights[fives].sum() < 0.7 * fives.mean()


def test_who_is_known_to_overlook_scope_is_believed_to_hold_the_card_all_the_same(view):
    seen = view("RC RS FC FS AC 2C 3C 4C 6B 6C", "5D RD", history=[(2, "5D"), (3, "RD")], dealer=1, counts=[10, 9, 9])
    draws = draw(seen, 4000, np.random.default_rng(2))
    fives = np.isin(draws.hands[(3 - seen.dealer - 1) % 4] // 4, [4]).any(axis=0)

    def believed(name):
        known = replace(seen, seated=("human", "human", "human", name))
        return weights_of(known, draws, policy_for(seen.rules))[fives].sum() / fives.mean()

    assert believed("rosa") < 0.1 < believed("human") < 0.65 < believed("pierino")
    assert believed("human") == believed("a stranger")


@pytest.mark.parametrize("laid", ["5C", "3C", "FC"])
def test_who_leads_a_card_is_believed_to_hold_its_twin(view, laid):
    seen = view(
        "RS RB CS CB 5B 6S AB 2S 3B 6B", f"{laid} RC", history=[(2, laid), (3, "RC")], dealer=1, counts=[10, 9, 9]
    )
    draws = draw(seen, 4000, np.random.default_rng(2))
    holds_twin = np.isin(draws.hands[(2 - seen.dealer - 1) % 4] // 4, [card_named(laid) % 10]).any(axis=0)
    weights = weights_of(seen, draws, policy_for(seen.rules))
    assert weights[holds_twin].sum() > holds_twin.mean() + 0.15


def test_without_plays_of_others_all_draws_are_alike(view):
    seen = view("RC RS FC FS 2C 3C 4C 5B 6B 7B", dealer=3)
    policy = policy_for(seen.rules)
    first = likely_draws(seen, 50, policy, np.random.default_rng(3))
    assert np.array_equal(first.hands[1], draw(seen, 50, np.random.default_rng(3)).hands[1])


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_same_question_with_the_same_seed_has_the_same_answer(key, players):
    for view, _ in some_views(key, players, every=5):
        first, second = (SearchPlayer().choose(view, Limit(iterations=400), Random(9)) for _ in range(2))
        assert first == second
        assert {candidate.move for candidate in first.candidates} == set(view.legal_moves())
        assert first.move == first.candidates[0].move


def test_deals_and_draws_are_inverse():
    for view, _ in some_views("scopone", 4):
        if not view.stock:
            draws = draw(view, 30, np.random.default_rng(5))
            deals = deals_in(view, draws)
            assert deals_in(view, draws_of(view, deals)) == deals


def test_the_last_cards_of_two_are_played_perfectly():
    seen = 0
    for seed in range(6):
        for view, position in some_views("scopa", 2, seed=seed, every=1):
            if can_solve(view):
                seen += 1
                exact = worths(position)
                found = SolverOverWorlds(policy_for(view.rules)).find(view, Budget(Limit(iterations=1), 1), Random(0))
                assert {candidate.move: candidate.points for candidate in found.candidates} == pytest.approx(exact)
                assert found.candidates[0].se == 0
    assert seen > 10


def test_the_chance_of_the_match_decides_when_it_may_be_won_now():
    differs = 0
    for seed in range(5):
        for view, _ in some_views("scopa", 2, seed=seed, totals=(10, 6), every=2):
            assert is_close(view)
            choice = flat_monte_carlo.find(view, policy_for(view.rules), Budget(Limit(iterations=900), 1), Random(0))
            assert choice.candidates[0].win == pytest.approx(
                max(candidate.win for candidate in choice.candidates), abs=0.05
            )
            differs += choice.candidates[0].points < max(candidate.points for candidate in choice.candidates)
    assert differs, "somewhere the match asks for another move than the points"


def test_of_solved_worlds_each_counts_by_its_weight_and_an_error_is_told_only_where_there_are_doubts():
    tally = _Solved((Move(1), Move(2)))
    tally.add(SolvedWorld({Move(1): 1.0, Move(2): 0.0}, {Move(1): 0.25, Move(2): 0.5}, None))
    tally.add(SolvedWorld({Move(1): 5.0, Move(2): 0.0}, {Move(1): 0.25, Move(2): 0.7}, None))
    weights = np.array([0.75, 0.25])
    first, second = tally.found(9, Shares(weights, 0 * weights)).candidates
    assert (first.move, first.points, first.se, first.win) == (Move(2), 0.0, 0.0, pytest.approx(0.55))
    assert (second.move, second.points, second.se, second.win) == (Move(1), pytest.approx(2.0), 0.0, 0.25)
    first, second = tally.found(9, Shares(weights, weights**2)).candidates
    # What is apart from the mean: 1 and 3, squared.
    assert second.se == pytest.approx((0.75**2 * 1 + 0.25**2 * 9) ** 0.5)
    assert first.se == 0.0


def test_without_chances_points_decide_and_no_chance_is_told():
    tally = _Solved((Move(1), Move(2)))
    tally.add(SolvedWorld({Move(1): 1.0, Move(2): 2.0}, None, None))
    found = tally.found(1, Shares(np.ones(1), np.zeros(1)))
    assert [(one.move, one.win) for one in found.candidates] == [(Move(2), None), (Move(1), None)]


def test_nothing_is_charged_before_a_world_is_solved():
    seen, _ = next(some_views("scopone", 4))
    assert Effort(seen, HandLikelihoods(()), Budget(Limit(iterations=10), 1)).iterations == 0


def test_flat_search_takes_the_scopa_with_the_settebello(view):
    seen = view("7C RC RS FC FS 2C 3C 4B 6B 5B", "7D", dealer=3)
    assert seen.table == RANK_SETS[7] & 1 << card_named("7D")
    found = flat_monte_carlo.find(seen, policy_for(seen.rules), Budget(Limit(iterations=1500), 1), Random(1))
    assert found.candidates[0].move.card == card_named("7C")


@pytest.mark.parametrize(
    ("se", "behind", "behind_in_chance", "is_equal"),
    [
        (0.1, 0.029, 0.0, True),  # within three tenths of a standard error
        (0.1, 0.031, 0.0, False),
        (0.1, 0.5, 0.0, False),
        (0.0, 0.0, 0.0, True),  # solved, and the same
        (0.0, 0.001, 0.0, False),
        (0.1, 0.01, 0.001, True),
        (0.1, 0.01, 0.003, False),  # level in points, but not for the match
        (0.1, 0.01, 0.5, False),  # which it loses for certain
    ],
)
def test_only_moves_that_cannot_be_told_apart_are_ordered_by_the_risk_of_a_scopa(
    view, se, behind, behind_in_chance, is_equal
):
    seen = view("4C RC", "6D", unseen="RB RS FC FB FS CS 4S 4B 2C", mine="7D", dealer=3)
    safe, risky = Move(card_named("RC")), Move(card_named("4C"))
    risks = [gives_scopa(facts_of(seen), move) for move in (safe, risky)]
    assert risks[0] < risks[1]
    found = (Candidate(risky, 1.0, se, 0.5), Candidate(safe, 1.0 - behind, se, 0.5 - behind_in_chance))
    assert [candidate.move for candidate in safest_first(seen, found)] == ([safe, risky] if is_equal else [risky, safe])


def test_the_only_move_is_made_without_a_search(view, monkeypatch):
    monkeypatch.setattr(search, "find", None)
    choice = SearchPlayer().choose(view("7C", "7D", unseen="RC RS 2C"), Limit(), Random(1))
    assert choice.move == Move(card_named("7C"), 1 << card_named("7D"))
    assert (choice.worlds, choice.iterations) == (0, 0)
    assert [(candidate.move, candidate.points) for candidate in choice.candidates] == [(choice.move, 0.0)]
    assert [reason.key for reason in choice.reasons] == [ONLY_MOVE]


@pytest.mark.parametrize("worlds", [0, 1])
def test_what_a_search_has_found_is_played_unless_it_could_look_at_nothing(monkeypatch, worlds):
    seen, _ = next(some_views("scopone", 4))
    best = HeuristicPlayer().choose(seen, Limit(), Random(1)).move
    worst = next(move for move in seen.legal_moves() if move != best)
    found = budgets.SearchResult((Candidate(worst, 1.0), Candidate(best, 0.0)), worlds, 5 * worlds)
    monkeypatch.setattr(search, "find", lambda view, budget, rng, trust: found)
    choice = SearchPlayer().choose(seen, Limit(iterations=5), Random(1))
    assert choice.move == (worst if worlds else best)
    assert choice.worlds == worlds


@pytest.fixture
def asked(monkeypatch):
    """What a player asks of its search (view, trust, budget), to which a move is worth the less the later it comes."""
    asked = []

    def found(view, budget, rng, trust):
        asked.append((view, trust, budget))
        moves = view.legal_moves()
        return budgets.SearchResult(tuple(Candidate(move, -1.0 * place) for place, move in enumerate(moves)), 5, 7)

    monkeypatch.setattr(search, "find", found)
    return asked


def test_a_search_has_the_limit_that_is_set_or_the_players_own_and_keeps_time_back(asked, made_up_clock):
    seen, _ = next(some_views("scopone", 4))
    for player, limit in (
        (SearchPlayer(seconds=10.0, trust=0.25), Limit()),
        (SearchPlayer(seconds=10.0), Limit(seconds=5.0)),
        (SearchPlayer(seconds=10.0), Limit(iterations=8)),
        (SearchPlayer(), Limit()),
    ):
        player.choose(seen, limit, Random(1))
    assert [(view, trust) for view, trust, _ in asked] == [(seen, 0.25), *[(seen, 1.0)] * 3]
    assert [budget.seconds for *_, budget in asked] == [pytest.approx(9.6), pytest.approx(4.8), None, None]
    assert [budget.iterations for *_, budget in asked] == [None, None, 8, 4000]


def test_the_best_move_is_made_with_its_reasons_and_another_in_haste(asked):
    seen, _ = next(some_views("scopone", 4))
    first, second, *others = seen.legal_moves()
    choice = SearchPlayer().choose(seen, Limit(iterations=5), Random(1))
    assert (choice.move, choice.worlds, choice.iterations) == (first, 5, 7)
    assert choice.reasons == reasons_for(seen, first, [second, *others])
    hasty = SearchPlayer(carelessness=1.0).choose(seen, Limit(iterations=5), Dice(0.0, 5.0, *[0.0] * len(others)))
    assert (hasty.move, hasty.worlds, hasty.iterations) == (second, 5, 7)
    assert [reason.key for reason in hasty.reasons] == [HASTE]
    assert hasty.candidates == choice.candidates


def test_once_all_is_made_ready_a_first_search_makes_no_table():
    tables = noise_pool, sums, policy._policy_of, redeal_of
    for table in tables:
        table.cache_clear()
    make_ready()
    made = [table.cache_info().misses for table in tables]
    seen = view_of(deal_smazzata(Rules(), Random(1)), 0)
    SearchPlayer().choose(seen, Limit(iterations=5), Random(1))
    assert [table.cache_info().misses for table in tables] == made
    seen, _ = next(some_views("escoba", 2))
    smazzate_now(seen, draw(seen, 3, np.random.default_rng(1))).plays()
    assert sums.cache_info().misses == made[1], "nor does one by fifteens make its sums"


@pytest.mark.parametrize("name", ["scopa", "scopa_dassi", "escoba"])
def test_whatever_the_rules_their_tables_are_made_before_the_search_begins(asked, name):
    tables = sums, policy._policy_of, redeal_of, match_chance._match_worth
    for table in tables:
        table.cache_clear()
    seen, _ = next(some_views(name, 2))
    SearchPlayer().choose(seen, Limit(iterations=5), Random(1))
    made = [table.cache_info().misses for table in tables]
    smazzate_now(seen, draw(seen, 3, np.random.default_rng(1))).plays()
    policy_for(seen.rules), redeal_of(seen.rules), match_chance.match_worth_of(seen)
    assert [table.cache_info().misses for table in tables] == made


def test_where_no_chances_are_known_points_alone_say_which_moves_are_equal():
    seen = view_of(position := played(VARIANTS["scopa"].rules_by_players[2], Random(14), 6), position.turn)
    risks = {move: gives_scopa(facts_of(seen), move) for move in seen.legal_moves()}
    assert [round(risk, 1) for risk in sorted(risks.values())] == [0.0, 0.3, 0.4]
    safest = sorted(risks, key=risks.get)
    for order in permutations(safest):
        found = tuple(Candidate(move, 1.0) for move in order)
        assert [candidate.move for candidate in safest_first(seen, found)] == safest


@pytest.mark.parametrize(
    ("points", "chance", "is_equal"), [(1e-9, 0.002, True), (2e-9, 0.0, False), (0.0, 0.0021, False)]
)
def test_moves_are_equal_to_the_very_limit(points, chance, is_equal):
    assert _is_equal(Candidate(Move(1), 0.0), Candidate(Move(2), points, 0.0, chance)) == is_equal


class Dice:
    """Noise as it was agreed on."""

    def __init__(self, *thrown):
        self.thrown = iter(thrown)

    def gauss(self, mean, width):
        return mean + width * next(self.thrown)


@pytest.mark.parametrize(
    ("careless", "points", "thrown", "taken"),
    [
        (0.5, [(1.0, 0.0), (0.5, 0.0), (0.0, 0.0)], (0.0, 0.99, 0.0), 0),
        (0.5, [(1.0, 0.0), (0.5, 0.0), (0.0, 0.0)], (0.0, 1.01, 0.0), 1),
        (0.5, [(1.0, 0.0), (0.5, 0.1), (0.0, 0.0)], (0.0, 1.39, 0.0), 0),  # looked at too little to tempt
        (0.5, [(1.0, 0.0), (0.5, 0.1), (0.0, 0.0)], (0.0, 1.41, 0.0), 1),
        (0.5, [(1.0, 0.1), (0.5, 0.0), (0.0, 0.0)], (0.0, 0.61, 0.0), 1),
        (
            0.5,
            [(1.0, 0.0), (0.5, 0.0)] + [(-9.0, 0.0)] * 10,
            (0.0, 0.51, *[0.0] * 10),
            1,
        ),  # twelve moves: twice as careless
        (0.5, [(1.0, 0.0), (0.5, 0.0)] + [(-9.0, 0.0)] * 10, (0.0, 0.49, *[0.0] * 10), 0),
        (0.0, [(1.0, 0.0), (0.99, 0.0)], (), 0),
    ],
)
def test_two_moves_look_alike_to_the_careless_within_their_width(careless, points, thrown, taken):
    candidates = tuple(Candidate(Move(card), worth, se) for card, (worth, se) in enumerate(points))
    assert SearchPlayer(carelessness=careless)._taken(candidates, Dice(*thrown)) == candidates[taken].move


def test_a_policy_of_no_weights_is_fair():
    assert policy_for(Rules(deal="scientifico", players=4)).weights.shape == (3, len(TRAITS))
    assert policy_for(Rules(deal="scientifico", players=5)) is policy_for(Rules(deal="scientifico", players=4))
    view, _ = next(some_views("scopa", 2))
    columns = smazzate_now(view, draw(view, 3, np.random.default_rng(1)))
    assert engine_set(int(columns.table[0])) == view.table
    assert place_of(6) == 24
