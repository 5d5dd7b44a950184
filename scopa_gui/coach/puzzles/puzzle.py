"""Puzzle: a position from a real game with one move that is clearly best. assets/puzzles has the shipped ones.

It is stored as the seed of a smazzata and the moves up to the question, so that the smazzata can be played on.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
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
"""Largest size of a file of puzzles, in bytes."""
DIFFICULTIES = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Position whose best move is to be found.

    ``moves``: moves before the question, in notation; ``best``: the answer; ``tempting``: the move of a weaker player;
    ``theme``: tactic that the tempting move goes against, a name from ai/tactics/registry.py; ``part``: part
    of the score that it costs most; ``gap``: points by which the answer is better than any other move, with standard
    error ``se``; where the match is at stake, winning it instead of losing it counts as eight points;
    ``totals``: points of the match, my side first, or () at its beginning.
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
    totals: tuple[Annotated[int, msgspec.Meta(ge=-1000, le=1000)], ...] = ()

    @property
    def key(self) -> str:
        """Unique name that never changes."""
        return f"{self.game}/{self.players}/{self.seed}/{len(self.moves)}"

    @property
    def rules(self) -> Rules:
        """Rules of the game."""
        return VARIANTS[self.game].rules_by_players[self.players]

    @property
    def answer(self) -> Move:
        """Best move."""
        return move_named(self.best)

    def position(self) -> Position:
        """Return the position, hidden cards included; raise IllegalMove if the moves do not fit the rules."""
        return position_after(self.rules, self.seed, self.moves)

    def view(self) -> PlayerView:
        """Return what the player who is asked can see."""
        position = self.position()
        view = view_of(position, position.turn)
        return replace(view, totals=self.totals) if self.totals else view


def position_after(rules: Rules, seed: str, moves: Iterable[str]) -> Position:
    """Return the position of a smazzata after these moves; raise IllegalMove if they do not fit the rules."""
    position = deal_smazzata(rules, Random(seed))
    for text in moves:
        position = position.play(move_named(text))
    return position


def puzzle_from(plain: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle from plain data; raise ValueError if the data are wrong."""
    try:
        row = msgspec.convert(plain, dict[str, Any])
        if not row.keys() <= set(Puzzle.__slots__):
            raise ValueError("These are not the fields of a puzzle.")
        moves = tuple(msgspec.convert(row.get("moves"), str).split())
        puzzle = msgspec.convert({**row, "moves": moves}, Puzzle)
    except msgspec.MsgspecError as error:
        raise ValueError("These are not the data of a puzzle.") from error
    if puzzle.totals and len(puzzle.totals) != puzzle.rules.sides:
        raise ValueError(f"There are {puzzle.rules.sides} sides, not {len(puzzle.totals)}.")
    return puzzle


def plain_of(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as plain data for JSON; `puzzle_from` reads it."""
    # Speed: `asdict` copies every value deeply; this takes a tenth of its time, for each puzzle of a chosen theme.
    plain = {field.name: getattr(puzzle, field.name) for field in fields(puzzle)}
    plain["moves"] = " ".join(puzzle.moves)
    totals = list(plain.pop("totals"))
    return {**plain, "totals": totals} if totals else plain


def load(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file with one JSON object a line; damaged lines are left out and reported."""
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
    """Write a file of puzzles with checksums, sorted by game, theme and difficulty."""
    order = sorted(
        puzzles, key=lambda puzzle: (puzzle.game, puzzle.players, puzzle.theme, puzzle.difficulty, puzzle.key)
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = (sealed(json.dumps(plain_of(puzzle), separators=(",", ":")).encode()) for puzzle in order)
    file.write_bytes(b"".join(line + b"\n" for line in lines))
