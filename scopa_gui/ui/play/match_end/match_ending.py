"""Ending of a match: its points by smazzata and what decided it, and the sentences about it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate
from typing import Any

from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import _, ngettext, with_coins


class How(Enum):
    """Rule that decided a match."""

    POINTS = "points"
    CAPPOTTO = "cappotto"
    """One side had all ten coins."""
    BY_TWO = "by_two"
    """Several sides had reached the target, and a lead of two points was needed."""
    EXTRA = "extra"
    """The target had been reached earlier, but nobody was ahead."""
    ORDERED = "ordered"
    """Several sides reached the target in the last smazzata, and the order of the count decided."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Finished match. `gains` are the points by smazzata, then by side; side 0 is the player's own."""

    rules: Rules
    winner: int
    gains: tuple[tuple[int, ...], ...]
    how: How
    counts: tuple[Mapping[str, tuple[int, ...]], ...] = ()
    """Points of every smazzata by category, then by side."""

    @property
    def running_totals(self) -> tuple[tuple[int, ...], ...]:
        """Totals by side, then after each smazzata, beginning with 0."""
        return tuple((0, *accumulate(gain[side] for gain in self.gains)) for side in range(self.rules.sides))

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(totals[-1] for totals in self.running_totals)

    def outcome(self) -> dict[str, Any]:
        """Return the facts that the archive saves."""
        return {
            "winner": self.winner,
            "totals": list(self.totals),
            "smazzate": [list(gain) for gain in self.gains],
            "how": self.how.value,
            "counts": [{category: list(points) for category, points in count.items()} for count in self.counts],
        }


def ending_of(rules: Rules, sheets: Sequence[ScoreSheet], winner: int) -> Ending:
    """Return the ending of a match with these counts of its smazzate."""
    gains = tuple(sheet.points for sheet in sheets)
    counts = tuple({award.category.value: award.points for award in sheet.awards} for sheet in sheets)
    totals = [sum(gain[side] for gain in gains) for side in range(rules.sides)]
    before = [total - last for total, last in zip(totals, gains[-1], strict=True)]
    have_several = sum(total >= rules.target for total in totals) > 1
    is_alone_ahead = totals[winner] == max(totals) and totals.count(totals[winner]) == 1
    how = How.POINTS
    if sheets[-1].cappotto is not None:
        how = How.CAPPOTTO
    elif rules.needs_lead_of_two and have_several:
        how = How.BY_TWO
    elif max(before) >= rules.target:
        how = How.EXTRA
    elif rules.first_to_reach_wins and have_several and not is_alone_ahead:
        how = How.ORDERED
    return Ending(rules, winner, gains, how, counts)


def headline(ending: Ending, sides: Sides) -> str:
    """Return a line with the winner."""
    if ending.winner == sides.mine:
        return _("We won!") if sides.teams else _("You won!")
    if sides.teams and ending.rules.sides == 2 and sides.mine is not None:
        return _("They won")
    return _("{name} won").format(name=sides.names[ending.winner])


def account(ending: Ending) -> str:
    """Return a sentence with the result, and another if more than points decided it."""
    others = sorted((total for side, total in enumerate(ending.totals) if side != ending.winner), reverse=True)
    played = len(ending.gains)
    words = ngettext("{best} to {others} in a single round.", "{best} to {others} after {count} rounds.", played)
    *first, last = map(str, others)
    listed = _("{some} and {last}").format(some=", ".join(first), last=last) if first else last
    result = words.format(best=ending.totals[ending.winner], others=listed, count=played)
    reason = {
        How.POINTS: "",
        How.CAPPOTTO: _("All ten {coins} in one pile: cappotto, and the match is won."),
        How.BY_TWO: _("Beyond the target, a two-point lead was needed."),
        How.EXTRA: _("The target was reached, but it took another round to decide."),
        How.ORDERED: _("More than one reached the target; counting in order, the winner got there first."),
    }[ending.how]
    return with_coins(f"{result} {reason}".strip())


def kind_words(ending: Ending, sides: Sides) -> str:
    """Return a closing sentence for the player, or for all if several people played."""
    totals = ending.totals
    winner = ending.winner
    if sides.mine is None:
        return _("Luck turns. A good match deserves a rematch.")
    margin = totals[winner] - max(total for side, total in enumerate(totals) if side != winner)
    if winner == sides.mine:
        if ending.how is How.CAPPOTTO:
            return _("They’ll be talking about this at the bar for years.")
        if margin <= 1:
            return _("By a whisker, and all the sweeter.")
        return (
            _("Well played. The next coffee is on them.")
            if margin < ending.rules.target // 2
            else _("Not even close. Well played!")
        )
    if ending.how is How.CAPPOTTO:
        return _("That happens once in a lifetime. Another?")
    if margin <= 1:
        return _("A single card could have turned it. Your rematch is waiting.")
    return _("Luck turns. A good match deserves a rematch.")
