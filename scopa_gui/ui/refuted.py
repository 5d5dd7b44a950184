"""How a wrong move is punished, in words: what is answered to it in the world that is shown, and what it costs there."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.engine.events import Scopa
from scopa_gui.ui.table.speech import who_words
from scopa_gui.ui.words import _, decimal, ngettext

if TYPE_CHECKING:
    from scopa_gui.coach.refute import Refutation, Step, Told


def refuted_words(told: "Told | None", names: Sequence[str], deck: str, *, going: bool) -> tuple[tuple[str, ...], Mapping[str, float]]:
    """Paragraphs, and what the move costs by part; `names` by seat, `going`: the line is still being played, and its end is not told."""
    refutation = told.refutation if told is not None else None
    if told is None or refutation is None:
        line = _("However the cards lie, little comes of it. On average it costs {points} points.")
        return (line.format(points=decimal(told.verdict.lost if told else 0.0)),), {}
    if going:
        return (_("The cards that you have not seen are dealt anew, as they may well lie."),), {}
    return tuple(filter(None, (_reply(refutation, names, deck), _costs(round(refutation.lost))))), refutation.split


def _reply(refutation: "Refutation", names: Sequence[str], deck: str) -> str:
    """What one of the others answers: a scopa, the settebello, or else the largest capture; "" where they only lay."""
    line = refutation.wrong
    theirs = [step for step in line.steps[:line.telling] if step.before.side_of(step.seat) != 0]
    if not theirs:
        return ""

    def weight(step: "Step") -> tuple[bool, int, int]:
        return _is_scopa(step), step.move.taken >> SETTEBELLO & 1, step.move.taken.bit_count()

    told = max(theirs, key=weight)
    if not told.move.taken:
        return ""
    words = who_words(names[told.seat], told.move, deck)
    return f"{words}. {_('Scopa!')}" if _is_scopa(told) else f"{words}."


def _is_scopa(step: "Step") -> bool:
    return any(isinstance(event, Scopa) for event in step.events)


def _costs(points: int) -> str:
    return ngettext("Played well to the end, your move costs {count} point here.",
                    "Played well to the end, your move costs {count} points here.", points).format(count=points)
