"""A line of play in words: each move, its effect on the count, and how the line refutes a wrong move."""

from collections.abc import Mapping, Sequence

from scopa_gui.coach.review.variation import Refutation, RefutedMove, Variation, difference
from scopa_gui.engine.events import Dealt, LeftoversTaken, Scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import LAWS, SCOPE_AGAINST, SCOPE_FOR, Category
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.ui.words.table_talk import leftovers_words, played_words, who_words
from scopa_gui.ui.words.translation import _, decimal, ngettext
from scopa_gui.ui.words.verdicts import part_name


def step_words(line: Variation, at: int, other: Mapping[str, float], names: Sequence[str]) -> tuple[str, ...]:
    """Describe move number `at` of a line, and what it decides in the count.

    `other` has the results, by part, of the line it is compared with. The last move does not say what it decides,
    because the whole line is summed up there.
    """
    step = line.steps[at - 1]
    words = [who_words(names[step.seat], step.move) + "."]
    for event in step.events:
        if isinstance(event, Scopa):
            words.append(_("Scopa!"))
        elif isinstance(event, Dealt):
            words.append(_("New cards are dealt."))
        elif isinstance(event, LeftoversTaken):
            words.append(leftovers_words(event.seat, event.cards.bit_count(), names))
    sentences = " ".join(words), _so_far(line, at) if step.before.piles != step.after.piles else ""
    if at == line.telling:
        return tuple(filter(None, sentences))
    apart = difference(line.parts, other) if line.decided else {}
    decided = []
    for part in [part for part, number in line.decided.items() if number == at]:
        decided_words = _("Decided here: {part} {points}.")
        if part == SCOPE_FOR and apart[part] < 0:
            decided_words = _("Missed here: {part} {points}.")
        elif part == SCOPE_AGAINST and apart[part] > 0:
            decided_words = _("Avoided here: {part} {points}.")
        points = decimal(apart[part], 0, signed=True)
        decided.append(decided_words.format(part=part_name(part), points=points))
    return tuple(filter(None, (*sentences, *decided)))


def _so_far(line: Variation, at: int) -> str:
    """Return the state of the categories that a capture has changed, and of those still open that can be counted.

    It has my side's number, and the greatest of the other sides.
    """
    step = line.steps[at - 1]
    before, after = (score(view.rules, view.piles, view.scope).awards for view in (step.before, step.after))

    def is_open(category: Category) -> bool:
        """Return True if it ends differently in the other line, is still open here, and can be counted."""
        return line.decided.get(category, 0) > at and LAWS[category].counting.compares

    counts = [
        f"{part_name(now.category)} {now.values[0] or 0} : {max(value or 0 for value in now.values[1:])}"
        for was, now in zip(before, after, strict=True)
        if now.category is not Category.SCOPE and (was.values != now.values or is_open(now.category))
    ]
    return _("So far: {counts}.").format(counts=", ".join(counts)) if counts else ""


def parts_words(split: Mapping[str, float]) -> tuple[str, ...]:
    """Say what a move loses by part, and what it gains elsewhere; nothing is left out."""
    lost = ", ".join(f"{part_name(part)} {decimal(points, 0)}" for part, points in split.items() if points > 0)
    won = ", ".join(f"{part_name(part)} {decimal(-points, 0)}" for part, points in split.items() if points < 0)
    return (
        *([_("Lost here: {parts}.").format(parts=lost)] if lost else ()),
        *([_("Gained here: {parts}.").format(parts=won)] if won else ()),
    )


def refuted_words(
    refuted: RefutedMove | None, at: int, names: Sequence[str]
) -> tuple[tuple[str, ...], Mapping[str, float]]:
    """Return the paragraphs after `at` moves of the line, and after the last move also the loss by part.

    The loss is empty before the last move.
    """
    refutation = refuted.refutation if refuted is not None else None
    if refuted is None or refutation is None:
        line = _("Whatever cards the others hold, it makes little difference. On average it costs {points} points.")
        return (line.format(points=decimal(refuted.verdict.lost if refuted else 0.0)),), {}
    wrong = refutation.wrong
    better = refutation.better
    words = step_words(wrong, max(1, at), better.parts, names)
    if at < wrong.telling:
        dealt = _("The cards you haven’t seen are dealt again, as they might well have been.")
        return (dealt, *words, go_on_words()) if at <= 1 else words, {}
    points = round(refutation.lost)
    costs = ngettext(
        "With good play to the end, your move costs {count} point here.",
        "With good play to the end, your move costs {count} points here.",
        points,
    ).format(count=points)
    return (*words, *parts_words(refutation.split), costs), refutation.split


def go_on_words() -> str:
    """Say how to step through the line."""
    return _("Space or \N{RIGHTWARDS ARROW} shows the next move.")


def better_line_words(refutation: Refutation, at: int, other: Move, names: Sequence[str]) -> tuple[str, ...]:
    """Return the paragraphs after `at` moves of the better line.

    After the last move they also say how much more the line brings than `other`.
    """
    line = refutation.better
    words = step_words(line, at, refutation.wrong.parts, names)
    if at < line.telling:
        return words
    points = round(refutation.lost)
    brings = ngettext(
        "With good play to the end, this brings {count} more point here than: {move}.",
        "With good play to the end, this brings {count} more points here than: {move}.",
        points,
    )
    return (*words, brings.format(count=points, move=played_words(other)))
