"""The keys that work on every screen."""

from typing import TYPE_CHECKING

from scopa_gui.ui.kit.intents import Back, Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push, Quit
from scopa_gui.ui.words.translation import _

if TYPE_CHECKING:
    from scopa_gui.ui.loop import App


def everywhere(app: "App", intent: Intent) -> Answer:
    """What an intent means that the scene left alone."""
    match intent:
        case Back():
            return Pop() if len(app.stack.scenes) > 1 else None
        case Key(name="f11") | Key(name="enter", alt=True):
            app.toggle_fullscreen()
            return USED
        case Key(name="q", command=True):
            return Quit()
        case Key(name="m", command=False, alt=False):
            muted = not app.context.settings.muted
            app.context.change(muted=muted)
            app.toast.say_now(_("Sound off") if muted else _("Sound on"))
            return USED
        case Key(name="f1") | Key(text="?") | Key(name="/", command=True) | Key(name="?", command=True):
            return _open(app, "keys")
        case Key(name=",", command=True):
            return _open(app, "settings")
        case Key(name="n", command=True):
            return _open(app, "start")
    return None


def _open(app: "App", which: str) -> Answer:
    """Push a screen unless it is there already."""
    from scopa_gui.ui.front.keys_screen import KeysScreen
    from scopa_gui.ui.front.settings_screen import SettingsScreen
    from scopa_gui.ui.play.new_match_screen import NewMatchScreen

    kind = {"keys": KeysScreen, "settings": SettingsScreen, "start": NewMatchScreen}[which]
    if any(isinstance(scene, kind) for scene in app.stack.scenes):
        return USED
    return Push(kind(app.context))
