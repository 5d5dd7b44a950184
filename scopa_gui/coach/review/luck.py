"""Split of a smazzata's result into luck and play.

    result = deal_worth + fall    luck
           + mine + partner + theirs    skill

All are in points, my side's less those of the best other side:

- ``deal_worth``: mean result if equally strong players play these cards many times, each seeing only its own hand
  (open_card_value.py).
- ``mine``, ``partner``: points that our moves lost according to the judge (0 or negative).
- ``theirs``: points that our opponents lost, which we gained. It is 0 with more than two sides, because what one side
  loses is then not what another gains.
- ``fall``: the rest, that is, good moves that turned out badly and bad ones that went unpunished.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Split:
    """Parts of a result in points; positive is good for my side."""

    result: float
    deal_worth: float
    mine: float
    partner: float
    theirs: float

    @property
    def skill(self) -> float:
        """Part of the result that is due to play."""
        return self.mine + self.partner + self.theirs

    @property
    def luck(self) -> float:
        """Part of the result that is not due to play: the deal and the fall of the cards."""
        return self.result - self.skill


def sum_of_splits(splits: Iterable[Split]) -> Split:
    """Return the sum of the splits of several smazzate."""
    found = list(splits)
    return Split(
        *(
            sum(getattr(split, name) for split in found)
            for name in ("result", "deal_worth", "mine", "partner", "theirs")
        )
    )


def lost_by(verdict: Verdict) -> float:
    """Return the points that a move lost; 0 if its grade is BEST."""
    return verdict.lost if verdict.grade > Grade.BEST else 0.0


def split_of(result: float, deal_worth: float, rules: Rules, verdicts: Iterable[tuple[int, Verdict]]) -> Split:
    """Return the split of a smazzata's result; ``verdicts`` are those on all its moves, each with the table seat."""
    lost = {"mine": 0.0, "partner": 0.0, "theirs": 0.0}
    for seat, verdict in verdicts:
        whose = "theirs" if seat % rules.sides else "partner" if seat else "mine"
        lost[whose] += lost_by(verdict)
    return Split(
        result, deal_worth, 0.0 - lost["mine"], 0.0 - lost["partner"], lost["theirs"] if rules.sides == 2 else 0.0
    )
