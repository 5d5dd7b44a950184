"""Report on a reviewed match: the grades of my moves, the points they lost by theme, and the luck."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.review.luck import Split, lost_by, split_of, sum_of_splits
from scopa_gui.coach.review.replay import Smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.game.moment import Moment

LEAST = 0.05
"""Least loss in points of a move that counts for a theme."""


@dataclass(frozen=True, slots=True)
class CostlyMove:
    """Move of mine that lost points, in smazzata number ``index`` (from 0)."""

    index: int
    moment: Moment
    verdict: Verdict
    theme: PracticeTheme


@dataclass(frozen=True, slots=True)
class Report:
    """Figures of my moves in a match.

    ``turns``: number of my turns with a choice; ``judged``: number of judged ones; ``grades``: number of moves by
    grade; ``lost``: points lost in each smazzata; ``theirs``: mean points that an opponent lost in it; ``themes``:
    moves that lost points, the most costly theme and the worst move first; ``split``: luck and play of all counted
    smazzate, None until all moves are judged.
    """

    turns: int
    judged: int
    grades: Mapping[Grade, int]
    lost: tuple[float, ...]
    theirs: tuple[float, ...]
    themes: Mapping[PracticeTheme, tuple[CostlyMove, ...]]
    split: Split | None

    @property
    def best(self) -> float:
        """Share of my judged moves that were best, from 0 to 1."""
        return self.grades.get(Grade.BEST, 0) / self.judged if self.judged else 0.0

    @property
    def mistakes(self) -> int:
        """Number of my moves that were a mistake or worse."""
        return sum(count for grade, count in self.grades.items() if grade >= Grade.MISTAKE)


def report_of(smazzate: Sequence[Smazzata], seen: Mapping[int, ReviewedMove], rules: Rules) -> Report:
    """Return the report on a match as far as its moves are judged."""
    mine = [
        (index, moment)
        for index, smazzata in enumerate(smazzate)
        for moment in smazzata.moments
        if moment.seat == 0 and moment.has_choice
    ]
    known = [(index, moment, seen[moment.number].verdict) for index, moment in mine if moment.number in seen]
    slips = [
        CostlyMove(index, moment, verdict, theme_in(verdict))
        for index, moment, verdict in known
        if lost_by(verdict) >= LEAST
    ]
    slips.sort(key=lambda slip: -slip.verdict.lost)
    by_theme = {
        theme: tuple(slip for slip in slips if slip.theme is theme)
        for theme in dict.fromkeys(slip.theme for slip in slips)
    }
    dearest = sorted(by_theme, key=lambda theme: -sum(slip.verdict.lost for slip in by_theme[theme]))
    lost = tuple(
        sum(lost_by(verdict) for index, _, verdict in known if index == number) for number in range(len(smazzate))
    )
    others = sum(seat % rules.sides != 0 for seat in range(rules.players))
    theirs = tuple(
        sum(
            lost_by(seen[moment.number].verdict)
            for moment in smazzata.moments
            if moment.seat % rules.sides and moment.number in seen
        )
        / others
        for smazzata in smazzate
    )
    splits = [smazzata_split(smazzata, seen, rules) for smazzata in smazzate if smazzata.sheet is not None]
    whole = [split for split in splits if split is not None]
    return Report(
        len(mine),
        len(known),
        Counter(verdict.grade for *_, verdict in known),
        lost,
        theirs,
        {theme: by_theme[theme] for theme in dearest},
        sum_of_splits(whole) if whole and len(whole) == len(splits) else None,
    )


def smazzata_split(smazzata: Smazzata, seen: Mapping[int, ReviewedMove], rules: Rules) -> Split | None:
    """Return the split of a smazzata's result; None if it was not played to its end, or until all moves are judged."""
    deal = next(
        (
            found.deal_worth
            for number in smazzata.judged
            if (found := seen.get(number)) is not None and found.deal_worth is not None
        ),
        None,
    )
    if smazzata.sheet is None or deal is None or any(number not in seen for number in smazzata.judged):
        return None
    verdicts = [(moment.seat, seen[moment.number].verdict) for moment in smazzata.moments if moment.has_choice]
    return split_of(smazzata.sheet.margin(0), deal, rules, verdicts)


def theme_in(verdict: Verdict) -> PracticeTheme:
    """Return the theme of a verdict's cause, or else of the part of the score that the move costs most."""
    if verdict.cause is not None:
        return theme_of(verdict.cause.tactic, verdict.cause.part)
    return theme_of("", max(verdict.split, key=lambda name: verdict.split[name], default=""))
