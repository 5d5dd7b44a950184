"""Kind bench: the speed of this machine."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from scopa_gui.ai.reference.random_smazzata import RandomSmazzate
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.headless.given import a_number, one_of
from scopa_gui.headless.kind_choose import seed_of
from scopa_gui.headless.request import Request

_COLUMNS = 2000
"""Number of smazzate that the search plays out at the same time."""


def bench(request: Request) -> dict[str, Any]:
    """Return the number of moves or playouts per second under these rules.

    ``per_second`` is for random moves; ``thinking`` is for playouts in which the search's policy chooses every card.
    """
    given = request.given
    given.only("what", "players", "seconds", "seed")
    what = one_of(given.need("what"), given.at("what"), ("playouts", "moves"))
    rules = request.rules_for(given.whole("players", 2, 6, default=request.rules.players))
    seconds = a_number(given.fields.get("seconds", 0.5), given.at("seconds"), 0.01, 60)
    rng = Random(seed_of(given))
    if what == "moves":
        return {"per_second": _per_second(lambda: _random_moves(rules, rng), seconds), "what": what}
    smazzate = RandomSmazzate(rules)

    def play_out() -> int:
        smazzate.play(rng)
        return 1

    return {
        "per_second": _per_second(play_out, seconds),
        "thinking": _per_second(_search_playouts(rules, rng), seconds),
        "what": what,
    }


def _per_second(work: Callable[[], int], seconds: float) -> int:
    """Repeat the work for this long and at least once; return how many units it does per second."""
    done = 0
    begun = perf_counter()
    while not done or perf_counter() - begun < seconds:
        done += work()
    return round(done / (perf_counter() - begun))


def _random_moves(rules: Rules, rng: Random) -> int:
    """Play a smazzata with random moves on a Position, with all legal moves listed; return the number of moves."""
    position = deal_smazzata(rules, rng)
    while not position.is_over:
        legal = position.legal_moves()
        position = position.play_unchecked(legal[int(rng.random() * len(legal))])
    return len(position.history)


def _search_playouts(rules: Rules, rng: Random) -> Callable[[], int]:
    """Return a function that plays out and counts smazzate as in the search, from the first card."""
    import numpy as np

    from scopa_gui.ai.batch.policy import policy_for
    from scopa_gui.ai.batch.smazzate import Noise, Smazzate

    policy = policy_for(rules)
    noise = Noise(0)
    pack = np.random.Generator(np.random.PCG64(rng.getrandbits(32))).random((40, _COLUMNS)).argsort(axis=0)
    stock, table = np.split(pack, [rules.plays])
    turned = np.left_shift(1, table).sum(axis=0)
    sides = np.zeros((rules.sides, _COLUMNS), np.int64)
    nobody = np.full(_COLUMNS, -1)

    def play_out() -> int:
        hands = [pack[:0]] * rules.players
        smazzate = Smazzate(rules, hands, stock, turned, sides.copy(), sides.copy(), nobody.copy(), 0)
        smazzate.deal()
        smazzate.finish(policy, noise)
        return _COLUMNS

    return play_out
