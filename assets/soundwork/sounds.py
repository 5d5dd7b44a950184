"""Every sound of the game by the name of its file, as 16-bit samples. The same numbers come out each time.

A name with a number is a variant: the game takes another one each time, so that no two cards in a row sound alike. The
levels are LUFS (measure.py) of the loudest moment: cues are as loud as one another, cards and coins lie below them.
"""

from collections.abc import Callable, Mapping

from assets.soundwork import cues, hard, paper, tunes
from assets.soundwork.synth import Samples, finished

_LEVELS: Mapping[float, tuple[str, ...]] = {
    -20.0: ("scopa", "settebello", "primiera", "match-point", "cappotto", "win"),
    -22.0: ("theirs", "lose"),
    -24.0: ("start",),
    -27.0: ("gather", "knock"),
    -29.7: ("card",),
    -31.2: ("coin",),
    -33.5: ("deal",),
}
"""Ours, theirs and the beginning; what a hand does once, one card, one of many coins, one of many cards."""
LEVELS = {kind: level for level, kinds in _LEVELS.items() for kind in kinds}
"""By kind."""
CUES = tuple(kind for level, kinds in _LEVELS.items() if level > -25.0 for kind in kinds)
COINS, SCOPAS = 6, 3
BED = "barcarola.ogg"
"""The bed of music (barcarola.py): the one file that is not a WAV."""


def _short(kind: str, make: Callable[[], Samples]) -> Callable[[], list[int]]:
    return lambda: finished(make(), LEVELS[kind])


def _cue(kind: str, make: Callable[[], Samples]) -> Callable[[], list[int]]:
    return lambda: finished(make(), LEVELS[kind], fade=0.25)


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
    for number in range(1, SCOPAS + 1):
        found[f"scopa-{number}"] = _cue("scopa", lambda number=number: cues.scopa(number))
    for kind, tune in (
        ("theirs", cues.theirs),
        ("settebello", cues.settebello),
        ("primiera", cues.primiera),
        ("match-point", cues.match_point),
        ("cappotto", cues.cappotto),
        ("win", tunes.won),
        ("lose", tunes.lost),
        ("start", tunes.begun),
    ):
        found[kind] = _cue(kind, tune)
    return found


SOUNDS: Mapping[str, Callable[[], list[int]]] = _all()
