"""Table cards that can be taken, and the cards that can take them: unseen ones, or those in my hand."""

from collections.abc import Callable

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move


def takers(facts: Facts, table: CardSet, among: CardSet, wanted: Callable[[CardSet], bool] = bool) -> CardSet:
    """Return the cards ``among`` these that can take something from the table.

    ``wanted`` says which sets of taken table cards count; all by default.
    """
    found = 0
    for rank in RANKS if table else ():
        cards = among & RANK_SETS[rank]
        if cards and any(taken & table and wanted(taken & table) for taken in _captures(facts, cards, table)):
            found |= cards
    return found


def takeable(facts: Facts, table: CardSet, among: CardSet) -> CardSet:
    """Return the table cards that at least one of the cards ``among`` these can take."""
    found = 0
    for rank in RANKS if table else ():
        cards = among & RANK_SETS[rank]
        for taken in _captures(facts, cards, table) if cards else ():
            found |= taken & table
    return found


def _captures(facts: Facts, cards: CardSet, table: CardSet) -> tuple[CardSet, ...]:
    # All cards of a rank can take the same.
    return facts.rules.law.captures(cards_of(cards)[0], table)


def takeable_by_others(facts: Facts, table: CardSet) -> CardSet:
    """Return the table cards that an unseen card can take; none if no other player will have cards again."""
    view = facts.view
    return takeable(facts, table, view.unseen) if sum(view.counts[1:]) + view.stock else 0


def only_mine(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards that a card of this hand of mine can take and no unseen card can (the anchors)."""
    return takeable(facts, table, hand) & ~takeable_by_others(facts, table)


def can_take_back(facts: Facts, move: Move) -> bool:
    """Return whether another card of the same rank in my hand could take the card that I lay."""
    after = facts.outcome(move)
    return bool(takeable(facts, after.table, after.hand & RANK_SETS[rank_of(move.card)]) & bit(move.card))


def dead_lay(facts: Facts, move: Move) -> dict[str, int] | None:
    """Return the arguments of the reason DEAD_RANK for laying a card that no equal card can take; None otherwise.

    ``cards`` is the card, ``sums`` is 1 if it could still be taken in a sum. Where aces take
    everything, it is None if any unseen card could take it.
    """
    after = facts.outcome(move)
    rank = RANK_SETS[rank_of(move.card)]
    if not move.is_lay or facts.rules.law.by_fifteen or (facts.view.unseen | after.hand) & rank:
        return None
    in_reach = bool(takeable_by_others(facts, after.table) & bit(move.card))
    return None if in_reach and facts.rules.law.ace_is_special else {"cards": bit(move.card), "sums": int(in_reach)}


def starves_next(facts: Facts, move: Move) -> bool:
    """Return whether the move is a capture that leaves cards of which no unseen card can take any (the whirlwind).

    The next seat must be an opponent, and at least two more moves must follow.
    """
    if not takes_from_table(move) or facts.view.side_of(1) == 0 or facts.plays_left <= 2:
        return False
    table = facts.outcome(move).table
    return bool(table) and not takeable(facts, table, facts.view.unseen)


def takes_from_table(move: Move) -> bool:
    """Return whether a move takes table cards; an ace that goes to its player's pile alone does not."""
    return bool(move.taken) and not move.is_for_itself


def leftovers_count(facts: Facts) -> bool:
    """Return whether the last taker gets the cards left, and each player has about two turns left at most."""
    return facts.rules.leftovers_are_taken and not facts.view.stock and facts.plays_left <= 2 * facts.rules.players + 1
