"""The keys that work on every screen."""

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.intents import Back, Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push, Quit
from scopa_gui.ui.kit.scene_stack import SceneStack
from scopa_gui.ui.kit.toast import Toast
from scopa_gui.ui.words.translation import _


def everywhere(context: Context, stack: SceneStack, toast: Toast, intent: Intent) -> Answer:
    """Return the answer to an intent that the scene left alone."""
    match intent:
        case Back() if len(stack.scenes) > 1:
            return Pop()
        case Back() if context.settings.fullscreen and not context.by_pad():
            context.change(fullscreen=False)
            return USED
        case Key(name="f11") | Key(name="enter", alt=True):
            context.change(fullscreen=not context.settings.fullscreen)
            return USED
        case Key(text="?") | Key(text="/", command=True) | Key(name="/", command=True):
            return _once(stack, Push("keys"))
        case Key(name="q", command=True):
            return Quit()
        case Key(name="m", command=False, alt=False):
            muted = not context.settings.muted
            context.change(muted=muted)
            toast.say_now(_("Sound off") if muted else _("Sound on"))
            return USED
        case Key(name="f1"):
            return _once(stack, stack.rules_page() or Push("rules"))
        case Key(name="c", command=True) if stack.top is not None:
            return stack.top.copy()
        case Key(name="v", command=True) | Key(name="insert", shift=True):
            return Push("shared", text=clipboard.pasted())
        case Key(name=",", command=True):
            return _once(stack, Push("settings"))
        case Key(name="n", command=True):
            return _once(stack, Push("new_match"))
    return None


def _once(stack: SceneStack, way: Push) -> Answer:
    """Go there, unless that screen is open already."""
    return USED if any(scene.name == way.name for scene in stack.scenes) else way
