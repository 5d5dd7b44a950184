"""Tactics about the cards that a move captures: a scopa, the settebello, the races for the points of the count, and the
cards left on the table, which the last capture of the smazzata wins.
"""

from collections.abc import Callable
from functools import partial

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.seat.possible_captures import leftovers_matter, takes_from_table
from scopa_gui.ai.tactics.tactic import OTHER_PARTS, Args, Demand, Evidence, ReasonKind, Tactic, Trait, args_if
from scopa_gui.ai.value import expected_points
from scopa_gui.ai.value.open_points import (
    carte_are_open,
    denari_are_open,
    extras_open,
    helps_primiera,
    own_primiera,
    primiera_is_open,
)
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, CardSet, bit, cards_of, mask_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_FOR, Category
from scopa_gui.engine.scoring.counting import Piles

LEFTOVER_HOLD = 0.45
"""Chance that the side that took last still is the last taker after one more move."""
LEFTOVER_ROUNDS = 2
"""Number of turns of each player before the end in which the cards left on the table count."""


def makes_scopa(facts: Facts, move: Move) -> float:
    """Return 1 for a scopa, else 0."""
    return float(facts.outcome(move).is_scopa)


def takes_settebello(facts: Facts, move: Move) -> float:
    """Return 1 for capturing the settebello, else 0."""
    return float(bool(facts.outcome(move).gained & bit(SETTEBELLO)))


def takes_sevens(facts: Facts, move: Move) -> float:
    """Return the number of sevens that the move captures."""
    return float((facts.outcome(move).gained & RANK_SETS[7]).bit_count())


def takes_sixes(facts: Facts, move: Move) -> float:
    """Return the number of sixes that the move captures; 0 once a side has three sevens."""
    view = facts.view
    if any((pile & RANK_SETS[7]).bit_count() > 2 for pile in view.piles):
        return 0.0
    return float((facts.outcome(move).gained & RANK_SETS[6]).bit_count())


def carte_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for most cards."""
    return _change(expected_points.carte, facts, move)


def denari_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for most coins."""
    return _change(expected_points.denari, facts, move)


def primiera_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for the primiera, as these rules compare it."""
    return _change(expected_points.primiera, facts, move)


def extras_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for extras, such as re bello, napola or cappotto."""
    return _change(expected_points.extras, facts, move)


def _change(points: Callable[[Rules, Piles], float], facts: Facts, move: Move) -> float:
    return points(facts.rules, facts.outcome(move).piles) - points(facts.rules, facts.view.piles)


# Reasons


def _for_primiera_evidence(among: CardSet) -> Evidence:
    """Return the condition that the move captures some of these cards and one of them improves a side's primiera."""

    def evidence(facts: Facts, move: Move) -> Args | None:
        rules = facts.rules
        piles = facts.view.piles
        won = facts.outcome(move).gained & among
        cards = sum(bit(card) for card in cards_of(won) if any(helps_primiera(rules, card, pile) for pile in piles))
        return args_if(bool(cards) and primiera_is_open(rules, piles), cards=cards)

    return evidence


def _own_primiera_evidence(facts: Facts, move: Move) -> Args | None:
    """Name the captured cards that no other captured card could replace in my primiera, or else all that improve it."""
    rules = facts.rules
    mine = facts.view.piles[0]
    won = facts.outcome(move).gained
    cards = mask_of(card for card in cards_of(won) if helps_primiera(rules, card, mine))
    irreplaceable = mask_of(card for card in cards_of(cards) if helps_primiera(rules, card, mine | won & ~bit(card)))
    return args_if(bool(cards) and primiera_is_open(rules, facts.view.piles), cards=irreplaceable or cards)


def _denari_evidence(facts: Facts, move: Move) -> Args | None:
    cards = facts.outcome(move).gained & SUIT_SETS[0]
    return args_if(bool(cards) and denari_are_open(facts.view.piles), cards=cards)


def _carte_evidence(facts: Facts, move: Move) -> Args | None:
    count = facts.outcome(move).gained.bit_count()
    return args_if(count > 0, count=count)


def _extras_evidence(facts: Facts, move: Move) -> Args | None:
    cards = facts.outcome(move).gained & extras_open(facts.rules, facts.view.piles)
    return args_if(bool(cards), cards=cards)


def _number_of_extras(facts: Facts, move: Move) -> int:
    found = _extras_evidence(facts, move)
    return found["cards"].bit_count() if found else 0


# Causes


def _missed(facts: Facts, best: Move, move: Move) -> CardSet:
    """Return the cards that the better move captures and the other does not."""
    return facts.outcome(best).gained & ~facts.outcome(move).gained


def _settebello_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    cards = _missed(facts, best, move) & bit(SETTEBELLO)
    return args_if(bool(cards), cards=cards)


def _for_primiera_cause(rank: int, facts: Facts, best: Move, move: Move) -> Args | None:
    rules = facts.rules
    piles = facts.view.piles
    missed = cards_of(_missed(facts, best, move) & RANK_SETS[rank])
    cards = sum(bit(card) for card in missed if any(helps_primiera(rules, card, pile) for pile in piles))
    return args_if(bool(cards) and primiera_is_open(rules, piles), cards=cards)


def _primiera_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (facts.outcome(one).piles[0] for one in (best, move))
    does_more = bool(best.taken) and own_primiera(facts.rules, better) > own_primiera(facts.rules, worse)
    return args_if(does_more and primiera_is_open(facts.rules, facts.view.piles))


def _denari_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (facts.outcome(one).gained & SUIT_SETS[0] for one in (best, move))
    is_more = better.bit_count() > worse.bit_count()
    return args_if(is_more and denari_are_open(facts.view.piles), cards=better & ~worse)


def _carte_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    more = facts.outcome(best).gained.bit_count() - facts.outcome(move).gained.bit_count()
    return args_if(more > 0 and carte_are_open(facts.view.piles), count=more)


def _extras_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    cards = _missed(facts, best, move) & extras_open(facts.rules, facts.view.piles)
    return args_if(bool(cards), cards=cards)


SCOPA = ReasonKind("scopa", lambda facts, move: args_if(facts.outcome(move).is_scopa), is_whole_point=True)
SETTEBELLO_TAKEN = ReasonKind(
    "settebello", lambda facts, move: args_if(bool(facts.outcome(move).gained & bit(SETTEBELLO))), is_whole_point=True
)
SEVENS = ReasonKind("sevens", _for_primiera_evidence(RANK_SETS[7]), names_some=True)
SIXES = ReasonKind("sixes", _for_primiera_evidence(RANK_SETS[6]), names_some=True)
PRIMIERA = ReasonKind("primiera", _own_primiera_evidence)
DENARI = ReasonKind(
    "denari",
    _denari_evidence,
    compared=("cards",),
    merit=lambda facts, move: (facts.outcome(move).gained & SUIT_SETS[0]).bit_count(),
)
CARTE = ReasonKind(
    "carte", _carte_evidence, compared=("count",), merit=lambda facts, move: facts.outcome(move).gained.bit_count()
)
EXTRAS = ReasonKind("extras", _extras_evidence, names_some=True, merit=_number_of_extras)

CAPTURES = (
    Tactic(
        makes_scopa,
        scopone=1.07,
        scopa=1.01,
        reason=SCOPA,
        cause=lambda facts, best, move: args_if(facts.outcome(best).is_scopa and not facts.outcome(move).is_scopa),
        theme="making_scopa",
        demand=Demand(0),
        costs=(SCOPE_FOR,),
        traits=Trait.OBVIOUS | Trait.GREEDY,
    ),
    Tactic(
        takes_settebello,
        scopone=1.04,
        scopa=0.65,
        reason=SETTEBELLO_TAKEN,
        cause=_settebello_cause,
        theme="settebello",
        demand=Demand(0),
        costs=(Category.SETTEBELLO, Category.PRIMIERA, Category.DENARI),
        traits=Trait.OBVIOUS | Trait.GREEDY,
    ),
    Tactic(
        takes_sevens,
        scopone=0.11,
        scopa=0.04,
        reason=SEVENS,
        cause=partial(_for_primiera_cause, 7),
        theme="sevens",
        demand=Demand(0),
        costs=(Category.PRIMIERA,),
        traits=Trait.OBVIOUS | Trait.PRIMIERA | Trait.TAKES_CARDS,
    ),
    Tactic(
        takes_sixes,
        scopone=0.03,
        scopa=0.03,
        reason=SIXES,
        cause=partial(_for_primiera_cause, 6),
        theme="primiera",
        demand=Demand(0.5),
        costs=(Category.PRIMIERA,),
        traits=Trait.PRIMIERA | Trait.TAKES_CARDS,
    ),
    Tactic(
        primiera_race,
        scopone=0.56,
        scopa=1.01,
        reason=PRIMIERA,
        cause=_primiera_cause,
        theme="primiera",
        demand=Demand(1, 0.2),
        costs=(Category.PRIMIERA,),
        traits=Trait.PRIMIERA | Trait.TAKES_CARDS,
    ),
    Tactic(
        denari_race,
        scopone=0.89,
        scopa=1.07,
        reason=DENARI,
        cause=_denari_cause,
        theme="denari",
        demand=Demand(0.5, 0.1),
        costs=(Category.DENARI, CAPPOTTO),
        traits=Trait.OBVIOUS | Trait.GREEDY | Trait.TAKES_CARDS,
    ),
    Tactic(
        carte_race,
        scopone=1.19,
        scopa=1.2,
        reason=CARTE,
        cause=_carte_cause,
        theme="carte",
        demand=Demand(0.5, 0.1),
        costs=(Category.CARTE,),
        traits=Trait.OBVIOUS | Trait.GREEDY | Trait.TAKES_CARDS,
    ),
    Tactic(
        extras_race,
        scopone=1.0,
        scopa=1.0,
        reason=EXTRAS,
        cause=_extras_cause,
        theme="carte",
        demand=Demand(0.5, 0.1),
        costs=(CAPPOTTO, OTHER_PARTS),
    ),
)


# The last capture of the smazzata


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
    return args_if(takes_from_table(move) and leftovers_matter(facts) and goes_on, cards=table)


def _leftovers_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    becomes_last = takes_from_table(best) and not takes_from_table(move)
    return args_if(leftovers_matter(facts) and becomes_last, cards=facts.outcome(move).table)


LEFTOVERS = ReasonKind("leftovers", _leftovers_evidence)

LAST_TAKE = (
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
