"""Certain captures from a table, of any kind: by all unseen cards, and by those that stay in my hand."""

from collections.abc import Callable

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move


def takers(facts: Facts, table: CardSet, among: CardSet, wanted: Callable[[CardSet], bool] = bool) -> CardSet:
    """Those of these cards that may take something from the table; ``wanted``: only captures of such table cards."""
    found = 0
    for rank in RANKS if table else ():
        cards = among & RANK_SETS[rank]
        if cards and any(taken & table and wanted(taken & table) for taken in _captures(facts, cards, table)):
            found |= cards
    return found


def within(facts: Facts, table: CardSet, among: CardSet) -> CardSet:
    """The table cards that some of these cards may take."""
    found = 0
    for rank in RANKS if table else ():
        cards = among & RANK_SETS[rank]
        for taken in _captures(facts, cards, table) if cards else ():
            found |= taken & table
    return found


def _captures(facts: Facts, cards: CardSet, table: CardSet) -> tuple[CardSet, ...]:
    # Which suit a card is of makes no difference to what it may take.
    return facts.rules.law.captures(cards_of(cards)[0], table)


def within_others(facts: Facts, table: CardSet) -> CardSet:
    """The table cards that somebody else may be able to take; none once the others have no more cards to come."""
    view = facts.view
    return within(facts, table, view.unseen) if sum(view.counts[1:]) + view.stock else 0


def only_mine(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards that, as the table is, only a card of this hand of mine can take: anchors."""
    return within(facts, table, hand) & ~within_others(facts, table)


def can_take_back(facts: Facts, move: Move) -> bool:
    """Return whether a card of the same rank that stays in my hand could take the one that I lay."""
    after = facts.outcome(move)
    return bool(within(facts, after.table, after.hand & RANK_SETS[rank_of(move.card)]) & bit(move.card))


def dead_lay(facts: Facts, move: Move) -> dict[str, int] | None:
    """A card laid of which no other one is left; ``sums`` 1 where a sum could still take it. None where it is not so.

    Where aces take everything there is more to fear than sums.
    """
    after = facts.outcome(move)
    rank = RANK_SETS[rank_of(move.card)]
    if not move.is_lay or facts.rules.law.by_fifteen or (facts.view.unseen | after.hand) & rank:
        return None
    in_reach = bool(within_others(facts, after.table) & bit(move.card))
    return None if in_reach and facts.rules.law.ace_is_special else {"cards": bit(move.card), "sums": int(in_reach)}


def starves_next(facts: Facts, move: Move) -> bool:
    """A capture that leaves cards of which the next seat, an opponent, can take nothing for certain: the whirlwind."""
    if not captures(move) or facts.view.side_of(1) == 0 or facts.plays_left <= 2:
        return False
    table = facts.outcome(move).table
    return bool(table) and not within(facts, table, facts.view.unseen)


def captures(move: Move) -> bool:
    """Return whether a move takes something from the table: an ace that is only put away for itself does not."""
    return bool(move.taken) and not move.is_for_itself


def leftovers_count(facts: Facts) -> bool:
    """Return whether the smazzata nears its end and the side that takes last gets what is left."""
    return facts.rules.leftovers_are_taken and not facts.view.stock and facts.plays_left <= 2 * facts.rules.players + 1
