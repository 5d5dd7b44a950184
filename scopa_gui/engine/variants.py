"""Named games (VARIANTS) and the rule sets of the sources (SOURCE_PRESETS): each is a name for a value of Rules.

Menus and the headless program offer these games.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from reprlib import repr as quoted
from types import MappingProxyType
from typing import Any

from scopa_gui.engine.options import (
    AceOnNothing,
    AceScopa,
    Capturing,
    Dealing,
    LastScopa,
    NapolaCount,
    PrimieraMode,
    WinCondition,
)
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Variant:
    """A named game: its title, one line that describes it to players, and its rules by number of players.

    ``targets`` are the points to which it can be played, the usual one first.
    """

    key: str
    title: str
    line: str
    rules_by_players: Mapping[int, Rules]
    targets: tuple[int, ...]

    @property
    def players(self) -> tuple[int, ...]:
        """Numbers of players that can play it, the usual one first."""
        return tuple(self.rules_by_players)

    @property
    def rules(self) -> Rules:
        """Rules for the usual number of players."""
        return self.rules_by_players[self.players[0]]

    def rules_for(self, players: int, target: int) -> Rules:
        """Return the rules for this many players and points; the usual number replaces one that is not offered."""
        rules = self.rules_by_players.get(players, self.rules)
        return replace(rules, target=target) if target in self.targets else rules


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
        deal=Dealing.SCOPA_PACKET,
    ),
    _variant(
        "scopone",
        "Scopone (9+4)",
        "Two pairs, nine cards each and four on the table.",
        (4,),
        (11, 16, 21),
        deal=Dealing.SCOPONE9,
    ),
    _variant(
        "scopone_scientifico",
        "Scopone scientifico (10)",
        "Two pairs, ten cards each, an empty table: pure memory.",
        (4,),
        (11, 16, 21),
        deal=Dealing.SCIENTIFICO,
        redeal_kings=0,
    ),
    _variant(
        "scopone_trentino",
        "Scopone trentino",
        "Ten cards each, with napola and cappotto.",
        (4,),
        (21, 11),
        deal=Dealing.SCIENTIFICO,
        redeal_kings=0,
        napola=NapolaCount.RUN,
        cappotto=True,
    ),
    _variant(
        "scopa_dassi",
        "Scopa d’Assi",
        "An ace takes the whole table.",
        (2, 3, 4),
        (11, 15, 16, 21),
        deal=Dealing.SCOPA_PACKET,
        asso=True,
        asso_empty=AceOnNothing.SELF,
    ),
    _variant(
        "scopa_di_quindici",
        "Scopa di Quindici",
        "Your card and the cards it takes make fifteen.",
        (2, 3, 4),
        (11, 15, 16, 21),
        deal=Dealing.SCOPA_PACKET,
        capture=Capturing.FIFTEEN,
        redeal_kings=0,
    ),
    _variant(
        "escoba",
        "Escoba",
        "The Spanish game: captures make fifteen, and the dealer may score at once.",
        (2, 3, 4),
        (21, 15),
        capture=Capturing.FIFTEEN,
        primiera=PrimieraMode.SUITS_THEN_SUM,
        redeal_kings=0,
        dealer_bonus={15: 1, 30: 2},
    ),
    _variant(
        "scopa_in_due",
        "Scopa in due",
        "For two; if both reach 11, the winner must lead by two points.",
        (2,),
        (11,),
        deal=Dealing.SCOPA_PACKET,
        win=WinCondition.BY_TWO,
    ),
    _variant(
        "scopone_21",
        "Scopone, strict primiera",
        "Nine cards and four; a primiera without all four suits is worth nothing.",
        (4,),
        (21, 11),
        deal=Dealing.SCOPONE9,
        primiera=PrimieraMode.COMPLETE_ONLY,
    ),
    _variant(
        "scopa_speciale",
        "Scopa speciale",
        "Aces take all, re bello, four sevens, napola, cappotto; primiera by count.",
        (2, 3, 4),
        (11, 15, 21),
        asso=True,
        asso_scopa=AceScopa.MATCH,
        redeal_kings=0,
        primiera=PrimieraMode.COUNTS,
        re_bello=1,
        sette_tutti=1,
        napola=NapolaCount.RUN,
        cappotto=True,
    ),
)
VARIANTS: Mapping[str, Variant] = MappingProxyType({variant.key: variant for variant in _ALL})

_S1: dict[str, Any] = {"primiera": PrimieraMode.COMPLETE_ONLY}
_S3: dict[str, Any] = {"primiera": PrimieraMode.SUITS_THEN_SUM, "redeal_kings": 0}
_S4: dict[str, Any] = {"primiera": PrimieraMode.COUNTS, "redeal_kings": 0}
_TEN: dict[str, Any] = {"deal": Dealing.SCIENTIFICO, "redeal_kings": 0, "players": 4}
SOURCE_PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "S0_scopone": Rules(deal=Dealing.SCOPONE9, players=4),
        "S0_scientifico": Rules(scopa_last=LastScopa.DEALER, **_TEN),
        "S0_trentino": Rules(napola=NapolaCount.RUN, cappotto=True, target=21, **_TEN),
        "S0_scopa": Rules(deal=Dealing.SCOPA_PACKET),
        "S0_assi": Rules(deal=Dealing.SCOPA_PACKET, asso=True, asso_empty=AceOnNothing.SELF),
        "S0_quindici": Rules(deal=Dealing.SCOPA_PACKET, capture=Capturing.FIFTEEN, redeal_kings=0),
        "S1_scopone": Rules(deal=Dealing.SCOPONE9, players=4, target=21, **_S1),
        "S1_scientifico": Rules(deal=Dealing.SCIENTIFICO_5_5, players=4, redeal_kings=0, target=21, **_S1),
        "S1_scopa": Rules(**_S1),
        "S2_scopa": Rules(deal=Dealing.SCOPA_PACKET, win=WinCondition.BY_TWO),
        "S2_scopa_literal": Rules(
            deal=Dealing.SCOPA_PACKET, win=WinCondition.BY_TWO, scopa_last=LastScopa.NO_LAST_CAPTURE
        ),
        "S3_scopa": Rules(**_S3),
        "S3_scopa_literal": Rules(scopa_last=LastScopa.YES, **_S3),
        "S3_escoba": Rules(capture=Capturing.FIFTEEN, target=21, dealer_bonus=((15, 1), (20, 2)), **_S3),
        "S4_scopa": Rules(**_S4),
        "S4_special": Rules(
            asso=True,
            asso_scopa=AceScopa.MATCH,
            re_bello=1,
            sette_tutti=1,
            napola=NapolaCount.RUN,
            cappotto=True,
            **_S4,
        ),
    }
)


def named_game(rules: Rules) -> str:
    """Return the key of the named game that has these rules, with any target; "" if there is none."""
    for key, variant in VARIANTS.items():
        usual = variant.rules_by_players.get(rules.players)
        if usual is not None and replace(rules, target=usual.target) == usual:
            return key
    return ""


def named_rules(name: str) -> Rules:
    """Return the rules of a named game or of a source's rule set; raises ValueError if there is none of this name."""
    if name in VARIANTS:
        return VARIANTS[name].rules
    if name in SOURCE_PRESETS:
        return SOURCE_PRESETS[name]
    raise ValueError(f"There is no rule set called {quoted(name)}; the kind 'presets' lists them.")
