"""A gamepad that SDL itself pretends, to be plugged in, pressed and pulled out: what comes of it is SDL's own doing."""

import ctypes

import pygame

from scopa_gui.ui.kit import sdl

_GAMEPAD, _AXES, _BUTTONS, _HATS = 1, 6, 21, 1
_WAYS = {"left": (0, -1), "right": (0, 1), "up": (1, -1), "down": (1, 1)}


class VirtualPad:
    """`kind`: 1 is a gamepad whose buttons SDL knows, 0 a joystick that it does not."""

    def __init__(self, kind=_GAMEPAD):
        self._sdl = sdl.library()
        self.index = self._sdl.SDL_JoystickAttachVirtual(kind, _AXES, _BUTTONS, _HATS)
        assert self.index >= 0
        self.number = self._sdl.SDL_JoystickGetDeviceInstanceID(self.index)
        opened = self._sdl.SDL_JoystickOpen
        opened.restype = ctypes.c_void_p
        self._handle = ctypes.c_void_p(opened(self.index))

    def button(self, number, *, down):
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, number, int(down))

    def is_down(self, number):
        """Whether SDL has taken it that a button is down."""
        return bool(self._sdl.SDL_JoystickGetButton(self._handle, number))

    def tap(self, number):
        """The events of a button that is pressed and let go."""
        events = []
        for down in (True, False):
            self.button(number, down=down)
            self._sdl.SDL_JoystickUpdate()
            events += pygame.event.get()
        return events

    def axis(self, number, value):
        """Put an axis at a value from -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, number, ctypes.c_int16(round(value * 32767)))

    def stick(self, way, far=1.0):
        axis, sign = _WAYS[way]
        self.axis(axis, sign * far)

    def unplug(self):
        there = range(self._sdl.SDL_NumJoysticks())
        place = next(at for at in there if self._sdl.SDL_JoystickGetDeviceInstanceID(at) == self.number)
        assert self._sdl.SDL_JoystickDetachVirtual(place) == 0
        self._sdl.SDL_JoystickClose(self._handle)
