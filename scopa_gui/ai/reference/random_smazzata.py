"""RandomSmazzate, which deals, plays at random and counts smazzate as fast as possible, to measure the engine's speed.

The shuffled pack is already the order in which all cards will be played; a random number is only needed when a card may
capture in several ways. The usual rules have a fast loop of their own. tests/measure/benchmarks/rollout.py measures.
"""

from collections.abc import Callable, Sequence
from random import Random

from scopa_gui.engine.cards import BELOW_RANK, RANK_SETS, SUIT_SETS, Card, CardSet
from scopa_gui.engine.dealing import dealer_scope, hand_size, must_redeal
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Staked, staked
from scopa_gui.engine.scoring.sheet import counted_points
from scopa_gui.engine.scoring.usual_count import is_usual, usual_count

SidePoints = tuple[int, ...]
Pick = Callable[[], float]
"""Source of random numbers from 0 to 1, as Random.random."""

_PACK = tuple(range(40))
_RANK = tuple(card % 10 + 1 for card in _PACK)
_EQUAL = tuple(RANK_SETS[rank] for rank in _RANK)
_BELOW = tuple(BELOW_RANK[rank] for rank in _RANK)
_BIT = tuple(1 << card for card in _PACK)
_USUAL_LAW = Rules().law
_ONE_OF: dict[CardSet, tuple[CardSet, ...]] = {}
_SUMS: dict[int, tuple[CardSet, ...]] = {}
_MEMO_LIMIT = 100_000


class RandomSmazzate:
    """Random smazzate under some rules; ``is_usual``: the fast loop is used."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.is_usual = rules.law is _USUAL_LAW and is_usual(rules)
        self._categories = tuple(staked(rules))

    def play(self, rng: Random) -> SidePoints:
        """Return the points by side of one random smazzata; packs that are thrown in are dealt again."""
        rules = self.rules
        random = rng.random
        turned = rules.turned
        while True:
            # Speed: sorting by random keys shuffles in a third of Random.shuffle's time.
            pack = sorted(_PACK, key=lambda _: random())
            # As the pack is random, its last cards can be the table and the others the cards in the order of play.
            table = 0
            for card in pack[40 - turned :]:
                table |= _BIT[card]
            if not turned or not must_redeal(rules, table):
                break
        sequence = pack[: 40 - turned]
        if rules.vile:
            _first_without_ace(rules, sequence)
        if self.is_usual and not dealer_scope(rules, table):
            return _play_usual(rules, sequence, table, random)
        return _play_general(rules, self._categories, sequence, table, random)


def _play_usual(  # noqa: C901, PLR0912 - one loop: speed
    rules: Rules, sequence: Sequence[Card], table: CardSet, pick: Pick
) -> SidePoints:
    """Return the points by side after playing the sequence under the usual rules, with two sides."""
    one_of = _ONE_OF
    sums = _SUMS
    equal = _EQUAL
    below = _BELOW
    bits = _BIT
    ranks = _RANK
    first = second = first_scope = second_scope = side = 0
    last: int | None = None
    left = len(sequence)
    end = -1 if rules.last_card_may_score else 0
    for card in sequence:
        left -= 1
        taken = table & equal[card]
        if taken:
            if taken & (taken - 1):
                found = one_of.get(taken) or _ways(one_of, taken, taken, card)
                taken = found[int(pick() * len(found))]
        else:
            low = table & below[card]
            if low & (low - 1):
                key = low << 4 | ranks[card]
                ways = sums.get(key)
                if ways is None:
                    ways = _ways(sums, key, low, card)
                if ways:
                    taken = ways[0] if len(ways) == 1 else ways[int(pick() * len(ways))]
        if taken:
            table ^= taken
            last = side
            if side:
                second |= taken | bits[card]
                if not table and left > end:
                    second_scope += 1
            else:
                first |= taken | bits[card]
                if not table and left > end:
                    first_scope += 1
        else:
            table |= bits[card]
        side ^= 1
    if last is None:
        return counted_points(rules, (first, second), (first_scope, second_scope))
    if last:
        second |= table
    else:
        first |= table
    a, b = usual_count(rules, first, second)
    return a + first_scope, b + second_scope


def _ways(memo: dict[int, tuple[CardSet, ...]], key: int, relevant: CardSet, card: Card) -> tuple[CardSet, ...]:
    if len(memo) > _MEMO_LIMIT:
        memo.clear()
    found = memo[key] = _USUAL_LAW.captures(card, relevant)
    return found


def _play_general(
    rules: Rules, categories: Sequence[Staked], sequence: Sequence[Card], table: CardSet, pick: Pick
) -> SidePoints:
    """Return the points by side after playing the sequence under any rules."""
    piles = [0] * rules.sides
    scope = [0] * rules.sides
    moves_of = rules.law.moves_of
    players = rules.players
    sides = rules.sides
    last = None
    last_scored = False
    swept = dealer_scope(rules, table)
    if swept:
        last = players - 1
        piles[last % sides] = table
        scope[last % sides] = swept
        table = 0
    left = len(sequence)
    seat = 0
    for card in sequence:
        left -= 1
        moves = moves_of(card, table)
        move = moves[0] if len(moves) == 1 else moves[int(pick() * len(moves))]
        if move.taken:
            side = seat % sides
            piles[side] |= move.taken | _BIT[card]
            if not move.taken >> card & 1:
                table ^= move.taken
                last = seat
                last_scored = not table and is_scopa(rules, move, is_last_card=not left)
                scope[side] += last_scored
            if rules.cappotto and piles[side] & SUIT_SETS[0] == SUIT_SETS[0]:
                return counted_points(rules, piles, scope, categories)
        else:
            table |= _BIT[card]
        seat = (seat + 1) % players
    if last is not None:
        # Rule: S2, to the letter: the last capture of a smazzata never counts as a scopa.
        scope[last % sides] -= last_scored and not rules.last_capture_may_score
        if rules.leftovers_are_taken:
            piles[last % sides] |= table
    return counted_points(rules, piles, scope, categories)


def _first_without_ace(rules: Rules, sequence: list[Card]) -> None:
    """Swap a first card that is an ace with the first other card of the same hand, for the regola del vile."""
    if sequence[0] % 10:
        return
    for place in range(0, hand_size(rules) * rules.players, rules.players):
        if sequence[place] % 10:
            sequence[0], sequence[place] = sequence[place], sequence[0]
            return
