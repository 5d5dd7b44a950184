"""Who of those that play at the tables finds the answer to a question, from 1 to 5, and what the others play.

What tempts is asked by mining and making; how hard a question is for a person is a rating (coach/puzzles/rating).
"""

from collections import Counter
from random import Random

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

ASKED = ("carmela", "gennaro", "rosa", "don_ciro")
"""Levels that are asked, TIMES each: the first of which most find the answer says how hard it is."""
TIMES = 3


def difficulty_of(view: PlayerView, best: Move) -> tuple[int, Move]:
    """1 to 5, and the wrong move that the strongest of those who fail plays most; takes 5 to 50 ms."""
    wrong: Counter[Move] = Counter()
    difficulty = len(ASKED) + 1
    for rung, level in enumerate(ASKED, 1):
        played = [player_of(level).choose(view, Limit(), Random(f"{level}{time}")).move for time in range(TIMES)]
        if 2 * played.count(best) > TIMES and difficulty > rung:
            difficulty = rung
        for move in played:
            if move != best and rung < difficulty:
                wrong[move] += rung * rung
    if not wrong:
        wrong.update(move for move in view.legal_moves() if move != best)
    return difficulty, wrong.most_common(1)[0][0]
