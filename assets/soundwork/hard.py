"""Hard things: knuckles on the table's wood, coins that fall into their places."""

from random import Random

from assets.soundwork.synth import Samples, burst, lay, modes, room, silence

_DISC = (1.0, 1.73, 2.33, 3.91, 4.11)
"""The modes of a free round plate, by its lowest."""


def knock(chance: Random, force: float = 1.0) -> Samples:
    """One knuckle on wood under cloth: the board's short notes, and the bone that is heard before them."""
    parts = [
        (hertz * chance.uniform(0.97, 1.03), decay, strength)
        for hertz, decay, strength in (
            (128.0, 0.030, 0.40),
            (203.0, 0.027, 0.75),
            (338.0, 0.021, 0.95),
            (541.0, 0.016, 0.95),
            (836.0, 0.012, 0.80),
            (1290.0, 0.009, 0.60),
            (1910.0, 0.006, 0.38),
            (2840.0, 0.004, 0.20),
        )
    ]
    sound = modes(0.30, parts, attack=0.0009)
    bone = {300: -24, 900: -4, 1900: 0, 3600: -3, 7000: -14, 14000: -36}
    lay(sound, burst(0.03, chance, bone, 0.0005, 0.0032), 0.0, 2.0 * force)
    return sound


def knocked(seed: str) -> Samples:
    """Two knuckles on the table, one a hair before the other, and their echo in the wood."""
    chance = Random(seed)
    sound = silence(0.34)
    lay(sound, knock(chance), 0.0)
    lay(sound, knock(chance, 0.8), chance.uniform(0.006, 0.010), 0.35)
    return room(sound, chance, 0.22, 0.16)


def coin(number: int) -> Samples:
    """A coin drops into its place in the wood: the rim, then the face; each a little higher than the one before."""
    chance = Random(f"coin {number}")
    pitch = 2900.0 * 2.0 ** (number * 1.0 / 12.0)
    sound = silence(0.30)
    for at, gain, bright in (
        (0.0, 1.0, 1.0),
        (chance.uniform(0.042, 0.050), 0.45, 0.7),
        (chance.uniform(0.078, 0.088), 0.16, 0.5),
    ):
        lay(sound, _ring(chance, pitch, bright), at, gain)
    lay(sound, modes(0.12, ((310.0, 0.016, 1.0), (455.0, 0.011, 0.6), (170.0, 0.022, 0.6)), attack=0.0012), 0.001, 0.55)
    lay(sound, burst(0.02, chance, {800: -30, 2500: -6, 6000: 0, 12000: -12, 18000: -40}, 0.0003, 0.0016), 0.0, 0.30)
    return room(sound, chance, 0.20, 0.10)


def _ring(chance: Random, pitch: float, bright: float) -> Samples:
    """A small disc struck at its rim: every mode is a pair that is not quite in tune, so that it shimmers."""
    parts = []
    for number, ratio in enumerate(_DISC):
        hertz = pitch * ratio * chance.uniform(0.994, 1.006)
        decay, strength = 0.070 / (1.0 + 0.35 * number), bright**number / (1.0 + 0.30 * number)
        parts += [(hertz, decay, 0.6 * strength), (hertz * 1.0045, decay * 0.9, 0.4 * strength)]
    return modes(0.28, parts)
