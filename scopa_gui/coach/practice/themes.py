"""Themes of practice, which group the tactics of ai/heuristic/heuristic_player.py and further subjects of puzzles."""

from collections.abc import Mapping
from enum import Enum

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


TACTICS: Mapping[PracticeTheme, tuple[str, ...]] = {
    PracticeTheme.MAKING_SCOPA: ("makes_scopa",),
    PracticeTheme.GIVING_SCOPA: ("gives_scopa", "gives_scopa_later", "safe_eleven"),
    PracticeTheme.SETTEBELLO: ("takes_settebello",),
    PracticeTheme.PRIMIERA: ("primiera_race", "takes_sixes"),
    PracticeTheme.DENARI: ("denari_race", "lays_coin"),
    PracticeTheme.CARTE: ("carte_race", "extras_race"),
    PracticeTheme.GIVING_CARDS: ("gives_cards", "card_spent"),
    PracticeTheme.FORCING: ("starves",),
    PracticeTheme.WHIRLWIND: ("whirlwind", BREAKS_WHIRLWIND),
    PracticeTheme.DECLINING: (DECLINES,),
    PracticeTheme.ANCHORS: ("anchor", "gives_up_anchor"),
    PracticeTheme.DEAD_RANKS: ("lays_dead_rank",),
    PracticeTheme.HELD_TWICE: ("lays_held_twice",),
    PracticeTheme.PREPARING: ("keeps_own_take",),
    PracticeTheme.ACES: ("spends_ace", "feeds_ace"),
    PracticeTheme.PARTNER: ("feeds_partner",),
    PracticeTheme.PARTNERS_DOUBLE: ("takes_partners_double",),
    PracticeTheme.ECHO: ("echoes_partner",),
    PracticeTheme.PAIRS: ("breaks_pairs", "keeps_pairs"),
    PracticeTheme.SEVENS: ("takes_sevens", "lays_seven", "offers_seven_sum", "sevens_paired", "sevens_unpaired"),
    PracticeTheme.LAST_CARD: ("keeps_last_card",),
    PracticeTheme.READING: (READS,),
    PracticeTheme.OPENINGS: (OPENS,),
    PracticeTheme.ENDINGS: ("wins_leftovers", "becomes_last_taker"),
    PracticeTheme.SCORE: (BY_SCORE,),
}
_BY_TACTIC = {COUNTED: PracticeTheme.ENDINGS, **{tactic: theme for theme, names in TACTICS.items() for tactic in names}}
_BY_PART = {
    SCOPE_FOR: PracticeTheme.MAKING_SCOPA,
    SCOPE_AGAINST: PracticeTheme.GIVING_SCOPA,
    CAPPOTTO: PracticeTheme.DENARI,
    Category.SETTEBELLO.value: PracticeTheme.SETTEBELLO,
    Category.PRIMIERA.value: PracticeTheme.PRIMIERA,
    Category.DENARI.value: PracticeTheme.DENARI,
}


def theme_of(tactic: str, part: str = "") -> PracticeTheme:
    """Return the theme of a tactic, or of the ``part`` of the score if the tactic is not known."""
    return _BY_TACTIC.get(tactic) or _BY_PART.get(part, PracticeTheme.CARTE)
