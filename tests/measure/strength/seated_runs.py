"""A measurement of smazzate at tables of every level: its options, and what is kept so that a second start goes on."""

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.pool import Pool
from pathlib import Path
from typing import NamedTuple

from tests.measure.strength import results
from tests.measure.strength.seated_tables import TABLES, Seated


def options(
    program: str, about: str, games: Sequence[str], smazzate: int, arguments: Sequence[str] | None = None
) -> argparse.Namespace:
    """The options; with nothing named all games and all tables are measured."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.measure.strength.{program}", description=about)
    parser.add_argument("--known", action="store_true", help="it is known who sits there")
    parser.add_argument("--game", action="append", choices=games, help="may be repeated (usually all)")
    parser.add_argument("--table", action="append", choices=TABLES, help="may be repeated (usually all)")
    parser.add_argument("--smazzate", type=int, default=smazzate, help="of each table in each game")
    parser.add_argument("--workers", type=int, help="processes (usually one for every core)")
    parser.add_argument("--out", type=Path, help="the file of results, one JSON object a line, that a run adds to")
    given = parser.parse_args(arguments)
    given.game, given.table = given.game or list(games), given.table or list(TABLES)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return given


class Measuring(NamedTuple):
    """How a smazzata is measured, and where its line is kept: ``measure`` is a function of a module."""

    measure: Callable[..., dict]
    is_known: bool
    out: Path | None

    def lines(self, asked: Sequence[Seated], pool: Pool) -> list[dict]:
        """The line of each smazzata, from the file where it has it."""
        known = {
            Seated(line["game"], line["table"], line["number"]): line
            for line in results.lines_of(self.out)
            if line["known"] == self.is_known
        }
        missing = [seated for seated in asked if seated not in known]
        for seated, found in zip(
            missing, pool.imap(partial(self.measure, is_known=self.is_known), missing), strict=True
        ):
            known[seated] = {**seated._asdict(), "known": self.is_known, **found}
            results.append(self.out, known[seated])
        return [known[seated] for seated in asked]
