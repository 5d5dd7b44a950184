"""The tunes of a match, for mandolin and guitar in the manner of Naples, six eighths to the bar.

A minor; the chord on its lowered second step, B flat, that Naples gave its name to; home in major. Every tune is our
own.
"""

from random import Random

from assets.soundwork.score import basses, line
from assets.soundwork.strings import guitar, mandolin, rolled, strummed, tambourine, tremolo
from assets.soundwork.synth import Samples, lay, room, silence


def won() -> Samples:
    """A tarantella of four bars: minor, its fourth, the Neapolitan chord, the dominant; home in major, trembling."""
    chance = Random("won")
    eighth = 0.126
    sound = silence(4.45)
    bars = ("C5 B4 C5 E5 . A4", "D5 C#5 D5 F5 . D5", "F5 D5 Bb4 D5 F5 Bb5", "A5 G#5 E5 B4 D5 G#4")
    bass = ("A2 - E3+A3 E3 - A3+C4", "D3 - A3+D4 A2 - A3+F4", "D3 - Bb3+F4 Bb2 - Bb3+D4", "E3 - B3+G#4 E3 - G#3+D4")
    for number, (tune, low) in enumerate(zip(bars, bass, strict=True)):
        at = 6 * eighth * number
        line(sound, tune, at, eighth, chance)
        basses(sound, low, at, eighth, chance)
        for beat in (0, 2, 3, 5):
            lay(sound, tambourine(chance, 0.20 if beat % 3 == 0 else 0.11), at + beat * eighth)
    home = 24 * eighth
    lay(sound, rolled(("A3", "E4", "A4", "C#5"), 1.2, chance, 0.55), home)
    lay(sound, tremolo("A5", 1.1, chance, 0.66, 0.28), home + 0.05)
    lay(sound, tremolo("E5", 1.1, chance, 0.42, 0.2, 13.1), home + 0.06)
    lay(sound, strummed(("A2", "E3", "A3"), 1.3, chance, 0.7), home)
    lay(sound, tambourine(chance, 0.22), home)
    return room(sound, chance, 0.55, 0.20)


def lost() -> Samples:
    """Slower: a falling line, the Neapolitan chord held, a close that turns to major: another match will come."""
    chance = Random("lost")
    eighth = 0.165
    sound = silence(3.05)
    lay(sound, tremolo("E5", 3 * eighth, chance, 0.45, 0.65, 12.0), 0.0)
    line(sound, "D5 C5 A4", 3 * eighth, eighth, chance, 0.6)
    lay(sound, tremolo("Bb4", 3 * eighth, chance, 0.65, 0.5, 12.0), 6 * eighth)
    line(sound, "A4 G#4 .", 9 * eighth, eighth, chance, 0.5)
    basses(sound, "A2 - E3 C4 - - D3 - F3+Bb3 E3 - B3", 0.0, eighth, chance, 0.7)
    lay(sound, rolled(("A3", "E4", "A4", "C#5"), 0.95, chance, 0.38, 0.045), 12 * eighth)
    lay(sound, guitar("A2", 1.0, chance, 0.8), 12 * eighth)
    return room(sound, chance, 0.55, 0.22)


def begun() -> Samples:
    """A match begins: the guitar opens the chord, the mandolin asks."""
    chance = Random("begun")
    sound = silence(1.7)
    for number, note in enumerate(("A2", "E3", "A3", "C4")):
        lay(sound, guitar(note, 1.2, chance, 0.75), 0.07 * number)
    for at, note, seconds in ((0.34, "E5", 0.16), (0.46, "F5", 0.16), (0.58, "E5", 0.5), (0.80, "A5", 0.7)):
        lay(sound, mandolin(note, seconds, chance, 0.5), at)
    return room(sound, chance, 0.5, 0.2)
