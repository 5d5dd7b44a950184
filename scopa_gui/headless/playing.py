"""Players against each other, and how fast the engine is: the kinds selfplay and bench."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from scopa_gui.ai.player import Limit, Player
from scopa_gui.ai.rollout import random_smazzata
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring import score
from scopa_gui.engine.view import view_of
from scopa_gui.headless.choosing import a_player, limit_of, seed_of
from scopa_gui.headless.given import a_list, a_number, one_of
from scopa_gui.headless.request import Request

_MOST_SMAZZATE = 1_000_000
_NORMAL_95 = 1.96


@dataclass
class Tally:
    """What a series of smazzate has given so far; ``means`` one number per deal, the first level's side less its best rival."""

    means: list[float] = field(default_factory=list)
    wins: int = 0
    losses: int = 0
    ties: int = 0
    moves: int = 0
    seconds: float = 0.0

    def add(self, margins: Sequence[int]) -> None:
        """Count one deal, played once from each side."""
        self.means.append(fmean(margins))
        self.wins += sum(margin > 0 for margin in margins)
        self.losses += sum(margin < 0 for margin in margins)
        self.ties += sum(margin == 0 for margin in margins)


def selfplay(request: Request) -> dict[str, Any]:
    """Let levels play: every deal once from each side, so that luck cancels; everything is told for the first level."""
    given = request.given
    given.only("levels", "smazzate", "players", "seed", "seconds", "iterations")
    rules = request.rules_for(given.whole("players", 2, 6, default=request.rules.players))
    path = given.at("levels")
    levels = [a_player(level, f"{path}[{index}]")
              for index, level in enumerate(a_list(given.need("levels"), path, least=rules.sides, most=rules.sides))]
    deals = given.whole("smazzate", 1, _MOST_SMAZZATE)
    limit, seed = limit_of(given), seed_of(given)
    tally = Tally()
    for deal in range(deals):
        first = deal_smazzata(rules, Random(f"{seed}/{deal}"))
        tally.add([_margin(first, levels, shift, limit, f"{seed}/{deal}", tally) for shift in range(rules.sides)])
    mean = fmean(tally.means)
    reach = _NORMAL_95 * stdev(tally.means) / sqrt(deals) if deals > 1 else None
    return {
        "mean": round(mean, 4),
        "ci95": None if reach is None else [round(mean - reach, 4), round(mean + reach, 4)],
        "wins": tally.wins,
        "losses": tally.losses,
        "ties": tally.ties,
        "seconds_per_move": round(tally.seconds / tally.moves, 7),
    }


def _margin(first: Position, levels: Sequence[Player], shift: int, limit: Limit, seed: str, tally: Tally) -> int:
    """The points of the first level's side less those of its best rival, when level i plays for side i + shift.

    All ten coins, where they win the match at once, count as the points of a whole match.
    """
    rules, position = first.rules, first
    while not position.is_over:
        seat = position.turn
        player = levels[(seat - shift) % rules.sides]
        rng = Random(f"{seed}/{len(position.history)}")
        view = view_of(position, seat)
        begun = perf_counter()
        move = player.choose(view, limit, rng).move
        tally.seconds += perf_counter() - begun
        tally.moves += 1
        position = position.play(move)
    sheet = score(rules, position.piles, position.scope)
    if sheet.cappotto is not None:
        return rules.target if sheet.cappotto == shift else -rules.target
    rivals = [points for side, points in enumerate(sheet.points) if side != shift]
    return sheet.points[shift] - max(rivals)


def bench(request: Request) -> dict[str, Any]:
    """How many moves or whole playouts a second this machine makes under these rules."""
    given = request.given
    given.only("what", "players", "seconds", "seed")
    what = one_of(given.need("what"), given.at("what"), ("playouts", "moves"))
    rules = request.rules_for(given.whole("players", 2, 6, default=request.rules.players))
    seconds = a_number(given.fields.get("seconds", 0.5), given.at("seconds"), 0.01, 60)
    rng = Random(seed_of(given))
    per_second = _moves_per_second(rules, rng, seconds) if what == "moves" else _playouts_per_second(rules, rng, seconds)
    return {"per_second": round(per_second), "what": what}


def _moves_per_second(rules: Rules, rng: Random, seconds: float) -> float:
    """Random moves through the public Position: every legal move listed, one made."""
    moves = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        position = deal_smazzata(rules, rng)
        while not position.is_over:
            legal = position.legal_moves()
            position = position.play_unchecked(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves / (perf_counter() - begun)


def _playouts_per_second(rules: Rules, rng: Random, seconds: float) -> float:
    """Random smazzate, dealt, played out and counted."""
    playouts = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        random_smazzata(rules, rng)
        playouts += 1
    return playouts / (perf_counter() - begun)
