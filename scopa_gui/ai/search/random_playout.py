"""Fast playouts: a smazzata played to its end at random and counted. The one file written for speed, not for looks.

A playout follows a sequence: all cards in the order in which they will be played. Hands in random order make a random
sequence, so nothing is drawn card by card; chance is asked again only where a card may capture in several ways. The
usual law of captures with two sides has a loop of its own; every other set of rules takes the general one, which asks
the law. tests/benchmarks/rollout.py measures; tests/ai/test_rollout.py plays both against Position.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from scopa_gui.engine.cards import BELOW_RANK, RANK_SETS, SETTEBELLO, SUIT_SETS, Card, CardSet, cards_of
from scopa_gui.engine.dealing import deal_order, dealer_scope, hand_size, must_redeal
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.position import Position, last_capture_scored
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import PRIMIERA_VALUES, score

Points = tuple[int, ...]
Pick = Callable[[], float]
"""A source of numbers from 0 up to 1, as Random.random: asked once for each card that may capture in several ways."""

_PACK = tuple(range(40))
_RANK = tuple(card % 10 + 1 for card in _PACK)
_EQUAL = tuple(RANK_SETS[rank] for rank in _RANK)
_BELOW = tuple(BELOW_RANK[rank] for rank in _RANK)
_BIT = tuple(1 << card for card in _PACK)
_SUIT_PRESENT = 1000
# Speed: one look-up a suit: 1000 for the suit itself, so that sums compare as (suits, sum), and the best card's value.
_BEST = tuple(
    max((_SUIT_PRESENT + PRIMIERA_VALUES[rank + 1] for rank in range(10) if held >> rank & 1), default=0)
    for held in range(1024)
)
_STANDARD = Rules().law
_ONE_OF: dict[CardSet, tuple[CardSet, ...]] = {}
_SUMS: dict[int, tuple[CardSet, ...]] = {}
_MEMO_LIMIT = 100_000


def is_standard(rules: Rules) -> bool:
    """True for the rules the fast loop knows: equal card first, one of several sums, two sides, four points."""
    return (
        rules.law is _STANDARD
        and rules.sides == 2
        and rules.primiera in ("complete_beats", "suits_then_sum", "complete_only")
        and rules.leftovers == "last_capturer"
        and rules.ties == "none"
        and rules.scopa_last != "no_last_capture"
        and not rules.vile
        and not (rules.re_bello or rules.sette_tutti or rules.cappotto or rules.coin_points)
        and rules.napola == "off"
    )


def count(rules: Rules, first: CardSet, second: CardSet) -> tuple[int, int]:
    """The four usual points of two piles that share all forty cards, scope apart."""
    mine, theirs = first.bit_count(), second.bit_count()
    a, b = int(mine > theirs), int(theirs > mine)
    mine, theirs = (first & 1023).bit_count(), (second & 1023).bit_count()
    a += mine > theirs
    b += theirs > mine
    if first >> SETTEBELLO & 1:
        a += 1
    else:
        b += 1
    # With two sides and all forty cards, complete_beats and suits_then_sum have the same winner (RULES.md section 2.6).
    mine = _BEST[first & 1023] + _BEST[first >> 10 & 1023] + _BEST[first >> 20 & 1023] + _BEST[first >> 30]
    theirs = _BEST[second & 1023] + _BEST[second >> 10 & 1023] + _BEST[second >> 20 & 1023] + _BEST[second >> 30]
    if rules.primiera == "complete_only":
        mine, theirs = (mine if mine >= 4 * _SUIT_PRESENT else 0), (theirs if theirs >= 4 * _SUIT_PRESENT else 0)
    return a + (mine > theirs), b + (theirs > mine)


def _play_standard(  # noqa: C901, PLR0912 - one loop: speed
    rules: Rules,
    sequence: Sequence[Card],
    side: int,
    table: CardSet,
    piles: Sequence[CardSet],
    scope: Sequence[int],
    last: int | None,
    pick: Pick,
) -> Points:
    """Play the sequence out; ``side`` plays first, ``last`` is the side that captured last."""
    one_of, sums, equal, below, bits, ranks = _ONE_OF, _SUMS, _EQUAL, _BELOW, _BIT, _RANK
    first, second = piles
    first_scope, second_scope = scope
    left = len(sequence)
    end = 0 if rules.scopa_last == "no" else -1
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
        return score(rules, (first, second), (first_scope, second_scope)).points
    if last:
        second |= table
    else:
        first |= table
    a, b = count(rules, first, second)
    return a + first_scope, b + second_scope


def _ways(memo: dict[int, tuple[CardSet, ...]], key: int, relevant: CardSet, card: Card) -> tuple[CardSet, ...]:
    if len(memo) > _MEMO_LIMIT:
        memo.clear()
    found = memo[key] = _STANDARD.captures(card, relevant)
    return found


def _play_general(
    rules: Rules,
    sequence: Sequence[Card],
    seat: int,
    table: CardSet,
    given_piles: Sequence[CardSet],
    given_scope: Sequence[int],
    last: int | None,
    pick: Pick,
    *,
    last_scored: bool = False,
) -> Points:
    """As _play_standard, for any rules: ``seat`` plays first, ``last`` captured last, with a scopa or not."""
    piles, scope = list(given_piles), list(given_scope)
    moves_of, players, sides = rules.law.moves_of, rules.players, rules.sides
    left = len(sequence)
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
                return score(rules, piles, scope).points
        else:
            table |= _BIT[card]
        seat = (seat + 1) % players
    if last is not None:
        # Rule: S2, to the letter: the last capture of a smazzata never counts as a scopa.
        scope[last % sides] -= last_scored and rules.scopa_last == "no_last_capture"
        if rules.leftovers == "last_capturer":
            piles[last % sides] |= table
    return score(rules, piles, scope).points


@cache
def play_order(rules: Rules, left: int) -> tuple[int, ...]:
    """The places in the stock (``left`` cards, the first table apart) in the order in which they will be played.

    Every seat plays its cards in the order in which it was dealt them; the first player of each deal is seat 0.
    """
    places: list[int] = []
    start = 0
    while left > start:
        size = hand_size(rules, left - start)
        order = deal_order(rules, left - start)
        hands = [[start + place for place, to in enumerate(order) if to == seat] for seat in range(rules.players)]
        places += [hands[seat][turn] for turn in range(size) for seat in range(rules.players)]
        start += len(order)
    return tuple(places)


def sequence_of(position: Position, hands: Sequence[Sequence[Card]]) -> list[Card]:
    """All cards still to be played, in order, when every seat plays its hand as it is written here."""
    players, turn = position.rules.players, position.turn
    longest = max(len(hand) for hand in hands)
    # The seats from the one whose turn it is hold as many cards as each other or one less.
    ordered = [hands[(turn + place) % players] for place in range(players)]
    sequence = [hand[place] for place in range(longest) for hand in ordered if place < len(hand)]
    if position.stock:
        sequence += [position.stock[place] for place in play_order(position.rules, len(position.stock))]
    return sequence


def _first_without_ace(rules: Rules, sequence: list[Card]) -> None:
    """Under the regola del vile the first card, if an ace, changes places with the first other card of that hand."""
    if sequence[0] % 10:
        return
    for place in range(0, hand_size(rules) * rules.players, rules.players):
        if sequence[place] % 10:
            sequence[0], sequence[place] = sequence[place], sequence[0]
            return


def play_out(position: Position, hands: Sequence[Sequence[Card]], pick: Pick) -> Points:
    """The points by side when every seat plays its hand in this order, captures among several ways as ``pick`` says."""
    rules = position.rules
    if position.is_over:
        return score(rules, position.piles, position.scope).points
    sequence = sequence_of(position, hands)
    last = position.last_taker
    if is_standard(rules):
        return _play_standard(
            rules,
            sequence,
            position.turn & 1,
            position.table,
            position.piles,
            position.scope,
            None if last is None else last & 1,
            pick,
        )
    if rules.vile and not position.history:
        _first_without_ace(rules, sequence)
    return _play_general(
        rules,
        sequence,
        position.turn,
        position.table,
        position.piles,
        position.scope,
        last,
        pick,
        last_scored=last_capture_scored(rules, position.first_table, position.history, is_over=False),
    )


def random_playout(position: Position, rng: Random) -> Points:
    """The points by side of one playout in which every seat plays its cards in random order."""
    random = rng.random
    hands = [sorted(cards_of(hand), key=lambda _: random()) for hand in position.hands]
    return play_out(position, hands, random)


def random_smazzata(rules: Rules, rng: Random) -> Points:
    """The points by side of a smazzata shuffled, dealt and played at random; thrown in deals are dealt again."""
    random = rng.random
    turned = rules.turned
    while True:
        # Speed: sorting by random keys shuffles in a third of Random.shuffle's time.
        pack = sorted(_PACK, key=lambda _: random())
        # The pack is random, so its end may be the table and its beginning the cards in the order of play.
        table = 0
        for card in pack[40 - turned :]:
            table |= _BIT[card]
        if not turned or not must_redeal(rules, table):
            break
    sequence = pack[: 40 - turned]
    if is_standard(rules):
        if dealer_scope(rules, table):
            return _swept(rules, sequence, table, random)
        return _play_standard(rules, sequence, 0, table, (0, 0), (0, 0), None, random)
    if rules.vile:
        _first_without_ace(rules, sequence)
    return _swept(rules, sequence, table, random)


def _swept(rules: Rules, sequence: Sequence[Card], table: CardSet, pick: Pick) -> Points:
    """The general loop from the beginning of a smazzata, the dealer's escobas taken first."""
    piles, scope = [0] * rules.sides, [0] * rules.sides
    last = None
    swept = dealer_scope(rules, table)
    if swept:
        last = rules.players - 1
        piles[last % rules.sides], scope[last % rules.sides], table = table, swept, 0
    return _play_general(rules, sequence, 0, table, piles, scope, last, pick)
