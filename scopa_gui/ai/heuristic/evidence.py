"""Conditions under which each reason is true of a move. Begin with EVIDENCE, the table at the end.

The player reads a reason as a sentence about the position and can check it. The conditions therefore use every card
that the seat has seen, even if the opponent who gives the reason has forgotten some of them. They say only whether a
reason is true; tactics.py and pairing.py measure how much it is worth.
"""

from collections.abc import Callable, Mapping

from scopa_gui.ai.heuristic.pairing import unpaired_after, unpaired_now
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat import hypergeometric, takers
from scopa_gui.ai.seat.knowledge import Facts, facts_of, sweeping_cards
from scopa_gui.ai.seat.replies import my_best_take
from scopa_gui.ai.value.open_points import denari_are_open, extras_open, helps_primiera, primiera_is_open
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, Card, CardSet, bit, cards_of, mask_of, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES

Args = dict[str, int]
Evidence = Callable[[Facts, Move], Args | None]
SELDOM = 33
"""Percent: a move is praised for preventing a scopa only if the next seat's chance of one is at most this."""
MOST_KEPT = 2
"""Largest number of cards named as worth keeping."""
WORTH_KEEPING = PRIMIERA_VALUES[1]
"""Least primiera value of a card worth keeping for the primiera: cards below the ace hardly ever decide it."""
LITTLE = 0.75
"""Chance that the next seat can take only little, from which on the move is praised for it."""


def reason_of(facts: Facts, move: Move, key: ReasonKey) -> Reason | None:
    """Return the reason with the arguments that reasons.py lists next to its key, or None if it is not true."""
    found = evidence_of(key, with_all_seen(facts), move)
    return None if found is None else Reason(key, found)


def evidence_of(key: ReasonKey, facts: Facts, move: Move) -> Args | None:
    """Return the arguments of a reason's sentence, or None if the reason is not true; ``facts`` must be complete."""
    evidence = EVIDENCE.get(key)
    return {} if evidence is None else evidence(facts, move)


def with_all_seen(facts: Facts) -> Facts:
    """Return the facts of the same view with nothing forgotten."""
    return facts if facts.is_complete else facts_of(facts.view)


def args_if(holds: bool, **args: int) -> Args | None:
    """Return the arguments if the condition holds, else None."""
    return args if holds else None


# Captured cards


def _for_primiera(among: CardSet) -> Evidence:
    """Return the condition that the move captures some of these cards and one of them improves a side's primiera."""

    def evidence(facts: Facts, move: Move) -> Args | None:
        rules = facts.rules
        piles = facts.view.piles
        won = facts.outcome(move).gained & among
        cards = sum(bit(card) for card in cards_of(won) if any(helps_primiera(rules, card, pile) for pile in piles))
        return args_if(bool(cards) and primiera_is_open(rules, piles), cards=cards)

    return evidence


def _own_primiera(facts: Facts, move: Move) -> Args | None:
    """Name the captured cards that no other captured card could replace in my primiera, or else all that improve it."""
    rules = facts.rules
    mine = facts.view.piles[0]
    won = facts.outcome(move).gained
    cards = mask_of(card for card in cards_of(won) if helps_primiera(rules, card, mine))
    irreplaceable = mask_of(card for card in cards_of(cards) if helps_primiera(rules, card, mine | won & ~bit(card)))
    return args_if(bool(cards) and primiera_is_open(rules, facts.view.piles), cards=irreplaceable or cards)


def _denari(facts: Facts, move: Move) -> Args | None:
    cards = facts.outcome(move).gained & SUIT_SETS[0]
    return args_if(bool(cards) and denari_are_open(facts.view.piles), cards=cards)


def _carte(facts: Facts, move: Move) -> Args | None:
    count = facts.outcome(move).gained.bit_count()
    return args_if(count > 0, count=count)


def _extras(facts: Facts, move: Move) -> Args | None:
    cards = facts.outcome(move).gained & extras_open(facts.rules, facts.view.piles)
    return args_if(bool(cards), cards=cards)


# The next turns


def _no_scopa(facts: Facts, move: Move) -> Args | None:
    """Give the next seat's chance of a scopa in percent; ``rare`` is 1 if a scopa is possible but rounds to 0 %."""
    table = facts.outcome(move).table
    if not table or facts.plays_left == 1 or facts.view.side_of(1) == 0:
        return None
    sweeping = sweeping_cards(facts.rules, table, is_last_card=facts.plays_left == 2) & facts.view.unseen
    percent = round(100 * facts.chance_holds(1, sweeping))
    return args_if(percent <= SELDOM, percent=percent, rare=int(bool(sweeping) and not percent))


def _gives_little(facts: Facts, move: Move) -> Args | None:
    """Check that the next seat can probably take nothing, or only one card that is neither a coin nor a seven."""
    table = facts.outcome(move).table
    hidden = facts.view.unseen
    drawn = facts.cards_in(1)
    much = takers.takers(
        facts, table, hidden, lambda taken: taken.bit_count() > 1 or bool(taken & (SUIT_SETS[0] | RANK_SETS[7]))
    )
    spared = (
        hypergeometric.none_of(hidden.bit_count(), much.bit_count(), min(drawn, hidden.bit_count())) if drawn else 0.0
    )
    return args_if(facts.view.side_of(1) != 0 and facts.plays_left > 1 and spared >= LITTLE)


def _feeds_partner(facts: Facts, move: Move) -> Args | None:
    """Check that a partner still has a turn and that some unseen card can take something from the table."""
    table = facts.outcome(move).table
    has_turn = facts.plays_left > 2 and any(facts.cards_in(seat) for seat in facts.partners)
    return args_if(has_turn and bool(takers.takers(facts, table, facts.view.unseen)))


def _keeps_take(facts: Facts, move: Move) -> Args | None:
    """Name the card in my hand that could make the most valuable capture from the table after the move."""
    after = facts.outcome(move)
    able = cards_of(takers.takers(facts, after.table, after.hand))
    best = max(able, key=lambda card: my_best_take(facts, bit(card), after.table), default=None)
    return None if best is None else {"cards": bit(best)}


def _must_lay(facts: Facts, move: Move) -> Args | None:
    """Give the chance in percent, if not 0, that the next seat, if it is an opponent, can take nothing."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return None
    able = takers.takers(facts, facts.outcome(move).table, facts.view.unseen)
    percent = min(99, round(100 * (1 - facts.chance_holds(1, able)))) if able else 100
    return args_if(percent > 0, percent=percent)


def _anchor(facts: Facts, move: Move) -> Args | None:
    """Name the table cards that only my hand can take."""
    after = facts.outcome(move)
    cards = takers.only_mine(facts, after.table, after.hand)
    return args_if(bool(cards), cards=cards)


# Ranks


def _echo_partner(facts: Facts, move: Move) -> Args | None:
    """Check that I lay a rank that a partner has laid, with one card of it still unseen."""
    rank = rank_of(move.card)
    has_cards = any(facts.cards_in(seat) for seat in facts.partners)
    return args_if(
        move.is_lay and has_cards and facts.unseen_of(rank) == 1 and bool(facts.laid_by_partners & RANK_SETS[rank]),
        rank=rank,
    )


def _partners_double(facts: Facts, move: Move) -> Args | None:
    """Name the lowest rank that a partner has laid and that I hold but leave on the table; never the seven."""
    left = facts.laid_by_partners & facts.outcome(move).table
    ranks = {rank_of(card) for card in cards_of(left)} - {7}
    held = [rank for rank in sorted(ranks) if facts.view.hand & RANK_SETS[rank] and facts.unseen_of(rank)]
    has_cards = any(facts.cards_in(seat) for seat in facts.partners)
    return {"rank": held[0]} if held and has_cards and facts.rules.law.pairs_off else None


def _spariglio(facts: Facts, move: Move) -> Args | None:
    """Check that a capture against the dealer's side leaves more ranks unpaired than before."""
    count = unpaired_after(facts, move)
    return args_if(not facts.is_dealers_side and bool(move.taken) and count > unpaired_now(facts), count=count)


def _keeps_pairs(facts: Facts, move: Move) -> Args | None:
    """Check that a move of the dealer's side leaves no more ranks unpaired than before."""
    count = unpaired_after(facts, move)
    return args_if(facts.is_dealers_side and count <= unpaired_now(facts), count=count)


def _sevens(*, paired: bool) -> Evidence:
    """Return the condition that the captured sevens end up paired for the dealer's side, or unpaired for the other.

    It does not hold once all four sevens were captured before the move.
    """

    def evidence(facts: Facts, move: Move) -> Args | None:
        captured = (facts.captured | facts.outcome(move).gained) & RANK_SETS[7]
        is_paired = not captured.bit_count() & 1
        return args_if(facts.is_dealers_side is paired is is_paired and facts.captured & RANK_SETS[7] != RANK_SETS[7])

    return evidence


# The end


def _leftovers(facts: Facts, move: Move) -> Args | None:
    """Check that I become the last to take near the end of the smazzata, while that can still bring me cards."""
    table = facts.outcome(move).table
    goes_on = bool(table) or facts.plays_left > 1
    return args_if(takers.takes_from_table(move) and takers.leftovers_count(facts) and goes_on, cards=table)


def _last_card(facts: Facts, move: Move) -> Args | None:
    """Check that the last card I keep as the dealer has an equal on the table or among the unseen cards."""
    after = facts.outcome(move)
    if facts.view.dealer or facts.view.stock or after.hand.bit_count() != 1:
        return None
    rank = rank_of(cards_of(after.hand)[0])
    equals = (facts.view.unseen | after.table) & RANK_SETS[rank]
    return args_if(facts.rules.law.pairs_off and bool(equals), rank=rank)


def _keeps_card(facts: Facts, move: Move) -> Args | None:
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


def _keeps_ace(facts: Facts, move: Move) -> Args | None:
    """Check that I keep an ace that takes everything and have another turn to play it."""
    has_ace = bool(facts.outcome(move).hand & RANK_SETS[1])
    return args_if(facts.rules.law.ace_is_special and has_ace and facts.plays_left > facts.rules.players)


EVIDENCE: Mapping[ReasonKey, Evidence] = {
    ReasonKey.SCOPA: lambda facts, move: args_if(facts.outcome(move).is_scopa),
    ReasonKey.SETTEBELLO: lambda facts, move: args_if(bool(facts.outcome(move).gained & bit(SETTEBELLO))),
    ReasonKey.SEVENS: _for_primiera(RANK_SETS[7]),
    ReasonKey.SIXES: _for_primiera(RANK_SETS[6]),
    ReasonKey.PRIMIERA: _own_primiera,
    ReasonKey.DENARI: _denari,
    ReasonKey.CARTE: _carte,
    ReasonKey.EXTRAS: _extras,
    ReasonKey.NO_SCOPA: _no_scopa,
    ReasonKey.GIVES_LITTLE: _gives_little,
    ReasonKey.FEEDS_PARTNER: _feeds_partner,
    ReasonKey.KEEPS_TAKE: _keeps_take,
    ReasonKey.MUST_LAY: _must_lay,
    ReasonKey.ANCHOR: _anchor,
    ReasonKey.DEAD_RANK: takers.dead_lay,
    ReasonKey.HELD_TWICE: lambda facts, move: args_if(
        move.is_lay and takers.can_take_back(facts, move), rank=rank_of(move.card)
    ),
    ReasonKey.ECHO_PARTNER: _echo_partner,
    ReasonKey.PARTNERS_DOUBLE: _partners_double,
    ReasonKey.SPARIGLIO: _spariglio,
    ReasonKey.KEEPS_PAIRS: _keeps_pairs,
    ReasonKey.SEVENS_PAIRED: _sevens(paired=True),
    ReasonKey.SEVENS_UNPAIRED: _sevens(paired=False),
    ReasonKey.MULINELLO: lambda facts, move: args_if(takers.starves_next(facts, move), cards=facts.outcome(move).table),
    ReasonKey.LEFTOVERS: _leftovers,
    ReasonKey.LAST_CARD: _last_card,
    ReasonKey.KEEPS_CARD: _keeps_card,
    ReasonKey.KEEPS_ACE: _keeps_ace,
}
"""Condition of each reason. The reasons that are missing here, such as ONLY_MOVE, are true whenever they are given."""
