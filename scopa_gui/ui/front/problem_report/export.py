"""How a report is taken along where there is no clipboard: as a file."""

from pathlib import Path

from scopa_gui.store import files

REPORT = "scopa-report.txt"


def written(text: str, folder: Path) -> Path | None:
    """Write a text into a file beside the log; the file, or None when it cannot be written."""
    path = folder / REPORT
    try:
        files.write(path, text.encode("utf-8", "replace"))
    except OSError:
        return None
    return path
