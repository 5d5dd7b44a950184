"""Tactics by name, first part: what a move takes, what it offers to the next seats, and the end of the smazzata.

Each is a function of (facts, move) whose value is about points or a count that its weight turns into points. The
weights, with the reason that each gives, are in one table in heuristic_player.py. Control of ranks and pairing:
pairing.py.
"""

from collections.abc import Callable

from scopa_gui.ai.seat import hypergeometric
from scopa_gui.ai.seat.knowledge import Facts, sweeping_cards
from scopa_gui.ai.seat.replies import my_best_take, take_after_next, threats
from scopa_gui.ai.value import expected_points
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, bit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.counting import Piles

LEFTOVER_HOLD = 0.45
"""The chance that the last taker is still the last taker one move later, with a table that can be taken from."""
LEFTOVER_ROUNDS = 2
"""Turns of each player before the end at which the cards left on the table begin to count."""
WORTH_AN_ACE = 4.0
"""From so many cards on that it takes an ace leaves nothing undone."""


def makes_scopa(facts: Facts, move: Move) -> float:
    """1 for a capture that clears the table and scores."""
    return float(facts.outcome(move).is_scopa)


def takes_settebello(facts: Facts, move: Move) -> float:
    """1 for bringing the seven of coins home."""
    return float(bool(facts.outcome(move).gained & bit(SETTEBELLO)))


def takes_sevens(facts: Facts, move: Move) -> float:
    """Count the sevens captured."""
    return float((facts.outcome(move).gained & RANK_SETS[7]).bit_count())


def takes_sixes(facts: Facts, move: Move) -> float:
    """Count the sixes captured while the sevens may still be shared two and two."""
    view = facts.view
    if any((pile & RANK_SETS[7]).bit_count() > 2 for pile in view.piles):
        return 0.0
    return float((facts.outcome(move).gained & RANK_SETS[6]).bit_count())


def carte_race(facts: Facts, move: Move) -> float:
    """Return the change that the capture makes in the race for most cards, in points."""
    return _change(expected_points.carte, facts, move)


def denari_race(facts: Facts, move: Move) -> float:
    """Return the change that the capture makes in the race for most coins, in points."""
    return _change(expected_points.denari, facts, move)


def primiera_race(facts: Facts, move: Move) -> float:
    """Return the change that the capture makes in the primiera as these rules compare it, in points."""
    return _change(expected_points.primiera, facts, move)


def extras_race(facts: Facts, move: Move) -> float:
    """Return the change that the capture makes in the extras, in points.

    They are re bello, napola, all the sevens, coins that count and cappotto.
    """
    return _change(expected_points.extras, facts, move)


def _change(points: Callable[[Rules, Piles], float], facts: Facts, move: Move) -> float:
    """Return the change that a move makes in what the piles promise."""
    return points(facts.rules, facts.outcome(move).piles) - points(facts.rules, facts.view.piles)


def _is_last_for(facts: Facts, moves_ahead: int) -> bool:
    return facts.plays_left - 1 == moves_ahead


def gives_scopa(facts: Facts, move: Move) -> float:
    """The chance that the next seat, if not of my side, holds a card that clears the table that the move leaves."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(1, sweeping_cards(facts.rules, table, is_last_card=_is_last_for(facts, 1)))


def gives_scopa_later(facts: Facts, move: Move) -> float:
    """The chance that the left opponent, with four or more players, could clear the table if it stays as it is."""
    view = facts.view
    seat = view.rules.players - 1
    if view.rules.players < 4 or view.side_of(seat) == 0 or facts.plays_left <= seat:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(seat, sweeping_cards(facts.rules, table, is_last_card=_is_last_for(facts, seat)))


def gives_cards(facts: Facts, move: Move) -> float:
    """Return what the next seat, if not of my side, is expected to take from the table left; without scope."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    return threats(facts, 1, facts.outcome(move).table).take


def feeds_partner(facts: Facts, move: Move) -> float:
    """Return what my side is expected to take at its next turn, scopa included, after the next seat's best capture.

    With four or six players this is the partner's turn; with two my own. With three, each for himself, there is nobody
    to
    feed.
    """
    second = 2 % facts.rules.players
    if facts.view.side_of(second) or facts.view.side_of(1) == 0 or facts.plays_left <= 2:
        return 0.0
    after = facts.outcome(move)
    return take_after_next(facts, after.table, after.hand)


def starves(facts: Facts, move: Move) -> float:
    """The chance that the next seat, if not of my side, can take nothing from the table I leave and must lay."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    threat = threats(facts, 1, facts.outcome(move).table)
    return hypergeometric.none_of(threat.pool, sum(len(held) for _, held in threat.replies), threat.drawn)


def keeps_own_take(facts: Facts, move: Move) -> float:
    """The best that I could take next from the table that the move leaves, with the cards I keep, if it stayed so."""
    after = facts.outcome(move)
    return my_best_take(facts, after.hand, after.table)


def lays_coin(facts: Facts, move: Move) -> float:  # noqa: ARG001 - all tactics are asked alike
    """1 for laying a coin on the table: the plain card of that rank is laid first."""
    return float(move.is_lay and bool(bit(move.card) & SUIT_SETS[0]))


def lays_seven(facts: Facts, move: Move) -> float:
    """1 for laying a seven that the next seat may hold a seven for."""
    if not move.is_lay or move.card % 10 != 6 or facts.plays_left == 1:
        return 0.0
    return float(facts.chance_holds(1, RANK_SETS[7]) > 0)


def card_spent(facts: Facts, move: Move) -> float:
    """The worth of the card that leaves the hand for the table: of two equal lays the cheaper card goes."""
    return facts.worth_of[move.card] if move.is_lay else 0.0


def wins_leftovers(facts: Facts, move: Move) -> float:
    """Return what the cards left on the table promise to the side that captured last; exact for the very last card."""
    after = facts.outcome(move)
    left = facts.plays_left - 1
    if (
        not facts.rules.leftovers_are_taken
        or after.last_taker is None
        or left > LEFTOVER_ROUNDS * facts.rules.players
        or facts.view.stock
    ):
        return 0.0
    side = facts.view.side_of(after.last_taker)
    piles = (*after.piles[:side], after.piles[side] | after.table, *after.piles[side + 1 :])
    return (
        expected_points.prospect(facts.rules, piles) - expected_points.prospect(facts.rules, after.piles)
    ) * LEFTOVER_HOLD**left


def becomes_last_taker(facts: Facts, move: Move) -> float:
    """1 for taking the lead for the leftovers in the last round of the smazzata."""
    after = facts.outcome(move)
    left = facts.plays_left - 1
    if facts.view.stock or left >= facts.rules.players or not facts.rules.leftovers_are_taken or not after.gained:
        return 0.0
    return 1.0 if left == 0 else 1.0 / left


def spends_ace(facts: Facts, move: Move) -> float:
    """Return, where aces take all, what the ace misses: high for one that takes little while others will bring more."""
    if not facts.rules.law.ace_is_special or move.card % 10 or facts.plays_left <= facts.rules.players:
        return 0.0
    taken = (move.taken & ~bit(move.card)).bit_count()
    return max(0.0, WORTH_AN_ACE - taken) / WORTH_AN_ACE


def feeds_ace(facts: Facts, move: Move) -> float:
    """Return, where aces take all, the worth of the cards left on the table for an ace that the next seat may hold."""
    if not facts.rules.law.ace_is_special or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(1, RANK_SETS[1]) * facts.worth(table)
