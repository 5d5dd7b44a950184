"""Paths are opened in few places, which look first what is there; names from outside are shown by one function.

A pipe is waited for, a device never ends, a link may lead nowhere, and a name may be no text: `store/files.py` knows.
"""

import ast
import re

from tests.conftest import PROJECT
from tests.sources import trees_in

OPENING = {"read_bytes", "read_text", "write_bytes", "write_text"}
MODE = re.compile(r"[rwax]b?\+?b?\Z")
LOOKS_FIRST = {
    "store/files.py": "is what the others ask",
    "store/leftovers.py": "looks at the kind of the entry itself",
    "store/match_locks.py": "opens for reading and writing, which waits for no pipe, and reads nothing",
    "store/profile_file.py": "writes files of its own, and asks files.py of the others",
    "store/profile_import.py": "asks files.py first, and writes into folders of its own",
    "store/recollections.py": "asks files.py first",
    "store/comparing.py": "writes a new file with the number of this process",
    "store/error_log.py": "asks files.py first",
    "store/salvage.py": "asks files.py first, and works on a copy",
    "store/second_copy.py": "opens without waiting",
    "store/closing_note.py": "asks files.py first",
    "store/thoughts.py": "asks files.py first",
    "art/atlas.py": "looks first if it is a file",
    "ui/kit/frame_file.py": "asks files.py first",
}
"""Where the player's files are opened, and why that is safe there."""
SHIPPED = (
    *("ai/", "coach/puzzles/", "art/", "ui/front/licences.py", "ui/kit/file_objects.py", "ui/words/", "game/"),
    *("ui/kit/sdl.py", "ui/kit/message_box.py", "ui/kit/text.py", "complaint.py", "store/program_parts.py"),
)
"""What reads only files that ship with the program, or that the system makes."""


def opens(tree):
    """Lines in which a path is opened, read or written as a whole."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="open"), args=[ast.Constant(str(mode)), *_]) if MODE.match(mode):
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr=name)) if name in OPENING:
                yield node.lineno
            case ast.Call(func=ast.Name("open")):
                yield node.lineno


def file_of(module):
    """The file of a module, below the package."""
    return "/".join(module.split(".")[1:]) + ".py"


def test_a_path_is_opened_only_where_one_looks_first_what_is_there():
    found = {
        file_of(name): lines for name, tree in trees_in(PROJECT / "scopa_gui").items() if (lines := [*opens(tree)])
    }
    unknown = {name: lines for name, lines in found.items() if not name.startswith(SHIPPED) and name not in LOOKS_FIRST}
    assert unknown == {}
    assert LOOKS_FIRST.keys() - found.keys() == set(), "it opens nothing any more"


def shows_a_name(node):
    """Whether a name of a file is taken as it is: `Path(path).name`, `file.stem`."""
    match node:
        case ast.Attribute(value=ast.Call(func=ast.Name("Path")), attr="name" | "stem"):
            return True
        case ast.Attribute(value=ast.Name("file" | "path"), attr="stem"):
            return True
    return False


def test_names_of_files_from_outside_are_shown_by_one_function():
    for module, tree in trees_in(PROJECT / "scopa_gui" / "ui").items():
        if file_of(module).startswith(SHIPPED):
            continue
        shown = {
            id(argument)
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "shown_name"
            for argument in ast.walk(node)
        }
        assert [node.lineno for node in ast.walk(tree) if shows_a_name(node) and id(node) not in shown] == [], module
