"""The sounds of the table, each as 16-bit samples. The same numbers come out each time: every sound has its own seed."""

from collections.abc import Callable, Mapping
from random import Random

from assets.soundwork.synth import Samples, band, course, finished, lay, noise, shaped, silence, tone


def pitch(steps_above_a4: int) -> float:
    """Hz of a tempered note."""
    return 440.0 * 2.0 ** (steps_above_a4 / 12)


E3, A3, AIS3, E4, GIS4, A4, AIS4, B4, C5, CIS5, D5, E5, F5, G5, A5, C6, E6 = map(
    pitch, (-17, -12, -11, -5, -1, 0, 1, 2, 3, 4, 5, 7, 8, 10, 12, 15, 19)
)


def flick(chance: Random, length: float = 0.13) -> Samples:
    """Paper on cloth: the snap of the edge, the air below it, the table below the cloth."""
    sound = silence(length)
    lay(sound, shaped(band(noise(0.03, chance), 1800, 7000), 0.0006, 0.004), 0.0, 0.9)
    lay(sound, shaped(band(noise(0.10, chance), 500, 2600), 0.006, 0.022), 0.004, 1.0)
    lay(sound, tone(150, 0.09, 0.018, drop=0.3), 0.006, 0.25)
    return sound


def card() -> list[int]:
    """A card comes to lie on the cloth."""
    return finished(flick(Random("card")), 0.55)


def deal() -> list[int]:
    """A card leaves the pack: thinner and shorter than one that is played."""
    chance = Random("deal")
    sound = silence(0.085)
    lay(sound, shaped(band(noise(0.08, chance), 1500, 5200), 0.008, 0.014), 0.0)
    lay(sound, shaped(band(noise(0.02, chance), 3000, 9000), 0.0004, 0.003), 0.012, 0.5)
    return finished(sound, 0.4)


def capture() -> list[int]:
    """Cards are swept together over the cloth and squared up."""
    chance = Random("capture")
    sound = silence(0.42)
    lay(sound, shaped(band(noise(0.30, chance), 500, 1500, 900, 3800), 0.13, 0.09), 0.0, 1.3)
    for at, gain in ((0.05, 0.20), (0.13, 0.28), (0.20, 0.30)):
        lay(sound, flick(chance), at, gain)
    lay(sound, flick(chance), 0.27, 0.9)
    return finished(sound, 0.6)


def scopa() -> list[int]:
    """Three light notes upwards."""
    chance = Random("scopa")
    sound = silence(0.78)
    for at, note, gain in ((0.0, G5, 0.8), (0.085, C6, 0.85), (0.17, E6, 1.0)):
        lay(sound, course(note, 0.6, chance), at, gain)
        lay(sound, tone(note, 0.5, 0.16), at, 0.16 * gain)
    return finished(sound, 0.7, fade=0.12)


def win() -> list[int]:
    """Six-eight time on a mandolin: A minor, the chord of the lowered second step that Naples gave its name to, home in major."""
    chance = Random("win")
    sound = silence(1.75)
    beat = 0.098
    line = (A4, C5, E5, AIS4, D5, F5, E5, B4, GIS4)
    for index, note in enumerate(line):
        lay(sound, course(note, 0.5, chance), index * beat, 1.0 if index % 3 == 0 else 0.75)
    for index, note in ((0, A3), (3, AIS3), (6, E3)):
        lay(sound, course(note, 0.45, chance), index * beat, 0.6)
    home = len(line) * beat
    for index, note in enumerate((A3, E4, A4, CIS5, E5)):  # the last chord is struck downwards
        lay(sound, course(note, 0.85, chance), home + 0.016 * index, 0.7)
    for index in range(5):  # and its top string trembles, as a mandolin holds a note
        lay(sound, course(A5, 0.3, chance), home + 0.10 + 0.062 * index, 0.45 - 0.05 * index)
    return finished(sound, 0.8, fade=0.3)


SOUNDS: Mapping[str, Callable[[], list[int]]] = {"card": card, "capture": capture, "deal": deal, "scopa": scopa, "win": win}
