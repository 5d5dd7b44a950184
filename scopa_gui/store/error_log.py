"""The log of what went wrong: errors with their tracebacks, for a report."""

import traceback
from pathlib import Path

from scopa_gui.store import files

LOG = "scopa.log"
_KEPT = 200_000
"""Bytes of old log that are kept."""


def write_log(folder: Path, error: BaseException) -> Path | None:
    """Add an error with its traceback to the log in `folder`; the file, or None when it cannot be written."""
    path = folder / LOG
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if files.is_there(path):
            files.demand_file(path)
            if path.stat().st_size > _KEPT:
                path.replace(path.with_suffix(".old.log"))
        with path.open("ab") as log:
            log.write("".join(traceback.format_exception(error)).encode(errors="backslashreplace") + b"\n")
    except Exception:
        return None
    return path
