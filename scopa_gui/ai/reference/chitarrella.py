"""The rules of Chitarrella and Saracino for scopone, as a list of rules tried in order (CHITARRELLA).

Only the subjects and order of the book's chapters are known for certain: the spariglio, the mulinello, double and
triple cards, the sevens, and that a seat which passed up a scopa is assumed not to hold the card for it. The rules,
numbers and order below are a reconstruction. Rule 9, the guesses, has no function of its own: rules 2 and 7 use
Facts.pool. Rules about partners or pairs return no moves in games without them.
"""

from collections.abc import Sequence

from scopa_gui.ai.reference.greedy import gain_of, greedy_value
from scopa_gui.ai.reference.rulebook import BookRule
from scopa_gui.ai.seat.knowledge import Facts, sweeping_cards
from scopa_gui.ai.tactics.cards_captured import CARTE, SCOPA, SEVENS
from scopa_gui.ai.tactics.cards_laid import KEEPS_CARD
from scopa_gui.ai.tactics.next_turns import NO_SCOPA, WHIRLWIND, safe_eleven, whirlwind
from scopa_gui.ai.tactics.pairing import (
    ECHO_PARTNER,
    HELD_TWICE,
    LAST_CARD,
    echoes_partner,
    keeps_last_card,
    lays_held_twice,
    takes_partners_double,
    unpaired_after,
)
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move

EARLY = 2
"""Number of first turns of a seat that count as early."""
LATE = 3
"""Number of cards in hand, with none left to deal, from which on the end is near."""


def scopa(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 1: the scopa, always and first."""
    return [move for move in moves if facts.outcome(move).is_scopa]


def safe_table(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 2, with the guesses of rule 9: leave no table that a card of an opponent may clear."""
    feared = 0
    for seat in range(1, facts.rules.players):
        if facts.view.side_of(seat) and facts.cards_in(seat):
            feared |= facts.pool(seat)
    return [move for move in moves if not sweeping_cards(facts.rules, facts.outcome(move).table) & feared]


def take_sevens(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 3: with the settebello or two sevens in hand, take the seven on the table."""
    sevens = facts.view.hand & RANK_SETS[7]
    if not sevens & bit(SETTEBELLO) and sevens.bit_count() < 2:
        return []
    return [move for move in moves if move.taken & RANK_SETS[7]]


def lay_unpaired_seven(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 3: near the end, a dealer who must lay lays the seven if the sevens are unpaired, and otherwise keeps it."""
    view = facts.view
    if view.dealer or view.stock or view.counts[0] > LATE or not facts.rules.law.pairs_off or not _must_lay(moves):
        return []
    return [move for move in moves if (rank_of(move.card) == 7) == facts.is_unpaired(7)]


def hold_sevens(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 3: lay no seven that an unseen card could take."""
    return [move for move in moves if not _exposes_seven(facts, move)]


def spariglio(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 4, the count of 48: the leader's side chooses a capture that unpairs ranks, the dealer's one that pairs.

    The leader's side prefers an odd number of unpaired ranks, then a high one. Lays are not ruled out.
    """
    captures = [move for move in moves if move.taken]
    if not captures or not facts.rules.law.pairs_off or facts.rules.sides != 2 or facts.view.stock:
        return []
    unpaired = {move: unpaired_after(facts, move) for move in captures}
    if facts.is_dealers_side:
        best = min(unpaired.values())
    else:
        now = sum(facts.is_unpaired(rank) for rank in range(1, 11))
        best = max(unpaired.values(), key=lambda count: (count > now, count % 2, count))
    return [move for move in moves if move.is_lay or unpaired[move] == best]


def mulinello(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 5: capture so that the next opponent must lay; if you must lay, let nobody clear the table."""
    if not _must_lay(moves):
        return [move for move in moves if whirlwind(facts, move)]
    if facts.view.table.bit_count() > 1:
        return []
    return [move for move in moves if safe_eleven(facts, move)]


def doubles(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 6: if you must lay, lay a card of which you hold another, or better two."""
    if not _must_lay(moves):
        return []
    held_twice = {move: lays_held_twice(facts, move) for move in moves}
    most = max(held_twice.values())
    return [move for move in moves if most and held_twice[move] == most]


def leave_partners_double(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 7: leave the partner a card that he laid and of which he may hold another."""
    return [move for move in moves if not takes_partners_double(facts, move)]


def echo_partner(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 7: if you must lay, lay the rank that your partner laid and the opponent between you took."""
    return [move for move in moves if _must_lay(moves) and echoes_partner(facts, move)]


def leave_partners_cards(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 8: early on, the leader's side leaves the partner's cards except sevens, for more sums later."""
    if not _is_early_for_leaders(facts) or not facts.partners:
        return []
    left = facts.laid_by_partners & ~RANK_SETS[7]
    return [move for move in moves if not move.taken & left]


def open_low(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 8: the leader's side lays its lowest double first."""
    if not _is_early_for_leaders(facts) or not _must_lay(moves):
        return []
    pairs = [rank_of(move.card) for move in moves if lays_held_twice(facts, move)]
    return [move for move in moves if pairs and rank_of(move.card) == min(pairs)]


def keep_paired_card(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 10: the dealer keeps a paired rank for his last card."""
    return [move for move in moves if keeps_last_card(facts, move)]


def best_value(facts: Facts, moves: Sequence[Move]) -> list[Move]:
    """Rule 11: make the capture worth most, or else lay the card worth least, by Greedy's values."""
    del facts
    captures = [move for move in moves if move.taken]
    if captures:
        most = max(gain_of(move) for move in captures)
        return [move for move in captures if gain_of(move) == most]
    least = min(greedy_value(move.card) for move in moves)
    return [move for move in moves if greedy_value(move.card) == least]


CHITARRELLA: tuple[BookRule, ...] = (
    BookRule("1", scopa, SCOPA),
    BookRule("2", safe_table, NO_SCOPA, NO_SCOPA),
    BookRule("3 take", take_sevens, SEVENS),
    BookRule("3 dealer", lay_unpaired_seven),
    BookRule("3 hold", hold_sevens, laying=KEEPS_CARD),
    BookRule("4", spariglio),
    BookRule("5", mulinello, WHIRLWIND, NO_SCOPA),
    BookRule("6", doubles, laying=HELD_TWICE),
    BookRule("7 leave", leave_partners_double),
    BookRule("7 echo", echo_partner, laying=ECHO_PARTNER),
    BookRule("8 leave", leave_partners_cards),
    BookRule("8 open", open_low, laying=HELD_TWICE),
    BookRule("10", keep_paired_card, LAST_CARD, LAST_CARD),
    BookRule("11", best_value, CARTE, KEEPS_CARD),
)


def _must_lay(moves: Sequence[Move]) -> bool:
    return all(move.is_lay for move in moves)


def _is_early_for_leaders(facts: Facts) -> bool:
    """Return whether it is an early turn of the leader's side, between two sides and with all cards dealt at once."""
    view = facts.view
    if facts.is_dealers_side or facts.rules.sides != 2 or facts.rules.deals_in_threes:
        return False
    return len(view.history) < EARLY * facts.rules.players


def _exposes_seven(facts: Facts, move: Move) -> bool:
    """Return whether the move lays a seven that an unseen card could take, alone or in a sum."""
    if not move.is_lay or rank_of(move.card) != 7 or facts.plays_left == 1:
        return False
    table = facts.outcome(move).table
    laid = bit(move.card)
    return any(taken & laid for card in cards_of(facts.unseen) for taken in facts.rules.law.captures(card, table))
