"""Sounds: one thread has the audio device, so that opening and closing it never holds up a frame; silent without a device.

An open device costs 0.4 % of a processor even when nothing sounds, and keeps a headset or a sound card awake: it is opened for
the first sound and given back after some seconds of silence.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

import pygame

NAMES: Final[Sequence[str]] = ("card", "capture", "scopa", "win", "deal")
QUIET = 3.0
"""Seconds without a sound after which the device is given back; longer than any sound."""
LATE = 0.5
"""Seconds after which a sound would no longer fit what is seen, should the device have taken so long to open."""


class _Asked(NamedTuple):
    name: str
    volume: float
    when: float


class Sound:
    """Plays the short sounds of assets/sounds by name; volume 0..1, as it is when a sound begins."""

    def __init__(self, folder: Path, volume: float = 0.7, muted: bool = False, quiet: float = QUIET) -> None:
        self._folder = folder
        self._quiet = quiet
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.volume = volume
        self.muted = muted
        self.works = True
        """False once a device was looked for and there is none."""

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a sound of NAMES, at once; nothing happens when muted, without a device or without the file."""
        if self.muted or self.volume <= 0 or not self.works:
            return
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="scopa-sound", daemon=True)
            self._thread.start()
        self._asked.put(_Asked(name, max(0.0, min(1.0, self.volume * gain)), time.monotonic()))

    def close(self) -> None:
        """Give the device back."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=2)
            self._thread = None

    # The thread

    def _serve(self) -> None:
        """Wait for a sound, open the device, play until it is quiet, close the device, and so on."""
        while (asked := self._asked.get()) is not None and self._open():
            try:
                while asked is not None:
                    self._sound(asked)
                    asked = self._asked.get(timeout=self._quiet)
            except Empty:
                continue
            else:
                return
            finally:
                pygame.mixer.quit()
                self._sounds.clear()

    def _open(self) -> bool:
        try:
            pygame.mixer.init(44100, -16, 2, 512)
        except (pygame.error, NotImplementedError):
            self.works = False
        return self.works

    def _sound(self, asked: _Asked) -> None:
        sound = self._load(asked.name)
        if sound is not None and time.monotonic() - asked.when < LATE:
            sound.set_volume(asked.volume)
            sound.play()

    def _load(self, name: str) -> "pygame.mixer.Sound | None":
        if name not in self._sounds:
            self._sounds[name] = None
            for ending in (".ogg", ".wav"):
                path = self._folder / f"{name}{ending}"
                if path.is_file():
                    with suppress(pygame.error):
                        self._sounds[name] = pygame.mixer.Sound(str(path))
                    break
        return self._sounds[name]
