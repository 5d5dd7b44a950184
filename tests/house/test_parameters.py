"""Parameters: what a function of the window can be given, some other code of the program gives it."""

import ast
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from tests.house.test_structure import PACKAGE
from tests.sources import tree_of

FOR_TESTS = {
    "anim.between(stagger)": "a hand that is sorted, which no screen does yet",
    "anim.between(order)": "a hand that is sorted, which no screen does yet",
    "anim.between(easing)": "a hand that is sorted, which no screen does yet",
    "anim.between(arc)": "a hand that is sorted, which no screen does yet",
    "anim.between(hop)": "a hand that is sorted, which no screen does yet",
    "deal_screen.DealScreen.__init__(duplicate)": "a worker that answers at once",
    "group.Group.__init__(widgets)": "a group that is no part of a screen",
    "loop.App.__init__(gamepads)": "gamepads that are not plugged in",
    "pad_devices.DeviceWatch.__init__(folder)": "a folder in which devices come and go",
    "pad_devices.PadDevices.__init__(watch)": "a kernel that tells of gamepads, or does not",
    "portraits.Portraits.bust(expression)": "a whole bust, to compare a patched one with",
    "puzzle_session.PuzzleSession.__init__(refutations)": "a worker that answers at once",
    "review_session.ReviewSession.__init__(studies)": "a judge that answers at once",
    "settings_screen.SettingsScreen.__init__(page)": "a page other than the one seen last",
    "sound.Sound.__init__(quiet)": "seconds that a test can wait",
    "report_text.without_folders(home)": "the home of somebody else",
    "system_wishes.wishes(platform)": "a system that this one is not",
    "system_wishes.wishes(run)": "the answers of its programs",
    "system_wishes.wishes(user32)": "the answers of its library",
}
"""Parameters that stand for what a test cannot have."""


@dataclass
class Given:
    """What the calls of a name give: positions at most, and keywords."""

    positions: int = 0
    keywords: set[str] = field(default_factory=set)


def name_of(called: ast.expr) -> str:
    """Return the last name of what is called."""
    if isinstance(called, ast.Subscript):
        return name_of(called.value)
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def given_in(paths: list[Path]) -> dict[str, Given]:
    """Return what every function and class is given by its callers.

    A way to a screen gives to any function, and a call with `*` gives all positions, so some that nobody gives are
    not found; `super().__init__` gives to the classes above.
    """
    found: dict[str, Given] = defaultdict(Given)
    for path in paths:
        owners = {
            call: node
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.ClassDef)
            for call in ast.walk(node)
            if isinstance(call, ast.Call)
        }
        for call in (node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)):
            named, positions = name_of(call.func), len(call.args)
            keywords = {keyword.arg or "**" for keyword in call.keywords}
            if named == "partial":
                named, positions = name_of(call.args[0]), positions - 1
            if named in {"Push", "Replace", "Home"}:
                named, positions, keywords = "way", 0, keywords - {"**"}
            elif any(isinstance(argument, ast.Starred) for argument in call.args):
                positions = 99
            owner = owners.get(call)
            names = [named]
            if owner is not None and named in ("__init__", "cls"):
                names = [owner.name] if named == "cls" else list(map(name_of, owner.bases))
            for name in names:
                found[name].positions = max(found[name].positions, positions)
                found[name].keywords |= keywords
    return found


def never_given(paths: list[Path], given: dict[str, Given]) -> set[str]:
    """Return the parameters with a default that no caller gives; also by those of classes below."""
    plain = {
        node.name: list(map(name_of, node.bases))
        for path in PACKAGE
        for node in tree_of(path).body
        if isinstance(node, ast.ClassDef) and "__init__" not in {getattr(one, "name", "") for one in node.body}
    }
    found = set()
    for path in paths:
        owners = {
            function: node
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.ClassDef)
            for function in node.body
            if isinstance(function, ast.FunctionDef)
        }
        for function in (node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef)):
            names, owner = {function.name, "way"}, owners.get(function)
            if owner is not None and function.name == "__init__":
                names = {owner.name, "way", *(name for name, bases in plain.items() if owner.name in bases)}
            calls = [given[name] for name in names if name in given]
            arguments = function.args
            places = [*arguments.posonlyargs, *arguments.args]
            is_bound = owner is not None and "staticmethod" not in map(name_of, function.decorator_list)
            optional = list(enumerate(places))[len(places) - len(arguments.defaults) :]
            optional += [
                (1000, one)
                for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
                if default is not None
            ]
            for place, one in optional:
                if not any({one.arg, "**"} & call.keywords or call.positions > place - is_bound for call in calls):
                    found.add(f"{path.stem}.{owner.name + '.' if owner else ''}{function.name}({one.arg})")
    return found


def test_every_parameter_is_given_by_some_caller_of_the_program():
    ui = [path for path in PACKAGE if "ui" in path.parts]
    assert never_given(ui, given_in(PACKAGE)) == FOR_TESTS.keys()


def test_a_parameter_that_nobody_gives_is_found(tmp_path):
    file = tmp_path / "made_up.py"
    file.write_text(
        "class Sheet:\n    def __init__(self, words, width=0, *, grow=1): ...\n\n"
        "def draw(sheet, colour=None): ...\n\ndraw(Sheet('', grow=2))\n",
        "utf-8",
    )
    assert never_given([file], given_in([file])) == {"made_up.Sheet.__init__(width)", "made_up.draw(colour)"}
