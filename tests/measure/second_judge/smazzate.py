"""A smazzata as plain lists of card sets, for millions of moves; its count, written apart from the engine's."""

from collections.abc import Sequence

from scopa_gui.engine.cards import Card, CardSet
from scopa_gui.engine.dealing import deal_from
from scopa_gui.engine.options import PrimieraMode
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from tests.measure.second_judge.ways import Way, Ways, coins_of

_PRIME = (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
_SUIT = 1000
_BEST = tuple(
    max((value for rank, value in enumerate(_PRIME) if cards >> rank & 1), default=-_SUIT) + _SUIT
    for cards in range(1024)
)
"""By the cards of one suit: 1000 for having any, and the best card's value."""
_OWN = (PrimieraMode.COMPLETE_BEATS, PrimieraMode.SUITS_THEN_SUM)


class Smazzata:
    """A smazzata that is changed by playing on. Seats counted from the first player, side = seat % sides."""

    __slots__ = ("hands", "last", "left", "piles", "scope", "stock", "table", "turn")

    def __init__(
        self,
        hands: Sequence[CardSet],
        table: CardSet,
        stock: tuple[Card, ...],
        piles: Sequence[CardSet],
        scope: Sequence[int],
        turn: int,
        last: int | None,
    ) -> None:
        self.hands, self.piles, self.scope = list(hands), list(piles), list(scope)
        self.table, self.stock, self.turn, self.last = table, stock, turn, last
        self.left = sum(hand.bit_count() for hand in hands) + len(stock)

    @classmethod
    def of(cls, position: Position) -> "Smazzata":
        """The same cards."""
        return cls(
            position.hands,
            position.table,
            position.stock,
            position.piles,
            position.scope,
            position.turn,
            position.last_taker,
        )

    def copy(self) -> "Smazzata":
        """One to play on with."""
        return Smazzata(self.hands, self.table, self.stock, self.piles, self.scope, self.turn, self.last)

    def play(self, ways: Ways, way: Way) -> None:
        """One move, and the deal that follows it where the hands are empty; the table's cards at the end."""
        rules, seat, side = ways.rules, self.turn, self.turn % ways.rules.sides
        self.hands[seat] ^= 1 << way.move.card
        self.piles[side] |= way.gained
        self.table = way.after
        self.left -= 1
        if way.takes:
            self.last = seat
            self.scope[side] += way.clears and bool(self.left or rules.last_card_may_score)
        self.turn = (seat + 1) % rules.players
        if not self.left:
            if self.last is not None and rules.leftovers_are_taken:
                self.piles[self.last % rules.sides] |= self.table
                self.table = 0
        elif not self.hands[self.turn]:
            hands, _, self.stock = deal_from(rules, self.stock)
            self.hands = list(hands)

    def margins(self, rules: Rules) -> tuple[int, ...]:
        """What each side has more than the best other one, the smazzata being over."""
        return margins_of([had + made for had, made in zip(counted(rules, self.piles), self.scope, strict=True)])


def margins_of(points: Sequence[int]) -> tuple[int, ...]:
    """What each side has more than the best other one."""
    if len(points) == 2:
        return points[0] - points[1], points[1] - points[0]
    return tuple(
        mine - max(other for place, other in enumerate(points) if place != side) for side, mine in enumerate(points)
    )


def counts_as_usual(rules: Rules) -> bool:
    """Whether nothing is paid for but cards, coins, settebello, primiera and scope."""
    more = rules.re_bello or rules.sette_tutti or rules.coin_points or rules.cappotto or rules.napola != "off"
    return not more and rules.primiera in _OWN


def counted(rules: Rules, piles: Sequence[CardSet]) -> list[int]:
    """The points of the piles by side, scope apart: cards, coins, settebello, primiera; other games by the engine.

    All ten coins, where they win the match, are worth as many points as a match.
    """
    if not counts_as_usual(rules):
        sheet = score(rules, piles, [0] * len(piles))
        return [had + rules.target * (side == sheet.cappotto) for side, had in enumerate(sheet.points)]
    points = [pile >> 6 & 1 for pile in piles]
    for values in (
        [pile.bit_count() for pile in piles],
        [coins_of(pile).bit_count() for pile in piles],
        [_prime(pile, rules.primiera) for pile in piles],
    ):
        best = max(values)
        if values.count(best) == 1:
            points[values.index(best)] += 1
        elif rules.pays_level_sides:
            points = [had + (value == best) for had, value in zip(points, values, strict=True)]
    return points


def _prime(pile: CardSet, mode: PrimieraMode) -> int:
    total = _BEST[pile & 1023] + _BEST[pile >> 10 & 1023] + _BEST[pile >> 20 & 1023] + _BEST[pile >> 30]
    return total if mode is PrimieraMode.SUITS_THEN_SUM or total >= 4 * _SUIT else total % _SUIT
