"""Summary of the matches of a player who is not playing now; their archive is neither changed nor locked."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from math import inf
from pathlib import Path

from scopa_gui.store import files
from scopa_gui.store.closing_note import files_of_sqlite
from scopa_gui.store.database import ERRORS
from scopa_gui.store.schema import PUT_AWAY

_QUESTION = (
    "select count(*), sum(outcome is null), max(case when touched <= ? then touched end) from match "  # noqa: S608 - a constant
    f"where outcome is null or not {PUT_AWAY}"
)


@dataclass(frozen=True, slots=True)
class Glance:
    """Numbers of finished and unfinished matches, and when the last was played, in seconds since 1970, or None."""

    finished: int = 0
    waiting: int = 0
    last: float | None = None


def glance(archive: Path, now: float = inf) -> Glance | None:
    """Return the summary of an archive; None if it cannot be read. Times after ``now`` are ignored."""
    if not archive.exists():
        return Glance()
    try:
        files.demand_file(archive)
        for file in filter(files.is_there, files_of_sqlite(archive)):
            files.demand_file(file)
        uri = f"{archive.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=0.2)) as connection:
            there, waiting, last = connection.execute(_QUESTION, (now,)).fetchone()
    except (OSError, *ERRORS):
        return None
    waiting = int(waiting or 0)
    return Glance(int(there) - waiting, waiting, float(last) if isinstance(last, int | float) else None)
