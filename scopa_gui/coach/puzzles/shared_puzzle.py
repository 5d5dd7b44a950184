"""SharedPuzzle: a puzzle that somebody shared as text, and functions that read and write the text."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from scopa_gui.coach.practice.themes import SUBJECTS
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import PARTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.notation.envelope import NONE, Fault, OpenedText, opened, refuse, sealed
from scopa_gui.game.notation.written_position import SharedPosition, position_in, position_parts

PUZZLE = "puzzle"
_SUBJECTS = {subject for subjects in SUBJECTS.values() for subject in subjects}


@dataclass(frozen=True, slots=True)
class SharedPuzzle:
    """Puzzle from a text; ``theme`` and ``part`` are "" and ``difficulty`` is 0 if not known.

    ``check``: checksum of the text; ``is_looked_at``: the text was only a position, and the judge found the moves, so
    that another move may be as good as ``best``.
    """

    at: SharedPosition
    best: str
    tempting: str
    theme: str
    part: str
    difficulty: int
    check: str
    is_looked_at: bool = False

    @property
    def key(self) -> str:
        """Name of the puzzle, always the same for the same text."""
        return f"{'position' if self.is_looked_at else 'shared'}/{self.check}"

    @property
    def rules(self) -> Rules:
        """Rules of the game."""
        return self.at.position.rules

    @property
    def answer(self) -> Move:
        """Best move."""
        return move_named(self.best)

    def position(self) -> Position:
        """Return the position with one possible deal of the hidden cards."""
        return self.at.position

    def view(self) -> PlayerView:
        """Return what the player who is asked can see."""
        return self.at.view

    @property
    def text(self) -> str:
        """Text to share; `puzzle_in` reads it."""
        return written_puzzle(self.view(), self.best, self.tempting, self.theme, self.part, self.difficulty)


def written_puzzle(view: PlayerView, best: str, tempting: str, theme: str, part: str, difficulty: int) -> str:
    """Return the text of a question about a view; raise ValueError if it is not that seat's turn."""
    answer = [("best", [best]), ("tempting", [tempting]), ("theme", [theme or NONE]), ("part", [part or NONE])]
    return sealed(PUZZLE, [*position_parts(view), *answer, ("difficulty", [str(difficulty)])])


def puzzle_in(text: OpenedText) -> SharedPuzzle:
    """Return the puzzle in an opened text; raise SharedTextError if it is wrong."""
    parts = text.parts
    at = position_in(parts)
    legal = set(map(str, at.position.legal_moves()))
    best = parts.word("best")
    if best not in legal:
        refuse(Fault.MOVE, best)
    tempting = parts.word("tempting")
    if tempting not in legal:
        refuse(Fault.MOVE, tempting)
    if best == tempting:
        refuse(Fault.MOVE, best)
    theme = "".join(parts.words("theme", 0, 1))
    part = "".join(parts.words("part", 0, 1))
    difficulty = parts.number("difficulty", DIFFICULTIES[-1])
    parts.end()
    known = theme if theme in _SUBJECTS else "", part if part in PARTS else ""
    return SharedPuzzle(at, best, tempting, *known, difficulty, text.check)


def shared_question(at: SharedPosition, best: Move, tempting: Move, theme: str, part: str) -> SharedPuzzle:
    """Return a shared position as a question, with the moves, theme and part that the judge has found."""
    text = opened(written_puzzle(at.view, str(best), str(tempting), theme, part, 0))
    return replace(puzzle_in(text), is_looked_at=True)


def shared_puzzle_from(plain: Mapping[str, Any]) -> SharedPuzzle:
    """Return the puzzle from the plain data of `plain_of_shared`; raise ValueError if they are wrong."""
    text = plain["text"]
    if not isinstance(text, str):
        raise ValueError("A shared puzzle is a text.")  # noqa: TRY004 - a stored value, not a fault of the program
    return replace(puzzle_in(opened(text)), is_looked_at=plain.get("is_looked_at") is True)


def plain_of_shared(puzzle: SharedPuzzle) -> dict[str, Any]:
    """Return a puzzle as plain data for JSON; `shared_puzzle_from` reads it."""
    return {"text": puzzle.text, "is_looked_at": puzzle.is_looked_at}
