"""How a report is taken along where there is no clipboard: as a file."""

from pathlib import Path

REPORT = "scopa-report.txt"


def written(text: str, folder: Path) -> Path | None:
    """Write a text into a file beside the log; the file, or None when it cannot be written."""
    path = folder / REPORT
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return path
