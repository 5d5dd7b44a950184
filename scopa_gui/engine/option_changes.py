"""Changes of one option of the rules: values offered, what must change with it, and when it has no effect."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from scopa_gui.engine.options import Capturing, Dealing
from scopa_gui.engine.rules import CHOICES, OPTIONS, Rules, RulesError, usual_sides

TIED: tuple[str, ...] = ("deal", "players", "sides")
"""The options that may contradict each other: the deal, the number of players and the number of sides."""
_LOWEST_TABLE = 4
"""Lowest possible total of a first table: four aces."""
_OFFERED: Mapping[str, tuple[Any, ...]] = {
    "players": (2, 3, 4, 5, 6),
    "sides": (2, 3, 4, 5, 6),
    # Rule: S0, S1, S2: cards are dealt again from three kings on; the other numbers are played elsewhere (0: never).
    "redeal_kings": (0, 3, 4, 2, 1),
    "redeal_sum_max": (0, *range(_LOWEST_TABLE, 31)),
    "target": (*range(1, 32), 35, 41, 45, 51, 61, 71, 81, 91, 101, 121, 151, 201, 251, 301, 501, 999),
    # Rule: S3 pays the dealer for totals of 15 and 20, the other sources for 15 and 30; some pay for 15 alone.
    "dealer_bonus": ((), ((15, 1), (30, 2)), ((15, 1), (20, 2)), ((15, 1),)),
}


def values_of(rules: Rules, option: str) -> tuple[Any, ...]:
    """Return the values offered for an option, in the order of the list; the present value is always one."""
    offered = _OFFERED.get(option) or CHOICES[option]
    now = getattr(rules, option)
    if now in offered:
        return offered
    return tuple(sorted((*offered, now))) if isinstance(now, int) else (*offered, now)


def changed(rules: Rules, option: str, value: object) -> Rules:
    """Return the rules with another value for an option; raises RulesError if they contradict themselves.

    If the number of sides is the usual one, it follows a change of the number of players.
    """
    follows = option == "players" and rules.sides == usual_sides(rules.players)
    new = {"sides": 0, option: value} if follows else {option: value}
    return replace(rules, **new)  # type: ignore[arg-type]


def nearest(rules: Rules, option: str, value: object) -> Rules:
    """Return the rules with this value that differ least from these in other options.

    Raises RulesError if no rules can have the value.
    """
    try:
        return changed(rules, option, value)
    except RulesError:
        found = min(_possible(rules, option, value), key=lambda other: _distance(rules, option, other), default=None)
        if found is None:
            raise
        return found


def _possible(rules: Rules, option: str, value: object) -> Iterator[Rules]:
    """Yield all rules with this value and any values of the other tied options."""
    free = [name for name in TIED if name != option]
    for values in product(
        *((*values_of(rules, name), 0) if name == "sides" else values_of(rules, name) for name in free)
    ):
        try:
            yield replace(rules, **{option: value, **dict(zip(free, values, strict=True))})
        except RulesError:
            continue


def _distance(rules: Rules, option: str, other: Rules) -> tuple[int, bool, int]:
    """Return numbers that are lower for rules more like these.

    They are the number of other tied options that change (without the sides, if these are usual in both), True if no
    player then has a partner, and the difference in the number of players.
    """
    usual = all(each.sides == usual_sides(each.players) for each in (rules, other))
    ignored = {option, "sides"} if usual else {option}
    changes = [name for name in differences(rules, other) if name in TIED and name not in ignored]
    return len(changes), other.sides == other.players, abs(rules.players - other.players)


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """Return the names of the options that differ, in the order of the fields of Rules."""
    return tuple(option for option in OPTIONS if getattr(rules, option) != getattr(other, option))


def waits_for(rules: Rules, option: str) -> tuple[str, Any] | None:
    """Return the other option, and the value it needs, for this one to make a difference; None if it makes one now."""
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
