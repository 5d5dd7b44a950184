"""What is said in a smazzata, counted: each sentence and whether it is false, the laws, and what holds and decides."""

from collections import Counter

from tests.measure.claims.claims import matching
from tests.measure.claims.laws import LAWS
from tests.measure.claims.recall import of_causes, of_reasons
from tests.measure.claims.sittings import Sitting, turns
from tests.measure.claims.spoken import judged, spoken
from tests.measure.claims.utterances import said_in

EVERY = 4
"""At every fourth turn the reasons and causes that might be given are asked for as well."""


def counted(sitting: Sitting, playouts: int) -> dict:
    """What was said in a smazzata: by sentence, by law, by what decides."""
    said, laws, recalled, false, broken = Counter(), Counter(), Counter(), [], []
    number = 0
    for number, (view, played) in enumerate(turns(sitting), 1):
        rng = sitting.rng(f"turn {number}")
        turn = judged(view, played, playouts, rng)
        for one in spoken(turn, rng):
            laws.update(f"{law}|asked" for law in LAWS)
            against = [law for law, is_broken in LAWS.items() if one.is_mine and is_broken(one)]
            laws.update(f"{law}|broken" for law in against)
            broken += [f"{law}: {one}" for law in against]
            if one.place != "question":
                _check(one.said, said, false)
        for one in said_in(view, rng) if number % EVERY == 0 else ():
            _check(one, said, false)
        for kind, found in (("cause", of_causes(turn)), ("reason", of_reasons(turn))):
            for one in found:
                recalled.update([f"{kind} {one.name}|n"])
                recalled.update([f"{kind} {one.name}|said"] * one.is_said + [f"{kind} {one.name}|about"] * one.is_about)
    return {"positions": number, "said": said, "laws": laws, "recalled": recalled, "false": false, "broken": broken}


def _check(one, said: Counter, false: list[str]) -> None:
    """Count a sentence, and whether it is false; one that nobody checks is."""
    claims = matching(one.words)
    pattern = claims[0][0] if len(claims) == 1 else f"NOT CHECKED: {one.words}"
    said.update([f"{pattern}|said"])
    if len(claims) != 1 or not claims[0][1](one):
        said.update([f"{pattern}|false"])
        false.append(str(one))


def counted_in(asked: tuple[Sitting, int]) -> tuple[Sitting, dict]:
    return asked[0], counted(*asked)
