"""Beliefs: which imagined hands are likely, from how the others have played.

Hands are drawn at random from the cards not seen; each draw is then weighed by how likely its owners were to play, with
those cards, what they did play since the last deal: as those of their level play where it is known who sits there,
else as a mixture of the levels. A seat that could have made a scopa and did not, a partner that lays a rank twice, an
opponent that leaves a seven: all of that is in the weights.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, Ints, columns_set, engine_set, place_of, places_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.seat.play_models import chances, models_for
from scopa_gui.engine.cards import CardSet, cards_of
from scopa_gui.engine.dealing import dealer_scope, last_deal
from scopa_gui.engine.legality import last_scopa_is_void
from scopa_gui.engine.view import PlayerView

Hands = tuple[CardSet, ...]
"""The hands of all, by seat."""
UNREAD = 0.2
"""Chance, before any play is seen, that a seat plays like none of the levels and that nothing can be read from it."""
LEAST_EFFECTIVE = 0.08
"""Weights are softened until so many of the draws still count."""
_POWER_STEP = 0.85
_LEAST_POWER = 0.05
"""They are softened by steps, by powers of this size, and never much below the second."""
LEAST_WEIGHT = np.float32(1e-30)
"""Weight that even the most unlikely draw has once it was weighed, so that it is not 0 like one not weighed."""
MOST_TIME = 0.4
"""The share of a search's seconds in which draws are weighed at most; on a quiet machine all are weighed long before.
"""
UNHURRIED = Budget(Limit(), 0)


@dataclass(frozen=True, slots=True)
class Public:
    """Open cards when the cards now in hand were dealt: the moves since ``start``; seats as in a Position."""

    start: int
    table: CardSet
    piles: tuple[CardSet, ...]
    last: int


def seat_in_order(view: PlayerView, seat: int) -> int:
    """The seat counted from the first player, from one counted from me."""
    return (seat - view.dealer - 1) % view.rules.players


def public_at_deal(view: PlayerView) -> Public:
    """Return the open cards when the cards now in hand were dealt, following the history from the first table.

    Where the history does not begin there, nothing is read from it: the result is what is open now.
    """
    rules = view.rules
    if view.moves_before:
        me = seat_in_order(view, 0)
        piles = tuple(view.piles[(side - me) % rules.sides] for side in range(rules.sides))
        taker = -1 if view.last_taker is None else seat_in_order(view, view.last_taker) % rules.sides
        return Public(len(view.history), view.table, piles, taker)
    start = last_deal(rules, len(view.history))
    table = view.first_table
    taken = [0] * rules.sides
    last = -1
    if dealer_scope(rules, table):
        last = (rules.players - 1) % rules.sides
        taken[last], table = table, 0
    for seat, move in view.history[:start]:
        side = seat_in_order(view, seat) % rules.sides
        if move.is_lay:
            table |= 1 << move.card
            continue
        taken[side] |= move.taken | 1 << move.card
        if not move.is_for_itself:
            table &= ~move.taken
            last = side
    return Public(start, table, tuple(taken), last)


@dataclass(frozen=True, slots=True)
class Draws:
    """Imagined hands: for every seat in order of play its cards now (cards, draws), and the stock (cards, draws)."""

    hands: tuple[Ints, ...]
    stock: Ints

    @property
    def number(self) -> int:
        """Number of draws."""
        return int(self.stock.shape[1])

    def taken(self, which: Ints) -> "Draws":
        """These draws, in this order."""
        return Draws(tuple(hand[:, which] for hand in self.hands), self.stock[:, which])

    def within(self, portion: slice) -> "Draws":
        """The draws of this portion."""
        return Draws(tuple(hand[:, portion] for hand in self.hands), self.stock[:, portion])


def hands_in(view: PlayerView, draws: Draws) -> list[Hands]:
    """The hands of each draw by relative seat."""
    cards = [np.left_shift(1, draws.hands[seat_in_order(view, seat)]) for seat in range(view.rules.players)]
    held = np.stack([np.bitwise_or.reduce(each) for each in cards], axis=1).tolist()
    # Speed: a few hundred different hands make up thousands of draws.
    set_of = cache(engine_set)
    return [tuple(map(set_of, hands)) for hands in held]


def draw(view: PlayerView, number: int, random: np.random.Generator) -> Draws:
    """Draw ``number`` sets of hands from the unseen cards, all equally likely."""
    unseen = np.array(places_of(cards_of(view.unseen)), np.int64)
    shuffled = (
        unseen[np.argsort(random.random((len(unseen), number), np.float32), axis=0)]
        if len(unseen)
        else np.zeros((0, number), np.int64)
    )
    players = view.rules.players
    hands: list[Ints] = [np.zeros((0, number), np.int64)] * players
    hands[seat_in_order(view, 0)] = np.repeat(
        np.array(places_of(cards_of(view.hand)), np.int64)[:, None], number, axis=1
    )
    start = 0
    for seat in range(1, players):
        hands[seat_in_order(view, seat)] = shuffled[start : start + view.counts[seat]]
        start += view.counts[seat]
    return Draws(tuple(hands), shuffled[start:])


def smazzate_now(view: PlayerView, draws: Draws) -> Smazzate:
    """The smazzate of these draws at my turn, scope counted from here on."""
    rules = view.rules
    number = draws.number
    turned = -seat_in_order(view, 0)
    piles = np.repeat(
        np.array([[columns_set(view.piles[(side + turned) % rules.sides])] for side in range(rules.sides)], np.int64),
        number,
        axis=1,
    )
    last = -1 if view.last_taker is None else seat_in_order(view, view.last_taker) % rules.sides
    found = Smazzate(
        rules,
        [hand.copy() for hand in draws.hands],
        draws.stock,
        np.full(number, columns_set(view.table)),
        piles,
        np.zeros((rules.sides, number), np.int64),
        np.full(number, last),
        seat_in_order(view, 0),
    )
    found.void[:] = last_scopa_is_void(rules, view.first_table, view.history)
    return found


def likely_draws(
    view: PlayerView,
    number: int,
    policy: Policy,
    random: np.random.Generator,
    trust: float = 1.0,
    budget: Budget = UNHURRIED,
) -> Draws:
    """Return ``number`` draws by how likely they are; likely ones recur. ``trust`` and ``budget`` as in weights_of."""
    draws = draw(view, number, random)
    if not trust or not any(mover for mover, _ in view.history[public_at_deal(view).start :]):
        return draws
    return draws.taken(chosen_by(weights_of(view, draws, policy, trust, budget), number, random))


def weights_of(
    view: PlayerView, draws: Draws, policy: Policy, trust: float = 1.0, budget: Budget = UNHURRIED
) -> Floats:
    """Return the likelihood of each draw by what its hands have played since the deal; they sum to 1.

    ``trust``: how much is read from play, from 0 (nothing: all alike) to 1. Where there is no time for all draws, only
    the first ones are weighed and the rest are worth nothing; where there is time for none, all are alike.
    """
    parts = list[Floats]()
    for portion in budget.portions(draws.number, MOST_TIME):
        found = logarithms_of(view, draws.within(portion), policy, budget)
        if found is None:
            break
        parts.append(found.sum(axis=0))
    weights = np.zeros(draws.number, np.float32)
    if not parts:
        return weights + np.float32(1 / draws.number)
    weighed = weights_from(np.concatenate(parts) * np.float32(trust))
    weights[: len(weighed)] = weighed + LEAST_WEIGHT
    return weights


def logarithms_of(
    view: PlayerView, draws: Draws, policy: Policy, budget: Budget, *, of_me: bool = False
) -> Floats | None:
    """The logarithm of how likely each seat plays as it did with its cards (seats from the first player, draws).

    None where the time is over before that. Mine is asked only with ``of_me``.
    """
    read: dict[int, Floats] = {}
    for one in evidence_of_moves(view, draws, policy, of_me=of_me):
        if budget.is_late(MOST_TIME):
            return None
        read[one.seat] = read[one.seat] * one.chances if one.seat in read else one.chances
    found: Floats = np.zeros((view.rules.players, draws.number), np.float32)
    for seat, by_model in read.items():
        found[seat] = _whoever(by_model)
    return found


class MoveEvidence(NamedTuple):
    """Evidence of one move about a hand: how much likelier than by chance it was (models, draws).

    ``place`` is the move's index in the history, ``seat`` the seat whose hand it is, from the first player.
    """

    place: int
    seat: int
    chances: Floats


def evidence_of_moves(view: PlayerView, draws: Draws, policy: Policy, *, of_me: bool = False) -> Iterator[MoveEvidence]:
    """Yield the evidence of each move since the deal where there was a choice of cards; mine only with ``of_me``."""
    start = public_at_deal(view).start
    smazzate = _smazzate_at_deal(view, draws)
    models = {seat: models_for(view.rules, name) for seat, name in enumerate(view.seated or ("",) * view.rules.players)}
    for place, (mover, move) in enumerate(view.history[start:], start):
        card = place_of(move.card)
        seat = smazzate.turn
        cards = len(smazzate.hands[seat])
        if (mover or of_me) and cards > 1:
            yield MoveEvidence(place, seat, chances(models[mover], policy, smazzate, card) * np.float32(cards))
        smazzate.make([(card, columns_set(move.taken))])


def _smazzate_at_deal(view: PlayerView, draws: Draws) -> Smazzate:
    """The smazzate of these draws as they stood when the cards now in hand were dealt, scope counted from there on."""
    rules = view.rules
    number = draws.number
    public = public_at_deal(view)
    since = view.history[public.start :]
    hands = list(draws.hands)
    for seat in range(rules.players):
        played = [place_of(move.card) for mover, move in since if seat_in_order(view, mover) == seat]
        if played:
            hands[seat] = np.concatenate([hands[seat], np.repeat(np.array(played, np.int64)[:, None], number, axis=1)])
    piles = np.repeat(np.array([[columns_set(pile)] for pile in public.piles], np.int64), number, axis=1)
    return Smazzate(
        rules,
        [hand.copy() for hand in hands],
        draws.stock,
        np.full(number, columns_set(public.table)),
        piles,
        np.zeros((rules.sides, number), np.int64),
        np.full(number, public.last),
        0,
    )


def _whoever(read: Floats) -> Floats:
    """The logarithm of how much likelier than by chance all that a seat played is, by column.

    ``read`` by model (models, columns). Over the whole of what a seat played its own moves tell the models apart; where
    there is one, it is known who sits there.
    """
    unread = np.float32(UNREAD if len(read) > 1 else 0)
    found: Floats = np.log(np.maximum(read.mean(axis=0) * (1 - unread) + unread, LEAST_WEIGHT))
    return found


def weights_from(logarithms: Floats) -> Floats:
    """Weights that sum to 1, flattened as far as needed for enough draws to count."""
    logarithms = logarithms - np.max(logarithms)
    power = 1.0
    while True:
        weights = np.exp(logarithms * np.float32(power))
        weights /= weights.sum()
        if 1 / float((weights * weights).sum()) >= LEAST_EFFECTIVE * len(weights) or power < _LEAST_POWER:
            found: Floats = weights
            return found
        power *= _POWER_STEP


def chosen_by(weights: Floats, number: int, random: np.random.Generator) -> Ints:
    """Choose ``number`` draws in proportion to their weights, spread evenly, in random order."""
    marks = (np.arange(number) + random.random()) / number
    found = np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)
    return random.permutation(found)
