"""Sounds: a thread owns the audio device, so that opening and closing it never holds up a frame.

Without a device or a thread all is silent. An open device costs 0.4 % of a processor even in silence, and keeps a
headset or a sound card awake: it is opened for the first sound and given back after some seconds of silence.
"""

import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

import pygame

from scopa_gui.store import program_parts
from scopa_gui.ui.kit.file_objects import readable

BED_SECONDS: Final = 70.56
"""Length of the music bed, until it begins again."""
UNDER = 0.3
"""Share of the music bed's volume that is left under a tune."""
_UNDER_SPEECH = 0.35
STEP = 0.04
"""Seconds from one volume to the next while the bed fades."""
_UP = 0.6
_DOWN = 2.5
"""Speeds at which the bed fades in and out, in whole volumes a second."""
_LONG = 60.0
_LARGEST_BED = 1 << 24
"""Greatest size of its file in bytes."""


def volume_under_speech(volume: float) -> float:
    """Return the music bed's volume while a screen reader speaks."""
    return _UNDER_SPEECH * volume


class MusicBed:
    """The music bed: streamed from its file, softer under a tune, faded in and out.

    ``volume`` is the one to reach, from 0 to 1: nothing at 0. Only the thread that owns the audio device calls it.
    While it is off nothing is read, and nothing is open.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.volume = 0.0
        self._now = 0.0
        self._faded = 0.0
        self._under_until = 0.0
        self._begun: float | None = None
        """Second of the file at which it was started; None while it does not sound."""
        self._next = 0.0
        self._is_broken = False

    @property
    def wanted(self) -> bool:
        """True if it should be heard, and can be."""
        return self.volume > 0 and not self._is_broken

    @property
    def sounds(self) -> bool:
        """True if it is being played."""
        return self._begun is not None

    def give_way(self, seconds: float) -> None:
        """Be softer for some seconds, because a tune is played."""
        self._under_until = max(self._under_until, time.monotonic() + seconds)

    def patience(self) -> float:
        """Return the seconds until `step` must be called to fade on."""
        if self._now != self._goal():
            return STEP
        return min(_LONG, max(STEP, self._under_until - time.monotonic())) if self._under_until else _LONG

    def step(self) -> None:
        """Start, fade a little further, or stop; the device is open."""
        if self.wanted and not self.sounds:
            try:
                program_parts.demand(self._path, _LARGEST_BED)  # SDL would search a longer file for its end for ever
                pygame.mixer.music.load(readable(self._path))
                pygame.mixer.music.set_volume(0.0)
                pygame.mixer.music.play(-1, start=self._next)
            except (pygame.error, OSError):
                self._is_broken = True
                program_parts.miss(self._path)
            else:
                self._begun = self._next
                self._now = 0.0
                self._faded = time.monotonic()
        if not self.sounds:
            return
        now = time.monotonic()
        goal = self._goal()
        dt = min(2 * STEP, now - self._faded)
        self._faded = now
        self._now = min(goal, self._now + _UP * dt) if goal > self._now else max(goal, self._now - _DOWN * dt)
        pygame.mixer.music.set_volume(self._now)
        if self._now == goal == 0.0:
            self.end()

    def end(self) -> None:
        """Stop at once, and remember where to go on. The device is still open."""
        if self._begun is not None:
            self._next = (self._begun + max(0, pygame.mixer.music.get_pos()) / 1000) % BED_SECONDS
            pygame.mixer.music.stop()
            pygame.mixer.music.unload()
            self._begun = None
            self._now = 0.0

    def _goal(self) -> float:
        if self._under_until and time.monotonic() >= self._under_until:
            self._under_until = 0.0
        return (self.volume * (UNDER if self._under_until else 1.0)) if self.wanted else 0.0


VARIANTS: Final[Mapping[str, int]] = {"card": 4, "deal": 4, "gather": 3, "knock": 2, "coin": 6, "scopa": 3}
"""Number of files for each sound that has several: they are played in turn, so that no two in a row are the same."""
CUES: Final[frozenset[str]] = frozenset(
    {"scopa", "theirs", "settebello", "primiera", "match-point", "cappotto", "win", "lose", "start"}
)
"""The musical sounds, which have a volume of their own; ``theirs`` is a scopa of somebody else."""
QUIET = 6.0
"""Seconds of silence after which the device is given back; longer than any sound."""
LATE = 0.5
"""Seconds after which a sound no longer fits what is seen, in case the device takes long to open."""
AGAIN = 8.0
SOON = 1.0
"""Seconds to wait after a device could not be opened: usually, and after a device was plugged in."""
_FADE = 90
"""Milliseconds in which a tune fades out for another one."""
_FAR = 0.6
"""Share of the volume that the far ear loses when a sound comes from all the way to one side."""
_LARGEST = 1 << 23
"""Greatest size in bytes of the file of a sound."""
_VOICES = 20
"""Greatest number of sounds at a time; more are left out."""


class _Asked(NamedTuple):
    name: str
    file: str
    gain: float
    volume: float
    place: float
    when: float


def sides(place: float) -> tuple[float, float]:
    """Return the volumes of the left and the right side, 0..1, for a sound from `place` -1..1."""
    less = 1.0 - _FAR * min(1.0, abs(place))
    return (less, 1.0) if place > 0 else (1.0, less)


_LOST: Final = _Asked("", "", 0.0, 0.0, 0.0, 0.0)
"""Request that is no sound: the device has gone."""
BED = "barcarola.ogg"
"""File of the music bed, in the folder of the sounds."""


class Sound:
    """Plays the short sounds of assets/sounds by name, and the music bed under them.

    ``volume`` is for cards and coins, ``music`` for tunes; each is from 0 to 1.
    """

    def __init__(
        self, folder: Path, volume: float = 0.7, muted: bool = False, quiet: float = QUIET, music: float = 0.7
    ) -> None:
        self._folder = folder
        self._quiet = quiet
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._gains: dict[str, tuple[str, float]] = {}
        self._numbers: dict[str, int] = {}
        self._bed = MusicBed(folder / BED)
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.volume = volume
        self.music = music
        self.muted = muted
        self.works = True
        """False while there seems to be no device; a later sound looks for one again."""
        self._failed = 0.0
        self._pause = AGAIN

    def play(self, name: str, gain: float = 1.0, step: int | None = None, place: float = 0.0) -> None:
        """Play a sound of VARIANTS or CUES; nothing happens when muted, without a device or without the file.

        ``step`` chooses the variant, the last one if there are fewer: the sounds of counted coins rise. ``place`` is
        from -1 (left) to 1 (right); tunes come from the middle.
        """
        level = self._level(name)
        if level <= 0 or not (self.works or time.monotonic() - self._failed >= self._pause) or not self._has_thread():
            return
        volume = max(0.0, min(1.0, level * gain))
        place = 0.0 if name in CUES else place
        file = name
        count = VARIANTS.get(name, 0)
        if count:
            number = self._numbers.get(name, -1) + 1 if step is None else min(max(0, step), count - 1)
            self._numbers[name] = number
            file = f"{name}-{number % count + 1}"
        self._asked.put(_Asked(name, file, gain, volume, place, time.monotonic()))

    def adjust(self, volume: float, music: float, *, muted: bool, bed: float = 0.0) -> None:
        """Take other volumes: what sounds now follows, and the music bed starts or stops."""
        self.volume = volume
        self.music = music
        self.muted = muted
        self._bed.volume = 0.0 if muted else bed
        if self._thread is not None or (self._bed.wanted and self._has_thread()):
            self._ask_to_follow()

    def _ask_to_follow(self) -> None:
        self._asked.put(_Asked("", "", 0.0, 0.0, 0.0, time.monotonic()))

    def _has_thread(self) -> bool:
        """Start the thread unless it runs; return whether it does."""
        if self._thread is None:
            thread = Thread(target=self._serve, name="scopa-sound", daemon=True)
            try:
                thread.start()
            except (RuntimeError, MemoryError):  # no more threads
                return False
            self._thread = thread
        return True

    def plugged(self) -> None:
        """Look for a device again soon, because another one was plugged in."""
        self._pause = SOON
        if self._thread is not None and self._bed.wanted:
            self._ask_to_follow()

    def unplugged(self) -> None:
        """Have the next sound open a device again, because one has gone.

        It may be the one in use, which would stay silent.
        """
        if self._thread is not None:
            self._asked.put(_LOST)
            if self._bed.wanted:
                self._ask_to_follow()

    def close(self) -> None:
        """Give the device back."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(timeout=2)
            self._thread = None

    def _level(self, name: str) -> float:
        """Return the current volume of a sound of this name, 0..1."""
        return 0.0 if self.muted else self.music if name in CUES else self.volume

    # The thread

    def _serve(self) -> None:
        """Wait for a sound, open the device, play until all is quiet or the device is gone, close it, begin again."""
        asked: _Asked | None = _LOST
        while asked is not None:
            asked = self._asked.get()
            if asked in (None, _LOST) or asked.when <= self._failed:
                continue
            if not (asked.name or self._bed.wanted):
                continue
            try:
                pygame.mixer.init(44100, -16, 2, 512)
                pygame.mixer.set_num_channels(_VOICES)
            except (pygame.error, NotImplementedError):
                self.works = False
                self._failed = time.monotonic()
                continue
            self.works = True
            self._pause = AGAIN
            try:
                while asked not in (None, _LOST):
                    self._sound(asked)
                    asked = self._next()
            except Empty:
                pass
            finally:
                self._bed.end()
                pygame.mixer.quit()
                self._sounds.clear()

    def _next(self) -> _Asked | None:
        """Return the next request while the music bed goes on; raises Empty after a long silence."""
        while True:
            self._bed.step()
            try:
                return self._asked.get(timeout=self._bed.patience() if self._bed.sounds else self._quiet)
            except Empty:
                if not self._bed.sounds:
                    raise

    def _sound(self, asked: _Asked) -> None:
        """Play a sound, and fade out another tune for a tune; without a name adjust the volumes of what sounds now."""
        heard = [
            (*self._gains[file], sound)
            for file, sound in self._sounds.items()
            if sound is not None and file in self._gains
        ]
        if not asked.name:
            for name, gain, other in heard:
                other.set_volume(max(0.0, min(1.0, self._level(name) * gain)))
            return
        sound = self._load(asked.file)
        if sound is not None and time.monotonic() - asked.when < LATE:
            self._gains[asked.file] = asked.name, asked.gain
            if asked.name in CUES:
                for name, _gain, other in heard:
                    if name in CUES:
                        other.fadeout(_FADE)
                self._bed.give_way(sound.get_length())
            sound.set_volume(asked.volume)
            channel = sound.play()
            if channel is not None:
                channel.set_volume(*sides(asked.place))

    def _load(self, file: str) -> "pygame.mixer.Sound | None":
        if file not in self._sounds:
            path = self._folder / f"{file}.wav"
            self._sounds[file] = None
            with suppress(pygame.error, OSError, MemoryError):
                if path.is_file() and path.stat().st_size <= _LARGEST:
                    self._sounds[file] = pygame.mixer.Sound(readable(path))
            if self._sounds[file] is None:
                program_parts.miss(path)
        return self._sounds[file]
