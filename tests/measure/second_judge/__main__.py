"""The judge of the program held against a second one that shares no code with it beyond the engine.

``python -m tests.measure.second_judge [--game GAME] [--positions N] [--out FILE]``: positions from smazzate of tables
of every level, at most one of a smazzata, each judged by both (slow_judge.py says how the second judges); then the
table: how often the first one's best is worse, how often it calls a move good that is not, or an error that is none,
what it says late, and where they differ, whose best brings more in the cards as they really lie, played on by strong
players. With ``--out FILE`` what is done is kept by the state of the code, and a second start goes on; ``--table``
prints it.
"""

import argparse
from collections.abc import Sequence
from itertools import count, islice
from pathlib import Path

from scopa_gui.coach.judging.verdict import Grade
from tests.measure.second_judge.comparison import READINGS, Compared, compared, compared_from
from tests.measure.second_judge.positions import FEWEST_LEFT, GAMES, MOST_LEFT, TABLES, Drawn
from tests.measure.strength import results
from tests.measure.strength.figures import mean_of, wilson
from tests.measure.strength.ladder import commit_of
from tests.measure.strength.seating import workers

WHAT_JUDGES = ("scopa_gui/engine", "scopa_gui/ai", "scopa_gui/coach/judging", "tests/measure/second_judge")
POSITIONS = 500
HEAD = (
    "| game | reading | n | its best worse by > 0.15 % [95 %] | best or good, but loses > 0.15 | errors that are none: "
    f"false, unsupported | {FEWEST_LEFT} to {MOST_LEFT} left: costs nothing, but loses > 0.15 |\n"
    "|---|---|---|---|---|---|---|"
)
ARBITER = (
    "\n| table | n | where they differ: the first's best less the second's, points in the true cards [95 %] |\n"
    "|---|---|---|"
)


def rows(game: str, found: Sequence[Compared]) -> list[str]:
    """The lines of a game, one for each reading and one for what holds under both."""
    return [_row(game, found, (reading,)) for reading in READINGS] + [_row(game, found, READINGS)]


def _row(game: str, found: Sequence[Compared], readings: Sequence[str]) -> str:
    drawn = [one for one in found if not one.late]
    good, errors = [one for one in drawn if not one.has_error], [one for one in drawn if one.has_error]
    late = [one for one in found if FEWEST_LEFT <= one.left <= MOST_LEFT and one.grade == Grade.BEST]

    def worse(one: Compared, move: str) -> bool:
        return all(one.is_worse(move, reading) for reading in readings)

    false = sum(all(one.is_false(reading) for reading in readings) for one in errors)
    unsupported = sum(all(one.is_unsupported(reading) for reading in readings) for one in errors)
    cells = (
        game,
        " and ".join(readings),
        str(len(drawn)),
        share([worse(one, one.first) for one in drawn]),
        share([worse(one, one.played) for one in good]),
        f"{false}, {unsupported} of {len(errors)}",
        share([worse(one, one.played) for one in late]),
    )
    return f"| {' | '.join(cells)} |"


def share(cases: Sequence[bool]) -> str:
    """How many, of how many, in per cent with the interval."""
    if not cases:
        return "-"
    found = wilson(sum(cases), len(cases))
    return f"{sum(cases)} of {len(cases)}: {found.value:.1f} [{found.low:.1f}, {found.high:.1f}]"


def arbiter_rows(found: Sequence[Compared]) -> list[str]:
    """The lines of the arbiter, one for each table."""
    lines = []
    for table in (*TABLES, "all"):
        gained = [one.gained for one in found if one.are_apart and table in (one.table, "all")]
        lines.append(f"| {table} | {len(gained)} | {mean_of(gained) if gained else '-'} |")
    return lines


def disputes(game: str, found: Sequence[tuple[int, Compared]]) -> list[str]:
    """The positions where the first judge errs under both readings, the worst first."""

    def worst(one: Compared) -> float:
        return max(
            (
                min(loss.mean for reading in READINGS for loss in one.loss(move, reading))
                for move in {one.first, *([] if one.has_error else [one.played])}
                if all(one.is_worse(move, reading) for reading in READINGS)
            ),
            default=0.0,
        )

    ranked = sorted(((worst(one), number, one) for number, one in found), reverse=True)
    return [
        f"{game} {number} ({one.table}, {one.left} left), loses {loss:.2f}: {one.told}\n    played {one.played}, grade "
        f"{Grade(one.grade).name}, lost {one.lost} +- {one.se}, first's best {one.first}, second's {one.second}, "
        f"{one.way}; losses {one.losses}; true cards {one.arbiter}"
        for loss, number, one in ranked
        if loss > 0
    ]


def kept(path: Path | None, commit: str) -> dict[Drawn, Compared]:
    """What a file has of this state of the code."""
    return {
        Drawn(line["game"], line["number"]): compared_from(line["compared"])
        for line in results.lines_of(path)
        if line["commit"] == commit
    }


def options() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.second_judge",
        description="The judge against a slow one that shares no code with it.",
    )
    parser.add_argument("--game", action="append", choices=list(GAMES), help="may be repeated (usually all)")
    parser.add_argument("--positions", type=int, default=POSITIONS, help=f"of each game (usually {POSITIONS})")
    parser.add_argument(
        "--late", action="store_true", help="only those drawn from the late ones, a third of the numbers"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (usually 1)")
    parser.add_argument("--out", type=Path, help="the file of results, one JSON object a line, that a run adds to")
    parser.add_argument("--commit", help="the name under which results are kept (usually the state of what judges)")
    parser.add_argument("--table", action="store_true", help="print what the file has and judge nothing")
    parser.add_argument("--show", action="store_true", help="name the positions in which the first judge errs")
    return parser.parse_args()


def wanted_of(game: str, given: argparse.Namespace) -> list[Drawn]:
    """The positions asked for."""
    every = (Drawn(game, number) for number in count())
    return list(islice((drawn for drawn in every if drawn.is_late or not given.late), given.positions))


def main() -> None:
    """Judge and print, game by game."""
    given = options()
    commit = given.commit or commit_of(Path(__file__).parents[3], WHAT_JUDGES)
    known, told = kept(given.out, commit), list[str]()
    wanted = {game: wanted_of(game, given) for game in given.game or GAMES}
    if not given.table:
        with workers(given.workers) as pool:
            asked = [drawn for number in zip(*wanted.values(), strict=True) for drawn in number if drawn not in known]
            for drawn, found in pool.imap_unordered(compared, asked):
                known[drawn] = found
                results.append(given.out, {**drawn._asdict(), "commit": commit, "compared": found._asdict()})
    print(f"State {commit}\n{HEAD}")
    for game, every in wanted.items():
        found = {drawn.number: known[drawn] for drawn in every if drawn in known}
        if found:
            print("\n".join(rows(game, list(found.values()))))
            told += disputes(game, list(found.items()))
    print(
        "\n".join(
            (ARBITER, *arbiter_rows([known[drawn] for every in wanted.values() for drawn in every if drawn in known]))
        )
    )
    if given.show:
        print("\n".join(("", *told)))


if __name__ == "__main__":
    main()
