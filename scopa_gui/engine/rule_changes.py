"""One option of the rules is changed: what it may become, what else that needs, and where it makes no difference."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from scopa_gui.engine.options import Capturing, Dealing
from scopa_gui.engine.rules import CHOICES, OPTIONS, Rules, RulesError, usual_sides

TIED: tuple[str, ...] = ("deal", "players", "sides")
"""The options that may contradict each other: what is dealt, to how many, in which teams."""
_LOWEST_TABLE = 4
"""No first table is worth less."""
_OFFERED: Mapping[str, tuple[Any, ...]] = {
    "players": (2, 3, 4, 5, 6),
    "sides": (2, 3, 4, 5, 6),
    # Rule: S0, S1, S2: from three kings on; then what is played elsewhere.
    "redeal_kings": (0, 3, 4, 2, 1),
    "redeal_sum_max": (0, *range(_LOWEST_TABLE, 31)),
    "target": (*range(1, 32), 35, 41, 45, 51, 61, 71, 81, 91, 101, 121, 151, 201, 251, 301, 501, 999),
    # Rule: S3 takes 15 and 20; every other source 15 and 30.
    "dealer_bonus": ((), ((15, 1), (30, 2)), ((15, 1), (20, 2)), ((15, 1),)),
}


def values_of(rules: Rules, option: str) -> tuple[Any, ...]:
    """Return the values offered for an option and its value in these rules, in the order of the list."""
    offered = _OFFERED.get(option) or CHOICES[option]
    now = getattr(rules, option)
    if now in offered:
        return offered
    return tuple(sorted((*offered, now))) if isinstance(now, int) else (*offered, now)


def changed(rules: Rules, option: str, value: object) -> Rules:
    """The rules with another value; the sides follow the players where they were as usual. Raises RulesError."""
    return replace(rules, **{**_following(rules, option), option: value})  # type: ignore[arg-type]


def _following(rules: Rules, option: str) -> dict[str, int]:
    return {"sides": 0} if option == "players" and rules.sides == usual_sides(rules.players) else {}


def nearest(rules: Rules, option: str, value: object) -> Rules:
    """The rules with this value that differ from these in the fewest other options; RulesError: there are none."""
    try:
        return changed(rules, option, value)
    except RulesError:
        found = min(_possible(rules, option, value), key=lambda other: _distance(rules, option, other), default=None)
        if found is None:
            raise
        return found


def _possible(rules: Rules, option: str, value: object) -> Iterator[Rules]:
    """All the rules with this value and anything in the tied options."""
    free = [name for name in TIED if name != option]
    for values in product(
        *((*values_of(rules, name), 0) if name == "sides" else values_of(rules, name) for name in free)
    ):
        try:
            yield replace(rules, **{option: value, **dict(zip(free, values, strict=True))})
        except RulesError:
            continue


def _distance(rules: Rules, option: str, other: Rules) -> tuple[int, bool, int]:
    """Return how far other rules are from these.

    It is the number of tied options that change other than `option`, whether no player then has a partner, and the
    difference in the number of players.
    """
    usual = all(those.sides == usual_sides(those.players) for those in (rules, other))
    known = {option, "sides"} if usual else {option}
    apart = [name for name in differences(rules, other) if name in TIED and name not in known]
    return len(apart), other.sides == other.players, abs(rules.players - other.players)


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """The options that are not the same, in the order of the rules."""
    return tuple(option for option in OPTIONS if getattr(rules, option) != getattr(other, option))


def waits_for(rules: Rules, option: str) -> tuple[str, Any] | None:
    """The option, and its value, without which this one makes no difference; None where it makes one."""
    law = rules.law
    match option:
        case "priority" if not law.by_rank:
            return "capture", Capturing.SUM
        case "equal_take" if not law.by_rank and not law.ace_is_special:
            return "capture", Capturing.SUM
        case "asso_with_ace" | "asso_empty" | "asso_self_always" if not rules.asso:
            return "asso", True
        case "asso_empty" if rules.asso_self_always:
            return "asso_self_always", False
        case "asso_scopa" if not law.ace_is_special:
            return "asso", True
        case "redeal_kings" | "redeal_sum_max" | "asso_redeal" | "dealer_bonus" if not rules.turned:
            return "deal", Dealing.SCOPA_PACKET if rules.players != 4 else Dealing.SCOPONE9
    return None
