"""The last cards with all hands open: plain alpha-beta with a table, for two sides."""

from scopa_gui.engine.cards import CardSet
from tests.measure.second_judge.smazzate import Smazzata, counted
from tests.measure.second_judge.ways import Way, Ways

_MOST = 600_000
_FAR = 99
_Key = tuple[tuple[CardSet, ...], CardSet, CardSet, int, int]


class Endings:
    """Solves open cards; what was found is kept."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self._bounds: dict[_Key, tuple[int, int]] = {}

    def lead(self, world: Smazzata) -> int:
        """The points from here on of the side that moves less the other side's, both playing best; no stock."""
        if len(self._bounds) > _MOST:
            self._bounds.clear()
        last = -1 if world.last is None else world.last % 2
        return self._search(
            tuple(world.hands), world.table, tuple(world.piles), world.turn, last, world.left, -_FAR, _FAR
        )

    def _search(
        self,
        hands: tuple[CardSet, ...],
        table: CardSet,
        piles: tuple[CardSet, ...],
        turn: int,
        last: int,
        left: int,
        low: int,
        high: int,
    ) -> int:
        side = turn & 1
        if not left:
            return self._end(table, piles, side, last)
        key = (hands, table, piles[0], turn, last)
        least, most = self._bounds.get(key, (-_FAR, _FAR))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        scores, following = self.ways.rules.last_card_may_score, (turn + 1) % len(hands)
        best, bar = -_FAR, max(low, least)
        for way in self._ways(hands[turn], table):
            after = (*hands[:turn], hands[turn] ^ 1 << way.move.card, *hands[turn + 1 :])
            got = (piles[0] | way.gained, piles[1]) if side == 0 else (piles[0], piles[1] | way.gained)
            made = int(way.clears and (left > 1 or scores))
            taker = side if way.takes else last
            lead = made - self._search(after, way.after, got, following, taker, left - 1, made - high, made - bar)
            best, bar = max(best, lead), max(bar, lead)
            if best >= high:
                break
        self._bounds[key] = (best, best) if low < best < high else (best, most) if best >= high else (least, best)
        return best

    def _ways(self, hand: CardSet, table: CardSet) -> list[Way]:
        found: list[Way] = []
        while hand:
            low = hand & -hand
            hand ^= low
            found += self.ways.of(low.bit_length() - 1, table)
        found.sort(key=lambda way: -way.worth)
        return found

    def _end(self, table: CardSet, piles: tuple[CardSet, ...], side: int, last: int) -> int:
        rules = self.ways.rules
        if last >= 0 and rules.leftovers_are_taken:
            piles = tuple(pile | table * (owner == last) for owner, pile in enumerate(piles))
        points = counted(rules, piles)
        return points[side] - points[1 - side]
