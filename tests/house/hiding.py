"""The program without a module that it needs, each time in a process of its own: `python -m tests.house.hiding NAME
...`

For each name the window is opened and closed with that module hidden, in an empty home, where all is still to be drawn;
what was said and how it ended is printed, a JSON object a line.
"""

import json
import os
import sys
import tempfile
import traceback


class Hiding:
    """A finder that does not find what is hidden."""

    def __init__(self, finder, hidden):
        self._finder, self._hidden = finder, hidden

    def find_spec(self, name, path=None, target=None):
        return None if name == self._hidden else self._finder.find_spec(name, path, target)


def hide(name):
    """As if this module were not installed."""
    for loaded in [module for module in sys.modules if module == name or module.startswith(f"{name}.")]:
        del sys.modules[loaded]
    sys.meta_path[:] = [Hiding(finder, name) for finder in sys.meta_path]


def tried(name):
    """What the program says without a module, and its exit status."""
    from tests.house import driven

    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryFile() as said:
        child = os.fork()
        if child == 0:
            os.environ["SCOPA_HOME"] = home
            os.dup2(said.fileno(), 2)
            hide(name)
            try:
                os._exit(driven.main(()))
            except BaseException:  # noqa: BLE001 - told, and the process ends
                traceback.print_exc()
                os._exit(99)
        _, status = os.waitpid(child, 0)
        said.seek(0)
        return {"name": name, "status": os.waitstatus_to_exitcode(status), "said": said.read().decode()}


if __name__ == "__main__":
    for each in sys.argv[1:]:
        print(json.dumps(tried(each)), flush=True)
