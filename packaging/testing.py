"""The work of test.py: choose the arguments of pytest, then replace this process by it."""

import os
import sys

import fresh

OPTIMIZED = [
    "tests/engine",
    "tests/store",
    "tests/game",
    "tests/coach",
    "tests/ui/count/test_count_scene.py",
    "tests/ui/count/test_match_end.py",
    "tests/ui/review/test_deal_screen.py",
    "tests/ui/review/test_match_report_screen.py",
    "tests/ui/review/test_review_kept.py",
    "tests/ui/review/test_review_looks.py",
    "tests/ui/table/test_contract.py",
    "tests/ui/table/test_seat_knowledge_screen.py",
    "tests/ui/table/test_together.py",
    "tests/ui/table/test_watched.py",
    "tests/ui/table/test_why.py",
    "tests/ui/test_about.py",
    "tests/ui/test_damage.py",
    "tests/ui/test_drill.py",
    "tests/ui/test_fair_deals_screen.py",
    "tests/ui/test_first_start.py",
    "tests/ui/test_history.py",
    "tests/ui/test_lessons.py",
    "tests/ui/test_own_position.py",
    "tests/ui/test_profiles.py",
    "tests/ui/test_progress.py",
    "tests/ui/test_puzzle_choice.py",
    "tests/ui/test_puzzle_fits.py",
    "tests/ui/test_scenes.py",
    "tests/ui/test_sharing.py",
    "tests/ui/test_timed_set.py",
    "tests/ui/test_typed_text.py",
    "tests/ui/test_unfinished.py",
    "tests/ui/test_what_if.py",
]
"""Run with `--optimized`; of the screens, tests/ui/test_scenes.py says which file holds the contract of each."""
ONE_LANGUAGE = "not [it- and not [de- and not -it- and not -de- and not -it] and not -de]"
"""Filter for one language; texts and their sizes are the same with `-O`."""


def on_all_cores(words: list[str]) -> list[str]:
    """Return the arguments that make pytest use every core; none for a few selected tests, which are faster without.

    There is one more worker than cores, because tests of the real window mostly wait. They come first
    (tests/conftest.py) and stay with their worker.
    """
    days = [words[at + 1] for at, word in enumerate(words[:-1]) if word == "--day"]
    named = any(not word.startswith("-") for word in words if word not in [*OPTIMIZED, ONE_LANGUAGE, *days])
    own = any(word.startswith(("-n", "--numprocesses", "--dist", "--pdb", "--co")) for word in words)
    workers = (os.cpu_count() or 1) + 1
    return [] if named or own else ["-n", str(workers), "--dist", "loadfile", "--no-loadscope-reorder"]


def command_of(words: list[str]) -> list[str]:
    """Return the arguments with which Python is started for these words of the command line."""
    if "--optimized" not in words:
        return ["-m", "pytest", *on_all_cores(words), *words]
    given = [word for word in words if word != "--optimized"]
    if all(word.startswith("-") for word in given):
        given = ["-k", ONE_LANGUAGE, *given, *OPTIMIZED]
    return ["-O", "-m", "pytest", *on_all_cores(given), *given]


def main() -> None:
    """Prepare the environment if necessary, then replace this process by pytest."""
    python, _ = fresh.python_for("test")
    os.chdir(fresh.TOP)
    os.environ["LC_ALL"] = "C.UTF-8"  # Python takes the encoding of file names from it once, before tests/world.py can
    fresh.run(python, *command_of(sys.argv[1:]))
