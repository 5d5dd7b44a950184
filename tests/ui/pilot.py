"""Drives the real application without a screen: a hand-turned clock, and named targets instead of coordinates."""

from contextlib import nullcontext
from functools import lru_cache

import pygame
import pytest

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.loop import App
from tests.ui import made_once
from tests.ui.answers import PageAnswers, PracticeAnswers, ReviewAnswers

FRAME = 1 / 60
SEEN = 30
"""While time passes only every so many frames are drawn: what moves is seen in passing, not in every one of its places.
"""


@lru_cache(8)
def nowhere(size, name):
    """A surface of which no pixel can be seen."""
    surface = pygame.Surface(size)
    surface.set_clip((0, 0, 0, 0))
    return surface


class HandClock:
    """Time that passes only when a test says so."""

    def __init__(self):
        self.seconds = 0.0

    def now(self):
        return self.seconds

    def wait(self, ms):
        self.seconds += ms / 1000

    def pace(self):
        self.seconds += FRAME


class FakeWindow:
    """A window of any size that nobody sees; counts the frames shown. Its surface is made when it is first drawn on."""

    def __init__(self, size=(1280, 800)):
        self.size = size
        self._surface = None
        self.frames = 0
        self.has_shown = False
        self.fullscreen = False
        self.scale = 1.0
        self.hand = False
        self.minimised = False
        self.settlings = 0
        self.typed = None

    @property
    def surface(self):
        if self._surface is None:
            self._surface = pygame.Surface(self.size)
        return self._surface

    @surface.setter
    def surface(self, surface):
        self._surface = surface
        self.size = surface.get_size()

    def point(self, *, hand):
        self.hand = hand

    def type_at(self, where):
        self.typed = where

    def shifted(self, key):
        return ""

    def settled(self):
        self.settlings += 1

    focused = True
    native = None

    def hidden(self, really=True):
        return nullcontext()

    def facts(self):
        return ["nobody sees this window"]

    def renew(self):
        pass

    def flip(self):
        self.frames += 1
        self.has_shown = True

    def toggle_fullscreen(self):
        self.fullscreen = not self.fullscreen

    def geometry(self):
        from scopa_gui.ui.kit.monitors import Geometry

        return Geometry(self.size, (0, 0), self.fullscreen)

    def close(self):
        pass


class Drawn(App):
    """The application; it draws only while somebody looks."""

    looked_at = True

    def _draw(self):
        return self.looked_at and super()._draw()


class Pilot(PageAnswers, ReviewAnswers, PracticeAnswers):
    """Presses "button:play", drags "card:7D", types keys, lets time pass; every action is one wake-up of the loop.

    With `blind` nothing is drawn, until `look`: for tests of what happens and when, and on the way to what is seen.
    """

    def __init__(self, context: Context, first: Scene, size=(1280, 800), blind=False, gamepads=None):
        made_once.make_room(size)
        self.window = FakeWindow(size)
        self.window.fullscreen = context.settings.fullscreen  # as a real one opens
        self.app = Drawn(context, self.window, HandClock(), gamepads)
        self.blind, self.app.looked_at = blind, not blind
        self.every, self._passed = SEEN, 0
        self.app.stack.enter(first)
        self.app.step((), 0.0)

    @property
    def scene(self):
        return self.app.stack.top

    @property
    def targets(self):
        return dict(self.scene.targets())

    def measure(self):
        """Draw the screen where nothing can be seen: texts are measured and heard, and hardly anything is painted."""
        stack = self.app.stack
        stack._still = nowhere(self.window.size, "still")
        stack.top.redraw()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(shapes, "is_seen", lambda surface, box: surface.get_rect().colliderect(box))
            stack.paint(nowhere(self.window.size, "window"))
        stack._still = None

    def look(self):
        """Draw from now on."""
        self.blind, self.app.looked_at = False, True
        self.scene.redraw()

    def press(self, name):
        """Click the middle of a named target; KeyError lists what there is."""
        targets = self.targets
        if name not in targets:
            raise KeyError(f"{name} is not among {sorted(targets)}")
        self.click(targets[name].center)

    def click(self, pos, button=1):
        self.app.step(
            (
                pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button),
            ),
            FRAME,
        )

    def hover(self, name):
        self.point(self.targets[name].center)

    def point(self, pos):
        """Move the pointer to a point with no button held."""
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def go(self, way):
        """Go the way to another screen, as a screen asks for it: Push, Pop, Home."""
        self.app._apply(way)

    def tidy(self):
        """Drop what the program drops when nothing moves."""
        self.app.tidy()

    @property
    def pad_events(self):
        """The reader of events, with its gamepads."""
        return self.app._events

    def mouse_down(self, pos, button=1):
        """Hold a button of the mouse down at a point."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def mouse_move(self, pos):
        """Move the mouse to a point with its left button held."""
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))

    def mouse_up(self, pos, button=1):
        """Let a button of the mouse go at a point."""
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def drag(self, name, to):
        """Drag a named target to another one or to a point."""
        start = self.targets[name].center
        end = self.targets[to].center if isinstance(to, str) else to
        self.mouse_down(start)
        for step in range(1, 6):
            pos = tuple(round(a + (b - a) * step / 5) for a, b in zip(start, end, strict=True))
            self.mouse_move(pos)
        self.mouse_up(end)

    def key(self, name, mod=0):
        """Press a key by pygame's name ("return", "left", "f1", "a") with a mask of modifiers."""
        code = pygame.key.key_code(name)
        text = name if len(name) == 1 else ""
        values = {"key": code, "mod": mod, "unicode": text, "scancode": 0}
        self.app.step((pygame.event.Event(kind, **values) for kind in (pygame.KEYDOWN, pygame.KEYUP)), FRAME)

    def hold(self, name, seconds, mod=0):
        """Hold a key down for some seconds, and let it go."""
        code = pygame.key.key_code(name)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        self.tick(seconds)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)

    def pad(self, button, pad=0):
        """Press a button of a gamepad ("a", "dpad_left", "start") and let it go."""
        number = getattr(pygame, f"CONTROLLER_BUTTON_{button.upper()}")
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.post(kind, instance_id=pad, button=number)

    def pad_axis(self, axis, value, pad=0):
        """Put a stick's axis or a trigger of a gamepad ("leftx") to a value from -1 to 1."""
        number = getattr(pygame, f"CONTROLLER_AXIS_{axis.upper()}")
        self.post(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=round(32767 * value))

    def finger_down(self, pos):
        """A finger touches, as SDL tells of it: the finger, and the mouse that stands for it."""
        self._finger(pygame.FINGERDOWN, pos)
        self._touch(pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(0, 0, 0))
        self._touch(pygame.MOUSEBUTTONDOWN, pos, button=1)

    def finger_move(self, pos):
        """The finger goes somewhere."""
        self._finger(pygame.FINGERMOTION, pos)
        self._touch(pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(1, 0, 0))

    def finger_up(self, pos):
        """The finger is lifted."""
        self._finger(pygame.FINGERUP, pos)
        self._touch(pygame.MOUSEBUTTONUP, pos, button=1)

    def tap(self, pos):
        """A finger touches a point, or a named target, for a moment."""
        pos = self.targets[pos].center if isinstance(pos, str) else pos
        self.finger_down(pos)
        self.finger_up(pos)

    def _touch(self, kind, pos, **values):
        self.post(kind, pos=pos, touch=True, **values)

    def _finger(self, kind, pos):
        x, y = (at / size for at, size in zip(pos, self.window.size, strict=True))
        self.post(kind, touch_id=1, finger_id=0, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)

    def type(self, text):
        """Type a text as a keyboard does: each letter's key, and then the letter."""
        for letter in text:
            code = pygame.key.key_code(letter.lower()) if letter.isalnum() and letter.isascii() else pygame.K_UNKNOWN
            self.post(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0)
            self.post(pygame.KEYUP, key=code, mod=0, unicode=letter, scancode=0)
            self.post(pygame.TEXTINPUT, text=letter)

    def compose(self, text):
        """What an input method shows before it is settled."""
        self.post(pygame.TEXTEDITING, text=text, start=0, length=len(text))

    def tick(self, seconds=FRAME):
        """Let time pass in frames."""
        while seconds > 1e-9:
            dt = min(FRAME, seconds)
            self._frame(dt, last=seconds - dt <= 1e-9)
            seconds -= dt

    def rest(self, most=60.0):
        """Let time pass until nothing moves: the seconds it took; AssertionError after `most`."""
        passed = 0.0
        while self.app.stack.animating:
            assert passed < most, "still moving"
            self._frame(FRAME)
            passed += FRAME
        self._frame(0.0, last=True)
        return passed

    def _frame(self, dt, last=False):
        """One wake-up without an event; one in `every` is drawn, and the last."""
        self._passed = (self._passed + 1) % self.every
        self.app.looked_at = not self.blind and (last or not self._passed)
        self.app.step((), dt)
        self.app.looked_at = not self.blind

    def picture(self):
        """The window's picture now."""
        return self.window.surface

    def post(self, kind, **values):
        """Send one event of pygame."""
        self.app.step((pygame.event.Event(kind, **values),), FRAME)
