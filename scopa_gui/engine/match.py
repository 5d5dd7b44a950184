"""A match of several smazzate: the dealer, the total points and the winner.

Begin with new_match(). Match.deal() gives the position to play, and Match.after() the match once it is played out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import ScoreSheet, score


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two smazzate, or during one that is not counted yet.

    Table seats stay the same during the match and go counter-clockwise; ``dealer`` is one of them. ``totals`` are by
    table side (table seat % sides), ``sheets`` are the counts of the finished smazzate. The seed decides every pack.
    """

    rules: Rules
    seed: str
    dealer: int
    totals: tuple[int, ...]
    sheets: tuple[ScoreSheet, ...] = ()

    @property
    def leader(self) -> int:
        """Table seat that plays first: the one to the dealer's right."""
        return (self.dealer + 1) % self.rules.players

    def table_seat(self, seat: int) -> int:
        """Return the table seat of a seat that is counted from the first player of the smazzata."""
        return (self.leader + seat) % self.rules.players

    def playing_seat(self, table_seat: int) -> int:
        """Return the seat counted from the first player of the smazzata, for a table seat."""
        return (table_seat - self.leader) % self.rules.players

    def seen_from(self, table_seat: int) -> "Match":
        """Return the same match with its table seats counted from this one."""
        sides = range(self.rules.sides)

        def turned(by_side: Sequence[int]) -> tuple[int, ...]:
            return tuple(by_side[(side + table_seat) % len(sides)] for side in sides)

        return replace(
            self,
            dealer=(self.dealer - table_seat) % self.rules.players,
            totals=turned(self.totals),
            sheets=tuple(score(self.rules, turned(sheet.piles), turned(sheet.scope)) for sheet in self.sheets),
        )

    def deal(self) -> Position:
        """Return the first position of the current smazzata, always the same for the same seed."""
        return deal_smazzata(self.rules, pack_rng(self.seed, len(self.sheets)))

    def count(self, position: Position) -> ScoreSheet:
        """Count a finished smazzata, by table side."""
        return score(self.rules, self._by_table_side(position.piles), self._by_table_side(position.scope))

    def after(self, position: Position) -> "Match":
        """Return the match with this smazzata counted and the next dealer; raises ValueError if it is not over."""
        if not position.is_over:
            raise ValueError("The smazzata is not over yet.")
        sheet = self.count(position)
        totals = tuple(total + points for total, points in zip(self.totals, sheet.points, strict=True))
        return replace(self, dealer=self.leader, totals=totals, sheets=(*self.sheets, sheet))

    @property
    def winner(self) -> int | None:
        """Table side that has won, or None while the match goes on."""
        if not self.sheets:
            return None
        return winner_of(self.rules, self.totals, self.sheets[-1].cappotto, last_points_of(self.sheets[-1]))

    def _by_table_side(self, by_side: Sequence[int]) -> tuple[int, ...]:
        sides = self.rules.sides
        return tuple(by_side[(side - self.leader) % sides] for side in range(sides))


def new_match(rules: Rules, seed: str) -> Match:
    """Return a match before its first smazzata; the seed also decides the first dealer."""
    return Match(rules, seed, dealer_at(rules, seed, 0), (0,) * rules.sides)


def dealer_at(rules: Rules, seed: str, number: int) -> int:
    """Return the table seat that deals a smazzata of a match; the first smazzata is number 0."""
    return (Random(f"{seed}/dealer").randrange(rules.players) + number) % rules.players


def pack_rng(seed: str, number: int) -> Random:
    """Return the random generator for the pack of a smazzata of a match; the first smazzata is number 0."""
    return Random(f"{seed}/{number}")


ORDER_OF_COUNT = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA, Category.SCOPE)
"""Order in which the points are called out, which decides a match under win=ordered."""


def last_points_of(sheet: ScoreSheet) -> tuple[tuple[int, ...], ...]:
    """Return the points by side for each category of ORDER_OF_COUNT."""
    none = (0,) * len(sheet.piles)
    awards = (sheet.award(category) for category in ORDER_OF_COUNT)
    return tuple(award.points if award else none for award in awards)


def winner_of(
    rules: Rules, totals: Sequence[int], cappotto: int | None = None, last_points: Sequence[Sequence[int]] = ()
) -> int | None:
    """Return the side that has won with these totals at the end of a smazzata, or None if the match goes on.

    ``cappotto`` is the side with all ten coins, if there is one. ``last_points`` are those of last_points_of() for the
    last smazzata, needed for win=ordered.
    """
    if cappotto is not None:
        return cappotto
    best = max(totals)
    if best < rules.goal:
        return None
    ahead = [side for side, total in enumerate(totals) if total == best]
    if rules.needs_lead_of_two:
        # Rule: S2: both at 11 or more and less than two apart: play on.
        second = sorted(totals)[-2]
        return ahead[0] if second < rules.target or best - second >= 2 else None
    if rules.first_to_reach_wins:
        return _first_to_reach(rules, totals, last_points)
    return ahead[0] if len(ahead) == 1 else None


def _first_to_reach(rules: Rules, totals: Sequence[int], last_points: Sequence[Sequence[int]]) -> int | None:
    """Return the side that reached the target first as the points were called out; None if the best are still level."""
    running = [total - sum(row[side] for row in last_points) for side, total in enumerate(totals)]
    for row in [[0] * len(running), *last_points]:
        running = [total + points for total, points in zip(running, row, strict=True)]
        there = [side for side, total in enumerate(running) if total >= rules.target]
        if there:
            best = max(running[side] for side in there)
            first = [side for side in there if running[side] == best]
            if len(first) == 1:
                return first[0]
    return None
