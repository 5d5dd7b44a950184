"""Every file that the program opens by Python's own means, from a start to a card played and every page looked at.

`python -m tests.damage.opened_files REPORT`, with SCOPA_OPENED: the JSON file in which their paths are listed.
"""

import atexit
import json
import os
import sys
from pathlib import Path

OPENED: set[str] = set()


def watch(event: str, arguments: tuple[object, ...]) -> None:
    """Take down the path of what is opened."""
    if event in ("open", "sqlite3.connect") and arguments and isinstance(arguments[0], str | bytes | os.PathLike):
        OPENED.add(str(Path(os.fsdecode(arguments[0]).removeprefix("file://").partition("?")[0]).absolute()))


def main(report: str) -> int:
    """Start the program as for a trial; its exit status."""
    sys.addaudithook(watch)
    atexit.register(lambda: Path(os.environ["SCOPA_OPENED"]).write_text(json.dumps(sorted(OPENED)), encoding="utf-8"))
    os.environ["SCOPA_STARTED"] = "0"
    from tests.damage import driven_start

    return driven_start.main(report, pages=True)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
