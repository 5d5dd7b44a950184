"""Decision of a match, and its points after each smazzata: plain facts for the last screen and the archive."""

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
    """Reason that decided a match, apart from having more points."""

    POINTS = "points"
    CAPPOTTO = "cappotto"
    """All ten coins."""
    BY_TWO = "by_two"
    """Several had reached the target; the lead had to be two points."""
    EXTRA = "extra"
    """The target had been reached before, but nobody was ahead."""
    ORDERED = "ordered"
    """Several reached the target in the last smazzata, and the order of the count decided."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A finished match. ``gains`` the points by smazzata, then by side; all by table side, the person's own 0."""

    rules: Rules
    winner: int
    gains: tuple[tuple[int, ...], ...]
    how: How
    counts: tuple[Mapping[str, tuple[int, ...]], ...] = ()
    """The points of every smazzata by category, then by side."""

    @property
    def running_totals(self) -> tuple[tuple[int, ...], ...]:
        """The totals by side after each smazzata, beginning with 0."""
        return tuple((0, *accumulate(gain[side] for gain in self.gains)) for side in range(self.rules.sides))

    @property
    def totals(self) -> tuple[int, ...]:
        """The final points by side."""
        return tuple(totals[-1] for totals in self.running_totals)

    def outcome(self) -> dict[str, Any]:
        """Return the facts that the archive saves."""
        counts = [{category: list(points) for category, points in count.items()} for count in self.counts]
        return {
            "winner": self.winner,
            "totals": list(self.totals),
            "smazzate": [list(gain) for gain in self.gains],
            "how": self.how.value,
            "counts": counts,
        }


def ending_of(rules: Rules, sheets: Sequence[ScoreSheet], winner: int) -> Ending:
    """The ending of a match from the counts of all its smazzate."""
    gains = tuple(sheet.points for sheet in sheets)
    counts = tuple({award.category.value: award.points for award in sheet.awards} for sheet in sheets)
    return Ending(rules, winner, gains, _how(rules, gains, sheets[-1].cappotto, winner), counts)


def _how(rules: Rules, gains: Sequence[Sequence[int]], cappotto: int | None, winner: int) -> How:
    if cappotto is not None:
        return How.CAPPOTTO
    totals = [sum(gain[side] for gain in gains) for side in range(rules.sides)]
    before = [total - last for total, last in zip(totals, gains[-1], strict=True)]
    there = [side for side, total in enumerate(totals) if total >= rules.target]
    if rules.needs_lead_of_two and len(there) > 1:
        return How.BY_TWO
    if max(before) >= rules.target:
        return How.EXTRA
    if (
        rules.first_to_reach_wins
        and len(there) > 1
        and (totals[winner] < max(totals) or totals.count(totals[winner]) > 1)
    ):
        return How.ORDERED
    return How.POINTS


def headline(ending: Ending, sides: Sides) -> str:
    """Return a line that says who won."""
    if ending.winner == sides.mine:
        return _("We won!") if sides.teams else _("You won!")
    if sides.teams and ending.rules.sides == 2 and sides.mine is not None:
        return _("They won")
    return _("{name} won").format(name=sides.names[ending.winner])


def account(ending: Ending, deck: str) -> str:
    """The result in a sentence, and what decided it when that was not simply more points."""
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
    return with_coins(f"{result} {reason}".strip(), deck)


def kind_words(ending: Ending, sides: Sides) -> str:
    """A closing sentence to the player, after a win or a loss; to all where several people play each other."""
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
