"""The last cards judged by everybody who judges: the same grade, whoever asks and however much effort is allowed.

``python -m tests.coach.last_cards [SMAZZATE]``: so many random smazzate of every game; each turn with a choice and at
most LAST_CARDS cards in all hands is judged as hint, coach, review, puzzle and Why? do. Prints the turns whose grades
differ, and those between two sides that are not exact though they can be solved.
"""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.advice import advised
from scopa_gui.coach.judging.judge import LAST_CARDS, judge
from scopa_gui.coach.judging.turn_judge import PLAYOUTS as OF_COACH
from scopa_gui.coach.judging.turn_judge import verdicts_on
from scopa_gui.coach.review.match_review import PLAYOUTS as OF_REVIEW
from scopa_gui.coach.review.refutation import PLAYOUTS as OF_PUZZLES
from scopa_gui.coach.review.refutation import verdict_against
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table
from tests.games import GAMES

EFFORTS = (600, 1500, *OF_COACH, OF_REVIEW, OF_PUZZLES.iterations)


class LastTurn(NamedTuple):
    """A turn near the end: the game, the smazzata, the number of the move, and what its player knew."""

    game: str
    smazzata: int
    number: int
    view: PlayerView


def last_turns(game: str, smazzata: int) -> Iterator[LastTurn]:
    """The last turns with a choice of a smazzata in which everybody plays any card."""
    rules, rng = GAMES[game], Random(f"last cards/{game}/{smazzata}")
    table = Table.new(rules, f"last cards/{smazzata}", ("rosa",) * rules.players)
    while (seat := table.to_move) is not None:
        view = table.view(seat)
        moves = view.legal_moves()
        if len(moves) > 1 and not view.stock and sum(view.counts) <= LAST_CARDS:
            yield LastTurn(game, smazzata, table.moves_played, view)
        table.play(seat, rng.choice(moves))


def grades_of(view: PlayerView, efforts: Sequence[int] = EFFORTS) -> dict[str, set[int]]:
    """By move, as text, all the grades that it is given; the best of a hint counts as a grade of its own."""
    moves, grades = view.legal_moves(), dict[str, set[int]]()
    for effort in efforts:
        for move in moves:
            seed = f"{effort}/{move}"
            grades.setdefault(str(move), set()).add(
                int(judge(view, move, Limit(iterations=effort), Random(seed)).grade)
            )
    for verdicts in verdicts_on(view):
        for move, verdict in verdicts.items():
            grades[str(move)].add(int(verdict.grade))
    best = advised(view, Limit(seconds=0.05), "hint").move
    grades[str(best)].add(0)
    for move in moves:
        if move != best:
            grades[str(move)].add(int(verdict_against(view, best, move, "puzzle").grade))
    return grades


def is_solved(view: PlayerView) -> bool:
    """True where the verdict is exact, or cannot be: among three sides, or where the law leaves too many lines."""
    return not can_solve(view) or judge(view, view.legal_moves()[0], Limit(iterations=600), Random(1)).is_exact


def main() -> None:
    """Search and print."""
    smazzate, turns, odd = int(sys.argv[1]) if len(sys.argv) > 1 else 15, 0, 0
    for game in GAMES:
        for smazzata in range(smazzate):
            for turn in last_turns(game, smazzata):
                turns += 1
                apart = {move: grades for move, grades in grades_of(turn.view).items() if len(grades) > 1}
                if apart or not is_solved(turn.view):
                    odd += 1
                    print(f"{game}, smazzata {smazzata}, move {turn.number}: {apart}", flush=True)
        print(f"{game}: {turns} turns so far, {odd} with other grades or not exact", flush=True)


if __name__ == "__main__":
    main()
