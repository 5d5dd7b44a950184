"""A copy of the project in which every function of some modules can be switched to one of its changes.

mutmut thinks of the changes. It leaves functions with a decorator alone, so properties and remembered functions are
written without one first: ``@property def name`` becomes ``def name`` and ``name = property(name)``.
"""

import ast
import difflib
import json
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import chdir
from dataclasses import asdict, dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[3]
COPY = PROJECT / "build" / "mutation"
LIST = COPY / "mutants.json"
_COPIED = (
    "scopa_gui",
    "tests",
    "packaging",
    "assets",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE",
    "pyproject.toml",
)
_UNUSED = ("__pycache__", "gallery", "artwork", "soundwork")
_UNWRAPPED = ("property", "cache", "cached_property", "lru_cache")
_TRAMPOLINE = "from mutmut.mutation.trampoline import wrap_in_trampoline as _mutmut_mutated, MutantDict"
_SQL = re.compile(
    r'" ?(?:(?:select|insert|update|delete|create|pragma|where|begin|savepoint|rollback|release) .*'
    r'|begin|commit|rollback|reindex|asc|desc)"'
)
_SWITCH = "from tests.measure.mutation.switch import Mutants as MutantDict, switched as _mutmut_mutated"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: ``module`` by its path, ``key`` by which the switch knows it there, the lines before and after."""

    module: str
    key: str
    before: str
    after: str

    @property
    def dotted(self) -> str:
        """The module as it is imported."""
        return self.module.removesuffix(".py").replace("/", ".")

    @property
    def name(self) -> str:
        """The change by one name."""
        return f"{self.dotted}.{self.key}"

    @property
    def function(self) -> str:
        """The function that is changed: the name without its number."""
        return self.name.rpartition("_")[0]


def mutants_of(patterns: Iterable[str]) -> list[Mutant]:
    """Make the copy, with the modules of these patterns changed (a star also stands for folders); every change."""
    _copy()
    modules = sorted({path for pattern in patterns for path in COPY.glob(_deep(pattern)) if path.is_file()})
    with chdir(COPY):
        return [mutant for module in modules for mutant in _changed(module.relative_to(COPY))]


def write_down(mutants: Iterable[Mutant]) -> None:
    """Have these tried."""
    LIST.write_text(json.dumps([asdict(mutant) for mutant in mutants]), encoding="utf-8")


def listed(path: Path) -> list[Mutant]:
    """The changes that write_down() wrote."""
    return [Mutant(**plain) for plain in json.loads(path.read_text(encoding="utf-8"))]


def _deep(pattern: str) -> str:
    return f"{pattern.removesuffix('*')}**/*.py" if pattern.endswith("*") else pattern


def _copy() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    for name in _COPIED:
        source, target = PROJECT / name, COPY / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns(*_UNUSED))
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    with (COPY / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write('\n[tool.mutmut]\nsource_paths = ["scopa_gui"]\n')


def _changed(module: Path) -> Iterator[Mutant]:
    """Put the switches into a module of the copy; its changes."""
    from mutmut.mutation.file_mutation import mutate_file_contents

    source = undecorated(module.read_text(encoding="utf-8"))
    made = mutate_file_contents(str(module), source, None, _raised(source))
    module.write_text(made.code.replace(_TRAMPOLINE, _SWITCH), encoding="utf-8")
    lines, spans = made.code.splitlines(), made.line_span_by_function_name

    def text_of(function: str) -> list[str]:
        # Its first line has its name.
        return [line.strip() for line in lines[spans[function].start - 1 : spans[function].end]]

    for key in made.mutant_names:
        function = key.rpartition("_")[0]
        before, after = difference(text_of(f"{function}_orig"), text_of(key), f"{function}_orig", key)
        if not is_sql_in_capitals(before, after):
            yield Mutant(module.as_posix(), key, before, after)


def difference(before: list[str], after: list[str], name: str, key: str) -> tuple[str, str]:
    """The lines that differ, joined, of a function called ``name`` and then ``key``."""
    after = [line.replace(key, name) for line in after]
    changed = [line for line in difflib.ndiff(before, after) if line[:1] in "-+"]
    one, other = (" ".join(line[2:] for line in changed if line[0] == sign) for sign in "-+")
    title = name.removesuffix("__mutmut_orig").rpartition("ǁ")[2].removeprefix("x_")
    return one.replace(name, title), other.replace(name, title)


def is_sql_in_capitals(before: str, after: str) -> bool:
    """Whether no more was changed than the letters of an SQL statement, which means the same in capitals."""
    texts = zip(*(re.findall(r'"[^"]*"', line) for line in (before, after)), strict=False)
    return any(one != other == one.upper() and _SQL.fullmatch(one) for one, other in texts)


def undecorated(source: str) -> str:
    """The same program, where properties and remembered functions are made so after their ``def``."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == 1:
            decorator = ast.unparse(node.decorator_list[0])
            if decorator.partition("(")[0] in _UNWRAPPED:
                lines[node.decorator_list[0].lineno - 1] = ""
                lines[node.end_lineno - 1] += f"\n{' ' * node.col_offset}{node.name} = {decorator}({node.name})"
    return "\n".join((*lines, ""))


def _raised(source: str) -> set[int]:
    """The lines on which something is raised: texts of exceptions are not changed."""
    return {node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Raise)}
