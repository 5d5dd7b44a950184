"""Difficulty of a question for a person before anybody has answered it: a rating from features of its position.

There are no answers of people to fit these weights to. They are reasoned, from how people look for a move: first what
can be taken and what it brings at once, then what the next player may do, and only then what must be counted or
remembered. Each is given here with its reason, the tests hold them to examples on which everybody at a card table
agrees, and the deviation is wide, so that the player's own answers have the last word. 400 points are odds of ten to
one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log2

from scopa_gui.coach.judging.verdict import COUNTED
from scopa_gui.coach.puzzles.position_question import PositionQuestion
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES, Puzzle
from scopa_gui.coach.puzzles.rating.glicko import Rating
from scopa_gui.coach.puzzles.rating.position_features import AnswerKind, PositionFeatures, features_of

PLAIN = 960.0
"""Three moves to choose from and the answer takes an equal card: what a beginner mostly sees."""
DEVIATION = 180.0
"""Rating points that the features may be off: a little more than the gap between two neighbouring difficulties."""
UNREAD = 300.0
"""The deviation of a puzzle of which only its kept difficulty is known: its position cannot be read any more."""
BANDS = (950.0, 1100.0, 1250.0, 1400.0)
"""The ratings from which on a puzzle has 2, 3, 4 and 5 coins."""

_CHOICE = 55.0
"""For every doubling of the moves to choose from beyond three: each has to be looked at."""
_KINDS: Mapping[AnswerKind, float] = {
    AnswerKind.EQUAL: 0.0,  # the same picture twice
    AnswerKind.SUM: 60.0,  # one sum in the head
    AnswerKind.FIFTEEN: 40.0,  # the same, but whoever plays it looks for nothing else
    AnswerKind.SWEEP: 60.0,  # seen at once; whether it is worth the ace is the question
    AnswerKind.LAY: 140.0,  # nothing to see on the table: one has to think of the others
    AnswerKind.DECLINE: 300.0,  # the hand takes before the head has asked whether it should
}
_FURTHER_CARD = 45.0
"""For each card taken beyond the first: longer sums are overlooked."""
_MOST_FURTHER = 3
_SCOPA = -140.0
"""The answer is a scopa: that is what everybody looks for first."""
_TEMPTATION = 28.0
"""For each card, or what is worth as much to the eye, by which the tempting move brings more at once."""
_EVIDENCE = 22.0
"""The same where the answer brings more."""
_MOST_TEMPTING = 8
_TURN = 80.0
"""For each turn that the reason lies ahead."""
_MEMORY = 9.0
"""For each card out of sight, as far as the reason needs them all to be remembered: 30 of them make 270 points."""
_COUNTING = 14.0
"""For each card still to be played, where they have to be played through in the head."""
_SEATS = 25.0
"""For each player beyond two: one more who may do something."""
_GAP = -50.0
_USUAL_GAP = 0.6
_MOST_GAP = 1.5
"""For every doubling of what the answer is ahead by: what costs a whole point is felt, a fifth of one is not."""


@dataclass(frozen=True, slots=True)
class ThemeDemand:
    """Demands of a tactic on a person.

    ``turns`` is how many turns ahead its reason is; ``memory`` and ``counting`` are from 0 to 1.
    """

    turns: float
    memory: float = 0.0
    counting: float = 0.0


_UNKNOWN = ThemeDemand(1, 0.25)
"""Demands of a tactic that is not in the table: in the middle."""
_DEMANDS: Mapping[str, ThemeDemand] = {
    # What lies on the table.
    "makes_scopa": ThemeDemand(0),
    "takes_settebello": ThemeDemand(0),
    "takes_sevens": ThemeDemand(0),
    "takes_sixes": ThemeDemand(0.5),
    "denari_race": ThemeDemand(0.5, 0.1),
    "carte_race": ThemeDemand(0.5, 0.1),
    "extras_race": ThemeDemand(0.5, 0.1),
    "primiera_race": ThemeDemand(1, 0.2),
    # What the next player may do.
    "gives_scopa": ThemeDemand(1),
    "safe_eleven": ThemeDemand(1),
    "gives_cards": ThemeDemand(1),
    "lays_seven": ThemeDemand(1),
    "lays_coin": ThemeDemand(1),
    "feeds_ace": ThemeDemand(1),
    "spends_ace": ThemeDemand(1.5),
    "card_spent": ThemeDemand(1.5),
    "starves": ThemeDemand(1.5, 0.2),
    # What comes after that.
    "gives_scopa_later": ThemeDemand(2, 0.2),
    "keeps_own_take": ThemeDemand(2),
    "anchor": ThemeDemand(2, 0.4),
    "gives_up_anchor": ThemeDemand(2, 0.4),
    "lays_dead_rank": ThemeDemand(1, 0.6),
    "lays_held_twice": ThemeDemand(1.5),
    "feeds_partner": ThemeDemand(2, 0.2),
    "echoes_partner": ThemeDemand(2, 0.5),
    "takes_partners_double": ThemeDemand(2, 0.5),
    "declines_capture": ThemeDemand(2),
    "opens": ThemeDemand(1.5),
    "whirlwind": ThemeDemand(3, 0.6),
    "breaks_whirlwind": ThemeDemand(3, 0.6),
    # What has to be remembered or counted to the end.
    "breaks_pairs": ThemeDemand(2, 0.8),
    "keeps_pairs": ThemeDemand(2, 0.8),
    "sevens_paired": ThemeDemand(2, 0.8),
    "sevens_unpaired": ThemeDemand(2, 0.8),
    "offers_seven_sum": ThemeDemand(2, 0.6),
    "keeps_last_card": ThemeDemand(2, 1.0),
    "reads_hands": ThemeDemand(2, 0.8),
    "by_score": ThemeDemand(2, 0.2),
    "wins_leftovers": ThemeDemand(2, 0.5, 0.5),
    "becomes_last_taker": ThemeDemand(2, 0.5, 0.5),
    COUNTED: ThemeDemand(2, 0.5, 1.0),
}


def rating_from(features: PositionFeatures) -> Rating:
    """The rating with which a question begins."""
    demand = _DEMANDS.get(features.theme, _UNKNOWN)
    tempting = max(-_MOST_TEMPTING, min(_MOST_TEMPTING, features.temptation))
    value = (
        PLAIN
        + _CHOICE * log2(max(2, features.choices) / 3)
        + _KINDS[features.answer]
        + _FURTHER_CARD * min(_MOST_FURTHER, max(0, features.taken - 1))
        + _SCOPA * features.scopa
        + (_TEMPTATION if tempting > 0 else _EVIDENCE) * tempting
        + _TURN * demand.turns
        + _MEMORY * demand.memory * features.gone
        + _COUNTING * demand.counting * features.left
        + _SEATS * (features.players - 2)
    )
    if features.gap is not None:
        doublings = log2(max(1e-6, features.gap) / _USUAL_GAP)
        value += _GAP * max(-_MOST_GAP, min(_MOST_GAP, doublings))
    return Rating(value, DEVIATION)


def starting_rating(question: PositionQuestion) -> Rating:
    """Return the difficulty of a question for a person, as far as its position shows it."""
    return rating_from(features_of(question, question.gap if isinstance(question, Puzzle) else None))


def rating_of_difficulty(difficulty: int) -> Rating:
    """Return the rating for a saved difficulty alone, 0 for none: the middle of its band, with a wide deviation."""
    wide = BANDS[1] - BANDS[0]
    steps = (difficulty or (1 + len(DIFFICULTIES)) / 2) - 1
    return Rating(BANDS[0] + wide * (steps - 0.5), UNREAD)


def coins_of(rating: Rating) -> int:
    """Return the number of coins, out of five, that show a rating."""
    return 1 + sum(rating.value >= band for band in BANDS)
