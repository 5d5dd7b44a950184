"""Can the tests fail? `python -m tests.measure.mutation [GROUP ...] [--only MODULE]` changes the program in one place
at a time, runs the tests that reach that place, and prints every change that none of them noticed.

Needs mutmut (`pip install .[mutation]`), which thinks of the changes, and forked processes, which Windows has not. A
group is some modules and the tests that must hold them (GROUPS); without one all are taken. The work is done on a copy
in build/mutation. A test that is slow is left out, and of the others a change is tried by as many as --budget allows,
the quickest first. A change that makes no difference stands in no_difference beside this file, with the reason. Where
any other survives the program ends with status 1, and with 2 where it cannot begin. Texts of exceptions stay as they
are, and so do the letters of SQL and what stands outside functions.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from tests.measure.mutation.mutants import PROJECT, Mutant, mutants_of
from tests.measure.mutation.processes import Patience, survives_from_the_start, tried
from tests.measure.mutation.survivors import Explained, all_explained, outdated, unexplained


@dataclass(frozen=True, slots=True)
class Group:
    """Modules to change, as patterns of paths (a star also stands for folders), and the tests that must notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


PINNED = "tests/measure_tests/test_pinned.py"
GROUPS = {
    "engine": Group(("scopa_gui/engine/*",), ("tests/engine",)),
    "store": Group(("scopa_gui/store/*",), ("tests/store",)),
    "judge": Group(
        ("scopa_gui/ai/tactics/*", "scopa_gui/coach/judging/*", "scopa_gui/coach/practice/*"),
        ("tests/ai/test_tactics.py", "tests/coach", PINNED),
    ),
    "search": Group(("scopa_gui/ai/search/*", "scopa_gui/ai/endgame/*", "scopa_gui/ai/value/*"), ("tests/ai", PINNED)),
}


def why_not() -> str:
    """What is missing, as a sentence; nothing where all is there."""
    if not hasattr(os, "fork"):
        return "Every change is tried in a forked process, and this system has none: take Linux, macOS or WSL."
    if not find_spec("mutmut"):
        return "mutmut, which thinks of the changes, is not installed: pip install .[mutation]"
    return ""


def left_of(group: Group, known: Sequence[Explained], patience: Patience) -> list[Mutant]:
    """Try every change of a group that is not explained, and tell how many survive; those that do."""
    start = time.monotonic()
    mutants = mutants_of(group.modules)
    doubtful = {mutant.name: mutant for mutant in unexplained(mutants, known)}
    outcomes = tried(list(doubtful.values()), group.tests, patience)
    left = [
        doubtful[outcome.name]
        for outcome in outcomes
        if not outcome.is_killed and survives_from_the_start(outcome, patience)
    ]
    total, tries, lost = (Counter(mutant.module for mutant in those) for those in (mutants, doubtful.values(), left))
    for module, number in total.items():
        noticed, accounted = tries[module] - lost[module], number - tries[module]
        print(f"{module}: {number} changes, {noticed} noticed, {accounted} explained, {lost[module]} left")
    print(f"{len(mutants)} changes, {time.monotonic() - start:.0f} s")
    return left


def options() -> argparse.ArgumentParser:
    """What may be asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.mutation", description="Can the tests fail?")
    parser.add_argument("groups", nargs="*", help=f"of {', '.join(GROUPS)}; all, if none is named")
    parser.add_argument("--only", nargs="+", metavar="MODULE", help="paths or patterns instead of the group's modules")
    parser.add_argument("--doubt", action="store_true", help="try what is explained, too")
    parser.add_argument("--slow", type=float, default=0.7, help="seconds; a test that takes longer is left out (0.7)")
    parser.add_argument("--budget", type=float, default=3, help="seconds; the tests of one change take no longer (3)")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time (2)")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """The program: its status is 1 where a change survived that is not explained."""
    parser = options()
    asked = parser.parse_args(arguments)
    if unknown := set(asked.groups) - set(GROUPS):
        parser.error(f"There is no group {', '.join(sorted(unknown))}; there are {', '.join(GROUPS)}.")
    if sentence := why_not():
        print(sentence, file=sys.stderr)
        return 2
    known, left = [] if asked.doubt else all_explained(), []
    for entry in outdated(known, PROJECT):
        print(f"This line is no longer in {entry.module}: {entry.before}")
    for name in asked.groups or GROUPS:
        group = Group(tuple(asked.only), GROUPS[name].tests) if asked.only else GROUPS[name]
        left += left_of(group, known, Patience(asked.slow, asked.budget, asked.workers))
    for mutant in left:
        print(f"\n{mutant.name}\n- {mutant.before}\n+ {mutant.after}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
