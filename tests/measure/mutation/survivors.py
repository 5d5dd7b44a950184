"""The files of no_difference: the changes that make no difference, each with the reason; a file for each group.

A heading in square brackets names the module of the entries below it. An entry is a line as it is (``-``), as it was
changed (``+``) and why that makes no difference; a statement of several lines stands on one.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.measure.mutation.mutants import Mutant

SURVIVORS = Path(__file__).with_name("no_difference")


@dataclass(frozen=True, slots=True)
class Explained:
    """A change that makes no difference: its module, the line before and after, and why."""

    module: str
    before: str
    after: str
    why: str

    def is_of(self, mutant: Mutant) -> bool:
        """Whether it is this change."""
        return (self.module, self.before, self.after) == (mutant.module, mutant.before, mutant.after)


def all_explained() -> list[Explained]:
    """The entries of every file."""
    return [entry for path in sorted(SURVIVORS.glob("*.txt")) for entry in explained(path.read_text(encoding="utf-8"))]


def explained(text: str) -> list[Explained]:
    """The entries of such a text; raises ValueError with what is no entry."""
    found, module = [], ""
    for entry in text.split("\n\n"):
        lines = [line for line in entry.splitlines() if line and not line.startswith("#")]
        if len(lines) == 1 and lines[0].startswith("["):
            module = lines[0].strip("[]")
        elif lines:
            if not module or [line[:2] for line in lines[:2]] != ["- ", "+ "] or len(lines) != 3:
                raise ValueError(f"This is no entry of no_difference:\n{entry}")
            found.append(Explained(module, lines[0][2:], lines[1][2:], lines[2]))
    return found


def unexplained(survivors: Iterable[Mutant], known: Iterable[Explained]) -> list[Mutant]:
    """The changes that no entry is about."""
    entries = list(known)
    return [mutant for mutant in survivors if not any(entry.is_of(mutant) for entry in entries)]


def outdated(known: Iterable[Explained], project: Path) -> list[Explained]:
    """The entries whose line is not in their module, or whose module is not there."""
    return [entry for entry in known if f" {entry.before} " not in _on_one_line(project / entry.module)]


def _on_one_line(path: Path) -> str:
    words = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()] if path.is_file() else []
    return f" {' '.join(words)} "
