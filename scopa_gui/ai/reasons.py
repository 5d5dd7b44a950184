"""Reasons why a move was chosen, as keys with arguments; their sentences are in assets/texts/tactics.toml.

The tactics (ai/tactics) give most reasons. Those of no tactic are listed here; they are true whenever they are given.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

ONLY_MOVE = "only_move"
AHEAD = "ahead"
"""Search found the move better. Arguments: ``part``, index in PART_ORDER of the part of the count where it gains most;
``hundredths``, that gain in hundredths of a point."""
ALIKE = "alike"
"""Another move may be as good."""
WHIM = "whim"
"""Random card, as a child plays."""
HASTE = "haste"
"""Played in a hurry; another move promised more."""
FREE = (ONLY_MOVE, AHEAD, ALIKE, WHIM, HASTE)
"""All reasons that belong to no tactic."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a choice: the name of its kind and the arguments of its sentence, which are whole numbers."""

    key: str
    args: Mapping[str, int] = field(default_factory=dict)
