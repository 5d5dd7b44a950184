"""Policy by which seats play in playouts: traits of every play, and their weights.

The traits correspond to the tactics of ai/tactics that help in a playout. data/policy.json has their weights for each
family of games; ``python -m tests.measure.strength.policy_fit`` fits them by self-play.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np

from scopa_gui.ai.batch.cardsets import COINS, Bools, Floats, Ints, companions, count_by_rank, odd_ranks, ranks_in, size
from scopa_gui.ai.batch.plays import FIFTEEN, Plays
from scopa_gui.ai.fitted_numbers import numbers_in
from scopa_gui.ai.value import expected_points
from scopa_gui.ai.value.fitted_rules import nearest_play
from scopa_gui.engine.rules import Rules

TRAITS = (
    "scopa",
    "cards",
    "coins",
    "settebello",
    "sevens",
    "sixes",
    "aces",
    "takes",
    "takes_sum",
    "sweepable",
    "safe_total",
    "left",
    "next_takes",
    "next_takes_coin",
    "coins_left",
    "sevens_offered",
    "settebello_offered",
    "lays_coin",
    "lays_seven",
    "lays_figure",
    "lays_rank",
    "lays_twin",
    "lays_wanted",
    "lays_dead",
    "lays_ace",
    "lays_six",
    "lays_settebello",
    "control",
    "sole_control",
    "unpaired",
    "sevens_unpaired",
    "leftovers",
    "last_taker",
)
_SEVENS = 15 << 24
_SIXES = 15 << 20
_ACES = 15
_SETTEBELLO = 1 << 24
_SEVEN_BIT = 1 << 24
_SEVENS_STRAY = 0.6
"""Variance of the race for the sevens, in addition to 1 for each seven that is not captured yet."""
_HALF_A_CARD = 0.5
_RANK_UNIT = 0.1
_TWIN_UNIT = 0.25
"""Factors of the rank and of the number of unseen equal cards, chosen so that no trait is much larger than 1."""
_NEAR = 10
"""Number of plays before the end from which on the cards left on the table count."""
_MIDDLE = 5.5
_HALF_RANGE = 4.5
"""Middle and half the range of the number of cards in a hand, which is 1 to 10."""


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """Weights of the traits (3, traits), to be added up.

    The first row counts always; the second is multiplied by the fullness of the hand, from -1 to 1; the third by 1 for
    the dealer's side and -1 for the other.
    """

    weights: Floats

    def of(self, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return the weights of the traits for a hand of ``cards`` cards."""
        side = 1.0 if is_dealers_side else -1.0
        found: Floats = (self.weights * np.array([[1.0], [fullness(cards)], [side]], np.float32)).sum(axis=0)
        return found

    def scores(self, traits: Floats, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return the score of every play (plays, columns) from its traits (traits, plays, columns)."""
        # Speed: on a busy machine einsum takes 0.2 ms, a matrix product 8 ms, because its threads wait for each other.
        scores: Floats = np.einsum("t,tcn->cn", self.of(cards, is_dealers_side=is_dealers_side), traits)
        return scores


def fullness(cards: int) -> float:
    """Return the fullness of a hand of 1 to 10 cards, from -1 to 1."""
    return (cards - _MIDDLE) / _HALF_RANGE


@cache
def fitted_weights() -> dict[str, Sequence[Sequence[float]]]:
    """Return the fitted weights by family, in the order of TRAITS."""
    return numbers_in("policy.json", lambda plain: {family: _checked(rows) for family, rows in plain.items()})


def _checked(rows: Sequence[Mapping[str, float]]) -> Sequence[Sequence[float]]:
    """Return the weights of a family in the order of TRAITS; raise ValueError if there are not three rows."""
    always, with_cards, of_side = rows
    return [[float(row.get(trait, 0.0)) for trait in TRAITS] for row in (always, with_cards, of_side)]


def policy_for(rules: Rules) -> Policy:
    """Return the policy of the nearest fitted family of these rules."""
    return _policy_of(nearest_play(rules, fitted_weights()))


@cache
def _policy_of(family: str) -> Policy:
    return Policy(np.array(fitted_weights()[family], np.float32))


# Traits


@dataclass(frozen=True, slots=True)
class SeenBatch:
    """Facts that the seat to play knows: sets by column, and numbers that are the same in all columns.

    ``total``: sum of the table; ``mine``, ``theirs``: piles of its side and of the next one; ``others``: cards that it
    has not seen; ``unseen``: their number; ``next_holds``: number of cards of the next seat; ``left``: number of plays,
    this one included; ``is_last``: this is the last play, and it cannot score a scopa.
    """

    table: Ints
    total: Ints
    mine: Ints
    theirs: Ints
    others: Ints
    hand: Ints
    unseen: int
    next_holds: int
    left: int
    is_last: bool


@cache
def _holds_one(unseen: int, drawn: int) -> Floats:
    """Return, by number of wanted cards, the chance that a hand drawn from the unseen cards has one of them."""
    drawn = min(drawn, unseen)
    return np.array(
        [1 - comb(unseen - wanted, drawn) / comb(unseen, drawn) if wanted <= unseen else 1.0 for wanted in range(41)],
        np.float32,
    )


@cache
def _race(most: int, spread: float) -> Floats:
    """Return the points that one more card is worth in the race for most of ``most`` cards.

    The index is ``mine * (most + 1) + theirs``, the numbers of cards that both sides have.
    """
    worth = np.zeros((most + 1, most + 1), np.float32)
    for mine in range(most + 1):
        for theirs in range(most + 1 - mine):
            left = most - mine - theirs
            if left and abs(mine - theirs) <= left:
                variance = spread * left
                worth[mine, theirs] = expected_points.ahead(
                    mine + _HALF_A_CARD - theirs, variance
                ) - expected_points.ahead(mine - _HALF_A_CARD - theirs, variance)
    return worth.ravel()


@cache
def _sevens_race() -> Floats:
    """Return the points that one more seven is worth for the primiera, at index ``mine * 5 + theirs``."""
    worth = np.zeros((5, 5), np.float32)
    for mine in range(5):
        for theirs in range(5 - mine):
            left = 4 - mine - theirs
            if left:
                worth[mine, theirs] = expected_points.ahead(
                    mine + _HALF_A_CARD - theirs, left + _SEVENS_STRAY
                ) - expected_points.ahead(mine - _HALF_A_CARD - theirs, left + _SEVENS_STRAY)
    return worth.ravel()


def traits_of(rules: Rules, seen: SeenBatch, plays: Plays) -> Floats:
    """Return the traits of every play (traits, plays, columns), in the order of TRAITS."""
    found: Floats = np.empty((len(TRAITS), *plays.taken.shape), np.float32)
    captures = plays.taken != 0
    gained = np.where(captures, plays.taken | plays.bits, 0)
    sevens = _sevens_race().take(size(seen.mine & _SEVENS) * np.int64(5) + size(seen.theirs & _SEVENS))
    _taking(found[:9], seen, plays, gained, sevens)
    _leaving(found[9:17], rules, seen, plays, sevens)
    _laying(found[17:27], rules, seen, plays, ~captures)
    _holding(found[27:], rules, seen, plays, gained)
    return found


def _taking(found: Floats, seen: SeenBatch, plays: Plays, gained: Ints, sevens: Floats) -> None:
    """Fill in the traits for what the card captures."""
    found[0] = plays.empties & (not seen.is_last)
    np.multiply(
        size(gained),
        _race(40, expected_points.CARTE_SPREAD).take(size(seen.mine) * np.int64(41) + size(seen.theirs)),
        out=found[1],
    )
    coins = _race(10, expected_points.DENARI_SPREAD).take(
        size(seen.mine & COINS) * np.int64(11) + size(seen.theirs & COINS)
    )
    np.multiply(size(gained & COINS), coins, out=found[2])
    found[3] = gained & _SETTEBELLO != 0
    np.multiply(size(gained & _SEVENS), sevens, out=found[4])
    found[5] = size(gained & _SIXES)
    found[6] = size(gained & _ACES)
    found[7] = plays.taken != 0
    found[8] = plays.taken & (plays.taken - 1) != 0


def _leaving(found: Floats, rules: Rules, seen: SeenBatch, plays: Plays, sevens: Floats) -> None:
    """Fill in the traits for what the card leaves for the next seat."""
    by_rank = rules.law.by_rank
    by_fifteen = rules.law.by_fifteen
    holds = _holds_one(seen.unseen, seen.next_holds)
    held = count_by_rank(seen.others)
    sweepers = _of_rank(held, plays.total) if by_rank else np.int64(0)
    if by_fifteen:
        sweepers = sweepers + _of_rank(held, FIFTEEN - plays.total)
    np.multiply(holds.take(sweepers), seen.left > 1 or not seen.is_last, out=found[0])
    found[1] = plays.total > (14 if by_fifteen else 10)
    after = plays.table
    found[2] = size(after)
    takers = companions(ranks_in(after), rules.law)
    coins = after & COINS
    coin_takers = companions(coins, rules.law)
    if rules.law.ace_is_special:
        takers |= (after != 0) * np.int64(15)
        coin_takers |= (coins != 0) * np.int64(15)
    holds.take(size(seen.others & takers), out=found[3], mode="clip")
    holds.take(size(seen.others & coin_takers), out=found[4], mode="clip")
    found[5] = size(coins)
    seven = holds.take(by_rank * (held >> 24 & 15) + by_fifteen * (held >> 28 & 15))
    np.multiply(size(after & _SEVENS), seven * sevens, out=found[6])
    np.multiply(after & _SETTEBELLO != 0, seven, out=found[7])


def _of_rank(held: Ints, ranks: Ints) -> Ints:
    """Return the number of cards of these ranks in a count by rank; 0 for a number that is no rank."""
    found: Ints = held >> 4 * np.where((ranks > 0) & (ranks <= 10), ranks - 1, 10) & 15
    return found


def _laying(found: Floats, rules: Rules, seen: SeenBatch, plays: Plays, lays: Bools) -> None:
    """Fill in the traits for the card that is laid."""
    bits = plays.bits
    ranks = plays.ranks
    found[0] = lays & (bits & COINS != 0)
    found[1] = lays & (bits & _SEVENS != 0)
    found[2] = lays & (ranks > 7)
    np.multiply(ranks, lays * np.float32(_RANK_UNIT), out=found[3])
    twins = companions(ranks_in(bits), rules.law)
    np.multiply(size(seen.hand & twins & ~bits), lays, out=found[4])
    unseen_twins = size(seen.others & twins)
    np.multiply(unseen_twins, lays * np.float32(_TWIN_UNIT), out=found[5])
    found[6] = lays & (unseen_twins == 0)
    found[7] = lays & (ranks == 1)
    found[8] = lays & (ranks == 6)
    found[9] = lays & (bits == _SETTEBELLO)


def _holding(found: Floats, rules: Rules, seen: SeenBatch, plays: Plays, gained: Ints) -> None:
    """Fill in the traits for control of the table cards, pairing, and the last cards."""
    controlled = companions(ranks_in(seen.hand & ~plays.bits), rules.law) & plays.table
    found[0] = size(controlled)
    found[1] = size(controlled & ~companions(ranks_in(seen.others), rules.law))
    before = odd_ranks(seen.mine | seen.theirs)
    toggled = odd_ranks(gained)
    found[2] = size(before ^ toggled)
    found[2] -= size(before)
    found[3] = toggled & _SEVEN_BIT != 0
    found[3] *= np.where(before & _SEVEN_BIT, -1, 1)
    near = np.float32(max(0.0, 1 - seen.left / _NEAR))
    captures = plays.taken != 0
    np.multiply(size(plays.table), captures * near, out=found[4])
    np.multiply(captures, near, out=found[5])
