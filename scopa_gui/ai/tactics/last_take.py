"""Tactics about the last capture of the smazzata, which also wins the cards left on the table."""

from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.tactic import Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.ai.value import expected_points
from scopa_gui.engine.moves import Move

LEFTOVER_HOLD = 0.45
"""Chance that the side that took last still is the last taker after one more move."""
LEFTOVER_ROUNDS = 2
"""Number of turns of each player before the end in which the cards left on the table count."""


def wins_leftovers(facts: Facts, move: Move) -> float:
    """Return the points that my side is expected to gain or lose by the cards left at the end; exact for the last move.

    0 if the cards left do not count, or long before the end.
    """
    after = facts.outcome(move)
    left = facts.plays_left - 1
    if (
        not facts.rules.leftovers_are_taken
        or after.last_taker is None
        or left > LEFTOVER_ROUNDS * facts.rules.players
        or facts.view.stock
    ):
        return 0.0
    side = facts.view.side_of(after.last_taker)
    piles = (*after.piles[:side], after.piles[side] | after.table, *after.piles[side + 1 :])
    return (
        expected_points.prospect(facts.rules, piles) - expected_points.prospect(facts.rules, after.piles)
    ) * LEFTOVER_HOLD**left


def becomes_last_taker(facts: Facts, move: Move) -> float:
    """Return 1 for a capture with the smazzata's last card, 1/n for one with n cards still to play, else 0.

    Only the last turn of each player counts.
    """
    after = facts.outcome(move)
    left = facts.plays_left - 1
    if facts.view.stock or left >= facts.rules.players or not facts.rules.leftovers_are_taken or not after.gained:
        return 0.0
    return 1.0 if left == 0 else 1.0 / left


def _leftovers_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that I become the last to take near the end of the smazzata, while that can still bring me cards."""
    table = facts.outcome(move).table
    goes_on = bool(table) or facts.plays_left > 1
    return args_if(takers.takes_from_table(move) and takers.leftovers_count(facts) and goes_on, cards=table)


def _leftovers_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    becomes_last = takers.takes_from_table(best) and not takers.takes_from_table(move)
    return args_if(takers.leftovers_count(facts) and becomes_last, cards=facts.outcome(move).table)


LEFTOVERS = ReasonKind("leftovers", _leftovers_evidence)

TACTICS = (
    Tactic(
        wins_leftovers,
        scopone=0.93,
        scopa=0.31,
        reason=LEFTOVERS,
        cause=_leftovers_cause,
        theme="endings",
        demand=Demand(2, 0.5, 0.5),
        traits=Trait.GIVES_CARDS,
    ),
    Tactic(
        becomes_last_taker,
        scopone=0.12,
        scopa=0.09,
        reason=LEFTOVERS,
        cause=_leftovers_cause,
        theme="endings",
        demand=Demand(2, 0.5, 0.5),
        traits=Trait.PLANNING | Trait.CONTROL | Trait.NO_SCOPA,
    ),
)
