"""The program with nothing but what goes into a package: `python -m tests.house.pruned FILE window KEYS` or `... FILE
engine`

Modules that packaging/pruning.py leaves out are not found, their files cannot be opened. What the program asked for in
vain is written into FILE as JSON when it ends.
"""

import atexit
import importlib
import json
import sys
from pathlib import Path

from tests.house.hiding import Hiding

PROJECT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(PROJECT / "packaging"))
pruning = importlib.import_module("pruning")
sys.path.remove(str(PROJECT / "packaging"))


class Package(Hiding):
    """A finder that finds what is kept, and notes what else was asked for and is there."""

    def __init__(self, finder, missed):
        super().__init__(finder, None)
        self._missed = missed

    def find_spec(self, name, path=None, target=None):
        if pruning.is_packed_module(name):
            return self._finder.find_spec(name, path, target)
        if self._finder.find_spec(name, path, target) is not None:
            self._missed.add(name)
        return None


def leave_out(missed):
    """As if this were a package."""
    for name in [name for name in sys.modules if not pruning.is_packed_module(name)]:
        del sys.modules[name]
    sys.meta_path[:] = [Package(finder, missed) for finder in sys.meta_path]
    libraries = next(place for place in sys.path if (Path(place) / "numpy" / "__init__.py").is_file())

    def opened(event, given):
        if event == "open" and isinstance(given[0], str) and given[0].startswith(libraries):
            place = given[0].removeprefix(libraries)[1:].replace("\\", "/")
            if not pruning.is_packed(place) and "__pycache__" not in place and ".dist-info" not in place:
                missed.add(place)
                raise FileNotFoundError(given[0])

    sys.addaudithook(opened)


def main(file, what, *keys):
    """Run it."""
    missed = set()
    leave_out(missed)
    atexit.register(lambda: Path(file).write_text(json.dumps(sorted(missed)), encoding="utf-8"))
    if what == "engine":
        from scopa_gui.headless.program import main as engine

        sys.argv[1:] = []
        return engine()
    from tests.house import driven

    return driven.main(keys)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
