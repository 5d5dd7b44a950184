"""Saving of a report as a file, for systems without a clipboard."""

from pathlib import Path

from scopa_gui.store import files

REPORT = "scopa-report.txt"


def written(text: str, folder: Path) -> Path | None:
    """Write a text to a file next to the log and return its path, or None if it cannot be written."""
    path = folder / REPORT
    try:
        files.write(path, text.encode("utf-8", "replace"))
    except OSError:
        return None
    return path
