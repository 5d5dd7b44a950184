"""Fit the policy of the playouts by self-play: ``python -m tests.measure.strength.policy_fit [--steps N] [FAMILY
...]``.

Every deal is played sixteen times at random by the policy; what a column brings above the mean of its deal makes the
cards that it chose more likely (the gradient of the policy, Williams 1992), for all seats at once. The weights, and the
points a smazzata won against the weights of the start, go to scopa_gui/ai/data/policy.json and to the screen.
"""

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from time import monotonic

import numpy as np

import scopa_gui.ai
from scopa_gui.ai.batch.cardsets import Floats, Ints
from scopa_gui.ai.batch.policy import TRAITS, Policy, fullness, traits_of
from scopa_gui.ai.batch.smazzate import Noise, Smazzate
from scopa_gui.ai.value.fitted_rules import play_family
from scopa_gui.engine.dealing import hand_size
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS

GAMES = [("scopone_scientifico", 4), ("scopone", 4)] + [
    (key, players) for key in ("scopa", "scopa_dassi", "scopa_di_quindici") for players in VARIANTS[key].players
]
FITTED = [VARIANTS[key].rules_by_players[players] for key, players in GAMES] + [
    Rules(capture="cirulla", players=players) for players in (2, 3, 4)
]


def policy_family(rules):
    """Return the name of the games that share a policy: how a level plays, and the number of players."""
    return f"{play_family(rules)} {rules.players}"


FAMILIES = {policy_family(rules): rules for rules in FITTED}
KEPT = Path(scopa_gui.ai.__file__).parent / "data" / "policy.json"
DEALS, COPIES = 256, 16
RATE = 0.03
START = {
    "scopa": 3,
    "cards": 2,
    "coins": 2,
    "settebello": 2,
    "sevens": 1.5,
    "sixes": 0.3,
    "aces": 0.2,
    "takes": 0.2,
    "sweepable": -4,
    "next_takes": -0.3,
    "next_takes_coin": -0.5,
    "settebello_offered": -1.5,
    "lays_coin": -0.5,
    "lays_seven": -1,
    "lays_settebello": -1.5,
    "lays_twin": 0.3,
    "lays_dead": 0.3,
}


def start() -> Floats:
    """The weights before any self-play, by hand."""
    weights = np.zeros((3, len(TRAITS)), np.float32)
    weights[0] = [START.get(trait, 0) for trait in TRAITS]
    return weights


def dealt(rules: Rules, deals: int, copies: int, random: np.random.Generator) -> Smazzate:
    """So many fresh deals, each so many times, one block of all deals after the other."""
    packs = np.tile(np.argsort(random.random((40, deals)), axis=0), (1, copies))
    columns, turned, size = deals * copies, rules.turned, hand_size(rules)
    table = np.bitwise_or.reduce(np.left_shift(1, packs[:turned]), axis=0) if turned else np.zeros(columns, np.int64)
    hands = [packs[turned + seat * size : turned + (seat + 1) * size].copy() for seat in range(rules.players)]
    none = np.zeros((rules.sides, columns), np.int64)
    return Smazzate(
        rules, hands, packs[turned + rules.players * size :].copy(), table, none, none.copy(), np.full(columns, -1), 0
    )


def margins(points: Ints) -> list[Floats]:
    """The points of each side less those of its best rival."""
    return [
        (points[side] - np.delete(points, side, axis=0).max(axis=0)).astype(np.float32) for side in range(len(points))
    ]


def gradient(rules: Rules, policy: Policy, random: np.random.Generator, noise: Noise) -> Floats:
    """The direction in which all seats would gain, from DEALS deals played COPIES times."""
    smazzate = dealt(rules, DEALS, COPIES, random)
    column = np.arange(smazzate.columns)
    steps = []
    while smazzate.left:
        plays, cards, is_dealers = smazzate.plays(), len(smazzate.hands[smazzate.turn]), smazzate.is_dealers_side
        side = smazzate.turn % rules.sides
        traits = traits_of(rules, smazzate.seen(), plays)
        scores = policy.scores(traits, cards, is_dealers_side=is_dealers)
        best = scores.reshape(-1, cards, len(column)).argmax(axis=0) * cards + np.arange(cards)[:, None]
        traits, scores = np.take_along_axis(traits, best[None], axis=1), np.take_along_axis(scores, best, axis=0)
        chosen = (scores + noise.of(scores.shape, 1.0)).argmax(axis=0)
        chances = np.exp(scores - scores.max(axis=0))
        chances /= chances.sum(axis=0)
        steps.append(
            (
                side,
                np.array([[1], [fullness(cards)], [1 if is_dealers else -1]], np.float32),
                traits[:, chosen, column] - np.einsum("tcn,cn->tn", traits, chances),
            )
        )
        smazzate.play(plays, best[chosen, column])
    above = [
        (margin.reshape(COPIES, DEALS) - margin.reshape(COPIES, DEALS).mean(axis=0)).ravel()
        for margin in margins(smazzate.count())
    ]
    return np.sum(
        [context * (chose @ above[side] / len(column)) for side, context, chose in steps], axis=0, dtype=np.float32
    )


def match(rules: Rules, policies: Sequence[Policy], deals: int, seed: int) -> tuple[float, float]:
    """Points a smazzata of the first policy less the second, each deal from both sides, with the 95 % half width."""
    noise, found = Noise(seed), []
    for seat in (0, 1):
        smazzate = dealt(rules, deals, 1, np.random.default_rng(seed))
        while smazzate.left:
            plays, cards = smazzate.plays(), len(smazzate.hands[smazzate.turn])
            policy = policies[smazzate.turn % rules.sides != seat]
            scores = policy.scores(
                traits_of(rules, smazzate.seen(), plays), cards, is_dealers_side=smazzate.is_dealers_side
            )
            scores.reshape(-1, cards, deals)[:] += noise.of((cards, deals), 0.3)
            smazzate.play(plays, scores.argmax(axis=0))
        found.append(margins(smazzate.count())[seat])
    mean = (found[0] + found[1]) / 2
    return float(mean.mean()), float(1.96 * mean.std() / sqrt(deals))


def fitted(rules: Rules, weights: Floats, steps: int, seed: int) -> Floats:
    """The weights after so many steps (Adam, with a falling rate)."""
    random, noise = np.random.default_rng(seed), Noise(seed)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, steps + 1):
        slope = gradient(rules, Policy(weights), random, noise)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        rate = RATE * (1 - 0.8 * step / steps)
        weights = weights + rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return weights


def main() -> None:
    """Fit the families named, or all, and keep what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", default=list(FAMILIES), metavar="FAMILY", help=", ".join(FAMILIES))
    parser.add_argument("--steps", type=int, default=800)
    parser.add_argument("--again", action="store_true", help="go on from the weights that are kept")
    given = parser.parse_args()
    for family in given.families:
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        rules, begun = FAMILIES[family], monotonic()
        first = start()
        if given.again and family in kept:
            first = np.array([[row.get(trait, 0) for trait in TRAITS] for row in kept[family]], np.float32)
        weights = fitted(rules, first, given.steps, 1)
        gain, reach = match(rules, (Policy(weights), Policy(start())), 4000, 2)
        print(
            f"{family}: {gain:+.2f} +- {reach:.2f} against the start, 4000 deals from both sides, "
            f"{monotonic() - begun:.0f} s",
            flush=True,
        )
        kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        kept[family] = [
            {trait: round(float(weight), 3) for trait, weight in zip(TRAITS, row, strict=True)} for row in weights
        ]
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
