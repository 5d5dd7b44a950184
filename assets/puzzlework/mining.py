"""Mining: puzzles out of games in which every move is searched. ``python -m assets.puzzlework.mining FILE [--wanted N]
[--from SEED]``.

Every turn of a game is looked at; where one move may be clearly ahead it is looked at again, closer each time. The
weaker levels are asked what they would play: who fails says how hard the puzzle is, and how, what it is about.
``--least D`` looks only for those at least so hard, ``--themes A,B`` also for all of these themes: then little time
goes to the rest. Uses all cores; what is found is added to the file, so that a run can be stopped and go on. With
``--check`` the puzzles of the file are solved again instead, by another seed; with ``--weed`` only those that hold stay
in it, under the themes of today.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from assets.puzzlework.difficulty import difficulty_of
from assets.puzzlework.labelling import labelled
from assets.puzzlework.patterns import is_plain
from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal, appraise
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging.causes import cause_of
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.judging.verdict import CARDS_LOST, LATER, Cause
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import DIFFICULTIES, Puzzle, load, save
from scopa_gui.coach.review.refutation import verdict_against
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView, view_of

GAMES = (
    ("scopa_in_due", 2),
    ("scopone_scientifico", 4),
    ("scopone", 4),
    ("escoba", 2),
    ("scopa_dassi", 2),
    ("scopa", 4),
)
GAP, SURE = 0.4, 6.0
"""An answer must be ahead by so many points and by so many standard errors."""
MATCH = 8.0
"""By so many points a match that is won is ahead of one that is lost: GAP is a twentieth of one, a mistake."""
HOLDS, STEADY = 0.3, 4.0
"""The same when it is solved again: those that were just ahead enough may come out a little lower."""
FIRST, GLANCE, LOOK = Limit(iterations=300), Limit(iterations=4000), Limit(iterations=24_000)
"""A turn is looked at up to three times; most are done with at the first look, which also says what is played."""
EACH = 3000
"""The playouts of each near move in the third look: as many as LOOK gives each of about eight moves."""
DOUBT, PLAIN = 1.0, 4.0
"""In standard errors: how much better an answer may be than a look says; from where another move is plainly behind."""
MOST_OF_A_THEME = 0.25
"""At most this share of the puzzles of a game is of one theme."""
MOST_AS_HARD = {1: 0.12, 2: 0.38}
"""At most these shares of the puzzles are so easy that Carmela finds them, or Gennaro."""
Where = tuple[str, int, str, tuple[str, ...]]
"""The game, how many play it, the seed and the moves so far."""


@dataclass(frozen=True, slots=True)
class MiningWish:
    """What is looked for: puzzles at least so hard, and those of these themes however hard they are."""

    least: int = DIFFICULTIES[0]
    themes: frozenset[PracticeTheme] = frozenset()

    def takes(self, difficulty: int, cause: Cause | None) -> bool:
        """Whether a puzzle is looked for; one without a cause that can be named never is."""
        if cause is None or cause.tactic in (CARDS_LOST, LATER):
            return False
        return difficulty >= self.least or theme_of(cause.tactic, cause.part) in self.themes


ALL = MiningWish()


def mined(game: str, players: int, seed: str, wish: MiningWish = ALL) -> list[Puzzle]:
    """The puzzles in one smazzata, every move of which is searched as the maestro searches."""
    rules = VARIANTS[game].rules_by_players[players]
    position, found = deal_smazzata(rules, Random(seed)), list[Puzzle]()
    moves: list[str] = []
    while not position.is_over:
        move, puzzle = _turn(view_of(position, position.turn), (game, players, seed, tuple(moves)), wish)
        if puzzle is not None:
            found.append(puzzle)
        moves.append(str(move))
        position = position.play(move)
    return found


def _turn(view: PlayerView, where: Where, wish: MiningWish = ALL) -> tuple[Move, Puzzle | None]:
    """What is played, and the puzzle of this turn, if one move is clearly best and it is what is looked for."""
    moves, rng = view.legal_moves(), Random(f"{where[2]}/{len(where[3])}")
    if len(moves) == 1:
        return moves[0], None
    first = played_out(view, FIRST, rng)
    best = first.moves[first.best]
    return best, _puzzle(view, first, where, wish, rng) if len(moves) > 2 and may_be_ahead(first, best) else None


def _puzzle(view: PlayerView, first: Appraisal, where: Where, wish: MiningWish, rng: Random) -> Puzzle | None:
    """The puzzle whose answer is the best move of a first look, if closer looks agree."""
    best = first.moves[first.best]
    difficulty, tempting = difficulty_of(view, best)
    if difficulty < wish.least and not (wish.themes and wish.takes(difficulty, _cause_in(first, view, tempting))):
        return None
    glance = played_out(view, GLANCE, rng)
    if not may_be_ahead(glance, best):
        return None
    near = near_moves(glance)
    found = ahead(appraisal_of(view, near, Limit(iterations=EACH * len(near)), rng))
    if found is None or found[0] != best or found[1] < max(GAP, SURE * found[2]):
        return None
    cause = verdict_against(view, best, tempting, where[2]).cause
    if cause is None or not wish.takes(difficulty, cause) or is_plain(facts_of(view), best, tempting):
        return None
    gap = round(found[1], 3), round(found[2], 4)
    return labelled(Puzzle(*where, str(best), str(tempting), cause.tactic, cause.part, difficulty, *gap))


def played_out(view: PlayerView, limit: Limit, rng: Random) -> Appraisal:
    """All moves looked at by plays-out, even where the last cards can be solved: that takes longer."""
    return appraise(view, view.legal_moves(), policy_for(view.rules), Budget(limit, 0), rng)


def _cause_in(found: Appraisal, view: PlayerView, tempting: Move) -> Cause | None:
    place = found.moves.index(tempting)
    split = {name: found.difference(found.best, place, values)[0] for name, values in found.parts.items()}
    return cause_of(facts_of(view), found.moves[found.best], tempting, split)


def may_be_ahead(found: Appraisal, best: Move, least: float = GAP) -> bool:
    """Whether the answer may be ahead by so many points, as far as a look can tell."""
    most = ahead(found)
    return most is not None and most[0] == best and most[1] + DOUBT * most[2] >= least


def near_moves(found: Appraisal) -> tuple[Move, ...]:
    """The best move and those that are not plainly so far behind it that they need no closer look; two at least."""
    behind = [found.difference(found.best, place, found.points) for place in range(len(found.moves))]
    order = sorted(range(len(behind)), key=lambda place: behind[place][0])
    return tuple(
        found.moves[place]
        for number, place in enumerate(order)
        if number < 2 or behind[place][0] < GAP + PLAIN * behind[place][1]
    )


def best_and_gap(view: PlayerView, limit: Limit, rng: Random) -> tuple[Move, float, float] | None:
    """The best move, the points by which it is ahead of the next best one, and the standard error of that."""
    return ahead(appraisal_of(view, view.legal_moves(), limit, rng))


def ahead(found: Appraisal) -> tuple[Move, float, float] | None:
    """The best move of a look, by how much it is ahead of the next best one, and the standard error of that."""
    means = worths_in(found) @ found.weights
    order = sorted(range(len(means)), key=lambda place: -means[place])
    if len(order) < 2 or found.best != order[0]:
        return None
    return found.moves[order[0]], *found.difference(order[0], order[1], worths_in(found))


def worths_in(found: Appraisal) -> Floats:
    """What the moves bring (moves, worlds): points; where the match is at stake, MATCH for one that is won."""
    return MATCH * found.wins if found.by_match else found.points


def resolved(puzzle: Puzzle, limit: Limit = LOOK) -> bool:
    """Whether the judge, with another seed, finds the same answer again, clearly ahead of every other move."""
    found = best_and_gap(puzzle.view(), limit, Random(f"{puzzle.key}/again"))
    return found is not None and str(found[0]) == puzzle.best and found[1] >= max(HOLDS, STEADY * found[2])


def relabelled(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the theme that the judge gives it today, if it shows that; None when no cause tells it."""
    cause = verdict_against(puzzle.view(), puzzle.answer, move_named(puzzle.tempting), puzzle.seed).cause
    return (
        labelled(replace(puzzle, theme=cause.tactic, part=cause.part))
        if cause is not None and ALL.takes(puzzle.difficulty, cause)
        else None
    )


def fits(puzzle: Puzzle, kept: Sequence[Puzzle], wanted: int) -> bool:
    """Whether a puzzle would not make the collection too easy, or too much of one thing."""
    share = wanted / len(GAMES)
    of_game = [other for other in kept if (other.game, other.players) == (puzzle.game, puzzle.players)]
    alike = sum(theme_of(other.theme, other.part) is theme_of(puzzle.theme, puzzle.part) for other in of_game)
    as_hard = sum(other.difficulty == puzzle.difficulty for other in kept)
    return (
        alike < MOST_OF_A_THEME * share
        and as_hard < MOST_AS_HARD.get(puzzle.difficulty, 1) * wanted
        and len(of_game) < share
    )


def tasks(start: int) -> Iterator[tuple[str, int, str]]:
    """Every game in turn, with seeds that go on for ever."""
    for number in count(start):
        for game, players in GAMES:
            yield game, players, f"puzzle-{number}"


def main() -> None:
    """Read the command line and mine, or check."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.puzzlework.mining", description="Mine puzzles out of the maestro's games."
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--wanted", type=int, default=640)
    parser.add_argument("--from", dest="start", type=int, default=1, help="the number of the first seed")
    parser.add_argument(
        "--least", type=int, choices=DIFFICULTIES, default=DIFFICULTIES[0], help="look for puzzles at least so hard"
    )
    parser.add_argument(
        "--themes",
        type=_themes,
        default=frozenset(),
        metavar="A,B",
        help=f"and for these themes however hard they are: {', '.join(theme.value for theme in PracticeTheme)}",
    )
    parser.add_argument("--workers", type=int, help="processes (usually one for every core)")
    parser.add_argument(
        "--check", action="store_true", help="solve the puzzles of the file again, and name those that do not hold"
    )
    parser.add_argument(
        "--weed",
        action="store_true",
        help="the same, and leave only those that hold in the file, under the themes of today",
    )
    options = parser.parse_args()
    if options.check or options.weed:
        holding = check(load(options.file), options.workers)
        if options.weed:
            save(options.file, filter(None, map(relabelled, holding)))
    else:
        mine(options)


def _themes(names: str) -> frozenset[PracticeTheme]:
    return frozenset(map(PracticeTheme, names.split(",")))


def check(puzzles: Sequence[Puzzle], workers: int | None) -> list[Puzzle]:
    """Solve every puzzle again; print the key and the answer of those that fail, and how many hold. Those that hold."""
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
    wish = partial(mined, wish=MiningWish(options.least, options.themes))
    with ProcessPoolExecutor(options.workers) as pool:
        while len(kept) < options.wanted:
            batch = [next(coming) for _ in range(4 * len(GAMES))]
            known = {puzzle.key for puzzle in kept}
            for found in pool.map(wish, *zip(*batch, strict=True)):
                kept += [puzzle for puzzle in found if puzzle.key not in known and fits(puzzle, kept, options.wanted)]
            kept = kept[: options.wanted]
            save(options.file, kept)
            print(
                f"{batch[-1][2]}: {len(kept)} puzzles, {dict(Counter(puzzle.difficulty for puzzle in kept))}",
                flush=True,
            )


if __name__ == "__main__":
    main()
