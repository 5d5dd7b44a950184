"""Sounds: started at the first one that is played, silent when there is no device."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

NAMES: Final[Sequence[str]] = ("card", "capture", "scopa", "win", "deal")


class Sound:
    """Plays the short sounds of assets/sounds by name; volume 0..1, applied at once."""

    def __init__(self, folder: Path, volume: float = 0.7, muted: bool = False) -> None:
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._working: bool | None = None
        self.volume = volume
        self.muted = muted

    def start(self) -> bool:
        """Open the device if that was not tried yet; whether there is one. Call it between frames, never before the first."""
        if self._working is None:
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                self._working = True
            except (pygame.error, NotImplementedError):
                self._working = False
        return self._working

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a sound of NAMES; nothing happens when muted, without a device or without the file."""
        if self.muted or self.volume <= 0 or not self.start():
            return
        sound = self._load(name)
        if sound is not None:
            sound.set_volume(max(0.0, min(1.0, self.volume * gain)))
            sound.play()

    def _load(self, name: str) -> "pygame.mixer.Sound | None":
        if name not in self._sounds:
            self._sounds[name] = None
            for ending in (".ogg", ".wav"):
                path = self._folder / f"{name}{ending}"
                if path.is_file():
                    self._sounds[name] = pygame.mixer.Sound(str(path))
                    break
        return self._sounds[name]

    def close(self) -> None:
        """Give the device back."""
        if self._working:
            pygame.mixer.quit()
            self._working = None
            self._sounds.clear()
