"""Conditions under which a tactic may be named as the cause of a loss. Begin with GROUNDS, the table at the end.

The player reads a cause as a sentence about two moves, the better one (``best``) and the one that was made (``move``).
Each check returns the arguments of that sentence, or None if the sentence would not be true. As in
ai/heuristic/evidence.py, the checks use every card that has been seen: ``facts`` must be complete.
"""

from collections.abc import Callable, Mapping
from functools import partial

from scopa_gui.ai.heuristic import evidence
from scopa_gui.ai.heuristic.evidence import Args, args_if
from scopa_gui.ai.heuristic.pairing import unpaired_after
from scopa_gui.ai.reasons import ReasonKey
from scopa_gui.ai.seat import hypergeometric, takers
from scopa_gui.ai.seat.knowledge import Facts, MoveOutcome, sweeping_cards
from scopa_gui.ai.value.open_points import (
    carte_are_open,
    denari_are_open,
    extras_open,
    helps_primiera,
    own_primiera,
    primiera_is_open,
)
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, CardSet, bit, cards_of, rank_of, sum_of
from scopa_gui.engine.moves import Move

CauseCheck = Callable[[Facts, Move, Move], Args | None]

CLEARLY = 1.15
"""Factor by which one capture must be worth more than another to count as clearly better."""
SCOPA_PRIZE = 10
COIN_PRIZE = 2
SEVEN_PRIZE = 2.5
SETTEBELLO_PRIZE = 9
"""Worth of these, measured in plain cards; the worths of one card add up."""


def args_of(tactic: str, facts: Facts, best: Move, move: Move) -> Args | None:
    """Return the arguments of a tactic's sentence as a cause, or None if it is not true.

    ``percent`` is a chance of the next seat; ``cards`` the cards that were missed, left, or could make a scopa;
    ``count`` a number of cards; ``rank`` a rank.
    """
    return GROUNDS[tactic](facts, best, move)


def _missed(facts: Facts, best: Move, move: Move) -> CardSet:
    """Return the cards that the better move captures and the other does not."""
    return facts.outcome(best).gained & ~facts.outcome(move).gained


def _settebello(facts: Facts, best: Move, move: Move) -> Args | None:
    cards = _missed(facts, best, move) & bit(SETTEBELLO)
    return args_if(bool(cards), cards=cards)


def _for_primiera(rank: int, facts: Facts, best: Move, move: Move) -> Args | None:
    rules = facts.rules
    piles = facts.view.piles
    missed = cards_of(_missed(facts, best, move) & RANK_SETS[rank])
    cards = sum(bit(card) for card in missed if any(helps_primiera(rules, card, pile) for pile in piles))
    return args_if(bool(cards) and primiera_is_open(rules, piles), cards=cards)


def _primiera(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (facts.outcome(one).piles[0] for one in (best, move))
    does_more = bool(best.taken) and own_primiera(facts.rules, better) > own_primiera(facts.rules, worse)
    return args_if(does_more and primiera_is_open(facts.rules, facts.view.piles))


def _denari(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (facts.outcome(one).gained & SUIT_SETS[0] for one in (best, move))
    is_more = better.bit_count() > worse.bit_count()
    return args_if(is_more and denari_are_open(facts.view.piles), cards=better & ~worse)


def _carte(facts: Facts, best: Move, move: Move) -> Args | None:
    more = facts.outcome(best).gained.bit_count() - facts.outcome(move).gained.bit_count()
    return args_if(more > 0 and carte_are_open(facts.view.piles), count=more)


def _extras(facts: Facts, best: Move, move: Move) -> Args | None:
    cards = _missed(facts, best, move) & extras_open(facts.rules, facts.view.piles)
    return args_if(bool(cards), cards=cards)


def _gives_scopa(facts: Facts, _best: Move, move: Move) -> Args | None:
    """Give the next seat's chance of a scopa in percent, the unseen cards that make it, and their number."""
    sweeping = (
        sweeping_cards(facts.rules, facts.outcome(move).table, is_last_card=facts.plays_left == 2) & facts.view.unseen
    )
    percent = round(100 * facts.chance_holds(1, sweeping))
    return args_if(bool(percent), percent=percent, cards=sweeping, count=sweeping.bit_count())


def _gives_scopa_later(facts: Facts, best: Move, move: Move) -> Args | None:
    """Check that only the other move leaves a table from which the seat before mine could make a scopa."""
    last = facts.rules.players - 1
    better, worse = (
        sweeping_cards(facts.rules, facts.outcome(one).table, is_last_card=facts.plays_left == last + 1)
        & facts.view.unseen
        for one in (best, move)
    )
    return args_if(bool(worse) and not better and facts.cards_in(last) > 0)


def _safe_eleven(facts: Facts, best: Move, move: Move) -> Args | None:
    rules = facts.rules
    (better, worse) = (facts.outcome(one).table for one in (best, move))
    return args_if(rules.law.takes_own_value_only and sum_of(worse) < 11 <= sum_of(better))


def _gives_cards(facts: Facts, best: Move, move: Move) -> Args | None:
    better = facts.outcome(best).table
    worse = facts.outcome(move).table
    return args_if(_to_take(facts, 1, worse) > CLEARLY * _to_take(facts, 1, better), cards=worse)


def _feeds_partner(facts: Facts, best: Move, move: Move) -> Args | None:
    """Check that the better move leaves clearly more for the partner, if the next seat took nothing."""
    if not facts.partners:
        return None
    better, worse = (_to_take(facts, facts.partners[0], facts.outcome(one).table) for one in (best, move))
    return args_if(better > CLEARLY * worse)


def _to_take(facts: Facts, seat: int, table: CardSet) -> float:
    """Return the worth that a seat's best capture from a table is expected to have, measured in plain cards."""
    hidden = facts.view.unseen
    prizes = [
        max((_prize(taken) for taken in facts.rules.law.captures(card, table) if taken & table), default=0.0)
        for card in cards_of(hidden)
    ]
    size = hidden.bit_count()
    return hypergeometric.expected_best([prize for prize in prizes if prize], size, min(facts.cards_in(seat), size))


def _prize(cards: CardSet) -> float:
    """Return the worth of captured cards, measured in plain cards."""
    coins, sevens, sixes = ((cards & among).bit_count() for among in (SUIT_SETS[0], RANK_SETS[7], RANK_SETS[6]))
    prizes = COIN_PRIZE * coins + SEVEN_PRIZE * sevens + SETTEBELLO_PRIZE * (cards >> SETTEBELLO & 1)
    return cards.bit_count() + sixes + prizes


def _starves(facts: Facts, best: Move, move: Move) -> Args | None:
    able = [takers.takers(facts, facts.outcome(one).table, facts.view.unseen) for one in (best, move)]
    return args_if(not able[0] and bool(able[1]))


def _keeps_own_take(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (_own_prize(facts, facts.outcome(one)) for one in (best, move))
    return args_if(better > CLEARLY * worse)


def _own_prize(facts: Facts, after: MoveOutcome) -> float:
    """Return the worth of my hand's best capture after a move, in plain cards, with SCOPA_PRIZE for a scopa."""
    found = 0.0
    sweeping = sweeping_cards(facts.rules, after.table)
    for card in cards_of(after.hand):
        for taken in facts.rules.law.captures(card, after.table):
            if taken & after.table:
                sweeps = taken == after.table and bool(sweeping & bit(card))
                found = max(found, _prize(taken | bit(card)) + SCOPA_PRIZE * sweeps)
    return found


def _lays_in_reach(facts: Facts, _best: Move, move: Move) -> Args | None:
    """Check that the move lays a card that an unseen card can take."""
    in_reach = takers.takeable_by_others(facts, facts.outcome(move).table) & bit(move.card)
    return args_if(move.is_lay and bool(in_reach), rank=rank_of(move.card))


def _leftovers(facts: Facts, best: Move, move: Move) -> Args | None:
    becomes_last = takers.takes_from_table(best) and not takers.takes_from_table(move)
    return args_if(takers.leftovers_count(facts) and becomes_last, cards=facts.outcome(move).table)


def _spends_ace(facts: Facts, best: Move, move: Move) -> Args | None:
    """Check that the move plays an ace that takes everything and the better move keeps it."""
    staying_ace = facts.outcome(best).hand & bit(move.card) & RANK_SETS[1]
    return args_if(bool(staying_ace) and facts.rules.law.ace_is_special)


def _feeds_ace(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (facts.outcome(one).table for one in (best, move))
    aces = takers.takers(facts, worse, facts.view.unseen & RANK_SETS[1])
    return args_if(
        facts.rules.law.ace_is_special and bool(aces) and worse.bit_count() > better.bit_count(), cards=worse
    )


def _anchor(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (takers.only_mine(facts, after.table, after.hand) for after in map(facts.outcome, (best, move)))
    return args_if(bool(better) and not worse, cards=better)


def _gives_up_anchor(facts: Facts, _best: Move, move: Move) -> Args | None:
    view = facts.view
    after = facts.outcome(move)
    given = (
        takers.only_mine(facts, view.table, view.hand) & after.table & ~takers.only_mine(facts, after.table, after.hand)
    )
    return args_if(bool(given), cards=given)


def _dead_rank(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (takers.dead_lay(facts, one) for one in (best, move))
    return args_if(better is not None and not better["sums"] and (worse is None or bool(worse["sums"])))


def _held_twice(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (one.is_lay and takers.can_take_back(facts, one) for one in (best, move))
    return args_if(better and not worse, rank=rank_of(best.card))


def _double(facts: Facts, _best: Move, move: Move) -> Args | None:
    """Give the rank of the card that was taken from the partner, if the partner may still hold another of that rank.

    The tactic has checked that a partner laid it.
    """
    return args_if(
        any(facts.cards_in(seat) for seat in facts.partners) and facts.unseen_of(rank_of(move.card)) > 0,
        rank=rank_of(move.card),
    )


def _pairs(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (unpaired_after(facts, one) for one in (best, move))
    return args_if(better < worse if facts.is_dealers_side else better > worse)


def _sevens(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (
        ((facts.captured | facts.outcome(one).gained) & RANK_SETS[7]).bit_count() & 1 for one in (best, move)
    )
    return args_if(better < worse if facts.is_dealers_side else better > worse)


def _seven_sum(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (
        takers.takers(
            facts,
            facts.outcome(one).table,
            facts.view.unseen & RANK_SETS[7],
            lambda taken: taken.bit_count() > 1 and sum_of(taken) == 7,
        )
        for one in (best, move)
    )
    return args_if(bool(worse) and not better)


GROUNDS: Mapping[str, CauseCheck] = {
    "makes_scopa": lambda facts, best, move: args_if(facts.outcome(best).is_scopa and not facts.outcome(move).is_scopa),
    "takes_settebello": _settebello,
    "takes_sevens": partial(_for_primiera, 7),
    "takes_sixes": partial(_for_primiera, 6),
    "primiera_race": _primiera,
    "denari_race": _denari,
    "carte_race": _carte,
    "extras_race": _extras,
    "gives_scopa": _gives_scopa,
    "gives_scopa_later": _gives_scopa_later,
    "safe_eleven": _safe_eleven,
    "gives_cards": _gives_cards,
    "feeds_partner": _feeds_partner,
    "starves": _starves,
    "keeps_own_take": _keeps_own_take,
    "card_spent": lambda facts, best, move: args_if(
        move.is_lay and best.is_lay and evidence.is_dearer(facts, move.card, best.card)
    ),
    "lays_coin": _lays_in_reach,
    "lays_seven": _lays_in_reach,
    "wins_leftovers": _leftovers,
    "becomes_last_taker": _leftovers,
    "spends_ace": _spends_ace,
    "feeds_ace": _feeds_ace,
    "anchor": _anchor,
    "gives_up_anchor": _gives_up_anchor,
    "lays_dead_rank": _dead_rank,
    "lays_held_twice": _held_twice,
    "echoes_partner": lambda facts, best, _move: evidence.evidence_of(ReasonKey.ECHO_PARTNER, facts, best),
    "takes_partners_double": _double,
    "breaks_pairs": _pairs,
    "keeps_pairs": _pairs,
    "sevens_paired": _sevens,
    "sevens_unpaired": _sevens,
    "offers_seven_sum": _seven_sum,
    "whirlwind": lambda facts, best, move: args_if(
        takers.starves_next(facts, best) and not takers.starves_next(facts, move)
    ),
    "keeps_last_card": lambda facts, best, _move: evidence.evidence_of(ReasonKey.LAST_CARD, facts, best),
}
"""Check of each tactic as a cause; every tactic has one."""
