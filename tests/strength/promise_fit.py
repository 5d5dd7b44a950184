"""Fit what is promised where the next cards are dealt: ``python -m tests.strength.promise_fit [--deals N] [FAMILY ...]``.

The policy plays deals against itself; at every redeal the measures of promise.py are set beside what the rest of the smazzata
brought, and ridge regression finds their weights, one set for each size of the stock. A fifth of the deals is held out.
"""

import argparse
import json
from pathlib import Path

import numpy as np

import scopa_gui.ai
from scopa_gui.ai.crowd.columns import Floats
from scopa_gui.ai.crowd.policy import family_of, policy_for
from scopa_gui.ai.crowd.promise import MEASURES, measures_of
from scopa_gui.ai.crowd.smazzate import Noise
from scopa_gui.engine.rules import Rules
from tests.strength.policy_fit import FAMILIES, dealt

KEPT = Path(scopa_gui.ai.__file__).parent / "data" / "promise.json"
BATCH = 8000
RIDGE = 20.0


def played(rules: Rules, seed: int) -> dict[int, tuple[Floats, Floats]]:
    """By size of the stock the measures, and the margin of the rest for the side that leads then, of BATCH smazzate."""
    smazzate, noise, policy = dealt(rules, BATCH, 1, np.random.default_rng(seed)), Noise(seed), policy_for(family_of(rules))
    found = {}
    while len(smazzate.stock):
        stock = len(smazzate.stock)
        smazzate.finish(policy, noise, 0.5, until=stock)
        assert smazzate.turn == 0
        found[stock] = (measures_of(smazzate), smazzate.scope.copy())
        smazzate.deal()
    smazzate.finish(policy, noise, 0.5)
    points = smazzate.count()
    return {stock: (measures, ((points - scope)[0] - (points - scope)[1]).astype(np.float32)) for stock, (measures, scope) in found.items()}


def main() -> None:
    """Fit the families named, or all with two sides and a stock, and keep the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    fit = [family for family, rules in FAMILIES.items() if rules.sides == 2 and rules.deal.startswith("scopa")]
    parser.add_argument("families", nargs="*", default=fit, metavar="FAMILY", help=", ".join(fit))
    parser.add_argument("--deals", type=int, default=400_000)
    given = parser.parse_args()
    for family in given.families:
        batches = [played(FAMILIES[family], seed) for seed in range(given.deals // BATCH)]
        weights, shares = {}, []
        for stock in batches[0]:
            measures = np.concatenate([batch[stock][0] for batch in batches], axis=1).astype(np.float64)
            rest = np.concatenate([batch[stock][1] for batch in batches])
            held_out = len(rest) // 5
            known, told = measures[:, held_out:], rest[held_out:]
            found = np.linalg.solve(known @ known.T + RIDGE * np.eye(len(known)), known @ told)
            left = rest[:held_out] - found @ measures[:, :held_out]
            shares.append(f"{stock}: {1 - left.var() / rest[:held_out].var():.3f}")
            weights[str(stock)] = {measure: round(float(weight), 4) for measure, weight in zip(MEASURES, found, strict=True)}
        print(f"{family}: share of the variance told on the deals held out, by stock: {', '.join(shares)}", flush=True)
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        KEPT.write_text(json.dumps(dict(sorted((kept | {family: weights}).items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
