"""Mining: puzzles out of the strongest player's own games. ``python -m scopa_gui.coach.mining FILE [--wanted N] [--from SEED]``.

Every turn of a game is looked at; where one move is clearly ahead it is looked at again with more effort and another seed. The
weaker levels are asked what they would play: who fails says how hard the puzzle is, and how, what it is about. Uses all cores;
what is found is added to the file, so that a run can be stopped and go on. With ``--check`` the puzzles of the file are solved again
instead, by another seed; with ``--weed`` only those that hold stay in it, under the themes of today.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

from scopa_gui.ai.knowledge import facts_of
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.causes import cause_of
from scopa_gui.coach.difficulty import difficulty_of
from scopa_gui.coach.judge import appraisal_of
from scopa_gui.coach.puzzles import Puzzle, load, save
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView, view_of

GAMES = (("scopa_in_due", 2), ("scopone_scientifico", 4), ("scopone", 4), ("escoba", 2), ("scopa_dassi", 2), ("scopa", 4))
GAP, SURE = 0.4, 6.0
"""An answer must be ahead by so many points and by so many standard errors."""
HOLDS, STEADY = 0.3, 4.0
"""The same when it is solved again: those that were just ahead enough may come out a little lower."""
GLANCE, LOOK = Limit(iterations=2500), Limit(iterations=24_000)
MOST_OF_A_THEME = 0.2
EASY = 0.12
"""At most this share of the puzzles is so easy that Carmela finds them."""


def mined(game: str, players: int, seed: str) -> list[Puzzle]:
    """The puzzles in one smazzata of the maestro against himself."""
    rules = VARIANTS[game].rules_by_players[players]
    position, maestro, found = deal_smazzata(rules, Random(seed)), player_of("maestro"), []
    rng = Random(f"{seed}/play")
    moves: list[str] = []
    while not position.is_over:
        view = view_of(position, position.turn)
        puzzle = _puzzle(view, (game, players, seed, tuple(moves))) if len(view.legal_moves()) > 2 else None
        if puzzle is not None:
            found.append(puzzle)
        move = maestro.choose(view, Limit(iterations=400), rng).move
        moves.append(str(move))
        position = position.play(move)
    return found


def _puzzle(view: PlayerView, where: tuple[str, int, str, tuple[str, ...]]) -> Puzzle | None:
    """The puzzle of this turn, if one move is clearly best."""
    rng = Random(f"{where[2]}/{len(where[3])}")
    first = best_and_gap(view, GLANCE, rng)
    if first is None or first[1] < GAP:
        return None
    second = best_and_gap(view, LOOK, rng)
    if second is None or second[0] != first[0] or second[1] < max(GAP, SURE * second[2]):
        return None
    best, gap, se = second
    difficulty, tempting = difficulty_of(view, best)
    cause = _cause(view, best, tempting)
    if cause is None:
        return None
    return Puzzle(*where, str(best), str(tempting), cause[0], cause[1], difficulty, round(gap, 3), round(se, 4))


def best_and_gap(view: PlayerView, limit: Limit, rng: Random) -> tuple[Move, float, float] | None:
    """The best move, the points by which it is ahead of the next best one, and the standard error of that."""
    found = appraisal_of(view, view.legal_moves(), limit, rng)
    means = found.points @ found.weights
    order = sorted(range(len(means)), key=lambda place: -means[place])
    if len(order) < 2 or found.best != order[0]:
        return None
    return found.moves[order[0]], *found.difference(order[0], order[1], found.points)


def resolved(puzzle: Puzzle, limit: Limit = LOOK) -> bool:
    """Whether the judge, with another seed, finds the same answer again, clearly ahead of every other move."""
    found = best_and_gap(puzzle.view(), limit, Random(f"{puzzle.key}/again"))
    return found is not None and str(found[0]) == puzzle.best and found[1] >= max(HOLDS, STEADY * found[2])


def relabelled(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the theme that the causes give it today; None when none of them tells it."""
    cause = _cause(puzzle.view(), puzzle.answer, move_named(puzzle.tempting))
    return None if cause is None else replace(puzzle, theme=cause[0], part=cause[1])


def _cause(view: PlayerView, best: Move, tempting: Move) -> tuple[str, str] | None:
    found = appraisal_of(view, (best, tempting), GLANCE, Random(1))
    here, there = found.moves.index(best), found.moves.index(tempting)
    split = {name: found.difference(here, there, values)[0] for name, values in found.parts.items()}
    cause = cause_of(facts_of(view), best, tempting, split)
    return None if cause is None else (cause.tactic, cause.part)


def fits(puzzle: Puzzle, kept: Sequence[Puzzle], wanted: int) -> bool:
    """Whether a puzzle would not make the collection too easy, or too much of one thing."""
    alike = sum(other.theme == puzzle.theme and other.game == puzzle.game for other in kept)
    easy = sum(other.difficulty == 1 for other in kept)
    share = wanted / len(GAMES)
    return alike < MOST_OF_A_THEME * share and (puzzle.difficulty > 1 or easy < EASY * wanted) and sum(
        (other.game, other.players) == (puzzle.game, puzzle.players) for other in kept) < share


def tasks(start: int) -> Iterator[tuple[str, int, str]]:
    """Every game in turn, with seeds that go on for ever."""
    for number in count(start):
        for game, players in GAMES:
            yield game, players, f"puzzle-{number}"


def main() -> None:
    """Read the command line and mine, or check."""
    parser = argparse.ArgumentParser(prog="python -m scopa_gui.coach.mining", description="Mine puzzles out of the maestro's games.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--wanted", type=int, default=360)
    parser.add_argument("--from", dest="start", type=int, default=1, help="the number of the first seed")
    parser.add_argument("--workers", type=int, help="processes (usually one for every core)")
    parser.add_argument("--check", action="store_true", help="solve the puzzles of the file again, and name those that do not hold")
    parser.add_argument("--weed", action="store_true", help="the same, and leave only those that hold in the file, under the themes of today")
    options = parser.parse_args()
    if options.check or options.weed:
        holding = check(load(options.file), options.workers)
        if options.weed:
            save(options.file, filter(None, map(relabelled, holding)))
    else:
        mine(options)


def check(puzzles: Sequence[Puzzle], workers: int | None) -> list[Puzzle]:
    """Solve every puzzle again; print the key and the answer of those that do not hold, and how many do. Those that do."""
    with ProcessPoolExecutor(workers) as pool:
        holds = list(pool.map(resolved, puzzles))
    for puzzle in (puzzle for puzzle, is_same in zip(puzzles, holds, strict=True) if not is_same):
        print(f"{puzzle.key}: not {puzzle.best} again, which was ahead by {puzzle.gap} +- {puzzle.se}")
    print(f"{sum(holds)} of {len(puzzles)} puzzles solved again with the same answer, clearly ahead.")
    return [puzzle for puzzle, is_same in zip(puzzles, holds, strict=True) if is_same]


def mine(options: argparse.Namespace) -> None:
    """Mine until there are as many as are wanted."""
    kept = list(load(options.file)) if options.file.exists() else []
    coming = tasks(options.start)
    with ProcessPoolExecutor(options.workers) as pool:
        while len(kept) < options.wanted:
            batch = [next(coming) for _ in range(4 * len(GAMES))]
            known = {puzzle.key for puzzle in kept}
            for found in pool.map(mined, *zip(*batch, strict=True)):
                kept += [puzzle for puzzle in found if puzzle.key not in known and fits(puzzle, kept, options.wanted)]
            kept = kept[:options.wanted]
            save(options.file, kept)
            print(f"{batch[-1][2]}: {len(kept)} puzzles, {dict(Counter(puzzle.difficulty for puzzle in kept))}", flush=True)


if __name__ == "__main__":
    main()
