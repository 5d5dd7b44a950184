"""Requests of a screen reader, carried out as presses, keys and typed text."""

from collections.abc import Callable
from enum import Enum

from scopa_gui.ui.kit.heard import HeardWords
from scopa_gui.ui.kit.intents import NOWHERE, Hover, Intent, Key, Press, Release, Typed
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.kit.spoken import Amount
from scopa_gui.ui.reader.outline import Outline


class Deed(Enum):
    """Actions that can be requested of a part."""

    PRESS = "press"
    FOCUS = "focus"
    MORE = "more"
    LESS = "less"
    SET = "set"


class ReaderHands:
    """Carries out requests: `top` returns the scene on top, `intend` has it take an intent."""

    def __init__(self, heard: HeardWords, top: Callable[[], Scene | None], intend: Callable[[Intent], None]) -> None:
        self._heard = heard
        self._top = top
        self._intend = intend

    def do(self, outline: Outline, deed: Deed, key: str, value: str | float | None = None) -> None:
        """Carry out a request for the part with this key, if it is still there; `value` is what it should get."""
        part = outline.part(key)
        if part is None or not part.enabled:
            return
        match deed:
            case Deed.PRESS:
                self._press(key)
            case Deed.FOCUS:
                self._focus(key)
            case Deed.MORE | Deed.LESS if part.amount is not None:
                step = part.amount.step if deed is Deed.MORE else -part.amount.step
                self._change(key, part.amount, part.amount.value + step)
            case Deed.SET if part.amount is not None and isinstance(value, float | int):
                self._change(key, part.amount, value)
            case Deed.SET if part.amount is None and isinstance(value, str):
                self._focus(key)
                self._intend(Key("a", command=True))
                self._intend(Typed(value) if value else Key("delete"))

    def _press(self, key: str) -> None:
        """Press the middle of a target, after scrolling it into view; the keyboard focus stays there."""
        scene = self._top()
        assert scene is not None
        self._focus(key)
        if key not in scene.targets():
            for group in self._heard.groups:
                for control in group.widgets:
                    control.reveal(key)
        rect = scene.targets().get(key)
        if rect is not None:
            for intent in (Hover(rect.center), Press(rect.center), Release(rect.center), Hover(NOWHERE)):
                if self._top() is scene:
                    self._intend(intent)
            if self._top() is scene:
                self._focus(key)

    def _focus(self, key: str) -> None:
        """Move the keyboard focus to a part."""
        scene = self._top()
        for group in self._heard.groups:
            for control in group.widgets:
                if control.name == key.split("=", maxsplit=1)[0] and control.can_focus:
                    group.focus = control.name
                    group.shows_focus = True
        if scene is not None:
            scene.focus_on(key)
            scene.redraw()

    def _change(self, key: str, amount: Amount, value: float) -> None:
        """Change a number by keys until it has a value."""
        self._focus(key)
        steps = round((max(amount.least, min(amount.most, value)) - amount.value) / amount.step)
        for _step in range(abs(steps)):
            self._intend(Key("right" if steps > 0 else "left"))
