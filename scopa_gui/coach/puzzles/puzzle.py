"""Puzzles: positions from real games with one answer that is clearly best. Those that ship are in assets/puzzles.

A puzzle is the seed of a smazzata and the moves up to the question, so it can be played on.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec

from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.store import files, program_parts
from scopa_gui.store.sealed_lines import sealed, unsealed

_LARGEST = 1 << 24
"""Bytes of a file of puzzles."""
DIFFICULTIES = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question. ``moves`` as text up to it; ``best`` the answer, ``tempting`` what a weaker player would do.

    ``theme``: the tactic that the tempting move goes against (a name of ai/heuristic/heuristic_player.py), ``part``
    what it costs most;
    ``gap``: points by which the answer is ahead of the next best move, with its standard error ``se``; where the match
    is at stake, one that is won counts eight points more than one that is lost. ``totals`` of the match, my side first;
    () at its beginning.
    """

    game: str
    players: int
    seed: str
    moves: tuple[str, ...]
    best: str
    tempting: str
    theme: str
    part: str
    difficulty: int
    gap: float
    se: float
    totals: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        """The name of the puzzle: unique, and the same for ever."""
        return f"{self.game}/{self.players}/{self.seed}/{len(self.moves)}"

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return VARIANTS[self.game].rules_by_players[self.players]

    @property
    def answer(self) -> Move:
        """The best move."""
        return move_named(self.best)

    def position(self) -> Position:
        """The whole truth when the question is asked; raises IllegalMove when the puzzle does not fit the rules."""
        return position_after(self.rules, self.seed, self.moves)

    def view(self) -> PlayerView:
        """Return what the player who is asked may know."""
        position = self.position()
        view = view_of(position, position.turn)
        return replace(view, totals=self.totals) if self.totals else view


def position_after(rules: Rules, seed: str, moves: Iterable[str]) -> Position:
    """The position of a smazzata after these moves; raises IllegalMove when they do not fit the rules."""
    position = deal_smazzata(rules, Random(seed))
    for text in moves:
        position = position.play(move_named(text))
    return position


class _PuzzleRow(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    players: int
    seed: str
    moves: str
    best: str
    tempting: str
    theme: str
    part: str
    difficulty: int
    gap: float
    se: float
    totals: tuple[Annotated[int, msgspec.Meta(ge=-1000, le=1000)], ...] = ()


def puzzle_from(plain: Mapping[str, Any]) -> Puzzle:
    """The puzzle in this plain data; raises ValueError when it is none."""
    try:
        row = msgspec.convert(plain, _PuzzleRow)
    except msgspec.MsgspecError as error:
        raise ValueError("These are not the data of a puzzle.") from error
    puzzle = Puzzle(**(msgspec.structs.asdict(row) | {"moves": tuple(row.moves.split())}))
    if puzzle.totals and len(puzzle.totals) != puzzle.rules.sides:
        raise ValueError(f"There are {puzzle.rules.sides} sides, not {len(puzzle.totals)}.")
    return puzzle


def plain_of(puzzle: Puzzle) -> dict[str, Any]:
    """Plain data for JSON; puzzle_from() is the inverse."""
    plain = {**asdict(puzzle), "moves": " ".join(puzzle.moves), "totals": list(puzzle.totals)}
    return plain if puzzle.totals else {name: value for name, value in plain.items() if name != "totals"}


def load(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, one JSON object a line; a damaged line costs itself, and is reported."""
    puzzles = []
    try:
        lines = files.read(file, _LARGEST).splitlines()
    except OSError:
        lines = [b"no file"]
    for line in filter(None, lines):
        try:
            puzzles.append(puzzle_from(json.loads(unsealed(line) or b"")))
        except (ValueError, TypeError, LookupError, RecursionError):
            program_parts.miss(file)
    if not puzzles:
        program_parts.miss(file)
    return tuple(puzzles)


def save(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, each with its checksum, by game, theme and difficulty."""
    order = sorted(
        puzzles, key=lambda puzzle: (puzzle.game, puzzle.players, puzzle.theme, puzzle.difficulty, puzzle.key)
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = (sealed(json.dumps(plain_of(puzzle), separators=(",", ":")).encode()) for puzzle in order)
    file.write_bytes(b"".join(line + b"\n" for line in lines))
