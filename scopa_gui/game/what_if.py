"""Tables for "what if": a match with other hidden cards, so that trying out reveals nothing of the true ones.

There is also a table for a moment that was set up.
"""

from collections.abc import Sequence
from random import Random

from scopa_gui.ai.levels import USUAL
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.engine.match import Match
from scopa_gui.engine.setup import Setup
from scopa_gui.game.persons import alone
from scopa_gui.game.table import Table


def supposed(table: Table, number: int, rng: Random, seat: int = 0) -> Table:
    """Return a separate table before move ``number`` of this smazzata, with the cards unseen by ``seat`` dealt again.

    Unseen are those that it has not seen until now. Everything that has been played since stays where it was: those
    cards are in the hands that played them. In place of other people at the table the computer plays there.
    """
    view = table.view(seat)
    deal = Worlds(view).sample(rng)
    swaps: dict[Card, Card] = {}
    for other in range(1, view.rules.players):
        true = table.view((seat + other) % view.rules.players).hand
        swaps.update(zip(cards_of(true), cards_of(deal.hands[other]), strict=True))
    swaps.update(zip(table.stock, deal.stock, strict=True))
    again = table.fork(table.moves_played)
    again.deal_again(swaps)
    if again.view(seat) != view:
        raise RuntimeError("A seat that has seen these cards would see others.")
    again.seats = alone(again.seats, USUAL)
    return again.fork(number)


def table_of(setup: Setup, seats: Sequence[str], seed: str) -> Table:
    """Return a table at a described moment, its hidden cards dealt by this seed.

    Raises ValueError if there is no such moment.
    """
    table = Table.new(setup.rules, seed, seats)
    table.set_up(Match(setup.rules, seed, setup.dealer, setup.totals), setup.begun(Random(seed)))
    for _seat, move in setup.history:
        if table.to_move is None:
            raise ValueError(f"The smazzata was over before {move}.")
        table.play(table.to_move, move)
    return table
