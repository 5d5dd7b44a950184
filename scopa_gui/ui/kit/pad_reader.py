"""Translation of gamepad presses into keys that mean the same: no screen knows about gamepads.

SDL reports a gamepad it knows by CONTROLLER events and by JOY events, any other one only by JOY events. So JOY events
count only for gamepads that SDL does not know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType

import pygame

from scopa_gui.ui.kit.intents import MENU, Back, Intent, Key

_PLAYSTATION = (3, 4, 7)
_NINTENDO = (5, 11, 12, 13)
"""SDL_GameControllerType values."""


class PadFamily(Enum):
    """Families of names for the buttons of a gamepad; an unknown gamepad has those of the Xbox, as most have."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"

    @classmethod
    def of(cls, kind: int) -> "PadFamily":
        """Return the family for a value of SDL_GameControllerType."""
        if kind in _PLAYSTATION:
            return cls.PLAYSTATION
        return cls.NINTENDO if kind in _NINTENDO else cls.XBOX


POINTS = 0.55
RESTS = 0.35
"""Distances from the middle, at most 1, beyond which a stick points somewhere, and below which it rests again."""
_SLANT = 0.6
"""Greatest share of the longer way that the shorter one may be: a stick between two directions points to neither."""


@dataclass(slots=True)
class PadStick:
    """A stick; `way` is its direction ("left", "right", "up", "down") or None. Positive numbers are right and down."""

    x: float = 0.0
    y: float = 0.0
    way: str | None = None

    def move(self, axis: int, value: float) -> bool:
        """Take the value, from -1 to 1, of an axis (0 across, 1 down); return whether the direction has changed."""
        before = self.way
        if axis == 0:
            self.x = value
        else:
            self.y = value
        far = {"left": -self.x, "right": self.x, "up": -self.y, "down": self.y}
        shorter, longer = sorted((abs(self.x), abs(self.y)))
        if longer >= POINTS and shorter <= _SLANT * longer:
            self.way = max(far, key=lambda way: far[way])
        elif before is not None and far[before] <= RESTS:
            self.way = None
        return self.way != before


FIRST = 0.42
NEXT = 0.13
"""Seconds until a held control repeats, and between its repetitions."""
_PULLED = 0.5
_LOOSE = 0.25
"""Distances, at most 1, beyond which a trigger counts as pulled, and below which it counts as released."""
_FULL = 32767

_MEANS: dict[int, Intent] = {
    pygame.CONTROLLER_BUTTON_A: Key("enter"),
    pygame.CONTROLLER_BUTTON_B: Back(),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Key("tab", shift=True),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Key("tab"),
    pygame.CONTROLLER_BUTTON_START: MENU,
}
_REPEATED = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Key("left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Key("right"),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Key("up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Key("down"),
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Key("page up"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Key("page down"),
}
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left stick", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left stick", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right stick", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right stick", 1),
}
_PLAIN = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_START,
)
"""Buttons of a joystick that SDL does not know, in the usual order; its hat and first two axes point."""

PadControl = tuple[int, object]
"""SDL's number of a gamepad, and one of its buttons, sticks or triggers."""


@dataclass(slots=True)
class _Held:
    """A held control, the key that it stands for, and the seconds until it repeats."""

    control: PadControl
    key: Key
    seconds: float


class PadReader:
    """Reader of the events of all gamepads; `families` has every gamepad that was opened or has sent an event.

    `bound`: intents of buttons, besides those that move around and press.
    """

    def __init__(self, bound: Mapping[int, Intent] = MappingProxyType({})) -> None:
        self._means = {**_MEANS, **bound}
        self.families: dict[int, PadFamily] = {}
        self._known: set[int] = set()
        self._sticks: dict[PadControl, PadStick] = {}
        self._pulled: set[PadControl] = set()
        self._held: _Held | None = None
        self._listens = True

    def came(self, pad: int, family: PadFamily, *, is_known: bool) -> None:
        """Note a gamepad that was opened; `is_known`: SDL knows its buttons."""
        self.families[pad] = family
        if is_known:
            self._known.add(pad)

    def went(self, pad: int) -> bool:
        """Forget a gamepad that was unplugged; return whether it was one of `families`."""
        self._let_go(pad)
        self._known.discard(pad)
        self._sticks = {control: stick for control, stick in self._sticks.items() if control[0] != pad}
        self._pulled = {control for control in self._pulled if control[0] != pad}
        return self.families.pop(pad, None) is not None

    @property
    def next_timer(self) -> float | None:
        """Seconds until the held control repeats."""
        return None if self._held is None else max(0.0, self._held.seconds)

    def pass_time(self, dt: float) -> None:
        """Let time pass; `held` gives the intents that follow, once all events have been read."""
        if self._held is not None:
            self._held.seconds -= dt

    def stop_repeating(self) -> None:
        """Stop repeating what is held."""
        self._held = None

    def held(self) -> Sequence[Intent]:
        """Return the held control's intent again if it is time, never more than once."""
        held = self._held
        if held is None or held.seconds > 0:
            return ()
        held.seconds = NEXT
        return (replace(held.key, repeated=True),)

    def read(self, event: pygame.event.Event) -> Intent | None:
        """Return the intent of an event, or None; always None while another window has the focus."""
        match event.type:
            case pygame.WINDOWFOCUSGAINED:
                self._listens = True
            case pygame.WINDOWFOCUSLOST:
                self._listens = False
                self._held = None
            case pygame.CONTROLLERBUTTONDOWN:
                return self._pressed(event.instance_id, event.button)
            case pygame.CONTROLLERBUTTONUP | pygame.JOYBUTTONUP:
                self._let_go(event.instance_id, event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._moved(event.instance_id, event.axis, event.value / _FULL)
            case pygame.JOYBUTTONDOWN if event.instance_id not in self._known and event.button < len(_PLAIN):
                return self._pressed(event.instance_id, _PLAIN[event.button])
            case pygame.JOYAXISMOTION if event.instance_id not in self._known and event.axis < 2:
                return self._moved(event.instance_id, event.axis, event.value)
            case pygame.JOYHATMOTION if event.instance_id not in self._known:
                x, y = event.value
                across = self._moved_stick((event.instance_id, ("hat", event.hat)), 0, x)
                return self._moved_stick((event.instance_id, ("hat", event.hat)), 1, -y) or across
        return None

    def _pressed(self, pad: int, button: int) -> Intent | None:
        if button in _REPEATED:
            return self._hold((pad, button), _REPEATED[button])
        return self._if_listening(pad, self._means.get(button))

    def _moved(self, pad: int, axis: int, value: float) -> Intent | None:
        """Take the new value of an axis, from -1 to 1, of a stick or a trigger."""
        if axis in _STICKS:
            name, across = _STICKS[axis]
            return self._moved_stick((pad, name), across, value)
        control = (pad, axis)
        if axis in _TRIGGERS and control in self._pulled and value < _LOOSE:
            self._pulled.discard(control)
            self._let_go(*control)
        elif axis in _TRIGGERS and control not in self._pulled and value > _PULLED:
            self._pulled.add(control)
            return self._hold(control, _TRIGGERS[axis])
        return None

    def _moved_stick(self, control: PadControl, axis: int, value: float) -> Intent | None:
        stick = self._sticks.setdefault(control, PadStick())
        if not stick.move(axis, value):
            return None
        self._let_go(*control)
        return self._hold(control, Key(stick.way, shift=control[1] == "right stick")) if stick.way else None

    def _hold(self, control: PadControl, key: Key) -> Intent | None:
        """Hold a control that repeats; only the last one pressed does."""
        intent = self._if_listening(control[0], key)
        self._held = None if intent is None else _Held(control, key, FIRST)
        return intent

    def _if_listening(self, pad: int, intent: Intent | None) -> Intent | None:
        self.families.setdefault(pad, PadFamily.XBOX)
        return intent if self._listens else None

    def _let_go(self, pad: int, control: object = None) -> None:
        """Let go of a control, or of all controls of a gamepad."""
        if self._held is not None and self._held.control[0] == pad and control in (None, self._held.control[1]):
            self._held = None
