"""The thoughts of players that search, saved with an unfinished match, so that Why? can show them after a pause.

A search stopped by the clock finds other figures when it is run again, so its own are saved: the move and the worth of
each legal move. Its reasons follow from those, and the other players find the same again from the same seed.
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
    """The move played, and every legal move, best first, with its points and their error."""

    move: str
    worths: list[tuple[str, Figure, Figure]]


def plain_of(choice: Choice) -> dict[str, Any]:
    """The thought about a move as plain data."""
    worths = [
        (str(candidate.move), round(candidate.points, _DIGITS), round(candidate.se, _DIGITS))
        for candidate in choice.candidates
    ]
    return {"move": str(choice.move), "worths": worths}


def thoughts_in(saved: Mapping[int, object]) -> dict[int, Choice]:
    """The choices that were saved, by move number, without their reasons; those that cannot be read are left out."""
    found = {number: _choice_in(plain) for number, plain in saved.items()}
    return {number: choice for number, choice in found.items() if choice is not None}


def _choice_in(plain: object) -> Choice | None:
    try:
        thought = msgspec.convert(plain, _Thought)
        worths = tuple(Candidate(move_named(move), points, se) for move, points, se in thought.worths)
        return Choice(move_named(thought.move), worths)
    except (ValueError, *UNREADABLE):
        return None
