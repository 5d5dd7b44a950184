"""Sentences by lot, to be read by a person: the position, the moves, the split and what is said."""

from random import Random

from scopa_gui.ui.words import translation
from tests.conftest import PROJECT
from tests.measure.claims.sittings import Sitting, turns
from tests.measure.claims.spoken import Utterance, judged, spoken

SMAZZATE = 10_000
"""So many of each game are drawn from."""


def drawn(games: list[str], many: int, playouts: int, language: str, seed: str) -> str:
    """So many sentences, one of a smazzata, the same for the same seed."""
    translation.use(language, PROJECT / "assets" / "locale")
    rng, found = Random(f"drawn/{seed}"), list[str]()
    while len(found) < many:
        sitting = Sitting(rng.choice(games), rng.randrange(SMAZZATE))
        moments = list(turns(sitting))
        if moments:
            said = [one for one in spoken(judged(*rng.choice(moments), playouts, rng), rng) if one.place != "question"]
            if said:
                found.append(f"{len(found) + 1}. {sitting.game}, {told(rng.choice(said))}")
    return "\n".join(found)


def told(one: Utterance) -> str:
    """A sentence with what is needed to judge it."""
    split = {} if one.verdict is None else {part: round(lost, 2) for part, lost in one.verdict.split.items() if lost}
    against = f", against {', '.join(map(str, one.compared))}" if one.compared else ""
    return f"{one}{against}{f', split {split}' if split else ''}"
