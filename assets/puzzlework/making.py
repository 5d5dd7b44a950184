"""Making: puzzles for the themes that mining hardly meets. ``python -m assets.puzzlework.making FILE --themes A,B
[--each N] [--workers N]``.

Deals are played on quickly by the levels that know the old art. A turn at which a theme may be asked - somebody holds
the fourth card of the rank that a partner called, a capture would leave nothing to take - is looked at as mining looks
at it; it becomes a puzzle where one move is clearly ahead, whatever is read from how the others have played, and shows
the pattern of the theme (patterns.py) against its nearest rival. What is found is added to FILE, and a second start
goes on; ``python -m tests.second_judge.puzzles FILE --weed`` leaves what the second judge finds, too.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from pathlib import Path
from random import Random

from assets.puzzlework.labelling import name_in
from assets.puzzlework.mining import EACH, FIRST, GAP, GLANCE, SURE, Where, ahead, may_be_ahead, near_moves, played_out
from assets.puzzlework.patterns import MADE, may_ask, may_show, shows
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.difficulty import difficulty_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load, save
from scopa_gui.coach.review.refutation import verdict_against
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView, view_of

TABLES = (("scopa_in_due", 2), ("scopone_scientifico", 4), ("scopone", 4), ("escoba", 2), ("scopa", 4))
QUICK = ("rosa", "don_ciro", "don_ciro")
"""Who plays up to a turn."""
BATCH = 10
"""Deals of every game looked at before what was found is written."""
LEAST_MOVES = {PracticeTheme.LAST_CARD: 2}
"""So many moves there are to choose from; elsewhere three."""
UNREAD = 0.25
"""Points by which an answer is ahead when nothing is read from how the others have played, too."""
READ = 0.1
"""One that is about reading is ahead by less than this without."""
Sought = tuple[str, int, str, tuple[PracticeTheme, ...]]
"""The game, how many play it, the seed, the themes."""


def made(sought: Sought) -> list[Puzzle]:
    """The puzzles of these themes in one deal, played quickly; at most one of each theme."""
    game, players, seed, themes = sought
    position, rng = deal_smazzata(VARIANTS[game].rules_by_players[players], Random(seed)), Random(f"{seed}/players")
    moves, found, wanted = list[str](), list[Puzzle](), list(themes)
    while not position.is_over and wanted:
        view = view_of(position, position.turn)
        puzzle = asked(view, (game, players, seed, tuple(moves)), wanted)
        if puzzle is not None:
            found.append(puzzle)
            wanted.remove(theme_of(puzzle.theme))
        move = player_of(rng.choice(QUICK)).choose(view, Limit(), rng).move
        moves.append(str(move))
        position = position.play(move)
    return found


def asked(view: PlayerView, where: Where, themes: Sequence[PracticeTheme]) -> Puzzle | None:
    """The puzzle of this turn, if one of the themes can be asked there and one move is clearly best."""
    legal = view.legal_moves()
    if len(legal) < 2:
        return None
    facts = facts_of(view)
    themes = [theme for theme in themes if len(legal) >= LEAST_MOVES.get(theme, 3) and may_ask(theme, facts)]
    themes = [theme for theme in themes if any(may_show(theme, facts, *pair) for pair in permutations(legal, 2))]
    if not themes:
        return None
    rng = Random(f"{where[2]}/{len(where[3])}")
    first = played_out(view, FIRST, rng)
    best = first.moves[first.best]
    themes = [theme for theme in themes if any(may_show(theme, facts, best, move) for move in legal if move != best)]
    if not themes or not may_be_ahead(first, best):
        return None
    glance = played_out(view, GLANCE, rng)
    if not may_be_ahead(glance, best) or not any(may_show(theme, facts, best, rival_of(glance)) for theme in themes):
        return None
    near = near_moves(glance)
    limit = Limit(iterations=EACH * len(near))
    closer = appraisal_of(view, near, limit, rng)
    found, rival = ahead(closer), rival_of(closer)
    if found is None or found[0] != best or found[1] < max(GAP, SURE * found[2]):
        return None
    unread = lead_of(appraisal_of(setup_seen(view).without_past().view(), near, limit, rng), best)
    theme = next((theme for theme in themes if is_held(theme, unread) and shows(theme, facts, best, rival)), None)
    if theme is None:
        return None
    difficulty, tempting = difficulty_of(view, best)
    if not shows(theme, facts, best, tempting):
        tempting = rival
    split = verdict_against(view, best, tempting, where[2]).split
    part = max(split, key=lambda name: split[name])
    name = name_in(theme, facts, best, tempting)
    gap = round(found[1], 3), round(found[2], 4)
    return Puzzle(*where, str(best), str(tempting), name, part, difficulty, *gap)


def rival_of(found: Appraisal) -> Move:
    """The move that comes next after the best."""
    means = found.points @ found.weights
    return found.moves[
        max((place for place in range(len(means)) if place != found.best), key=lambda place: means[place])
    ]


def lead_of(found: Appraisal, best: Move) -> float:
    """By how many points a move is ahead of the best of the others."""
    means, place = found.points @ found.weights, found.moves.index(best)
    return float(means[place] - max(mean for other, mean in enumerate(means) if other != place))


def is_held(theme: PracticeTheme, unread: float) -> bool:
    """Whether an answer that is so far ahead without reading may stand under a theme: that of reading must not be."""
    return unread < READ if theme is PracticeTheme.READING else unread > UNREAD


def tasks(start: int, wanted: Callable[[str, int], tuple[PracticeTheme, ...]]) -> Iterator[Sought]:
    """Every game in turn, with seeds that go on for ever, where something is wanted of it."""
    for number in range(start, start + BATCH):
        for game, players in TABLES:
            if themes := wanted(game, players):
                yield game, players, f"made-{number}", themes


def main() -> None:
    """Read the command line and make."""
    parser = argparse.ArgumentParser(prog="python -m assets.puzzlework.making", description="Make puzzles for themes.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--themes", type=lambda names: tuple(map(PracticeTheme, names.split(","))), default=MADE)
    parser.add_argument("--each", type=int, default=12, help="of every theme in every game (usually 12)")
    parser.add_argument("--from", dest="start", type=int, default=1, help="the number of the first seed")
    parser.add_argument("--to", dest="end", type=int, default=1_000_000, help="before which seed it ends")
    parser.add_argument("--workers", type=int, default=1, help="processes (usually 1)")
    make(parser.parse_args())


def make(options: argparse.Namespace) -> None:
    """Until there are as many of every theme; what a file has is gone on with, from the number after its last seed."""
    kept = list(load(options.file)) if options.file.exists() else []
    start = max((int(puzzle.seed.split("-")[1]) + 1 for puzzle in kept), default=options.start)

    def wanted(game: str, players: int) -> tuple[PracticeTheme, ...]:
        return tuple(theme for theme in options.themes if len(of(kept, theme, game, players)) < options.each)

    with ProcessPoolExecutor(options.workers) as pool:
        while start < options.end and (batch := list(tasks(start, wanted))):
            for found in pool.map(made, batch):
                kept += found
            start += BATCH
            save(options.file, kept)
            counts = {theme.value: [len(of(kept, theme, *table)) for table in TABLES] for theme in options.themes}
            print(start, *(f"{name} {'/'.join(map(str, found))}" for name, found in counts.items()), flush=True)


def of(puzzles: Sequence[Puzzle], theme: PracticeTheme, game: str, players: int) -> list[Puzzle]:
    """Those of a theme in a game."""
    return [
        puzzle
        for puzzle in puzzles
        if (puzzle.game, puzzle.players) == (game, players) and theme_of(puzzle.theme, puzzle.part) is theme
    ]


if __name__ == "__main__":
    main()
