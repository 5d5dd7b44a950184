"""Names of rules that players have made, and a check that such rules can be played."""

from collections.abc import Collection, Mapping
from typing import Any

from scopa_gui.engine.rules import RulesError, rules_from
from scopa_gui.engine.variants import VARIANTS

LONGEST_NAME = 40
"""Most characters of a name."""


def name_in(text: str) -> str:
    """Return the name that a text gives: without invisible characters, with single spaces, and not too long."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(seen.split())[:LONGEST_NAME].rstrip()


def free_name(name: str, taken: Collection[str]) -> str:
    """Return this name, with a number added if it is taken already (in upper or lower case)."""
    known = {other.casefold() for other in taken}
    number = 1
    free = name
    while free.casefold() in known:
        number += 1
        ending = f" {number}"
        free = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return free


def can_be_played(name: str, game: str, rules: Mapping[str, Any]) -> bool:
    """Return whether a name, the key of the game that rules began with, and the rules themselves are valid."""
    try:
        rules_from(rules)
    except RulesError:
        return False
    return bool(name) and game in VARIANTS and name == name_in(name)
