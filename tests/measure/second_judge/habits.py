"""How each level chooses, as far as a glance of the second judge says.

``python -m tests.measure.second_judge.habits [SMAZZATE]``: for every level and game, the temperature and the share of
slips with which its moves are most likely, and the information that readings with them give about the true hands
against every deal alike, in bits with a standard error.
"""

import sys
from collections.abc import Mapping
from itertools import product
from math import exp, log, log2
from random import Random
from statistics import fmean, stdev

from scopa_gui.ai.levels import LEVELS
from scopa_gui.engine.view import view_of
from tests.measure.second_judge.glances import appraised, risk_of
from tests.measure.second_judge.guesses import Deal, Habit, Known, Reading
from tests.measure.second_judge.positions import GAMES, TABLES, Drawn, moments
from tests.measure.second_judge.ways import Ways

TEMPERATURES = (0.05, 0.08, 0.12, 0.18, 0.27, 0.4, 0.6, 0.9, 1.4, 2.1, 4.0)
SLIPS = (0.01, 0.03, 0.06, 0.12, 0.25, 0.5, 0.75)
WORLDS = 300

HABITS: Mapping[str, Habit] = {
    "pierino": Habit(0.9, 0.5),
    "carmela": Habit(0.27, 0.5),
    "gennaro": Habit(0.27, 0.25),
    "rosa": Habit(0.12, 0.12),
    "don_ciro": Habit(0.08, 0.12),
    "professoressa": Habit(0.18, 0.12),
    "maestro": Habit(0.18, 0.2),
}
"""By level, fitted over all games."""


def choices(level: str, game: str, smazzate: int) -> list[tuple[list[float], float]]:
    """For every choice of a level: the worths of all moves at a glance, and that of the one played."""
    ways, found = Ways(GAMES[game]), []
    for place in range(smazzate):
        drawn = Drawn(game, TABLES.index(level) + (100 + place) * len(TABLES))
        for position, move in moments(drawn, "habits"):
            known = Known.by(view_of(position, position.turn))
            unseen = known.hidden
            risk = risk_of(ways, known.counts, known.stock, unseen, known.me)
            worths = appraised(ways, known.hand, known.table, unseen, risk)
            if len(worths) > 1:
                played = next(worth for worth, way in worths if way.move == move)
                found.append(([worth for worth, _ in worths], played))
    return found


def fitted(found: list[tuple[list[float], float]]) -> Habit:
    """The habit with which these choices are most likely."""
    habits = [Habit(*pair) for pair in product(TEMPERATURES, SLIPS)]
    return max(habits, key=lambda habit: sum(log(habit.chance(*choice)) for choice in found))


def bits(level: str, game: str, smazzate: int) -> list[float]:
    """What readings say of the true hands beyond chance, at a choice of every smazzata where cards are hidden."""
    ways, found = Ways(GAMES[game]), []
    for place in range(smazzate):
        drawn, rng = Drawn(game, TABLES.index(level) + (500 + place) * len(TABLES)), Random(place)
        position, _ = rng.choice(list(moments(drawn, "bits"))[8:30])
        known = Known.by(view_of(position, position.turn))
        reading = Reading(known, ways, dict.fromkeys(range(4), HABITS[level]))
        logs = [reading.log_weight(known.drawn(rng)) for _ in range(WORLDS)]
        true = reading.log_weight(Deal(position.hands, position.stock))
        found.append((true - log(fmean(exp(one) for one in logs))) / log(2))
    return found


def main() -> None:
    """Fit and print."""
    smazzate = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for level in LEVELS:
        own = {game: choices(level, game, smazzate) for game in GAMES}
        every = [choice for found in own.values() for choice in found]
        print(level, len(every), "choices:", fitted(every), flush=True)
        for game in ("scopone_scientifico", "scopa 2"):
            told = bits(level, game, smazzate)
            chance = fmean(log2(HABITS[level].chance(*choice) * len(choice[0])) for choice in own[game])
            print(
                f"  {game}: {fitted(own[game])}, {chance:+.2f} bits a move, hands {fmean(told):+.2f} +- "
                f"{stdev(told) / len(told) ** 0.5:.2f} bits",
                flush=True,
            )


if __name__ == "__main__":
    main()
