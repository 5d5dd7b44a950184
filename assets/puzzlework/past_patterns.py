"""Patterns of what has been played: the partner's signs, a whirlwind that turns, what can be read of the hands."""

from random import Random

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.seat.possible_captures import takeable
from scopa_gui.coach.judging.judge import DRAWS, reading_behind
from scopa_gui.coach.review.refutation import verdict_against
from scopa_gui.engine.cards import RANK_SETS, bit, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

CLOSELY, LOOKS = 6 * DRAWS, 2
"""Hands drawn to see what was read, and how often."""


def echoes_partner(facts: Facts, best: Move, move: Move) -> bool:
    """My partner laid a rank, the seat on my left took it with its equal, one more is unseen: I lay mine."""
    rank = partners_call(facts.view)
    if rank is None or not best.is_lay or not facts.rules.law.pairs_off:
        return False
    return rank_of(best.card) == rank != rank_of(move.card) and facts.unseen_of(rank) == 1


def partners_call(view: PlayerView) -> int | None:
    """The rank that my partner has just laid and the opponent before me has taken with its equal."""
    if view.rules.players != 4 or view.rules.sides != 2 or len(view.history) < 2:
        return None
    (partner, laid), (_left, answer) = view.history[-2:]
    if partner != 2 or not laid.is_lay or answer.taken != bit(laid.card):
        return None
    return rank_of(laid.card)


def leaves_partners_double(facts: Facts, best: Move, move: Move) -> bool:
    """The other move takes by its equal what my partner laid, whose twin he may hold; the better one leaves it."""
    laid = 0
    for seat, past in facts.view.history:
        if seat in facts.partners and past.is_lay:
            laid |= bit(past.card)
    rank = rank_of(move.card)
    doubled = move.taken & laid & RANK_SETS[rank]
    return (
        facts.rules.law.pairs_off
        and bool(doubled)
        and bool(doubled & facts.outcome(best).table)
        and facts.unseen_of(rank) > 0
        and not facts.outcome(move).is_scopa
    )


def breaks_whirlwind(facts: Facts, best: Move, move: Move) -> bool:
    """They have taken twice round while I laid; I can take nothing, and now the next one cannot either."""
    view = facts.view
    if view.side_of(1) == 0 or any(one.taken for one in view.legal_moves()) or not is_in_whirlwind(view):
        return False
    nothing = [not takeable(facts, facts.outcome(one).table, facts.unseen) for one in (best, move)]
    return nothing == [True, False]


def is_in_whirlwind(view: PlayerView) -> bool:
    """Whether the other side took at its last two turns, and mine, between them, could only lay."""
    turns = view.history[-2 * view.rules.players :][-3:]
    return len(turns) == 3 and all(bool(move.taken) is (view.side_of(seat) != 0) for seat, move in turns)


def tells_reading(facts: Facts, best: Move, move: Move) -> bool:
    """The move is a fault by what was read alone, and the judge can say from which move.

    Each of some close looks reads the same of the same hand.
    """
    view = facts.view
    verdict = verdict_against(view, best, move, "reading")
    read = [reading_behind(view, verdict, Random(f"{look}/reading"), CLOSELY) for look in range(LOOKS)]
    return all(read) and len({(one.seat, one.rank, one.is_likelier) for one in read if one}) == 1


def opens(facts: Facts, _best: Move, _move: Move) -> bool:
    """The first card that this seat plays in a smazzata."""
    return len(facts.view.history) < facts.rules.players
