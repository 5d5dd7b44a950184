"""Fit the models of play: ``python -m tests.measure.strength.play_fit [--smazzate N] [--games FILE]``.

Tables at which every seat is drawn from all levels play smazzate of several games. For every level, and for the games
of each law of captures and each deal, the numbers of its model (ai/seat/beliefs.py) are those that make the cards
it played there the most likely (Adam on the mean logarithm of their chances, with a pull to the numbers that are fitted
to all games of the level, and these with a weak one to the middle). Every FOURTH smazzata is held out: told is the mean
logarithm of the chance of a card there, beside that of the model of all games, of one fitted to all levels together and
of any card alike. The numbers go to scopa_gui/ai/data/playing.json. With ``--games FILE`` the smazzate are kept and a
second start plays only what is missing.
"""

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

import scopa_gui.ai
from scopa_gui.ai.batch.cardsets import Floats, Ints, columns_set, place_of, places_of
from scopa_gui.ai.batch.policy import TRAITS, policy_for, traits_of
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.seat.beliefs import TRAIT_GROUPS, _members, _treasure
from scopa_gui.ai.value.fitted_rules import play_family
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from tests.measure.strength import results
from tests.measure.strength.seated_tables import GAMES, Seated, positions_of
from tests.measure.strength.seating import workers

KEPT = Path(scopa_gui.ai.__file__).parent / "data" / "playing.json"
TABLE, FIRST, FOURTH = "any mix", 1000, 4
STEPS, RATE, APART = 150, 0.15, 0.02
WAYS, MOST = 3, 10
"""So many ways to play a card, and cards in a hand, are looked at."""
NEVER = -1e3
HEAD = (
    "| level | games | cards fitted, held out | its model | of all games | one for all levels | any card |\n"
    "|---|---|---|---|---|---|---|"
)
BEGUN = np.array([0.3] * len(TRAIT_GROUPS) + [-1.0, 0.0])
"""The factors of the groups, then slip and eye as logarithms of odds."""
PULL = np.array([5e-4] * len(TRAIT_GROUPS) + [1e-4, 1e-4])
"""How weakly each is drawn back to there."""
LIKE_OTHERS = 20
"""So much stronger is what is fitted to some games drawn to what is fitted to all."""


class Choices(NamedTuple):
    """Cards chosen: ``parts`` of the scores by group (groups, ways, cards, choices), the ``place`` of the card chosen,
    how likely a ``treasure`` it was, the ``cards`` in the hand, and the number of the smazzata."""

    parts: Floats
    place: Ints
    treasure: Floats
    cards: Ints
    smazzata: Ints

    def of(self, which: Ints) -> "Choices":
        """These choices."""
        return Choices(*(values[..., which] for values in self))


def told(seated: Seated) -> dict[str, object]:
    """The line of a smazzata: what was played."""
    *_, end = positions_of(seated)
    return {**seated._asdict(), "moves": [str(played.move) for played in end.history]}


def columns_of(positions: Sequence[Position]) -> Smazzate:
    """Smazzate at their start, a column each."""
    rules, number = positions[0].rules, len(positions)
    none = np.zeros((rules.sides, number), np.int64)
    return Smazzate(
        rules,
        [
            np.array([places_of(cards_of(position.hands[seat])) for position in positions], np.int64).T.copy()
            for seat in range(rules.players)
        ],
        np.array([places_of(position.stock) for position in positions], np.int64).reshape(number, -1).T.copy(),
        np.array([columns_set(position.table) for position in positions], np.int64),
        np.array([[columns_set(position.piles[side]) for position in positions] for side in range(rules.sides)]),
        none,
        np.array([-1 if position.last_taker is None else position.last_taker for position in positions]) % rules.sides,
        0,
    )


def choices_in(game: str, lines: Sequence[dict]) -> Iterator[tuple[str, Choices]]:
    """What every level chose in these smazzate of a game, all smazzate at the same move at once."""
    every = [Seated(game, TABLE, line["number"]) for line in lines]
    levels = np.array([seated.levels for seated in every])
    numbers = np.array([seated.number for seated in every])
    smazzate = columns_of([next(positions_of(seated)) for seated in every])
    for moves in zip(*(map(move_named, line["moves"]) for line in lines), strict=True):
        if len(smazzate.hands[smazzate.turn]) > 1:
            found = _choices(smazzate, moves, numbers)
            for level in LEVELS:
                yield level, found.of(np.flatnonzero(levels[:, smazzate.turn] == level))
        smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])


def _choices(smazzate: Smazzate, moves: Sequence[Move], numbers: Ints) -> Choices:
    hand = smazzate.hands[smazzate.turn]
    cards, columns = hand.shape
    traits = traits_of(smazzate.rules, smazzate.seen(), smazzate.plays()).reshape(len(TRAITS), -1, cards, columns)
    weights = policy_for(smazzate.rules).of(cards, is_dealers_side=smazzate.is_dealers_side)
    parts = np.full((len(TRAIT_GROUPS), WAYS, MOST, columns), NEVER, np.float32)
    parts[:, : traits.shape[1], :cards] = np.einsum("gt,twcn->gwcn", _members() * weights, traits[:, :WAYS])
    chosen = (hand == np.array([place_of(move.card) for move in moves])).argmax(axis=0)
    treasure = _treasure(traits, (chosen, np.arange(columns)))
    return Choices(parts, chosen, treasure, np.full(columns, cards), numbers)


def chances_of(numbers: Floats, choices: Choices) -> Floats:
    """How likely each choice was, by a model."""
    slip, eye = 1 / (1 + np.exp(-numbers[-2:]))
    scores = np.einsum("g,gwcn->wcn", numbers[:-2].astype(np.float32), choices.parts).max(axis=0)
    column = np.arange(len(choices.place))
    scores = np.where(np.arange(MOST)[:, None] < choices.cards, scores - scores[choices.place, column], NEVER)
    weighed = 1 / np.exp(np.minimum(scores, 60)).sum(axis=0)
    found: Floats = (1 - slip) * weighed + slip * (eye * choices.treasure + (1 - eye) / choices.cards)
    return found


def likelihood(numbers: Floats, choices: Choices) -> float:
    """The mean logarithm of the chances of what was chosen."""
    return float(np.log(chances_of(numbers, choices)).mean())


def fitted(choices: Choices, begun: Floats = BEGUN, pull: Floats = PULL) -> Floats:
    """The numbers by which these choices are the likeliest, drawn back to those that they begin with."""
    numbers, mean, square = begun.copy(), np.zeros(len(begun)), np.zeros(len(begun))
    steps = APART * np.eye(len(BEGUN))
    for step in range(1, STEPS + 1):
        slope = [
            (likelihood(numbers + apart, choices) - likelihood(numbers - apart, choices)) / (2 * APART)
            for apart in steps
        ]
        slope += -pull * (numbers - begun)
        mean, square = 0.8 * mean + 0.2 * slope, 0.95 * square + 0.05 * slope * slope
        rate = RATE * (1 - 0.9 * step / STEPS)
        numbers = numbers + rate * (mean / (1 - 0.8**step)) / (np.sqrt(square / (1 - 0.95**step)) + 1e-6)
    return numbers


def split(choices: Choices) -> tuple[Choices, Choices]:
    """Those that are fitted and those held out."""
    return tuple(choices.of(np.flatnonzero((choices.smazzata % FOURTH == 0) == is_out)) for is_out in (False, True))


def joined(several: Sequence[Choices]) -> Choices:
    """All of these choices."""
    return Choices(*(np.concatenate(values, axis=-1) for values in zip(*several, strict=True)))


def by_name(numbers: Floats) -> dict[str, float]:
    """The numbers as they are kept."""
    shares = 1 / (1 + np.exp(-numbers[-2:]))
    return {
        name: round(float(one), 3)
        for name, one in zip((*TRAIT_GROUPS, "slip", "eye"), (*numbers[:-2], *shares), strict=True)
    }


def played(smazzate: int, path: Path | None, many: int | None) -> dict[str, list[dict]]:
    """The lines of so many smazzate of each game, those of the file among them."""
    known = {(line["game"], line["number"]): line for line in results.lines_of(path)}
    found: dict[str, list[dict]] = {}
    with workers(many) as pool:
        for game in GAMES:
            asked = [Seated(game, TABLE, number) for number in range(FIRST, FIRST + smazzate)]
            for line in pool.imap(told, [seated for seated in asked if (game, seated.number) not in known]):
                results.append(path, line)
                known[game, line["number"]] = line
            found[game] = [known[game, seated.number] for seated in asked]
    return found


def main() -> None:
    """Play, fit every level and keep what was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.strength.play_fit", description="Fit the models of play of the levels."
    )
    parser.add_argument("--smazzate", type=int, default=300, help="of each game")
    parser.add_argument("--workers", type=int, help="processes (usually one for every core)")
    parser.add_argument("--games", type=Path, help="the file of smazzate, one JSON object a line, that a run adds to")
    given = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    several: dict[str, dict[str, list[Choices]]] = {level: defaultdict(list) for level in LEVELS}
    for game, lines in played(given.smazzate, given.games, given.workers).items():
        for level, found in choices_in(game, lines):
            several[level][play_family(GAMES[game])].append(found)
    every = {level: {games: joined(found) for games, found in by_games.items()} for level, by_games in several.items()}
    one = fitted(joined([split(found)[0] for by_games in every.values() for found in by_games.values()]))
    print(HEAD, flush=True)
    kept: dict[str, dict[str, dict[str, float]]] = defaultdict(dict)
    for level, by_games in every.items():
        usual = fitted(joined([split(found)[0] for found in by_games.values()]))
        for games, found in by_games.items():
            fit, out = split(found)
            numbers = fitted(fit, usual, PULL * LIKE_OTHERS)
            kept[games][level] = by_name(numbers)
            figures = (*(likelihood(each, out) for each in (numbers, usual, one)), -np.log(out.cards).mean())
            cells = " | ".join(f"{figure:.3f}" for figure in figures)
            print(f"| {level} | {games} | {len(fit.place)}, {len(out.place)} | {cells} |", flush=True)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
