"""What every test starts from: no screen, no sound card, and an empty home of its own."""

import gc
import os
import shlex
import shutil
import sys
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
pytest.register_assert_rewrite(
    *(f"tests.{path.stem}" for path in HERE.iterdir())
)  # or -O would leave their asserts out

from scopa_gui.store import program_parts  # noqa: E402 - what is loaded before is not rewritten
from scopa_gui.ui.words import translation  # noqa: E402 - as above
from tests import world  # noqa: E402 - as above

world.enter()

pytest_plugins = ["tests.cost", "tests.left_behind", "tests.tiers"]
PROJECT = HERE.parent
LANGUAGES = tuple(translation.LANGUAGES)
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that all per-user files of this test go to."""
    folder = tmp_path / "home"
    monkeypatch.setenv("SCOPA_HOME", str(folder))
    return folder


@pytest.fixture(scope="session", autouse=True)
def nobody_waits_for_the_disk() -> Iterator[None]:
    """What was written outlives this process without that: only a power cut, which no test makes, would lose it.

    When the program asks for it is for the tests in tests/store, which look at each time; other processes wait.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """The language and the deck that a test chose end with it: the next one of this process speaks English of coins."""
    yield
    translation.use("en", PROJECT / "assets" / "locale")
    translation.use_deck("neapolitan")


@pytest.fixture(autouse=True)
def nothing_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget which files of the game were missing in the test before: it is not news on the screens of this one."""
    monkeypatch.setattr(program_parts, "_missed", {})


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(specs: Sequence[object]) -> None:
    """Start processes that share the tests with -O, too, where this one was started so."""
    if sys.flags.optimize:
        for spec in specs:
            spec.python = f"{shlex.quote(sys.executable)} -{'O' * sys.flags.optimize}"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Have one process run all files of tests that ask for syntax trees, one after the other, like one file."""
    from xdist.scheduler import LoadFileScheduling

    asking = {
        path.relative_to(PROJECT).as_posix()
        for path in HERE.rglob("test_*.py")
        if any(module in path.read_text(encoding="utf-8") for module in ("tests.sources", "house.handled_keys"))
    }

    class ByFile(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            return "syntax trees" if file in asking else file

    return ByFile(config, log) if config.option.dist == "loadfile" else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without the collector of garbage: what is collected stays."""
    # Speed: a sixth of the time of collecting.
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """What was collected stays to the end: the collector of garbage need not look through all of it again and again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those of the real window first: they mostly wait, while others reckon. Without an X server they are left out."""
    items.sort(key=lambda item: item.get_closest_marker("e2e") is None)
    missing = [program for program in ("Xvfb", "xdotool") if shutil.which(program) is None]
    if missing:
        reason = f"{' and '.join(missing)} not installed"
        for item in items:
            if item.get_closest_marker("e2e"):
                item.add_marker(pytest.mark.skip(reason=reason))
