"""Tactics about captured cards, about what the next seats can take, and about the end of the smazzata.

Each measures a move in points or as a count; TACTICS in heuristic_player.py has the weight that turns it into points.
pairing.py has the tactics about ranks.
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
"""Chance that the side that took last still is the last taker after one more move."""
LEFTOVER_ROUNDS = 2
"""Number of turns of each player before the end in which the cards left on the table count."""
WORTH_AN_ACE = 4.0
"""Number of cards that an ace which takes everything should take to be well spent."""


def makes_scopa(facts: Facts, move: Move) -> float:
    """Return 1 for a scopa, else 0."""
    return float(facts.outcome(move).is_scopa)


def takes_settebello(facts: Facts, move: Move) -> float:
    """Return 1 for capturing the settebello, else 0."""
    return float(bool(facts.outcome(move).gained & bit(SETTEBELLO)))


def takes_sevens(facts: Facts, move: Move) -> float:
    """Return the number of sevens that the move captures."""
    return float((facts.outcome(move).gained & RANK_SETS[7]).bit_count())


def takes_sixes(facts: Facts, move: Move) -> float:
    """Return the number of sixes that the move captures; 0 once a side has three sevens."""
    view = facts.view
    if any((pile & RANK_SETS[7]).bit_count() > 2 for pile in view.piles):
        return 0.0
    return float((facts.outcome(move).gained & RANK_SETS[6]).bit_count())


def carte_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for most cards."""
    return _change(expected_points.carte, facts, move)


def denari_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for most coins."""
    return _change(expected_points.denari, facts, move)


def primiera_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for the primiera, as these rules compare it."""
    return _change(expected_points.primiera, facts, move)


def extras_race(facts: Facts, move: Move) -> float:
    """Return the gain of the move in expected points for extras, such as re bello, napola or cappotto."""
    return _change(expected_points.extras, facts, move)


def _change(points: Callable[[Rules, Piles], float], facts: Facts, move: Move) -> float:
    return points(facts.rules, facts.outcome(move).piles) - points(facts.rules, facts.view.piles)


def gives_scopa(facts: Facts, move: Move) -> float:
    """Return the chance that the next seat can make a scopa after the move; 0 if it is on my side."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(1, sweeping_cards(facts.rules, table, is_last_card=facts.plays_left == 2))


def gives_scopa_later(facts: Facts, move: Move) -> float:
    """Return the chance that the seat before mine could make a scopa if the table stays as the move leaves it.

    0 with fewer than four players, or if that seat is on my side.
    """
    view = facts.view
    seat = view.rules.players - 1
    if view.rules.players < 4 or view.side_of(seat) == 0 or facts.plays_left <= seat:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(seat, sweeping_cards(facts.rules, table, is_last_card=facts.plays_left - 1 == seat))


def gives_cards(facts: Facts, move: Move) -> float:
    """Return the points that the next seat is expected to take after the move, without scope; 0 if on my side."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    return threats(facts, 1, facts.outcome(move).table).take


def feeds_partner(facts: Facts, move: Move) -> float:
    """Return the points that my side is expected to take at its next turn, after the next seat's best capture.

    A scopa counts as a point. With four or six players it is my partner's turn, with two players mine. With three
    players nobody is on my side, and the result is 0.
    """
    second = 2 % facts.rules.players
    if facts.view.side_of(second) or facts.view.side_of(1) == 0 or facts.plays_left <= 2:
        return 0.0
    after = facts.outcome(move)
    return take_after_next(facts, after.table, after.hand)


def starves(facts: Facts, move: Move) -> float:
    """Return the chance that the next seat can take nothing after the move and must lay; 0 if it is on my side."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    threat = threats(facts, 1, facts.outcome(move).table)
    return hypergeometric.none_of(threat.pool, sum(len(held) for _, held in threat.replies), threat.drawn)


def keeps_own_take(facts: Facts, move: Move) -> float:
    """Return the points of my best next capture if the table stays as the move leaves it, a scopa included."""
    after = facts.outcome(move)
    return my_best_take(facts, after.hand, after.table)


def lays_coin(facts: Facts, move: Move) -> float:  # noqa: ARG001 - all tactics are asked alike
    """Return 1 for laying a coin on the table, else 0."""
    return float(move.is_lay and bool(bit(move.card) & SUIT_SETS[0]))


def lays_seven(facts: Facts, move: Move) -> float:
    """Return 1 for laying a seven while the next seat may hold another one, else 0."""
    if not move.is_lay or move.card % 10 != 6 or facts.plays_left == 1:
        return 0.0
    return float(facts.chance_holds(1, RANK_SETS[7]) > 0)


def card_spent(facts: Facts, move: Move) -> float:
    """Return the worth in points of the card laid on the table; 0 for a capture."""
    return facts.worth_of[move.card] if move.is_lay else 0.0


def wins_leftovers(facts: Facts, move: Move) -> float:
    """Return the points that my side is expected to gain or lose by the cards left at the end; exact for the last move.

    0 if the cards left do not count, or long before the end.
    """
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
    """Return 1 for a capture with the smazzata's last card, 1/n for one with n cards still to play, else 0.

    Only the last turn of each player counts.
    """
    after = facts.outcome(move)
    left = facts.plays_left - 1
    if facts.view.stock or left >= facts.rules.players or not facts.rules.leftovers_are_taken or not after.gained:
        return 0.0
    return 1.0 if left == 0 else 1.0 / left


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
