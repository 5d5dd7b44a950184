"""Choices of searching players, saved with an unfinished match so that Why? can show them after a pause.

A search stopped by the clock finds other numbers when it is run again, so the worth of each legal move is saved. The
reasons follow from the worths. Other players make the same choice again from the same seed.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from scopa_gui.ai.player import Candidate, Choice
from scopa_gui.engine.moves import move_named
from scopa_gui.store.rows import UNREADABLE

_DIGITS = 4

Figure = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]


class _Thought(msgspec.Struct):
    """Move that was played, and all legal moves, best first, with their points and standard errors."""

    move: str
    worths: list[tuple[str, Figure, Figure]]


def plain_of(choice: Choice) -> dict[str, Any]:
    """Return a choice as plain data, without its reasons."""
    worths = [
        (str(candidate.move), round(candidate.points, _DIGITS), round(candidate.se, _DIGITS))
        for candidate in choice.candidates
    ]
    return {"move": str(choice.move), "worths": worths}


def thoughts_in(saved: Mapping[int, object]) -> dict[int, Choice]:
    """Return the saved choices by move number, without their reasons; those that cannot be read are left out."""
    found = {number: _choice_in(plain) for number, plain in saved.items()}
    return {number: choice for number, choice in found.items() if choice is not None}


def _choice_in(plain: object) -> Choice | None:
    try:
        thought = msgspec.convert(plain, _Thought)
        worths = tuple(Candidate(move_named(move), points, se) for move, points, se in thought.worths)
        return Choice(move_named(thought.move), worths)
    except (ValueError, *UNREADABLE):
        return None
