"""Some of the trials, in a process and a copy of the program of their own: `python -m tests.damage.worker JOBS`.

JOBS is a JSON file that names all else; each result is a line of JSON in the file of results.
"""

import gc
import json
import sys
from pathlib import Path

from tests.damage import given, shipped, starts
from tests.damage.file_kinds import GIVEN, HOME, NAMED, FileKind
from tests.damage.seeing import look_at_home
from tests.damage.trials import Case, Found, Yard, tried


def main(jobs: Path) -> None:
    """Do what the file of jobs asks for."""
    asked = json.loads(jobs.read_text(encoding="utf-8"))
    gc.collect()
    gc.freeze()  # Speed: a fork of a frozen heap copies fewer pages
    yard = Yard(Path(asked["homes"]), Path(asked["place"]))
    with Path(asked["out"]).open("a", buffering=1, encoding="utf-8") as results:
        for kind, number in asked["cases"]:
            case = Case(asked["seed"], kind, number)
            found = _found(yard, NAMED[kind], case, asked["level"], Path(asked["program"]))
            line = {"kind": kind, "number": number, "harm": found.harm, "faults": found.faults, "said": found.said}
            results.write(json.dumps(line) + "\n")


def _found(yard: Yard, kind: FileKind, case: Case, level: str, program: Path) -> Found:
    if level == "starts":
        return starts.tried(yard, kind, case, program)
    if kind.top == HOME:
        return tried(yard, kind, case, look_at_home(kind))
    if kind.top == GIVEN:
        return given.tried(yard, kind, case)
    return shipped.tried(yard, kind, case, program)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
