"""What practice is about: the tactics of ai/heuristic.py gathered into the dozen themes that people speak of."""

from collections.abc import Mapping
from enum import Enum

from scopa_gui.ai.parts import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR
from scopa_gui.coach.lostcards import COUNTED
from scopa_gui.engine.scoring import Category


class Theme(Enum):
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


TACTICS: Mapping[Theme, tuple[str, ...]] = {
    Theme.MAKING_SCOPA: ("makes_scopa",),
    Theme.GIVING_SCOPA: ("gives_scopa", "gives_scopa_later", "safe_eleven"),
    Theme.SETTEBELLO: ("takes_settebello",),
    Theme.PRIMIERA: ("primiera_race", "takes_sevens", "takes_sixes", "lays_seven", "offers_seven_sum"),
    Theme.DENARI: ("denari_race", "lays_coin"),
    Theme.CARTE: ("carte_race", "extras_race"),
    Theme.GIVING_CARDS: ("gives_cards", "starves", "card_spent"),
    Theme.ANCHORS: ("anchor", "gives_up_anchor", "lays_dead_rank", "lays_held_twice"),
    Theme.PREPARING: ("keeps_own_take",),
    Theme.PARTNER: ("feeds_partner", "echoes_partner", "takes_partners_double"),
    Theme.PAIRS: ("breaks_pairs", "keeps_pairs", "sevens_paired", "sevens_unpaired", "keeps_last_card", "whirlwind"),
    Theme.ACES: ("spends_ace", "feeds_ace"),
    Theme.ENDINGS: ("wins_leftovers", "becomes_last_taker"),
}
_BY_TACTIC = {COUNTED: Theme.ENDINGS, **{tactic: theme for theme, names in TACTICS.items() for tactic in names}}
_BY_PART = {
    SCOPE_FOR: Theme.MAKING_SCOPA,
    SCOPE_AGAINST: Theme.GIVING_SCOPA,
    CAPPOTTO: Theme.DENARI,
    Category.SETTEBELLO.value: Theme.SETTEBELLO,
    Category.PRIMIERA.value: Theme.PRIMIERA,
    Category.DENARI.value: Theme.DENARI,
}


def theme_of(tactic: str, part: str = "") -> Theme:
    """The theme of a tactic; of a mistake without a named one, that of the part of the count it costs most."""
    return _BY_TACTIC.get(tactic) or _BY_PART.get(part, Theme.CARTE)
