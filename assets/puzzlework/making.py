"""Making: puzzles for the themes that mining hardly meets. ``python -m assets.puzzlework.making FILE --themes A,B
[--games C,D] [--each N] [--workers N]``.

Deals are played on quickly by players that know the old art. A turn at which a theme may be asked - somebody holds
the fourth card of the rank that a partner called, a capture would leave nothing to take - is looked at as mining looks
at it; it becomes a puzzle where one move is clearly ahead, whatever is read from how the others have played, and shows
the pattern of the theme (patterns.py) against its nearest rival. What is found is added to FILE, and a second start
goes on; ``python -m tests.measure.second_judge.puzzles FILE --weed`` leaves what the second judge finds, too.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from pathlib import Path
from random import Random

from assets.puzzlework.asked_turns import asked
from assets.puzzlework.lines import lines_to
from assets.puzzlework.patterns import MADE
from assets.puzzlework.score_turns import asked_by_score
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load, save
from scopa_gui.engine.cards import RANK_SETS, bit, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView, view_of

TABLES = (
    ("scopa_in_due", 2),
    ("scopone_scientifico", 4),
    ("scopone", 4),
    ("escoba", 2),
    ("scopa_dassi", 2),
    ("scopa", 4),
)
QUICK = ("chitarrella", "rosa", "don_ciro")
"""Who plays up to a turn: one of the old books, who knows his move four times as fast, and levels."""
BATCH = 10
"""Deals of every game looked at before what was found is written."""
Sought = tuple[str, int, str, tuple[PracticeTheme, ...]]
"""The game, how many play it, the seed, the themes."""


def made(sought: Sought) -> list[Puzzle]:
    """The puzzles of these themes in one deal, played quickly; at most one of each theme."""
    game, players, seed, themes = sought
    position, rng = deal_smazzata(VARIANTS[game].rules_by_players[players], Random(seed)), Random(f"{seed}/players")
    moves, found, wanted = list[str](), list[Puzzle](), list(themes)
    while not position.is_over and wanted:
        view = view_of(position, position.turn)
        scored = asked_by_score(view, (game, players, seed, tuple(moves))) if PracticeTheme.SCORE in wanted else None
        if scored is not None:
            found.append(scored)
            wanted.remove(PracticeTheme.SCORE)
        for line, themes_of_line in [((), wanted), *lines_to(position, wanted, rng)]:
            there = reduce(Position.play, line, position)
            where = game, players, seed, (*moves, *map(str, line))
            puzzle = asked(view_of(there, there.turn), where, _of_line(wanted, themes_of_line))
            if puzzle is not None:
                found.append(puzzle)
                wanted.remove(theme_of(puzzle.theme))
        move = player_of(rng.choice(QUICK)).choose(view, Limit(), rng).move
        if PracticeTheme.HELD_TWICE in wanted:
            move = keeping_sevens(view, move)
        moves.append(str(move))
        position = position.play(move)
    return found


def keeping_sevens(view: PlayerView, move: Move) -> Move:
    """The move, or another one if it would part with one of several sevens: they are asked about later."""
    sevens = view.hand & RANK_SETS[7]
    if sevens.bit_count() < 2 or not sevens & bit(move.card):
        return move
    others = [other for other in view.legal_moves() if not sevens & bit(other.card)]
    return max(others, key=lambda other: (other.taken.bit_count(), -rank_of(other.card)), default=move)


def _of_line(wanted: Sequence[PracticeTheme], themes: Sequence[PracticeTheme]) -> list[PracticeTheme]:
    """Those wanted that may be asked at the end of a line."""
    return [theme for theme in wanted if theme in themes and theme is not PracticeTheme.SCORE]


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
    parser.add_argument("--games", type=lambda names: names.split(","), default=[game for game, _ in TABLES])
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
        themes = options.themes if game in options.games else ()
        return tuple(theme for theme in themes if len(of(kept, theme, game, players)) < options.each)

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
