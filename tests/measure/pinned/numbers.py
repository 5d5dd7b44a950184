"""The numbers of the modules of players and coach: every literal of every constant that a module names in capitals.

A constant is called "ai.search.ismcts:EXPLORATION", one of its numbers "coach.judging.verdict:THRESHOLDS[2]".
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import inf
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[3] / "scopa_gui"
ROOMS = ("ai", "coach")


@dataclass(frozen=True, slots=True)
class Number:
    """A number of a constant: the ``place``-th literal of its value, from 0."""

    constant: str
    place: int
    value: float
    is_alone: bool

    def __str__(self):
        return self.constant if self.is_alone else f"{self.constant}[{self.place}]"

    @property
    def module(self):
        return f"scopa_gui.{self.constant.partition(':')[0]}"

    def changes(self, turn):
        """It changed much, smaller and larger, and in the second turn, where that is another change, a little."""
        if isinstance(self.value, float):
            most = (self.value + 1) / 2 if 2 / 3 < self.value < 1 else self.value * 1.5  # a share stays one
            values = () if turn else (self.value * 0.5, most) if self.value else (-0.3, 0.3)
        elif self.value > 3:
            values = (self.value - 1, self.value + 1) if turn else (self.value // 2, self.value * 2)
        else:
            values = () if turn else (self.value - 1, self.value + 1)
        return [Change(self, value) for value in values]


@dataclass(frozen=True, slots=True)
class Change:
    """A number with another value."""

    number: Number
    value: float

    def __str__(self):
        return f"{self.number} = {self.value:g} instead of {self.number.value:g}"

    @property
    def direction(self):
        """The number and which way it is changed, as in explained.py."""
        return f"{self.number} {'smaller' if self.value < self.number.value else 'larger'}"

    def made_in(self, tree):
        """The module's tree, read from its file, with this value."""
        tree = copy.deepcopy(tree)
        for constant, value in constants_in(tree):
            if constant == self.number.constant.partition(":")[2]:
                literals_of(value)[self.number.place].value = self.value
        return tree


def literals_of(value):
    """The numbers in an expression, as they stand in the text."""
    found = [node for node in ast.walk(value) if isinstance(node, ast.Constant) and type(node.value) in {int, float}]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset))


def constants_in(tree) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a module with the expressions of their values; those set together one by one."""
    for line in tree.body:
        if isinstance(line, ast.Assign):
            target = line.targets[0]
        elif isinstance(line, ast.AnnAssign) and line.value is not None:
            target = line.target
        else:
            continue
        pairs = [(target, line.value)]
        if isinstance(target, ast.Tuple) and isinstance(line.value, ast.Tuple):
            pairs = list(zip(target.elts, line.value.elts, strict=True))
        for name, value in pairs:
            names = [one.id for one in ast.walk(name) if isinstance(one, ast.Name)]
            if names and all(one.lstrip("_").isupper() for one in names):
                yield ",".join(names), value


def modules():
    """The modules of players and coach."""
    return sorted(path for room in ROOMS for path in (PROGRAM / room).rglob("*.py"))


def unnamed_in(name, tree):
    """The numbers inside functions and classes that decide something, as far as a machine can tell: all with a fraction
    but halves and next to nothing, and all defaults that are more than none, one or two. The others count cards.
    """
    inner = [node for line in tree.body if isinstance(line, ast.FunctionDef | ast.ClassDef) for node in ast.walk(line)]
    defaults = [value for node in inner for value in defaults_of(node)]
    found = [
        node
        for node in inner
        if isinstance(node, ast.Constant)
        if (type(node.value) is float and node.value > 1e-5 and node.value not in {0.5, 1.0})
        or (type(node.value) is int and node.value > 2 and node in defaults)
    ]
    return [f"{name}:{node.lineno}: {node.value}" for node in sorted(found, key=lambda node: node.lineno)]


def defaults_of(node):
    """What the arguments of a function or the fields of a class are where nothing is given."""
    if isinstance(node, ast.arguments):
        return [*node.defaults, *node.kw_defaults]
    return (
        [line.value for line in node.body if isinstance(line, ast.AnnAssign)] if isinstance(node, ast.ClassDef) else []
    )


@cache
def tree_of(module):
    return ast.parse(PROGRAM.parent.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8"))


@cache
def numbers():
    """By constant its numbers, for all constants that have some."""
    found = {}
    for path in modules():
        name = ".".join(path.relative_to(PROGRAM).with_suffix("").parts)
        for constant, value in constants_in(ast.parse(path.read_text("utf-8"))):
            literals = literals_of(value)
            if literals:
                found[f"{name}:{constant}"] = tuple(
                    Number(f"{name}:{constant}", place, literal.value, len(literals) == 1)
                    for place, literal in enumerate(literals)
                )
    return found


APART = {"beliefs": 0.004, "flat": 0.05, "ensemble": 0.02, "search": 0.02, "verdict": 0.02, "punished": 0.005}
"""How far figures may be apart where numbers are added up in arrays: each kind of processor does it in its own way."""
ROUNDING = 0.00011
"""How far all others may be."""


def distance(one, other):
    """How far apart the figures of two answers are; infinitely where anything else is another."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return max((distance(one[key], other[key]) for key in one), default=0.0)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return max(map(distance, one, other), default=0.0)
    if isinstance(one, float) and isinstance(other, float | int):
        return abs(one - other)
    return 0.0 if one == other else inf


def times_apart(probe, answer):
    """How far an answer is from the recorded one, in what figures may be apart: above 1 it is another one."""
    return distance(probe["answer"], answer) / APART.get(probe["ask"], ROUNDING)
