"""Every player: legal under every rule, the same for the same seed, blind to hidden cards, modest in its weaknesses."""

import inspect
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.ai import heuristic_player, levels, styles
from scopa_gui.ai.heuristic_player import HeuristicPlayer
from scopa_gui.ai.levels import FORMER, LEVELS, USUAL, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.reasons import HASTE, ONLY_MOVE, WHIM
from scopa_gui.ai.reference import reference_players
from scopa_gui.ai.reference.reference_players import REFERENCES, greedy_value
from scopa_gui.ai.seat import knowledge
from scopa_gui.ai.styles import ChildPlayer
from scopa_gui.ai.tactics.cards_captured import SCOPA, SETTEBELLO_TAKEN
from scopa_gui.ai.tactics.next_turns import gives_scopa
from scopa_gui.ai.tactics.registry import TACTICS
from scopa_gui.ai.value import expected_points
from scopa_gui.engine.cards import card_named, cards_of, mask_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import SOURCE_PRESETS, VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played

TAUGHT = [rules for variant in VARIANTS.values() for rules in variant.rules_by_players.values()]
GAMES = TAUGHT + list(SOURCE_PRESETS.values())
GAMES += [
    Rules(capture="cirulla"),
    Rules(mandatory=False, equal_take="all", priority="free"),
    Rules(asso=True, vile=True, asso_self_always=True),
    Rules(coin_points=1, ties="each", leftovers="none"),
    Rules(players=4, sides=4, primiera="most_sevens"),
]
KEYS = [*LEVELS, *FORMER, *REFERENCES]
FEW = Limit(iterations=12)
"""So that a search ends soon, and the same question has the same answer."""


def _hidden_cards_shuffled(position: Position, seat: int, rng: Random) -> Position:
    """The same position with all cards that this seat cannot see dealt anew into the same places."""
    hidden = [card for other, hand in enumerate(position.hands) if other != seat for card in cards_of(hand)] + list(
        position.stock
    )
    rng.shuffle(hidden)
    hands = []
    for other, hand in enumerate(position.hands):
        hands.append(hand if other == seat else mask_of([hidden.pop() for _ in cards_of(hand)]))
    return replace(position, hands=tuple(hands), stock=tuple(hidden))


@pytest.mark.rotating
@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=25, deadline=None)
@given(rules=st.sampled_from(GAMES), seed=st.integers(0, 2**32), moves=st.integers(0, 39))
def test_nobody_peeks_hidden_cards_may_change_places_and_the_choice_stays(key, rules, seed, moves):
    position = played(rules, Random(seed), moves)
    other = _hidden_cards_shuffled(position, position.turn, Random(seed + 1))
    chosen = [player_of(key).choose(view_of(world, world.turn), FEW, Random(seed)) for world in (position, other)]
    assert chosen[0] == chosen[1]


# The two who search are the same player with other seconds: between them they play every variant once.
SEARCHES = {"maestro": TAUGHT[::2], "professoressa": TAUGHT[1::2]}
PLAYED = [
    pytest.param(key, rules, marks=[] if number % 3 == place % 3 else [pytest.mark.slow])
    for place, key in enumerate(KEYS) for number, rules in enumerate(SEARCHES.get(key, GAMES))
]  # fmt: skip
"""Everybody in every game; the usual tests have each game with every third player."""


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "rules"), PLAYED)
def test_every_move_chosen_is_legal_to_the_end_of_a_smazzata(key, rules):
    position = deal_smazzata(rules, Random(7))
    rng = Random(7)
    while not position.is_over:
        choice = player_of(key).choose(view_of(position, position.turn), FEW, rng)
        legal = position.legal_moves()
        assert choice.move in legal
        if choice.candidates:
            assert sorted(map(str, legal)) == sorted(str(candidate.move) for candidate in choice.candidates)
        position = position.play(choice.move)


TACTIC_MODULES = [sys.modules[tactic.measure.__module__] for tactic in TACTICS]


def test_no_module_of_these_players_names_the_true_position():
    for module in (reference_players, heuristic_player, knowledge, levels, expected_points, styles, *TACTIC_MODULES):
        assert "Position" not in vars(module)
        assert "engine.position" not in inspect.getsource(module)


def test_the_candidates_come_best_first_and_the_first_is_played(view):
    choice = player_of("don_ciro").choose(view("7C 2C RS", "7D RB 3B"), Limit(), Random(1))
    assert choice.move == choice.candidates[0].move == move_named("7C=7D")
    points = [candidate.points for candidate in choice.candidates]
    assert points == sorted(points, reverse=True)
    assert SETTEBELLO_TAKEN.name in [reason.key for reason in choice.reasons]


def test_a_single_move_is_played_with_that_reason(view):
    choice = player_of("don_ciro").choose(
        view("7C", "7D RB", dealer=1, unseen="FB", counts=(1, 0, 0)), Limit(), Random(1)
    )
    assert [reason.key for reason in choice.reasons] == [ONLY_MOVE]


@settings(max_examples=60, deadline=None)
@given(rules=st.sampled_from(GAMES), seed=st.integers(0, 2**32), moves=st.integers(0, 30))
def test_reasons_carry_whole_numbers_and_no_more_than_three_are_given(rules, seed, moves):
    position = played(rules, Random(seed), moves)
    reasons = player_of("don_ciro").choose(view_of(position, position.turn), Limit(), Random(seed)).reasons
    assert len(reasons) <= 3
    assert all(isinstance(value, int) for reason in reasons for value in reason.args.values())


def test_the_levels_stand_in_order_and_differ_only_by_human_weaknesses():
    assert [level.strength for level in LEVELS.values()] == list(range(1, len(LEVELS) + 1))
    assert USUAL in LEVELS
    names = {tactic.name for tactic in TACTICS}
    plain = [styles.PLAYERS[key] for key in ("carmela", "gennaro", "rosa", "don_ciro")]
    assert all(set(player.ignored) | set(player.fancies) <= names for player in plain)
    memory = [player.memory or 99 for player in plain]
    assert memory == sorted(memory)
    assert len({*memory}) == len(memory)
    care = [-player.carelessness for player in plain]
    assert care == sorted(care)
    assert plain[-1] == HeuristicPlayer()


def test_an_unknown_level_is_refused_and_a_former_one_still_plays():
    with pytest.raises(ValueError, match="no level 'campione'; the levels are pierino"):
        player_of("campione")
    assert not set(FORMER) & set(LEVELS)
    for key in FORMER:
        assert player_of(key) is styles.PLAYERS[key]


def test_only_those_who_search_have_seconds_and_a_share_of_them_is_their_limit():
    assert [key for key, level in LEVELS.items() if level.is_search] == ["professoressa", "maestro"]
    assert LEVELS["maestro"].limit() == Limit(seconds=1.0)
    assert LEVELS["maestro"].limit(0.25) == Limit(seconds=0.25)
    assert LEVELS["rosa"].limit(0.25) == Limit()


def test_the_levels_are_listed_without_loading_the_players():
    check = (
        "import sys, scopa_gui.ai.levels\n"
        "assert not {'scopa_gui.ai.heuristic_player', 'scopa_gui.ai.styles', 'numpy'} & set(sys.modules)\n"
        "scopa_gui.ai.levels.make_ready()\n"
        "assert 'scopa_gui.ai.styles' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True)


def test_a_child_sees_a_scopa_first_then_the_settebello_and_else_plays_anything(view):
    seen = view("5C 7C 2C", "2B 3D")
    treasure = ChildPlayer(eye=1.0).choose(seen, Limit(), Random(1))
    assert treasure.move == treasure.candidates[0].move == move_named("5C=3D+2B")
    assert [reason.key for reason in treasure.reasons] == [SCOPA.name]
    assert str(ChildPlayer(eye=1.0).choose(view("7C RS", "7D RB FB"), Limit(), Random(1)).move) == "7C=7D"
    blind = [ChildPlayer(eye=0.0).choose(seen, Limit(), Random(number)) for number in range(60)]
    assert {choice.move for choice in blind} == set(seen.legal_moves())
    assert {reason.key for choice in blind for reason in choice.reasons} == {WHIM}


def test_the_last_capture_of_all_is_no_treasure_for_a_child(view):
    last = view("5C", "2B 3D", dealer=0, unseen="", counts=(0, 0, 0))
    assert ChildPlayer(eye=1.0).choose(last, Limit(), Random(1)).reasons[0].key == WHIM


def test_a_fancy_for_coins_takes_the_coin_where_others_take_more(view):
    seen = view("7C RS", "4D 3B 5C 2S")
    coins = HeuristicPlayer(fancies={"denari_race": 8.0}).choose(seen, Limit(), Random(1))
    assert coins.move == move_named("7C=4D+3B")
    scorn = HeuristicPlayer(fancies={"denari_race": -8.0}).choose(seen, Limit(), Random(1))
    assert scorn.move != coins.move


def test_haste_is_owned_up_to_when_another_move_promised_more(view):
    seen = view("7C 2C RS", "7D RB 3B")
    choices = [HeuristicPlayer(carelessness=3.0).choose(seen, Limit(), Random(number)) for number in range(40)]
    hasty = [choice for choice in choices if choice.move != move_named("7C=7D")]
    assert hasty
    assert all(choice.reasons[0].key == HASTE and len(choice.reasons) <= 3 for choice in hasty)
    assert all(HASTE not in [reason.key for reason in choice.reasons] for choice in choices if choice not in hasty)


def test_a_forgetful_player_fears_a_card_that_he_has_seen_captured_long_ago(view):
    # All other kings are gone: the lone king is safe to leave, for one who remembers.
    history = (
        (3, "RB=RC"),
        *((1 + index % 3, name) for index, name in enumerate(("AD", "2D", "3D", "4D", "5D", "6D"))),
    )
    seen = view("RS 5B", "", history=history, theirs="RB RC RD AD 2D 3D 4D 5D 6D", last_taker=1)
    move = move_named("RS")
    assert gives_scopa(knowledge.facts_of(seen), move) == 0
    assert gives_scopa(knowledge.facts_of(seen, memory=3), move) > 0


def test_a_greedy_moment_sees_only_what_is_taken(view):
    seen = view("3C 3D RS", "3B 2B")
    greedy = HeuristicPlayer(greed=1.0).choose(seen, Limit(), Random(1))
    assert greedy.move == move_named("3D=3B")


def test_greedy_card_values_are_those_of_the_paper():
    assert [greedy_value(card_named(name)) for name in ("7D", "7C", "6D", "AC", "RD", "RC")] == [
        139,
        29,
        28,
        16,
        20,
        10,
    ]


def test_greedy_sweeps_else_leaves_no_table_that_can_be_swept_else_lays_the_cheapest(view):
    greedy = REFERENCES["greedy"]

    def move(*args, **options):
        return str(greedy.choose(view(*args, **options), Limit(), Random(1)).move)

    assert move("5C 7C", "2D 3D") == "5C=2D+3D"
    assert move("7C 2C", "7B 2B 9S".replace("9S", "CS")) == "7C=7B"
    # Taking the settebello would leave an eight that can be swept; the king leaves more than ten.
    assert move("7C RS", "7D FB") == "RS"
    assert move("7C 5C", "RB FB") == "5C"
