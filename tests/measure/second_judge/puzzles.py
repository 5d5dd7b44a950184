"""Every puzzle solved again by both judges, with reading hands and without.

``python -m tests.measure.second_judge.puzzles [PUZZLES] --out FILE [--workers N]``: the answer must be ahead of all
other moves for the judge of the program (coach/judging) and for the second one (slow_judge.py), by the hands that the
others' play makes likely and by any that may lie. What is done is kept in FILE by the puzzle and the state of what
judges, and a second start goes on; ``--table`` prints what FILE has; ``--weed`` leaves in PUZZLES only those that hold;
a puzzle of the theme of reading must hold by reading alone. ``--draw NAME --sample N``: so many by lot, in other worlds
than before: the share of those that ship that holds. Keys stay; what is kept of a puzzle that goes still opens.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from assets.puzzlework.mining import HOLDS, MATCH, worths_in
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load, save
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.variants import VARIANTS
from tests.measure.second_judge.habits import HABITS
from tests.measure.second_judge.slow_judge import Opinion, SlowJudge
from tests.measure.strength import results
from tests.measure.strength.ladder import commit_of
from tests.measure.strength.seating import workers

PROJECT = Path(__file__).resolve().parents[3]
SHIPPED = PROJECT / "assets" / "puzzles" / "puzzles.jsonl"
WHAT_JUDGES = ("scopa_gui/engine", "scopa_gui/ai", "scopa_gui/coach/judging", "tests/measure/second_judge")
READ, UNREAD = "weighed", "uniform"
JUDGES = tuple((judge, reading) for judge in ("first", "second") for reading in (READ, UNREAD))
"""Who looks at a puzzle, and how."""
PLAYED_BY = HABITS["maestro"]
"""How the moves up to a puzzle were chosen, as far as the second judge reads them."""
SURE = 2.0
"""In standard errors: by so much the answer must be ahead; a first judge is asked for points besides."""
PLAYOUTS, NESTED = 8000, 80
"""Of the first judge in all; the worlds of the second in which seats search in turn: fewer do than for a verdict, as
its two looks are taken together.
"""
LEAST = {READ: HOLDS, UNREAD: 0.2}
"""Points by which it must be ahead for the first judge: one mined with reading may lose a little without."""
SPARE = {READ: 0.05, UNREAD: 0.1}
SPARE_POINTS, SPARE_ERRORS = 0.1, 1.5
"""What is left by weeding is ahead by so much more for the first judge, and for the second by so many points and
standard errors: other draws come out otherwise.
"""
UNDECIDED = 0.15
"""Points by which one about reading may be ahead for the first judge without, if something is to spare."""


class Lead(NamedTuple):
    """By how much an answer is ahead of its nearest ``rival``, in points: [mean, standard error] of each look at it."""

    rival: str
    looks: Sequence[Sequence[float]]

    @property
    def mean(self) -> float:
        """Of all looks alike."""
        return fmean(mean for mean, _ in self.looks)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sum(error**2 for _, error in self.looks) ** 0.5 / len(self.looks)


class Solved(NamedTuple):
    """A puzzle that both have solved, by judge and reading in the order of JUDGES; what the first does not find either
    way the second is not asked.
    """

    leads: Sequence[Lead]

    def holds(self, place: int, *, spare: bool = False) -> bool:
        """Whether the answer is ahead for this one of JUDGES, ``spare``: with something to spare."""
        if place >= len(self.leads):
            return False
        lead, (judge, reading) = self.leads[place], JUDGES[place]
        if judge == "first":
            return lead.mean > max(LEAST[reading] + spare * SPARE[reading], SURE * lead.error)
        return lead.mean > (max(SPARE_POINTS, SPARE_ERRORS * lead.error) if spare else 0.0)

    def is_sound(self, *, spare: bool = False) -> bool:
        """Whether it is ahead for all of them."""
        return all(self.holds(place, spare=spare) for place in range(len(JUDGES)))

    def needs_reading(self, *, spare: bool = False) -> bool:
        """Whether it is ahead by reading alone."""
        if self.is_sound() or (spare and self.leads[JUDGES.index(("first", UNREAD))].mean > UNDECIDED):
            return False
        return all(self.holds(place, spare=spare) for place, (_, reading) in enumerate(JUDGES) if reading == READ)


def solved(puzzle: Puzzle, draw: str = "") -> tuple[str, Solved]:
    """The name of a puzzle and its answer, and what both judges say; other worlds are drawn by another ``draw``."""
    view, answer = puzzle.view(), puzzle.answer
    limit = Limit(iterations=PLAYOUTS)
    unread = setup_seen(view).without_past().view()
    asked = answer, move_named(puzzle.tempting)
    found = [
        _lead(appraisal_of(one, asked, limit, Random(f"{puzzle.key}/solved{draw}")), answer) for one in (view, unread)
    ]
    if not any(Solved(found).holds(place) for place in range(len(found))):
        return name_of(puzzle), Solved(found)
    near = dict.fromkeys([answer, *(move_named(lead.rival) for lead in found)])
    judge, habits = _judge_of(puzzle.game, puzzle.players), dict.fromkeys(range(puzzle.players), PLAYED_BY)
    opinion = judge.opinion(view, tuple(near), habits, f"{puzzle.key}/second{draw}")
    worth = MATCH / 2 if puzzle.totals else 1.0
    return name_of(puzzle), Solved([*found, *(_lead_in(opinion, answer, reading, worth) for reading in (READ, UNREAD))])


def name_of(puzzle: Puzzle) -> str:
    """By which what was found is kept."""
    return f"{puzzle.key} {puzzle.best}"


@cache
def _judge_of(game: str, players: int) -> SlowJudge:
    return SlowJudge(VARIANTS[game].rules_by_players[players], nested=NESTED)


def _lead(found: Appraisal, answer: Move) -> Lead:
    worths, place = worths_in(found), found.moves.index(answer)
    means = worths @ found.weights
    rival = max((other for other in range(len(means)) if other != place), key=lambda other: float(means[other]))
    return _rounded(found.moves[rival], [found.difference(place, rival, worths)])


def _lead_in(opinion: Opinion, answer: Move, reading: str, worth: float) -> Lead:
    """Against the move that loses least; each look at both, by glances and where seats search.

    ``worth``: what one of the judge's points is, which are 1 and -1 for a match won and lost where that is at stake.
    """
    losses = {move: by[reading] for move, by in opinion.losses.items()}
    mine = losses.pop(answer)
    rival = min(losses, key=lambda move: fmean(loss.mean for loss in losses[move]))
    looks = max(len(mine), len(losses[rival]))
    pairs = [
        (mine[min(look, len(mine) - 1)], losses[rival][min(look, len(losses[rival]) - 1)]) for look in range(looks)
    ]
    leads = ((theirs.mean - own.mean, max(theirs.error, own.error)) for own, theirs in pairs)
    return _rounded(rival, [(worth * mean, worth * error) for mean, error in leads])


def _rounded(rival: Move, looks: Iterable[tuple[float, float]]) -> Lead:
    return Lead(str(rival), [(round(float(mean), 3), round(float(error), 4)) for mean, error in looks])


HEAD = (
    "| game | theme | n | "
    + " | ".join(f"{judge} judge, {reading}" for judge, reading in JUDGES)
    + " | both, both ways | by reading alone |\n|---|---|---|"
    + "---|" * (len(JUDGES) + 2)
)


def table(puzzles: Iterable[Puzzle], known: Mapping[str, Solved]) -> str:
    """How many hold for each judge, by game and by theme, and of all."""
    groups = defaultdict[tuple[str, str], list[Solved]](list)
    for puzzle in puzzles:
        if name_of(puzzle) in known:
            game, theme = f"{puzzle.game} {puzzle.players}", theme_of(puzzle.theme, puzzle.part).value
            for group in ((game, theme), (game, "all"), ("all", theme), ("all", "all")):
                groups[group].append(known[name_of(puzzle)])
    return "\n".join([HEAD, *(_row(*group, groups[group]) for group in sorted(groups))])


def _row(game: str, theme: str, found: Sequence[Solved]) -> str:
    held = [sum(one.holds(place) for one in found) for place in range(len(JUDGES))]
    sums = (len(found), *held, sum(one.is_sound() for one in found), sum(one.needs_reading() for one in found))
    return f"| {game} | {theme} | {' | '.join(map(str, sums))} |"


def told(name: str, found: Solved) -> str:
    """A puzzle that does not hold, and whose rival is how far."""
    leads = ", ".join(
        f"{judge} {reading} {lead.mean:+.2f} +- {lead.error:.2f} v {lead.rival}"
        for (judge, reading), lead in zip(JUDGES, found.leads, strict=False)
    )
    return f"{name}: {leads}"


def kept(path: Path | None, commit: str) -> dict[str, Solved]:
    """What a file has of this state of the code."""
    return {
        line["puzzle"]: Solved([Lead(*lead) for lead in line["leads"]])
        for line in results.lines_of(path)
        if line["commit"] == commit
    }


def sound(puzzles: Iterable[Puzzle], known: Mapping[str, Solved]) -> list[Puzzle]:
    """Those that hold as their theme wants it, with something to spare; one that nobody has solved does not."""
    return [
        puzzle for puzzle in puzzles if name_of(puzzle) in known and stands(puzzle, known[name_of(puzzle)], spare=True)
    ]


def stands(puzzle: Puzzle, found: Solved, *, spare: bool = False) -> bool:
    """Whether a puzzle holds for both judges: both ways, under the theme of reading by reading alone."""
    is_about_reading = theme_of(puzzle.theme, puzzle.part) is PracticeTheme.READING
    return found.needs_reading(spare=spare) if is_about_reading else found.is_sound(spare=spare)


def options() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.second_judge.puzzles", description="Solve every puzzle again by both judges."
    )
    parser.add_argument("puzzles", type=Path, nargs="?", default=SHIPPED, help="usually those that ship")
    parser.add_argument("--out", type=Path, required=True, help="the file of results that a run adds to")
    parser.add_argument("--workers", type=int, default=1, help="processes (usually 1)")
    parser.add_argument("--commit", help="the name under which results are kept (usually the state of what judges)")
    parser.add_argument("--draw", default="", metavar="NAME", help="draw other worlds, by this name")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many of them, drawn by lot")
    parser.add_argument("--table", action="store_true", help="print what the file has and solve nothing")
    parser.add_argument("--weed", action="store_true", help="leave only those that hold")
    return parser.parse_args()


def main() -> None:
    """Solve, print, weed."""
    given = options()
    commit, puzzles = (given.commit or commit_of(PROJECT, WHAT_JUDGES)) + given.draw, load(given.puzzles)
    if given.sample:
        puzzles = tuple(Random(given.draw).sample(puzzles, min(given.sample, len(puzzles))))
    known = kept(given.out, commit)
    asked = [puzzle for puzzle in puzzles if name_of(puzzle) not in known and not given.table]
    Random(0).shuffle(asked)
    if asked:
        with workers(given.workers) as pool:
            for name, found in pool.imap_unordered(partial(solved, draw=given.draw), asked):
                known[name] = found
                results.append(given.out, {"puzzle": name, "commit": commit, "leads": found.leads})
    looked_at = [(puzzle, known[name_of(puzzle)]) for puzzle in puzzles if name_of(puzzle) in known]
    print(f"State {commit}", table(puzzles, known), sep="\n")
    failing = [told(name_of(puzzle), found) for puzzle, found in looked_at if not stands(puzzle, found)]
    print(f"{len(looked_at) - len(failing)} of {len(looked_at)} hold as their theme wants it.", *failing, sep="\n")
    if given.weed and not given.sample:
        save(given.puzzles, sound(puzzles, known))


if __name__ == "__main__":
    main()
