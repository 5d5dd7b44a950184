"""Reasons why a move is good, in words, and hints about what to look at before the move is shown."""

from collections.abc import Collection

from scopa_gui.ai.reasons import Reason
from scopa_gui.coach.tactic_texts import SentenceArgument, Sentences, tactic_texts
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import PART_ORDER
from scopa_gui.ui.words.sentences import filled
from scopa_gui.ui.words.translation import _, mark

_GENERAL = Sentences(mark("It promises more than the other moves."))
"""Sentence for every reason if the file with the sentences is damaged."""


def reason_words(reason: Reason, partner: str = "", name: str = "") -> str:
    """Return the reason for a move in one sentence.

    `name` is the player who moves, "" for the reader; `partner` is that player's partner, "" if unknown.
    """
    args = _args(reason)
    texts = tactic_texts().reason.get(reason.key, _GENERAL)
    return filled(texts.fitting(args, partner, name), args, name, partner)


def _args(reason: Reason) -> dict[str, SentenceArgument]:
    """Return the arguments of a reason with the part of the count by its name."""
    return {**reason.args, "part": PART_ORDER[reason.args.get("part", 0)]}


def look_words(reason: Reason | None, moves: Collection[Move] = (), partner: str = "") -> str:
    """Say what to look at before the move is shown.

    `moves` are the legal moves: if only one of them captures, there is no choice to point at.
    """
    texts = None if reason is None else tactic_texts().reason.get(reason.key)
    if texts is None or not texts.look:
        return _("Take your time: what does each card leave on the table?")
    captures = sum(not move.is_lay for move in moves)
    at_capture = texts.look_at_capture if captures == 1 else ""
    at_partner = texts.look_at_partner if partner else ""
    return filled(at_capture or at_partner or texts.look, {}, partner=partner)
