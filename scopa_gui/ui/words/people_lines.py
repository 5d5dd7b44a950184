"""Sentences that the opponents say at the table, from assets/texts/people.toml."""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from functools import cache

import msgspec

from scopa_gui.store import program_texts
from scopa_gui.ui.words.level_names import COMPANIONS


class Occasion(StrEnum):
    """Something that everybody has seen, on which a person may say a sentence."""

    GREETS = "greets"
    SCOPA = "scopa"
    PRAISES = "praises"
    SETTEBELLO = "settebello"
    SIGHS = "sighs"
    SCOPA_TOGETHER = "scopa_together"
    SETTEBELLO_TOGETHER = "settebello_together"


_OTHERS = "others"
"""Name of the sentences for everybody."""


class PeopleTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of the file: sentences by person and occasion, numbered."""

    people: Mapping[str, Mapping[Occasion, Mapping[str, str]]] = msgspec.field(default_factory=dict)

    def mistaken(self) -> Collection[str]:
        """Return the occasions on which anybody would have nothing to say."""
        others = self.people.get(_OTHERS, {})
        return [occasion for occasion in Occasion if not others.get(occasion)]


@cache
def _texts() -> PeopleTexts:
    return program_texts.load_or_empty("people", PeopleTexts)


def lines_of(name: str, occasion: Occasion) -> Sequence[str]:
    """Return the sentences, in English, that a person of this name may say, those of their own first.

    A level speaks with its own words; its companions, like everybody else, with those of the others.
    """
    level = next((key for key, names in COMPANIONS.items() if names[0] == name), "")
    people = _texts().people
    found = [people.get(key, {}).get(occasion, {}).values() for key in (level, _OTHERS)]
    return list(dict.fromkeys(line for lines in found for line in lines))
