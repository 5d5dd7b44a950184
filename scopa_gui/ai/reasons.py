"""Reasons why a move was chosen, as keys with arguments; their sentences are in `ui` and `headless`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class ReasonKey(Enum):
    """Kinds of reason. The comment names the arguments, which are whole numbers; ``cards`` is a CardSet."""

    ONLY_MOVE = "only_move"  # -
    SCOPA = "scopa"  # -
    SETTEBELLO = "settebello"  # -
    SEVENS = "sevens"  # cards
    SIXES = "sixes"  # cards
    PRIMIERA = "primiera"  # cards that improve my own primiera
    DENARI = "denari"  # cards
    CARTE = "carte"  # count
    EXTRAS = "extras"  # cards (re bello, napola, all sevens, coins that count, cappotto)
    NO_SCOPA = "no_scopa"  # percent: chance that the next seat makes a scopa; rare: 1 if not 0 but rounded to 0
    GIVES_LITTLE = "gives_little"  # -: the next seat has little to take
    FEEDS_PARTNER = "feeds_partner"  # -: the partner may take well afterwards
    KEEPS_TAKE = "keeps_take"  # cards that may take at my next turn
    MUST_LAY = "must_lay"  # percent: chance that the next seat can take nothing
    ANCHOR = "anchor"  # cards of ranks that only my hand can take
    HELD_TWICE = "held_twice"  # rank
    DEAD_RANK = "dead_rank"  # cards that no equal card can take; sums: 1 if a sum could still take them
    ECHO_PARTNER = "echo_partner"  # rank
    PARTNERS_DOUBLE = "partners_double"  # rank
    SPARIGLIO = "spariglio"  # count: ranks left unpaired
    KEEPS_PAIRS = "keeps_pairs"  # count: ranks left unpaired
    SEVENS_PAIRED = "sevens_paired"  # -
    SEVENS_UNPAIRED = "sevens_unpaired"  # -
    MULINELLO = "mulinello"  # cards left that the next seat cannot take
    LEFTOVERS = "leftovers"  # cards on the table at the end
    LAST_CARD = "last_card"  # rank kept for the dealer's last card
    KEEPS_CARD = "keeps_card"  # cards that stay in the hand and are worth more than the one laid
    KEEPS_ACE = "keeps_ace"  # -
    AHEAD = "ahead"  # part: index in PART_ORDER of the part where it gains most; hundredths: that gain in 0.01 points
    ALIKE = "alike"  # -: another move may be as good
    WHIM = "whim"  # -: a random card, as a child plays
    HASTE = "haste"  # -: played in a hurry; another move promised more


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a choice, with the arguments that ReasonKey lists."""

    key: ReasonKey
    args: Mapping[str, int] = field(default_factory=dict)
