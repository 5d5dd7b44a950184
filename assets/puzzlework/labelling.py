"""Labelling: every puzzle under a theme whose pattern it shows. ``python -m assets.puzzlework.labelling FILE``.

What shows the pattern of the theme under which it stands stays there, but where that is a broad one, as the race for
cards, and a finer one is shown as well; anything else goes to the nearest theme that is true of it. The name and the
kept answers of a puzzle do not change.
"""

import argparse
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from assets.puzzlework.patterns import shows
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.ai.tactics.registry import BY_NAME, cause_args
from scopa_gui.coach.judging.verdict import COUNTED
from scopa_gui.coach.practice.themes import SUBJECTS, PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle, load, save
from scopa_gui.engine.moves import Move, move_named

BROAD = frozenset(
    {
        PracticeTheme.GIVING_SCOPA,
        PracticeTheme.PRIMIERA,
        PracticeTheme.DENARI,
        PracticeTheme.CARTE,
        PracticeTheme.GIVING_CARDS,
        PracticeTheme.PREPARING,
    }
)
FINER = (
    PracticeTheme.ECHO,
    PracticeTheme.PARTNERS_DOUBLE,
    PracticeTheme.LAST_CARD,
    PracticeTheme.PAIRS,
    PracticeTheme.HELD_TWICE,
    PracticeTheme.ANCHORS,
    PracticeTheme.DECLINING,
    PracticeTheme.WHIRLWIND,
    PracticeTheme.FORCING,
    PracticeTheme.OPENINGS,
)
"""In this order: the first that is shown."""
NEAREST = (
    PracticeTheme.GIVING_SCOPA,
    PracticeTheme.MAKING_SCOPA,
    PracticeTheme.SETTEBELLO,
    PracticeTheme.ANCHORS,
    PracticeTheme.WHIRLWIND,
    PracticeTheme.SEVENS,
    PracticeTheme.PRIMIERA,
    PracticeTheme.DENARI,
    PracticeTheme.PREPARING,
    PracticeTheme.CARTE,
    PracticeTheme.GIVING_CARDS,
    PracticeTheme.PARTNER,
    PracticeTheme.ACES,
    PracticeTheme.ENDINGS,
)
"""Where one goes that is not what it was said to be: the first of these whose pattern it shows."""


def is_labelled(puzzle: Puzzle) -> bool:
    """Whether a puzzle is what its theme says."""
    return shows(theme_of(puzzle.theme, puzzle.part), *_asked(puzzle))


def _asked(puzzle: Puzzle) -> tuple[Facts, Move, Move]:
    """What a pattern is asked about."""
    return facts_of(puzzle.view()), puzzle.answer, move_named(puzzle.tempting)


def labelled(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle under a theme that it shows; None where there is none."""
    asked, now = _asked(puzzle), theme_of(puzzle.theme, puzzle.part)
    among = FINER if now in BROAD else ()
    theme = next((theme for theme in (*among, now, *NEAREST) if shows(theme, *asked)), None)
    if theme is None or theme is now:
        return None if theme is None else puzzle
    return replace(puzzle, theme=name_in(theme, *asked))


_IN_ORDER: Mapping[PracticeTheme, tuple[str, ...]] = {
    PracticeTheme.PRIMIERA: ("primiera_race", "takes_sixes"),
    PracticeTheme.SEVENS: ("takes_sevens", "lays_seven", "offers_seven_sum", "sevens_paired", "sevens_unpaired"),
}
"""Order in which the names of a theme are tried, where it is not that of the tactics."""


def name_in(theme: PracticeTheme, facts: Facts, best: Move, tempting: Move) -> str:
    """By which of the names of a theme a puzzle stands under it: the tactic that is true of it."""
    if theme is PracticeTheme.ENDINGS:
        return COUNTED
    names = _IN_ORDER.get(theme, SUBJECTS[theme])
    return next(
        (name for name in names if name in BY_NAME and cause_args(name, facts, best, tempting) is not None), names[-1]
    )


def main() -> None:
    """Read the command line, label the file, tell what went where."""
    parser = argparse.ArgumentParser(prog="python -m assets.puzzlework.labelling", description="Put themes right.")
    parser.add_argument("file", type=Path)
    file = parser.parse_args().file
    before = load(file)
    after = [labelled(puzzle) for puzzle in before]
    moved = Counter(
        (old.theme, new.theme if new else "none") for old, new in zip(before, after, strict=True) if new != old
    )
    for (old, new), count in sorted(moved.items()):
        print(f"{count} from {old} to {new}")
    save(file, filter(None, after))


if __name__ == "__main__":
    main()
