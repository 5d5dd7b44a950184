"""Reasons for a search's move: what tells it from the next ones, else what is good about it in itself."""

from random import Random

from scopa_gui.ai.heuristic_player import reasons_for
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.cards_captured import SCOPA, SETTEBELLO_TAKEN
from scopa_gui.ai.tactics.next_turns import NO_SCOPA
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of


def turns(key, players, seeds):
    """A view, the move that a thoughtful player chose, and the others in his order."""
    for seed in range(seeds):
        position, rng = deal_smazzata(VARIANTS[key].rules_by_players[players], Random(f"why/{seed}")), Random(seed)
        while not position.is_over:
            view = view_of(position, position.turn)
            choice = player_of("don_ciro").choose(view, Limit(), rng)
            best, *others = [candidate.move for candidate in choice.candidates]
            if others:
                yield view, best, others
            position = position.play(choice.move)


def test_most_moves_have_a_reason_that_sets_them_apart():
    found = [
        bool(reasons_for(*turn))
        for key, players in (("scopa", 2), ("scopone", 4), ("escoba", 2))
        for turn in turns(key, players, 6)
    ]
    assert sum(found) >= 0.8 * len(found)


def test_two_moves_that_are_good_in_the_same_way_are_told_of_in_itself():
    """Compared with itself no move has anything ahead; what is said of it is true all the same."""
    merits = set()
    for view, best, _others in turns("scopone", 4, 6):
        facts = facts_of(view)
        for reason in reasons_for(view, best, [best]):
            merits.add(reason.key)
            if reason.key == SETTEBELLO_TAKEN.name:
                assert facts.outcome(best).gained >> 6 & 1
            if reason.key == SCOPA.name:
                assert not facts.outcome(best).table
    assert {SETTEBELLO_TAKEN.name, SCOPA.name} <= merits


def test_that_nobody_can_clear_an_empty_table_is_no_reason_beside_others():
    for view, best, others in turns("scopa_dassi", 2, 6):
        reasons = [reason.key for reason in reasons_for(view, best, others)]
        if NO_SCOPA.name in reasons and not facts_of(view).outcome(best).table:
            assert reasons == [NO_SCOPA.name]
