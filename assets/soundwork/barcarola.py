"""The bed of music: a barcarole of our own for two mandolins and a guitar, that begins again without a seam.

Three strains of eight bars in six eighths: A minor with the Neapolitan chord, its relative major, and a song in A major
that the mandolins hold trembling. The guitar breaks the chords; the second mandolin goes along a third or a sixth
below. Whatever still sounds at the end sounds into the beginning, and under all lies the quiet of a room.
"""

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np

from assets.soundwork.measure import RATE, loudness
from assets.soundwork.room_tone import room_tone
from assets.soundwork.score import held
from assets.soundwork.strings import guitar, hertz, mandolin, tremolo
from assets.soundwork.synth import Samples, coloured, noise, silence, times

EIGHTH = 0.21
LEVEL = -26.0
"""LUFS of the whole: below every tune that is played over it."""

CHORDS: Mapping[str, tuple[str, ...]] = {
    "Am": ("A2", "E3", "A3", "C4"),
    "A": ("A2", "E3", "A3", "C#4"),
    "A7": ("A2", "E3", "G3", "C#4"),
    "Dm": ("D3", "F3", "A3", "D4"),
    "D": ("D3", "F#3", "A3", "D4"),
    "E7": ("E2", "D3", "G#3", "B3"),
    "Bb": ("Bb2", "F3", "Bb3", "D4"),
    "C": ("C3", "G3", "C4", "E4"),
    "C7": ("C3", "G3", "Bb3", "E4"),
    "F": ("F2", "C3", "F3", "A3"),
    "G7": ("G2", "F3", "B3", "D4"),
    "F#m": ("F#2", "C#3", "F#3", "A3"),
    "Bm": ("B2", "F#3", "B3", "D4"),
}
"""As they lie on the guitar; the first is the bass."""

Strain = tuple[tuple[str, ...], tuple[str, ...]]
"""The chords of each bar, one or two, and its tune."""

_FIRST: Strain = (
    ("Am", "Am", "Dm", "E7", "Am", "Bb", "E7", "Am"),
    (
        *("E5 . D5 C5 . B4", "A4 . B4 C5 . E5", "F5 . E5 D5 . F5", "E5 . . . . ."),
        *("E5 . D5 C5 . A4", "Bb4 . C5 D5 . F5", "E5 . D5 B4 . G#4", "A4 . . . . -"),
    ),
)
_AGAIN: Strain = (
    ("Am", "A7", "Dm", "G7", "C", "F", "Bb E7", "Am"),
    (
        *("E5 . D5 C5 . B4", "A4 . C#5 E5 . G5", "F5 . . . E5 D5", "D5 . E5 F5 . D5"),
        *("E5 . . . D5 C5", "C5 . D5 C5 . A4", "Bb4 . D5 G#4 . B4", "A4 . . . . -"),
    ),
)
_BRIGHT: Strain = (
    ("C", "G7", "G7", "C", "C7", "F", "C G7", "C E7"),
    (
        *("G5 . E5 G5 . E5", "F5 . D5 F5 . D5", "B4 . C5 D5 . F5", "E5 . . . . -"),
        *("E5 . F5 G5 . Bb5", "A5 . . . G5 F5", "E5 . G5 F5 . D5", "C5 . . B4 . G#4"),
    ),
)
_SONG: Strain = (
    ("A", "A", "E7", "E7", "E7", "E7", "A", "A"),
    (
        *("C#5 . . . . E5", "A5 . . . . E5", "G#5 . . . F#5 E5", "D5 . . . . ."),
        *("B4 . . . . D5", "F#5 . . . E5 D5", "C#5 . . . . .", "E5 . . C#5 . ."),
    ),
)
_SUNG: Strain = (
    ("A", "A7", "D", "Dm", "A", "F#m", "Bm E7", "A E7"),
    (
        *("C#5 . . . . E5", "A5 . . . G5 E5", "F#5 . . . . .", "F5 . . . E5 D5"),
        *("E5 . . . . C#5", "A5 . . . G#5 F#5", "D5 . F#5 E5 . B4", "A4 . . . . -"),
    ),
)
FORM: Sequence[tuple[Strain, bool, int]] = (
    (_FIRST, False, 0),
    (_AGAIN, True, 0),
    (_BRIGHT, False, 1),
    (_FIRST, True, 1),
    (_SONG, False, 0),
    (_SUNG, True, 0),
    (_BRIGHT, True, 1),
)
"""The strains, whether the second mandolin plays along, and which way the guitar breaks the chords."""
_BROKEN = ((0, 1, 2, 3, 2, 1), (0, 2, 3, 1, 3, 2))
BARS = sum(len(chords) for (chords, _), _, _ in FORM)
SECONDS = BARS * 6 * EIGHTH
_PLACES = {"mandolin": 0.38, "second": 0.70, "guitar": 0.58}
"""From the left, 0, to the right, 1."""


def barcarola() -> Samples:
    """Left and right, from the first bar to the last."""
    chance = Random("barcarola")
    parts = {name: silence(SECONDS) for name in _PLACES}
    bar = 0
    for (chords, tune), with_second, way in FORM:
        _accompany(parts["guitar"], chords, bar, way, chance)
        for number, (chord, notes) in enumerate(zip(chords, tune, strict=True)):
            arch = 0.50 + 0.10 * np.sin(np.pi * (number + 0.5) / len(chords))
            _sing(parts["mandolin"], notes, bar + number, arch, chance)
            if with_second:
                _sing(parts["second"], _below(notes, chord.split()), bar + number, 0.72 * arch, chance)
        bar += len(chords)
    sound = sum(
        np.outer([np.cos(place * np.pi / 2), np.sin(place * np.pi / 2)], parts[name]) for name, place in _PLACES.items()
    )
    sound = _in_a_room(np.asarray(sound), chance)
    sound *= 10.0 ** ((LEVEL - loudness(sound)) / 20.0)
    return np.asarray(sound + room_tone(SECONDS, chance))


def _wrapped(base: Samples, sound: Samples, at: float, gain: float = 1.0) -> None:
    """Add a sound; what reaches past the end is heard at the beginning."""
    index = (round(at * RATE) + np.arange(len(sound))) % len(base)
    base[index] += gain * sound


def _sing(base: Samples, notes: str, bar: int, force: float, chance: Random) -> None:
    """Long notes tremble, short ones are plucked."""
    for eighth, note, eighths in held(notes):
        at = (6 * bar + eighth) * EIGHTH + chance.uniform(0.0, 0.008)
        seconds = eighths * EIGHTH
        if eighths >= 3:
            _wrapped(base, tremolo(note, seconds - 0.01, chance, 0.75 * force, 0.55 * force), at, 0.8)
        else:
            stress = 1.0 if eighth % 3 == 0 else 0.8
            _wrapped(base, mandolin(note, seconds + 0.25, chance, force * stress * chance.uniform(0.92, 1.08)), at)


def _accompany(base: Samples, chords: Sequence[str], bar: int, way: int, chance: Random) -> None:
    """The guitar breaks the chords: the bass on the beat, and left to sound."""
    for number, names in enumerate(chords):
        halves = [CHORDS[name] for name in names.split()]
        for eighth, tone in enumerate(_BROKEN[way]):
            chord = halves[eighth * len(halves) // 6]
            bass = tone == 0 or (len(halves) == 2 and eighth == 3)
            note = chord[0 if bass else tone]
            at = (6 * (bar + number) + eighth) * EIGHTH + chance.uniform(0.0, 0.010)
            force = (0.72 if bass else 0.50) * chance.uniform(0.88, 1.10)
            _wrapped(base, guitar(note, 1.20 if bass else 0.85, chance, force), at, 0.9)


def _below(notes: str, chords: Sequence[str]) -> str:
    """A tune for the second mandolin: for each note the nearest tone of its chord, a third or more below."""
    tune = notes.split()
    for eighth, note, _ in held(notes):
        tones = {name.rstrip("0123456789") for name in CHORDS[chords[eighth * len(chords) // 6]]}
        lower = [f"{tone}{octave}" for tone in tones for octave in (3, 4, 5)]
        third = hertz(note) * 2.0 ** (-2.5 / 12.0)
        tune[eighth] = max((name for name in lower if 196.0 <= hertz(name) < third), key=hertz)
    return " ".join(tune)


def _in_a_room(sound: Samples, chance: Random) -> Samples:
    """What comes back from the walls, another thing for each ear, round and round the tune."""
    seconds = 1.3
    for side in (0, 1):
        tail = coloured(noise(seconds, chance), {80: -30, 250: -6, 600: 0, 2500: -3, 6000: -12, 14000: -36})
        tail *= np.exp(-times(seconds) / 0.24)
        tail[: round(0.012 * RATE)] = 0.0
        tail /= np.sqrt(np.sum(tail * tail))
        both = 0.7 * sound[side] + 0.3 * sound[1 - side]
        size = sound.shape[1]
        sound[side] += 0.30 * np.fft.irfft(np.fft.rfft(both) * np.fft.rfft(tail, size), size)
    return sound
