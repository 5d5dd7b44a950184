"""What practice is about: the tactics of ai/heuristic/heuristic_player.py, gathered into a dozen themes people know."""

from collections.abc import Mapping
from enum import Enum

from scopa_gui.coach.judging.lost_cards import COUNTED
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category


class PracticeTheme(Enum):
    """A theme of practice; in this order they are listed."""

    MAKING_SCOPA = "making_scopa"
    GIVING_SCOPA = "giving_scopa"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    DENARI = "denari"
    CARTE = "carte"
    GIVING_CARDS = "giving_cards"
    ANCHORS = "anchors"
    PREPARING = "preparing"
    PARTNER = "partner"
    PAIRS = "pairs"
    ACES = "aces"
    ENDINGS = "endings"


TACTICS: Mapping[PracticeTheme, tuple[str, ...]] = {
    PracticeTheme.MAKING_SCOPA: ("makes_scopa",),
    PracticeTheme.GIVING_SCOPA: ("gives_scopa", "gives_scopa_later", "safe_eleven"),
    PracticeTheme.SETTEBELLO: ("takes_settebello",),
    PracticeTheme.PRIMIERA: ("primiera_race", "takes_sevens", "takes_sixes", "lays_seven", "offers_seven_sum"),
    PracticeTheme.DENARI: ("denari_race", "lays_coin"),
    PracticeTheme.CARTE: ("carte_race", "extras_race"),
    PracticeTheme.GIVING_CARDS: ("gives_cards", "starves", "card_spent"),
    PracticeTheme.ANCHORS: ("anchor", "gives_up_anchor", "lays_dead_rank", "lays_held_twice"),
    PracticeTheme.PREPARING: ("keeps_own_take",),
    PracticeTheme.PARTNER: ("feeds_partner", "echoes_partner", "takes_partners_double"),
    PracticeTheme.PAIRS: (
        "breaks_pairs",
        "keeps_pairs",
        "sevens_paired",
        "sevens_unpaired",
        "keeps_last_card",
        "whirlwind",
    ),
    PracticeTheme.ACES: ("spends_ace", "feeds_ace"),
    PracticeTheme.ENDINGS: ("wins_leftovers", "becomes_last_taker"),
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
    """The theme of a tactic; of a mistake without a named one, that of the part of the count it costs most."""
    return _BY_TACTIC.get(tactic) or _BY_PART.get(part, PracticeTheme.CARTE)
