"""Fit the worth of a redeal (scopa_gui/ai/redeal.py) on self-play and write scopa_gui/ai/data/redeal.json.

``python -m tests.strength.redeal_fit [--games N] [--searched N] [--iterations N] [--only FAMILY]``. Two rounds a family: smazzate
played by glances (quick.py), then, drawn towards the weights of the first, smazzate of the search itself, which plays with them.
Prints the share of the variance explained (R2) on a fifth of the smazzate held out, by size of the stock.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np

from scopa_gui.ai import redeal
from scopa_gui.ai.budget import Budget
from scopa_gui.ai.ismcts import find
from scopa_gui.ai.knowledge import facts_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.quick import Course, Quick
from scopa_gui.engine.legality import cappotto_of
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

TARGET = Path(redeal.__file__).parent / "data" / "redeal.json"
GAMES = {"sum": "scopa", "asso": "scopa_dassi", "fifteen": "scopa_di_quindici"}
FAMILIES = tuple((law, players) for players in (2, 3, 4, 6) for law, key in GAMES.items() if players in VARIANTS[key].rules_by_players)
STRAY = 0.1
PULL = 30.0
"""How many smazzate the weights that the fit draws towards count for."""
Seen = tuple[int, tuple[int, ...], int, int | None, tuple[int, ...]]


def glanced(rules: Rules, rng: Random) -> tuple[list[Seen], tuple[int, ...]]:
    """A smazzata played by glances: what lay at each redeal (stock, piles, table, last taker, scope), and the points by side."""
    position, seen = deal_smazzata(rules, rng), []
    while True:
        quick = Quick(facts_of(view_of(position, 0)))
        quick.wild = STRAY
        left = sum(hand.bit_count() for hand in position.hands) + len(position.stock)
        course = Course(position.table, position.piles, position.scope, position.last_taker, swept=False)
        course = quick.play_deal(course, 0, list(position.hands), left, rng.random)
        if not position.stock or cappotto_of(rules, course.piles) is not None:
            return seen, tuple(int(points) for points in quick.final(course, is_over=not position.stock))
        seen.append((len(position.stock), course.piles, course.table, course.last, course.scope))
        stock, size = position.stock, 3 * rules.players
        hands = tuple(sum(1 << card for card in stock[3 * seat:3 * seat + 3]) for seat in range(rules.players))
        position = Position(rules, hands, course.table, stock[size:], course.piles, course.scope, 0, course.last, position.first_table)


def searched(rules: Rules, rng: Random, iterations: int) -> tuple[list[Seen], tuple[int, ...]]:
    """As glanced, every move found by the search in so many iterations; one in twenty moves at random."""
    position, seen = deal_smazzata(rules, rng), []
    budget = Budget(Limit(iterations=iterations), iterations)
    while not position.is_over:
        moves = position.legal_moves()
        view = view_of(position, position.turn)
        move = moves[int(rng.random() * len(moves))] if len(moves) == 1 or rng.random() < STRAY / 2 else find(view, budget, rng).candidates[0].move
        stock = len(position.stock)
        position = position.play_unchecked(move)
        if len(position.stock) < stock and not position.is_over:
            seen.append((stock, position.piles, position.table, position.last_taker, position.scope))
    sheet = score(rules, position.piles, position.scope)
    return seen, tuple(had + rules.target * (side == sheet.cappotto) for side, had in enumerate(sheet.points))


def rows_of(rules: Rules, play: Callable[[Random], tuple[list[Seen], tuple[int, ...]]], games: int, seed: str) -> dict[tuple[int, int], tuple[np.ndarray, np.ndarray]]:
    """By (stock, side): the measures at every redeal and what came of it, scope made before apart.

    With two sides the margin; with more, a side's points less the average of all.
    """
    rows: dict[tuple[int, int], tuple[list[list[float]], list[float]]] = {}
    for game in range(games):
        seen, points = play(Random(f"{seed}/{game}"))
        for stock, piles, table, last, scope in seen:
            rest = [had - made for had, made in zip(points, scope, strict=True)]
            for side in range(rules.sides if rules.sides > 2 else 1):
                came = rest[0] - rest[1] if rules.sides == 2 else rest[side] - sum(rest) / rules.sides
                found = rows.setdefault((stock, side), ([], []))
                found[0].append(redeal.measures(rules, side, piles, table, last, stock))
                found[1].append(came)
    return {key: (np.array(found), np.array(came)) for key, (found, came) in rows.items()}


def ridge(found: np.ndarray, came: np.ndarray, towards: np.ndarray) -> np.ndarray:
    """Least squares drawn towards given weights, each measure by how much it varies."""
    spread = found.std(axis=0)
    spread[spread == 0] = 1.0
    pull = np.diag(PULL * spread * spread)
    return towards + np.linalg.solve(found.T @ found + pull, found.T @ (came - found @ towards))


def explained(found: np.ndarray, came: np.ndarray, weights: np.ndarray) -> float:
    return float(1 - ((came - found @ weights) ** 2).mean() / came.var())


def fit(rows: dict[tuple[int, int], tuple[np.ndarray, np.ndarray]], before: dict[int, list[list[float]]], rules: Rules) -> Iterator[tuple[int, int, list[float], float, float, float]]:
    """By stock and side: the weights, R2 on the fifth held out, R2 there of the weights before, the spread that remains."""
    for (stock, side), (found, came) in sorted(rows.items()):
        towards = np.array(before[stock][side] if stock in before else redeal._prior(rules)[side])
        held = np.arange(len(came)) % 5 == 0
        trial = ridge(found[~held], came[~held], towards)
        weights = ridge(found, came, towards)
        spread = float((came - found @ weights).std())
        yield stock, side, weights.tolist(), explained(found[held], came[held], trial), explained(found[held], came[held], towards), spread


def fit_family(law: str, players: int, games: int, searched_games: int, iterations: int) -> None:
    """Both rounds of one family; written after each."""
    rules = VARIANTS[GAMES[law]].rules_by_players[players]
    name = redeal.family_of(rules)
    rounds = [(games, lambda rng: glanced(rules, rng)), (searched_games, lambda rng: searched(rules, rng, iterations))]
    for number, (wanted, play) in enumerate(rounds):
        if not wanted:
            continue
        started = perf_counter()
        rows = rows_of(rules, play, wanted, f"{name}/{number}")
        before = {int(stock): sides for stock, sides in kept().get(name, {"weights": {}})["weights"].items()} if number else {}
        weights: dict[int, list[list[float]]] = {}
        spreads: dict[int, list[float]] = {}
        for stock, side, found, share, was, spread in fit(rows, before, rules):
            weights.setdefault(stock, []).append([round(weight, 4) for weight in found])
            spreads.setdefault(stock, []).append(spread)
            print(f"{name}, round {number + 1}, {wanted} smazzate, stock {stock}, side {side}: R2 {share:.3f} (before {was:.3f})", flush=True)
        # The points of two sides stray apart by more than each: as the root of two, and they pull against each other.
        write(name, {"smazzate": wanted, "weights": weights, "spread": {stock: round(1.6 * max(found), 3) for stock, found in spreads.items()}})
        print(f"{name}, round {number + 1}: {perf_counter() - started:.0f} s", flush=True)


def kept() -> dict[str, dict]:
    return json.loads(TARGET.read_text(encoding="utf-8"))["families"] if TARGET.exists() else {}


def write(name: str, family: dict) -> None:
    families = kept() | {name: family}
    TARGET.parent.mkdir(exist_ok=True)
    text = json.dumps({"measures": redeal.MEASURES, "families": dict(sorted(families.items()))}, indent=None, separators=(",", ":"))
    TARGET.write_text(text.replace('},"', '},\n"').replace("]],", "]],\n") + "\n", encoding="utf-8")
    redeal._fitted.cache_clear()
    redeal.redeal_of.cache_clear()


def main() -> None:
    asked = argparse.ArgumentParser(description="Fit the worth of a redeal on self-play.")
    asked.add_argument("--games", type=int, default=8000)
    asked.add_argument("--searched", type=int, default=0)
    asked.add_argument("--iterations", type=int, default=60)
    asked.add_argument("--only", default="")
    options = asked.parse_args()
    for law, players in FAMILIES:
        if options.only in ("", f"{law} {players}"):
            fit_family(law, players, options.games, options.searched, options.iterations)


if __name__ == "__main__":
    main()
