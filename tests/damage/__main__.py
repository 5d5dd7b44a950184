"""Damage every kind of file that the game reads, and count what gets lost: `python -m tests.damage`.

``--store N`` trials look with the game's own store at a copy of a home in which one file was damaged; ``--starts N``
are whole starts of the program, to a card played and the end. The table says for every kind of file, and for every kind
of damage, how many were tried; how often something sound was hidden, something lost was not said, a step took more than
two seconds, something crashed. The exit status is 1 unless all of these are zero. Every find is printed with the
options that repeat it: the same ``--seed``, ``--only`` and ``--number`` are the same damage of the same file.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests import world
from tests.damage.file_kinds import KINDS, NAMED
from tests.damage.trials import FAULTS, Case

PROJECT = Path(__file__).resolve().parent.parent.parent
MEMORY = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
"""Where the trials are made: in memory, where that is a folder, as nobody waits for a disk there."""
STORE, STARTS = 10_000, 500
Line = dict[str, object]


def main(words: list[str] | None = None) -> int:
    """Do the trials and print the tables; 1 where a fault was found."""
    given = options(words)
    world.enter()
    folder = Path(tempfile.mkdtemp(prefix="scopa-damage-", dir=given.folder or MEMORY))
    faults = 0
    try:
        make_homes(folder)
        for level, count in (("store", given.store), ("starts", given.starts)):
            if count:
                cases = cases_of(given, count)
                lines = done(folder, level, cases, given)
                faults += report(lines, level, given.seed, given.most)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return int(faults > 0)


def make_homes(folder: Path) -> None:
    """The homes that are copied for every trial, and what is in them."""
    made = folder / "homes"
    made.mkdir()
    program = "import sys; from tests.damage import yard_making; yard_making.main(sys.argv[1])"
    subprocess.run([sys.executable, "-c", program, str(made)], cwd=PROJECT, check=True)


def cases_of(given: argparse.Namespace, count: int) -> list[tuple[str, int]]:
    """Kind and number of the trials: each kind in turn, until there are enough."""
    kinds = given.only or [kind.name for kind in KINDS]
    if given.number is not None:
        return [(kind, given.number) for kind in kinds]
    return [(kinds[place % len(kinds)], place // len(kinds)) for place in range(count)]


def done(folder: Path, level: str, cases: list[tuple[str, int]], given: argparse.Namespace) -> list[Line]:
    """The results of all trials, from several processes that each have a copy of the program."""
    running = []
    for part in range(given.workers):
        tree, place = folder / f"program {part}", folder / f"trial {part}"
        if not tree.exists():
            copy_program(tree)
        jobs, out = folder / f"{level} {part}.json", folder / f"{level} {part}.lines"
        asked = {"homes": str(folder / "homes"), "place": str(place), "out": str(out), "seed": given.seed}
        jobs.write_text(
            json.dumps(asked | {"level": level, "program": str(PROJECT), "cases": cases[part :: given.workers]}),
            encoding="utf-8",
        )
        command = [sys.executable, "-m", "tests.damage.worker", str(jobs)]
        running.append((subprocess.Popen(command, cwd=tree), out))
    lines = []
    for process, out in running:
        if process.wait():
            for other, _out in running:
                other.kill()
                other.wait()
            raise RuntimeError(f"A process of trials ended with status {process.returncode}.")
        lines += [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    return lines


def copy_program(tree: Path) -> None:
    """The program as it ships, and these trials, with the times of its files."""
    for part in ("scopa_gui", "assets", "tests"):
        shutil.copytree(PROJECT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "gallery"))


def report(lines: list[Line], level: str, seed: int, most: int) -> int:
    """Print what was found; how many faults."""
    print(f"\n{len(lines)} damages, level {level}, seed {seed}")
    for title, part in (("kind of file", "kind"), ("kind of damage", "harm")):
        print(f"\n| {title} | tried | hidden | not said | slow | crashed |\n|---|---|---|---|---|---|")
        names = list(dict.fromkeys(str(line[part]) for line in lines))
        for name in sorted(names, key=list(NAMED).index if part == "kind" else None):
            print(_row(name, [line for line in lines if line[part] == name]))
        print(_row("all", lines))
    found = [line for line in lines if line["faults"]]
    for line in found[:most]:
        print(Case(seed, str(line["kind"]), int(str(line["number"]))).again(level), line["harm"], line["faults"])
    return len(found)


def _row(name: str, lines: list[Line]) -> str:
    counts = Counter(fault for line in lines for fault in dict(line["faults"]))
    return f"| {name} | {len(lines)} | " + " | ".join(str(counts[fault]) for fault in FAULTS) + " |"


def options(words: list[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.damage", description="Whether damaged files cost anything.")
    parser.add_argument("--store", type=int, metavar="N", help=f"damages at the level of the store (usually {STORE})")
    parser.add_argument("--starts", type=int, metavar="N", help=f"damages before a whole start (usually {STARTS})")
    parser.add_argument("--seed", type=int, default=1, help="of the chance by which files are damaged (usually 1)")
    parser.add_argument("--only", action="append", choices=list(NAMED), help="this kind of file; may be repeated")
    parser.add_argument("--number", type=int, help="only the trial of this number of each kind")
    parser.add_argument("--workers", type=int, default=2, help="processes (usually 2)")
    parser.add_argument("--most", type=int, default=60, help="finds that are printed one by one (usually 60)")
    parser.add_argument("--folder", type=Path, help="where the trials are made (usually in memory)")
    given = parser.parse_args(words)
    if given.store is None and given.starts is None:
        given.store, given.starts = STORE, STARTS
    return given


if __name__ == "__main__":
    sys.exit(main())
