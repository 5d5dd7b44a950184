"""How a report is taken along: by the clipboard, or as a file."""

from pathlib import Path

import pygame

REPORT = "scopa-report.txt"


def copied(text: str) -> bool:
    """Put a text on the clipboard; whether it is there."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text().replace("\r\n", "\n") == text
    except (pygame.error, NotImplementedError):
        return False


def written(text: str, folder: Path) -> Path | None:
    """Write a text into a file beside the log; the file, or None when it cannot be written."""
    path = folder / REPORT
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return path
