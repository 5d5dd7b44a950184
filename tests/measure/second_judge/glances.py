"""A glance at a move: what it is worth at once, less the risk that the next seat sweeps what it leaves."""

from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.dealing import hand_size
from tests.measure.second_judge.ways import SWEPT, Way, Ways


def risk_of(ways: Ways, counts: tuple[int, ...], stock: int, unseen: CardSet, turn: int) -> float:
    """What one unseen card that sweeps the table costs the seat that leaves it."""
    players = ways.rules.players
    many = counts[(turn + 1) % players] or min(stock // players, hand_size(ways.rules))
    return SWEPT * many / (unseen.bit_count() or 1)


def appraised(ways: Ways, hand: CardSet, table: CardSet, unseen: CardSet, risk: float) -> list[tuple[float, Way]]:
    """Every way of a hand with its worth at a glance, the risk taken off."""
    found = []
    while hand:
        low = hand & -hand
        hand ^= low
        found += [
            (way.worth - risk * (way.sweepers & unseen).bit_count(), way)
            for way in ways.of(low.bit_length() - 1, table)
        ]
    return found
