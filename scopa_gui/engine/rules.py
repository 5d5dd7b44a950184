"""Rules: one frozen value that says how Scopa is played; every option of every source is a field."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from reprlib import repr as quoted
from typing import Any

from scopa_gui.engine.captures import CaptureLaw, capture_law

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "capture": ("sum", "fifteen", "cirulla"),
    "priority": ("single", "fewest", "free"),
    "equal_take": ("one", "all"),
    "mandatory": (True, False),
    "asso": (False, True),
    "asso_with_ace": ("ace_only", "all", "choice"),
    "asso_empty": ("lay", "self"),
    "asso_self_always": (False, True),
    "asso_scopa": ("never", "match", "always"),
    "asso_redeal": (False, True),
    "vile": (False, True),
    "scopa_last": ("no", "yes", "no_last_capture", "dealer"),
    "leftovers": ("last_capturer", "none"),
    "redeal_kings": (3, 0, 1, 2, 4),
    "primiera": (
        "complete_beats",
        "complete_only",
        "suits_then_sum",
        "counts",
        "sum_naive",
        "most_sevens",
        "sevens_cascade",
        "off",
    ),
    "ties": ("none", "each"),
    "re_bello": (0, 1),
    "sette_tutti": (0, 1),
    "napola": ("off", "run", "fixed3"),
    "cappotto": (False, True),
    "coin_points": (0, 1),
    "win": ("highest", "by_two", "ordered", "exceed"),
    "deal": ("scopa_single", "scopa_packet", "scopone9", "scientifico", "scientifico_5_5"),
    "direction": ("ccw", "cw"),
}
RANGES: Mapping[str, tuple[int, int]] = {
    "redeal_sum_max": (0, 30),
    "target": (1, 999),
    "players": (2, 6),
    "sides": (2, 6),
}
TABLE_CARDS: Mapping[str, int] = {
    "scopa_single": 4,
    "scopa_packet": 4,
    "scopone9": 4,
    "scientifico": 0,
    "scientifico_5_5": 0,
}


class RulesError(ValueError):
    """An option that does not exist, a value it cannot have, or options that contradict each other."""

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """How one game is played. Defaults are two-player Scopa; validated when made (RulesError).

    ``sides`` left at 0 becomes the usual number: two teams for four and six players, else everybody for himself. The
    side of a seat is ``seat % sides``: partners sit opposite.
    """

    capture: str = "sum"
    priority: str = "single"
    equal_take: str = "one"
    mandatory: bool = True
    asso: bool = False
    asso_with_ace: str = "ace_only"
    asso_empty: str = "lay"
    asso_self_always: bool = False
    asso_scopa: str = "never"
    asso_redeal: bool = False
    vile: bool = False
    scopa_last: str = "no"
    leftovers: str = "last_capturer"
    redeal_kings: int = 3
    redeal_sum_max: int = 0
    primiera: str = "complete_beats"
    ties: str = "none"
    re_bello: int = 0
    sette_tutti: int = 0
    napola: str = "off"
    cappotto: bool = False
    coin_points: int = 0
    target: int = 11
    win: str = "highest"
    dealer_bonus: tuple[tuple[int, int], ...] = ()
    deal: str = "scopa_single"
    players: int = 2
    sides: int = 0
    direction: str = "ccw"
    law: CaptureLaw = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for option, values in CHOICES.items():
            _check_choice(option, getattr(self, option), values)
        if self.sides == 0 and type(self.sides) is int:
            object.__setattr__(self, "sides", 2 if self.players in (4, 6) else self.players)
        for option, (low, high) in RANGES.items():
            _check_range(option, getattr(self, option), low, high)
        object.__setattr__(self, "dealer_bonus", _bonus_of(self.dealer_bonus))
        self._check_seats()
        object.__setattr__(
            self,
            "law",
            capture_law(
                self.capture,
                self.priority,
                self.equal_take,
                self.mandatory,
                self.asso,
                self.asso_with_ace,
                self.asso_empty,
                self.asso_self_always,
            ),
        )

    def _check_seats(self) -> None:
        if self.players % self.sides:
            raise RulesError("sides", f"{self.players} players cannot form {self.sides} sides of equal size.")
        if (40 - TABLE_CARDS[self.deal]) % self.players:
            raise RulesError(
                "players", f"With the deal {self.deal!r} forty cards cannot be shared out among {self.players} players."
            )

    def as_dict(self) -> dict[str, Any]:
        """The options that differ from the defaults, as plain data; rules_from() is the inverse."""
        plain = {name: getattr(self, name) for name in OPTIONS if getattr(self, name) != getattr(DEFAULT, name)}
        if "dealer_bonus" in plain:
            plain["dealer_bonus"] = {str(total): scope for total, scope in self.dealer_bonus}
        if self.sides == (2 if self.players in (4, 6) else self.players):
            plain.pop("sides", None)
        return plain


def _check_choice(option: str, value: object, values: tuple[Any, ...]) -> None:
    if not any(value == allowed and type(value) is type(allowed) for allowed in values):
        shown = ", ".join(str(allowed).lower() if isinstance(allowed, bool) else repr(allowed) for allowed in values)
        raise RulesError(option, f"The option {option!r} is one of {shown}, not {quoted(value)}.")


def _check_range(option: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise RulesError(option, f"The option {option!r} is a whole number from {low} to {high}, not {quoted(value)}.")


def _bonus_of(given: object) -> tuple[tuple[int, int], ...]:
    """The dealer's scope by table total, from a mapping or pairs: ``{15: 1, 30: 2}``."""
    sentence = 'The option \'dealer_bonus\' gives scope for totals of the first table, as in {"15": 1, "30": 2}.'
    pairs = given.items() if isinstance(given, Mapping) else given
    try:
        bonus = tuple(sorted((_whole(total), _whole(scope)) for total, scope in pairs))  # type: ignore[attr-defined]
    except (TypeError, ValueError):
        raise RulesError("dealer_bonus", sentence) from None
    if any(not 1 <= total <= 40 or not 1 <= scope <= 9 for total, scope in bonus) or len(dict(bonus)) != len(bonus):
        raise RulesError("dealer_bonus", sentence)
    return bonus


def _whole(given: object) -> int:
    """A whole number, or its digits: the totals are keys, and keys of JSON are text."""
    if type(given) is int or (isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 4):
        return int(given)
    raise ValueError


OPTIONS: tuple[str, ...] = tuple(option.name for option in fields(Rules) if option.init)
DEFAULT = Rules()


def rules_from(options: Mapping[str, Any]) -> Rules:
    """The rules that differ from the defaults in these options; raises RulesError naming the option that is wrong."""
    for option in options:
        if option not in OPTIONS:
            raise RulesError(str(option), f"There is no option {quoted(option)} in the rules.")
    return Rules(**options)
