"""What is played at the table: a few notes of the mandolin for a scopa, the settebello, the primiera, a last point."""

from collections.abc import Sequence
from random import Random

from assets.soundwork.score import basses, line
from assets.soundwork.strings import mandolin, rolled, strummed, tambourine, tremolo
from assets.soundwork.synth import Samples, lay, room, silence

Struck = tuple[float, str, float]
"""A note: its moment, its name, its force."""


def _struck(base: Samples, notes: Sequence[Struck], seconds: float, chance: Random) -> None:
    for at, note, force in notes:
        lay(base, mandolin(note, seconds, chance, force), at)


_LEAPS: Sequence[tuple[tuple[str, ...], str, tuple[str, ...], tuple[str, ...]]] = (
    (("E5", "A5", "C#6", "F6"), "E6", ("A4", "C#5", "A5"), ("A2", "E3")),
    (("E5", "G#5", "B5", "D6"), "C#6", ("E4", "A4", "E5"), ("A2", "E3", "C#4")),
    (("C#5", "E5", "A5", "B5"), "A5", ("C#4", "A4", "E5"), ("A2", "A3")),
)
"""Of each scopa: the leap, the note that trembles, the chord of the mandolin, that of the guitar."""


def scopa(number: int) -> Samples:
    """The table swept, by us: a leap up, a lean on the next step, a bright chord that trembles."""
    chance = Random(f"scopa {number}")
    leap, top, chord, low = _LEAPS[number - 1]
    sound = silence(1.16)
    moments, forces = (0.0, 0.075, 0.15, 0.235), (0.75, 0.85, 0.95, 0.6)
    _struck(sound, list(zip(moments, leap, forces, strict=True)), 0.20, chance)
    lay(sound, tremolo(top, 0.66, chance, 0.85, 0.35), 0.29)
    lay(sound, rolled(chord, 0.62, chance, 0.55), 0.27)
    lay(sound, strummed(low, 0.8, chance, 0.9, 0.006), 0.285)
    lay(sound, tambourine(chance, 0.22), 0.285)
    return room(sound, chance, 0.45, 0.20)


def theirs() -> Samples:
    """The table swept, by somebody else: the same turn downwards, in minor, and soon over."""
    chance = Random("theirs")
    sound = silence(1.02)
    _struck(sound, ((0.0, "E5", 0.7), (0.085, "F5", 0.6), (0.17, "E5", 0.65), (0.27, "C5", 0.65)), 0.22, chance)
    lay(sound, rolled(("A3", "E4", "A4"), 0.55, chance, 0.6, 0.024), 0.37)
    lay(sound, strummed(("A2",), 0.6, chance, 0.8), 0.375)
    return room(sound, chance, 0.45, 0.18)


def settebello() -> Samples:
    """The finest card is taken: seven notes run up to a chord that glitters."""
    chance = Random("settebello")
    sound = silence(1.30)
    run = ("A4", "C#5", "E5", "F#5", "A5", "B5", "C#6")
    _struck(sound, [(0.058 * n, note, 0.42 + 0.06 * n) for n, note in enumerate(run)], 0.30, chance)
    lay(sound, rolled(("D5", "F#5", "A5"), 0.26, chance, 0.5, 0.008), 0.40)
    lay(sound, rolled(("C#5", "A5", "E6"), 0.66, chance, 0.7, 0.012), 0.57)
    lay(sound, strummed(("A2", "E3", "A3"), 0.7, chance, 0.7, 0.010), 0.57)
    lay(sound, tambourine(chance, 0.16), 0.40)
    lay(sound, tambourine(chance, 0.24), 0.57)
    return room(sound, chance, 0.5, 0.24)


def primiera() -> Samples:
    """The primiera is ours: a note for each of the four suits, each left to sound, and the guitar below."""
    chance = Random("primiera")
    sound = silence(1.45)
    notes = ((0.0, "A4", 0.7), (0.15, "C#5", 0.7), (0.30, "F#5", 0.75), (0.45, "E5", 0.85))
    for at, note, force in notes:
        lay(sound, mandolin(note, 1.35 - at, chance, force), at)
    lay(sound, strummed(("A2", "E3"), 0.5, chance, 0.7), 0.0)
    lay(sound, strummed(("D3", "A3"), 0.5, chance, 0.6), 0.30)
    lay(sound, strummed(("A2", "E3", "C#4"), 0.85, chance, 0.8), 0.45)
    return room(sound, chance, 0.5, 0.22)


def match_point() -> Samples:
    """One point to go: the Neapolitan chord beats twice, and a trembling leading note waits for its answer."""
    chance = Random("match point")
    sound = silence(1.40)
    for at in (0.0, 0.19):
        lay(sound, strummed(("D3", "F3", "Bb3"), 0.26, chance, 0.85, 0.008), at)
        lay(sound, rolled(("D5", "Bb5"), 0.20, chance, 0.55, 0.006), at)
    lay(sound, strummed(("E2", "B2", "E3"), 0.9, chance, 0.85), 0.40)
    lay(sound, tremolo("G#5", 0.85, chance, 0.75, 0.22), 0.40)
    return room(sound, chance, 0.5, 0.20)


def cappotto() -> Samples:
    """All the points, and none for the others: two bars at a gallop, and home with both hands."""
    chance = Random("cappotto")
    eighth = 0.100
    sound = silence(2.40)
    line(sound, "A5 E5 C#5 A4 C#5 E5 | D5 F#5 A5 G#5 B5 G#5", 0.0, eighth, chance, 0.85)
    basses(sound, "A2 - E3+C#4 A2 - E3+C#4 | D3 - A3+F#4 E3 - B3+G#4", 0.0, eighth, chance)
    for beat in range(0, 12, 3):
        lay(sound, tambourine(chance, 0.20), beat * eighth)
    home = 12 * eighth
    lay(sound, rolled(("A4", "E5", "A5"), 0.8, chance, 0.8), home)
    lay(sound, tremolo("C#6", 0.85, chance, 0.8, 0.3), home + 0.02)
    lay(sound, strummed(("A2", "E3", "A3", "C#4"), 1.0, chance, 0.9), home)
    lay(sound, tambourine(chance, 0.28), home)
    return room(sound, chance, 0.55, 0.22)
