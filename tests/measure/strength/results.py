"""Results of the ladder, kept as JSON lines so that a run can be continued, and the table made of them.

A line holds some deals of one pairing: game, first, second, limit, commit, seed, ``planned`` (the number of deals fixed
before), ``deals`` [first, after the last], ``margins`` [[as hand side, ..., as deck side], ...] and ``clocks``
[[seconds, moves] of each player].
"""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

from tests.measure.strength.figures import Interval, Shares, mean_of, shares_of
from tests.measure.strength.seating import Played

KEY = ("game", "first", "second", "limit", "commit", "seed")


@dataclass(slots=True)
class Pairing:
    """What is known of a pairing: its key, the deals planned, margins by deal, seconds and moves by player."""

    key: tuple[str, ...]
    planned: int = 0
    margins: dict[int, tuple[float, ...]] = field(default_factory=dict)
    clocks: list[list[float]] = field(default_factory=lambda: [[0.0, 0], [0.0, 0]])

    def add(self, line: dict) -> None:
        """Add one line; deals that are there already are not counted twice."""
        self.planned = max(self.planned, line["planned"])
        numbers = range(*line["deals"])
        if set(numbers) & set(self.margins):
            return
        self.margins.update(zip(numbers, map(tuple, line["margins"]), strict=True))
        for mine, more in zip(self.clocks, line["clocks"], strict=True):
            mine[0] += more[0]
            mine[1] += more[1]

    @property
    def is_complete(self) -> bool:
        """True when all the deals that were planned have been played."""
        return all(number in self.margins for number in range(self.planned))

    @property
    def mean(self) -> Interval:
        """Points a smazzata of the first player more than the second, with the interval over deals."""
        return mean_of([fmean(deal) for deal in self.margins.values()])

    def shares(self, *sides: int) -> Shares:
        """Won, lost and tied of the first player, as hand side (0), as deck side (-1), or of all without a side."""
        return shares_of([margin for deal in self.margins.values() for margin in ([deal[at] for at in sides] or deal)])

    def missing(self, planned: int, size: int) -> list[tuple[int, int]]:
        """The deals still to be played, in chunks of at most ``size``."""
        chunks: list[tuple[int, int]] = []
        for number in range(planned):
            if number in self.margins:
                continue
            if chunks and chunks[-1][1] == number and number - chunks[-1][0] < size:
                chunks[-1] = (chunks[-1][0], number + 1)
            else:
                chunks.append((number, number + 1))
        return chunks


def line_of(played: Played, limit: str, commit: str, planned: int) -> dict:
    """The line for some deals that were played."""
    chunk = played.chunk
    return {
        "game": chunk.game,
        "first": chunk.first,
        "second": chunk.second,
        "limit": limit,
        "commit": commit,
        "seed": chunk.seed,
        "planned": planned,
        "deals": list(chunk.deals),
        "margins": [list(pair) for pair in played.margins],
        "clocks": [[round(clock.seconds, 3), clock.moves] for clock in played.clocks],
    }


def pairings_of(lines: Iterable[dict]) -> dict[tuple[str, ...], Pairing]:
    """The pairings by key, in the order in which they were first met."""
    found: dict[tuple[str, ...], Pairing] = {}
    for line in lines:
        key = tuple(line[part] for part in KEY)
        found.setdefault(key, Pairing(key)).add(line)
    return found


def read(path: Path | None) -> dict[tuple[str, ...], Pairing]:
    """The pairings in a file, none if it does not exist."""
    return pairings_of(lines_of(path))


def lines_of(path: Path | None) -> list[dict]:
    """The lines of a file, none if it does not exist; a last line cut short by a stop is left out."""
    lines = []
    for text in path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else ():
        with suppress(ValueError):
            lines.append(json.loads(text))
    return lines


def append(path: Path | None, line: dict) -> None:
    """Add a line to the file, on a line of its own even after one that was cut short."""
    if path is None:
        return
    with path.open("a+b") as file:
        if file.tell():
            file.seek(-1, 2)
            if file.read(1) != b"\n":
                file.write(b"\n")
        file.write(json.dumps(line).encode() + b"\n")


HEAD = (
    "| game | player | against | points a smazzata [95 %] | won / lost / tied % | as hand side | as deck side | ms a "
    "move | deals, each from every side | limit | commit |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


def row(pairing: Pairing) -> str:
    """One line of the Markdown table; a pairing that stopped early says so instead of its number of deals."""
    game, first, second, limit, commit, _ = pairing.key
    number = len(pairing.margins)
    deals = str(number) if pairing.is_complete else f"{number} of {pairing.planned}, stopped early"
    pace = " / ".join(f"{1000 * seconds / max(1, moves):.1f}" for seconds, moves in pairing.clocks)
    cells = (
        game,
        first,
        second,
        str(pairing.mean),
        str(pairing.shares()),
        str(pairing.shares(0)),
        str(pairing.shares(-1)),
        pace,
        deals,
        limit,
        commit,
    )
    return f"| {' | '.join(cells)} |"


def table(pairings: Sequence[Pairing]) -> str:
    """The Markdown table of the last commit measured for each pairing, and what in it is not settled."""
    last = {pairing.key[:4]: pairing for pairing in pairings}
    shown = [pairing for pairing in last.values() if pairing.margins]
    return "\n".join((HEAD, *(row(pairing) for pairing in shown), *_unsettled(shown)))


def _unsettled(pairings: Sequence[Pairing]) -> list[str]:
    told = []
    for pairing in pairings:
        game, first, second = pairing.key[:3]
        if first == second:
            if pairing.mean.is_clear_of_zero:
                told.append(f"\nThe control failed: {first} against itself in {game} is not 0 within its interval.")
        elif not pairing.mean.low > 0:
            told.append(f"\nNot won clear of 0: {first} against {second} in {game}.")
    return told
