"""Notes written down: a tune by its eighths, and the basses below it, laid on a sound."""

from collections.abc import Iterator
from random import Random

from assets.soundwork.strings import guitar, mandolin
from assets.soundwork.synth import Samples, lay


def held(tune: str) -> Iterator[tuple[int, str, int]]:
    """The notes of a tune of eighths, "E5 . A4 -": where each begins, its name, how many eighths it has.

    A dot holds the note before it, a hyphen is a rest, a bar line only helps the eye.
    """
    notes = [note for note in tune.split() if note != "|"]
    for number, note in enumerate(notes):
        if note not in {".", "-"}:
            rest = next((n for n, other in enumerate(notes[number + 1 :], 1) if other != "."), len(notes) - number)
            yield number, note, rest


def line(base: Samples, tune: str, start: float, eighth: float, chance: Random, force: float = 0.8) -> None:
    """Lay a tune of the mandolin on `base`; of six eighths the first and fourth are stressed."""
    for number, note, eighths in held(tune):
        stress = 1.0 if number % 3 == 0 else 0.78
        at = start + eighth * number + chance.uniform(0.0, 0.004)
        lay(base, mandolin(note, eighth * eighths + 0.10, chance, force * stress), at)


def basses(base: Samples, tune: str, start: float, eighth: float, chance: Random, force: float = 0.8) -> None:
    """Lay the guitar on `base`: groups like "A2+E3" by the eighth."""
    for number, group, _ in held(tune):
        for note in group.split("+"):
            lay(base, guitar(note, 0.55, chance, force), start + eighth * number + chance.uniform(0.0, 0.003))
