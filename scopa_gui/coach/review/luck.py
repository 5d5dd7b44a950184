"""The result of a smazzata taken apart: what the cards were worth, what each side's play gave away, and how the rest
fell.

    result = deal_worth + fall    luck
           + mine + partner + theirs    skill

All are points of my side more than the best other side's, from the deal to the count:

- ``deal_worth``: what the same cards bring when players of equal strength play them often, each seeing only its own
  (open_card_value.py).
- ``mine``, ``partner``: what our moves lost by the judge, that is against the best move that could be known.
- ``theirs``: what our opponents lost in the same way, and so we gained; counted where two sides play. With more sides
  what one loses is not what another gains: it then belongs to ``fall``.
- ``fall``: what is left, and what no play could know: right moves that turned out badly, wrong ones that went
  unpunished.

They sum to the result because ``fall`` is the rest; what makes them true is that the others are measured each for
itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Split:
    """The parts of a result, in points; positive is good for my side."""

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
        """Part of the result that is not due to play: the deal, and the fall of the cards."""
        return self.result - self.skill


def sum_of_splits(splits: Iterable[Split]) -> Split:
    """The sum of the splits of several smazzate."""
    found = list(splits)
    return Split(
        *(
            sum(getattr(split, name) for split in found)
            for name in ("result", "deal_worth", "mine", "partner", "theirs")
        )
    )


def lost_by(verdict: Verdict) -> float:
    """The points that a move lost; 0 where its grade is BEST."""
    return verdict.lost if verdict.grade > Grade.BEST else 0.0


def split_of(result: float, deal_worth: float, rules: Rules, verdicts: Iterable[tuple[int, Verdict]]) -> Split:
    """A smazzata's result taken apart; ``verdicts``: all on its moves, each with the table seat that played."""
    lost = {"mine": 0.0, "partner": 0.0, "theirs": 0.0}
    for seat, verdict in verdicts:
        whose = "theirs" if seat % rules.sides else "partner" if seat else "mine"
        lost[whose] += lost_by(verdict)
    return Split(
        result, deal_worth, 0.0 - lost["mine"], 0.0 - lost["partner"], lost["theirs"] if rules.sides == 2 else 0.0
    )
