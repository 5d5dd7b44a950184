"""Log of errors with their tracebacks, which a player can send to the developers."""

import traceback
from pathlib import Path

from scopa_gui.store import files

LOG = "scopa.log"
_LARGEST = 200_000
"""Bytes after which a new log is begun; the old one is renamed."""


def write_log(folder: Path, error: BaseException) -> Path | None:
    """Add an error with its traceback to the log in `folder`; return its path, or None if it cannot be written."""
    path = folder / LOG
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if files.is_there(path):
            files.demand_file(path)
            if path.stat().st_size > _LARGEST:
                path.replace(path.with_suffix(".old.log"))
        with path.open("ab") as log:
            log.write("".join(traceback.format_exception(error)).encode(errors="backslashreplace") + b"\n")
    except Exception:
        return None
    return path
