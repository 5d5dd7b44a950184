"""Paper: a card laid on cloth, a card flicked off the pack, cards drawn together by a hand.

What is heard of a card on a covered table: the air it pushes away, an edge that touches first, then the whole of it a
few thousandths of a second later, and very little of the wood below. Hardly anything of it rings.
"""

from random import Random

import numpy as np

from assets.soundwork.synth import Samples, burst, coloured, lay, modes, noise, room, silence, swell

_AIR = {120: -26, 300: -8, 700: -3, 1800: 0, 4500: -5, 9000: -16, 16000: -40}
_EDGE = {500: -30, 1400: -8, 2600: 0, 5200: -2, 9000: -10, 15000: -30}
_FACE = {140: -24, 320: -7, 750: 0, 1300: -1, 2600: -6, 5000: -15, 11000: -40}
_CLOTH = {300: -30, 900: -7, 1900: 0, 4200: -3, 8000: -13, 15000: -36}
_PALM = {110: -26, 260: -9, 520: -2, 950: 0, 1900: -5, 3600: -13, 7000: -26, 14000: -48}
"""What a hand that draws cards over the cloth is heard by: less of a hiss, more of a breath."""


def _wood(chance: Random, seconds: float) -> Samples:
    """The table under the cloth: three modes, soon damped."""
    part = [
        (hertz * chance.uniform(0.94, 1.06), decay, strength)
        for hertz, decay, strength in (
            (104.0, 0.016, 1.0),
            (168.0, 0.013, 0.9),
            (262.0, 0.010, 0.6),
        )
    ]
    return modes(seconds, part, attack=0.002)


def touch(chance: Random, weight: float = 1.0) -> Samples:
    """A card comes to lie: an edge, then the whole card; `weight` of the table in it."""
    sound = silence(0.17)
    gap = chance.uniform(0.007, 0.015)
    lay(sound, burst(0.02, chance, _EDGE, 0.0008, chance.uniform(0.0025, 0.004)), 0.0, chance.uniform(0.35, 0.6))
    lay(sound, burst(0.10, chance, _FACE, 0.0016, chance.uniform(0.011, 0.015)), gap, 1.0)
    lay(sound, burst(0.04, chance, _EDGE, 0.0012, 0.006), gap + 0.001, chance.uniform(0.18, 0.30))
    lay(sound, _wood(chance, 0.12), gap, 0.17 * weight)
    return sound


def laid(seed: str) -> Samples:
    """A card is laid on the cloth: it comes gliding on its air, touches, and slides to rest."""
    chance = Random(seed)
    glide = chance.uniform(0.045, 0.065)
    sound = silence(0.24)
    air = coloured(noise(glide + 0.02, chance), _AIR)
    lay(sound, air * swell(glide + 0.02, glide, 2.4), 0.0, 0.32)
    lay(sound, touch(chance), glide, 1.0)
    lay(
        sound,
        burst(0.11, chance, _CLOTH, 0.012, chance.uniform(0.020, 0.032)),
        glide + 0.016,
        chance.uniform(0.10, 0.17),
    )
    return room(sound, chance, 0.16, 0.10)


def flicked(seed: str) -> Samples:
    """A card leaves the pack: the thumb lets its edge go, it whispers over the others and falls."""
    chance = Random(seed)
    sound = silence(0.15)
    snap = {900: -34, 2200: -8, chance.uniform(3200, 4300): 0, 7000: -5, 11000: -16, 17000: -40}
    lay(sound, burst(0.02, chance, snap, 0.0005, chance.uniform(0.0018, 0.0028)), 0.002, 0.9)
    whisper = coloured(noise(0.075, chance), {700: -30, 2000: -5, 3800: 0, 7500: -6, 15000: -34})
    lay(sound, whisper * swell(0.075, chance.uniform(0.016, 0.028), 1.2), 0.003, 0.42)
    lay(sound, touch(chance, 0.5), chance.uniform(0.050, 0.062), 0.42)
    return room(sound, chance, 0.12, 0.08)


def gathered(seed: str) -> Samples:
    """Cards are drawn together over the cloth, slip over each other, and are squared up against the table."""
    chance = Random(seed)
    sound = silence(0.46)
    for at, seconds, gain in ((0.0, 0.17, 0.60), (chance.uniform(0.10, 0.13), 0.20, 0.80)):
        lay(sound, _drawn(chance, seconds), at, gain)
    at = chance.uniform(0.03, 0.05)
    while at < 0.27:  # edges that slip over each other, ever closer together
        lay(sound, touch(chance, 0.3), at, chance.uniform(0.10, 0.26))
        at += chance.uniform(0.6, 1.2) * (0.055 - 0.11 * at)
    square = chance.uniform(0.275, 0.295)
    lay(sound, touch(chance, 1.3), square, 0.95)
    lay(sound, touch(chance, 0.8), square + chance.uniform(0.050, 0.066), 0.42)
    return room(sound, chance, 0.18, 0.11)


def _drawn(chance: Random, seconds: float) -> Samples:
    """One stroke of cards over cloth; its roughness comes and goes with the weave."""
    stroke = coloured(noise(seconds, chance), _PALM)
    stroke *= 0.18 / max(1e-9, float(np.sqrt(np.mean(stroke**2))))
    weave = coloured(noise(seconds, chance), {20: 0, 60: 0, 140: -8, 400: -30})
    rough = weave / max(1e-9, float(abs(weave).max()))
    return stroke * (1.0 + 0.7 * rough) * swell(seconds, seconds * 0.62, 1.5)
