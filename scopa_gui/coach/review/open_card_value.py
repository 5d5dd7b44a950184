"""Worth of a position with all cards known: the mean result when equally strong players play it out many times.

Each player sees only what its seat can see. The worth of the first position is the worth of the deal. The difference
of two positions of one smazzata shows what a move cost with these very cards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import numpy as np

from scopa_gui.ai.batch.batch_scoring import margins_of
from scopa_gui.ai.batch.cardsets import Ints, places_of
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.search.world_playouts import noise_pool
from scopa_gui.ai.value.expected_points import prospect
from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.engine.legality import last_scopa_is_void
from scopa_gui.engine.match import Match
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.game.moment import Moment

PLAYOUTS = 800
"""Number of playouts for a worth, whose standard error is then about 0.06 points."""


def worth(match: Match, position: Position, seat: int, playouts: int = PLAYOUTS) -> float:
    """Return the mean points of a table seat's side in the whole smazzata, less those of the best other side."""
    side = match.playing_seat(seat) % position.rules.sides
    if position.is_over:
        return float(match.count(position).margin(seat % position.rules.sides))
    ended = columns_of(position, playouts)
    seed = Random(f"{match.seed}/{len(match.sheets)}/{len(position.history)}").getrandbits(32)
    ended.play_out(policy_for(position.rules), noise_pool().begun_at(seed))
    return float(margins_of(ended.count(), side).mean())


def punished(moments: Sequence[Moment], number: int, best: Move) -> float:
    """Return the points, at least 0, that a move lost with these very cards through the opponents' replies.

    They are the worth after the best move, less the worth after the played move and its real replies, but at most what
    these replies took.
    """
    before = moments[number]
    after = _replied(moments, number)
    match = before.match
    seat = before.seat
    instead = worth(match, before.position.play_unchecked(best), seat)
    return max(0.0, min(instead - worth(match, after, seat), _taken(before.after, after, before.position.turn)))


def _taken(played: Position, replied: Position, turn: int) -> float:
    """Return the points that the replies took: one for each scopa, and the loss of the mover's expected points."""
    rules = replace(played.rules, cappotto=False)
    sides = played.rules.sides
    mine = turn % sides
    scope = sum(
        now - then for side, (now, then) in enumerate(zip(replied.scope, played.scope, strict=True)) if side != mine
    )
    hopes = [
        prospect(rules, tuple(position.piles[(mine + side) % sides] for side in range(sides)), is_over=position.is_over)
        for position in (played, replied)
    ]
    return scope + max(0.0, hopes[0] - hopes[1])


def _replied(moments: Sequence[Moment], number: int) -> Position:
    """Return the position after a move and its replies, when the mover's side plays again or the smazzata is over."""
    before = moments[number]
    side = before.position.turn % before.position.rules.sides
    last = before.after
    for moment in moments[number + 1 :]:
        if moment.smazzata != before.smazzata:
            break
        if moment.position.turn % before.position.rules.sides == side:
            return moment.position
        last = moment.after
    return last


def _repeated(cards: Iterable[Card], columns: int) -> Ints:
    places: Ints = np.repeat(np.array(places_of(cards), np.int64).reshape(-1, 1), columns, axis=1)
    return places


def columns_of(position: Position, columns: int) -> Smazzate:
    """Return the same position in every column."""
    rules = position.rules
    last = -1 if position.last_taker is None else position.last_taker % rules.sides
    hands = [_repeated(cards_of(hand), columns) for hand in position.hands]
    stock = _repeated(position.stock, columns)
    found = Smazzate.alike(rules, hands, stock, position.table, position.piles, last, position.turn)
    found.scope[:] = np.array(position.scope, np.int64).reshape(-1, 1)
    found.void[:] = last_scopa_is_void(rules, position.first_table, position.history)
    return found
