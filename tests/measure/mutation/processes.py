"""Trying changes in processes of pytest: all of them in forks of one (trials.py), or one from the first import on."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.measure.mutation.mutants import COPY, LIST, Mutant, write_down
from tests.measure.mutation.switch import FROM_THE_START

_PYTEST = (
    sys.executable,
    "-m",
    "pytest",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "--assert=plain",
    "--basetemp=scratch",
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A change by its name, whether a test failed, and the tests that were to."""

    name: str
    is_killed: bool
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds of the processor that one test may take, and all tests of a change; the changes tried at a time."""

    slow: float
    budget: float
    workers: int


def tried(mutants: Sequence[Mutant], tests: Sequence[str], patience: Patience) -> list[Outcome]:
    """What became of changes of the copy, with these files or folders of tests; what the plugin says is shown."""
    write_down(mutants)
    results = COPY / "results.jsonl"
    options = (f"--mutants={LIST}", f"--results={results}", f"--slow={patience.slow}", f"--budget={patience.budget}")
    # Kept folders of tests would be many thousands.
    plugin = (
        "-p",
        "tests.measure.mutation.trials",
        "-p",
        "no:terminal",
        "-s",
        "-o",
        "tmp_path_retention_policy=failed",
    )
    subprocess.run((*_PYTEST, *plugin, *options, f"--workers={patience.workers}", *tests), cwd=COPY, check=True)
    return outcomes(results)


def outcomes(results: Path) -> list[Outcome]:
    """What the plugin wrote."""
    plain = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return [Outcome(each["name"], each["is_killed"], tuple(each["tests"])) for each in plain]


def survives_from_the_start(outcome: Outcome, patience: Patience) -> bool:
    """Whether the same tests notice nothing either in a process that has the change when it imports the program."""
    environment = os.environ | {FROM_THE_START: outcome.name}
    try:
        answer = subprocess.run(
            (*_PYTEST, "-q", "-x", *outcome.tests),
            cwd=COPY,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60 + 20 * patience.budget,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return not answer.returncode
