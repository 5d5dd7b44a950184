"""Picture of what the window shows, saved to a file."""

import io
import time
from pathlib import Path

import pygame

from scopa_gui.store import files


def keep(surface: pygame.Surface, folder: Path, now: float) -> Path:
    """Write the picture into this folder, never over another one; where it is. OSError."""
    drawn = io.BytesIO()
    pygame.image.save(surface, drawn, "screen.png")
    stem = time.strftime("scopa-%Y-%m-%d-%H%M%S", time.localtime(now))
    numbered = (folder / f"{stem}{'' if number == 1 else f'-{number}'}.png" for number in range(1, 10_000))
    path = next(path for path in numbered if not path.exists())
    files.write(path, drawn.getvalue())
    return path
