"""Tactics about the card that is laid or spent, and the cards that stay in the hand instead."""

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.seat.possible_captures import takeable_by_others, takers
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
WORTH_AN_ACE = 4.0
"""Number of cards that an ace which takes everything should take to be well spent."""


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
    in_reach = takeable_by_others(facts, facts.outcome(move).table) & bit(move.card)
    return args_if(move.is_lay and bool(in_reach), rank=rank_of(move.card))


def _seven_in_reach(facts: Facts, move: Move) -> float:
    """Return 1 for laying a seven that an unseen card can take in any way, else 0."""
    laid = bit(move.card) & RANK_SETS[7] if move.is_lay else 0
    return float(bool(laid and takeable_by_others(facts, facts.outcome(move).table) & laid))


KEEPS_CARD = ReasonKind("keeps_card", _keeps_card_evidence)

CARDS_LAID = (
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


# Aces that take everything


def spends_ace(facts: Facts, move: Move) -> float:
    """Return, if aces take everything, 0..1 for playing an ace too early: 1 if it takes nothing, 0 if it takes four."""
    if not facts.rules.law.ace_is_special or move.card % 10 or facts.plays_left <= facts.rules.players:
        return 0.0
    taken = (move.taken & ~bit(move.card)).bit_count()
    return max(0.0, WORTH_AN_ACE - taken) / WORTH_AN_ACE


def feeds_ace(facts: Facts, move: Move) -> float:
    """Return, if aces take everything, the worth in points of the table times the chance that the next seat has one."""
    if not facts.rules.law.ace_is_special or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(1, RANK_SETS[1]) * facts.worth(table)


def _keeps_ace_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that I keep an ace that takes everything and have another turn to play it."""
    has_ace = bool(facts.outcome(move).hand & RANK_SETS[1])
    return args_if(facts.rules.law.ace_is_special and has_ace and facts.plays_left > facts.rules.players)


def _spends_ace_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    """Check that the move plays an ace that takes everything and the better move keeps it."""
    staying_ace = facts.outcome(best).hand & bit(move.card) & RANK_SETS[1]
    return args_if(bool(staying_ace) and facts.rules.law.ace_is_special)


def _feeds_ace_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (facts.outcome(one).table for one in (best, move))
    aces = takers(facts, worse, facts.view.unseen & RANK_SETS[1])
    return args_if(
        facts.rules.law.ace_is_special and bool(aces) and worse.bit_count() > better.bit_count(), cards=worse
    )


KEEPS_ACE = ReasonKind("keeps_ace", _keeps_ace_evidence)

ACES = (
    Tactic(
        spends_ace,
        scopone=-0.2,
        scopa=-0.2,
        reason=KEEPS_ACE,
        cause=_spends_ace_cause,
        theme="aces",
        demand=Demand(1.5),
        traits=Trait.GIVES_CARDS | Trait.SUBTLE,
    ),
    Tactic(
        feeds_ace,
        scopone=-0.2,
        scopa=-0.2,
        reason=KEEPS_ACE,
        cause=_feeds_ace_cause,
        theme="aces",
        demand=Demand(1),
        traits=Trait.GIVES_CARDS,
    ),
)
