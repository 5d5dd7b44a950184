"""English sentences about tactics, read from assets/texts/tactics.toml."""

from collections.abc import Mapping
from functools import cache

import msgspec

from scopa_gui.ai.reasons import FREE
from scopa_gui.ai.tactics.registry import BY_NAME, REASON_KINDS
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER
from scopa_gui.store import program_texts

Wording = str | tuple[str, str]
"""Sentence, or two of them: for one and for many."""
SentenceArgument = int | str
"""Argument of a sentence; only the part of the count is a str."""


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sentence that is said if the arguments have these values."""

    when: dict[str, SentenceArgument]
    said: Wording


class Sentences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sentences about one cause or one reason, as tactics.toml describes them; "" for those that it lacks."""

    said: Wording
    of_another: Wording = ""
    with_partner: str = ""
    warning: str = ""
    warning_with_partner: str = ""
    look: str = ""
    look_at_partner: str = ""
    look_at_capture: str = ""
    headless: str = ""
    cases: tuple[Case, ...] = ()

    def fitting(self, args: Mapping[str, SentenceArgument], partner: str, name: str) -> Wording:
        """Return the sentence for these arguments.

        ``name`` is the player who moves, "" for the reader; ``partner`` is that player's partner, "" if unknown.
        """
        return (self.with_partner if partner else "") or (self.of_another if name else "") or self.said_with(args)

    def said_with(self, args: Mapping[str, SentenceArgument]) -> Wording:
        """Return the sentence about the reader's own move for these arguments."""
        return next((case.said for case in self.cases if case.when.items() <= args.items()), self.said)


class TacticTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All sentences about tactics: causes by name of the tactic, reasons by name of their kind."""

    cause: dict[str, Sentences] = {}
    reason: dict[str, Sentences] = {}

    def mistaken(self) -> set[str]:
        """Return the names of the causes and reasons without sentences, and of sentences that belong to none."""
        causes = {*BY_NAME, CARDS_LOST, COUNTED, LATER}
        return (causes ^ self.cause.keys()) | ({*REASON_KINDS, *FREE} ^ self.reason.keys())


@cache
def tactic_texts() -> TacticTexts:
    """Return all sentences about tactics; none if the file is missing or damaged."""
    return program_texts.load_or_empty("tactics", TacticTexts)
