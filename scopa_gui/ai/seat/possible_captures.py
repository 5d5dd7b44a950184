"""Captures that are possible from a table: which cards take something, what they take, and what a seat will take."""

from collections.abc import Callable

from scopa_gui.ai.seat.knowledge import Facts, Reply, Threats, expected_best, none_of
from scopa_gui.engine.cards import RANK_SETS, RANKS, Card, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.legality import is_scopa
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


def leftovers_matter(facts: Facts) -> bool:
    """Return whether the last taker gets the cards left, and each player has about two turns left at most."""
    return facts.rules.leftovers_are_taken and not facts.view.stock and facts.plays_left <= 2 * facts.rules.players + 1


HARDLY_EVER = 0.01
"""Captures by the next seat with at most this chance are not followed further."""


def best_reply(facts: Facts, card: Card, table: CardSet, *, is_last_card: bool = False) -> Reply | None:
    """Return the card's most valuable capture from the table, a scopa counted as a point; None if it takes nothing."""
    best: Reply | None = None
    best_value = 0.0
    for move in facts.rules.law.moves_of(card, table):
        if not move.taken:
            continue
        if move.is_for_itself:
            reply = Reply(0, 0.0, sweeps=False)
        else:
            sweeps = move.taken == table and is_scopa(facts.rules, move, is_last_card=is_last_card)
            reply = Reply(move.taken, facts.worth(move.taken), sweeps)
        value = reply.worth + reply.sweeps
        if best is None or value > best_value:
            best = reply
            best_value = value
    return best


def threats(facts: Facts, seat: int, table: CardSet) -> Threats:
    """Return the captures that a seat, counted from mine, may make from this table; worked out once for each table."""
    found = facts.threats.get((seat, table))
    if found is None:
        found = facts.threats[seat, table] = _threats(facts, seat, table)
    return found


def _threats(facts: Facts, seat: int, table: CardSet) -> Threats:
    pool = facts.pool(seat)
    size = pool.bit_count()
    drawn = min(facts.cards_in(seat), size)
    if not table or not drawn:
        return Threats((), 0.0, 0.0, size, drawn)
    is_last = facts.plays_left - 1 == seat
    replies = []
    plain: list[float] = []
    scored: list[float] = []
    for rank in RANKS:
        held = cards_of(pool & RANK_SETS[rank])
        if not held:
            continue
        reply = best_reply(facts, held[0], table, is_last_card=is_last)
        if reply is None:
            continue
        replies.append((reply, held))
        for card in held:
            worth = reply.worth + facts.worth_of[card]
            if worth > 0:
                plain.append(worth)
            if worth + reply.sweeps > 0:
                scored.append(worth + reply.sweeps)
    return Threats(tuple(replies), expected_best(plain, size, drawn), expected_best(scored, size, drawn), size, drawn)


def my_best_take(facts: Facts, hand: CardSet, table: CardSet) -> float:
    """Return the points of the best capture that a hand of mine could make from a table, with a point for a scopa."""
    best = 0.0
    for card in cards_of(hand) if table else ():
        reply = best_reply(facts, card, table)
        if reply:
            best = max(best, reply.worth + facts.worth_of[card] + reply.sweeps)
    return best


def take_after_next(facts: Facts, table: CardSet, hand: CardSet) -> float:
    """Return the points that my side is expected to take from a table after the next seat's best capture.

    That turn is my partner's, or mine with two players, when it is played from ``hand``. A scopa counts as a point.
    """
    threat = threats(facts, 1, table)
    ordered = sorted(
        (
            (reply.worth + reply.sweeps + facts.worth_of[card], reply.taken)
            for reply, held in threat.replies
            for card in held
        ),
        key=lambda pair: -pair[0],
    )
    second = 2 % facts.rules.players
    total = 0.0
    without = 1.0
    for better, (_, taken) in enumerate(ordered, start=1):
        lacking = none_of(threat.pool, better, threat.drawn)
        if without - lacking > HARDLY_EVER:
            total += (without - lacking) * _take(facts, second, table & ~taken, hand)
        without = lacking
        if not lacking:
            break
    return total + without * _take(facts, second, table, hand)


def _take(facts: Facts, seat: int, table: CardSet, hand: CardSet) -> float:
    if seat == 0:
        return my_best_take(facts, hand, table)
    return threats(facts, seat, table).take_with_scopa
