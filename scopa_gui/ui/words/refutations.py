"""Refutations of wrong moves in words, move by move: the same in a review and in a puzzle."""

from collections.abc import Mapping, Sequence

from scopa_gui.coach.review.variation import Refutation, RefutedMove
from scopa_gui.engine.moves import Move
from scopa_gui.ui.words.table_talk import played_words
from scopa_gui.ui.words.translation import _, decimal, ngettext
from scopa_gui.ui.words.variations import parts_words, step_words


def refuted_words(
    refuted: RefutedMove | None, at: int, names: Sequence[str], deck: str
) -> tuple[tuple[str, ...], Mapping[str, float]]:
    """Return the paragraphs after `at` moves of the line; with the last move also everything that is lost.

    The second value is the loss by part, empty before the last move.
    """
    refutation = refuted.refutation if refuted is not None else None
    if refuted is None or refutation is None:
        line = _("Whatever cards the others hold, it makes little difference. On average it costs {points} points.")
        return (line.format(points=decimal(refuted.verdict.lost if refuted else 0.0)),), {}
    wrong = refutation.wrong
    better = refutation.better
    words = step_words(wrong, max(1, at), better.parts, names, deck)
    if at < wrong.telling:
        return (dealt_words(), *words, go_on_words()) if at <= 1 else words, {}
    return (*words, *parts_words(refutation.split, deck), _costs(round(refutation.lost))), refutation.split


def dealt_words() -> str:
    """Say which cards a line is played with."""
    return _("The cards you haven’t seen are dealt again, as they might well have been.")


def go_on_words() -> str:
    """Say how to step through a line."""
    return _("Space or \N{RIGHTWARDS ARROW} shows the next move.")


def better_line_words(refutation: Refutation, at: int, other: Move, names: Sequence[str], deck: str) -> tuple[str, ...]:
    """Return the paragraphs after `at` moves of the better line.

    With the last move they also say how much more the line brings than `other`.
    """
    line = refutation.better
    words = step_words(line, at, refutation.wrong.parts, names, deck)
    if at < line.telling:
        return words
    points = round(refutation.lost)
    brings = ngettext(
        "With good play to the end, this brings {count} more point here than: {move}.",
        "With good play to the end, this brings {count} more points here than: {move}.",
        points,
    )
    return (*words, brings.format(count=points, move=played_words(other, deck)))


def _costs(points: int) -> str:
    return ngettext(
        "With good play to the end, your move costs {count} point here.",
        "With good play to the end, your move costs {count} points here.",
        points,
    ).format(count=points)
