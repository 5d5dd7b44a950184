"""The named tactics, second part: who controls a rank, doubles, the partner's signs, and paired and unpaired ranks.

As tactics.py: functions of (facts, move). They rest on cards being taken by their equals, so under rules that capture
by fifteen those about pairs are worth nothing and say so by 0.
"""

from scopa_gui.ai.seat.knowledge import Facts, sweeping_cards
from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move

FEW_LEFT = 2
"""Largest number of cards that a capture may leave for a mulinello."""


def _pairs_count(facts: Facts) -> bool:
    return facts.rules.law.pairs_off


def controlled(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """The table cards of a rank of which no card is unseen and I hold one: only I can take them by an equal card."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and hand & RANK_SETS[rank] and not facts.unseen & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def dead(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """The table cards of a rank of which nobody holds a card any more."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and not (hand | facts.unseen) & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def anchor(facts: Facts, move: Move) -> float:
    """Count how many more table cards than before only my hand can take by an equal card."""
    if not _pairs_count(facts):
        return 0.0
    after = facts.outcome(move)
    now = controlled(facts, after.table, after.hand)
    before = controlled(facts, facts.view.table, facts.view.hand)
    return float(now.bit_count() - (before & after.table).bit_count())


def gives_up_anchor(facts: Facts, move: Move) -> float:
    """Return 1 for spending a rank's last card while its equal is on the table, or for breaking the anchor up.

    The card is spent elsewhere than on that equal.
    """
    if not _pairs_count(facts):
        return 0.0
    after = facts.outcome(move)
    before = controlled(facts, facts.view.table, facts.view.hand)
    now = controlled(facts, after.table, after.hand)
    return float(bool(before & after.table & ~now))


def lays_dead_rank(facts: Facts, move: Move) -> float:
    """1 for laying a card that no equal card can take any more."""
    if not move.is_lay or not _pairs_count(facts):
        return 0.0
    return float(bool(dead(facts, bit(move.card), facts.outcome(move).hand)))


def lays_held_twice(facts: Facts, move: Move) -> float:
    """Count the cards of the same rank that stay in my hand when I lay one: the double, better the triple.

    Sevens are left out.
    """
    rank = rank_of(move.card)
    if not move.is_lay or rank == 7 or not _pairs_count(facts):
        return 0.0
    return float((facts.outcome(move).hand & RANK_SETS[rank]).bit_count())


def echoes_partner(facts: Facts, move: Move) -> float:
    """1 for laying the rank that my partner laid and the left opponent took with its equal, the fourth being unseen."""
    history = facts.view.history
    if (
        not move.is_lay
        or not _pairs_count(facts)
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
    """1 for taking by its equal a card that my partner laid, while he may keep its twin and no scopa comes of it."""
    if not facts.partners or not _pairs_count(facts) or not move.taken or facts.outcome(move).is_scopa:
        return 0.0
    rank = rank_of(move.card)
    laid = 0
    for seat, past in facts.view.history:
        if seat in facts.partners and past.is_lay:
            laid |= bit(past.card)
    if rank == 7 or not move.taken & laid & RANK_SETS[rank]:
        return 0.0
    return float(any(facts.chance_holds(seat, RANK_SETS[rank]) > 0 for seat in facts.partners))


def unpaired_after(facts: Facts, move: Move) -> int:
    """Count the ranks with an odd number of cards captured once the move is made: the rule of 48."""
    captured = facts.captured | facts.outcome(move).gained
    return sum((captured & RANK_SETS[rank]).bit_count() & 1 for rank in RANKS)


def unpaired_now(facts: Facts) -> int:
    """Count the ranks with an odd number of cards captured."""
    return sum(facts.is_unpaired(rank) for rank in RANKS)


def breaks_pairs(facts: Facts, move: Move) -> float:
    """Spariglio, for the side that does not deal: how many more ranks are unpaired afterwards."""
    if facts.is_dealers_side or not _pairs_count(facts) or not move.taken:
        return 0.0
    return float(unpaired_after(facts, move) - unpaired_now(facts))


def keeps_pairs(facts: Facts, move: Move) -> float:
    """For the dealer's side: how many fewer ranks are unpaired afterwards."""
    if not facts.is_dealers_side or not _pairs_count(facts) or not move.taken:
        return 0.0
    return float(unpaired_now(facts) - unpaired_after(facts, move))


def _sevens_odd(facts: Facts, gained: CardSet) -> bool:
    return bool(((facts.captured | gained) & RANK_SETS[7]).bit_count() & 1)


def sevens_paired(facts: Facts, move: Move) -> float:
    """For the dealer's side: 1 for pairing the sevens again, -1 for unpairing them."""
    if not facts.is_dealers_side or not _pairs_count(facts):
        return 0.0
    return float(_sevens_odd(facts, 0)) - float(_sevens_odd(facts, facts.outcome(move).gained))


def sevens_unpaired(facts: Facts, move: Move) -> float:
    """For the other side: 1 for unpairing the sevens with a combination, -1 for pairing them again."""
    if facts.is_dealers_side or not _pairs_count(facts):
        return 0.0
    return float(_sevens_odd(facts, facts.outcome(move).gained)) - float(_sevens_odd(facts, 0))


def offers_seven_sum(facts: Facts, move: Move) -> float:
    """For the dealer's side: 1 for leaving cards that an opponent's seven could take as a sum, with no seven there."""
    if not facts.is_dealers_side or not _pairs_count(facts) or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    sevens = facts.pool(1) & RANK_SETS[7]
    if table & RANK_SETS[7] or not sevens or facts.view.side_of(1) == 0:
        return 0.0
    return float(any(reply.taken for reply in facts.rules.law.moves_of(cards_of(sevens)[0], table)))


def whirlwind(facts: Facts, move: Move) -> float:
    """Mulinello: 1 for a capture that leaves cards which the next seat cannot take at all, so that it must lay.

    Between opponents only; the point is that one side lays and the other takes, until the side that lays breaks it.
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
    """Return 1 for leaving cards that no card of any player can clear, 0 for a table that some card could clear."""
    table = facts.outcome(move).table
    return float(bool(table) and not sweeping_cards(facts.rules, table) & (facts.unseen | facts.outcome(move).hand))


def keeps_last_card(facts: Facts, move: Move) -> float:
    """For the dealer at his last two cards: 1 for keeping one of a rank that is paired among the captured cards.

    By the rule of 48 such a rank has an even number of cards still to come, mine included, so its equal ends on the
    table.
    """
    view = facts.view
    if view.dealer or view.stock or view.counts[0] != 2 or not _pairs_count(facts):
        return 0.0
    staying = cards_of(facts.outcome(move).hand)[0]
    gained = facts.captured | facts.outcome(move).gained
    odd = (gained & RANK_SETS[rank_of(staying)]).bit_count() & 1
    return 0.0 if odd else 1.0
