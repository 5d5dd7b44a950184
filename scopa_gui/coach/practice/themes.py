"""Themes of practice, which group the tactics of the players and further subjects of puzzles."""

from collections.abc import Mapping
from enum import Enum

from scopa_gui.ai.tactics.registry import TACTICS
from scopa_gui.coach.judging.verdict import COUNTED
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category

BREAKS_WHIRLWIND = "breaks_whirlwind"
DECLINES = "declines_capture"
READS = "reads_hands"
BY_SCORE = "by_score"
OPENS = "opens"
"""Subjects of puzzles that are not tactics of the players."""


class PracticeTheme(Enum):
    """Theme of practice, in the order of the lists."""

    MAKING_SCOPA = "making_scopa"
    GIVING_SCOPA = "giving_scopa"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    DENARI = "denari"
    CARTE = "carte"
    GIVING_CARDS = "giving_cards"
    FORCING = "forcing"
    WHIRLWIND = "whirlwind"
    DECLINING = "declining"
    ANCHORS = "anchors"
    DEAD_RANKS = "dead_ranks"
    HELD_TWICE = "held_twice"
    PREPARING = "preparing"
    ACES = "aces"
    PARTNER = "partner"
    PARTNERS_DOUBLE = "partners_double"
    ECHO = "echo"
    PAIRS = "pairs"
    SEVENS = "sevens"
    LAST_CARD = "last_card"
    READING = "reading"
    OPENINGS = "openings"
    ENDINGS = "endings"
    SCORE = "score"


_THEME_OF: Mapping[str, PracticeTheme] = {
    **{tactic.name: PracticeTheme(tactic.theme) for tactic in TACTICS},
    BREAKS_WHIRLWIND: PracticeTheme.WHIRLWIND,
    DECLINES: PracticeTheme.DECLINING,
    READS: PracticeTheme.READING,
    OPENS: PracticeTheme.OPENINGS,
    COUNTED: PracticeTheme.ENDINGS,
    BY_SCORE: PracticeTheme.SCORE,
}
SUBJECTS: Mapping[PracticeTheme, tuple[str, ...]] = {
    theme: tuple(subject for subject, its_theme in _THEME_OF.items() if its_theme is theme) for theme in PracticeTheme
}
"""Tactics and further subjects of each theme."""
_BY_PART = {
    SCOPE_FOR: PracticeTheme.MAKING_SCOPA,
    SCOPE_AGAINST: PracticeTheme.GIVING_SCOPA,
    CAPPOTTO: PracticeTheme.DENARI,
    Category.SETTEBELLO.value: PracticeTheme.SETTEBELLO,
    Category.PRIMIERA.value: PracticeTheme.PRIMIERA,
    Category.DENARI.value: PracticeTheme.DENARI,
}


def theme_of(subject: str, part: str = "") -> PracticeTheme:
    """Return the theme of a tactic or another subject, or of the ``part`` of the score if it is not known."""
    return _THEME_OF.get(subject) or _BY_PART.get(part, PracticeTheme.CARTE)
