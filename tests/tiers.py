"""The tiers of the tests: `whole` tests run with `--all`, and a tenth of the `rotating` cases runs each day.

In the folders of IN_TURN a third of the other cases runs each day: at least one of each test.

Hypothesis tries the same examples each time, and in the quick run fewer; HYPOTHESIS_PROFILE=deep: many, and new ones.

Only a run of everything leaves tests out. Tests that are selected, by a file, a folder, `-k`, `-m` or `--lf`, all run;
`--day` chooses among them, too.
"""

import os
from collections import Counter
from datetime import datetime
from zlib import crc32

import pytest
from hypothesis import settings

DAYS = 10
IN_TURN = ("tests/ai/", "tests/coach/", "tests/game/", "tests/ui/")
PART = 3
"""Folders in which one case in so many of a test runs each day: there, cases are dear and much alike."""
_tier = {"all": True}
_sorted: dict[str, bool] = {}
"""Functions whose cases were chosen when they were made, and whether there are any."""


def pytest_addoption(parser):
    """Add the options that choose a tier."""
    group = parser.getgroup("tiers of Scopa's tests")
    group.addoption("--all", action="store_true", dest="all_tiers", help="run everything but the slow tests")
    group.addoption(
        "--day",
        type=int,
        choices=range(DAYS),
        metavar="N",
        help=f"run the rotating cases of day N, 0 to {DAYS - 1} (default: today's)",
    )


def pytest_configure(config):
    """Choose the tier and the day, once for all processes: xdist gives its workers the options as they are then."""
    option = config.option
    if option.day is None:
        option.all_tiers = option.all_tiers or _is_selection(config)
        option.day = datetime.now().astimezone().toordinal() % DAYS
    if not hasattr(option, "leaves_out_early"):
        option.leaves_out_early = not any("::" in word for word in config.args)
    _tier["all"] = option.all_tiers
    usual = {"deadline": None, "derandomize": True, "database": None}
    settings.register_profile("usual", max_examples=examples(40), **usual)
    settings.register_profile("deep", max_examples=1000, deadline=None)
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


def examples(number):
    """Return the number of examples that Hypothesis tries: a quarter in the quick run, but no fewer than ten."""
    return number if _tier["all"] else max(10, number // 4)


def _is_selection(config):
    option = config.option
    is_named = config.args_source == config.ArgsSource.ARGS
    is_marked = option.markexpr not in {"", "not slow"}
    return is_named or is_marked or bool(option.keyword) or getattr(option, "lf", False)


def pytest_report_header(config):
    """Say which tests are chosen, and how to choose the same or all again."""
    if config.option.all_tiers:
        return "tests: all that are selected"
    return f"tests: the quick run of day {config.option.day} (`--day {config.option.day}` repeats it, `--all` runs all)"


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc):
    """Leave out cases before pytest makes a test of each, unless a test is named.

    Speed: every process collects, in 4 instead of 6 s of the processor. A function must have a case or be no
    function of cases, so one is left to `pytest_collection_modifyitems` where none is wanted.
    """
    yield
    option = metafunc.config.option
    cases = getattr(metafunc, "_calls", None)
    if not cases or not option.leaves_out_early:
        return
    function = metafunc.definition.nodeid
    of_all = {mark.name for mark in metafunc.definition.iter_markers()}
    wanted = [
        case
        for case, day in zip(cases, days_of([function] * len(cases)), strict=True)
        if _is_wanted(option, of_all.union(mark.name for mark in case.marks), day)
    ]
    if len(wanted) >= PART and function.startswith(IN_TURN) and not (option.all_tiers or "rotating" in of_all):
        wanted = wanted[(crc32(function.encode()) + option.day) % PART :: PART]
    _sorted[function] = bool(wanted)
    cases[:] = wanted or cases[:1]


def _is_wanted(option, marks, day):
    if "slow" in marks and option.markexpr == "not slow":
        return False
    return option.all_tiers or not ("whole" in marks or ("rotating" in marks and day != option.day))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Leave out what the tier does not take."""
    chosen, left_out = [], []
    for item, day in zip(items, days_of([item.nodeid for item in items]), strict=True):
        is_wanted = _sorted.get(item.nodeid.partition("[")[0])
        if is_wanted is None:
            marks = {mark.name for mark in item.iter_markers()}
            is_wanted = _is_wanted(config.option, marks, day)
        (chosen if is_wanted else left_out).append(item)
    items[:] = chosen
    config.hook.pytest_deselected(items=left_out)


def days_of(names):
    """Return the day of each test if it rotates: the cases of a function take turns, from a day of its own."""
    cases = Counter()
    days = []
    for name in names:
        function = name.partition("[")[0]
        days.append((crc32(function.encode()) + cases[function]) % DAYS)
        cases[function] += 1
    return days
