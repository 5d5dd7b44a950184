"""Hard things: knuckles on the table's wood, coins that fall into their places."""

from random import Random

from assets.soundwork.synth import Samples, burst, lay, modes, room, silence

_DISC = (1.0, 1.73, 2.33, 3.91, 4.11)
"""The modes of a free round plate, by its lowest."""


def knock(chance: Random, force: float = 1.0) -> Samples:
    """One knuckle on wood under cloth: a board that gives a short, dark note, and the bone's dull tick."""
    parts = [
        (hertz * chance.uniform(0.97, 1.03), decay, strength)
        for hertz, decay, strength in (
            (124.0, 0.034, 0.7),
            (196.0, 0.030, 1.0),
            (322.0, 0.022, 0.95),
            (508.0, 0.015, 0.75),
            (774.0, 0.010, 0.50),
            (1190.0, 0.006, 0.3),
        )
    ]
    sound = modes(0.30, parts, attack=0.0015)
    lay(sound, burst(0.03, chance, {250: -18, 600: -2, 1100: 0, 2400: -8, 6000: -28}, 0.0008, 0.005), 0.0, 1.5 * force)
    return sound


def knocked(seed: str) -> Samples:
    """A knuckle on the table, and its echo in the wood."""
    chance = Random(seed)
    sound = silence(0.34)
    lay(sound, knock(chance), 0.0)
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
