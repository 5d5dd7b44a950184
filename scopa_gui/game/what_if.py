"""Tables for trying out moves: one with other hidden cards, so that it reveals nothing, and one for a Setup."""

from collections.abc import Sequence
from random import Random

from scopa_gui.ai.levels import USUAL
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.engine.match import Match
from scopa_gui.engine.setup import Setup
from scopa_gui.game.persons import with_one_person
from scopa_gui.game.table import Table


def table_with_other_cards(table: Table, number: int, rng: Random, seat: int = 0) -> Table:
    """Return another table before move ``number`` of this smazzata, with all cards unseen by ``seat`` dealt again.

    These are the cards that it has not seen even now: cards played since then stay in the hands that played them. The
    computer plays for all other people at the table. Raises ValueError as Table.fork() does.
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
        raise RuntimeError("The cards dealt again change what the seat has seen.")
    again.seats = with_one_person(again.seats, USUAL)
    return again.fork(number)


def table_of(setup: Setup, seats: Sequence[str], seed: str) -> Table:
    """Return a table at the moment of a setup, with the unknown cards dealt by this seed.

    Raises ValueError or IndexError if the setup is impossible.
    """
    table = Table.new(setup.rules, seed, seats)
    table.set_up(Match(setup.rules, seed, setup.dealer, setup.totals), setup.begun(Random(seed)))
    for _seat, move in setup.history:
        if table.to_move is None:
            raise ValueError(f"The smazzata was over before {move}.")
        table.play(table.to_move, move)
    return table
