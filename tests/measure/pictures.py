"""Pictures of every screen, to look at and to compare with those of another version.

    python -m tests.measure.pictures FOLDER                     take them: the last picture of each test of what fits
    python -m tests.measure.pictures FOLDER -k "de and 1024"    only of some tests, as pytest selects them
    python -m tests.measure.pictures FOLDER --before OTHER      compare: how much of each differs, and OTHER next to it

Pictures of another version are taken with this file copied there. Those next to each other are put into FOLDER/differ.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest
from PIL import Image, ImageChops

if TYPE_CHECKING:
    from tests.ui.pilot import Pilot

FILES = [
    *("test_scenes", "test_about", "test_drill", "test_fair_deals_screen", "test_first_start", "test_history"),
    *("test_lessons", "test_own_position", "test_profiles", "test_progress", "test_puzzle_choice", "test_puzzle_fits"),
    *("test_sharing", "test_timed_set", "test_typed_text", "test_unfinished", "test_what_if"),
    *("count/test_count_scene", "count/test_match_end", "review/test_deal_screen", "review/test_match_report_screen"),
    *("review/test_review_looks", "table/test_contract", "table/test_seat_knowledge_screen", "table/test_together"),
    *("table/test_watched", "table/test_why"),
]
"""Tests of the screens, below tests/ui."""
USUAL = "(de and 1024x640) or (en and 1920x1080) or 3840x2160"
"""The smallest window in the longest language, a usual one, and the largest."""
_LOADED = "ignore::pytest.PytestAssertRewriteWarning"
"""This program is loaded before pytest could rewrite its asserts; it has none."""
_EQUAL = 24
"""Difference of a colour, of 255, that nobody sees."""


class Photographer:
    """Plugin of pytest that saves what the last pilot of each test shows when it ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pilot: Pilot | None = None

    def pytest_collection_finish(self) -> None:
        """Have every pilot say that it is there."""
        from tests.ui.pilot import Pilot  # not before pytest can rewrite its asserts

        begin = Pilot.__init__

        def noted(pilot: "Pilot", *given: object, **named: object) -> None:
            begin(pilot, *given, **named)
            self.pilot = pilot

        Pilot.__init__ = noted

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        """Take the picture, painted now where the test only measured."""
        if self.pilot is None:
            return
        if self.pilot.blind:
            self.pilot.look()
            self.pilot.tick(0.0)
            self.pilot.app.step((), 0.0)
        name = re.sub(r"[^\w.-]+", "_", item.nodeid.split("tests/ui/")[-1])[:150]
        pygame.image.save(self.pilot.picture(), self.folder / f"{name}.png")
        self.pilot = None


def compared(before: Path, after: Path) -> Iterator[tuple[float, str]]:
    """Yield the share of pixels that differ, of each picture that is in both folders; put both next to each other."""
    (after / "differ").mkdir(exist_ok=True)
    for path in sorted(after.glob("*.png")):
        if not (before / path.name).exists():
            continue
        old = Image.open(before / path.name).convert("RGB")
        new = Image.open(path).convert("RGB")
        if old.size != new.size:
            yield 1.0, path.name
            continue
        changed = ImageChops.difference(old, new).convert("L").point(lambda value: 255 * (value > _EQUAL))
        share = changed.histogram()[255] / (old.width * old.height)
        if share:
            both = Image.new("RGB", (2 * old.width, old.height))
            both.paste(old, (0, 0))
            both.paste(new, (old.width, 0))
            both.save(after / "differ" / path.name)
        yield share, path.name


def main() -> None:
    """Take the pictures, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("-k", default=USUAL, metavar="TESTS")
    parser.add_argument("--before", type=Path, metavar="OTHER")
    given = parser.parse_args()
    if given.before is not None:
        for share, name in sorted(compared(given.before, given.folder), reverse=True):
            print(f"{share:7.2%}  {name}")
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    tests = [f"tests/ui/{name}.py" for name in FILES]
    sys.exit(pytest.main(["-q", "-W", _LOADED, "-k", given.k, *tests], plugins=[Photographer(given.folder.resolve())]))


if __name__ == "__main__":
    main()
