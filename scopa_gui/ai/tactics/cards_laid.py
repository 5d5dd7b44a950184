"""Tactics about the card that is laid on the table, and the cards that stay in the hand instead."""

from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.tactic import Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.ai.value.open_points import denari_are_open, extras_open, helps_primiera, primiera_is_open
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, Card, CardSet, bit, cards_of, mask_of, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES

MOST_KEPT = 2
"""Largest number of cards named as worth keeping."""
WORTH_KEEPING = PRIMIERA_VALUES[1]
"""Least primiera value of a card worth keeping for the primiera: cards below the ace hardly ever decide it."""


def card_spent(facts: Facts, move: Move) -> float:
    """Return the worth in points of the card laid on the table; 0 for a capture."""
    return facts.worth_of[move.card] if move.is_lay else 0.0


def lays_coin(facts: Facts, move: Move) -> float:  # noqa: ARG001 - all tactics are asked alike
    """Return 1 for laying a coin on the table, else 0."""
    return float(move.is_lay and bool(bit(move.card) & SUIT_SETS[0]))


def lays_seven(facts: Facts, move: Move) -> float:
    """Return 1 for laying a seven while the next seat may hold another one, else 0."""
    if not move.is_lay or move.card % 10 != 6 or facts.plays_left == 1:
        return 0.0
    return float(facts.chance_holds(1, RANK_SETS[7]) > 0)


# Reasons


def _keeps_card_evidence(facts: Facts, move: Move) -> Args | None:
    """Name the most valuable of the cards in my hand that are worth more than the one I lay, at most MOST_KEPT."""
    dearer = cards_of(dearer_in_hand(facts, move))
    dearest = sorted(dearer, key=lambda card: -facts.worth_of[card])[:MOST_KEPT]
    return args_if(bool(dearer), cards=mask_of(dearest))


def dearer_in_hand(facts: Facts, move: Move) -> CardSet:
    """Return the cards that stay in my hand and are worth more than the card I lay; empty if the move is a capture."""
    staying = cards_of(facts.outcome(move).hand) if move.is_lay else ()
    return mask_of(card for card in staying if is_dearer(facts, card, move.card))


def is_dearer(facts: Facts, card: Card, other: Card) -> bool:
    """Return whether a card is worth more than another overall, and more in at least one undecided category."""
    merits = zip(_merits(facts, card), _merits(facts, other), strict=True)
    return facts.worth_of[card] > facts.worth_of[other] and any(mine > theirs for mine, theirs in merits)


def _merits(facts: Facts, card: Card) -> tuple[int, ...]:
    """Return 1 or 0 each for settebello, undecided coins and extras, then the card's value in an undecided primiera."""
    rules = facts.rules
    piles = facts.view.piles
    counted = (bit(SETTEBELLO), SUIT_SETS[0] if denari_are_open(piles) else 0, extras_open(rules, piles))
    helps = primiera_is_open(rules, piles) and any(helps_primiera(rules, card, pile) for pile in piles)
    value = PRIMIERA_VALUES[rank_of(card)]
    return (*(among >> card & 1 for among in counted), value if helps and value >= WORTH_KEEPING else 0)


# Causes


def _lays_in_reach_cause(facts: Facts, _best: Move, move: Move) -> Args | None:
    """Check that the move lays a card that an unseen card can take."""
    in_reach = takers.takeable_by_others(facts, facts.outcome(move).table) & bit(move.card)
    return args_if(move.is_lay and bool(in_reach), rank=rank_of(move.card))


def _seven_in_reach(facts: Facts, move: Move) -> float:
    """Return 1 for laying a seven that an unseen card can take in any way, else 0."""
    laid = bit(move.card) & RANK_SETS[7] if move.is_lay else 0
    return float(bool(laid and takers.takeable_by_others(facts, facts.outcome(move).table) & laid))


KEEPS_CARD = ReasonKind("keeps_card", _keeps_card_evidence)

TACTICS = (
    Tactic(
        card_spent,
        scopone=-0.19,
        scopa=-0.21,
        reason=KEEPS_CARD,
        cause=lambda facts, best, move: args_if(move.is_lay and best.is_lay and is_dearer(facts, move.card, best.card)),
        theme="giving_cards",
        demand=Demand(1.5),
        traits=Trait.OBVIOUS | Trait.CONTROL | Trait.NO_SCOPA,
    ),
    Tactic(
        lays_coin,
        scopone=-0.02,
        scopa=-0.01,
        reason=KEEPS_CARD,
        cause=_lays_in_reach_cause,
        theme="denari",
        demand=Demand(1),
        costs=(Category.DENARI,),
    ),
    Tactic(
        lays_seven,
        scopone=-0.09,
        scopa=-0.09,
        reason=KEEPS_CARD,
        cause=_lays_in_reach_cause,
        theme="sevens",
        demand=Demand(1),
        costs=(Category.SETTEBELLO, Category.PRIMIERA),
        exact=_seven_in_reach,
    ),
)
