"""Steps of the count: each side's cards, their sum and the points for them, and the points as coins in motion.

All of it is plain values without pygame.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

from scopa_gui.engine.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Suit, cards_of, rank_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.award_reasons import AwardReason, Because
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA, PRIMIERA_VALUES, ByRanks, primiera_slots
from scopa_gui.engine.scoring.sheet import Award, ScoreSheet, award_reason
from scopa_gui.ui.kit.anim import bounce, clamp, mix, smooth

TOTALS = "totals"
CAPPOTTO = "cappotto"
FLIGHT = 0.42
"""Seconds that a card takes to its place, at normal speed."""
_STAGGER = 0.09
_ALL_WITHIN = 0.9
_SLOT_STAGGER = 0.36
_HOLD = 1.1
_READING = 0.021
_FALL = 0.42
_COIN_STAGGER = 0.21
_WITHIN = 1.9
"""Seconds that a coin takes, from one coin to the next, and for all coins at most, at normal speed."""
_LANDS = 0.62
"""Share of its time at which a coin lands and is heard; then it bounces a little."""


@dataclass(frozen=True, slots=True)
class CountRow:
    """One side in one step: its cards (None for an empty place), what each adds, and the points.

    `value` is compared with the other sides'; None if the side may not compete. `groups` are the places of cards at
    which a new group begins.
    """

    cards: tuple[Card | None, ...]
    worth: tuple[int, ...]
    value: int | None
    points: int
    groups: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(self.worth)

    def after(self, shown: int) -> int:
        """Return the sum of the first `shown` cards; the total if there are no cards for it."""
        if shown >= len(self.cards):
            return self.total
        return [0, *accumulate(self.worth)][shown]


@dataclass(frozen=True, slots=True)
class CountStep:
    """One category of the count, the cappotto, or the totals."""

    key: str
    rows: tuple[CountRow, ...]
    category: Category | None = None
    decision: AwardReason | None = None
    ranks: tuple[int, ...] = ()
    """Rank of each group of cards, in a primiera by counting."""
    coins: int = 0
    """Points of the side that gained the most; only for the totals."""

    @property
    def in_slots(self) -> bool:
        """True if every side has a place for each suit."""
        return self.category is Category.PRIMIERA and not self.ranks

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(row.points for row in self.rows)

    @property
    def stagger(self) -> float:
        """Seconds from one card to the next, at normal speed."""
        most = max((len(row.cards) for row in self.rows), default=0)
        return _SLOT_STAGGER if self.in_slots else min(_STAGGER, _ALL_WITHIN / max(1, most))

    @property
    def flight(self) -> float:
        """Seconds until everything has arrived, at normal speed."""
        if self.key == TOTALS:
            return counting(self.coins)
        most = max((len(row.cards) for row in self.rows), default=0)
        return FLIGHT + self.stagger * (most - 1) if most else 0.0

    def arrived(self, row: CountRow, seconds: float) -> int:
        """Return the number of cards of a row that have reached their places after these seconds."""
        if seconds >= self.flight:
            return len(row.cards)
        gone = seconds - FLIGHT
        return 0 if gone < 0 else min(len(row.cards), int(gone / self.stagger) + 1)


def hold_of(sentence: str) -> float:
    """Return the seconds that a sentence is shown before the next step, at normal speed."""
    return _HOLD + _READING * len(sentence)


@dataclass(frozen=True, slots=True)
class CountSteps:
    """Whole count: its steps, and the totals of the match before and after."""

    rules: Rules
    steps: tuple[CountStep, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    winner: int | None
    number: int

    @property
    def sides(self) -> int:
        return len(self.before)

    @property
    def gained(self) -> tuple[int, ...]:
        """Points of this smazzata by side."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))


def count_of(
    sheet: ScoreSheet, before: Sequence[int], winner: int | None, number: int, scope: Sequence[Sequence[Card]] = ()
) -> CountSteps:
    """Return the count of a sheet. `before` are the totals so far; `scope` the cards that made a scopa, by side."""
    steps = [_step(sheet, award, scope) for award in sheet.awards]
    if sheet.cappotto is not None:
        rows = tuple(
            _plain(pile & SUIT_SETS[Suit.DENARI] if side == sheet.cappotto else 0, 0)
            for side, pile in enumerate(sheet.piles)
        )
        steps.append(CountStep(CAPPOTTO, rows))
    after = tuple(total + points for total, points in zip(before, sheet.points, strict=True))
    steps.append(
        CountStep(TOTALS, tuple(CountRow((), (), total, 0) for total in after), coins=most_gained(sheet.points))
    )
    return CountSteps(sheet.rules, tuple(steps), tuple(before), after, winner, number)


def _step(sheet: ScoreSheet, award: Award, scope: Sequence[Sequence[Card]]) -> CountStep:
    reason = award_reason(sheet, award)
    ranks: tuple[int, ...] = ()
    if award.category is Category.PRIMIERA:
        mode = PRIMIERA[sheet.rules.primiera]
        ranks = mode.ranks if isinstance(mode, ByRanks) else ()
        if reason.because is Because.RANK:  # later ranks did not have to be compared
            ranks = (*reason.level, reason.rank)
    rows = []
    for side, (pile, points) in enumerate(zip(sheet.piles, award.points, strict=True)):
        if ranks:  # cards in a group for each rank, of which only the last counts
            groups: list[tuple[Card | None, ...]] = [cards_of(pile & RANK_SETS[rank]) or (None,) for rank in ranks]
            cards = tuple(chain(*groups))
            starts = (0, *accumulate(map(len, groups[:-1])))
            worth = tuple(int(number >= starts[-1] and card is not None) for number, card in enumerate(cards))
            rows.append(CountRow(cards, worth, sum(worth), points, starts))
        elif award.category is Category.PRIMIERA:
            slots = primiera_slots(pile)
            worth = tuple(0 if card is None else PRIMIERA_VALUES[rank_of(card)] for card in slots)
            rows.append(CountRow(slots, worth, award.values[side], points))
        elif award.category is Category.SCOPE:
            shown = tuple(scope[side])[:points] if scope else ()
            before_last = max(0, len(shown) - 1)  # the last card also stands for scope of unknown cards
            rows.append(CountRow(shown, (1,) * before_last + (points - before_last,), points, points))
        else:
            rows.append(_plain(award.cards[side], points))
    return CountStep(award.category.value, tuple(rows), award.category, reason, ranks)


def _plain(cards: CardSet, points: int) -> CountRow:
    """Return a row of cards that count one each."""
    shown = cards_of(cards)
    return CountRow(shown, (1,) * len(shown), len(shown), points)


# Coins of the totals, one for each point, on their way into slots


@dataclass(frozen=True, slots=True)
class Flying:
    """Coin in the air: its middle, how flat it is seen (0 edge on, 1 flat), and its height above its slot (0 to 1)."""

    x: float
    y: float
    facing: float
    height: float


def _stagger(coins: int) -> float:
    return min(_COIN_STAGGER, _WITHIN / max(1, coins))


def counting(coins: int) -> float:
    """Return the seconds until this number of coins is in the slots; a moment even without coins."""
    return _FALL + _stagger(coins) * (coins - 1) + 0.12 if coins else 0.3


def landed(mine: int, most: int, seconds: float) -> int:
    """Return the number of a side's coins that have landed; `most` is the largest number of any side."""
    gone = seconds - _LANDS * _FALL
    return 0 if gone < 0 else min(mine, int(gone / _stagger(most)) + 1)


def resting(mine: int, most: int, seconds: float) -> int:
    """Return the number of a side's coins that are at rest in their slots."""
    gone = seconds - _FALL
    return 0 if gone < 0 else min(mine, int(gone / _stagger(most) + 1e-9) + 1)


def flying(
    number: int, most: int, seconds: float, start: tuple[float, float], slot: tuple[float, float], height: float
) -> Flying | None:
    """Return coin `number` of a side on its way from `start` to its slot, up to `height` pixels above; None at rest."""
    share = (seconds - number * _stagger(most)) / _FALL
    if not 0.0 < share < 1.0:
        return None
    if share < _LANDS:
        t = share / _LANDS
        bow = 4.0 * t * (1.0 - t)
        x = mix(start[0], slot[0], smooth(t) * 0.6 + t * 0.4)
        y = mix(start[1], slot[1], t * t)
        return Flying(x, y - height * bow, abs(1.0 - 2.0 * ((2.0 * t + 0.5) % 1.0)), bow)
    sprung = 1.0 - bounce(0.44 + 0.56 * (share - _LANDS) / (1.0 - _LANDS))
    return Flying(slot[0], slot[1] - 0.5 * height * sprung, clamp(1.0 - 2.5 * sprung), sprung)


def most_gained(gained: Sequence[int]) -> int:
    """Return the largest number of points of any side."""
    return max((max(0, points) for points in gained), default=0)
