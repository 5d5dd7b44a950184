"""Captures that the next seats may make from a table, and the points that they are expected to take."""

from scopa_gui.ai.seat.hypergeometric import expected_best, none_of
from scopa_gui.ai.seat.knowledge import Facts, Reply, Threats
from scopa_gui.engine.cards import RANK_SETS, RANKS, Card, CardSet, cards_of
from scopa_gui.engine.legality import is_scopa

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
