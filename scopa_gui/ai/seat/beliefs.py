"""Likely hands of the other players, inferred from the moves they have made.

Hidden hands are drawn at random from the unseen cards. Each draw is weighted by the probability that players with
these hands make the moves that were made since the last deal. If the level of a seat is known, its model of play is
used, else a mixture of levels. `likely_draws` is the place to begin.

A model multiplies the weights of the policy by one factor for each group of traits, and chooses a card with a
probability that grows with its score (softmax). With a chance of ``slip`` it does not compare: it then plays a treasure
(a scopa, else the settebello) with a chance of ``eye``, and otherwise a random card. data/playing.json has the numbers
of each level, by rules; ``python -m tests.measure.strength.play_fit`` fits them by likelihood to smazzate of mixed
tables.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, cycle, islice
from typing import NamedTuple, Self

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, Ints, columns_set, engine_set, place_of, places_of
from scopa_gui.ai.batch.policy import TRAITS, Policy, traits_of
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.fitted_numbers import numbers_in
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.value.fitted_rules import nearest_play
from scopa_gui.engine.cards import CardSet, cards_of, mask_of
from scopa_gui.engine.dealing import last_deal
from scopa_gui.engine.legality import last_scopa_is_void
from scopa_gui.engine.replayed_moves import table_to_play
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView

Hands = tuple[CardSet, ...]
"""Hand of every player, by seat."""
UNREAD = 0.2
"""Chance, before any move is seen, that an unknown player plays like none of the levels."""
LEAST_EFFECTIVE = 0.08
"""Least effective sample size of the weights, as a share of the draws; weights that fall short are flattened."""
_POWER_STEP = 0.85
"""Factor by which the exponent of all weights shrinks in each step of flattening."""
_LEAST_POWER = 0.05
"""Exponent below which weights are not flattened further."""
LEAST_WEIGHT = np.float32(1e-30)
"""Weight added to each weighed draw, so that only draws that were not weighed have a weight of 0."""
MOST_TIME = 0.4
"""Largest share of a search's seconds spent on weighing draws; on a quiet machine it is never reached."""
UNHURRIED = Budget(Limit(), 0)
"""Budget without a limit of time."""
TRAIT_GROUPS: Mapping[str, tuple[str, ...]] = {
    "sweeping": ("scopa",),
    "cards": ("cards", "takes", "takes_sum"),
    "coins": ("coins", "lays_coin", "coins_left", "next_takes_coin"),
    "primiera": (
        *("settebello", "sevens", "sixes", "aces", "sevens_offered", "settebello_offered"),
        *("lays_seven", "lays_ace", "lays_six", "lays_settebello"),
    ),
    "leaving": ("sweepable", "safe_total", "left", "next_takes"),
    "laying": ("lays_figure", "lays_rank", "lays_wanted", "lays_dead"),
    "pairing": ("lays_twin", "control", "sole_control", "unpaired", "sevens_unpaired"),
    "ending": ("leftovers", "last_taker"),
}
"""Traits of the policy that share a factor, by the name of the group."""
_AT_ONCE = 240_000
"""Largest number of multiplications in one matrix product; larger products start threads that wait for each other."""
ANYBODY = ("carmela", "gennaro", "rosa", "don_ciro", "maestro")
"""Levels whose mixture stands for an unknown player; Pierino plays at random, and Professoressa like Maestro."""


@dataclass(frozen=True, slots=True)
class OpenAtDeal:
    """Table, piles by side, and side that captured last (-1: none) when the current hands were dealt.

    Sides are counted as in the view.

    ``start`` is the index in the view's history of the first move after that deal.
    """

    start: int
    table: CardSet
    piles: tuple[CardSet, ...]
    last: int


def seat_in_order(view: PlayerView, seat: int) -> int:
    """Return the seat counted from the first player, for a seat counted from me."""
    return (seat - view.dealer - 1) % view.rules.players


def open_at_deal(view: PlayerView) -> OpenAtDeal:
    """Return the open cards at the last deal, found by replaying the history from the first table.

    If the history does not go back to the first table, return the cards that are open now.
    """
    rules = view.rules
    if view.moves_before:
        me = seat_in_order(view, 0)
        piles = tuple(view.piles[(side - me) % rules.sides] for side in range(rules.sides))
        taker = -1 if view.last_taker is None else seat_in_order(view, view.last_taker) % rules.sides
        return OpenAtDeal(len(view.history), view.table, piles, taker)
    start = last_deal(rules, len(view.history))
    table = table_to_play(rules, view.first_table)
    taken = [0] * rules.sides
    last = -1
    if table != view.first_table:
        last = (rules.players - 1) % rules.sides
        taken[last] = view.first_table
    for seat, move in view.history[:start]:
        side = seat_in_order(view, seat) % rules.sides
        table = move.leaves(table)
        taken[side] |= move.gained
        if not (move.is_lay or move.is_for_itself):
            last = side
    return OpenAtDeal(start, table, tuple(taken), last)


@dataclass(frozen=True, slots=True)
class Draws:
    """Many possible deals of the hidden cards: the hand of each seat from the first player, and the stock.

    Each is an array (cards, draws) of cards as numbered in cardsets.py.
    """

    hands: tuple[Ints, ...]
    stock: Ints

    @property
    def number(self) -> int:
        """Number of draws."""
        return int(self.stock.shape[1])

    def taken(self, which: Ints | slice) -> "Draws":
        """Return these draws, in this order."""
        return Draws(tuple(hand[:, which] for hand in self.hands), self.stock[:, which])


def hands_in(view: PlayerView, draws: Draws) -> list[Hands]:
    """Return the hands of each draw, by seat counted from me."""
    cards = [np.left_shift(1, draws.hands[seat_in_order(view, seat)]) for seat in range(view.rules.players)]
    held = np.stack([np.bitwise_or.reduce(each) for each in cards], axis=1).tolist()
    # Speed: a few hundred different hands make up thousands of draws.
    set_of = cache(engine_set)
    return [tuple(map(set_of, hands)) for hands in held]


def draw(view: PlayerView, number: int, random: np.random.Generator) -> Draws:
    """Return ``number`` random deals of the unseen cards, all equally likely."""
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
    """Return the current position, my turn, once for each draw; scope are counted from here on."""
    rules = view.rules
    me = seat_in_order(view, 0)
    piles = [view.piles[(side - me) % rules.sides] for side in range(rules.sides)]
    last = -1 if view.last_taker is None else seat_in_order(view, view.last_taker) % rules.sides
    found = Smazzate.alike(rules, [hand.copy() for hand in draws.hands], draws.stock, view.table, piles, last, me)
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
    """Return ``number`` random draws, chosen in proportion to their likelihood, so that likely ones recur.

    ``trust`` and ``budget`` are as in `weights_of`.
    """
    draws = draw(view, number, random)
    if not trust or not any(mover for mover, _ in view.history[open_at_deal(view).start :]):
        return draws
    return draws.taken(chosen_by(weights_of(view, draws, policy, trust, budget), number, random))


def weights_of(
    view: PlayerView, draws: Draws, policy: Policy, trust: float = 1.0, budget: Budget = UNHURRIED
) -> Floats:
    """Return the weight of each draw, given the moves made since the last deal; the weights sum to 1.

    ``trust`` says how far the moves count, from 0 (all draws weigh the same) to 1. If time runs out, the draws that
    were not weighed get 0; if none was weighed, all draws weigh the same.
    """
    parts = list[Floats]()
    for portion in budget.portions(draws.number, MOST_TIME):
        found = logarithms_of(view, draws.taken(portion), policy, budget)
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
    """Return the log-likelihood of each seat's moves, given its hand: an array (seats from the first player, draws).

    The row of my own moves is 0 unless ``of_me``. Return None if time runs out.
    """
    read: dict[int, Floats] = {}
    for one in evidence_of_moves(view, draws, policy, of_me=of_me):
        if budget.is_late(MOST_TIME):
            return None
        read[one.seat] = read[one.seat] * one.chances if one.seat in read else one.chances
    found: Floats = np.zeros((view.rules.players, draws.number), np.float32)
    for seat, by_model in read.items():
        found[seat] = log_likelihood(by_model)
    return found


class MoveEvidence(NamedTuple):
    """Evidence of one move about the mover's hand.

    ``place`` is the move's index in the history, ``seat`` the mover from the first player. ``chances`` (models,
    draws) is the probability of the card that was played, multiplied by the number of cards in the hand: 1 is as
    likely as a random card.
    """

    place: int
    seat: int
    chances: Floats


def evidence_of_moves(view: PlayerView, draws: Draws, policy: Policy, *, of_me: bool = False) -> Iterator[MoveEvidence]:
    """Yield the evidence of each move since the last deal made with two cards or more; of mine only with ``of_me``."""
    start = open_at_deal(view).start
    smazzate = _smazzate_at_deal(view, draws)
    models = {seat: models_for(view.rules, name) for seat, name in enumerate(view.seated or ("",) * view.rules.players)}
    for place, (mover, move) in enumerate(view.history[start:], start):
        card = place_of(move.card)
        seat = smazzate.turn
        cards = len(smazzate.hands[seat])
        if (mover or of_me) and cards > 1:
            yield MoveEvidence(
                place, seat, chances_of_playing(models[mover], policy, smazzate, card) * np.float32(cards)
            )
        smazzate.make([(card, columns_set(move.taken))])


def _smazzate_at_deal(view: PlayerView, draws: Draws) -> Smazzate:
    """Return the position right after the last deal, once for each draw; scope are counted from there on."""
    rules = view.rules
    number = draws.number
    public = open_at_deal(view)
    since = view.history[public.start :]
    hands = list(draws.hands)
    for seat in range(rules.players):
        played = [place_of(move.card) for mover, move in since if seat_in_order(view, mover) == seat]
        if played:
            hands[seat] = np.concatenate([hands[seat], np.repeat(np.array(played, np.int64)[:, None], number, axis=1)])
    copies = [hand.copy() for hand in hands]
    return Smazzate.alike(rules, copies, draws.stock, public.table, public.piles, public.last, 0)


def log_likelihood(by_model: Floats) -> Floats:
    """Return the log of how much likelier than random play all moves of a seat are, for each draw.

    ``by_model`` (models, draws) has the product of the moves' chances under each model. Several models count equally,
    and UNREAD is the chance that none of them fits; a single model is that of a known player.
    """
    unread = np.float32(UNREAD if len(by_model) > 1 else 0)
    found: Floats = np.log(np.maximum(by_model.mean(axis=0) * (1 - unread) + unread, LEAST_WEIGHT))
    return found


def weights_from(logarithms: Floats) -> Floats:
    """Return weights that sum to 1 from log-likelihoods, flattened until the effective sample is large enough."""
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
    """Return the indices of ``number`` draws in random order, each draw as often as its weight says (systematic)."""
    marks = (np.arange(number) + random.random()) / number
    found = np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)
    return random.permutation(found)


@dataclass(frozen=True, slots=True, eq=False)
class HandLikelihoods:
    """Log-likelihood of each seat's moves, from the first player, by the hand it holds now; empty if not known.

    A seat's moves depend only on its own hand, so the likelihoods of a few hundred hands give those of thousands of
    worlds near the end.
    """

    logarithms: Sequence[Mapping[CardSet, float]]

    @classmethod
    def of(cls, view: PlayerView, policy: Policy, trust: float, budget: Budget) -> Self:
        """Return the likelihoods for a view without a stock; ``trust`` is as in `weights_of`.

        They are empty if time runs out, or if only one other seat has cards, because its hand is then known.
        """
        if not trust or sum(map(bool, view.counts[1:])) < 2:
            return cls(())
        hidden = tuple(cards_of(view.hand | view.unseen))
        counts = {seat_in_order(view, seat): many for seat, many in enumerate(view.counts)}
        hands = [list(combinations(hidden, counts[seat])) for seat in range(len(counts))]
        most = max(map(len, hands))
        drawn = tuple(np.array([places_of(hand) for hand in islice(cycle(each), most)], np.int64).T for each in hands)
        found = logarithms_of(view, Draws(drawn, np.zeros((0, most), np.int64)), policy, budget, of_me=True)
        if found is None:
            return cls(())
        rows = (found * np.float32(trust)).tolist()
        return cls([dict(zip(map(mask_of, mine), row, strict=False)) for mine, row in zip(hands, rows, strict=True)])

    def weights(self, worlds: Sequence[Hands], seat: int) -> Floats:
        """Return the weight of each world as this seat sees it, from the moves of the others; the weights sum to 1.

        A world has the hand of each seat from the first player.
        """
        sums = np.zeros(len(worlds), np.float32)
        for other, logarithms in enumerate(self.logarithms):
            if other != seat:
                sums += np.array([logarithms[hands[other]] for hands in worlds], np.float32)
        return weights_from(sums) + LEAST_WEIGHT


# Models of play


@dataclass(frozen=True, slots=True, eq=False)
class PlayModels:
    """Numbers of several models: ``factors`` (models, groups), ``slip`` and ``eye`` (models, 1)."""

    factors: Floats
    slip: Floats
    eye: Floats

    @classmethod
    def of(cls, numbers: Sequence[Mapping[str, float]]) -> "PlayModels":
        """Return the models with these numbers, each by the name of a group, "slip" or "eye"."""
        columns = [np.array([[one[name]] for one in numbers], np.float32) for name in (*TRAIT_GROUPS, "slip", "eye")]
        return cls(np.concatenate(columns[:-2], axis=1), *columns[-2:])

    def weights(self, policy: Policy, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return each model's weights of the traits (models, traits) for a hand of ``cards`` cards."""
        found: Floats = (self.factors @ _members()) * policy.of(cards, is_dealers_side=is_dealers_side)
        return found


@cache
def _members() -> Floats:
    """Return an array (groups, traits): 1 if the trait belongs to the group, else 0."""
    return np.array([[trait in group for trait in TRAITS] for group in TRAIT_GROUPS.values()], np.float32)


@cache
def fitted_models() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    """Return the numbers of every level from the file: by family of rules, then level, then name."""
    return numbers_in(
        "playing.json",
        lambda plain: {
            family: {level: {name: float(number) for name, number in one.items()} for level, one in levels.items()}
            for family, levels in plain.items()
        },
    )


def models_for(rules: Rules, name: str = "") -> PlayModels:
    """Return the model of this level under these rules; for an unknown name the models of ANYBODY."""
    return _models_of(nearest_play(rules, fitted_models()), name)


@cache
def _models_of(family: str, name: str) -> PlayModels:
    by_level = fitted_models()[family]
    return PlayModels.of([by_level[level] for level in ((name,) if name in by_level else ANYBODY)])


def chances_of_playing(models: PlayModels, policy: Policy, smazzate: Smazzate, card: int | Ints) -> Floats:
    """Return the chance (models, columns) that the seat whose turn it is plays this card, or its column's card."""
    hand = smazzate.hands[smazzate.turn]
    cards, columns = hand.shape
    traits = traits_of(smazzate.rules, smazzate.seen(), smazzate.plays())
    weights = models.weights(policy, cards, is_dealers_side=smazzate.is_dealers_side)
    scores = _product(weights, traits.reshape(len(TRAITS), -1)).reshape(len(weights), -1, cards, columns).max(axis=1)
    place = ((hand == card).argmax(axis=0), np.arange(columns))
    scores -= scores[:, *place][:, None]
    with np.errstate(over="ignore"):
        found: Floats = (1 - models.slip) / np.exp(scores, out=scores).sum(axis=1)
    found += models.slip * models.eye * _treasure(traits.reshape(len(TRAITS), -1, cards, columns), place)
    found += models.slip * (1 - models.eye) / np.float32(cards)
    return found


def _product(weights: Floats, traits: Floats) -> Floats:
    """Return the scores (models, plays) from the traits (traits, plays)."""
    found: Floats = np.empty((len(weights), traits.shape[1]), np.float32)
    step = max(1, _AT_ONCE // weights.size)
    for start in range(0, traits.shape[1], step):
        np.matmul(weights, traits[:, start : start + step], out=found[:, start : start + step])
    return found


def _treasure(traits: Floats, place: tuple[Ints, Ints]) -> Floats:
    """Return the chance, by column, that a player who looks only for treasures plays the card at ``place``."""
    cards = traits.shape[2]
    found: Floats = np.full(traits.shape[3], 1 / cards, np.float32)
    for name in ("settebello", "scopa"):
        makes = traits[TRAITS.index(name)].max(axis=0)
        number = makes.sum(axis=0)
        np.divide(makes[place], number, out=found, where=number > 0)
    return found
