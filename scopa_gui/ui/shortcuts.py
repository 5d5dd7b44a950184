"""Keys that work on every screen."""

import io
import time
from collections.abc import Callable

import pygame

from scopa_gui.store import files
from scopa_gui.store.notices import reason_of, shown
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.binding import Binding, done_by_key
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push, Quit
from scopa_gui.ui.kit.scene_stack import SceneStack
from scopa_gui.ui.kit.toast import Toast
from scopa_gui.ui.pages.bindings import COPY, FULL_SCREEN, KEYS, NEW_MATCH, PASTE, QUIT, RULES, SETTINGS, SOUND
from scopa_gui.ui.words.notice_words import trouble_words
from scopa_gui.ui.words.translation import _


def everywhere(context: Context, stack: SceneStack, toast: Toast, intent: Intent) -> Answer:
    """Return the answer to an intent that the scene did not use."""
    if isinstance(intent, Back) and len(stack.scenes) > 1:
        return Pop()
    if isinstance(intent, Back) and context.settings.fullscreen and not context.by_pad():
        return context.change(fullscreen=False)

    def turn_screen() -> Answer:
        return context.change(fullscreen=not context.settings.fullscreen)

    def mute() -> Answer:
        muted = not context.settings.muted
        context.change(muted=muted)
        toast.say_now(_("Sound off") if muted else _("Sound on"))
        return USED

    deeds: dict[Binding, Callable[[], Answer]] = {
        FULL_SCREEN: turn_screen,
        KEYS: lambda: _once(stack, Push("keys")),
        QUIT: Quit,
        SOUND: mute,
        RULES: lambda: _once(stack, stack.rules_page() or Push("rules")),
        COPY: lambda: None if stack.top is None else stack.top.copy(),
        PASTE: lambda: Push("shared", text=clipboard.paste()),
        SETTINGS: lambda: _once(stack, Push("settings")),
        NEW_MATCH: lambda: _once(stack, Push("new_match")),
    }
    return done_by_key(deeds, intent)


def _once(stack: SceneStack, way: Push) -> Answer:
    """Return the way to a screen, unless it is open already."""
    return USED if any(scene.name == way.name for scene in stack.scenes) else way


def save_picture(surface: pygame.Surface, context: Context) -> None:
    """Save a screenshot under a new name, and say where it is."""
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
