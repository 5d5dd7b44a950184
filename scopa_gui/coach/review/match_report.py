"""Findings of a review about a whole match: the losses of my moves and their themes, their grades, and the luck."""

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
"""Points: a move that lost less costs no theme anything."""


@dataclass(frozen=True, slots=True)
class CostlyMove:
    """A move of mine that lost something, in the smazzata of this ``index``, from 0: what, and on which theme."""

    index: int
    moment: Moment
    verdict: Verdict
    theme: PracticeTheme


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of my moves: ``judged`` of ``turns`` with a choice, by grade; points ``lost`` by smazzata.

    ``theirs``: what an opponent lost there, on average. ``themes``: by theme, the most costly first, the moves that
    lost something, the worst first. ``split``: the results of the smazzate that were counted, taken apart; None while
    something is missing.
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
        """The share of my moves than which nothing better could be known."""
        return self.grades.get(Grade.BEST, 0) / self.judged if self.judged else 0.0

    @property
    def mistakes(self) -> int:
        """Number of my moves that were a mistake, or worse."""
        return sum(count for grade, count in self.grades.items() if grade >= Grade.MISTAKE)


def report_of(smazzate: Sequence[Smazzata], seen: Mapping[int, ReviewedMove], rules: Rules) -> Report:
    """The report of a match as far as its moves are judged."""
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
    """The result of a smazzata taken apart; None while something of it is missing."""
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
    """The theme of what a move goes against, or of the part of the count that it costs most."""
    if verdict.cause is not None:
        return theme_of(verdict.cause.tactic, verdict.cause.part)
    return theme_of("", max(verdict.split, key=lambda name: verdict.split[name], default=""))
