"""Rules that somebody has made: what a name of them may be, and whether this version can play them."""

from collections.abc import Collection, Mapping
from typing import Any

from scopa_gui.engine.rules import RulesError, rules_from
from scopa_gui.engine.variants import VARIANTS

LONGEST_NAME = 40
"""Letters of a name."""


def name_in(text: str) -> str:
    """Return a name as it can be used in a list.

    It has no invisible characters, gaps are single spaces, and it is not too long.
    """
    seen = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(seen.split())[:LONGEST_NAME].rstrip()


def free_name(name: str, taken: Collection[str]) -> str:
    """This name, with a number behind it where it is taken already, in small letters or large."""
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
