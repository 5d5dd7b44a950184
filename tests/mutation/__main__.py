"""Can the tests fail? `python -m tests.mutation [GROUP ...] [--only MODULE]` changes the program in one place at a
time, runs the tests that reach that place, and prints every change that none of them noticed.

Needs mutmut (`pip install .[mutation]`). A group is some modules and the tests that must hold them (GROUPS); without
one all are taken, which takes hours. The work is done on a copy in build/mutation. A change that makes no difference
stands in survivors.txt beside this file: the line as it is, the line as it was changed, and why it makes none. Where
any other survives the program ends with status 1. Texts of exceptions are not changed.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
COPY = PROJECT / "build" / "mutation"
EXPLAINED = Path(__file__).with_name("survivors.txt")
COPIED = ("scopa_gui", "tests", "packaging", "assets", "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml")
UNUSED = ("__pycache__", "gallery", "artwork", "soundwork")


@dataclass(frozen=True, slots=True)
class Group:
    """Modules to change, as patterns of paths (a star also stands for folders), and the tests that must notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


GROUPS = {
    "engine": Group(("scopa_gui/engine/*",), ("tests/engine",)),
    "store": Group(("scopa_gui/store/*",), ("tests/store",)),
    "judge": Group(("scopa_gui/coach/judging/*", "scopa_gui/coach/practice/*"), ("tests/coach",)),
    "search": Group(("scopa_gui/ai/search/*", "scopa_gui/ai/endgame/*", "scopa_gui/ai/value/*"), ("tests/ai",)),
}


@dataclass(frozen=True, slots=True)
class Survivor:
    """A change that no test noticed: the function's name, the line before and after."""

    function: str
    before: str
    after: str


def prepare(modules: Iterable[str], tests: Iterable[str]) -> None:
    """A fresh copy of the project with the settings of mutmut."""
    shutil.rmtree(COPY, ignore_errors=True)
    for name in COPIED:
        source, target = PROJECT / name, COPY / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns(*UNUSED))
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    settings = {
        "source_paths": ["scopa_gui"],
        "only_mutate": list(modules),
        "do_not_mutate_patterns": [r"\braise \w+\("],
        "also_copy": [name for name in COPIED if name not in ("scopa_gui", "tests", "pyproject.toml")],
        "pytest_add_cli_args": ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"],
        "pytest_add_cli_args_test_selection": list(tests),
        "use_git_change_detection": False,
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in settings.items()]
    with (COPY / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n".join(("", "[tool.mutmut]", *lines, "")))


def mutmut(*command: str, shown: bool = False) -> str:
    """Run mutmut in the copy; what it prints, where it is not ``shown`` at once."""
    program = [sys.executable, "-m", "mutmut", *command]
    answer = subprocess.run(program, cwd=COPY, stdout=None if shown else subprocess.PIPE, text=True, check=False)
    return answer.stdout or ""


def survivors() -> Iterator[Survivor]:
    """What mutmut found to survive, or to be reached by no test."""
    for line in mutmut("results").splitlines():
        name, _, outcome = line.strip().partition(": ")
        if outcome in ("survived", "no tests"):
            changed = [
                part
                for part in mutmut("show", name).splitlines()
                if part[:1] in "-+" and part[:3] not in ("---", "+++")
            ]
            before, after = (" ".join(part[1:].strip() for part in changed if part[0] == sign) for sign in "-+")
            yield Survivor(name.partition("__mutmut_")[0], before, after)


def explained() -> set[tuple[str, str]]:
    """The changes that make no difference: lines before and after, as survivors.txt has them, with a reason each."""
    found = set()
    for entry in EXPLAINED.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in entry.splitlines() if line and not line.startswith("#")]
        if lines:
            before, after, _why = lines
            found.add((before.removeprefix("- "), after.removeprefix("+ ")))
    return found


def main() -> int:
    """The program: its status is 1 where a change survived that is not explained."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Can the tests fail?")
    parser.add_argument("groups", nargs="*", help=f"of {', '.join(GROUPS)}; all, if none is named")
    parser.add_argument("--only", metavar="MODULE", help="a path or pattern instead of the group's modules")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time (usually 2)")
    asked = parser.parse_args()
    if unknown := set(asked.groups) - set(GROUPS):
        parser.error(f"There is no group {', '.join(sorted(unknown))}; there are {', '.join(GROUPS)}.")
    known, status = explained(), 0
    for name in asked.groups or GROUPS:
        group = GROUPS[name]
        prepare([asked.only] if asked.only else group.modules, group.tests)
        mutmut("run", "--max-children", str(asked.workers), shown=True)
        for survivor in survivors():
            if (survivor.before, survivor.after) not in known:
                status = 1
                print(f"\n{survivor.function}\n- {survivor.before}\n+ {survivor.after}")
    return status


if __name__ == "__main__":
    sys.exit(main())
