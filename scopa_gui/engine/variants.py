"""The named games: each is only a name for a value of Rules. Menus and the headless program are built from these."""

from collections.abc import Mapping
from dataclasses import dataclass
from reprlib import repr as quoted
from types import MappingProxyType
from typing import Any

from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Variant:
    """A named game: its title, one line for people, who can play it, and to how many points."""

    key: str
    title: str
    line: str
    rules_by_players: Mapping[int, Rules]
    targets: tuple[int, ...]

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it is offered for, the usual one first."""
        return tuple(self.rules_by_players)

    @property
    def rules(self) -> Rules:
        """The rules for the usual number of players."""
        return self.rules_by_players[self.players[0]]


def _variant(
    key: str, title: str, line: str, players: tuple[int, ...], targets: tuple[int, ...], **options: Any
) -> Variant:
    rules = {number: Rules(players=number, target=targets[0], **options) for number in players}
    return Variant(key, title, line, MappingProxyType(rules), targets)


_ALL = (
    _variant(
        "scopa",
        "Scopa",
        "Three cards each, four on the table: the game everybody knows.",
        (2, 3, 4, 6),
        (11, 15, 16, 21),
        deal="scopa_packet",
    ),
    _variant(
        "scopone",
        "Scopone (9+4)",
        "Two pairs, nine cards each and four on the table.",
        (4,),
        (11, 16, 21),
        deal="scopone9",
    ),
    _variant(
        "scopone_scientifico",
        "Scopone scientifico (10)",
        "Two pairs, ten cards each, an empty table: pure memory.",
        (4,),
        (11, 16, 21),
        deal="scientifico",
        redeal_kings=0,
    ),
    _variant(
        "scopone_trentino",
        "Scopone trentino",
        "Ten cards each, with napola and cappotto.",
        (4,),
        (21, 11),
        deal="scientifico",
        redeal_kings=0,
        napola="run",
        cappotto=True,
    ),
    _variant(
        "scopa_dassi",
        "Scopa d'Assi",
        "An ace takes the whole table.",
        (2, 3, 4),
        (11, 15, 16, 21),
        deal="scopa_packet",
        asso=True,
        asso_empty="self",
    ),
    _variant(
        "scopa_di_quindici",
        "Scopa di Quindici",
        "Your card and the cards it takes make fifteen.",
        (2, 3, 4),
        (11, 15, 16, 21),
        deal="scopa_packet",
        capture="fifteen",
        redeal_kings=0,
    ),
    _variant(
        "escoba",
        "Escoba",
        "The Spanish game: fifteen, and the dealer may sweep at once.",
        (2, 3, 4),
        (21, 15),
        capture="fifteen",
        primiera="suits_then_sum",
        redeal_kings=0,
        dealer_bonus={15: 1, 30: 2},
    ),
    _variant(
        "scopa_in_due",
        "Scopa in due",
        "For two; past 11 you must lead by two points.",
        (2,),
        (11,),
        deal="scopa_packet",
        win="by_two",
    ),
    _variant(
        "scopone_21",
        "Scopone, strict primiera",
        "Nine cards and four; a primiera without all four suits is worth nothing.",
        (4,),
        (21, 11),
        deal="scopone9",
        primiera="complete_only",
    ),
    _variant(
        "scopa_speciale",
        "Scopa speciale",
        "Aces sweep, re bello, all sevens, scaletta, Maradona; primiera by counting.",
        (2, 3, 4),
        (11, 15, 21),
        asso=True,
        asso_scopa="match",
        redeal_kings=0,
        primiera="counts",
        re_bello=1,
        sette_tutti=1,
        napola="run",
        cappotto=True,
    ),
)
VARIANTS: Mapping[str, Variant] = MappingProxyType({variant.key: variant for variant in _ALL})

_S1 = {"primiera": "complete_only"}
_S3 = {"primiera": "suits_then_sum", "redeal_kings": 0}
_S4: dict[str, Any] = {"primiera": "counts", "redeal_kings": 0}
_TEN = {"deal": "scientifico", "redeal_kings": 0, "players": 4}
SOURCE_PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "S0_scopone": Rules(deal="scopone9", players=4),
        "S0_scientifico": Rules(scopa_last="dealer", **_TEN),  # type: ignore[arg-type]
        "S0_trentino": Rules(napola="run", cappotto=True, target=21, **_TEN),  # type: ignore[arg-type]
        "S0_scopa": Rules(deal="scopa_packet"),
        "S0_assi": Rules(deal="scopa_packet", asso=True, asso_empty="self"),
        "S0_quindici": Rules(deal="scopa_packet", capture="fifteen", redeal_kings=0),
        "S1_scopone": Rules(deal="scopone9", players=4, target=21, **_S1),  # type: ignore[arg-type]
        "S1_scientifico": Rules(deal="scientifico_5_5", players=4, redeal_kings=0, target=21, **_S1),  # type: ignore[arg-type]
        "S1_scopa": Rules(**_S1),  # type: ignore[arg-type]
        "S2_scopa": Rules(deal="scopa_packet", win="by_two"),
        "S2_scopa_literal": Rules(deal="scopa_packet", win="by_two", scopa_last="no_last_capture"),
        "S3_scopa": Rules(**_S3),  # type: ignore[arg-type]
        "S3_scopa_literal": Rules(scopa_last="yes", **_S3),  # type: ignore[arg-type]
        "S3_escoba": Rules(capture="fifteen", target=21, dealer_bonus={15: 1, 20: 2}, **_S3),  # type: ignore[arg-type]
        "S4_scopa": Rules(**_S4),
        "S4_special": Rules(
            asso=True, asso_scopa="match", re_bello=1, sette_tutti=1, napola="run", cappotto=True, **_S4
        ),
    }
)


def named_rules(name: str) -> Rules:
    """The rules of a named game or of a source's own rule set; raises ValueError with a sentence."""
    if name in VARIANTS:
        return VARIANTS[name].rules
    if name in SOURCE_PRESETS:
        return SOURCE_PRESETS[name]
    raise ValueError(f"There is no rule set called {quoted(name)}; the kind 'presets' lists them.")
