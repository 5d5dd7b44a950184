"""The forty Spanish cards by name: d oros, c copas, s espadas, b bastos; f sota, c caballo, r rey."""

from collections.abc import Mapping
from functools import partial

from assets.artwork.ink.drawing import Pen
from assets.artwork.spanish import bastos, copas, espadas, oros
from assets.artwork.spanish.caballos import caballo
from assets.artwork.spanish.reyes import rey
from assets.artwork.spanish.sotas import sota


def _pack() -> dict[str, Pen]:
    pens: dict[str, Pen] = {}
    for suit, numbers in {"d": oros, "c": copas, "b": bastos, "s": espadas}.items():
        pens[f"a{suit}"] = numbers.ace
        for n in range(2, 8):
            pens[f"{n}{suit}"] = partial(numbers.numbers, n=n)
        pens[f"f{suit}"] = partial(sota, suit=suit)
        pens[f"c{suit}"] = partial(caballo, suit=suit)
        pens[f"r{suit}"] = partial(rey, suit=suit)
    return pens


SPANISH: Mapping[str, Pen] = _pack()
