"""Picture of what the window shows, saved to a file."""

import io
import time

import pygame

from scopa_gui.store import files
from scopa_gui.store.notices import reason_of, shown
from scopa_gui.ui.context import Context
from scopa_gui.ui.words.notice_words import trouble_words
from scopa_gui.ui.words.translation import _


def keep(surface: pygame.Surface, context: Context) -> None:
    """Write the picture into the folder for it, never over another one, and say where it is."""
    drawn = io.BytesIO()
    pygame.image.save(surface, drawn, "screen.png")
    folder = context.profiles.folder / "pictures"
    stem = time.strftime("scopa-%Y-%m-%d-%H%M%S", time.localtime(context.now()))
    numbered = (folder / f"{stem}{'' if number == 1 else f'-{number}'}.png" for number in range(1, 10_000))
    try:
        path = next(path for path in numbered if not path.exists())
        files.write(path, drawn.getvalue())
    except OSError as error:
        reason = trouble_words(reason_of(error))
        context.say(_("The screenshot could not be saved: {reason}.").format(reason=reason))
    else:
        context.say(_("Screenshot saved to {path}").format(path=shown(path)))
