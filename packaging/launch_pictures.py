#!/usr/bin/env python3
"""Paint again the picture that the very first start shows while the program loads: assets/launch, one per language.

    python packaging/launch_pictures.py

Run it after every change of the main menu or of the question that the first start shows on it.
"""

import os
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))
os.environ.update({"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"})

import pygame  # noqa: E402 - the lines above say that there is no screen
from PIL import Image  # noqa: E402 - as above

from scopa_gui.store.paths import Paths, assets  # noqa: E402 - next to this program
from scopa_gui.store.profiles import Profiles  # noqa: E402 - as above
from scopa_gui.store.settings import Settings  # noqa: E402 - as above
from scopa_gui.ui import launch_picture, program_start  # noqa: E402 - as above
from scopa_gui.ui.kit.theme import Theme  # noqa: E402 - as above
from scopa_gui.ui.words import translation  # noqa: E402 - as above

QUALITY = 93
"""Quality of the JPEG files: high enough that nobody sees when the real picture replaces one; they load in 8 ms."""


def main() -> None:
    """Paint the pictures of all languages."""
    pygame.display.init()
    pygame.font.init()
    pygame.Window("Scopa", (320, 200)).get_surface()
    for language in translation.LANGUAGES:
        picture = Image.frombytes("RGB", launch_picture.FIRST_SIZE, pygame.image.tobytes(painted(language), "RGB"))
        file = launch_picture.shipped(language)
        file.parent.mkdir(exist_ok=True)
        picture.save(file, quality=QUALITY, subsampling=0, optimize=True)
        print(f"{file.relative_to(TOP)}: {file.stat().st_size // 1024} KiB")


def painted(language: str) -> pygame.Surface:
    """Return the first picture that a new player sees in this language."""
    with tempfile.TemporaryDirectory() as home:
        translation.use(language, assets() / "locale")
        context = program_start.context_of(Profiles(Paths(home)), Settings(language=language), assets())
        like = pygame.Surface(launch_picture.FIRST_SIZE)
        picture = program_start.title_of_next_start(context, Theme(launch_picture.FIRST_SIZE), like)
        context.close()
    return picture


if __name__ == "__main__":
    main()
