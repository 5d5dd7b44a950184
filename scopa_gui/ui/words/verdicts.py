"""Verdicts in words: how good a move was, what it costs, why in one true sentence, and warnings beforehand."""

from collections.abc import Mapping

from scopa_gui.coach.judging.verdict import Cause, Grade, Reading, Verdict
from scopa_gui.coach.tactic_texts import SentenceArgument, Sentences, tactic_texts
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.sentences import filled
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, decimal, mark, rank_name

_GRADES: Mapping[Grade, str] = {
    Grade.BEST: mark("The best move"),
    Grade.GOOD: mark("A good move"),
    Grade.INACCURACY: mark("An inaccuracy"),
    Grade.MISTAKE: mark("A mistake"),
    Grade.BLUNDER: mark("A blunder"),
    Grade.DISASTER: mark("A disaster"),
}
_LEAST_PART = 0.05
"""Smallest part in points that is shown."""
_GENERAL = Sentences(mark("Another move promises more."))
"""Sentence for every cause if the file with the sentences is damaged."""


def grade_words(verdict: Verdict) -> str:
    """Say how good a move was, in two or three words."""
    return _("Nothing clearly better") if is_open(verdict) else _(_GRADES[verdict.grade])


def is_open(verdict: Verdict) -> bool:
    """Return True if a move may be as good as the best one, but cannot be called the best."""
    return verdict.grade <= Grade.BEST and not verdict.is_settled


def part_name(part: str) -> str:
    """Return the name of a part of a loss, as the count names it."""
    others = {SCOPE_FOR: _("your scopas"), SCOPE_AGAINST: _("scopas against you"), CAPPOTTO: _("Cappotto")}
    return others[part] if part in others else category_name(Category(part))


def lost_parts(lost: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return where points went: names of parts of the count, the largest first; points that are lost are negative."""
    parts = [(sentence(part_name(part)), -points) for part, points in lost.items() if abs(points) >= _LEAST_PART]
    return sorted(parts, key=lambda part: -abs(part[1]))


def cause_sentence(cause: Cause, partner: str = "", name: str = "") -> str:
    """Explain in one true sentence why a move costs points.

    `name` is the player who moves, "" for the reader; `partner` is that player's partner, "" if unknown.
    """
    args = _args(cause)
    return filled(_texts(cause).fitting(args, partner, name), args, name, partner)


def _texts(cause: Cause) -> Sentences:
    """Return the sentences of a cause; those of a more general one if it names cards and there are none to name."""
    causes = tactic_texts().cause
    texts = causes.get(cause.tactic, _GENERAL)
    needs_cards = "{cards}" in texts.said_with(_args(cause)) and not cause.args.get("cards")
    return causes.get("primiera_race", _GENERAL) if needs_cards else texts


def _args(cause: Cause) -> dict[str, SentenceArgument]:
    return {**cause.args, "part": cause.part}


def reading_sentence(reading: Reading, words: str) -> str:
    """Say that a move is a mistake only because of what was read from the play.

    `words` say who played what and what that reveals.
    """
    plain = (
        _(
            "This is only a mistake because of what the play so far reveals. {words} – so this rank is likelier in "
            "that hand: {rank}."
        )
        if reading.is_likelier
        else _(
            "This is only a mistake because of what the play so far reveals. {words} – so this rank is less likely "
            "in that hand: {rank}."
        )
    )
    return plain.format(words=words, rank=rank_name(reading.rank))


def loss_words(verdict: Verdict) -> str:
    """Say how many points of the round a move costs."""
    if is_open(verdict):
        return _("There is no telling whether it costs anything.")
    if verdict.grade <= Grade.BEST or verdict.lost < 0.05:
        return _("It costs nothing.")
    return _("It costs {points} points.").format(points=decimal(verdict.lost))


def warning_sentence(verdict: Verdict, partner: str = "") -> str:
    """Say what is wrong with a move without giving away a better one.

    `partner` is the partner's name, "" if unknown.
    """
    if verdict.cause is None:
        return _("Another move promises more.")
    texts = tactic_texts().cause.get(verdict.cause.tactic, _GENERAL)
    warning = (texts.warning_with_partner if partner else "") or texts.warning
    return filled(warning, {}, partner=partner) if warning else cause_sentence(verdict.cause, partner)


def whole_sentence(verdict: Verdict, partner: str = "") -> str:
    """Explain why a move costs points, and how many."""
    cause = "" if verdict.cause is None else cause_sentence(verdict.cause, partner)
    return f"{cause} {loss_words(verdict)}".strip()
