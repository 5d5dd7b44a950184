"""A line that is shown, in words: what happens at each move, and at the last one what it comes to in the count."""

from collections.abc import Mapping, Sequence

from scopa_gui.coach.review.variation import Variation, VariationStep, difference
from scopa_gui.engine.events import Dealt, LeftoversTaken, Scopa
from scopa_gui.engine.scoring.categories import LAWS, SCOPE_AGAINST, SCOPE_FOR, Category
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.ui.words.table_talk import leftovers_words, who_words
from scopa_gui.ui.words.translation import _, decimal
from scopa_gui.ui.words.verdicts import part_name


def step_words(
    line: Variation, at: int, other: Mapping[str, float], names: Sequence[str], deck: str
) -> tuple[str, ...]:
    """Describe what move number `at` of a line does, and what it decides in the count.

    `other` has the results, by part, of the line it is compared with. With the last move nothing is said of what is
    decided: that is listed there for the whole line.
    """
    step = line.steps[at - 1]
    sentences = _happens(step, names, deck), _so_far(line, at, deck) if step.before.piles != step.after.piles else ""
    if at == line.telling:
        return tuple(filter(None, sentences))
    apart = difference(line.parts, other) if line.decided else {}
    decided = [_decided(part, apart[part], deck) for part, number in line.decided.items() if number == at]
    return tuple(filter(None, (*sentences, *decided)))


def _happens(step: VariationStep, names: Sequence[str], deck: str) -> str:
    """Say who plays what, and what happens immediately as a result."""
    words = [who_words(names[step.seat], step.move, deck) + "."]
    for event in step.events:
        if isinstance(event, Scopa):
            words.append(_("Scopa!"))
        elif isinstance(event, Dealt):
            words.append(_("New cards are dealt."))
        elif isinstance(event, LeftoversTaken):
            words.append(leftovers_words(event.seat, event.cards.bit_count(), names))
    return " ".join(words)


def _so_far(line: Variation, at: int, deck: str) -> str:
    """The state of all that the capture of a step has moved, and of what is still undecided and can be counted: what
    my side has, and the most that another side has.
    """
    step = line.steps[at - 1]
    before, after = (score(view.rules, view.piles, view.scope).awards for view in (step.before, step.after))
    counts = [
        f"{part_name(now.category, deck)} {now.values[0] or 0} : {max(value or 0 for value in now.values[1:])}"
        for was, now in zip(before, after, strict=True)
        if now.category is not Category.SCOPE and (was.values != now.values or _is_open(line, at, now.category))
    ]
    return _("So far: {counts}.").format(counts=", ".join(counts)) if counts else ""


def _is_open(line: Variation, at: int, category: Category) -> bool:
    """True when the line ends otherwise in a category than the other one, which is not seen yet but can be counted."""
    return line.decided.get(category, 0) > at and LAWS[category].counting.compares


def _decided(part: str, points: float, deck: str) -> str:
    """Say that a part of the count is decided now, and by how much; a scopa that is not made here is missed."""
    words = _("Decided here: {part} {points}.")
    if part == SCOPE_FOR and points < 0:
        words = _("Missed here: {part} {points}.")
    elif part == SCOPE_AGAINST and points > 0:
        words = _("Avoided here: {part} {points}.")
    return words.format(part=part_name(part, deck), points=decimal(points, 0, signed=True))


def parts_words(split: Mapping[str, float], deck: str) -> tuple[str, ...]:
    """Say what a move loses by part, and what it gains elsewhere: nothing that is lost or gained is left out."""
    lost = ", ".join(f"{part_name(part, deck)} {decimal(points, 0)}" for part, points in split.items() if points > 0)
    won = ", ".join(f"{part_name(part, deck)} {decimal(-points, 0)}" for part, points in split.items() if points < 0)
    return (
        *([_("Lost here: {parts}.").format(parts=lost)] if lost else ()),
        *([_("Gained here: {parts}.").format(parts=won)] if won else ()),
    )
