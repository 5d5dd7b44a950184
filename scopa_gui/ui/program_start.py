"""Start of the program once there is a display: settings, window, title, first picture; fatal errors are reported."""

import os
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

import pygame

from scopa_gui.complaint import CannotPlayError
from scopa_gui.store import error_log, leftovers
from scopa_gui.store import settings as stored
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Loaded, Settings
from scopa_gui.ui import crash, launch_picture, screens
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.unknown_settings import check_next_match, known_looks
from scopa_gui.ui.front.welcome_screen import is_to_be_asked
from scopa_gui.ui.kit import system_wishes
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.kit.scene_stack import SceneStack
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.ticker import RealTime
from scopa_gui.ui.kit.window import Window
from scopa_gui.ui.loop import App, geometry_of, theme_of
from scopa_gui.ui.pictures.cloth import Cloth
from scopa_gui.ui.pictures.picture_maker import PictureMaker
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.reader.arrival import Arrival
from scopa_gui.ui.words import start_language, translation

if TYPE_CHECKING:
    from scopa_gui.ui.reader.screen_reader import ScreenReader


def play(file: str | None = None, window: Window | None = None) -> int:
    """Open the window, unless it is open, and a shared file if one is named, and play until it is closed.

    Return the exit code. Raises CannotPlayError with a sentence for the player.
    """
    profiles = Profiles(Paths())
    paths = profiles.paths
    try:
        folder = assets()
        loaded = known_looks(stored.load(paths), folder)
        translation.use(loaded.settings.language, folder / "locale")
        window = window or Window(launch_picture.TITLE, geometry_of(loaded.settings), folder / "icons")
        window.take_keys()
        return _play(context_of(profiles, loaded.settings, folder), loaded, window, file)
    except (ImportError, CannotPlayError):
        raise  # both name what is missing
    except Exception as error:
        has_shown = window is not None and window.has_shown
        if not has_shown:
            start_language.speak()
        raise CannotPlayError(
            crash.last_sentence(error, error_log.write_log(paths.logs, error), paths, has_shown=has_shown)
        ) from error
    finally:
        pygame.quit()


def context_of(profiles: Profiles, settings: Settings, folder: Path) -> Context:
    """Return the context of the scenes, with the player's own folders and the assets of `folder`."""
    from scopa_gui.store.archive import Archive

    paths = profiles.paths
    woken = pygame.event.custom_type()

    def wake() -> None:
        if pygame.display.get_init():
            pygame.event.post(pygame.event.Event(woken))

    return Context(
        settings=settings,
        profiles=profiles,
        paths=paths,
        archive=Archive(paths.archive),
        text=Text(),
        sprites=Sprites.of(folder, paths.cache),
        cloth=Cloth.of(paths.cache),
        sound=Sound(folder / "sounds", settings.volume, settings.muted, music=settings.music),
        seed=lambda: SystemRandom().getrandbits(48),
        wake=wake,
        now=time.time,
    )


def _reader_of(app: App) -> "ScreenReader | None":
    """Return the app's connection with a screen reader; None if the library for it is missing."""
    try:
        from scopa_gui.ui.reader.screen_reader import ScreenReader
    except (ImportError, AttributeError):  # the library is missing, or another version
        return None
    reader = ScreenReader(app.context, app.stack, app.window, app.carry_out)
    reader.come()
    return reader


def _play(context: Context, loaded: Loaded, window: Window, file: str | None) -> int:
    app = App(context, window, RealTime())
    if (os.cpu_count() or 1) > 1:
        context.sprites.maker = PictureMaker()
    crash.listen(context)
    for notice in (*context.profiles.news(), *loaded.notices, context.archive.notice):
        context.tell(notice)
    arrival = Arrival(lambda: _reader_of(app), lambda reader: setattr(app, "reader", reader))
    app.afterwards = [
        lambda: system_wishes.ask(context.take_wishes),
        lambda: leftovers.delete_in_background(context.profiles.paths_of("")),
        lambda: check_next_match(context),
        lambda: context.archive.begin_to_compare(context.now(), context.wake),
        arrival.begin,
    ]
    if file is not None:
        app.afterwards.append(lambda: app.open_file(file))
    next_start = None
    try:
        status = app.run(_above_title(context))
        # Ask now: a hidden window may have another size, and no surface.
        place = window.geometry()
        theme = theme_of(window, context)
        like = pygame.Surface((1, 1), 0, window.surface)
        window.hide()
        with suppress(Exception):  # the next start does without a picture
            next_start = title_of_next_start(context, theme, like), place
    finally:
        arrival.end()
        context.close()
        window.close()
    if next_start is not None:
        launch_picture.save(*next_start, context.paths)
    return status


def _above_title(context: Context) -> Push | None:
    """Return the screen to open above the title at the start, or None."""
    return Push("welcome") if is_to_be_asked(context) else None


def title_of_next_start(context: Context, theme: Theme, like: pygame.Surface) -> pygame.Surface:
    """Draw the first picture of the next start, for a window of this theme, in the pixel format of `like`."""
    stack = SceneStack(theme, partial(screens.screen_of, context))
    stack.apply(Push("title"))
    stack.apply(_above_title(context))
    picture = pygame.Surface(theme.size, 0, like)
    stack.paint(picture)
    return picture
