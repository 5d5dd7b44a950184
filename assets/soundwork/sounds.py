"""Every sound of the game by the name of its file, as 16-bit samples. The same numbers come out each time.

A name with a number is a variant: the game takes another one each time, so that no two cards in a row sound alike. The
levels are decibels of loudness (measure.py) below full scale: cues are as loud as one another, cards and coins lie
below them.
"""

from collections.abc import Callable, Mapping

from assets.soundwork import hard, paper, tunes
from assets.soundwork.synth import Samples, finished

LEVELS: Mapping[str, float] = {
    "card": -23.0,
    "deal": -27.0,
    "gather": -23.0,
    "knock": -20.0,
    "coin": -25.0,
    "scopa": -19.0,
    "theirs": -21.0,
    "win": -19.0,
    "lose": -21.0,
    "start": -23.0,
}
"""By kind; measured over the loudest 0.1 s, of the cues over 0.4 s."""
CUES = ("scopa", "theirs", "win", "lose", "start")
COINS = 6


def _short(kind: str, make: Callable[[], Samples]) -> Callable[[], list[int]]:
    return lambda: finished(make(), LEVELS[kind])


def _cue(kind: str, make: Callable[[], Samples]) -> Callable[[], list[int]]:
    return lambda: finished(make(), LEVELS[kind], window=0.4, fade=0.25)


def _all() -> dict[str, Callable[[], list[int]]]:
    found: dict[str, Callable[[], list[int]]] = {}
    for kind, make, count in (
        ("card", paper.laid, 4),
        ("deal", paper.flicked, 4),
        ("gather", paper.gathered, 3),
        ("knock", hard.knocked, 2),
    ):
        for number in range(1, count + 1):
            found[f"{kind}-{number}"] = _short(kind, lambda make=make, seed=f"{kind} {number}": make(seed))
    for number in range(1, COINS + 1):
        found[f"coin-{number}"] = _short("coin", lambda number=number: hard.coin(number))
    for kind, tune in (
        ("scopa", tunes.scopa),
        ("theirs", tunes.theirs),
        ("win", tunes.won),
        ("lose", tunes.lost),
        ("start", tunes.begun),
    ):
        found[kind] = _cue(kind, tune)
    return found


SOUNDS: Mapping[str, Callable[[], list[int]]] = _all()
