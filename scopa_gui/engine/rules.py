"""Rules of a game as one frozen value, with a field for every option that a source of the rules has.

The values of the options are in options.py. rules_from() makes rules from stored options, and CHOICES lists the values.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import EnumType
from reprlib import repr as quoted
from typing import Any, Literal, get_args, get_type_hints

from scopa_gui.engine.captures import LAW_OPTIONS, CaptureLaw, capture_law
from scopa_gui.engine.options import (
    AceOnAces,
    AceOnNothing,
    AceScopa,
    CapturePriority,
    Capturing,
    Dealing,
    Direction,
    EqualTake,
    LastScopa,
    LeftoverCards,
    NapolaCount,
    Option,
    PrimieraMode,
    Ties,
    WinCondition,
)

RANGES: Mapping[str, tuple[int, int]] = {
    "redeal_sum_max": (0, 30),
    "target": (1, 999),
    "players": (2, 6),
    "sides": (2, 6),
}
"""Lowest and highest value of each option that is a number without fixed choices."""


class RulesError(ValueError):
    """Error for an unknown option, a value it cannot have, or options that contradict each other."""

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """Rules of one game; the defaults are Scopa for two. Raises RulesError for impossible options.

    ``sides`` given as 0 becomes the usual number: two teams for four and six players, otherwise one side for each
    player. The side of a seat is ``seat % sides``: partners sit opposite each other. ``dealer_bonus`` has pairs of a
    total of the first table and the scope that it gives the dealer.
    """

    capture: Capturing = Capturing.SUM
    priority: CapturePriority = CapturePriority.SINGLE
    equal_take: EqualTake = EqualTake.ONE
    mandatory: bool = True
    asso: bool = False
    asso_with_ace: AceOnAces = AceOnAces.ACE_ONLY
    asso_empty: AceOnNothing = AceOnNothing.LAY
    asso_self_always: bool = False
    asso_scopa: AceScopa = AceScopa.NEVER
    asso_redeal: bool = False
    vile: bool = False
    scopa_last: LastScopa = LastScopa.NO
    leftovers: LeftoverCards = LeftoverCards.LAST_CAPTURER
    redeal_kings: Literal[3, 0, 1, 2, 4] = 3
    redeal_sum_max: int = 0
    primiera: PrimieraMode = PrimieraMode.COMPLETE_BEATS
    ties: Ties = Ties.NONE
    re_bello: Literal[0, 1] = 0
    sette_tutti: Literal[0, 1] = 0
    napola: NapolaCount = NapolaCount.OFF
    cappotto: bool = False
    coin_points: Literal[0, 1] = 0
    target: int = 11
    win: WinCondition = WinCondition.HIGHEST
    dealer_bonus: tuple[tuple[int, int], ...] = ()
    deal: Dealing = Dealing.SCOPA_SINGLE
    players: int = 2
    sides: int = 0
    direction: Direction = Direction.CCW
    law: CaptureLaw = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for option, values in CHOICES.items():
            object.__setattr__(self, option, _chosen(option, getattr(self, option), values))
        if self.sides == 0 and type(self.sides) is int:
            object.__setattr__(self, "sides", usual_sides(self.players))
        for option, (low, high) in RANGES.items():
            value = getattr(self, option)
            if type(value) is not int or not low <= value <= high:
                sentence = f"The option {option!r} is a whole number from {low} to {high}, not {quoted(value)}."
                raise RulesError(option, sentence)
        object.__setattr__(self, "dealer_bonus", _bonus_of(self.dealer_bonus))
        if self.players % self.sides:
            raise RulesError("sides", f"{self.players} players cannot form {self.sides} sides of equal size.")
        if self.plays % self.players:
            raise RulesError(
                "players", f"With the deal {self.deal!r} forty cards cannot be shared out among {self.players} players."
            )
        object.__setattr__(self, "law", capture_law(*(getattr(self, option) for option in LAW_OPTIONS)))

    @property
    def turned(self) -> int:
        """Number of cards turned up on the table before play begins."""
        return self.deal.turned

    @property
    def plays(self) -> int:
        """Number of cards played in a smazzata."""
        return 40 - self.deal.turned

    @property
    def deals_in_threes(self) -> bool:
        """True when each player is dealt three cards, again and again, as in Scopa."""
        return self.deal.hand == 3

    @property
    def last_card_may_score(self) -> bool:
        """True when the last card of a smazzata can make a scopa."""
        return self.scopa_last.last_card

    @property
    def last_capture_may_score(self) -> bool:
        """True when the last capture of a smazzata can make a scopa if it is not made with the last card."""
        return self.scopa_last.last_capture

    @property
    def leftovers_are_taken(self) -> bool:
        """True when the cards left on the table at the end go to the side that captured last."""
        return self.leftovers is LeftoverCards.LAST_CAPTURER

    @property
    def ace_may_sweep_for_scopa(self) -> bool:
        """True when an ace that clears the table makes a scopa, like any other card."""
        return not self.law.ace_is_special or self.asso_scopa is AceScopa.ALWAYS

    @property
    def ace_scores_with_one_ace(self) -> bool:
        """True when an ace that clears the table makes a scopa, or does so at least if it takes a single ace."""
        return self.ace_may_sweep_for_scopa or self.asso_scopa is AceScopa.MATCH

    @property
    def primiera_is_played(self) -> bool:
        """True when there is a point for the primiera."""
        return self.primiera is not PrimieraMode.OFF

    @property
    def pays_level_sides(self) -> bool:
        """True when sides that tie for the best of a category all get its points."""
        return self.ties is Ties.EACH

    @property
    def goal(self) -> int:
        """The fewest points with which a side can win the match."""
        return self.target + (self.win is WinCondition.EXCEED)

    @property
    def first_to_reach_wins(self) -> bool:
        """True when the first side to reach the target as the points are called out wins the match."""
        return self.win is WinCondition.ORDERED

    @property
    def needs_lead_of_two(self) -> bool:
        """True when the winner must be two points ahead if another side has reached the target too."""
        return self.win is WinCondition.BY_TWO

    @property
    def is_clockwise(self) -> bool:
        """True when play and deal go round to the left."""
        return self.direction is Direction.CW

    def as_dict(self) -> dict[str, Any]:
        """Return the options that differ from the defaults as data for JSON; rules_from() reads it."""
        plain: dict[str, Any] = {}
        for name in OPTIONS:
            value = getattr(self, name)
            if value != getattr(DEFAULT, name):
                plain[name] = value.value if isinstance(value, Option) else value
        if "dealer_bonus" in plain:
            plain["dealer_bonus"] = {str(total): scope for total, scope in self.dealer_bonus}
        if self.sides == usual_sides(self.players):
            plain.pop("sides", None)
        return plain


def usual_sides(players: int) -> int:
    """Return the usual number of sides for this many players: four and six play in two teams."""
    return 2 if players in (4, 6) else players


def _chosen(option: str, value: object, values: tuple[Any, ...]) -> object:
    """Return the one of an option's values that is equal to this value or text; raises RulesError if there is none."""
    for allowed in values:
        if value == allowed and (type(value) is type(allowed) or (type(value) is str and isinstance(allowed, Option))):
            return allowed
    shown = ", ".join(str(allowed).lower() if isinstance(allowed, bool) else repr(allowed) for allowed in values)
    raise RulesError(option, f"The option {option!r} is one of {shown}, not {quoted(value)}.")


def _bonus_of(given: object) -> tuple[tuple[int, int], ...]:
    """Return the pairs of table total and scope for the dealer, from a mapping or pairs; raises RulesError."""
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
    """Return a whole number given as int or as up to three digits, as in keys of JSON; raises ValueError."""
    if type(given) is int or (isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 4):
        return int(given)
    raise ValueError


def _values_of(annotation: Any, usual: object) -> tuple[Any, ...]:
    """Return the values that an option can take, the usual one first; empty if it does not have a few fixed values."""
    if annotation is bool:
        return usual, not usual
    return tuple(annotation) if isinstance(annotation, EnumType) else get_args(annotation)


OPTIONS: tuple[str, ...] = tuple(option.name for option in fields(Rules) if option.init)
_TYPES = get_type_hints(Rules)
CHOICES: Mapping[str, tuple[Any, ...]] = {
    option.name: values
    for option in fields(Rules)
    if option.init and option.name not in (*RANGES, "dealer_bonus")
    for values in [_values_of(_TYPES[option.name], option.default)]
}
"""The values of every option with a fixed list of them, the usual one first."""
DEFAULT = Rules()


def rules_from(options: Mapping[str, Any]) -> Rules:
    """Return the rules with these options and the defaults for all others; RulesError names the wrong option."""
    for option in options:
        if option not in OPTIONS:
            raise RulesError(str(option), f"There is no option {quoted(option)} in the rules.")
    return Rules(**options)
