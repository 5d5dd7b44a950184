"""Reasons why a move was chosen, as keys with arguments.

The words for people are in the layers above, in the window and in headless.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class ReasonKey(Enum):
    """A tactical fact. The comment says which arguments come with it, all whole numbers; ``cards`` is a CardSet."""

    ONLY_MOVE = "only_move"  # -
    SCOPA = "scopa"  # -
    SETTEBELLO = "settebello"  # -
    SEVENS = "sevens"  # cards
    SIXES = "sixes"  # cards
    PRIMIERA = "primiera"  # cards that better my own primiera
    DENARI = "denari"  # cards
    CARTE = "carte"  # count
    EXTRAS = "extras"  # cards (re bello, napola, all sevens, coins that count, cappotto)
    NO_SCOPA = (
        "no_scopa"  # percent: the chance that the next seat makes a scopa; rare: 1 if that is less than one, but not 0
    )
    GIVES_LITTLE = "gives_little"  # -: the next seat has little to take
    FEEDS_PARTNER = "feeds_partner"  # -: the partner may take well afterwards
    KEEPS_TAKE = "keeps_take"  # cards that may take at my next turn
    MUST_LAY = "must_lay"  # percent: the chance that the next seat can take nothing
    ANCHOR = "anchor"  # cards of ranks that only my hand can take
    HELD_TWICE = "held_twice"  # rank
    DEAD_RANK = "dead_rank"  # cards of which no equal is left; sums: 1 if a sum could still take them
    ECHO_PARTNER = "echo_partner"  # rank
    PARTNERS_DOUBLE = "partners_double"  # rank
    SPARIGLIO = "spariglio"  # count: ranks left unpaired
    KEEPS_PAIRS = "keeps_pairs"  # count: ranks left unpaired
    SEVENS_PAIRED = "sevens_paired"  # -
    SEVENS_UNPAIRED = "sevens_unpaired"  # -
    MULINELLO = "mulinello"  # cards left for the side to hold the whirlwind with
    LEFTOVERS = "leftovers"  # cards on the table at the end
    LAST_CARD = "last_card"  # rank kept for the dealer's last card
    KEEPS_CARD = "keeps_card"  # cards that are kept in hand and worth more than the one laid
    KEEPS_ACE = "keeps_ace"  # -
    AHEAD = "ahead"  # part: the place in PART_ORDER of what it gains most in on the next move; hundredths of a point
    ALIKE = "alike"  # -: another move may be as good
    WHIM = "whim"  # -: any card, as a child plays
    HASTE = "haste"  # -: played in a hurry; another move promised more


@dataclass(frozen=True, slots=True)
class Reason:
    """One tactical fact behind a choice; its arguments are listed next to the key."""

    key: ReasonKey
    args: Mapping[str, int] = field(default_factory=dict)
