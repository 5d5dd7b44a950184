"""Fit the worth of a redeal (scopa_gui/ai/value/deal_value.py) on self-play and write scopa_gui/ai/data/redeal.json.

``python -m tests.measure.strength.redeal_fit [--games N] [FAMILY ...]``. The smazzate are played by the fitted policy,
thousands at once; the weights are drawn a little towards those of before. Prints the share of the variance explained
(R2) on a fifth of the smazzate held out, by size of the stock and side, and how far the worths have moved.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from scopa_gui.ai.batch.cardsets import Ints, engine_set
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.batch.smazzate import Noise, Smazzate
from scopa_gui.ai.value import deal_value
from scopa_gui.ai.value.fitted_rules import deal_family
from scopa_gui.engine.cards import CardSet, cards_outside
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from tests.measure.strength.policy_fit import dealt

TARGET = Path(deal_value.__file__).parents[1] / "data" / "redeal.json"
GAMES = {"sum": "scopa", "asso": "scopa_dassi", "fifteen": "scopa_di_quindici"}
FAMILIES = {deal_family(rules): rules for key in GAMES.values() for rules in VARIANTS[key].rules_by_players.values()}
BATCH = 10_000
PULL = 30.0
"""How many smazzate the weights that the fit draws towards count for."""
Rows = dict[tuple[int, int], tuple[np.ndarray, np.ndarray]]


class Redealt(NamedTuple):
    """What lies where the next cards are dealt, by column."""

    stock: int
    piles: Ints
    scope: Ints
    table: Ints
    last: Ints


def measures(
    rules: Rules, side: int, piles: tuple[CardSet, ...], table: CardSet, last_taker: int | None, stock: int
) -> list[float]:
    """The MEASURES of a side with ``stock`` cards left to deal; sides and ``last_taker`` counted from the leader's."""
    movers, pool = deal_value._movers(rules, table), cards_outside(piles) & ~table
    took = deal_value._took(rules, side, last_taker)
    return [
        *deal_value._of_piles(rules, (*piles[side:], *piles[:side])),
        *deal_value._of_table(table, *movers, pool, hand_size(rules, stock)),
        took,
        took * table.bit_count() / deal_value._TABLE_UNIT,
    ]


class Watched(Smazzate):
    """Smazzate that note what lies at every redeal."""

    def __init__(self, fresh: Smazzate) -> None:
        super().__init__(
            fresh.rules, fresh.hands, fresh.stock, fresh.table, fresh.piles, fresh.scope, fresh.last, fresh.turn
        )
        self.redealt: list[Redealt] = []

    def deal(self) -> None:
        self.redealt.append(
            Redealt(len(self.stock), self.piles.copy(), self.scope.copy(), self.table, self.last.copy())
        )
        super().deal()


def rows_of(rules: Rules, games: int, seed: int) -> Rows:
    """By (stock, side): the measures at every redeal and what came of it, scope made before apart.

    With two sides the margin; with more, a side's points less the average of all.
    """
    smazzate = Watched(dealt(rules, games, 1, np.random.default_rng(seed)))
    points = smazzate.finish(policy_for(rules), Noise(seed))
    rows: Rows = {}
    for redealt in smazzate.redealt:
        rest = points - redealt.scope
        tables = [engine_set(int(table)) for table in redealt.table]
        piles = [tuple(engine_set(int(pile)) for pile in column) for column in redealt.piles.T]
        lasts = [None if last < 0 else int(last) for last in redealt.last]
        for side in range(rules.sides if rules.sides > 2 else 1):
            came = rest[0] - rest[1] if rules.sides == 2 else rest[side] - rest.mean(axis=0)
            found = [measures(rules, side, *lying, redealt.stock) for lying in zip(piles, tables, lasts, strict=True)]
            rows[redealt.stock, side] = np.array(found), came.astype(float)
    return rows


def joined(batches: Sequence[Rows]) -> Rows:
    """All batches as one."""
    return {
        key: (
            np.concatenate([batch[key][0] for batch in batches]),
            np.concatenate([batch[key][1] for batch in batches]),
        )
        for key in batches[0]
    }


def ridge(found: np.ndarray, came: np.ndarray, towards: np.ndarray) -> np.ndarray:
    """Least squares drawn towards given weights, each measure by how much it varies."""
    spread = found.std(axis=0)
    spread[spread == 0] = 1.0
    pull = np.diag(PULL * spread * spread)
    return towards + np.linalg.solve(found.T @ found + pull, found.T @ (came - found @ towards))


def explained(found: np.ndarray, came: np.ndarray, weights: np.ndarray) -> float:
    return float(1 - ((came - found @ weights) ** 2).mean() / came.var())


def fit(rows: Rows, rules: Rules, name: str) -> tuple[dict[int, list[list[float]]], dict[int, float]]:
    """By stock: the weights of each side, and the spread that remains."""
    before = kept().get(name, {"weights": {}})["weights"]
    weights: dict[int, list[list[float]]] = {}
    spreads: dict[int, float] = {}
    for (stock, side), (found, came) in sorted(rows.items()):
        towards = np.array(before[str(stock)][side] if str(stock) in before else deal_value._prior(rules)[side])
        held = np.arange(len(came)) % 5 == 0
        trial, best = ridge(found[~held], came[~held], towards), ridge(found, came, towards)
        weights.setdefault(stock, []).append([round(weight, 4) for weight in best.tolist()])
        # The points of two sides stray apart by more than each: as the root of two, and they pull against each other.
        spreads[stock] = max(spreads.get(stock, 0.0), round(1.6 * float((came - found @ best).std()), 3))
        print(
            f"{name}, stock {stock}, side {side}: R2 {explained(found[held], came[held], trial):.4f} "
            f"(before {explained(found[held], came[held], towards):.4f}), moved by "
            f"{(found @ (best - towards)).std():.3f}",
            flush=True,
        )
    return weights, spreads


def kept() -> dict[str, dict]:
    return json.loads(TARGET.read_text(encoding="utf-8"))["families"] if TARGET.exists() else {}


def write(name: str, family: dict) -> None:
    families = kept() | {name: family}
    TARGET.parent.mkdir(exist_ok=True)
    text = json.dumps(
        {"measures": deal_value.MEASURES, "families": dict(sorted(families.items()))},
        indent=None,
        separators=(",", ":"),
    )
    TARGET.write_text(text.replace('},"', '},\n"').replace("]],", "]],\n") + "\n", encoding="utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description="Fit the worth of a redeal on self-play.")
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("families", nargs="*", metavar="FAMILY", help=", ".join(FAMILIES))
    options = asked.parse_args()
    for name in options.families or FAMILIES:
        rules = FAMILIES[name]
        rows = joined([rows_of(rules, BATCH, seed) for seed in range(max(1, options.games // BATCH))])
        weights, spreads = fit(rows, rules, name)
        write(name, {"smazzate": len(next(iter(rows.values()))[1]), "weights": weights, "spread": spreads})


if __name__ == "__main__":
    main()
