"""A puzzle as somebody shares it: what the seat knows, the best move, and one that tempts; a question, and its text."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from scopa_gui.coach.judging.verdict import COUNTED
from scopa_gui.coach.practice.themes import TACTICS
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import PARTS
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.notation.envelope import NONE, Fault, OpenedText, Parts, opened, refuse, sealed
from scopa_gui.game.notation.written_position import SharedPosition, position_in, position_parts

PUZZLE = "puzzle"
_TACTICS = {COUNTED, *(tactic for tactics in TACTICS.values() for tactic in tactics)}


@dataclass(frozen=True, slots=True)
class SharedPuzzle:
    """A puzzle that came as text. ``theme``, ``part`` and ``difficulty`` as in Puzzle, empty and 0 if not known.

    ``is_looked_at``: a position came, and the judge looked for the moves: another one may be as good as ``best``.
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
        """The name of the puzzle: the same for the same text."""
        return f"{'position' if self.is_looked_at else 'shared'}/{self.check}"

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return self.at.position.rules

    @property
    def answer(self) -> Move:
        """The best move."""
        return move_named(self.best)

    def position(self) -> Position:
        """One of the ways in which the cards may lie when the question is asked."""
        return self.at.position

    def view(self) -> PlayerView:
        """Return what the player who is asked may know."""
        return self.at.view

    @property
    def text(self) -> str:
        """The text of the puzzle; puzzle_in() is the inverse."""
        return written_puzzle(self.view(), self.best, self.tempting, self.theme, self.part, self.difficulty)


def written_puzzle(view: PlayerView, best: str, tempting: str, theme: str, part: str, difficulty: int) -> str:
    """The text of a question about a seat's view, whose turn it must be (ValueError)."""
    answer = [("best", [best]), ("tempting", [tempting]), ("theme", [theme or NONE]), ("part", [part or NONE])]
    return sealed(PUZZLE, [*position_parts(view), *answer, ("difficulty", [str(difficulty)])])


def puzzle_in(text: OpenedText) -> SharedPuzzle:
    """The puzzle in an open text of this kind; raises SharedTextError."""
    parts = text.parts
    at = position_in(parts)
    best, tempting = (_legal(at, parts, name) for name in ("best", "tempting"))
    if best == tempting:
        refuse(Fault.MOVE, best)
    theme = "".join(parts.words("theme", 0, 1))
    part = "".join(parts.words("part", 0, 1))
    difficulty = parts.number("difficulty", DIFFICULTIES[-1])
    parts.end()
    known = theme if theme in _TACTICS else "", part if part in PARTS else ""
    return SharedPuzzle(at, best, tempting, *known, difficulty, text.check)


def shared_question(at: SharedPosition, best: Move, tempting: Move, theme: str, part: str) -> SharedPuzzle:
    """A position as a question, once the judge has looked at its moves."""
    text = opened(written_puzzle(at.view, str(best), str(tempting), theme, part, 0))
    return replace(puzzle_in(text), is_looked_at=True)


def _legal(at: SharedPosition, parts: Parts, name: str) -> str:
    word = parts.word(name)
    legal = {str(move): move for move in at.position.legal_moves()}
    return word if word in legal else refuse(Fault.MOVE, word)


def shared_puzzle_from(plain: Mapping[str, Any]) -> SharedPuzzle:
    """The puzzle in the plain data of plain_of_shared(); raises ValueError when it is none."""
    text = plain["text"]
    if not isinstance(text, str):
        raise ValueError("A shared puzzle is a text.")  # noqa: TRY004 - a value that was kept, not a fault of the program
    return replace(puzzle_in(opened(text)), is_looked_at=plain.get("is_looked_at") is True)


def plain_of_shared(puzzle: SharedPuzzle) -> dict[str, Any]:
    """Plain data for JSON; shared_puzzle_from() is the inverse."""
    return {"text": puzzle.text, "is_looked_at": puzzle.is_looked_at}
