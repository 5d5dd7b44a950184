"""Tactics about ranks: cards that only I can take, doubles, a partner's signs, paired and unpaired ranks.

Like the tactics in tactics.py, each returns a number for a move, to be multiplied by its weight in heuristic_player.py.
Tactics about pairs return 0 under rules without pairing off, such as capturing by fifteen.
"""

from scopa_gui.ai.seat.knowledge import Facts, sweeping_cards
from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move

FEW_LEFT = 2
"""Largest number of cards that a capture may leave for a mulinello."""


def controlled(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards that only I can take by an equal card: I hold their rank and none of it is unseen."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and hand & RANK_SETS[rank] and not facts.unseen & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def dead(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards of ranks that nobody can hold any more."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and not (hand | facts.unseen) & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def anchor(facts: Facts, move: Move) -> float:
    """Return how many more table cards than before only I can take by an equal card; negative if fewer."""
    if not facts.rules.law.pairs_off:
        return 0.0
    after = facts.outcome(move)
    now = controlled(facts, after.table, after.hand)
    before = controlled(facts, facts.view.table, facts.view.hand)
    return float(now.bit_count() - (before & after.table).bit_count())


def gives_up_anchor(facts: Facts, move: Move) -> float:
    """Return 1 if a table card that only I could take by an equal card stays there and can no longer be taken so."""
    if not facts.rules.law.pairs_off:
        return 0.0
    after = facts.outcome(move)
    before = controlled(facts, facts.view.table, facts.view.hand)
    now = controlled(facts, after.table, after.hand)
    return float(bool(before & after.table & ~now))


def lays_dead_rank(facts: Facts, move: Move) -> float:
    """Return 1 for laying a card that no equal card can take any more, else 0."""
    if not move.is_lay or not facts.rules.law.pairs_off:
        return 0.0
    return float(bool(dead(facts, bit(move.card), facts.outcome(move).hand)))


def lays_held_twice(facts: Facts, move: Move) -> float:
    """Return the number of cards of the same rank that stay in my hand when I lay one; 0 for sevens."""
    rank = rank_of(move.card)
    if not move.is_lay or rank == 7 or not facts.rules.law.pairs_off:
        return 0.0
    return float((facts.outcome(move).hand & RANK_SETS[rank]).bit_count())


def echoes_partner(facts: Facts, move: Move) -> float:
    """Return 1 for laying a rank that my partner has just laid and the opponent between us took with an equal card.

    The fourth card of the rank must be unseen: the partner may hold it.
    """
    history = facts.view.history
    if (
        not move.is_lay
        or not facts.rules.law.pairs_off
        or len(history) < 2
        or facts.view.rules.players != 4
        or not facts.partners
    ):
        return 0.0
    partner = history[-2]
    left = history[-1]
    if partner.seat != 2 or left.seat != 3 or not partner.move.is_lay:
        return 0.0
    rank = rank_of(partner.move.card)
    took_it = left.move.taken == bit(partner.move.card) and rank_of(left.move.card) == rank
    return float(took_it and rank_of(move.card) == rank and facts.unseen_of(rank) > 0)


def takes_partners_double(facts: Facts, move: Move) -> float:
    """Return 1 for taking a partner's laid card with an equal one while a partner may hold another; 0 for a scopa."""
    if not facts.partners or not facts.rules.law.pairs_off or not move.taken or facts.outcome(move).is_scopa:
        return 0.0
    rank = rank_of(move.card)
    if rank == 7 or not move.taken & facts.laid_by_partners & RANK_SETS[rank]:
        return 0.0
    return float(any(facts.chance_holds(seat, RANK_SETS[rank]) > 0 for seat in facts.partners))


def unpaired_after(facts: Facts, move: Move) -> int:
    """Return the number of ranks unpaired after the move, with an odd number of captured cards: the rule of 48."""
    captured = facts.captured | facts.outcome(move).gained
    return sum((captured & RANK_SETS[rank]).bit_count() & 1 for rank in RANKS)


def unpaired_now(facts: Facts) -> int:
    """Return the number of ranks that are unpaired now, with an odd number of captured cards."""
    return sum(facts.is_unpaired(rank) for rank in RANKS)


def breaks_pairs(facts: Facts, move: Move) -> float:
    """Return, against the dealer's side, how many more ranks are unpaired after the move: the spariglio."""
    if facts.is_dealers_side or not facts.rules.law.pairs_off or not move.taken:
        return 0.0
    return float(unpaired_after(facts, move) - unpaired_now(facts))


def keeps_pairs(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, how many fewer ranks are unpaired after the move."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off or not move.taken:
        return 0.0
    return float(unpaired_now(facts) - unpaired_after(facts, move))


def _sevens_odd(facts: Facts, gained: CardSet) -> bool:
    return bool(((facts.captured | gained) & RANK_SETS[7]).bit_count() & 1)


def sevens_paired(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, 1 for pairing the captured sevens, -1 for unpairing them, else 0."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off:
        return 0.0
    return float(_sevens_odd(facts, 0)) - float(_sevens_odd(facts, facts.outcome(move).gained))


def sevens_unpaired(facts: Facts, move: Move) -> float:
    """Return, against the dealer's side, 1 for unpairing the captured sevens, -1 for pairing them, else 0."""
    if facts.is_dealers_side or not facts.rules.law.pairs_off:
        return 0.0
    return float(_sevens_odd(facts, facts.outcome(move).gained)) - float(_sevens_odd(facts, 0))


def offers_seven_sum(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, 1 for leaving cards that the next opponent could take as a sum with a seven."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    sevens = facts.pool(1) & RANK_SETS[7]
    if table & RANK_SETS[7] or not sevens or facts.view.side_of(1) == 0:
        return 0.0
    return float(any(reply.taken for reply in facts.rules.law.moves_of(cards_of(sevens)[0], table)))


def whirlwind(facts: Facts, move: Move) -> float:
    """Return 1 for a capture that leaves one or two cards of which the next opponent can take none (the mulinello).

    From then on the opponent can only lay a card, and I take again.
    """
    view = facts.view
    after = facts.outcome(move)
    if (
        not move.taken
        or view.side_of(1) == 0
        or facts.plays_left <= 2
        or after.table.bit_count() > FEW_LEFT
        or not after.table
    ):
        return 0.0
    law = facts.rules.law
    for rank in RANKS:
        cards = facts.pool(1) & RANK_SETS[rank]
        if cards and not law.moves_of(cards_of(cards)[0], after.table)[0].is_lay:
            return 0.0
    return 1.0


def safe_eleven(facts: Facts, move: Move) -> float:
    """Return 1 for leaving a table with cards that no card in any hand or in the stock can clear, else 0."""
    table = facts.outcome(move).table
    return float(bool(table) and not sweeping_cards(facts.rules, table) & (facts.unseen | facts.outcome(move).hand))


def keeps_last_card(facts: Facts, move: Move) -> float:
    """Return, for a dealer with two cards left, 1 for keeping a rank of which an even number has been captured.

    By the rule of 48, an even number of cards of that rank is then left, the one in the hand included, so that its
    equal will be on the table when the dealer plays last.
    """
    view = facts.view
    if view.dealer or view.stock or view.counts[0] != 2 or not facts.rules.law.pairs_off:
        return 0.0
    staying = cards_of(facts.outcome(move).hand)[0]
    gained = facts.captured | facts.outcome(move).gained
    odd = (gained & RANK_SETS[rank_of(staying)]).bit_count() & 1
    return 0.0 if odd else 1.0
